"""A page whose text layer does not say all that a person sees: parts of it are pictures.

Letterheads are often text over a scanned body, or the other way round, and forms are filled in by a scan.
"""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Iterator, Sequence

import numpy as np

from referrals.data.pages import Box, Page, Word
from referrals.reading.layout import Edges, RawWord
from referrals.reading.pages import made_page
from referrals.reading.pictures import Picture
from referrals.reading.recognition import Recognition

DOUBLE = 0.4
LEAST_CONFIDENCE = 0.5


def completed(layer: Page, read: Recognition, unread: Sequence[Box]) -> Page:
    """Put among the words of a text layer what is read in the parts of its upright picture that none of them lies on.
    `unread` are fractions of the page."""
    lines = [
        [_in_points(word, layer) for word in words]
        for _, words in itertools.groupby(layer.words, key=lambda word: word.line)
    ]
    known = [
        *(word.edges for line in lines for word in line),
        *(_scaled(box, layer) for box in layer.struck),
    ]
    for line in _read_parts(read, unread, layer):
        new = [word for word in line if not any(_is_double(word.edges, edges) for edges in known)]
        if new:
            lines.append(new)

    def on_page(edges: Edges) -> Edges:
        x0, y0, x1, y1 = edges
        return x0 / layer.width, y0 / layer.height, x1 / layer.width, y1 / layer.height

    size = (layer.width, layer.height)
    page = made_page(layer.number, "text_layer", size, lines, on_page, layer.rotation)
    return dataclasses.replace(page, struck=layer.struck)


def upright(picture: Picture, turn: int) -> Picture:
    """Turn a picture clockwise by 0, 90, 180 or 270 degrees."""
    return dataclasses.replace(picture, gray=np.ascontiguousarray(np.rot90(picture.gray, -(turn // 90))))


def _read_parts(read: Recognition, unread: Sequence[Box], layer: Page) -> Iterator[list[RawWord]]:
    """Yield the lines that are read in parts of a page, in points of the page. The page is read as a whole: a few lines
    by themselves do not tell how crooked they are."""
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


def _in_points(word: Word, page: Page) -> RawWord:
    edges = _scaled(word.box, page)
    return RawWord(text=word.text, edges=edges, confidence=word.confidence, handwritten=word.handwritten)


def _scaled(box: Box, page: Page) -> Edges:
    return box[0] * page.width, box[1] * page.height, box[2] * page.width, box[3] * page.height


def _is_double(edges: Edges, known: Edges) -> bool:
    """Tell whether a word that was read in a picture lies on one of the text layer."""
    across = min(edges[2], known[2]) - max(edges[0], known[0])
    down = min(edges[3], known[3]) - max(edges[1], known[1])
    return across > DOUBLE * (edges[2] - edges[0]) and down > DOUBLE * (edges[3] - edges[1])
