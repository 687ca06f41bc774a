"""Wordings looked for at once are those that each would find alone."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.vocabulary import Vocabulary

WORDINGS = (
    ("heart", r"cardiolog\w+|co?rdis|heart(?: failure)?|c\.?h\.?f"),
    ("lung", r"copd|ch(?:est|ronic cough)|o2"),
    ("number", r"\d+ mg|2ww"),
    ("again", r"cardiology clinic|é?cho"),
)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("cardiology clinic", ["heart:cardiology", "again:cardiology clinic"]),
        ("chest", ["lung:chest"]),
        ("crdis or cordis", ["heart:crdis", "heart:cordis"]),
        ("c.h.f and chf", ["heart:c.h.f", "heart:chf"]),
        ("20 mg", ["number:20 mg"]),
        ("on o2", ["lung:o2"]),
        ("heart failure", ["heart:heart failure"]),
        ("unheart c", []),
    ],
)
def test_words_are_found_by_how_they_begin(words: str, found: list[str]) -> None:
    assert [f"{key}:{match.group()}" for key, match in Vocabulary(WORDINGS).matches(words)] == found


def test_a_word_at_the_end_of_what_is_looked_at_is_cut_there() -> None:
    assert [match.group() for match in Vocabulary(WORDINGS).each("heart failure", end=5)] == ["heart"]
