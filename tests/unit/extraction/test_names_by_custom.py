"""Names by the custom of their country: of parents and spouses, with titles, called by another name, Irish, Portuguese.
Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)


def named(text: str) -> tuple[object, object]:
    patient = run_assistant(pages=paper(text), today=TODAY).patient
    return patient.given_name.value, patient.family_name.value


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Respected Madam,\nReferring Pt. Master Aniket Bhosale S/o Shri Ganesh Bhosale, 17 yrs / M\n"
            "with two episodes of seizure.\nDr R. Kelkar\n",
            ("Aniket", "Bhosale"),
        ),
        ("Sir, kindly see Thiru. Muthu Selvam, 55/M, with hernia.\nDr P. Arul\n", ("Muthu", "Selvam")),
        (
            "Bayside Medical\nDear Dr Lim\nRE: Mr William (Bill) Treloar\nDOB: 02/11/1947\nThank you.\n",
            ("William", "Treloar"),
        ),
        (
            "Dear Eamonn\nCathal Mac Giolla Bhuí, dob 30.04.69, boatbuilder. Nine months of dry cough.\n",
            ("Cathal", "Mac Giolla Bhuí"),
        ),
        (
            "AMBULATORIO - richiesta\nAssistito: Quilli Aldo\tnato a: Prato\til: 19/12/1944\n",
            ("Aldo", "Quilli"),
        ),
        (
            "Patient: Mme Mousse Josiane\tDN: 17.05.1947\nChère consœur,\nTraitement : Lipitor 20 mg\n",
            ("Josiane", "Mousse"),
        ),
        (
            "ENCAMINHAMENTO\nPaciente: Jussara Aparecida Nunes Teles\nNascimento: 11/05/1974\n"
            "Encaminho a Sra. Jussara para avaliação.\n",
            ("Jussara Aparecida", "Nunes Teles"),
        ),
        (
            "USF Beira-Mar\nExmo. Colega,\nVenho solicitar consulta para a utente Inês Maria Lopes de Sousa,\n"
            "nascida a 28-02-1969, por cefaleias.\nDra. Sofia Lemos\n",
            ("Inês Maria", "Lopes de Sousa"),
        ),
        (
            "Huisartsenpraktijk De Linde\nBetreft: dhr. H. (Hendrik) van der Meulen, geb. 08-06-1951\n"
            "Geachte collega, graag uw beoordeling.\n",
            ("H.", "van der Meulen"),
        ),
        ("Re: Baby girl Kaya Redsky, 11 weeks old, DOB 01-Sep-2026\nTo: Pediatrics\n", ("Kaya", "Redsky")),
        (
            "Cabinet du Dr Morel\nObjet : M. Jean-Baptiste LEFÈVRE, né le 01/12/1950\nCher confrère, merci.\n",
            ("Jean-Baptiste", "LEFÈVRE"),
        ),
        (
            "REFERRAL TO: Ophthalmology\nTAN MEI HUA S6912345D F 30/08/1969\nDear Doctor, please see.\n",
            ("MEI HUA", "TAN"),
        ),
        (
            "Dear Dr Moss\nRE: Mr Giuseppe (Joe) D'Agostino, 26 Aug 1951\nThank you for seeing him.\n",
            ("Giuseppe", "D'Agostino"),
        ),
        (
            "Paziente: Ferrari Luisa\tData di nascita: 12/12/1947\nVisita ortopedica\n",
            ("Luisa", "Ferrari"),
        ),
        (
            "Dear Dr Moss\nMrs Priscilla Dos Santos Whitty\tDOB 31/01/1957\nThank you.\n",
            ("Priscilla", "Dos Santos Whitty"),
        ),
        (
            "Patient Name: João Pedro Medeiros da Cunha\tDOB: 06-25-1979\nReferral for knee pain\n",
            ("João Pedro", "Medeiros da Cunha"),
        ),
        (
            "Referral: Pain clinic\nClient Quill, Tanya; DOB 11/06/1978; cell 613-555-0188\n",
            ("Tanya", "Quill"),
        ),
        (
            "No. LE/3316\nAda Quill, age 52\nAddress: Flat 9, 118 Elm Lane, Leicester\nFrozen shoulder.\n",
            ("Ada", "Quill"),
        ),
        (
            "UMF 20\nREFERENCIA\nNOMBRE DEL PACIENTE: HERRERA LUQUE JOSE GUADALUPE\nEDAD: 61 AÑOS\n",
            ("JOSE GUADALUPE", "HERRERA LUQUE"),
        ),
        (
            "INTERCONSULTA\nPaciente: SOTO ARAYA MARCELA ANDREA\nRUN: 11.222.333-4\nEdad: 40 años\n",
            ("MARCELA ANDREA", "SOTO ARAYA"),
        ),
        (
            "INTERCONSULTA\nPaciente: WILMER ANDRES BUITRAGO LUNA\nEdad: 40 años\nServicio: Urología\n",
            ("WILMER ANDRES", "BUITRAGO LUNA"),
        ),
        (
            "Estimados colegas:\nLes remito a D.ª Carmen Ruiz Salas, de 47 años, DNI 12345678Z, por lesión.\n",
            ("Carmen", "Ruiz Salas"),
        ),
        (
            "À l'attention du Dr Moret\nJe te confie M. Jean-Marc LENOIR (12/02/1953), suivi pour une HTA.\n",
            ("Jean-Marc", "LENOIR"),
        ),
        ("REFERRAL\nNAME\tLwandle\tSURNAME Gcaba\nD.O.B.\t28/12/2025\tSEX M\n", ("Lwandle", "Gcaba")),
    ],
)
def test_the_parts_of_a_name(text: str, expected: tuple[str, str]) -> None:
    assert named(text) == expected


def test_the_heading_of_a_column_beside_it_is_not_the_patients_name() -> None:
    found = named(
        "Verwijsbrief huisarts\nPatiënt\tAdministratief\nMw. W.J. (Willemijn) Terpstra\tBSN 999918273\n"
        "Geb. 12-05-1988 (37 jr) Vrouw\tVerzekeraar Zorg\nGeachte collega,\nGraag uw beoordeling.\n"
    )
    assert found == ("W.J.", "Terpstra")
