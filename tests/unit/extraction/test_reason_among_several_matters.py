"""Why somebody is sent, where a letter tells of several matters, denies first, or has cells beside its sentences. Every
person is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

_HEAD = "Elm Surgery\n\n4 March 2026\n\nDear Mr Moss\n\nRe: Otto Brandt, 14 Feb 1968\n\n"


def _reason(letter: str) -> str:
    return str(referral_read(f"{_HEAD}{letter}\n\nYours sincerely\n\nDr Ada Finch\n").request.reason.value)


@pytest.mark.parametrize(
    ("letter", "why"),
    [
        (
            "Thank you for seeing Mr Brandt. He came about a cracked filling, and there is no rush about that.\n"
            "What I do not like is a hard lump under the jaw on the left.\nI would be grateful if you could see him.",
            "hard lump under the jaw",
        ),
        (
            "Thank you for seeing Mr Brandt. His knee still aches.\nWhat worries me is the ulcer on his left heel.\n"
            "I would be grateful if you could see him.",
            "ulcer on his left heel",
        ),
    ],
)
def test_the_matter_that_is_singled_out_is_why(letter: str, why: str) -> None:
    assert why in _reason(letter)


_TABLE = (
    "Elm Medical Centre\n12 Dock Road\tTel 6555 0171\n\nDr Moss, Chest Clinic\n20-Nov-2026\n\n"
    "BRANDT Otto\tM\t02-Sep-1988\n\nDear Doctor,\n\n{letter}\n\nThanks\n\nDr Ada Finch\n"
)


@pytest.mark.parametrize(
    ("letter", "why"),
    [
        (
            "Pls see this welder, who had a medical for his new job here on 18 Nov. Well, no cough, no fever. "
            "The radiologist calls a shadow in the left upper zone on the chest film and suggests a physician. No old "
            "films could be found anywhere.",
            "shadow in the left upper zone",
        ),
        (
            "Could he have a proper hearing test please? He failed the tone test in the left ear on two mornings a "
            "week apart, and the teacher says that he sits at the front by choice. I could not see the drum for wax.",
            "failed the tone test in the left ear",
        ),
    ],
)
def test_beside_cells_the_sentences_tell_why(letter: str, why: str) -> None:
    assert why in str(referral_read(_TABLE.format(letter=letter)).request.reason.value)


@pytest.mark.parametrize(
    ("letter", "why", "not_why"),
    [
        (
            "Kindly see and treat. He has had an itchy rash on both thighs for three months. Kindly do not start pain "
            "killers, reports to be given back to patient.",
            "itchy rash on both thighs",
            "back to patient",
        ),
        (
            "Please see this man. I can't feel any nodes but please check. He has had an ulcer of the tongue for six "
            "weeks and it is not healing at all.",
            "ulcer of the tongue",
            "nodes",
        ),
    ],
)
def test_what_is_forbidden_or_not_found_is_not_why(letter: str, why: str, not_why: str) -> None:
    told = str(referral_read(_TABLE.format(letter=letter)).request.reason.value)
    assert why in told
    assert not_why not in told
