"""The words that a PDF itself says are on a page, with their boxes as the page is displayed."""

from __future__ import annotations

import ctypes
import dataclasses
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pypdfium2
import pypdfium2.raw as pdfium

from referrals.reading.drawn import Drawn
from referrals.reading.hidden_words import HIDDEN_CONFIDENCE
from referrals.reading.layout import Edges, RawWord
from referrals.reading.placement import Placement, turned
from referrals.reading.struck import Letters, Span, struck_out
from referrals.reading.symbols import symbols_of
from referrals.reading.visibility import Visibility
from referrals.reading.words import tidy

WORD = re.compile(r"[^\s\x02\ufffe]+[\x02\ufffe]?|[\x02\ufffe]")
"""U+0002 and U+FFFE are what pdfium puts for a hyphen at the end of a line, with no white space after it."""
BAD = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\uf8ff\ufffd]")
"""What means nothing: control characters, private and broken ones."""
LINE_END_HYPHEN = str.maketrans("\x02\ufffe", "--")


@dataclass(frozen=True, slots=True)
class TextLayer:
    """Words in the order of the content stream, in runs that stand on one line; points of the displayed page.

    `turn` is the clockwise turn that brings the text upright; the edges are turned already. `bad_characters` is the
    share of characters that mean nothing, `struck` where words stand that somebody has struck out: they are none of
    the fragments' words.
    """

    fragments: list[list[RawWord]]
    turn: int
    bad_characters: float
    struck: tuple[Edges, ...] = ()

    @property
    def has_hidden(self) -> bool:
        """Tell whether there are words that nobody sees, over a scan."""
        return any(word.confidence == HIDDEN_CONFIDENCE for fragment in self.fragments for word in fragment)


def read_text_layer(page: pypdfium2.PdfPage, drawn: Drawn, marks: Sequence[Edges] = ()) -> TextLayer:
    """Read the words of a page's text layer; `drawn` is what the page shows beside it, `marks` are the boxes, in the
    page's own space, that a program put on words to strike them out.

    Hidden text, which is painted in no colour at all, below a picture or so pale that it does not stand out from what
    it is painted on, counts over a scan, where text recognition has put it. On any other page no person sees it, so it
    must not be read, no more than text that is clipped away and text outside the page. Nor is what is struck out.
    """
    text_page = page.get_textpage()
    try:
        placement = Placement(page)
        visibility = Visibility(page, placement, drawn)
        return _Reading(text_page.raw, placement, visibility, drawn, marks).layer()
    finally:
        text_page.close()


@dataclass(frozen=True, slots=True)
class _Seen:
    """A word that is seen, as its characters are numbered, with its edges as the page is displayed."""

    first: int
    last: int
    edges: Edges
    text: str
    confidence: float


class _Reading:
    def __init__(
        self,
        raw: pdfium.FPDF_TEXTPAGE,
        placement: Placement,
        visibility: Visibility,
        drawn: Drawn,
        marks: Sequence[Edges],
    ) -> None:
        self._raw = raw
        self._placement = placement
        self._visibility = visibility
        self._drawn = drawn
        self._marks = marks
        self._characters = _characters(raw)
        self._box = pdfium.FS_RECTF()
        self._turn = 0

    def layer(self) -> TextLayer:
        seen = list(self._seen())
        letters_by_angle: Counter[float] = Counter()
        for word in seen:
            letters_by_angle[pdfium.FPDFText_GetCharAngle(self._raw, word.first)] += len(word.text)
        self._turn = _turn_to_upright(letters_by_angle, self._placement)
        struck = self._struck(seen)
        found = [
            RawWord(text=word.text, edges=self._upright(word.edges), confidence=word.confidence)
            for whole in seen
            for word in (self._parts(whole, struck, kept=True) if struck else [whole])
        ]
        letters = sum(len(word.text) for word in found)
        bad = sum(len(BAD.findall(word.text)) for word in found)
        return TextLayer(
            fragments=list(_fragments(found)),
            turn=self._turn,
            bad_characters=bad / letters if letters else 0.0,
            struck=tuple(
                self._upright(part.edges)
                for whole in (seen if struck else ())
                for part in self._parts(whole, struck, kept=False)
            ),
        )

    def _seen(self) -> Iterator[_Seen]:
        """Yield the words that a person sees, each once."""
        known: set[tuple[str, int, int]] = set()
        for match in WORD.finditer(self._characters):
            first, last = match.start(), match.end() - 1
            hidden = _is_hidden(self._raw, first)
            if hidden and not self._drawn.is_scan:
                continue
            word = self._word(first, last, HIDDEN_CONFIDENCE if hidden else 1.0)
            if not hidden:
                painted = pdfium.FPDFText_GetTextObject(self._raw, first)
                if not self._visibility.is_in_sight(painted, word.edges):
                    continue
                if not self._visibility.stands_out(painted, word.edges):
                    if not self._drawn.is_scan:
                        continue
                    word = dataclasses.replace(word, confidence=HIDDEN_CONFIDENCE)
            # Bold is sometimes printed by printing twice.
            key = (word.text, int(word.edges[0]), int(word.edges[1]))
            if word.text and key not in known:
                known.add(key)
                yield word

    def _word(self, first: int, last: int, confidence: float) -> _Seen:
        written = symbols_of(self._raw, first, self._characters[first : last + 1])
        text = tidy(written.translate(LINE_END_HYPHEN))
        return _Seen(
            first, last, _edges(self._raw, first, last, self._placement, self._box), text, confidence
        )

    def _struck(self, seen: Sequence[_Seen]) -> set[int]:
        if not (self._marks or self._drawn.strokes):
            return set()
        letters = Letters(self._raw, self._characters, self._placement, self._turn)
        return struck_out(
            [Span(word.first, word.last, self._upright(word.edges)) for word in seen],
            self._drawn.strokes,
            [letters.upright(*mark) for mark in self._marks],
            letters,
        )

    def _parts(self, word: _Seen, struck: set[int], *, kept: bool) -> Iterator[_Seen]:
        """Yield what of a word is kept, or what is struck out; signs go with the letters before them, else behind."""
        numbers = range(word.first, word.last + 1)
        letters = [index for index in numbers if self._characters[index].isalnum()]
        starts = [index for before, index in pairwise(letters) if (before in struck) != (index in struck)]
        bounds = [word.first, *starts, word.last + 1]
        for start, end in pairwise(bounds):
            is_struck = any(index in struck for index in range(start, end))
            if is_struck != kept:
                yield word if len(bounds) == 2 else self._word(start, end - 1, word.confidence)

    def _upright(self, edges: Edges) -> Edges:
        if not self._turn:
            return edges
        return turned(edges, turn=self._turn, width=self._placement.width, height=self._placement.height)


def _turn_to_upright(letters_by_angle: Counter[float], placement: Placement) -> int:
    """Return the clockwise turn that brings most letters upright."""
    turns: Counter[int] = Counter()
    for angle, letters in letters_by_angle.items():
        # pdfium counts angles clockwise, in the page's own space.
        turns[-round(placement.angle(-angle) / 90) * 90 % 360] += letters
    return turns.most_common(1)[0][0] if turns else 0


def _characters(raw: pdfium.FPDF_TEXTPAGE) -> str:
    """Return the text, one character for each that pdfium numbers: the boxes are asked for by these numbers."""
    count = max(pdfium.FPDFText_CountChars(raw), 0)
    buffer = (ctypes.c_ushort * (count + 1))()
    written = pdfium.FPDFText_GetText(raw, 0, count, buffer)
    if written == count + 1:
        text = bytes(buffer)[: 2 * count].decode("utf-16-le", "replace")
        if len(text) == count:
            return text
    return "".join(_character(pdfium.FPDFText_GetUnicode(raw, index)) for index in range(count))


def _character(code: int) -> str:
    return "\ufffd" if 0xD800 <= code <= 0xDFFF or code > 0x10FFFF else chr(code)


def _edges(
    raw: pdfium.FPDF_TEXTPAGE, first: int, last: int, placement: Placement, box: pdfium.FS_RECTF
) -> Edges:
    """Return the box around a word, with the full height of its font, so that neighbours have equal boxes."""
    pdfium.FPDFText_GetLooseCharBox(raw, first, box)
    left, bottom, right, top = box.left, box.bottom, box.right, box.top
    if last != first:
        pdfium.FPDFText_GetLooseCharBox(raw, last, box)
        left, bottom = min(left, box.left), min(bottom, box.bottom)
        right, top = max(right, box.right), max(top, box.top)
    return placement.edges(left, bottom, right, top)


def _is_hidden(raw: pdfium.FPDF_TEXTPAGE, index: int) -> bool:
    text_object = pdfium.FPDFText_GetTextObject(raw, index)
    mode = pdfium.FPDFTextObj_GetTextRenderMode(text_object) if text_object else None
    return mode in (pdfium.FPDF_TEXTRENDERMODE_INVISIBLE, pdfium.FPDF_TEXTRENDERMODE_CLIP)


def _fragments(words: list[RawWord]) -> Iterator[list[RawWord]]:
    """Cut the content stream where it does not go on to the right on the same line."""
    run: list[RawWord] = []
    for word in words:
        if run and not _continues(run[-1], word):
            yield run
            run = []
        run.append(word)
    if run:
        yield run


def _continues(before: RawWord, after: RawWord) -> bool:
    _, top, right, bottom = before.edges
    x0, y0, _, y1 = after.edges
    level = min(bottom, y1) - max(top, y0)
    lower = min(bottom - top, y1 - y0)
    return level >= 0.5 * lower and x0 >= right - 0.5 * lower
