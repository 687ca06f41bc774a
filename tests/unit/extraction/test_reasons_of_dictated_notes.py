"""Why somebody came, in notes that were dictated in one paragraph: up to the next heading, and from the words that say
what brought the patient rather than from a sentence in passing."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


def reason(written: str) -> object:
    return referral_read(written).request.reason.value


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            "CHIEF COMPLAINT: Urinary retention. HISTORY OF PRESENT ILLNESS: This is a 66-year-old gentleman "
            "status post kidney transplant, who has had recurrent issues since that time. MEDICATIONS: None. "
            "PHYSICAL EXAMINATION: He is well.",
            "Urinary retention",
        ),
        (
            "SUBJECTIVE: This 23-year-old white female presents with complaint of allergies. She used to have "
            "allergies when she lived in Seattle. She does have asthma but does not require daily medication for "
            "this. MEDICATIONS: None. OBJECTIVE: Lungs: Clear. ASSESSMENT: Allergic rhinitis. PLAN: She will try "
            "loratadine.",
            "allergies",
        ),
    ],
)
def test_the_reason_of_a_note_is_what_was_complained_of(written: str, expected: str) -> None:
    assert reason(written) == expected


def test_a_step_of_an_operation_is_no_reason() -> None:
    written = "It was then regrasped just distal to the lateral point and fulgurated again."
    assert reason(written) is None


@pytest.mark.parametrize(
    "note",
    [
        "62F knee OA. Knee was injected with steroid in March without benefit, now giving way and locking.",
        "She was placed on prednisone for polymyalgia in June. Now worse again with shoulder stiffness.",
    ],
)
def test_what_was_done_before_is_no_step_of_an_operation(note: str) -> None:
    assert referral_read(f"{note} Please see.").request.reason.value is not None
