"""What a discharge summary tells under "What happened" is the story and no further diagnosis."""

from __future__ import annotations

from tests.unit.extraction.referral_read import referral_read


def test_the_story_of_an_injury_is_no_list_of_diagnoses() -> None:
    page = (
        "Emergency Department Discharge Summary\nAda Quill\nDOB 12/30/1993\n\nFinal diagnosis\n"
        "flexor tendon laceration, left ring finger\n\nWhat happened\nCut the finger on a broken bowl.\n"
        "Finger warm, cap refill brisk.\n\nAllergies\nLatex (rash)\n"
    )
    diagnoses = [one.text.value for one in referral_read(page).clinical.diagnoses]
    assert diagnoses == ["flexor tendon laceration, left ring finger"]
