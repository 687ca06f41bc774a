"""Letters of Brazil and Portugal: long names, a colleague's field in the greeting, numbers of citizens and of plans.
Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import values_read as read

LETTER = """Clínica Monte Claro - Medicina de Família
Av. Central, 88, sala 12 - Contagem/MG
(31) 9999-0221 | recepcao@monteclaro.example.com

ENCAMINHAMENTO

Ao colega cardiologista (arritmias),

Encaminho Sebastião Luís Moreira Prado Neto, nascido em 02/09/1961, pedreiro, para avaliação.
Há dois meses tem palpitações, sem síncope, com tontura ao subir a escada da obra e cansaço no fim do dia.
O pai, Sr. Sebastião Luís, teve infarto aos setenta anos, não confundir os prontuários.
Em uso de losartana 50 mg 12/12h. Alergia: dipirona (urticária).

CPF: 999.528.317-99    Tel.: (31) 99999-0332
Rua das Acácias, 77, bairro Santa Luzia
Plano Serrano Saúde, carteirinha 0 999 005183 02-1 (titular)

Cordialmente,

Dra. Marina Lobo Freire
CRM-MG 99952
Contagem, 10 de junho de 2026
"""


def test_a_short_letter_tells_the_patient_below_a_greeting_with_a_remark() -> None:
    found = read(LETTER)
    expected = {
        "patient.given_name": "Sebastião Luís",
        "patient.family_name": "Moreira Prado Neto",
        "patient.birth_date": "1961-09-02",
        "patient.phone": "+5531999990332",
        "patient.identifiers[0].value": "999.528.317-99",
        "request.specialty": "cardiology",
        "insurance.payer": "Plano Serrano Saúde",
        "insurance.member_id": "0 999 005183 02-1",
    }
    assert {path: found.get(path) for path in expected} == expected


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("João Pedro Souza Filho", ("João Pedro", "Souza Filho")),
        ("Carlos Alberto Nunes Ramos Júnior", ("Carlos Alberto", "Nunes Ramos Júnior")),
        ("Rita Lima Neto", ("Rita", "Lima Neto")),
        ("Ana Rita Lopes Teixeira", ("Ana Rita", "Lopes Teixeira")),
    ],
)
def test_what_tells_a_son_from_his_father_belongs_to_the_surname(
    written: str, expected: tuple[str, str]
) -> None:
    found = read(f"ENCAMINHAMENTO\nPaciente: {written}\nData de nascimento: 04/05/1961\n")
    assert (found.get("patient.given_name"), found.get("patient.family_name")) == expected


def test_a_health_centre_is_no_insurer() -> None:
    found = read("ENCAMINHAMENTO\nPaciente: Rita Lima\nCentro de Saúde Monte Alto 999 005 183\n")
    assert found.get("insurance.payer") is None


def test_the_nervous_system_is_no_card_of_brazil() -> None:
    found = read("Patient: Robin Quill\nCNS: no focal deficit, plantars flexor\n")
    assert found.get("patient.identifiers[0].value") is None


def test_a_colleague_addressed_as_a_woman_is_who_receives() -> None:
    found = read(
        "USF Monte Claro\nTel. 299 999 221\n\nMonte Claro, 4 de fevereiro de 2026\n\nExma. Senhora\n"
        "Dr.ª Inês Vasques\nConsulta de Dermatologia\nHospital Distrital do Lima\n\nCara Inês,\n\n"
        "Agradeço a observação da Marta Reis Faria, nascida a 3 de maio de 2001, com acne da face há dois anos.\n\n"
        "Um abraço,\n\nTiago Leal\nMédico de família\n"
    )
    assert found.get("recipient.name") == "Dr.ª Inês Vasques"
