"""Accents of names that the first reader, which knows English, leaves out or takes for other letters: "Mufioz" for
"Muñoz".

An accent leaves a mark above a letter. Words with such marks are read once more by the second reader, word by word:
that is quick, and right where it reads a whole line without accents. Where one is found, so are the names beside it and
the unsure ones: not all accents are marks of their own.
"""

from __future__ import annotations

import dataclasses
import difflib
from collections.abc import Iterable, Sequence

import numpy as np

from referrals.reading.language import AROUND, without_accents
from referrals.reading.layout import RawWord
from referrals.reading.letter_marks import Mark, marks_above, usual_dot
from referrals.reading.pictures import Gray
from referrals.reading.second_reader import SecondReader

LETTERS = 0.7
"""The share of a name's characters that are letters: an accented one may be taken for a figure."""
DOTTED = "ijIJ!?"
LEAST_OF_DOT, MORE_THAN_A_DOT = 0.5, 1.45
"""Sizes of marks beside the page's dots: of what may be a dot at least, and of what is an accent."""
UNSURE, LEAST_LETTERS = 0.7, 4
"""A name of so many letters that is read with less confidence is read once more on a page that has accents."""
MISSES, MISSES_FOR_A_HIT = 1, 3
"""So many words without accents are read in vain, and so many more for each with some: dirt looks like accents."""
MOST_WORDS = 24
MARGIN = (0.3, 0.35, 0.15)
"""What is shown of the paper beside, above and below a word, in shares of its height."""
SURE, SURE_OF_INITIAL = 0.85, 0.98
"""How sure the second reader must be, and of an accent on the first letter only, where the line above is near, or on a
word of the first reader's dictionary."""
ALIKE = 0.5
BOTH = 0.95
"""Factor for the confidence of a word that both readers read alike but for its accents."""

Lines = Sequence[Sequence[RawWord]]
Place = tuple[int, int]


def with_accents(lines: Lines, gray: Gray, reader: SecondReader) -> list[list[RawWord]]:
    """Read the words of a picture that show accents once more, and return all lines; `gray` is the
    picture whose pixels the words' edges count."""
    found: dict[Place, RawWord] = {}
    tried: set[Place] = set()

    def read(place: Place) -> bool:
        tried.add(place)
        word = lines[place[0]][place[1]]
        again = _read_again(word, gray, reader)
        if again is not word:
            found[place] = again
        return again is not word or _is_accented(word.text)

    misses = MISSES
    for place in _showing_accents(lines, gray):
        if misses < 0 or len(tried) >= MOST_WORDS:
            break
        misses += MISSES_FOR_A_HIT if read(place) else -1
    if found:
        for place in [*_beside(lines, found), *_unsure(lines)]:
            if place not in tried and len(tried) < MOST_WORDS:
                read(place)
    return [
        [found.get((number, position), word) for position, word in enumerate(line)]
        for number, line in enumerate(lines)
    ]


def _showing_accents(lines: Lines, gray: Gray) -> list[Place]:
    """Return the places of the names with marks above them that are no dots, the largest marks first."""
    marked = {
        (number, position): marks
        for number, line in enumerate(lines)
        for position, word in enumerate(line)
        if _may_be_name(word) and (marks := marks_above(word.edges, gray))
    }
    dot = usual_dot(
        marks for (number, position), marks in marked.items() if _is_dotted(lines[number][position], marks)
    )
    strength = {place: _strength(lines[place[0]][place[1]], marks, dot) for place, marks in marked.items()}
    return sorted((place for place in marked if strength[place]), key=lambda place: -strength[place])


def _is_dotted(word: RawWord, marks: Sequence[Mark]) -> bool:
    return len(marks) == sum(letter in DOTTED for letter in word.text)


def _strength(word: RawWord, marks: Sequence[Mark], dot: float) -> float:
    """Return how many times as large as a dot a word's largest mark is where that is no dot, as large as two where
    there are more dots than letters for them, else 0."""
    largest = max(mark.size for mark in marks) / dot
    if largest > MORE_THAN_A_DOT:
        return largest
    dots = sum(mark.size > LEAST_OF_DOT * dot for mark in marks)
    return 2.0 if dots > sum(letter in DOTTED for letter in word.text) else 0.0


def _beside(lines: Lines, found: Iterable[Place]) -> list[Place]:
    near = [(number, position + step) for number, position in found for step in (-1, 1)]
    return [
        (number, position)
        for number, position in near
        if 0 <= position < len(lines[number]) and _may_be_name(lines[number][position])
    ]


def _unsure(lines: Lines) -> list[Place]:
    return [
        (number, position)
        for number, line in enumerate(lines)
        for position, word in enumerate(line)
        if word.confidence < UNSURE and len(word.text.strip(AROUND)) >= LEAST_LETTERS and _may_be_name(word)
    ]


def _may_be_name(word: RawWord) -> bool:
    text = word.text.strip(AROUND)
    is_word = len(text) > 1 and text[0].isalpha() and sum(map(str.isalpha, text)) >= LETTERS * len(text)
    return is_word and not word.handwritten and (text[0].isupper() or not word.in_dictionary)


def _read_again(word: RawWord, gray: Gray, reader: SecondReader) -> RawWord:
    x0, y0, x1, y1 = word.edges
    beside, above, below = (share * (y1 - y0) for share in MARGIN)
    part = gray[max(0, int(y0 - above)) : int(y1 + below), max(0, int(x0 - beside)) : int(x1 + beside)]
    seen, confidence = reader.read_word(np.ascontiguousarray(part))
    return accented(word, seen=seen, confidence=confidence)


def accented(word: RawWord, *, seen: str, confidence: float) -> RawWord:
    """Return a word as the second reader has seen it where that has accents and is much alike, else
    as it was; `confidence` is the second reader's."""
    text, seen = word.text.strip(AROUND), seen.strip(AROUND)
    if not seen.isalpha() or not _is_accented(seen):
        return word
    if text[0].isupper():
        seen = seen[0].upper() + seen[1:]
    likeness = difflib.SequenceMatcher(
        None, without_accents(text), without_accents(seen), autojunk=False
    ).ratio()
    sure = SURE_OF_INITIAL if word.in_dictionary or seen[1:] == text[1:] else SURE
    if seen == text or confidence < sure or likeness < ALIKE:
        return word
    factor = BOTH if likeness == 1.0 else (1.0 + likeness) / 2
    return dataclasses.replace(word, text=word.text.replace(text, seen), confidence=confidence * factor)


def _is_accented(text: str) -> bool:
    """Tell whether a text has accented letters of Latin languages; a dotless i is one that has lost its dot."""
    return without_accents(text) != text and all(letter < "\u0250" and letter != "ı" for letter in text)
