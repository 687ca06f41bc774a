"""Tallies added up into lines of a table: per path, per kind of value, per group, per medium."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from jobs.evaluation.cases import Case
from jobs.evaluation.measuring import Measured, Tally
from jobs.extraction.confidence import IDENTITY

_FAMILIES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("identity", tuple(f"patient.{name}" for name in IDENTITY)),
    (
        "contact",
        ("referrer.", "recipient.", "patient.phone", "patient.address", "patient.email", "request.date"),
    ),
    ("lists", ("clinical.",)),
    ("specialty", ("request.specialty",)),
    ("reason", ("request.reason", "request.service")),
    ("urgency stated", ("request.urgency",)),
    ("insurance", ("insurance.",)),
    ("kind", ("document.kind",)),
    ("triage", ("triage.",)),
)


_IMPLIED = ", implied"


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table; `n` is how many values were expected."""

    name: str
    n: int
    precision: float
    recall: float
    f1: float


def by_path(measured: Iterable[Measured]) -> tuple[Row, ...]:
    return _rows((t.path, t) for m in measured for t in m.tallies)


def by_family(measured: Iterable[Measured]) -> tuple[Row, ...]:
    """Return a line for each kind of value, and one more for what the documents only imply of it."""
    rows = _rows((_family_in(m.case, t.path), t) for m in measured for t in m.tallies)
    return tuple(sorted(rows, key=lambda row: _place(row.name)))


def by_case_group(measured: Iterable[Measured]) -> tuple[Row, ...]:
    return _rows((m.case.group, t) for m in measured for t in m.tallies)


def by_medium(measured: Iterable[Measured]) -> tuple[Row, ...]:
    return _rows((m.case.rendering, t) for m in measured for t in m.tallies)


def mean_over_groups(measured: Sequence[Measured]) -> tuple[Row, ...]:
    """Return each family's mean over the groups, since the cases of one group may all follow one template."""
    groups: dict[str, list[Measured]] = defaultdict(list)
    for m in measured:
        groups[m.case.group].append(m)
    by_name: dict[str, list[Row]] = defaultdict(list)
    for members in groups.values():
        for row in by_family(members):
            by_name[row.name].append(row)
    return tuple(
        Row(
            name,
            sum(row.n for row in rows),
            _mean(row.precision for row in rows),
            _mean(row.recall for row in rows),
            _mean(row.f1 for row in rows),
        )
        for name, rows in sorted(by_name.items(), key=lambda item: _place(item[0]))
    )


def family_of(path: str) -> str:
    """Return the kind of value that a path holds."""
    return next((name for name, prefixes in _FAMILIES if path.startswith(prefixes)), "other")


def _family_in(case: Case, path: str) -> str:
    return f"{family_of(path)}{_IMPLIED}" if path in case.implied else family_of(path)


def _place(name: str) -> int:
    order = [family for family, _ in _FAMILIES]
    family = name.removesuffix(_IMPLIED)
    return order.index(family) if family in order else len(order)


def row_of(name: str, *, right: int, false: int, missed: int) -> Row:
    """Return the line of counts; a precision or recall of nothing is 1."""
    precision = right / (right + false) if right + false else 1.0
    recall = right / (right + missed) if right + missed else 1.0
    f1 = 2 * precision * recall / (precision + recall) if precision + recall else 0.0
    return Row(name, right + missed, precision, recall, f1)


def _rows(named: Iterable[tuple[str, Tally]]) -> tuple[Row, ...]:
    sums: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    for name, tally in named:
        for index, count in enumerate((tally.right, tally.false, tally.missed)):
            sums[name][index] += count
    return tuple(row_of(name, right=r, false=f, missed=m) for name, (r, f, m) in sums.items())


def _mean(values: Iterable[float]) -> float:
    collected = list(values)
    return sum(collected) / len(collected) if collected else 0.0
