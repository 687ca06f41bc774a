"""Characters of words are brought to one spelling, and what nobody sees is no part of a value."""

from __future__ import annotations

import pytest

from referrals.reading.words import tidy


@pytest.mark.parametrize(
    ("read", "word"),
    [
        ("oﬃce", "office"),
        ("Andre\u0301", "André"),
        ("Far\u00adley", "Farley"),
        ("To\u200bm\x00", "Tom"),
        ("\u202aReed\u202e", "Reed"),
        ("\u2067555-0134\u2069\u200f", "555-0134"),
    ],
)
def test_a_word_is_what_is_seen(read: str, word: str) -> None:
    assert tidy(read) == word
