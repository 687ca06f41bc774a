"""Which practice or hospital the head and the foot of a letter name."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.correspondence import COPIES, tells
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.furniture import FAX_STRIP
from jobs.extraction.assistant.names import looks_like_organization
from jobs.extraction.assistant.places import looks_like_address, tells_where_to_reach
from jobs.extraction.assistant.titles import is_title
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Line, Span

_LINES_OF_A_FOOT = 2
_WORDS_OF_A_NAME = 3
_LONGEST_NAME_OF_A_HEAD, _LONGEST_NAME_OF_A_FOOT = 70, 60
"""In letters."""
_LEGAL = re.compile(
    r"\b(?:printed|registered|confidential|generated|system|software|page|copy|form|message|intended)\b",
    re.IGNORECASE,
)
_A_NUMBER = re.compile(r"\d{3}[ ().-]*\d{3}")
_PARTS_OF_A_HEAD = re.compile(rf"(?:(?!\s[-\u2013\u2014\u2022\u00b7]\s)[^{CELL}|])+")
_NAME_BEFORE_ADDRESS = re.compile(r"(?P<name>[^,\d\n]{4,50}),\s+(?=\d)")
"""The practice before its address on one line: "Elm Tree Surgery, 12 High Street, Leeds"."""


def organization_in_head(document: Document) -> Found | None:
    """The practice or hospital that the head of the first pages names."""
    lines = document.text.lines
    for line in lines[:8]:
        if all(_block(document, cell.span) != "letterhead" for cell in document.text.cells[line.number]):
            break
        if FAX_STRIP.match(line.text):
            continue
        for span, words in _unlabelled_names(document, line):
            if len(words) > _LONGEST_NAME_OF_A_HEAD or _block(document, span) != "letterhead":
                continue
            if (
                looks_like_organization(words)
                and not _A_NUMBER.search(words)
                and not looks_like_address(words)
                and not is_title(words)
                and not (words.endswith(".") and len(words.split()) > 6)
            ):
                return Found(words, (span,), 0.84)
            named = words.istitle() and ("&" in words or len(words.split()) >= _WORDS_OF_A_NAME)
            if (
                _has_address_below(document, line)
                and (words.isupper() or (named and line.number == 0))
                and not is_title(words)
                and not any(c.isdigit() for c in words)
            ):
                return Found(words, (span,), 0.75)
            if _SHORT_FORM.match(words) and line.number < _LINES_OF_A_NAME and _reached_below(document, line):
                return Found(words, (span,), 0.75)
    return None


_SHORT_FORM = re.compile(
    r"(?!(?:DRS?|MRS?|MS|PROF|RE|TO|FAX|FROM|GP|DOB|NHS|ID|NEW)\b)[A-Z]{2,5} (?:[a-zà-ÿ]{1,3} )*[A-ZÀ-Þ][a-zà-ÿ]{2,}"
    r"(?: [A-ZÀ-Þ][\w'\u2019-]*)*$"
)
"""A place of work with a kind that its country writes short: "GMF du Littoral", "CAP Onyar Sud"."""
_LINES_OF_A_NAME = 3


def _reached_below(document: Document, line: Line) -> bool:
    below = document.text.lines[line.number + 1 : line.number + 5]
    return any(
        tells_where_to_reach(other.text)
        for other in below
        if document.outline.block_at(other.start) == "letterhead"
    )


def _block(document: Document, span: Span) -> str:
    return document.outline.block_at(span.start)


def organization_in_foot(document: Document) -> Found | None:
    """The practice or hospital that the last lines of a page name."""
    lines = document.text.lines
    last = {line.page: line.number for line in lines}
    for line in lines:
        if last[line.page] - line.number >= _LINES_OF_A_FOOT or COPIES.match(line.text) or tells(line.text):
            continue
        if document.outline.block_at(line.start) in ("recipient", "insurance", "copies", "relative"):
            continue
        for span, words in _unlabelled_names(document, line):
            plain = looks_like_organization(words) and not looks_like_address(words) and not is_title(words)
            if plain and len(words) < _LONGEST_NAME_OF_A_FOOT and _LEGAL.search(words) is None:
                return Found(words, (span,), 0.72).because("It stands at the foot of the page.")
    return None


def _unlabelled_names(document: Document, line: Line) -> Iterator[tuple[Span, str]]:
    """The parts of a line of a head or a foot that may be a name, each without the address behind it; what stands in a
    label is none."""
    for part in _PARTS_OF_A_HEAD.finditer(line.text):
        span = document.text.trimmed(line.start + part.start(), line.start + part.end())
        if span is None:
            continue
        if named := _NAME_BEFORE_ADDRESS.match(document.text.content, span.start, span.end):
            span = Span(span.start, named.end("name"))
        if not any(label.span.start < span.end and span.start < label.span.end for label in document.labels):
            yield span, document.text[span]


def _has_address_below(document: Document, line: Line) -> bool:
    below = document.text.lines[line.number + 1 : line.number + 3]
    return any(looks_like_address(other.text) for other in below)
