"""Forms that count their fields, their values below: "10. Fecha de nacimiento", "11. Edad". Everybody is invented."""

from __future__ import annotations

from datetime import date

from jobs.extraction import run_assistant
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)


def read(text: str) -> Referral:
    return run_assistant(pages=paper(text), today=TODAY)


FORM = (
    "SOLICITUD DE INTERCONSULTA\n"
    "1. Fecha de solicitud\t2. Establecimiento de origen\t3. Unidad\n"
    "28-07-2026\tCESFAM Los Aromos\tSector Azul\n"
    "DATOS DEL (DE LA) PACIENTE\n"
    "4. Apellido paterno\t5. Apellido materno\t6. Nombres\n"
    "Quilodrán\tSoto\tAurelio Tercero\n"
    "7. RUN\t8. Pueblo originario\t9. Sexo\n"
    "9.613.245-K\tNinguno\tHombre\n"
    "10. Fecha de nacimiento\t11. Edad\t12. Ocupación\t13. Previsión\n"
    "02-05-1964\t62 años\tPescador\tFONASA tramo B\n"
)


def test_the_values_of_counted_fields_stand_below_them() -> None:
    referral = read(FORM)
    patient = referral.patient
    assert (patient.given_name.value, patient.family_name.value) == ("Aurelio Tercero", "Quilodrán Soto")
    assert (patient.birth_date.value, patient.age.value, patient.sex.value) == ("1964-05-02", 62, "male")
    assert [number.value.value for number in patient.identifiers] == ["9.613.245-K"]
    assert str(referral.insurance.payer.value).startswith("FONASA")
    assert referral.request.date.value == "2026-07-28"


def test_counted_fields_with_their_values_beside_them_are_read_as_before() -> None:
    patient = read(
        "REFERRAL FORM\n1. Name: Ada Quill\t2. Date of birth: 14/05/1961\n3. Sex: female\t4. Age: 65\n"
    ).patient
    assert (patient.given_name.value, patient.family_name.value) == ("Ada", "Quill")
    assert (patient.birth_date.value, patient.age.value) == ("1961-05-14", 65)


def test_a_list_that_counts_its_entries_in_two_columns_is_no_row_of_fields() -> None:
    found = read(
        "Dear Doctor,\nRe: Ada Quill, DOB 14/05/1961\nDiagnoses:\n1. Gout\t2. Asthma\n3. Hypertension\t4. Migraine\n"
    )
    assert {str(each.text.value).lower() for each in found.clinical.diagnoses} >= {"gout", "asthma"}


def test_a_name_in_honour_of_our_lady_is_a_given_name() -> None:
    patient = read(
        "ENCAMINHAMENTO\nPaciente: Maria das Dores Bezerra Cavalcante de Sá\nMãe: Francisca Bezerra\n"
        "Nascimento: 07/11/1957\n"
    ).patient
    assert (patient.given_name.value, patient.family_name.value) == (
        "Maria das Dores",
        "Bezerra Cavalcante de Sá",
    )
    assert patient.birth_date.value == "1957-11-07"


def test_the_mother_on_a_form_is_not_the_patient_nor_where_the_patient_goes() -> None:
    referral = read(
        "ENCAMINHAMENTO\nNome: Rita Quilombo\nNome da mãe: Francisca das Chagas Quilombo\nNascimento: 07/11/1957\n"
    )
    assert referral.patient.given_name.value == "Rita"
    assert referral.recipient.organization.value is None
