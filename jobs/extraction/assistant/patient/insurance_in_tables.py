"""Insurances in a table: the first row under a row of names of columns, in cells or between bars."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.no_values import says_nothing
from jobs.extraction.assistant.labels.wordings import named_by_cell
from jobs.extraction.assistant.patient.insurance_cover import Cover, number_in, payer_in
from jobs.extraction.assistant.patient.insurance_words import kind_of_column
from jobs.extraction.found import Found
from jobs.extraction.text import Line, Span

_BAR = "|"


def covers_in_tables(document: Document) -> Iterator[Cover]:
    """Yield the first row under each row of names of columns: "Payer", "Policy type", "Member"."""
    lines = document.text.lines
    for line in lines[:-1]:
        below = lines[line.number + 1]
        heads = _cells(document, line)
        kinds = _kinds(document, line, heads)
        if (
            "payer" not in kinds
            or len(heads) < 2
            or re.search(r"[:\d]", line.text)
            or below.page != line.page
        ):
            continue
        row = _cells(document, below)
        # Bars keep the place of an empty cell, gaps do not: there a row with one less cannot be told apart.
        barred = _BAR in line.text
        if not barred and len(row) == len(heads) - 1:
            row = _with_last_column_apart(document, row, heads)
        if len(row) != len(heads) and (not barred or len(row) < 2):
            continue
        if any(_is_label(document.text[cell], barred=barred) for cell in row if cell is not None):
            continue
        cells = {kind: cell for kind, cell in reversed(list(zip(kinds, row, strict=False))) if kind and cell}
        if "payer" in cells:
            yield Cover(
                payer=payer_in(document, cells["payer"], 0.91),
                member=number_in(document, cells["member"], 0.91) if "member" in cells else None,
                group=_group_in(document, cells["group"]) if "group" in cells else None,
            )


def _group_in(document: Document, cell: Span) -> Found | None:
    """The group that a cell of its column holds: a number, or letters that are large, as employers are called short:
    "CITY-HM"."""
    numbered = number_in(document, cell, 0.91, digits=1)
    if numbered is not None or not _IN_LETTERS.fullmatch(document.text[cell]):
        return numbered
    return None if says_nothing(document.text[cell]) else Found(document.text[cell], (cell,), 0.86)


_IN_LETTERS = re.compile(r"(?!NONE|SELF|YES|NO$|NA$|PPO|HMO|EPO|POS)[A-Z]{2,10}(?:-[A-Z]{1,8})+")


def _with_last_column_apart(
    document: Document, row: list[Span | None], heads: list[Span | None]
) -> list[Span | None]:
    """The cells of a row whose last one holds two columns because what stands in the one before is long: parted where
    the last head begins."""
    last, head = row[-1], heads[-1]
    if last is None or head is None:
        return row
    left = next(document.text.words_in(head.start, head.end)).word.box[0]
    for placed in document.text.words_in(last.start, last.end):
        if placed.start > last.start and abs(placed.word.box[0] - left) < _SAME_EDGE:
            before = document.text.trimmed(last.start, placed.start)
            return [*row[:-1], before, Span(placed.start, last.end)]
    return row


_SAME_EDGE = 0.02


def _cells(document: Document, line: Line) -> list[Span | None]:
    """The cells of a line; between bars, None for an empty one."""
    if _BAR not in line.text:
        return [cell.span for cell in document.text.cells[line.number]]
    cells, start = [], line.start
    for words in line.text.split(_BAR):
        cells.append(document.text.trimmed(start, start + len(words)))
        start += len(words) + 1
    return cells


def _kinds(document: Document, line: Line, heads: list[Span | None]) -> list[str]:
    """What the columns hold; "Company" is an insurer's among what is told of insurances."""
    words = [document.text[head] if head is not None else "" for head in heads]
    kinds = ["group" if head.casefold() == "group" else kind_of_column(head) for head in words]
    if document.outline.block_at(line.start) != "insurance" or "payer" in kinds[:1]:
        return kinds
    return [
        "payer" if head.strip(" :*").casefold() == "company" else kind
        for head, kind in zip(words, kinds, strict=True)
    ]


def _is_label(words: str, *, barred: bool) -> bool:
    """Whether a cell of the row is a label: the row above it was none of columns' names. Bars say that it was, and what
    stands between them may be worded as a label is ("Medicare", "Primary")."""
    if kind_of_column(words) or words.rstrip().endswith(":"):
        return True
    return not barred and named_by_cell(words.strip(" *")) is not None
