"""Whether the hidden text over a scan says what its picture says, line by line and word by word.

Hidden text is what somebody's text recognition made of the picture, or whatever somebody put there. Nobody sees it, so
it counts where our own reading of the picture bears it out. A scan that shows "Ramipril 5 mg" over which "Ramipril
50 mg" lies hidden is read by its picture.
"""

from __future__ import annotations

import difflib
import itertools
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Literal

from referrals.data.pages import Box, Page, Word, around
from referrals.reading.check_box import EMPTY, MARKED
from referrals.reading.hidden_words import is_hidden, unsure
from referrals.reading.language import without_accents
from referrals.reading.pictures import Picture

Standing = Literal["borne out", "unsure", "contradicted"]

SURE = 0.85
"""A word that is read in the picture with less confidence contradicts nothing."""
LEVEL = 0.4
"""The share of the lower one's height that two words on one line have in common at least."""
LEAST_LETTERS = 2
"""A single letter that is read alone may be dirt; a figure is looked at."""
LEAST_CONTRAST = 60
"""Shades of gray in the place of a word: less is the noise of bare paper."""
LEFT_OUT = 0.5
"""The share of a word on the picture that lies on another one's place where both are one word, or no hidden text is."""

_SAID = re.compile(r"[^\W_]|(?<=\d)[.,/:](?=\d)|[-+<>\u2264\u2265](?=[.,]?\d)|[" + EMPTY + MARKED + "]")
"""What is compared of a word: letters, figures and the signs that change a number, and boxes."""
_ALIKE = str.maketrans({"\u2212": "-", "\u2013": "-", "\u2611": MARKED, "\u2610": EMPTY})


def compared(layer: Page, seen: Page, picture: Picture) -> tuple[Standing, Page]:
    """Return what is to be held of a page's hidden text, and its layer, hidden words unsure that are not borne out.

    `seen` is our own reading of `picture`, both as upright as the layer.
    """
    if seen.rotation != layer.rotation:
        return "contradicted", layer
    lines = [list(words) for _, words in itertools.groupby(layer.words, key=lambda word: word.line)]
    confirmed: set[int] = set()
    found: set[int] = set()
    for line, level in zip(lines, _level_words(lines, seen.words), strict=True):
        ours, theirs = _agreeing([word.text for word in line], [word.text for word in level])
        confirmed.update(id(line[number]) for number in ours)
        found.update(id(level[number]) for number in theirs)
    open_ones = [
        word for word in layer.words if is_hidden(word) and _said(word.text) and id(word) not in confirmed
    ]
    left_out = (word for word in seen.words if id(word) not in found and _is_sure(word))
    plain = [*(word.box for word in layer.words if not is_hidden(word)), *layer.struck]
    if any(_is_bare(word.box, picture) for word in open_ones) or any(
        not any(_lies_on(word.box, box) for box in plain) for word in left_out
    ):
        return "contradicted", layer
    doubted = {id(word) for word in open_ones}
    return ("unsure" if doubted else "borne out"), unsure(layer, which=lambda word: id(word) in doubted)


def _is_sure(word: Word) -> bool:
    said = _said(word.text)
    is_word = len(said) >= LEAST_LETTERS or (said != "" and not said.isalpha())
    return is_word and word.confidence >= SURE and not word.handwritten


def _said(text: str) -> str:
    return "".join(_SAID.findall(without_accents(text).translate(_ALIKE))).casefold()


def _level_words(lines: Sequence[Sequence[Word]], seen: Sequence[Word]) -> Iterator[list[Word]]:
    """Yield for each line the words on the picture that stand level with it, from left to right. A crooked line's are
    level with the word of it that is next to them."""
    for line in lines:
        _, top, _, bottom = around([word.box for word in line])
        near = [word for word in seen if top <= (word.box[1] + word.box[3]) / 2 <= bottom]
        yield sorted(
            (
                word
                for word in near
                if _is_level(word.box, min(line, key=lambda one: _apart(one.box, word.box)).box)
            ),
            key=lambda word: word.box[0],
        )


def _apart(one: Box, other: Box) -> float:
    return max(one[0] - other[2], other[0] - one[2])


def _is_level(one: Box, other: Box) -> bool:
    level = min(one[3], other[3]) - max(one[1], other[1])
    return level >= LEVEL * min(one[3] - one[1], other[3] - other[1])


def _agreeing(said: Sequence[str], shown: Sequence[str]) -> tuple[set[int], set[int]]:
    """Return the numbers of the words of a hidden line, and of those level with it on the picture, that are the same,
    however either parts them: every letter of one has its like in the other."""
    ours, theirs = _letters(said), _letters(shown)
    matcher = difflib.SequenceMatcher(
        None, [letter for letter, _ in ours], [letter for letter, _ in theirs], autojunk=False
    )
    pairs = {
        one + step: other + step for one, other, size in matcher.get_matching_blocks() for step in range(size)
    }
    back = {other: one for one, other in pairs.items()}
    joined: dict[tuple[str, int], set[tuple[str, int]]] = defaultdict(set)
    torn: set[tuple[str, int]] = set()
    for side, letters, match, others in (("said", ours, pairs, theirs), ("shown", theirs, back, ours)):
        for number, (_, word) in enumerate(letters):
            if number in match:
                other = ("shown" if side == "said" else "said", others[match[number]][1])
                joined[side, word].add(other)
            else:
                torn.add((side, word))
    waiting = list(torn)
    while waiting:
        for other in joined[waiting.pop()] - torn:
            torn.add(other)
            waiting.append(other)
    whole = [key for key in joined if key not in torn]
    return {word for side, word in whole if side == "said"}, {word for side, word in whole if side == "shown"}


def _letters(words: Sequence[str]) -> list[tuple[str, int]]:
    return [(letter, number) for number, word in enumerate(words) for letter in _said(word)]


def _is_bare(box: Box, picture: Picture) -> bool:
    """Tell whether there is nothing but paper where a word should stand."""
    height, width = picture.gray.shape
    x0, y0, x1, y1 = box
    place = picture.gray[int(y0 * height) : int(y1 * height) + 1, int(x0 * width) : int(x1 * width) + 1]
    return not place.size or int(place.max()) - int(place.min()) < LEAST_CONTRAST


def _lies_on(word: Box, place: Box) -> bool:
    across = min(word[2], place[2]) - max(word[0], place[0])
    down = min(word[3], place[3]) - max(word[1], place[1])
    return across > LEFT_OUT * (word[2] - word[0]) and down > LEFT_OUT * (word[3] - word[1])
