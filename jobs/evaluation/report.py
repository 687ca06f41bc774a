"""The tables of an evaluation: per path, per kind of value, per group; calibration; what went wrong by name."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from jobs.evaluation.measuring import Measured, Shown, Tally
from referrals.data.referral import URGENCIES

_FAMILIES = (
    (
        "identity",
        (
            "patient.given",
            "patient.family",
            "patient.full",
            "patient.birth",
            "patient.sex",
            "patient.age",
            "patient.identifiers",
        ),
    ),
    (
        "contact",
        ("referrer.", "recipient.", "patient.phone", "patient.address", "patient.email", "request.date"),
    ),
    ("lists", ("clinical.",)),
    ("specialty", ("request.specialty",)),
    ("reason", ("request.reason", "request.service")),
    ("urgency stated", ("request.urgency",)),
    ("kind", ("document.kind",)),
    ("triage", ("triage.",)),
)
_BINS = 10


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table; `n` is how many values were expected."""

    name: str
    n: int
    precision: float
    recall: float
    f1: float


@dataclass(frozen=True, slots=True)
class Report:
    cases: int
    paths: tuple[Row, ...]
    families: tuple[Row, ...]
    families_scanned: tuple[Row, ...]
    groups: tuple[Row, ...]
    calibration_error: float
    reliability: tuple[tuple[float, float, int], ...]
    routing_accuracy: float | None
    urgency_within_one: float | None
    under_triaged: int
    without_place: float
    seconds_per_page: float
    misses: tuple[tuple[str, str, Any, Any], ...]

    def as_json(self) -> dict[str, Any]:
        """This function will return the report as plain values."""
        rows = {
            name: [vars_of(row) for row in getattr(self, name)]
            for name in ("paths", "families", "families_scanned", "groups")
        }
        return rows | {
            "cases": self.cases,
            "calibration_error": self.calibration_error,
            "reliability": [list(entry) for entry in self.reliability],
            "routing_accuracy": self.routing_accuracy,
            "urgency_within_one": self.urgency_within_one,
            "under_triaged": self.under_triaged,
            "without_place": self.without_place,
            "seconds_per_page": self.seconds_per_page,
            "misses": [list(miss) for miss in self.misses],
        }

    def as_text(self) -> str:
        """This function will return the report as tables for a terminal."""
        parts = [
            _table("By kind of value, text layer", self.families),
            _table("By kind of value, scanned", self.families_scanned),
            _table("By group", self.groups),
            _table("By path", self.paths),
            "Reliability (shown, right, n)",
            *(f"  {shown:.2f}  {right:.2f}  {n}" for shown, right, n in self.reliability),
            f"Expected calibration error {self.calibration_error:.3f}",
            f"Values without a place on a page {self.without_place:.4f}",
            f"Routing accuracy {_share(self.routing_accuracy)}; urgency within one level "
            f"{_share(self.urgency_within_one)}, "
            f"under-triaged {self.under_triaged}",
            f"Seconds a page {self.seconds_per_page:.4f}; cases {self.cases}",
            "Misses (case, path, expected, got)",
            *(
                f"  {case}  {path}\n      expected {expected!r}\n      got      {got!r}"
                for case, path, expected, got in self.misses
            ),
        ]
        return "\n".join(parts)


def report_of(*, measured: Sequence[Measured]) -> Report:
    """This function will put the measures of many cases into tables."""
    text = [m for m in measured if not m.case.scanned]
    scanned = [m for m in measured if m.case.scanned]
    shown = [entry for m in measured for entry in m.shown]
    levels = list(_levels(measured))
    specialties = [
        t for m in measured for t in m.tallies if t.path == "request.specialty" and t.right + t.missed
    ]
    values = sum(m.values for m in measured)
    pages = sum(m.pages for m in measured)
    return Report(
        cases=len(measured),
        paths=_rows((t.path, t) for m in measured for t in m.tallies),
        families=_rows((_family(t.path), t) for m in text for t in m.tallies),
        families_scanned=_rows((_family(t.path), t) for m in scanned for t in m.tallies),
        groups=_rows((f"{m.case.group} ({m.case.rendering})", t) for m in measured for t in m.tallies),
        calibration_error=calibration_error(shown),
        reliability=_reliability(shown),
        routing_accuracy=_mean([float(t.right > 0) for t in specialties]),
        urgency_within_one=_mean([float(abs(expected - got) <= 1) for expected, got in levels]),
        under_triaged=sum(got < expected for expected, got in levels),
        without_place=sum(m.values_without_place for m in measured) / values if values else 0.0,
        seconds_per_page=sum(m.seconds for m in measured) / pages if pages else 0.0,
        misses=tuple((m.case.id, miss.path, miss.expected, miss.got) for m in measured for miss in m.misses),
    )


def calibration_error(shown: Sequence[Shown]) -> float:
    """This function will return the expected calibration error over ten bins: the mean gap between shown and
    right.
    """
    if not shown:
        return 0.0
    return sum(abs(said - right) * n for said, right, n in _reliability(shown)) / len(shown)


def _reliability(shown: Sequence[Shown]) -> tuple[tuple[float, float, int], ...]:
    bins: dict[int, list[Shown]] = defaultdict(list)
    for entry in shown:
        bins[min(_BINS - 1, int(entry.confidence * _BINS))].append(entry)
    return tuple(
        (
            sum(entry.confidence for entry in entries) / len(entries),
            sum(entry.right for entry in entries) / len(entries),
            len(entries),
        )
        for _, entries in sorted(bins.items())
    )


def _levels(measured: Sequence[Measured]) -> Iterable[tuple[int, int]]:
    """(expected, got) as steps of urgency, for the cases that have a judgement of it."""
    for m in measured:
        expected = m.case.gold.get("triage.urgency")
        if expected is None:
            continue
        miss = next((miss for miss in m.misses if miss.path == "triage.urgency"), None)
        wanted = [
            URGENCIES.index(u) for u in (expected["any_of"] if isinstance(expected, dict) else [expected])
        ]
        got = URGENCIES.index(miss.got) if miss and miss.got else wanted[0]
        yield min(wanted, key=lambda level: abs(level - got)), got


def _rows(named: Iterable[tuple[str, Tally]]) -> tuple[Row, ...]:
    sums: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    for name, tally in named:
        for index, count in enumerate((tally.right, tally.false, tally.missed)):
            sums[name][index] += count
    return tuple(_row(name, *counts) for name, counts in sums.items())


def _row(name: str, right: int, false: int, missed: int) -> Row:
    precision = right / (right + false) if right + false else 1.0
    recall = right / (right + missed) if right + missed else 1.0
    f1 = 2 * precision * recall / (precision + recall) if precision + recall else 0.0
    return Row(name, right + missed, precision, recall, f1)


def _family(path: str) -> str:
    return next((name for name, prefixes in _FAMILIES if path.startswith(prefixes)), "other")


def _mean(values: list[float]) -> float | None:
    return sum(values) / len(values) if values else None


def _share(value: float | None) -> str:
    return "-" if value is None else f"{value:.3f}"


def _table(title: str, rows: Sequence[Row]) -> str:
    lines = [f"{title:44} {'n':>5} {'prec':>6} {'rec':>6} {'F1':>6}"]
    lines += [
        f"  {row.name:42} {row.n:5} {row.precision:6.3f} {row.recall:6.3f} {row.f1:6.3f}" for row in rows
    ]
    return "\n".join(lines)


def vars_of(row: Row) -> dict[str, Any]:
    """This function will return a row as plain values."""
    return {"name": row.name, "n": row.n, "precision": row.precision, "recall": row.recall, "f1": row.f1}
