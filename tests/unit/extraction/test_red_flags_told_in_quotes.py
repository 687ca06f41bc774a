"""What a relative is quoted to say of the patient counts; what is said of the relative does not. Words of swallowing
that are of no gullet raise nothing. Everybody is invented."""

from __future__ import annotations

import pytest

from jobs.extraction import find_red_flags
from tests.unit.extraction.paper import paper


def _codes(words: str) -> set[str]:
    return {flag.code for flag in find_red_flags(pages=paper(words))}


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (
            'Mum: "she went floppy in my arms and stopped breathing, her lips were blue". 6 weeks old.',
            "ill_infant",
        ),
        (
            'Son writes: "Dad has been passing stuff like road tar since Friday, he is dizzy". Hb 79.',
            "gi_bleed",
        ),
        (
            'Daughter says: "Mam\'s clothes are hanging off her and she eats the same as ever".',
            "unexplained_weight_loss",
        ),
    ],
)
def test_a_relative_who_is_quoted_tells_of_the_patient(words: str, code: str) -> None:
    assert code in _codes(words)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("Her father passed stools like road tar in spring and was dizzy.", "gi_bleed"),
        ('Patient says "my brother had a stroke last week and could not speak".', "stroke_tia"),
    ],
)
def test_what_is_told_of_a_relative_does_not_count(words: str, code: str) -> None:
    assert code not in _codes(words)


@pytest.mark.parametrize(
    "words",
    [
        "She finds it hard to swallow the fact that her brother sold the farm.",
        "The barium for the swallow test made him feel sick for a day.",
    ],
)
def test_swallowing_in_another_sense_raises_nothing(words: str) -> None:
    assert "upper_gi_cancer_signs" not in _codes(words)


def test_a_stone_lost_with_glands_and_sweats_is_weight_loss() -> None:
    words = "Rubbery glands in the neck, changing the sheets at night, lost a stone."
    assert "unexplained_weight_loss" in _codes(words)
