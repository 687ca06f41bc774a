"""A page whose text layer does not say all that a person sees: parts of it are pictures, or its hidden text is another.

Letterheads are often text over a scanned body, or the other way round, and forms are filled in by a scan. The
hidden text over a scan is what somebody's text recognition made of it, or whatever somebody put there.
"""

from __future__ import annotations

import dataclasses
import difflib
import itertools
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from referrals.data.pages import Box, Page, Word, around
from referrals.reading import recognition
from referrals.reading.layout import Edges, RawWord
from referrals.reading.pages import made_page
from referrals.reading.pictures import Gray, Picture

SAMPLED = 6
LEAST_LETTERS = 8
ALIKE = 0.6
"""Two recognitions of one line of a bad scan are more alike than this, lines that say different things are not."""
SURE = 0.85
PAPER = 255
MARGIN = 12
"""Pixels of paper around what is cut out of a page: readers want some."""
DOUBLE = 0.4
LEAST_CONFIDENCE = 0.5


def is_contradicted(layer: Page, picture: Picture) -> bool:
    """Tell whether the picture of a page, upright, says something else than its hidden text: most
    of some lines do, or a number in one of them does."""
    sampled = _sample(layer)
    if not sampled:
        return False
    differing = 0
    for hidden, seen in zip(sampled, _read_strips(sampled, picture), strict=True):
        said = "".join(word.text for word in hidden)
        shown = "".join(word.text for word in seen)
        sure = min((word.confidence for word in seen if _digits(word.text)), default=0.0) >= SURE
        if sure and _digits(said) != _digits(shown):
            return True
        differing += difflib.SequenceMatcher(None, _letters(said), _letters(shown)).ratio() < ALIKE
    return differing > len(sampled) / 2


def completed(layer: Page, picture: Picture, unread: Sequence[Box]) -> dict[str, Any]:
    """Read the parts of a page's upright picture that no word of its text layer lies on, and put
    their words among the layer's. `unread` are fractions of the page."""
    lines = [
        [_in_points(word, layer) for word in words]
        for _, words in itertools.groupby(layer.words, key=lambda word: word.line)
    ]
    known = [
        *(word.edges for line in lines for word in line),
        *(_scaled(box, layer) for box in layer.struck),
    ]
    for line in _read_parts(picture, unread, layer):
        new = [word for word in line if not any(_is_double(word.edges, edges) for edges in known)]
        if new:
            lines.append(new)

    def on_page(edges: Edges) -> Edges:
        x0, y0, x1, y1 = edges
        return x0 / layer.width, y0 / layer.height, x1 / layer.width, y1 / layer.height

    size = (layer.width, layer.height)
    page = made_page(layer.number, "text_layer", size, lines, on_page, layer.rotation)
    return dataclasses.replace(page, struck=layer.struck).to_json()


def upright(picture: Picture, turn: int) -> Picture:
    """Turn a picture clockwise by 0, 90, 180 or 270 degrees."""
    return dataclasses.replace(picture, gray=np.ascontiguousarray(np.rot90(picture.gray, -(turn // 90))))


def _sample(layer: Page) -> list[list[Word]]:
    """Return some of the hidden lines, spread over the page, first those with numbers: those matter most. A line of
    which words are struck out says less than its picture."""
    grouped = [list(words) for _, words in itertools.groupby(layer.words, key=lambda word: word.line)]
    whole = [line for line in grouped if not _is_level_with_any(around([w.box for w in line]), layer.struck)]
    long = [line for line in whole if len(_letters("".join(word.text for word in line))) >= LEAST_LETTERS]
    numbered = [line for line in long if _digits("".join(word.text for word in line))]
    chosen: list[list[Word]] = []
    for lines, wanted in ((numbered, SAMPLED // 2), (long, SAMPLED)):
        spare = [line for line in lines if line not in chosen]
        step = max(1, -(-len(spare) // max(1, wanted - len(chosen))))
        chosen += spare[::step][: wanted - len(chosen)]
    return chosen


def _read_strips(lines: Sequence[Sequence[Word]], picture: Picture) -> list[list[RawWord]]:
    """Return what the first reader sees where lines stand: all are put below each other and read at once."""
    strips = [_cut(picture, around([word.box for word in line])) for line in lines]
    width = max(strip.shape[1] for strip in strips)
    sheet = [
        np.pad(strip, ((MARGIN, MARGIN), (MARGIN, MARGIN + width - strip.shape[1])), constant_values=PAPER)
        for strip in strips
    ]
    ends = np.cumsum([len(strip) for strip in sheet])
    found: list[list[RawWord]] = [[] for _ in lines]
    for line in recognition.first_reader().read(Picture(gray=np.vstack(sheet), dpi=picture.dpi)):
        for word in line:
            found[
                int(np.searchsorted(ends, (word.edges[1] + word.edges[3]) / 2).clip(0, len(lines) - 1))
            ].append(word)
    return found


def _read_parts(picture: Picture, unread: Sequence[Box], layer: Page) -> Iterator[list[RawWord]]:
    """Yield the lines that are read in parts of a page, in points of the page. The page is read as a whole: a few lines
    by themselves do not tell how crooked they are."""
    *_, read = recognition.recognise(picture)
    if read.turn:
        return
    for line in read.lines:
        placed = [(word, read.seen.edges_on_page(word.edges)) for word in line]
        yield [
            dataclasses.replace(word, edges=_scaled(box, layer))
            for word, box in placed
            if any(_is_in(box, part) for part in unread)
            and (word.confidence >= LEAST_CONFIDENCE or word.handwritten)
        ]


def _is_in(box: Box, part: Box) -> bool:
    """Tell whether the middle of a word lies in a part of the page."""
    across, down = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return part[0] <= across <= part[2] and part[1] <= down <= part[3]


def _cut(picture: Picture, box: Box) -> Gray:
    """Return the part of a picture that lies in a box of fractions."""
    left, top = max(0, int(box[0] * picture.width)), max(0, int(box[1] * picture.height))
    right, bottom = int(box[2] * picture.width) + 1, int(box[3] * picture.height) + 1
    return picture.gray[top:bottom, left:right]


def _in_points(word: Word, page: Page) -> RawWord:
    edges = _scaled(word.box, page)
    return RawWord(text=word.text, edges=edges, confidence=word.confidence, handwritten=word.handwritten)


def _scaled(box: Box, page: Page) -> Edges:
    return box[0] * page.width, box[1] * page.height, box[2] * page.width, box[3] * page.height


def _is_level_with_any(box: Box, others: Sequence[Box]) -> bool:
    """Tell whether something stands on the line of words that a box is around."""
    middle = (box[1] + box[3]) / 2
    return any(other[1] <= middle <= other[3] for other in others)


def _is_double(edges: Edges, known: Edges) -> bool:
    """Tell whether a word that was read in a picture lies on one of the text layer."""
    across = min(edges[2], known[2]) - max(edges[0], known[0])
    down = min(edges[3], known[3]) - max(edges[1], known[1])
    return across > DOUBLE * (edges[2] - edges[0]) and down > DOUBLE * (edges[3] - edges[1])


def _letters(text: str) -> str:
    return "".join(filter(str.isalnum, text)).casefold()


def _digits(text: str) -> str:
    return "".join(filter(str.isdigit, text))
