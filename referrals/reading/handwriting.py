"""Which words of a page are written by hand, told by how differently two readers of print take them.

Each reader guesses something at every scribble, and the second is sure of its guesses. On print both agree, even
on a bad fax, in most words of a line; on handwriting the first is unsure and the two agree by chance only.
"""

from __future__ import annotations

import dataclasses
import difflib
from collections.abc import Iterable, Sequence

from referrals.reading.language import without_accents
from referrals.reading.layout import Edges, RawWord
from referrals.reading.reconciling import meetings

Lines = Sequence[Sequence[RawWord]]

UNSURE = 0.8
"""Below this the first reader's word is doubted if the second reads something else."""
ALIKE = 0.9
SURE = 0.9
MANY_LINES = 3
"""On a page with this many lines that the readers take differently, what is read with less confidence than print is
handwriting too."""
UNLIKE, MUCH = 0.75, 4
"""How differently they take such a line at most, and its letters at least: of small print on a bad fax they mistake a
letter here and there, and what the first does not see at all may be light print on a dark ground."""
MOSTLY = 0.5
MOST_CONFIDENCE = 0.5
"""Nobody has measured how often the second reader is right on handwriting: it is never trusted further."""
UNREAD = 0.5
OVER = 0.5


@dataclasses.dataclass(frozen=True, slots=True)
class _Doubt:
    """What is doubted: words of which the first reader is less sure than `at_sea`, unless both readers read alike at
    least `no_chance` letters, which are print then, or written like print."""

    at_sea: float
    no_chance: int


ON_PRINT, BESIDE_HANDWRITING, IN_HANDWRITING = _Doubt(0.6, 1), _Doubt(0.6, 5), _Doubt(0.9, 7)


@dataclasses.dataclass(frozen=True, slots=True)
class _Seen:
    """A place on a line of the second reader: how many letters it has, how sure the first reader is of them, and how
    alike both read them. `doubted` are the words of either that are not surely print."""

    doubted: tuple[RawWord, ...]
    letters: int
    first_confidence: float
    likeness: float

    def is_doubtful(self, doubt: _Doubt) -> bool:
        """Tell whether the readers are as unsure of this place as they are of handwriting."""
        if self.likeness >= ALIKE and self.letters >= doubt.no_chance:
            return False
        return self.first_confidence < doubt.at_sea or (
            self.first_confidence < UNSURE and self.likeness < ALIKE
        )


def mark_handwriting(merged: Lines, *, first: Lines, second: Lines) -> list[list[RawWord]]:
    """Mark the handwritten words of a reading that was merged from two, and lower their
    confidence."""
    lines = _seen_lines(first, second)
    if sum(map(_is_taken_differently, lines)) < MANY_LINES:
        places = _doubted((line for line in lines if _is_by_hand(line, ON_PRINT)), ON_PRINT)
    else:
        by_hand = [line for line in lines if _is_by_hand(line, IN_HANDWRITING)]
        # A hand fills in what stands behind a printed label, on one line with it.
        beside = (line for line in lines if line not in by_hand)
        places = [*_doubted(by_hand, IN_HANDWRITING), *_doubted(beside, BESIDE_HANDWRITING)]
    return [[_marked(word) if _lies_on(word, places) else word for word in line] for line in merged]


def mark_unread_lines(lines: Lines) -> list[list[RawWord]]:
    """Mark the lines of a well-read page of which the first reader, alone, could make nothing.

    Where the rest of a page is read well, such a line is a hand's: a signature, or a word on a form.
    """
    return [[_marked(word) for word in line] if _is_unread(line) else list(line) for line in lines]


def _is_unread(line: Sequence[RawWord]) -> bool:
    confidences = [word.confidence for word in line if _letters([word])]
    return bool(confidences) and max(confidences) < UNREAD


def _seen_lines(first: Lines, second: Lines) -> list[list[_Seen]]:
    """Return the second reader's lines, each with what the first reader made of its places."""
    ours = [word for line in first for word in line]
    theirs = [(number, word) for number, line in enumerate(second) for word in line]
    lines: list[list[_Seen]] = [[] for _ in second]
    for here, there in meetings(ours, [word for _, word in theirs]):
        number = theirs[there[0]][0]
        mine, other = [ours[i] for i in here], [theirs[i][1] for i in there]
        one, two = _letters(mine), _letters(other)
        sure = {_letters([word]) for word in mine if word.confidence >= SURE}
        if two:
            lines[number].append(
                _Seen(
                    doubted=tuple(word for word in (*mine, *other) if _letters([word]) not in sure),
                    letters=len(two),
                    first_confidence=min((word.confidence for word in mine if _letters([word])), default=0.0),
                    likeness=difflib.SequenceMatcher(None, one, two, autojunk=False).ratio(),
                )
            )
    return lines


def _is_taken_differently(line: Sequence[_Seen]) -> bool:
    """Tell whether both readers saw a line and read other letters in it, as they do in handwriting."""
    letters = sum(seen.letters for seen in line)
    alike = sum(seen.likeness * seen.letters for seen in line)
    seen_by_both = any(seen.first_confidence > 0.0 for seen in line)
    return seen_by_both and letters >= MUCH and alike < UNLIKE * letters


def _is_by_hand(line: Sequence[_Seen], doubt: _Doubt) -> bool:
    letters = sum(seen.letters for seen in line)
    return sum(seen.letters for seen in line if seen.is_doubtful(doubt)) > MOSTLY * letters


def _doubted(lines: Iterable[Sequence[_Seen]], doubt: _Doubt) -> list[Edges]:
    """Return where the words stand that the readers are unsure of."""
    return [word.edges for line in lines for seen in line if seen.is_doubtful(doubt) for word in seen.doubted]


def _letters(words: Sequence[RawWord]) -> str:
    text = without_accents("".join(word.text for word in words))
    return "".join(filter(str.isalnum, text)).casefold()


def _lies_on(word: RawWord, places: Sequence[Edges]) -> bool:
    x0, y0, x1, y1 = word.edges
    return any(
        min(x1, right) - max(x0, left) > OVER * (x1 - x0)
        and min(y1, bottom) - max(y0, top) > OVER * (y1 - y0)
        for left, top, right, bottom in places
    )


def _marked(word: RawWord) -> RawWord:
    return dataclasses.replace(word, handwritten=True, confidence=min(word.confidence, MOST_CONFIDENCE))
