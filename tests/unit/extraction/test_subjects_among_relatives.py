"""Who a letter is about where it names relatives, wards and practices too."""

from __future__ import annotations

from datetime import date

from jobs.extraction import run_assistant
from referrals.data.referral import Referral
from tests.unit.extraction.paper import note_on_paper


def _read(note: str) -> Referral:
    return run_assistant(pages=note_on_paper(note), today=date(2026, 11, 24))


def test_a_sibling_whom_the_letter_is_about_is_the_patient() -> None:
    patient = _read(
        "Dear Owen,\n\nYou will remember Tom from last year. This is about his sister, Ada Quill (9/10/2019), "
        "of 3 Mill Row, Ballyhill, Co. Sligo. She has pains in her tummy."
    ).patient
    assert (patient.given_name.value, patient.family_name.value) == ("Ada", "Quill")
    assert patient.birth_date.value == "2019-10-09"


def test_a_sibling_who_is_only_told_of_is_not() -> None:
    patient = _read(
        "Dear Owen,\n\nRe: Tom Quill, DOB 14/5/2017\n\nHe has pains in his tummy. His sister, Ada Quill (9/10/2019), "
        "has coeliac disease."
    ).patient
    assert patient.given_name.value == "Tom"
    assert patient.birth_date.value == "2017-05-14"


def test_a_ratio_is_no_address() -> None:
    patient = _read(
        "RE: Ada Quill, born December 19, 1954\n\nDear Dr. Hill,\n\nHer albumin was up with a ratio of 2,310. I cannot "
        "explain so steep a rise. She lives at 14 Mill Court, Elm Heights, OH 44199, and is best reached in the "
        "mornings at (216) 555-0177."
    ).patient
    assert patient.address.value == "14 Mill Court, Elm Heights, OH 44199"
    assert patient.phone.value == "+12165550177"
