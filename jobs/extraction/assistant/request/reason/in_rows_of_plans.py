"""Why somebody is sent, where a table of what is planned says it in the row of the referral and no head asks for it:
"Referral  Harbor Kidney Clinic (Nephrology): CKD stage 4 with proteinuria  07/13/2026"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.reason.complaints import is_clinical
from jobs.extraction.assistant.values.dates import DATE
from jobs.extraction.found import Found
from jobs.extraction.text import Cell, Span, Text

_IS_REFERRAL = re.compile(
    r"(?:ambulatory |outpatient |internal |external |new )?(?:referrals?|consult(?:ation|s)?)"
    r"(?: (?:order|request|to [\w &/-]{3,40}))?",
    re.IGNORECASE,
)
_LEADS = re.compile(r"(?<=[\w)]):\s+|\s(?:for|re|regarding|because of|due to)[:\s]\s*|\s[\u2013\u2014-]\s")
"""What stands between whom it goes to and why."""
_SURE = 0.9
_SAME_EDGE = 0.01
_MOST_LINES = 4


def reasons_in_rows_of_plans(document: Document) -> Iterator[Found]:
    """Yield what the row of a referral in the plan's table says behind whom it goes to, with the lines it wraps over;
    or its next cell, where whom it goes to has one of its own."""
    text = document.text
    for section in document.outline.of("plan"):
        first = text.line_at(section.body.start).number
        for line in text.lines[
            first : text.line_at(max(section.body.start, section.body.end - 1)).number + 1
        ]:
            cells = text.cells[line.number]
            if len(cells) > 1 and _IS_REFERRAL.fullmatch(cells[0].words.strip(" :")):
                for cell in cells[1:]:
                    spans = _with_what_wraps(text, cell)
                    if (why := _behind_whom(text, spans, alone=cell is not cells[1])) is not None:
                        yield Found(" ".join(text[span] for span in why), why, _SURE)
                        break


def _with_what_wraps(text: Text, cell: Cell) -> tuple[Span, ...]:
    """A cell without the date at its end, and the lines below that begin at its edge and have no cell before it."""
    spans = [_without_date(text, cell.span)]
    for line in text.lines[cell.line + 1 : cell.line + _MOST_LINES]:
        below = text.cells[line.number]
        if line.page != cell.page or not below or abs(below[0].left - cell.left) > _SAME_EDGE:
            break
        spans.append(_without_date(text, below[0].span))
    return tuple(spans)


def _without_date(text: Text, span: Span) -> Span:
    dates = list(DATE.finditer(text.content, span.start, span.end))
    if dates and dates[-1].end() == span.end:
        return text.trimmed(span.start, dates[-1].start()) or span
    return span


def _behind_whom(text: Text, spans: tuple[Span, ...], *, alone: bool) -> tuple[Span, ...] | None:
    """The part of a row's cell that tells of the patient's illness; `alone`: whom it goes to stands in another cell."""
    lead = _LEADS.search(text.content, spans[0].start, spans[0].end)
    if lead is None and not alone:
        return None
    first = Span(lead.end(), spans[0].end) if lead else spans[0]
    why = (first, *spans[1:]) if first.end > first.start else spans[1:]
    return why if why and is_clinical(" ".join(text[span] for span in why)) else None
