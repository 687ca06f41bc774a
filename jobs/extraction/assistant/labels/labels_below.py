"""Pages whose labels stand below their values, in small print under what somebody filled in:

Park, Jo           04/27/2005       619-555-0149
Name               Date of birth    Phone
locked left knee
Reason for referral

Such a page is read as if each row of labels stood above what it names, so that all that reads labels and headings finds
them where they stand elsewhere. Which way a page is printed shows in its tables: a birth date, a number, a sex stand
right above their labels, and not below them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from jobs.extraction.assistant.labels.single_captions import captions_of_single_lines
from jobs.extraction.assistant.labels.table_captions import captions_of_tables
from jobs.extraction.assistant.labels.votes_of_rows import may_be_below, vote_of
from jobs.extraction.text import Line, Text


def with_labels_above(text: Text) -> Text:
    """Return a text with the rows of labels that are printed below their values above them."""
    named = dict(_captions(text))
    if not named:
        return text
    order: list[tuple[int, float]] = []
    for line in text.lines:
        if line.number not in named:
            order.append((line.number, 0.0))
            continue
        values = line.number - named[line.number]
        up = _top(text, named[line.number]) - _top(text, line.number)
        down = _bottom(text, line.number) - _bottom(text, line.number - 1)
        order[-values:] = [(line.number, up), *((number, down) for number, _ in order[-values:])]
    return text.in_order(order, frozenset(named))


def _top(text: Text, number: int) -> float:
    return min(cell.top for cell in text.cells[number])


def _bottom(text: Text, number: int) -> float:
    return max(cell.bottom for cell in text.cells[number])


def _captions(text: Text) -> Iterator[tuple[int, int]]:
    """Yield, for each line of labels below their values, its number and that of the first line that it names."""
    for lines in text.lines_by_page.values():
        for stretch in _stretches(text, lines):
            of_tables = captions_of_tables(text, stretch)
            yield from of_tables.items()
            yield from captions_of_single_lines(text, stretch, of_tables).items()


def _stretches(text: Text, lines: list[Line]) -> Iterator[list[Line]]:
    """Yield the parts of a page, parted by the rows of labels that have their values below them, whose rows of labels
    have theirs above."""
    votes = {line.number: vote_of(text, line) for line in lines if may_be_below(line)}
    if all(vote <= 0 for vote in votes.values()):
        return
    for against, part in groupby(lines, key=lambda line: votes.get(line.number, 0) < 0):
        stretch = list(part)
        told = [votes.get(line.number, 0) for line in stretch]
        sure = any(
            vote and len(text.cells[line.number]) >= _A_TABLE
            for vote, line in zip(told, stretch, strict=True)
        )
        if not against and (sure or sum(told) >= _ENOUGH):
            yield stretch


_A_TABLE = 3
_ENOUGH = 2
