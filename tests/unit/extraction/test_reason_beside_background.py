"""Why somebody is referred, beside what is known, arranged or merely ticked. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value

_PATIENT = "Patient: Nora Quillfeather\tDOB: 14/02/1968\n\n"


@pytest.mark.parametrize(
    "background",
    [
        "She is known to have a disc protrusion at L5 with sciatica.",
        "Her history is otherwise notable for a mastectomy for breast cancer.",
        "Her husband answers the phone, please call him on 01632 960559 about it.",
    ],
)
def test_background_and_arrangements_are_not_why_somebody_is_referred(background: str) -> None:
    referral = read(
        f"{_PATIENT}Dear Colleague,\n\nPlease see this lady. {background} On Saturday she developed "
        "weakness of both legs and cannot walk.\n\nRegards,\nDr Ada Penrose\n"
    )
    assert "weakness of both legs" in value(referral, "request.reason")


def test_an_entry_of_a_plan_tells_why_before_it_refers() -> None:
    referral = read(
        f"{_PATIENT}Assessment and plan\n1. Inflammatory polyarthritis of both hands. "
        "Refer to Rheumatology for evaluation.\n"
        "Hepatitis serology was drawn today.\n"
    )
    assert "polyarthritis" in value(referral, "request.reason")


@pytest.mark.parametrize("answer", ["Answer", "Psychiatry"])
def test_a_heading_or_a_bare_specialty_is_no_reason(answer: str) -> None:
    referral = read(
        f"{_PATIENT}Reason for referral\t{answer}\nDiagnosis: Recurrent depression with low mood\n"
    )
    assert value(referral, "request.reason") != answer
