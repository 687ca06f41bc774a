"""The report as tables for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from jobs.calibration.drawing import as_text as reliability_as_text
from jobs.calibration.tables import advice_as_text, groups_as_text
from jobs.evaluation.report import Report
from jobs.evaluation.tables import Row


def as_text(report: Report) -> str:
    """Return everything the report holds as text; what went wrong comes last, by name."""
    return "\n".join(
        [
            f"Assistant {report.assistant}; {report.cases} cases",
            _table("By kind of value, text layer", report.families),
            _table("By kind of value, scanned", report.families_scanned),
            _table("By kind of value, mean over groups", report.families_over_groups),
            _table("By medium", report.media),
            _table("By group", report.groups),
            _table("By path", report.paths),
            *([_table("Beside the gold", report.extras)] if report.extras else []),
            f"Routing accuracy {_share(report.routing_accuracy)} of {report.routing_cases}",
            f"Urgency judged within one level {_share(report.urgency_within_one)} of {report.urgency_cases}, "
            f"under-triaged {report.under_triaged}",
            "",
            f"Reliability: {report.reliability.n} values, {report.reliability.wrong} wrong",
            reliability_as_text(report.reliability),
            groups_as_text(report.reliability_by_group),
            f"Expected calibration error {report.reliability.error:.3f}; Brier score {report.reliability.brier:.3f}",
            f"Accepted values without a place on a page {report.accepted_without_place} of {report.accepted} "
            f"({report.accepted_without_place_share:.4f}); "
            f"of all values {report.values_without_place} of {report.values}",
            "What a threshold costs",
            advice_as_text(report.advice),
            "",
            *_speed(report),
            "",
            *_failures(report),
        ]
    )


def _speed(report: Report) -> Iterable[str]:
    yield f"Seconds a page          {'pages':>6} {'reading':>8} {'extraction':>10}"
    for speed in report.speed:
        yield f"  {speed.kind:20} {speed.pages:8} {speed.reading:8.3f} {speed.extraction:10.4f}"


def _failures(report: Report) -> Iterable[str]:
    causes = ", ".join(f"{cause} {count}" for cause, count in report.causes.items())
    yield f"Misses: {len(report.misses)} ({causes or 'none'})"
    for case, miss in report.misses:
        literal = "" if miss.literal else ", not literally in the text"
        yield f"  {case}  {miss.path}  ({miss.cause}{literal})"
        yield f"      expected {miss.expected!r}"
        yield f"      got      {miss.got!r}"
    yield from (f"  {case}  {title}  {what}" for case, title, what in report.missed_extras)
    if report.problems:
        yield f"Problems: {len(report.problems)}"
        yield from (f"  {problem.case}  {problem.text}" for problem in report.problems)


def _share(value: float | None) -> str:
    return "-" if value is None else f"{value:.3f}"


def _table(title: str, rows: Sequence[Row]) -> str:
    lines = [f"{title:44} {'n':>5} {'prec':>6} {'rec':>6} {'F1':>6}"]
    lines += [
        f"  {row.name:42} {row.n:5} {row.precision:6.3f} {row.recall:6.3f} {row.f1:6.3f}" for row in rows
    ]
    return "\n".join(lines)
