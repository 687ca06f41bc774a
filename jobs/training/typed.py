"""Typed text as a reader would give it: a page of lines."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence

from referrals.data.pages import Page, Word

_LINE = 95
"""Characters to a line, so that a long passage runs over several lines as it does in a letter."""


def page_of(text: str) -> Sequence[Page]:
    """Return a page with the lines of a text, long ones broken."""
    lines = [cut for line in text.split("\n") for cut in textwrap.wrap(line, _LINE) or [""]]
    words = tuple(
        Word(
            word,
            (0.05 + 0.009 * start, 0.05 + 0.016 * number, 0.05 + 0.009 * end, 0.06 + 0.016 * number),
            1.0,
            number,
            0,
        )
        for number, line in enumerate(lines)
        for word, start, end in ((match.group(), *match.span()) for match in re.finditer(r"\S+", line))
    )
    return (
        Page(
            document_id="doc",
            number=1,
            width=595.0,
            height=842.0,
            source="text_layer",
            words=words,
            confidence=1.0,
        ),
    )
