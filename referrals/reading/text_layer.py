"""The words that a PDF itself says are on a page, with their boxes as the page is displayed."""

from __future__ import annotations

import ctypes
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import pypdfium2
import pypdfium2.raw as pdfium

from referrals.reading.layout import Edges, RawWord
from referrals.reading.placement import Placement, turned
from referrals.reading.words import tidy

WORD = re.compile(r"[^\s\x02\ufffe]+[\x02\ufffe]?|[\x02\ufffe]")
"""U+0002 and U+FFFE are what pdfium puts for a hyphen at the end of a line, with no white space after it."""
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


def read_text_layer(page: pypdfium2.PdfPage, *, hidden_text_counts: bool) -> TextLayer:
    """This function will read the words of a page's text layer.

    Hidden text, which is painted in no colour at all, counts over a scan, where text recognition has put it. On any
    other page no person sees it, so it must not be read.
    """
    text_page = page.get_textpage()
    try:
        return _read(text_page, Placement(page), hidden_text_counts)
    finally:
        text_page.close()


def _read(text_page: pypdfium2.PdfTextPage, placement: Placement, hidden_text_counts: bool) -> TextLayer:
    raw = text_page.raw
    characters = _characters(raw)
    turns: Counter[int] = Counter()
    found: list[RawWord] = []
    bad = total = 0
    seen: set[tuple[str, int, int]] = set()
    for first, last in _word_ranges(characters):
        text = "".join(characters[first : last + 1]).translate(LINE_END_HYPHEN)
        hidden = _is_hidden(raw, first)
        if hidden and not hidden_text_counts:
            continue
        bad += sum(_is_bad(character) for character in text)
        total += len(text)
        text = tidy(text)
        edges = _edges(raw, first, last, placement)
        # Bold is sometimes printed by printing twice.
        key = (text, round(edges[0]), round(edges[1]))
        if not text or key in seen:
            continue
        seen.add(key)
        turns[_quarter(placement.angle(-pdfium.FPDFText_GetCharAngle(raw, first)))] += len(text)
        found.append(RawWord(text=text, edges=edges, confidence=HIDDEN_CONFIDENCE if hidden else 1.0))
    turn = -turns.most_common(1)[0][0] % 360 if turns else 0
    size = {"width": placement.width, "height": placement.height}
    words = [
        RawWord(text=word.text, edges=turned(word.edges, turn=turn, **size), confidence=word.confidence)
        for word in found
    ]
    return TextLayer(
        fragments=list(_fragments(words)), turn=turn, bad_characters=bad / total if total else 0.0
    )


def _characters(raw: pdfium.FPDF_TEXTPAGE) -> list[str]:
    """List the text by pdfium's own numbering of characters, which the boxes are asked by."""
    count = max(pdfium.FPDFText_CountChars(raw), 0)
    buffer = (ctypes.c_ushort * (count + 1))()
    written = pdfium.FPDFText_GetText(raw, 0, count, buffer)
    if written == count + 1:
        text = bytes(buffer)[: 2 * count].decode("utf-16-le", "replace")
        if len(text) == count:
            return list(text)
    return [chr(min(pdfium.FPDFText_GetUnicode(raw, index), 0x10FFFF)) for index in range(count)]


def _word_ranges(characters: list[str]) -> Iterator[tuple[int, int]]:
    """Yield the first and last character of each word; a hyphen at a line's end ends its word and stays with it."""
    for match in WORD.finditer("".join(characters)):
        yield match.start(), match.end() - 1


def _edges(raw: pdfium.FPDF_TEXTPAGE, first: int, last: int, placement: Placement) -> Edges:
    """Return the box around a word, with the full height of its font, so that neighbours have equal boxes."""
    box = pdfium.FS_RECTF()
    boxes = []
    for index in {first, last}:
        if pdfium.FPDFText_GetLooseCharBox(raw, index, ctypes.byref(box)):
            boxes.append((box.left, box.bottom, box.right, box.top))
    if not boxes:
        return 0.0, 0.0, 0.0, 0.0
    left, bottom = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, top = max(box[2] for box in boxes), max(box[3] for box in boxes)
    return placement.edges(left, bottom, right, top)


def _is_bad(character: str) -> bool:
    """Tell whether a character means nothing: replaced, private, or a control character."""
    return character == "\ufffd" or "\ue000" <= character <= "\uf8ff" or not character.isprintable()


def _is_hidden(raw: pdfium.FPDF_TEXTPAGE, index: int) -> bool:
    text_object = pdfium.FPDFText_GetTextObject(raw, index)
    mode = pdfium.FPDFTextObj_GetTextRenderMode(text_object) if text_object else None
    return bool(mode == pdfium.FPDF_TEXTRENDERMODE_INVISIBLE)


def _quarter(degrees: float) -> int:
    return round(degrees / 90) * 90 % 360


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
