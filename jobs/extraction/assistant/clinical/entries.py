"""The entries of a clinical section: bullets, lines, or rows of a table with the meaning of their columns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from jobs.extraction.assistant.checkboxes import BOX, is_marked, marked_options
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.outline import Item, Section, items_of
from jobs.extraction.text import Span

_COLUMNS: tuple[tuple[str, str], ...] = (
    (
        "name",
        r"medications?|drug(?: name)?|medicine|name|substance|allergen|allergy|allergies|"
        r"condition|problems?(?: description| name)?|description|diagnos[ie]s|material|"
        r"test|result type|observation|procedure|vital(?: sign)?|component|analyte|"
        r"investigation|data and description|planned activity|functional|vaccine|"
        r"item",
    ),
    (
        "directions",
        r"directions?|sig|instructions?|dos(?:e|age|ing)(?: instructions| and frequency)?|dose|strength",
    ),
    ("frequency", r"frequency|freq\.?|how (?:often|taken)|times"),
    ("reaction", r"reactions?(?: type| status)?|adverse reaction"),
    ("value", r"results?(?: value)?|value|reading|measurement"),
    ("unit", r"units?"),
    (
        "flag",
        r"flag|interpretation|abnormal|reference ?ranges?(?:status)?|relevant reference range|"
        r"ref(?:erence)?(?: range)?|status|severity(?: status)?|health status|informant|"
        r"details?|notes?|comments?|remarks?|type|diagnosis type|clinical service",
    ),
    (
        "date",
        r"since|(?:start|stop|end|onset|effective|expiration|estimated completion|problem start|"
        r"planned|admin)? ?dates?(?: ?/ ?times?:?)?|dates? (?:of [a-z]+|recorded|"
        r"observed)|onset|time|startdate|stopdate|problem startdate",
    ),
    (
        "code",
        r"icd(?:-?10)?(?:-?cm)?(?: codes?)?|codes?|snomed(?: ct)?|rxnorm ?(?:code)?|"
        r"rxnormcode|genericname|productstrength|indications?|monitored by|prescriber|"
        r"provider|route|form|quantity|qty|duration|refills|last issued|lot#?|plan date",
    ),
)
_COLUMN = re.compile("|".join(f"(?P<{key}>{words})" for key, words in _COLUMNS), re.IGNORECASE)
_STATUS_LINE = re.compile(
    r"(?P<past>resolved|inactive|expired|past|completed|historical|discontinued|"
    r"stopped)|(?P<now>active|current|ongoing)",
    re.IGNORECASE,
)
_STOPPED = re.compile(r"(?:stopped|discontinued|ceased|ended|withdrawn)\b", re.IGNORECASE)
_NO_ENTRY = re.compile(
    r"^(?:problem|concern|item|diagnosis) ?#? ?\d*$|^(?:no(?:ne)? (?:information|"
    r"known|recorded|indicated|data)\b.*|n/?a|none|nil|not (?:indicated|recorded|"
    r"known|applicable)|see (?:attached|above|below|list).*|no \w+ indicated.*)\.?$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry; `cells` are those of a table by column, `past` is what a heading like "Resolved" says of
    it.
    """

    span: Span
    bulleted: bool
    cells: dict[str, Span] = field(default_factory=dict)
    past: bool = False
    stopped: bool = False


def entries_of(document: Document, section: Section) -> Iterator[Entry]:
    """Yield the entries of a section; headers, sub-headings and empty entries are left out."""
    text = document.text
    columns: list[str] = []
    past = False
    items = items_of(document.outline, section)
    bulleted = any(item.bulleted for item in items)
    pending: Span | None = None
    boxed = sum(BOX.search(text[item.span]) is not None for item in items)
    marked = boxed * 2 >= len(items) and any(is_marked(text[item.span]) for item in items)
    for item in items:
        words = text[item.span]
        if marked:
            yield from (Entry(span, True) for span in marked_options(text, item.span))
            continue
        bar = "|" in words
        cells = list(_cells(document, item, "|" if bar else "\t"))
        if len(cells) > 1 and (header := _header(document, cells)):
            columns, pending = header, None
            continue
        status = _STATUS_LINE.match(words)
        if status is not None and len(words.split()) <= 3 and not bar and not item.bulleted:
            past, columns = status["past"] is not None, []
            continue
        if columns and bar | (pending is not None):
            pending = Span(pending.start if pending else item.span.start, item.span.end)
            row = list(_cells(document, Item(pending, bulleted=False), "|"))
            if len(row) < len(columns):
                continue
            yield from _row(document, pending, columns, row, past)
            pending = None
        elif columns and len(cells) > 1:
            yield from _row(document, item.span, columns, cells, past)
        elif bar:
            yield from _row(document, item.span, ["name"], cells[:1], past)
        elif not _NO_ENTRY.match(words) and not (bulleted and not item.bulleted and _is_subheading(words)):
            yield Entry(item.span, item.bulleted, {}, past)
    if pending is not None and columns:
        yield from _row(
            document, pending, columns, list(_cells(document, Item(pending, bulleted=False), "|")), past
        )


def _is_subheading(words: str) -> bool:
    return len(words.split()) <= 4 and not any(c.isdigit() for c in words)


def _cells(document: Document, item: Item, separator: str) -> Iterator[Span | None]:
    """The cells of a row; None for an empty one."""
    start = item.span.start
    content = document.text.content
    while start <= item.span.end:
        stop = content.find(separator, start, item.span.end)
        stop = stop if stop != -1 else item.span.end
        yield document.text.trimmed(start, stop)
        start = stop + 1


def _header(document: Document, cells: list[Span | None]) -> list[str]:
    """The meaning of each column when all cells are names of columns, else nothing."""
    found: list[str] = []
    for cell in cells:
        words = document.text[cell].strip(':[{|"') if cell else ""
        match = _COLUMN.fullmatch(words)
        if match is None and (any(c.isdigit() for c in words) or len(words.split()) > 3):
            return []
        found.append((match.lastgroup if match else None) or "")
    if "name" not in found and "date" not in found:
        return []
    known = sum(bool(key) for key in found)
    return found if (known >= 2 and known * 3 >= len(found) * 2) or len(found) == 1 else []


def _row(
    document: Document, span: Span, columns: list[str], row: list[Span | None], past: bool
) -> Iterator[Entry]:
    cells: dict[str, Span] = {}
    for key, cell in zip(columns, row, strict=False):
        if key and cell is not None:
            cells.setdefault(key, cell)
    if "name" not in cells and columns[:1] != ["date"] and row and row[0] is not None:
        cells["name"] = row[0]
    flag = cells.get("flag")
    ended = (
        flag is not None
        and re.search(r"resolved|inactive|completed", document.text[flag], re.IGNORECASE) is not None
    )
    if "name" in cells and not _NO_ENTRY.match(document.text[cells["name"]]):
        stopped = any(cell is not None and _STOPPED.match(document.text[cell]) for cell in row[1:])
        yield Entry(span, False, cells, past or ended, stopped)
