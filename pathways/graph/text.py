"""Text in a picture that knows no fonts: how wide it is about, where to break it, and how to write it safely."""

from __future__ import annotations

import re
from xml.sax.saxutils import escape

_NARROW = frozenset("iIjlftr.,:;'|!()[] ")
_WIDE = frozenset("mwMW@%&")
_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def width_of(text: str, *, size: float, bold: bool = False) -> float:
    """Return about how many pixels wide a text is in a sans-serif font, rather too many."""
    units = 0.0
    for character in text:
        if character in _NARROW:
            units += 0.36
        elif character in _WIDE:
            units += 0.92
        elif ord(character) > 0x2E80:
            units += 1.05
        else:
            units += 0.7 if character.isupper() else 0.58
    return units * size * (1.1 if bold else 1.0)


def wrapped(text: str, *, width: float, size: float, lines: int) -> list[str]:
    """Break a bold text into lines of at most this width; what does not fit ends in an ellipsis."""
    found = [""]
    for word in text.split():
        together = f"{found[-1]} {word}".strip()
        if not found[-1] or width_of(together, size=size, bold=True) <= width:
            found[-1] = together
        else:
            found.append(word)
    if len(found) > lines:
        found = [*found[: lines - 1], " ".join(found[lines - 1 :])]
    return [_shortened(line, width=width, size=size) for line in found]


def _shortened(line: str, *, width: float, size: float) -> str:
    if width_of(line, size=size, bold=True) <= width:
        return line
    while line and width_of(line + "…", size=size, bold=True) > width:
        line = line[:-1]
    return line.rstrip() + "…"


def safe(text: str) -> str:
    """Make any text fit to stand in XML, in an element or between double quotes."""
    return escape(_NOT_XML.sub("\ufffd", text), {'"': "&quot;"})
