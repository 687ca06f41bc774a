"""Who the patient is in letters and notes of German, French, Spanish, Italian, Dutch, Portuguese, Swedish and Czech
surgeries."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Patient, Referral
from tests.unit.extraction.paper import note_on_paper, paper

TODAY = date(2026, 11, 21)


def _read(text: str) -> Referral:
    return run_assistant(pages=note_on_paper(text), today=TODAY)


def _patient(text: str) -> Patient:
    return _read(text).patient


@pytest.mark.parametrize(
    ("sentence", "given", "family"),
    [
        (
            "ich schicke dir Moritz Hofstätter, geboren am 3. Feber 2019, mit Schnarchen.",
            "Moritz",
            "Hofstätter",
        ),
        ("je vous adresse M. Alain Kerbrat, né le 04/05/1950, pour un souffle.", "Alain", "Kerbrat"),
        ("te mando a Rogelio Pantoja, nacido el 03/05/1970, por dolor torácico.", "Rogelio", "Pantoja"),
        ("ti invio il Sig. Dario Melandri, nato il 03/05/1960, per una visita.", "Dario", "Melandri"),
        ("Det gäller Gunvor Sandelin, 19500203-1238. Hon har KOL.", "Gunvor", "Sandelin"),
    ],
)
def test_a_patient_is_named_by_the_sentence_that_sends(sentence: str, given: str, family: str) -> None:
    patient = _patient(f"Dr. Ida Orme\n\nColega:\n\n{sentence}\n\nDr. Ida Orme")
    assert (patient.given_name.value, patient.family_name.value) == (given, family)


def test_a_mother_named_behind_the_child_is_not_the_patient() -> None:
    patient = _patient(
        "Lieber Karl,\n\nich schicke dir Moritz Hofstätter, geboren am 3. Jänner 2019, einen siebenjährigen Bub. "
        "Die Mutter, Frau Mag. Edith Wallner, berichtet von Schnarchen.\n\nLiebe Grüße\nPeter"
    )
    assert (patient.given_name.value, patient.family_name.value) == ("Moritz", "Hofstätter")
    assert patient.birth_date.value == "2019-01-03"
    assert patient.sex.value == "male"


def test_a_patient_who_stands_behind_pte_at_the_foot_is_found_with_the_days_of_birth() -> None:
    patient = _patient(
        "Dr. Jorge Salas\nPediatría\n\nEstimado Hugo:\n\nTe envío a esta niña de 6 años por soplo cardiaco.\n\n"
        "Dr. Jorge Salas\n\nPte.: Ximena Paola Rentería Cano, femenino, f. nac. 12/08/2019."
    )
    assert (patient.given_name.value, patient.family_name.value) == ("Ximena Paola", "Rentería Cano")
    assert patient.birth_date.value == "2019-08-12"
    assert patient.sex.value == "female"


def test_the_letters_of_a_day_of_birth_are_no_sex() -> None:
    patient = run_assistant(
        pages=paper(
            "Clínica Norte\n\nPaciente: Benítez, Rodrigo Ezequiel\tF.N. 22/11/88\n\nSolicito evaluación."
        ),
        today=TODAY,
    ).patient
    assert patient.birth_date.value == "1988-11-22"
    assert patient.sex.value is None


def test_the_family_comes_first_in_a_czech_paper_and_days_before_months() -> None:
    patient = _patient(
        "MUDr. Petr Novák\n\nPacient: Horáková Jarmila, nar. 3. 5. 1958, r.č. 585503/1234\n\nprosím o vyšetření."
    )
    assert (patient.given_name.value, patient.family_name.value) == ("Jarmila", "Horáková")
    assert patient.birth_date.value == "1958-05-03"


def test_initials_behind_a_title_are_the_given_name_of_a_dutch_patient() -> None:
    patient = _patient(
        "Huisartsenpraktijk De Linde\n\nBetreft: dhr. P.A. (Piet) van den Berg, geb. 03-02-1951\n\nGeachte collega,\n\n"
        "Graag uw beoordeling."
    )
    assert (patient.given_name.value, patient.family_name.value) == ("P.A.", "van den Berg")


def test_a_number_of_the_french_is_found_at_the_foot_and_a_telephone_is_none() -> None:
    patient = _patient(
        "Dr Paul Mercier\n\nCher confrère,\n\nJe vous adresse Mme Yvette Kerbrat, née le 04/03/1955, pour un bilan.\n\n"
        "Bien confraternellement,\nDr Paul Mercier\n\nAssurée : 2 55 03 35 238 041 12 - ALD"
    )
    assert [each.value.value for each in patient.identifiers] == ["2 55 03 35 238 041 12"]


def test_a_doctors_register_is_nobodys_number() -> None:
    patient = run_assistant(
        pages=paper(
            "Demande de consultation\n\nUsager\tRéférent\nNom à la naissance: Tremblay\tLuc Gagnon, IPSPL\n"
            "Prénom: Odile\tNo permis: 2999041\nDate de naissance: 1991-05-24\nNAM: TREO 9155 2499"
        ),
        today=TODAY,
    ).patient
    assert patient.family_name.value == "Tremblay"
    assert "2999041" not in [each.value.value for each in patient.identifiers]
