"""Why somebody is sent, where a record prints its orders in a table below the heading that asks for the reason: the
cell under "Comment" or "Indication", beside what is ordered and how soon."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.reason.values import says_a_reason
from jobs.extraction.found import Found
from jobs.extraction.text import Cell, Line, Span, Text

_WHY = re.compile(
    r"\W*(?:comments?|reasons?(?: for (?:referral|order|request))?|indications?|(?:clinical |order )?(?:notes?|"
    r"details?|"
    r"questions?|information|history|reason|indication)|why)\W*",
    re.IGNORECASE,
)
_WHAT = re.compile(
    r"\W*(?:orders?(?:ed)?(?: name)?|services?|referrals?|referral to|referred to|specialt(?:y|ies)|procedures?|"
    r"requests?(?:ed)?|"
    r"priority|urgency|status|department|type|consult(?:ation)?s?|code|date(?: ordered)?)\W*",
    re.IGNORECASE,
)
_SURE = 0.94
_SAME_EDGE = 0.012
_MOST_LINES = 12


def reasons_in_tables_of_orders(document: Document) -> Iterator[Found]:
    """Yield what stands under the head of the column that says why, in the first row below it."""
    text = document.text
    for section in document.outline.of("reason"):
        heads = text.line_at(min(section.body.start + 1, section.body.end))
        why = _column_that_says_why(text, heads)
        if why is None:
            continue
        spans = _below(text, heads, why)
        words = " ".join(text[span] for span in spans)
        if spans and says_a_reason(words):
            yield Found(words, spans, _SURE)


def _column_that_says_why(text: Text, heads: Line) -> Cell | None:
    """The head over the reasons in a row of nothing but heads; None for any other line."""
    cells = text.cells[heads.number]
    why = [cell for cell in cells if _WHY.fullmatch(cell.words)]
    others = [cell for cell in cells if _WHAT.fullmatch(cell.words) and cell not in why]
    return why[0] if len(why) == 1 and others and len(why) + len(others) == len(cells) else None


def _below(text: Text, heads: Line, why: Cell) -> tuple[Span, ...]:
    """The cell under a head and the lines over which it wraps, up to the next row."""
    spans: list[Span] = []
    row = text.cells[heads.number]
    for line in text.lines[heads.number + 1 : heads.number + 1 + _MOST_LINES]:
        cells = text.cells[line.number]
        under = next((cell for cell in cells if abs(cell.left - why.left) <= _SAME_EDGE), None)
        if not spans and len(cells) == len(row):
            under = cells[row.index(why)]
        begins_a_row = bool(spans) and len(cells) > 1 and under is not cells[0]
        if under is None or line.page != heads.page or begins_a_row:
            break
        spans.append(under.span)
    return tuple(spans)
