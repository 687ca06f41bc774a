"""Measures in cells, whatever section they stand in: a name with values beside it under dates or eyes, names in a row
with their values below.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

from jobs.extraction.assistant.clinical.columns import names_a_column
from jobs.extraction.assistant.clinical.measures import (
    NAME,
    ONLY_UNIT,
    VALUE,
    bare_name,
    is_measure,
    unit_in_name,
)
from jobs.extraction.assistant.clinical.seen import SeenMeasure
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.values.dates import WrittenDate
from jobs.extraction.found import Found
from jobs.extraction.text import Cell, Span

_SAME_COLUMN = 0.05
_NEXT_LINES = 8
"""Lines above a row among which the dates of its columns are looked for."""


def measured_in_cells(document: Document) -> Iterator[SeenMeasure]:
    """Yield what rows of cells say was measured."""
    lines = document.text.cells
    results = False
    for number, row in enumerate(lines):
        heads = [cell for cell in row if is_measure(cell.words)]
        if (
            len(heads) > 1
            and 2 * len(heads) >= len(row)
            and number + 1 < len(lines)
            and not _hold_values(row)
        ):
            yield from _below(document, heads, lines[number + 1])
            continue
        if _heads_results(row):
            results = True
            continue
        results = results and len(row) >= _FEWEST_OF_A_RESULT
        if results and not is_measure(row[0].words):
            yield from _result(document, row)
        for place, cell in enumerate(row):
            if place + 1 < len(row) and is_measure(cell.words):
                yield from _beside(document, cell, row[place + 1 :], _heads(document, number))


_FEWEST_OF_A_RESULT = 3
_ANALYTE = ("analyte", "test", "component", "investigation", "lab", "lab test", "test name")
_RESULT = ("result", "results", "value", "your value", "outcome")
_OF_RESULTS = (
    *(
        "unit",
        "units",
        "reference",
        "reference range",
        "ref range",
        "ref. range",
        "range",
        "normal range",
        "flag",
    ),
    *("reference interval", "standard range"),
)


def _heads_results(row: Sequence[Cell]) -> bool:
    """Whether cells head the results of a laboratory, where whatever stands first in a row is measured."""
    words = [cell.words.strip().casefold() for cell in row]
    return len(words) >= _FEWEST_OF_A_RESULT and (
        words[0] in _ANALYTE and words[1] in _RESULT and words[2] in _OF_RESULTS
    )


def _result(document: Document, row: Sequence[Cell]) -> Iterator[SeenMeasure]:
    """What a row of results says of an analyte, known or not, with the unit that has a column of its own."""
    seen = _seen(document, row[0], row[1], None)
    if seen is None:
        return
    yield _with_unit(seen, next((cell for cell in row[2:] if ONLY_UNIT.fullmatch(cell.words)), None))


def _with_unit(seen: SeenMeasure, cell: Cell | None) -> SeenMeasure:
    """What was measured, with the unit that stands in a cell of its own."""
    if cell is None or seen.unit is not None:
        return seen
    return replace(seen, unit=Found(cell.words, (cell.span,), 0.82))


def _hold_values(row: Sequence[Cell]) -> bool:
    """Whether one of the cells begins with a number: a row of names and values, no row of names."""
    return any(cell.words.strip()[:1].isdigit() for cell in row)


def _below(document: Document, heads: Sequence[Cell], values: Sequence[Cell]) -> Iterator[SeenMeasure]:
    """The values under a row of names, each under its own."""
    for head in heads:
        under = next((cell for cell in values if abs(cell.left - head.left) <= _SAME_COLUMN), None)
        if under is not None and values[0].page == head.page:
            seen = _seen(document, head, under, None)
            if seen is not None:
                yield seen


def _beside(
    document: Document, name: Cell, cells: Sequence[Cell], heads: Sequence[tuple[Cell, WrittenDate]]
) -> Iterator[SeenMeasure]:
    """The values beside a name, up to the next name, with the unit if it has a cell of its own."""
    own = list(takewhile(lambda cell: not is_measure(cell.words), cells))
    units = [cell for cell in own if ONLY_UNIT.fullmatch(cell.words.strip())]
    unit = units[0] if len(units) == 1 else None
    values = [cell for cell in own if cell is not unit]
    for place, cell in enumerate(values):
        if place and _RANGE.fullmatch(cell.words.strip()) and not (heads and cell.words.strip()[0] in "<>"):
            return
        dated = min(heads, key=lambda head: abs(head[0].left - cell.left), default=None)
        date = dated[1] if dated is not None and abs(dated[0].left - cell.left) <= _SAME_COLUMN else None
        seen = _seen(document, name, cell, document.date_found(date, 0.85) if date is not None else None)
        if seen is None:
            return
        yield _with_unit(seen, unit)
        if not heads and not _is_another_value(cell):
            return


_RANGE = re.compile(r"(?:[<>\u2264\u2265] ?|\d[\d.,]* ?[-\u2013] ?)\d[\d.,]*")
"""What is normal, behind what was measured: "0.6-1.2", ">60"."""


def _is_another_value(cell: Cell) -> bool:
    """Whether a cell is a bare value, beside which further ones may stand ("25", "28")."""
    match = VALUE.match(cell.words)
    return match is not None and match.end() == len(cell.words) and match["unit"] is None


def _heads(document: Document, number: int) -> list[tuple[Cell, WrittenDate]]:
    """The dates that head the columns of a row: the cells of the nearest line above that holds two and no measure."""
    lines = document.text.cells
    for above in range(number - 1, max(-1, number - 1 - _NEXT_LINES), -1):
        row = lines[above]
        if not row or row[0].page != lines[number][0].page:
            return []
        dated = [(cell, date) for cell in row if (date := _date_in(document, cell)) is not None]
        if dated and not any(NAME.match(bare_name(cell.words)) and VALUE.match(cell.words) for cell in row):
            alone = all(date.end - date.start >= len(cell.words) - 2 for cell, date in dated)
            # One date beside other words dates them ("Colonoscopy", "7 May"), unless these name a column.
            heads = len(dated) > 1 or len(row) == 1 or names_a_column(row[0].words)
            others = sum(names_a_column(cell.words) for cell in row)
            if alone and heads and len(dated) >= len(row) - max(1, others):
                return dated
    return []


def _date_in(document: Document, cell: Cell) -> WrittenDate | None:
    date = next(iter(document.dates_in(cell.span)), None)
    return (
        date if date is not None and date.start == cell.span.start and date.value <= document.today else None
    )


def _seen(document: Document, name: Cell, cell: Cell, date: Found | None) -> SeenMeasure | None:
    match = VALUE.match(cell.words)
    if match is None or _date_in(document, cell) is not None or not any(c.isdigit() for c in match["value"]):
        return None
    if ONLY_UNIT.fullmatch(cell.words):
        return None
    words = bare_name(name.words)
    start = document.text.content.find(words, name.span.start, name.span.end)
    place = Span(start, start + len(words)) if start != -1 else name.span
    value = Span(cell.span.start + match.start("value"), cell.span.start + match.end("value"))
    unit: Span | None = None
    if match["unit"]:
        unit = Span(cell.span.start + match.start("unit"), cell.span.start + match.end("unit"))
    elif (within := unit_in_name(name.words)) is not None:
        unit = Span(name.span.start + within[0], name.span.start + within[1])
    if date is None:
        own = next(iter(document.dates_in(Span(value.end, cell.span.end))), None)
        date = document.date_found(own, 0.85) if own is not None and own.value <= document.today else None
    return SeenMeasure(
        Found(document.text[place], (place,), 0.84),
        Found(document.text[value], (value,), 0.82),
        Found(document.text[unit], (unit,), 0.82) if unit is not None else None,
        date,
    )
