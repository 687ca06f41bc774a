"""Whom the summary of a stay, or a consultant's answer, asks beside whoever reads it, and how soon."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Request
from tests.unit.extraction.paper import paper


def asked(page: str) -> Request:
    return run_assistant(pages=paper(page), today=date(2026, 11, 23)).request


@pytest.mark.parametrize(
    ("entry", "specialty"),
    [
        ("Hospital\tReferral to Urology TWOC clinic, please send date to patient", "urology"),
        ("- Advanced Heart Failure Clinic: referral placed, see above", "cardiology"),
        ("- Rheumatology: new referral requested", "rheumatology"),
    ],
)
def test_an_entry_of_a_summary_asks(entry: str, specialty: str) -> None:
    page = f"DISCHARGE SUMMARY\nAdmitted: 01/11/2026\nDischarged: 09/11/2026\nDiagnoses\n1. Pneumonia\nActions\n{entry}"
    assert asked(page).specialty.value == specialty


def test_a_consultants_plan_passes_on() -> None:
    page = (
        "ENDOCRINE CONSULTATION\nThank you for sending this 66-year-old woman with raised calcium.\n"
        "ASSESSMENT AND PLAN\n1. Primary hyperparathyroidism. I am referring her to Dr. Olive Orme, endocrine surgery, "
        "and have told her what to expect."
    )
    assert asked(page).specialty.value == "general_surgery"


def test_what_a_letter_did_beside_what_it_asks_is_no_request() -> None:
    page = (
        "Dear Orthopaedic colleague,\nThank you for seeing this man with a painful hip. I am referring him to the "
        "dietitian as well.\nYours sincerely"
    )
    assert asked(page).specialty.value == "orthopedics"


@pytest.mark.parametrize(
    ("page", "level"),
    [
        (
            "Office Visit\nASSESSMENT / PLAN\n1. Left ureteral stone, 7 mm. Refer to Urology, Elm Clinic; staff to "
            "call for a visit in the next couple of weeks. Continue tamsulosin.",
            "urgent",
        ),
        ("Post-discharge heart failure clinic visit requested within 7 days of discharge.", "urgent"),
        (
            "Response wanted\n[ ] B\tWithin 2 hours\n[ ] C\tWithin 8 hours\n[x] D\tCategory D, within 72 hours\n"
            "[ ] E\tWithin 4 weeks",
            "asap",
        ),
    ],
)
def test_how_soon_is_heard(page: str, level: str) -> None:
    assert asked(page).urgency.value == level


@pytest.mark.parametrize(
    "page",
    [
        "Dear Hamish,\nThank you for seeing Bronwyn. She has private cover and would be pleased to have it done before "
        "Easter.",
        "Dear Fleur,\nThanks for seeing Siobhan. She leaks with running. No urge, no prolapse symptoms.",
        "Dear Ada,\nThank you for seeing Tom. Follow up here in two weeks.",
    ],
)
def test_a_patients_wish_and_a_bladder_say_nothing(page: str) -> None:
    assert asked(page).urgency.value is None
