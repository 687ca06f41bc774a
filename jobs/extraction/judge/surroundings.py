"""What stands around a value on its page: the words before it, those of its quote too, and the words behind it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import groupby

from jobs.extraction.judge.aligner import Aligned, PageIndex, fold

_MOST_BEFORE, _MOST_AFTER = 30, 8
"""Words that are looked at before and behind a value."""
_LINES_BEFORE = 2
_MOST_ONWARD = 16


@dataclass(frozen=True, slots=True)
class Surroundings:
    """`line` is what stands before the value on its own line, `before` on the lines above it too, `after` behind it,
    `rest` of that on its own line, `onward` what goes on behind it for a while longer.

    Lines are kept apart by line breaks. `first` and `last` are the value's words on the page.
    """

    before: str
    line: str
    after: str
    rest: str
    first: int
    last: int
    onward: str = ""


@dataclass(frozen=True, slots=True)
class Otherwise:
    """What the page says otherwise of a value; `certain` when the words say it themselves, which are so many `before`
    the value and `behind` it.
    """

    reason: str
    certain: bool
    before: int = 0
    behind: int = 0

    @classmethod
    def told_before(cls, reason: str, told: re.Match[str], *, certain: bool = True) -> Otherwise:
        """Return what a match right before the value says."""
        return cls(reason, certain, before=len(told[0].split()))

    @classmethod
    def told_behind(cls, reason: str, told: re.Match[str], *, certain: bool = True) -> Otherwise:
        """Return what a match right behind the value says."""
        return cls(reason, certain, behind=len(told[0].split()))


def surroundings(index: PageIndex, found: Aligned, value: str) -> Surroundings:
    """Return what stands around a value, or around its whole quote where the value is not written word by word."""
    first, last = _of_value(index, found, value)
    words = index.page.words
    own = words[first].line
    above = [
        word
        for word in words[max(0, first - _MOST_BEFORE) : first]
        if own - _LINES_BEFORE <= word.line <= own
    ]
    lines = [" ".join(word.text for word in line) for _, line in groupby(above, key=lambda word: word.line)]
    on_line = lines[-1] if above and above[-1].line == own else ""
    behind = [
        word.text for word in words[last + 1 : last + 1 + _MOST_AFTER] if word.line <= words[last].line + 1
    ]
    rest = [word.text for word in words[last + 1 : last + 1 + _MOST_AFTER] if word.line == words[last].line]
    onward = " ".join(word.text for word in words[last + 1 : last + 1 + _MOST_ONWARD])
    return Surroundings("\n".join(lines), on_line, " ".join(behind), " ".join(rest), first, last, onward)


def _of_value(index: PageIndex, found: Aligned, value: str) -> tuple[int, int]:
    """The first and last word of the value within the quote: by its letters and digits, else by the first figure."""
    words = [fold(word.text) for word in index.page.words[found.first : found.last + 1]]
    wanted = fold(value)
    at = "".join(words).find(wanted) if wanted else -1
    if at >= 0:
        starts = [sum(map(len, words[:place])) for place in range(len(words))]
        inside = [
            place
            for place, start in enumerate(starts)
            if start < at + len(wanted) and start + len(words[place]) > at
        ]
        return found.first + inside[0], found.first + inside[-1]
    if re.search(r"\d", value):
        figures = [place for place, word in enumerate(words) if re.search(r"\d", word)]
        if figures:
            return found.first + figures[0], found.last
    return found.first, found.last
