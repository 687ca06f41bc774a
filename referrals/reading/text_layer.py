"""The words that a PDF itself says are on a page, with their boxes as the page is displayed."""

from __future__ import annotations

import ctypes
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import pypdfium2
import pypdfium2.raw as pdfium

from referrals.reading.drawn import Drawn
from referrals.reading.layout import Edges, RawWord
from referrals.reading.placement import Placement, turned
from referrals.reading.symbols import symbols_of
from referrals.reading.visibility import Visibility
from referrals.reading.words import tidy

WORD = re.compile(r"[^\s\x02\ufffe]+[\x02\ufffe]?|[\x02\ufffe]")
"""U+0002 and U+FFFE are what pdfium puts for a hyphen at the end of a line, with no white space after it."""
BAD = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\uf8ff\ufffd]")
"""What means nothing: control characters, private and broken ones."""
LINE_END_HYPHEN = str.maketrans("\x02\ufffe", "--")


HIDDEN_CONFIDENCE = 0.9
"""Text that lies hidden over a scan comes from somebody's text recognition, not from the author's keyboard."""


@dataclass(frozen=True, slots=True)
class TextLayer:
    """Words in the order of the content stream, in runs that stand on one line; points of the displayed page.

    `turn` is the clockwise turn that brings the text upright; the edges are turned already. `bad_characters` is the
    share of characters that mean nothing.
    """

    fragments: list[list[RawWord]]
    turn: int
    bad_characters: float

    @property
    def is_hidden(self) -> bool:
        """Tell whether most words are painted in no colour."""
        words = [word for fragment in self.fragments for word in fragment]
        return sum(word.confidence == HIDDEN_CONFIDENCE for word in words) > len(words) / 2


def read_text_layer(page: pypdfium2.PdfPage, drawn: Drawn) -> TextLayer:
    """Read the words of a page's text layer; `drawn` is what the page shows beside it.

    Hidden text, which is painted in no colour at all, counts over a scan, where text recognition has put it. On any
    other page no person sees it, so it must not be read, no more than pale text that does not stand out from what it
    is painted on, text that is covered or clipped away, and text outside the page.
    """
    text_page = page.get_textpage()
    try:
        placement = Placement(page)
        return _read(text_page, placement, Visibility(page, placement, drawn.covers), drawn.is_scan)
    finally:
        text_page.close()


def _read(
    text_page: pypdfium2.PdfTextPage, placement: Placement, visibility: Visibility, hidden_text_counts: bool
) -> TextLayer:
    raw = text_page.raw
    characters = _characters(raw)
    letters_by_angle: Counter[float] = Counter()
    found: list[RawWord] = []
    seen: set[tuple[str, int, int]] = set()
    box = pdfium.FS_RECTF()
    for match in WORD.finditer(characters):
        first, last = match.start(), match.end() - 1
        hidden = _is_hidden(raw, first)
        if hidden and not hidden_text_counts:
            continue
        text = tidy(symbols_of(raw, first, match[0]).translate(LINE_END_HYPHEN))
        edges = _edges(raw, first, last, placement, box)
        if not hidden and not visibility.is_seen(pdfium.FPDFText_GetTextObject(raw, first), edges):
            continue
        # Bold is sometimes printed by printing twice.
        key = (text, int(edges[0]), int(edges[1]))
        if not text or key in seen:
            continue
        seen.add(key)
        letters_by_angle[pdfium.FPDFText_GetCharAngle(raw, first)] += len(text)
        found.append(RawWord(text=text, edges=edges, confidence=HIDDEN_CONFIDENCE if hidden else 1.0))
    turn = _turn_to_upright(letters_by_angle, placement)
    if turn:
        size = {"width": placement.width, "height": placement.height}
        found = [
            RawWord(text=word.text, edges=turned(word.edges, turn=turn, **size), confidence=word.confidence)
            for word in found
        ]
    letters = sum(len(word.text) for word in found)
    bad = sum(len(BAD.findall(word.text)) for word in found)
    return TextLayer(
        fragments=list(_fragments(found)), turn=turn, bad_characters=bad / letters if letters else 0.0
    )


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
