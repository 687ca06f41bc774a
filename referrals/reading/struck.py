"""Which letters of a page's text layer are struck out: a line runs through them, or a mark for it lies on them.

Lines are drawn on pages for many ends. One that strikes out runs through the middle of letters, not below them, and is
about as long as what it strikes out; the lines of forms and tables go on beyond the words.
"""

from __future__ import annotations

import bisect
import ctypes
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pypdfium2.raw as pdfium

from referrals.reading.layout import Edges
from referrals.reading.placement import Placement, turned
from referrals.reading.strokes import Stroke

INNER = (0.1, 0.85)
"""Shares of a word's box, down from its top, where a line may run through letters; lower are lines below words."""
LOWEST, HIGHEST = 0.28, 0.85
"""Where a line through letters runs, in shares of their height from the line that they stand on."""
MOST_THICK = 0.5
"""Shares of the letters' height: what is thicker covers them."""
BEYOND, BEYOND_LETTERS = 0.25, 1.5
"""How much of a line may be beside the letters: a share of its length, or so many heights of a letter."""
JOINED, LEVEL = 1.0, 0.5
"""Points by which lines may be apart, along and across, that are one for the eye."""


@dataclass(frozen=True, slots=True)
class Span:
    """A word as the characters of the page number it, from `first` to `last`, with its edges on the upright page."""

    first: int
    last: int
    edges: Edges


class Letters:
    """The characters of one page: what they are, and where each is on the page, which `turn` brings upright."""

    def __init__(self, raw: pdfium.FPDF_TEXTPAGE, text: str, placement: Placement, turn: int) -> None:
        self._raw = raw
        self._text = text
        self._placement = placement
        self._turn = turn

    def turned(self, edges: Edges) -> Edges:
        """Return where edges of the displayed page are on the upright one."""
        size = {"width": self._placement.width, "height": self._placement.height}
        return turned(edges, turn=self._turn, **size) if self._turn else edges

    def upright(self, left: float, bottom: float, right: float, top: float) -> Edges:
        """Return where edges in the page's own space are on the upright page."""
        return self.turned(self._placement.edges(left, bottom, right, top))

    def of(self, span: Span) -> Iterator[tuple[int, Edges]]:
        """Yield the number and the edges of each letter and figure of a word that takes room."""
        left, right, bottom, top = (ctypes.c_double() for _ in range(4))
        for index in range(span.first, span.last + 1):
            if self._text[index].isalnum() and pdfium.FPDFText_GetCharBox(
                self._raw, index, left, right, bottom, top
            ):
                yield index, self.upright(left.value, bottom.value, right.value, top.value)

    def base(self, span: Span) -> float:
        """Return how far down the page the line lies on which a word stands."""
        x, y = ctypes.c_double(), ctypes.c_double()
        pdfium.FPDFText_GetCharOrigin(self._raw, span.first, x, y)
        return self.upright(x.value, y.value, x.value, y.value)[1]


def struck_out(
    words: Sequence[Span],
    strokes: Sequence[Stroke],
    marks: Sequence[Edges],
    letters: Letters,
) -> set[int]:
    """Return the numbers of the letters that are struck out, by `strokes` of the page, and by `marks`, the boxes that a
    program put on words to strike them out.
    """
    struck = {
        index
        for word in words
        if any(_overlap(word.edges, mark) for mark in marks)
        for index, edges in letters.of(word)
        if any(_is_on(edges, mark) for mark in marks)
    }
    crossed, rows = _crossed(words, [letters.turned(stroke.edges) for stroke in strokes])
    if not crossed:
        return struck
    lines = [letters.turned(stroke.exact) for stroke in strokes if stroke.is_seen]
    uprights = [line for line in lines if not _is_level(line)]
    near = [line for line in lines if _is_level(line) and round(_middle(line)) in rows]
    for line in _joined(near):
        found = _under(line, crossed, letters)
        if found and not any(_meet(line, upright) for upright in uprights):
            struck |= found
    return struck


def _crossed(words: Sequence[Span], lines: Sequence[Edges]) -> tuple[list[Span], set[int]]:
    """Return the words through the middle of whose boxes a level line runs, and how far down such lines are, in whole
    points.
    """
    level = sorted((_middle(line), line[0], line[2]) for line in lines if _is_level(line))
    middles = [line[0] for line in level]
    crossed: list[Span] = []
    rows: set[int] = set()
    for word in words:
        left, top, right, bottom = word.edges
        height = bottom - top
        start = bisect.bisect_right(middles, top + INNER[0] * height)
        end = bisect.bisect_left(middles, top + INNER[1] * height, start)
        hit = [round(middle) for middle, x0, x1 in level[start:end] if x0 < right and x1 > left]
        if hit:
            crossed.append(word)
            rows.update(near for middle in hit for near in (middle - 1, middle, middle + 1))
    return crossed, rows


def _joined(level: Sequence[Edges]) -> list[Edges]:
    """Return level lines, those made one that go on where another ends."""
    joined: list[Edges] = []
    for x0, y0, x1, y1 in sorted(level):
        for place, (left, top, right, bottom) in enumerate(joined):
            if x0 - right <= JOINED and abs((y0 + y1) - (top + bottom)) / 2 <= LEVEL:
                joined[place] = (left, min(top, y0), max(right, x1), max(bottom, y1))
                break
        else:
            joined.append((x0, y0, x1, y1))
    return joined


def _under(line: Edges, words: Sequence[Span], letters: Letters) -> set[int]:
    """Return the letters that a line strikes out, none where most of it runs beside them."""
    found: list[tuple[int, Edges]] = []
    height = 0.0
    for word in words:
        if not _overlap(word.edges, line):
            continue
        placed, base = list(letters.of(word)), letters.base(word)
        tall = max((base - edges[1] for _, edges in placed), default=0.0)
        share = (base - _middle(line)) / tall if tall > 0 else 0.0
        if LOWEST <= share <= HIGHEST and line[3] - line[1] <= MOST_THICK * tall:
            height = max(height, tall)
            found += [
                (index, edges) for index, edges in placed if line[0] <= (edges[0] + edges[2]) / 2 <= line[2]
            ]
    if not found:
        return set()
    length = line[2] - line[0]
    within = max(edges[2] for _, edges in found) - min(edges[0] for _, edges in found)
    is_theirs = length - within <= max(BEYOND * length, BEYOND_LETTERS * height)
    return {index for index, _ in found} if is_theirs and length >= height else set()


def _meet(line: Edges, upright: Edges) -> bool:
    """Tell whether a level line ends at an upright one, as those of boxes and tables do."""
    at_an_end = any(upright[0] - JOINED <= end <= upright[2] + JOINED for end in (line[0], line[2]))
    return at_an_end and upright[1] - JOINED <= _middle(line) <= upright[3] + JOINED


def _is_level(edges: Edges) -> bool:
    return edges[2] - edges[0] > edges[3] - edges[1]


def _middle(edges: Edges) -> float:
    return (edges[1] + edges[3]) / 2


def _overlap(one: Edges, other: Edges) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] <= other[3] and other[1] <= one[3]


def _is_on(edges: Edges, mark: Edges) -> bool:
    """Tell whether the middle of a letter lies in a mark."""
    return mark[0] <= (edges[0] + edges[2]) / 2 <= mark[2] and mark[1] <= _middle(edges) <= mark[3]
