"""Pieces of words, each with its part of the box."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from referrals.data.pages import Box, Word

_LONGEST_WORD = 200
"""In characters. No word that people write is longer: what is comes from a machine, and many patterns take the square
of a word's length."""


def pieces_of(word: Word) -> Iterator[Word]:
    """Yield a word as it is; one that is too long as several."""
    if len(word.text) <= _LONGEST_WORD:
        yield word
        return
    for start in range(0, len(word.text), _LONGEST_WORD):
        yield piece_of(word, start, min(start + _LONGEST_WORD, len(word.text)))


def piece_of(word: Word, start: int, end: int) -> Word:
    """Return the characters `start` up to `end` of a word as a word."""
    return replace(word, text=word.text[start:end], box=box_of_piece(word, start, end))


def box_of_piece(word: Word, start: int, end: int) -> Box:
    """Return where some characters of a word stand, as if all its characters were equally wide."""
    x0, y0, x1, y1 = word.box
    length = max(1, len(word.text))
    return (x0 + (x1 - x0) * (start / length), y0, x0 + (x1 - x0) * (end / length), y1)


def moved_down(word: Word, by: float) -> Word:
    """Return a word as if it stood further down its page, or further up where `by` is negative."""
    x0, y0, x1, y1 = word.box
    return replace(word, box=(x0, y0 + by, x1, y1 + by))
