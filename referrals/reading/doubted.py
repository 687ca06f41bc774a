"""Numbers and labels of which the first reader is unsure on a page that it reads well, read once more by the second:
a few words take little time, and nothing around a number tells which of its figures is wrong."""

from __future__ import annotations

import dataclasses
import difflib
import re
from collections.abc import Sequence

import numpy as np

from referrals.reading.layout import RawWord
from referrals.reading.pictures import Gray
from referrals.reading.second_reader import SecondReader

UNSURE = 0.8
MOST_WORDS = 3
"""The worst are read again: with many such words a page is looked at as a whole."""
LEAST_NUMBER = 4
MARGIN = 0.4
"""The paper shown around a word, in shares of its height."""
SURE = 0.9
ALIKE = 0.5
"""How alike both readings are at least: of something else the second reader has seen a part."""

_STROKE = re.compile(r"\d{2,}[\]|!}]")
"""A number that ends in a 1, or before a border: the reader is sure of what it takes the stroke for."""

Lines = Sequence[Sequence[RawWord]]


def with_doubted(lines: Lines, gray: Gray, reader: SecondReader) -> list[list[RawWord]]:
    """Read the doubtful numbers and labels of a picture once more, and return all lines; `gray` is the picture whose
    pixels the words' edges count."""
    doubted = [word for line in lines for word in line if _is_doubted(word)]
    worst = sorted(doubted, key=lambda word: word.confidence)[:MOST_WORDS]
    again = {word.edges: _read_again(word, gray, reader) for word in worst}
    return [[again.get(word.edges, word) for word in line] for line in lines]


def _is_doubted(word: RawWord) -> bool:
    if _STROKE.fullmatch(word.text):
        return not word.handwritten
    if word.handwritten or word.confidence >= UNSURE or not any(map(str.isalnum, word.text)):
        return False
    number = len(word.text) >= LEAST_NUMBER and any(map(str.isdigit, word.text))
    return number or word.text.endswith(":")


def _read_again(word: RawWord, gray: Gray, reader: SecondReader) -> RawWord:
    x0, y0, x1, y1 = word.edges
    margin = MARGIN * (y1 - y0)
    part = gray[max(0, int(y0 - margin)) : int(y1 + margin), max(0, int(x0 - margin)) : int(x1 + margin)]
    seen, sure = reader.read_word(np.ascontiguousarray(part))
    likeness = difflib.SequenceMatcher(None, word.text, seen, autojunk=False).ratio()
    if sure < SURE or likeness < ALIKE or " " in seen:
        return word
    return dataclasses.replace(word, text=seen, confidence=sure * (1.0 + likeness) / 2, in_dictionary=False)
