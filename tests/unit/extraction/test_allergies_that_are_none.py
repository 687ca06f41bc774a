"""What is told beside an allergy, or of one that was disproved, is none; an alert in capitals is one."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


@pytest.mark.parametrize(
    ("said", "substances"),
    [
        ("Allergic to nuts, carries an EpiPen.", ["nuts"]),
        ("Penicillin allergy label removed after testing.", []),
        ("Was thought to be penicillin allergic but challenge negative.", []),
        (
            "She is allergic to penicillin and peanuts, but challenge negative to egg last year.",
            ["penicillin", "peanuts"],
        ),
        ("He is allergic to penicillin and his old latex allergy label removed.", ["penicillin"]),
        ("She has a rash under the breasts and blistered under her plaster cast.", []),
        ("Alerts: ALLERGY PENICILLIN", ["PENICILLIN"]),
        ("Known penicillin allergy, rash as a child.", ["penicillin"]),
    ],
)
def test_the_allergies_that_are_told(said: str, substances: list[str]) -> None:
    page = (
        f"Dear Dr Marsh,\n\nThank you for seeing Mrs Ada Quill, born 14/03/1958. {said}\n\nYours sincerely\n"
    )
    assert [one.substance.value for one in referral_read(page).clinical.allergies] == substances
