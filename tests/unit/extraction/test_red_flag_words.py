"""The words that the search for red flags compares, and the numbers and sentences that belong to them."""

from __future__ import annotations

import pytest

from jobs.extraction import find_red_flags
from jobs.extraction.red_flag_pictures import Ideas
from jobs.extraction.red_flag_rules.idea import Picture, idea, measured, near, one
from jobs.extraction.red_flag_spelling import distance
from jobs.extraction.red_flag_words import plain_word, tokens_of
from tests.unit.extraction.paper import paper


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("Haematemisis", "hematemesis"),
        ("malena", "melena"),
        ("torision", "torsion"),
        ("aneurism", "aneurysm"),
        ("can\u2019t", "not"),
        ("unable", "not"),
        ("mother's", "mother"),
        ("Fi\u00e8vre", "fievre"),
        ("infection", "infection"),
        ("performed", "performed"),
        ("/52", "weeks"),
        ("158/104", "158"),
        ("1st", "first"),
        ("50th", "50th"),
        ("48,000", "48000"),
        ("4,5", "4.5"),
        ("grey", "gray"),
        ("Haemorhage", "hemorrhage"),
        ("strike", "strike"),
        ("thrombolysis", "thrombolysis"),
        ("creatine", "creatine"),
        ("hyperglycaemic", "hyperglycemic"),
        ("hyperglycemc", "hyperglycemc"),
        ("retractile", "retractile"),
        ("torsione", "torsione"),
        ("drooping", "drooping"),
        ("constitution", "constitution"),
        ("ulcerative", "ulcerative"),
    ],
)
def test_words_are_compared_in_one_spelling(written: str, plain: str) -> None:
    assert plain_word(written) == plain


def test_a_swapped_pair_of_letters_is_one_error() -> None:
    assert distance("torsoin", "torsion") == 1
    assert distance("torsion", "tension") == 2


def _seen(picture: Picture, words: str) -> bool:
    found = Ideas({"x": (picture,)}).found_in(tokens_of(words))
    return found.seen(picture, lambda _: True) is not None


@pytest.mark.parametrize(
    ("words", "seen"),
    [
        ("potassium 6.4", True),
        ("potassium was 4.1, now 6.8", True),
        ("potassium 4.1 on 6.8.2026", False),
        ("potassium normal, creatinine 6.4", False),
        ("potassium 2026", False),
    ],
)
def test_a_number_belongs_to_what_was_measured(words: str, seen: bool) -> None:
    assert _seen(one(measured("potassium", (6, 10))), words) is seen


def test_ideas_come_together_in_any_order_but_not_from_far_apart() -> None:
    picture = near("numb*", "saddle")
    assert _seen(picture, "Her saddle is numb.")
    assert _seen(picture, "Feels numb. It is the saddle.")
    assert not _seen(picture, "Numb. He rides. He is well. He sleeps. A new saddle.")


def test_what_speaks_against_a_picture_does_not_when_it_is_denied() -> None:
    picture = one("blood", -idea("trace"))
    assert not _seen(picture, "Trace of blood.")
    assert _seen(picture, "Blood, no trace of doubt.")


@pytest.mark.parametrize("text", ["On the 50th centile, 3\u00b2 m\u00b2.", "12/40", "\u0130 K10 \u2192 <"])
def test_odd_signs_and_numbers_are_read_over(text: str) -> None:
    assert find_red_flags(pages=paper(text)) == ()
