"""The entries of rows of cells without a header, each with the dates, codes and amounts beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.doses import TELLS_HOW
from jobs.extraction.assistant.clinical.entry import ENDED, MARK, NO_ENTRY, SIMPLE_LISTS, WRITTEN_WHEN, Entry
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.items import Item
from jobs.extraction.assistant.page.outline import Section
from jobs.extraction.text import Span, Text

_ATTRIBUTE = re.compile(
    r"(?:(?:since|onset|noted|status)\b.*|(?:in)?active|resolved|current|chronic|ongoing|yes|no|mild|moderate|severe|"
    r"[A-TV-Z]\d[0-9A-Z](?:\.\w{1,4})?|\d{6,18})\W*$|\(?(?:19|20)\d\d|[~<>]?\d",
    re.IGNORECASE,
)
"""A cell that tells something of the one before it: a date, a status, a code, an amount."""
_YEARS_BEHIND = re.compile(r"[\s,:]*(?:since )?[\d/. -]+$")
_CODE = re.compile(r"[A-TV-Z]\d[0-9A-Z](?:\.\w{1,4})?(?: ?[AGRLVZ])?[:.]?")
"""The code of an illness in a cell of its own, in Germany with the letter for how sure it is and on which side."""
_DOTTED = re.compile(r"\b[A-TV-Z]\d[0-9A-Z]\.\w{1,4}\b")


def has_icd_codes(text: Text, section: Section) -> bool:
    """Tell whether the codes of a list of illnesses are ICD's: those of general practice look like short ones."""
    words = text.content[section.heading.start : section.body.end]
    if section.key not in ("problems", "past", "assessment") or "ICPC" in words:
        return False
    return _DOTTED.search(words) is not None or re.search(r"\b(?:ICD|CIE|CIM)\b", words) is not None


def entries_of_a_bare_row(
    document: Document, section: Section, item: Item, row: list[Span | None], *, ended: bool, coded: bool
) -> Iterator[Entry]:
    """Yield the entries of a row of cells without a header: each with the dates, codes and amounts beside it; where
    the list is `coded`, a code with the name of the illness beside it.
    """
    text = document.text
    spans = [cell for cell in row if cell is not None]
    if section.key not in SIMPLE_LISTS:
        first = next((span for span in spans if not WRITTEN_WHEN.fullmatch(text[span])), None)
        if first is not None and first is not spans[0]:
            yield Entry(Span(first.start, item.span.end), False, {}, ended)
        else:
            yield Entry(item.span, item.bulleted, {}, ended)
        return
    if len(spans) > 1 and coded and _CODE.fullmatch(text[spans[0]]):
        over = any(ENDED.match(text[span]) for span in spans[2:])
        yield Entry(item.span, False, {"code": spans[0], "name": spans[1]}, ended or over)
        return
    groups: list[tuple[Span, Span]] = []
    if (mark := MARK.fullmatch(_YEARS_BEHIND.sub("", text[spans[0]]))) and len(spans) > 1:
        spans, ended = spans[1:], ended or mark["over"] is not None
    for span in spans:
        words = text[span]
        attribute = _ATTRIBUTE.match(words) is not None or section.key == "allergies"
        if WRITTEN_WHEN.fullmatch(words) and not groups:
            continue
        if groups and (attribute or TELLS_HOW.match(words) or ENDED.match(words)):
            groups[-1] = (groups[-1][0], span)
        elif not NO_ENTRY.match(words):
            groups.append((span, span))
    for first, last in groups:
        over = last is not first and ENDED.match(text[last]) is not None
        yield Entry(Span(first.start, last.end), False, {}, ended or over)
