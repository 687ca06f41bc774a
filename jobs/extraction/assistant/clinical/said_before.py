"""What stands before a name: in its sentence or line, in its own item of a list there, and over it as a heading."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.words_of_telling import SENTENCE_ENDS
from jobs.extraction.assistant.document import Document
from jobs.extraction.text import Span

_FURTHEST = 200
_ENDS = re.compile(rf"{SENTENCE_ENDS.pattern}|\n|[\u2022|]")
_ITEM_ENDS = re.compile(r"[,;\t]|\s\+\s|\b(?:and|und|et|y|e|en|och|og)\s")


def sentence_before(document: Document, start: int) -> str:
    """Return what stands before a place since the sentence, the line or the cell behind a bar begins."""
    near = document.text.flowing[max(0, start - _FURTHEST) : start]
    ends = list(_ENDS.finditer(near))
    return near[ends[-1].end() :] if ends else near


def line_before(document: Document, start: int) -> str:
    """Return what stands before a place on its own line and in its own sentence, however full the line above is."""
    line = document.text.content.rfind("\n", 0, start) + 1
    return sentence_before(document, start)[-(start - line) :] if start > line else ""


def item_before(document: Document, start: int) -> str:
    """Return what stands before a place in its own item of a list: since the last comma or "and"."""
    return _ITEM_ENDS.split(sentence_before(document, start))[-1]


def heading_over(document: Document, start: int) -> Span | None:
    """Return the heading of the section that a place stands in, behind its heading."""
    section = document.outline.section_at(start)
    return None if section is None or section.heading.end > start else section.heading
