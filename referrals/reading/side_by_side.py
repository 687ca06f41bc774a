"""Blocks that stand beside each other and must not be read across: the sections of a form in two columns, an addressee
beside a patient.

They are told from the rows of a table, and from labels with their values, by their rhythm: what belongs together is
level.
"""

from __future__ import annotations

import dataclasses
import itertools
import statistics
from collections.abc import Iterator, Sequence

from referrals.reading.rows import Gutter, Row, Span

LEAST_ROWS = 3
"""Rows that each block has beside the other."""
LEAST_WIDTH = 0.22
"""The share of the width of both blocks that each takes: a column of labels is narrower."""
LEVEL = 0.15
"""By how much of a line's height the tops or the bottoms of what is level may differ."""
MOST_LEVEL = 0.5
"""The share of a block's rows that is level with the other block by chance."""
BAND, BAND_OF_USUAL = 0.8, 1.5
"""White space across both blocks, in line heights and in usual spaces between rows, that parts one section of a form
from the next."""
LONGEST_LABEL = 4
"""How many words a label has at most."""
SHORT_TAIL = 4
"""So many rows at most, below both columns, are a salutation or a heading rather than the rest of one column."""


@dataclasses.dataclass(frozen=True, slots=True)
class _Seen:
    """A row as a gutter divides it: whether something stands on its left and on its right, and whether these are
    level."""

    left: bool
    right: bool
    level: bool

    @property
    def both(self) -> bool:
        return self.left and self.right


def gutter_between_blocks(rows: Sequence[Row], gutter: Gutter) -> Gutter | None:
    """Return the longest part of a gutter that parts two blocks with rhythms of their own, None when
    there is none."""
    if not _parts_wide_enough(rows, gutter):
        return None
    seen = [_seen(row, gutter.middle) for row in rows[gutter.first : gutter.last + 1]]
    if all(row.both and row.level for row in seen):
        return None
    runs = (_without_table_below(seen, run) for run in _runs(rows, gutter, seen))
    found = [run for run in runs if _have_own_rhythms(seen[run.start : run.stop])]
    if not found:
        return None
    longest = max(found, key=len)
    return dataclasses.replace(
        gutter, first=gutter.first + longest.start, last=gutter.first + longest.stop - 1
    )


def are_rows_of_answers(rows: Sequence[Row], middle: float) -> bool:
    """Tell whether all rows are two labels with their values, level with each other: "Facility: ...   Tel: ...".

    A label or a value that runs over its line, or a heading above either side, is a block's.
    """
    return all(_seen(row, middle).level and _is_labelled(row, middle) for row in rows)


def _is_labelled(row: Row, middle: float) -> bool:
    """Tell whether what stands on either side of a row begins with a label and a colon."""
    left = [word.text for span in row if span.x1 <= middle for word in span.words]
    right = [word.text for span in row if span.x1 > middle for word in span.words]
    return all(any(word.endswith(":") for word in side[:LONGEST_LABEL]) for side in (left, right))


def without_short_tail(rows: Sequence[Row], gutter: Gutter) -> Gutter:
    """Leave out of a gutter the few rows below a band of white space that stand below both columns,
    such as the salutation below an addressee and a patient."""
    seen = [_seen(row, gutter.middle) for row in rows[gutter.first : gutter.last + 1]]
    end = max(part.stop for part in _sections(rows, gutter) if _has_both(seen, part))
    return (
        gutter if len(seen) - end > SHORT_TAIL else dataclasses.replace(gutter, last=gutter.first + end - 1)
    )


def _parts_wide_enough(rows: Sequence[Row], gutter: Gutter) -> bool:
    spans = [span for row in rows[gutter.first : gutter.last + 1] for span in row]
    left, right = min(span.x0 for span in spans), max(span.x1 for span in spans)
    least = LEAST_WIDTH * (right - left)
    return gutter.left - left >= least and right - gutter.right >= least


def _seen(row: Row, middle: float) -> _Seen:
    left = [span for span in row if span.x1 <= middle]
    right = [span for span in row if span.x1 > middle]
    level = any(_are_level(one, other) for one in left for other in right)
    return _Seen(left=bool(left), right=bool(right), level=level)


def _are_level(one: Span, other: Span) -> bool:
    """Tell whether two spans share a top or a bottom; readers of pictures count a table's rules to some words."""
    (one_top, one_bottom), (other_top, other_bottom) = _letters(one), _letters(other)
    odds = LEVEL * min(one.height, other.height)
    above, below = one_top - other_top, one_bottom - other_bottom
    return min(abs(above), abs(below)) <= odds or above * below <= 0


def _letters(span: Span) -> tuple[float, float]:
    """Return the top and the bottom of most words of a span: some have letters that reach further."""
    return (
        statistics.median(word.edges[1] for word in span.words),
        statistics.median(word.edges[3] for word in span.words),
    )


def _runs(rows: Sequence[Row], gutter: Gutter, seen: Sequence[_Seen]) -> Iterator[range]:
    """Yield the longest runs of sections without a table among them, from where both sides have begun to where one of
    them has ended."""
    parts = [part for section in _sections(rows, gutter) for part in _tables_apart(seen, section)]
    for is_table, run in itertools.groupby(parts, key=lambda part: _is_table(seen, part)):
        both = [part for part in run if _has_both(seen, part)]
        if both and not is_table:
            yield range(both[0].start, both[-1].stop)


def _tables_apart(seen: Sequence[_Seen], section: range) -> Iterator[range]:
    """Yield a section, or the table that it begins with and what stands below that."""
    if not _is_table(seen, section):
        yield section
        return
    end = 1 + max(number for number in section if seen[number].both and seen[number].level)
    yield range(section.start, end)
    if end < section.stop:
        yield range(end, section.stop)


def _sections(rows: Sequence[Row], gutter: Gutter) -> Iterator[range]:
    """Yield the rows, numbered from the gutter's first, between the bands of white space that cross it."""
    gaps = [
        min(span.y0 for span in lower) - max(span.y1 for span in upper)
        for upper, lower in itertools.pairwise(rows[gutter.first : gutter.last + 1])
    ]
    usual = statistics.median(gaps)
    start = 0
    for number, gap in enumerate(gaps, 1):
        height = statistics.median(span.height for span in rows[gutter.first + number])
        if gap > max(BAND * height, BAND_OF_USUAL * usual):
            yield range(start, number)
            start = number
    yield range(start, len(gaps) + 1)


def _is_table(seen: Sequence[_Seen], section: range) -> bool:
    """Tell whether a section has several rows across the gutter, most of them level."""
    both = [seen[number] for number in section if seen[number].both]
    return len(both) > 1 and sum(row.level for row in both) > MOST_LEVEL * len(both)


def _has_both(seen: Sequence[_Seen], section: range) -> bool:
    rows = seen[section.start : section.stop]
    return any(row.left for row in rows) and any(row.right for row in rows)


def _have_own_rhythms(seen: Sequence[_Seen]) -> bool:
    """Tell whether on both sides most rows are level with nothing, where they stand beside the other block."""
    left, right = ([n for n, row in enumerate(seen) if getattr(row, side)] for side in ("left", "right"))
    if not left or not right:
        return False
    beside = seen[max(left[0], right[0]) : min(left[-1], right[-1]) + 1]
    fewer = min(sum(row.left for row in beside), sum(row.right for row in beside))
    level = sum(row.both and row.level for row in beside)
    return fewer >= LEAST_ROWS and level <= min(MOST_LEVEL * fewer, len(_out_of_step(beside)))


def _without_table_below(seen: Sequence[_Seen], run: range) -> range:
    """Leave out the rows of a table at the end of a run."""
    end = max(_out_of_step(seen[run.start : run.stop]), default=0) + run.start + 1
    return range(run.start, end) if sum(row.both for row in seen[end : run.stop]) > 1 else run


def _out_of_step(seen: Sequence[_Seen]) -> list[int]:
    """Return the numbers of the rows whose sides are not level, or that stand on the side where the row above does
    not."""
    return [
        number
        for number, row in enumerate(seen)
        if (row.both and not row.level)
        or (number > 0 and not row.both and not seen[number - 1].both and row.left != seen[number - 1].left)
    ]
