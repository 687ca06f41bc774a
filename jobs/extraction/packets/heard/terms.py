"""What a page is compared by to hear what kind of paper it is: its words, pairs of them, how it begins, its short lines
and its labels."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from jobs.extraction.text import CELL, Line, Span

_WORD = re.compile(r"[^\W_]+(?:['\u2019][a-z]+)?|[\u2610\u2612\u2611\u2713\u2717:?$\u00a3%]|\[[ xX]?\]")
_DIGIT = re.compile(r"\d")
_LABEL = re.compile(r"\s*([^:\n\t]{2,40}):")
_HEAD_LINES = 6
_SHORT = 4
"""A line or a cell of as many words is compared as a whole too."""
_LONGEST_WORD = 20
_LONGEST_PAGE = 9
_MOST_LINES = 150

_HEAVY = 6.0
_SIGNED, _SHARED, _FIRST, _TITLED, _UNSIGNED = (
    "signs {}",
    "share {}",
    "first {}",
    "titled {}",
    "signs of nothing",
)

_OF_A_TITLE = 2.0
"""A title counts for more than what papers of its kind say otherwise."""


def terms_of(lines: Sequence[Line]) -> Counter[str]:
    """Return how often each term stands on a page; the first letter tells which sort it is of."""
    terms: Counter[str] = Counter()
    said = [(line.text, words) for line in lines[:_MOST_LINES] if (words := _words(line.text))]
    flowing = [word for _, words in said for word in words]
    terms.update(f"w {word}" for word in flowing)
    terms.update(f"b {first} {second}" for first, second in pairwise(flowing))
    for _, words in said[:_HEAD_LINES]:
        terms.update(f"h {word}" for word in words)
        terms.update(f"h {first} {second}" for first, second in pairwise(words))
    for text, _ in said:
        for cell in text.split(CELL):
            words = _words(cell)
            if 0 < len(words) <= _SHORT:
                terms[f"s {' '.join(words)}"] += 1
        if (label := _LABEL.match(text)) is not None:
            terms[f"l {' '.join(_words(label[1]))}"] += 1
    terms[f"n {min(_LONGEST_PAGE, int(math.log2(len(flowing) + 1)))}"] = 1
    return terms


def places_of(lines: Sequence[Line]) -> Iterator[tuple[str, Span]]:
    """Yield the words of a page and the pairs of a line, by the names of their terms, with their places; no figures."""
    for line in lines[:_MOST_LINES]:
        words = [
            (_folded(word.group()), Span(line.start + word.start(), line.start + word.end()))
            for word in _WORD.finditer(line.text)
            if word.group()[0].isalpha()
        ]
        for (first, one), (second, other) in pairwise(words):
            yield f"b {first} {second}", Span(one.start, other.end)
        yield from ((f"w {word}", span) for word, span in words)


def terms_of_signs(weights: Mapping[str, float], title: str, kinds: Sequence[str]) -> dict[str, float]:
    """Return what the signs of the rules say as values of terms: how much speaks for each kind, for itself and beside
    the others, for which most does, and which a title names."""
    heavy = max((weights.get(kind, 0.0) for kind in kinds), default=0.0)
    if heavy <= 0.0:
        return {_UNSIGNED: 1.0}
    whole = sum(weights.get(kind, 0.0) for kind in kinds) + 2.0
    values = {_TITLED.format(title or "nothing"): _OF_A_TITLE}
    for kind in kinds:
        weight = weights.get(kind, 0.0)
        if weight:
            values[_SIGNED.format(kind)] = math.tanh(max(weight, -_HEAVY) / _HEAVY)
            values[_SHARED.format(kind)] = weight / whole
        if weight == heavy:
            values[_FIRST.format(kind)] = 1.0
    return values


def _words(text: str) -> list[str]:
    return [_folded(word) for word in _WORD.findall(text)]


def _folded(word: str) -> str:
    return _DIGIT.sub("0", word.casefold().replace("\u2019", "'"))[:_LONGEST_WORD]
