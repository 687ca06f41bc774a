"""Who the patient is in the lines between a letter's addressee and its story, without a label: the numbers that begin
with a day of birth, what somebody is called behind the name, and the telephone below a postcode."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.patient.proven_numbers import proven_kind
from tests.unit.extraction.test_patients_of_the_world import named, numbers, patient_of

HEAD = "Windward Clinic\n\nDr. Ida Ormsby\nSkin Clinic\n\nDear Ida,\n"


def test_a_nickname_behind_the_name_hides_nobody() -> None:
    patient = patient_of(
        HEAD + 'Leroy Anton ST. QUILL "Sonny" M\n610312-4415\t(12 March \'61)\nReef Gap, Holetown'
    )
    assert named(patient) == ("Leroy Anton", "ST. QUILL")
    assert (patient.birth_date.value, patient.sex.value) == ("1961-03-12", "male")
    assert numbers(patient) == ["610312-4415"]
    assert patient.phone.value is None


@pytest.mark.parametrize(
    ("number", "kind"),
    [
        ("610312-4415", "other"),
        ("120361-4415", "other"),
        ("611312-4415", None),
        ("990099-1234", None),
        ("540911 0034 087", "other"),
        ("540911 0034 088", None),
    ],
)
def test_a_number_is_a_citizens_by_the_day_it_begins_with(number: str, kind: str | None) -> None:
    assert proven_kind(number) == kind


def test_titles_and_numbers_of_south_africa_are_read_below_a_heading() -> None:
    patient = patient_of(
        HEAD + "PASIENT / PATIENT\nMEV VAN DER QUILL, ADA MARIA\n540911 0034 087\t1954/09/11\n"
        "PLAAS RUSTOORD, DISTRIK KLOOF, 6998\n082 555 0144 (ADDIE)"
    )
    assert named(patient) == ("ADA MARIA", "VAN DER QUILL")
    assert patient.birth_date.value == "1954-09-11"
    assert numbers(patient) == ["540911 0034 087"]
    assert patient.phone.value == "082 555 0144"


def test_a_number_whose_rest_stands_below_is_still_read_whole() -> None:
    patient = patient_of(HEAD + "Re: Ada Quill, born 12/03/1961, mobile 07700\n900733")
    assert patient.phone.value == "07700 900733"
