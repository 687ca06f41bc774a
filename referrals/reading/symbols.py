"""The signs of symbol fonts: boxes, crosses and ticks that a PDF writes as letters or by private codes."""

from __future__ import annotations

import ctypes

import pypdfium2.raw as pdfium

EMPTY, CROSSED, TICKED = "\u2610", "\u2612", "\u2611"
CROSS, TICK, BULLET = "\u2717", "\u2713", "\u2022"
WINGDINGS = (
    dict.fromkeys((0x6F, 0x70, 0x71, 0x72, 0xA8), EMPTY)
    | dict.fromkeys((0x78, 0xFD), CROSSED)
    | {0xFE: TICKED, 0xFB: CROSS, 0xFC: TICK, 0x6E: "\u25a0", 0xA7: "\u25aa"}
    | {0x6C: "\u25cf", 0xA1: "\u25cb", 0xA4: "\u25c9", 0x9F: BULLET, 0xD8: BULLET, 0x76: BULLET}
)
WINGDINGS_2 = (
    dict.fromkeys((0x2A, 0x30, 0xA3, 0xA4), EMPTY)
    | dict.fromkeys((0x51, 0x53, 0x54), CROSSED)
    | {0x52: TICKED, 0x4F: CROSS, 0x50: TICK, 0xA2: "\u25a0", 0x97: "\u25cf", 0x99: "\u25cb"}
)
WEBDINGS = {0x63: EMPTY, 0x61: TICK, 0x72: CROSS, 0x67: "\u25a0", 0x6E: "\u25cf"}
SYMBOL = {0xB7: BULLET, 0xA3: "\u2264", 0xB3: "\u2265", 0xB1: "\u00b1", 0xB0: "\u00b0", 0x6D: "\u03bc"}
FONTS = {"wingdings2": WINGDINGS_2, "wingdings": WINGDINGS, "webdings": WEBDINGS, "symbol": SYMBOL}
PRIVATE = range(0xF000, 0xF100)
"""Where Windows puts the 256 signs of a symbol font; without a font's name they are taken for those of Wingdings."""
MOST_SIGNS = 3
"""Letters of a symbol font stand alone or in twos and threes; longer words are hardly ever asked for their font."""


def symbols_of(text_page: pdfium.FPDF_TEXTPAGE, first: int, word: str) -> str:
    """Return a word with the signs of a symbol font in place of the letters that stand for them;
    `first` is the number of its first character on the page."""
    if len(word) > MOST_SIGNS and not any(ord(character) in PRIVATE for character in word):
        # A box may stand right before the word that it belongs to.
        return _sign(text_page, first, word[0]) + word[1:] if word[1].isupper() else word
    return "".join(_sign(text_page, first + place, character) for place, character in enumerate(word))


def _sign(text_page: pdfium.FPDF_TEXTPAGE, index: int, character: str) -> str:
    name = _font_name(text_page, index)
    signs = next((signs for font, signs in FONTS.items() if font in name), None)
    code = ord(character)
    if code in PRIVATE:
        return (signs or WINGDINGS).get(code & 0xFF, character)
    # A sign that the PDF itself names rightly is left as it is.
    return signs.get(code, character) if signs and signs is not SYMBOL and code < 0x100 else character


def _font_name(text_page: pdfium.FPDF_TEXTPAGE, index: int) -> str:
    """Return the name of a character's font in small letters, without blanks and signs."""
    flags = ctypes.c_int()
    buffer = ctypes.create_string_buffer(128)
    length = pdfium.FPDFText_GetFontInfo(text_page, index, buffer, len(buffer), ctypes.byref(flags))
    name = buffer.value.decode("utf-8", "replace") if 0 < length <= len(buffer) else ""
    return "".join(filter(str.isalnum, name)).casefold()
