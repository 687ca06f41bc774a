"""People and places in the cells of tables that hold all of them: who is seen when, and where an author is reached."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from jobs.extraction.assistant.clinical.entry import is_ended
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper


def read(text: str) -> Referral:
    return run_assistant(pages=paper(text), today=date(2026, 11, 21))


VISIT = """MESA ALTA MEDICAL CENTER
Emergency Department
Patient: Mercedes Whitfield\tDOB: 03/14/1991

Follow up with
Who\tWhen\tWhy
{who}\tin a week\trepeat film"""


def test_where_the_first_row_of_a_follow_up_sends_the_patient_is_the_recipient() -> None:
    found = read(VISIT.format(who="Dr. Stephen Quan, Sequoia Urology Group, 559-555-0188"))
    assert found.recipient.organization.value == "Sequoia Urology Group"


@pytest.mark.parametrize("who", ["Dr. P. Tran (PCP)", "Pecos Clinic, your regular doctor"])
def test_the_patients_own_doctor_is_not(who: str) -> None:
    assert read(VISIT.format(who=who)).recipient.name.value is None


@pytest.mark.parametrize("cell", ["Discontinue d", "Discontin ued 03/2025", "Discontinued"])
def test_a_status_that_breaks_within_its_word_is_one(cell: str) -> None:
    assert is_ended(cell)


@pytest.mark.parametrize("cell", ["Active", "Discontinuous use"])
def test_other_words_are_none(cell: str) -> None:
    assert not is_ended(cell)


def test_the_number_behind_an_authors_address_in_its_cell_is_the_authors() -> None:
    found = read(
        "Referral Note\nPatient\tNgozi Moss\nAuthor\tDr. Wendell Krupin\n"
        "Author contact\t88 Harmony Drive, Madison, WI 53704; Tel: (608) 555-0140"
    )
    assert found.referrer.phone.value == "+16085550140"


def test_the_place_behind_a_post_under_somebody_is_the_senders() -> None:
    found = read(
        "Discharge letter\nTo\tMr Anselm Grant, Western Heart Centre, Glasgow\n"
        "From\tDr Farida Haidari, Cardiology Registrar to Dr Rhona Grant, "
        "Elm Royal Infirmary, Main Street, Elm PA99 1AB"
    )
    assert found.referrer.organization.value == "Elm Royal Infirmary"
