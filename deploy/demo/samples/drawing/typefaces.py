"""The typefaces of a sheet: PDF's standard fonts, which every reader has, and how wide their letters run."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import cache

import pypdfium2.raw as pdfium


@dataclass(frozen=True, slots=True)
class Face:
    """A regular and a bold cut that belong together, by their PDF names."""

    regular: str
    bold: str


SERIF = Face("Times-Roman", "Times-Bold")
SANS = Face("Helvetica", "Helvetica-Bold")
TYPEWRITER = Face("Courier", "Courier-Bold")
ITALIC = "Times-Italic"
DINGBATS = "ZapfDingbats"

FONT_NAMES = (
    SERIF.regular,
    SERIF.bold,
    ITALIC,
    SANS.regular,
    SANS.bold,
    TYPEWRITER.regular,
    TYPEWRITER.bold,
    DINGBATS,
)


def text_width(*, text: str, font: str, size: float) -> float:
    """Return the width in points of `text` set in a standard font.

    Widths come from PDFium's built-in copies of the standard fonts, so no metric table is kept here.
    """
    return sum(_glyph_width(font, letter) for letter in text) * size / 1000


@cache
def _glyph_width(font: str, letter: str) -> float:
    width = ctypes.c_float()
    if not pdfium.FPDFFont_GetGlyphWidth(_font(font), ord(letter), 1000.0, ctypes.byref(width)):
        raise ValueError(f"{font} has no letter {letter!r}: write the text with letters of Windows-1252")
    return width.value


@cache
def _font(name: str) -> pdfium.FPDF_FONT:
    return pdfium.FPDFText_LoadStandardFont(_document(), name.encode("ascii"))


@cache
def _document() -> pdfium.FPDF_DOCUMENT:
    return pdfium.FPDF_CreateNewDocument()
