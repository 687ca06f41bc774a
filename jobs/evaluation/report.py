"""All that an evaluation found: tables, calibration, what a threshold costs, speed, and what went wrong by name."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from jobs.calibration.advice import Advice, advise
from jobs.calibration.reliability import Reliability, by_group, reliability
from jobs.evaluation.cases import Problem
from jobs.evaluation.extras import Named
from jobs.evaluation.measuring import Measured, Miss
from jobs.evaluation.running import Done, Timing
from jobs.evaluation.tables import (
    Row,
    by_case_group,
    by_family,
    by_medium,
    by_path,
    mean_over_groups,
    row_of,
)
from referrals.data.referral import URGENCIES


@dataclass(frozen=True, slots=True)
class Speed:
    """Means over the pages of the documents of one kind, in seconds a page."""

    kind: str
    pages: int
    reading: float
    extraction: float


@dataclass(frozen=True, slots=True)
class Report:
    """Shares are 0-1; `routing_accuracy` is the share of right specialties where one is wanted; None: not measured."""

    assistant: str
    cases: int
    paths: tuple[Row, ...]
    families: tuple[Row, ...]
    families_scanned: tuple[Row, ...]
    families_over_groups: tuple[Row, ...]
    groups: tuple[Row, ...]
    media: tuple[Row, ...]
    extras: tuple[Row, ...]
    routing_accuracy: float | None
    routing_cases: int
    urgency_within_one: float | None
    urgency_cases: int
    under_triaged: int
    reliability: Reliability
    reliability_by_group: Mapping[str, Reliability]
    advice: tuple[Advice, ...]
    values: int
    values_without_place: int
    accepted: int
    accepted_without_place: int
    speed: tuple[Speed, ...]
    causes: Mapping[str, int]
    misses: tuple[tuple[str, Miss], ...]
    missed_extras: tuple[tuple[str, str, str], ...]
    problems: tuple[Problem, ...]

    def as_json(self) -> dict[str, Any]:
        """Return the report as plain values; the places of misses are left out."""
        plain = asdict(self)
        plain["calibration_error"] = self.reliability.error
        plain["accepted_without_evidence"] = self.accepted_without_place_share
        plain["seconds_per_page"] = self.seconds_per_page
        plain["misses"] = [
            {
                "case": case,
                "path": miss.path,
                "expected": miss.expected,
                "got": miss.got,
                "cause": miss.cause,
                "literal": miss.literal,
            }
            for case, miss in self.misses
        ]
        return plain

    @property
    def accepted_without_place_share(self) -> float:
        return self.accepted_without_place / self.accepted if self.accepted else 0.0

    @property
    def seconds_per_page(self) -> float:
        """Reading and extraction together, over all pages."""
        pages = sum(speed.pages for speed in self.speed)
        seconds = sum((speed.reading + speed.extraction) * speed.pages for speed in self.speed)
        return seconds / pages if pages else 0.0


def report_of(
    *, done: Sequence[Done], problems: Sequence[Problem] = (), assistant: str = "builtin"
) -> Report:
    """Put the measures of many cases into tables; `problems` are those found before the cases ran."""
    measured = [d.measured for d in done]
    judged = [entry for m in measured for entry in m.judged]
    routed = [t for m in measured for t in m.tallies if t.path == "request.specialty" and t.right + t.missed]
    levels = list(_levels(measured))
    return Report(
        assistant=assistant,
        cases=len(measured),
        paths=by_path(measured),
        families=by_family(m for m in measured if not m.case.scanned),
        families_scanned=by_family(m for m in measured if m.case.scanned),
        families_over_groups=mean_over_groups(measured),
        groups=by_case_group(measured),
        media=by_medium(measured),
        extras=tuple(_extra_rows(done)),
        routing_accuracy=_mean([float(t.right > 0) for t in routed]),
        routing_cases=len(routed),
        urgency_within_one=_mean([float(abs(expected - got) <= 1) for expected, got in levels]),
        urgency_cases=len(levels),
        under_triaged=sum(got < expected for expected, got in levels),
        reliability=reliability(judged),
        reliability_by_group=by_group(judged),
        advice=advise(judged),
        values=sum(m.values for m in measured),
        values_without_place=sum(m.values_without_place for m in measured),
        accepted=sum(m.accepted for m in measured),
        accepted_without_place=sum(m.accepted_without_place for m in measured),
        speed=tuple(_speeds([d.timing for d in done])),
        causes=dict(Counter(miss.cause for m in measured for miss in m.misses).most_common()),
        misses=tuple((m.case.id, miss) for m in measured for miss in m.misses),
        missed_extras=tuple(_missed_extras(done)),
        problems=(*problems, *(problem for d in done for problem in d.problems)),
    )


_EXTRAS = (
    ("cases with a red flag", "flagged"),
    ("red flags by code", "red_flags"),
    ("kinds of pages", "page_kinds"),
    ("foreign pages", "foreign_pages"),
)


def _extra_rows(done: Sequence[Done]) -> Iterable[Row]:
    for title, name in _EXTRAS:
        found: list[Named] = [entry for d in done if (entry := getattr(d.extras, name)) is not None]
        if found:
            yield row_of(
                title,
                right=sum(len(entry.right) for entry in found),
                false=sum(len(entry.false) for entry in found),
                missed=sum(len(entry.missed) for entry in found),
            )


def _missed_extras(done: Sequence[Done]) -> Iterable[tuple[str, str, str]]:
    for d in done:
        for title, name in _EXTRAS:
            entry: Named | None = getattr(d.extras, name)
            if entry is not None:
                case = d.measured.case.id
                yield from ((case, title, f"{thing}: not found") for thing in entry.missed)
                yield from ((case, title, f"{thing}: found, and is none") for thing in entry.false)


def _speeds(timings: Sequence[Timing]) -> Iterable[Speed]:
    by_kind: dict[str, list[Timing]] = defaultdict(list)
    for timing in timings:
        if timing.pages:
            by_kind[timing.kind].append(timing)
    for kind, entries in sorted(by_kind.items()):
        pages = sum(entry.pages for entry in entries)
        yield Speed(
            kind,
            pages,
            sum(entry.reading for entry in entries) / pages,
            sum(entry.extraction for entry in entries) / pages,
        )


def _levels(measured: Sequence[Measured]) -> Iterable[tuple[int, int]]:
    """(expected, got) as steps of urgency, for the cases that have a judgement of it."""
    for m in measured:
        expected = m.case.gold.get("triage.urgency")
        wanted = expected.get("any_of", []) if isinstance(expected, dict) else [expected]
        levels = [URGENCIES.index(urgency) for urgency in wanted if urgency in URGENCIES]
        if levels and m.urgency in URGENCIES:
            got = URGENCIES.index(m.urgency)
            yield min(levels, key=lambda level: abs(level - got)), got


def _mean(values: list[float]) -> float | None:
    return sum(values) / len(values) if values else None
