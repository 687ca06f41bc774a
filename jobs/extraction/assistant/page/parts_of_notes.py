"""The four parts of a note that letters head, each alone on its line or before the words of its part."""

from __future__ import annotations

import re

from jobs.extraction.assistant.page.sections import Heading
from jobs.extraction.text import Line, Span, Text

_LETTERS_OF_A_NOTE = {"S": "history", "O": "examination", "A": "assessment", "P": "plan"}
"""The letters that head the four parts of a note."""
_PART_OF_A_NOTE = re.compile(r"(?P<letter>[SOAP]) ?[:\u2013-](?=\s)")


def parts_of_a_note(text: Text) -> dict[int, Heading]:
    """Return the parts of a note that letters head, by line: each letter alone on its line, or before the words of its
    part where three at least come in their order, as no other letters with a colon do ("P: 64")."""
    alone = [line for line in text.lines if line.text in _LETTERS_OF_A_NOTE]
    if len(alone) > 1:
        return {
            line.number: Heading(_LETTERS_OF_A_NOTE[line.text], Span(line.start, line.end)) for line in alone
        }
    begun = [(line, match) for line in text.lines if (match := _PART_OF_A_NOTE.match(line.text)) is not None]
    letters = "".join(match["letter"] for _, match in begun)
    if letters not in ("SOAP", "SOP", "SOA", "SAP", "OAP"):
        return {}
    return {
        line.number: Heading(_LETTERS_OF_A_NOTE[match["letter"]], Span(line.start, line.start + match.end()))
        for line, match in begun
    }


def counts_on(text: Text, part: Heading, line: Line) -> bool:
    """Tell whether a numbered line is a further entry of a part whose first stands beside its letter ("A: 1. Gout")."""
    begins = _FIRST_ENTRY.match(text.content, part.span.end)
    return begins is not None and _FURTHER_ENTRY.match(line.text) is not None


_FIRST_ENTRY = re.compile(r"[ \t]+1[.)] ")
_FURTHER_ENTRY = re.compile(r"\s*\d{1,2}[.)] ")
