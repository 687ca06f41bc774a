"""Names of patients alone in a subject, before an address and a date, behind an insurer's label, around a
nickname; and names that are none. Every person is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.names_of_subjects import names_of_subjects
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import values_read


def named(page: str) -> tuple[object, object]:
    read = values_read(page)
    return read.get("patient.given_name"), read.get("patient.family_name")


@pytest.mark.parametrize("subject", ["re. Raelene Kitto", "Re Raelene Kitto", "RE. Raelene Kitto"])
def test_a_name_is_all_of_a_subject_above_the_birth_date(subject: str) -> None:
    page = f"Hill Clinic\n\n{subject}\n118 Grubben Road, The Rock\nDOB 5/8/1960\n\nDear Doctor,\nPlease scope her."
    assert named(page) == ("Raelene", "Kitto")


def test_a_matter_in_a_subject_is_no_name() -> None:
    page = paper("Hill Clinic\n\nre. Chronic Cough\nDOB 5/8/1960\n\nDear Doctor,\nPlease see her.")
    assert not list(names_of_subjects(Document.of(page, date(2026, 11, 20))))


def test_the_name_before_an_address_and_a_date_is_the_first_of_the_line() -> None:
    page = (
        "Lough Physiotherapy\n\nDear Dr Mac Aodha,\nEoghan Tuohy, Cloonlara Road, Killaloe, Co. Clare (08/09/1999)\n\n"
        "He has had low back pain for a year."
    )
    assert named(page) == ("Eoghan", "Tuohy")


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("I am sending you Dwayne Hutchins (male, DOB 06/17/1984) with plaques.", ("Dwayne", "Hutchins")),
        ("I am sending you Dwayne Hutchins (M, 06/17/1984) with plaques.", ("Dwayne", "Hutchins")),
    ],
)
def test_sex_and_birth_date_stand_in_brackets_behind_the_name(words: str, wanted: tuple[str, str]) -> None:
    assert named(f"Elm Primary Care\n\nDear Doctor,\n{words}") == wanted


def test_an_insurers_member_is_the_patient_where_no_other_name_is() -> None:
    page = "Great Assurance\nNOTICE OF APPROVAL\nMember: Simeon Quill\nMember ID: GPA0071944\nDate of birth: 08/15/1984"
    assert named(page) == ("Simeon", "Quill")
    assert named("Patient: Tim Ford   DOB 03/04/2018\n" + page) == ("Tim", "Ford")


def test_a_nickname_between_given_names_is_part_of_neither() -> None:
    page = 'PROGRESS NOTE\nQUILL, Earl "Vince" Vincent   DOB 12/03/64   M\nCC worn out'
    assert named(page) == ("Earl Vincent", "QUILL")


def test_a_french_title_is_no_initial_in_a_form_either() -> None:
    page = "Demande de consultation\nDestinataire: ORL\nPatient: M. QUILL Cédric\tNé le: 28/02/1985\nMotif\nSoif."
    assert named(page) == ("Cédric", "QUILL")


def test_a_short_number_below_who_signs_is_the_doctors() -> None:
    page = (
        "To: Island Urology\nName: Ada Quill\tPHN: 9494 281 105\nBorn: 04-Aug-1961\n\nDear Doctor,\n"
        "For your opinion on her bladder.\n\nKind regards,\nDr. Odalys Penn\nMSP 99 117"
    )
    read = values_read(page)
    assert read["patient.identifiers[0].value"] == "9494 281 105"
    assert "patient.identifiers[1].value" not in read
