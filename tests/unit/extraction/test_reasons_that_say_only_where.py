"""Why somebody is sent, where sentences beside it say only where to, how soon, what was measured, who needs nothing
or how the patient is reached."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

_NOTE = "Patient ID: PT407\nName: Ambrose Tillotson\nAge: 71\n\n{words}\n\nStaff: Dr Ida Holm\nLocation: Elm Surgery"


def reason(words: str) -> str:
    return str(referral_read(_NOTE.format(words=words)).request.reason.value)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (
            "Wife saw his speech went slurred and he dropped his cup from the right hand, lasted about 15 min, all "
            "gone before we got there. FAST neg on scene, power equal, walking.\nFor TIA clinic, needs to be seen "
            "within 24 hours. Told not to drive.",
            "his speech went slurred",
        ),
        (
            "L gaiter ulcer no smaller after 14 weeks of full compression, 4 x 3 cm, sloughy, moderate exudate. No "
            "cellulitis. ABPI 0.98 both sides in August.\nTissue viability - joint visit please, not urgent.",
            "gaiter ulcer",
        ),
        (
            "Admitted 12 October with decompensated heart failure, breathless and swollen to the knees. CKD 3b is "
            "known to the renal team and needs nothing new from them.\nTo go to the heart failure clinic for "
            "titration, wants seeing within two weeks of going home.",
            "decompensated heart failure",
        ),
        (
            "G3 P2, 19+2. First birth 2020 emergency section at 9 cm, second 2023 vaginal birth, healed well. She "
            "wants to talk through mode of birth.\nSeen by haematology in last pregnancy for low platelets.\n"
            "Please give her a slot in the antenatal clinic.",
            "mode of birth",
        ),
    ],
)
def test_the_complaint_is_the_reason(words: str, expected: str) -> None:
    assert expected in reason(words)


def test_where_to_is_the_reason_if_nothing_else_is_told() -> None:
    assert "memory clinic" in reason(
        "Refer to the memory clinic for assessment of poor memory, within four weeks."
    )
