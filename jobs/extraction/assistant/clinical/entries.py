"""The entries of a clinical section: bullets, lines, or rows of a table with the meaning of their columns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from jobs.extraction.assistant.clinical.allergens import is_allergen
from jobs.extraction.assistant.clinical.bare_rows import entries_of_a_bare_row, has_icd_codes
from jobs.extraction.assistant.clinical.boxed_items import BoxedItems, before_the_boxes
from jobs.extraction.assistant.clinical.columns import Column, by_column, column_of, header_of
from jobs.extraction.assistant.clinical.conditions import names_complaint
from jobs.extraction.assistant.clinical.doses import DOSE
from jobs.extraction.assistant.clinical.entries_of_kinds import entry_of_a_kind
from jobs.extraction.assistant.clinical.entry import MARK, NO_ENTRY, SIMPLE_LISTS, Entry, is_ended
from jobs.extraction.assistant.clinical.titles_of_problems import titles_in
from jobs.extraction.assistant.clinical.words_of_status import OVER_BEHIND, asserted_by_status
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.checkboxes import marked_options
from jobs.extraction.assistant.page.items import Item, items_of
from jobs.extraction.assistant.page.outline import Section
from jobs.extraction.text import Span, Text

_STATUS_LINE = re.compile(
    r"\W*(?!resolved (?:health )?concerns)"
    r"(?:(?P<ended>resolved|inactive|past|completed|historical|discontinued|stopped|ended|closed|no longer)|"
    r"(?P<now>active|current|ongoing|open|expired|home|inpatient|outpatient|minor|major|acute|repeat|"
    r"regular|as needed|when required))"
    r"(?: (?:health )?(?:problems?|concerns?|conditions?|diagnos[ie]s|issues?|medic(?:ation|ine)s?|drugs?|history|list|"
    r"items?))?[\s:.\u2013-]*(?:\(\d+\))?",
    re.IGNORECASE,
)
"""The line above entries that says whether they still hold. Of concerns, under which a record lists what is being
followed, one that is resolved stays among what was found."""
_DRAWN_BOX = re.compile(r"[\u2610\u2611\u2612\u25a1\u25a0]|\[[ xX_]?\]")
_YES_LEADS = re.compile(
    r"(?:yes|ves|oui|ja|s[ií])\b(?:[ ,;:(\u2013-]*(?:please |if yes,? |if so,? )?"
    r"(?:specify|list(?: (?:here|below|them|all))?|describe|which|details?|namely|explain|name(?:s|ly)?|give details|"
    r"pr[ée]ciser|welche|welke|cu[áa]l(?:es)?)\)?)?\s*[:\u2013-]\s*(?=\w)",
    re.IGNORECASE,
)
_OTHER_LEADS = re.compile(r"others?(?: \([^()]*\))?\s*:\s*(?=\w)", re.IGNORECASE)
_NUMBER = re.compile(r"\(?#?\d{1,2}[.)]?")
_YES_OR_NO = re.compile(r"(?:yes|no|y|n|none|n/?a|unknown)\b.*", re.IGNORECASE)


def entries_of(document: Document, section: Section) -> Iterator[Entry]:
    """Yield the entries of a section; headers, sub-headings and empty entries are left out."""
    if (kind := entry_of_a_kind(document, section)) is not None:
        yield from kind
        return
    text = document.text
    columns: list[Column] = []
    ended = False
    items = items_of(document.outline, section)
    if section.key == "allergies":
        items = before_the_boxes(text, items, is_allergen)
    bulleted = any(item.bulleted for item in items)
    pending: Span | None = None
    boxes = BoxedItems.of(text, items)
    coded = has_icd_codes(text, section)
    titles = titles_in(text, section, items)
    barred = False
    for place, item in enumerate(items):
        words = text[item.span]
        if place in boxes.left_empty:
            continue
        if place in titles:
            yield Entry(titles[place], bulleted=True, titled=True)
            if words.startswith("#"):
                continue
        if boxes.options or (_DRAWN_BOX.search(words) and not columns):
            for span in (_behind_yes(text, option) for option in marked_options(text, item.span)):
                if boxes.options or not _YES_OR_NO.fullmatch(text[span]):
                    yield Entry(span, bulleted=True, ticked=True)
            continue
        bar = "|" in words
        cells = list(_cells(document, item, "|" if bar else "\t"))
        if columns and len(cells) > len(columns) and cells[0] and _NUMBER.fullmatch(text[cells[0]]):
            cells = cells[1:]
        first = item is items[0] and not bar
        if len(cells) > 1 and (header := header_of(text, cells, first=first)):
            columns, pending, barred = header, None, bar
            continue
        status = _STATUS_LINE.fullmatch(words)
        if status is not None and not bar and not item.bulleted:
            ended, columns = status["ended"] is not None, []
            continue
        begins = columns and barred and not bar and pending is None and _begins_a_row(document, items, place)
        if columns and bar | (pending is not None) | bool(begins):
            pending = Span(pending.start if pending else item.span.start, item.span.end)
            row = list(_cells(document, Item(pending, bulleted=False), "|"))
            row = _with_its_date(text, columns, row)
            if len(row) < _fewest_cells(columns):
                continue
            yield from _row(document, pending, _by_order(columns, row), row, ended)
            pending = None
        elif columns and len(cells) > 1:
            first_line = min(item.span.end, text.line_at(item.span.start).end)
            cells = list(_cells(document, Item(Span(item.span.start, first_line), bulleted=False), "\t"))
            row, over = _without_status(text, columns, cells)
            for entry in _row(document, item.span, by_column(text, columns, row), row, ended or over):
                yield replace(entry, below=_carried_on(text, columns, Span(first_line, item.span.end)))
        elif bar and section.key in SIMPLE_LISTS and not columns and _are_entries(text, cells):
            yield from (Entry(cell, True, {}, ended) for cell in cells if cell is not None)
        elif bar:
            yield from _row(document, item.span, {"name": cells[0]}, cells[:1], ended)
        elif len(cells) > 1 and not item.bulleted:
            yield from entries_of_a_bare_row(document, section, item, cells, ended=ended, coded=coded)
        elif not NO_ENTRY.match(words) and not (
            bulleted and not item.bulleted and _is_subheading(words) and not _is_problem(section, words)
        ):
            yield Entry(item.span, item.bulleted, {}, ended or _is_said_over(text, item.span))
    if pending is not None and columns:
        row = list(_cells(document, Item(pending, bulleted=False), "|"))
        yield from _row(document, pending, _by_order(columns, row), row, ended)


def _is_said_over(text: Text, span: Span) -> bool:
    """Whether an entry says behind its name, or on the line below it, that it is over."""
    return OVER_BEHIND.search(text.content, span.start, span.end) is not None


def _begins_a_row(document: Document, items: list[Item], place: int) -> bool:
    """Whether a line without a bar in a table with bars is the beginning of the row below: it is as long as a line can
    be, and the line below goes on in small letters to the first bar. What a row leaves over is neither."""
    text, line = document.text, items[place].span
    if place + 1 == len(items):
        return False
    below = text[items[place + 1].span]
    widest = max(item.span.end - item.span.start for item in items)
    return line.end - line.start > widest * _FULL and "|" in below and not below[:1].isupper()


_FULL = 0.7


def _with_its_date(text: Text, columns: list[Column], row: list[Span | None]) -> list[Span | None]:
    """A row under columns the first of which is for dates, with an empty cell there if it leaves out its own because
    it is that of the row above."""
    first = row[0]
    dated = first is None or any(c.isdigit() for c in text[first])
    return row if columns[0].key != "date" or dated else [None, *row]


def _fewest_cells(columns: list[Column]) -> int:
    """How many cells a row has at least: not every measure has a value in each of several columns of values."""
    values = sum(column.key == "value" for column in columns)
    return len(columns) - max(0, values - 1)


def _behind_yes(text: Text, span: Span) -> Span:
    """What an option names behind its yes, or as another one: "Yes, specify: Penicillin", "Other: PAD"."""
    lead = _YES_LEADS.match(text.content, span.start, span.end) or _OTHER_LEADS.match(
        text.content, span.start, span.end
    )
    return Span(lead.end(), span.end) if lead else span


def _are_entries(text: Text, cells: list[Span | None]) -> bool:
    """Whether the cells between bars are all alike, each a drug with its amount: no row of one."""
    return all(cell is not None and DOSE.search(text[cell]) and text[cell][0].isalpha() for cell in cells)


def _is_problem(section: Section, words: str) -> bool:
    """Whether a line above the bullets of an assessment names what they are about."""
    return section.key == "assessment" and names_complaint(words)


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


def _by_order(columns: list[Column], row: list[Span | None]) -> dict[str, Span | None]:
    cells: dict[str, Span | None] = {}
    for column, cell in zip(columns, row, strict=False):
        if column.key and cell is not None:
            cells.setdefault(column.key, cell)
    if "name" not in cells and columns[0].key != "date" and row:
        cells["name"] = row[0]
    return cells


def _row(
    document: Document,
    span: Span,
    by_column: dict[str, Span | None],
    row: list[Span | None],
    ended: bool,
) -> Iterator[Entry]:
    cells = {key: cell for key, cell in by_column.items() if cell is not None}
    if "name" not in cells or NO_ENTRY.match(document.text[cells["name"]]):
        return
    over = any(cell is not None and is_ended(document.text[cell]) for cell in row[1:])
    over = over or ("ended" in cells and _has_come(document, cells["ended"]))
    told = (asserted_by_status(document.text[cell]) for cell in row[1:] if cell is not None)
    asserted = next((each for each in told if each is not None), None)
    yield Entry(span, False, cells, ended or over or asserted == "negated", asserted=asserted)


def _carried_on(text: Text, columns: list[Column], rest: Span) -> dict[str, Span]:
    """What stands on the lines below the first of a row, each cell under the column that it stands nearest to."""
    cells = [
        cell.span
        for line in text.lines[text.line_at(rest.start).number + 1 :][:_MOST_LINES_BELOW]
        if line.start < rest.end
        for cell in text.cells[line.number]
    ]
    return {column_of(text, columns, place): place for place in reversed(cells)}


_MOST_LINES_BELOW = 3


def _has_come(document: Document, span: Span) -> bool:
    """Whether the day in the column for an entry's end has come: a course of tablets may run on."""
    ends = next(document.dates_in(span), None)
    return any(c.isdigit() for c in document.text[span]) and (ends is None or ends.value <= document.today)


def _without_status(
    text: Text, columns: list[Column], row: list[Span | None]
) -> tuple[list[Span | None], bool]:
    """A row without the word that marks it in front of the columns ("NEW", "STOP"), and whether that ends it."""
    first = row[0]
    if first is None or len(row) < len(columns) or columns[0].key == "flag":
        return row, False
    mark = MARK.fullmatch(text[first])
    return (row, False) if mark is None else (row[1:], mark["over"] is not None)
