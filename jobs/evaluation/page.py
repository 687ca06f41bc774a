"""The report as one page: no network, no script; every miss with the picture of its place."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from html import escape
from typing import Any

from jobs.calibration.drawing import as_svg
from jobs.calibration.page_style import STYLE
from jobs.calibration.tables import advice_as_html, bins_as_html, groups_as_html
from jobs.evaluation.measuring import Miss
from jobs.evaluation.pictures import Pictures
from jobs.evaluation.report import Report
from jobs.evaluation.running import Done
from jobs.evaluation.tables import Row


def as_html(report: Report, *, done: Sequence[Done], cores: int = 2) -> str:
    """Return the whole page; pictures are rendered anew from the files, some cases at a time."""
    with ThreadPoolExecutor(max_workers=cores) as pool:
        cases = list(pool.map(_case, (d for d in done if d.measured.misses)))
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Evaluation</title>'
        f"<style>{STYLE}</style></head><body><h1>Evaluation of {escape(report.assistant)}, "
        f"{report.cases} cases</h1>{_summary(report)}{_tables(report)}{_calibration(report)}"
        f"<h2>Misses: {len(report.misses)}</h2>"
        '<p><span class="key wanted"></span> where the wanted value stands, <span class="key taken"></span> '
        "what was taken.</p>"
        f"{_list(f'{cause}: {count}' for cause, count in report.causes.items())}{''.join(cases)}"
        f"{_beside(report)}</body></html>"
    )


def _summary(report: Report) -> str:
    lines = [
        f"Routing accuracy {_share(report.routing_accuracy)} of {report.routing_cases}; urgency judged within one "
        f"level {_share(report.urgency_within_one)} of {report.urgency_cases}, under-triaged {report.under_triaged}.",
        f"Accepted values without a place on a page: {report.accepted_without_place} of {report.accepted}.",
        *(
            f"{speed.kind}: {speed.pages} pages, {speed.reading:.3f} s a page to read, {speed.extraction:.4f} s to "
            "extract, judge and triage."
            for speed in report.speed
        ),
    ]
    return _list(lines)


def _tables(report: Report) -> str:
    tables = (
        ("By kind of value, text layer", report.families),
        ("By kind of value, scanned", report.families_scanned),
        ("By kind of value, mean over groups", report.families_over_groups),
        ("By medium", report.media),
        ("By group", report.groups),
        ("Beside the gold", report.extras),
        ("By path", report.paths),
    )
    shown = "".join(f"<div><h3>{title}</h3>{_table(rows)}</div>" for title, rows in tables if rows)
    return f'<h2>Figures</h2><div class="columns">{shown}</div>'


def _calibration(report: Report) -> str:
    found = report.reliability
    return (
        f"<h2>Confidence</h2><p>Expected calibration error {found.error:.3f}, Brier score {found.brier:.3f}, over "
        f"{found.n} values of which {found.wrong} are wrong.</p>"
        f'<div class="columns">{as_svg(found, title="Reliability")}{bins_as_html(found)}'
        f"{groups_as_html(report.reliability_by_group)}</div>"
        f"<h3>What a threshold costs</h3>{advice_as_html(report.advice)}"
    )


def _case(done: Done) -> str:
    case = done.measured.case
    pictures = Pictures(case, done.rotations)
    misses = "".join(_miss(miss, pictures) for miss in done.measured.misses)
    look = escape(f"{case.group}, {case.rendering}")
    return f'<h3>{escape(case.id)} <span class="quiet">{look}</span></h3>{misses}'


def _miss(miss: Miss, pictures: Pictures) -> str:
    literal = "" if miss.literal else ", not literally in the text"
    return (
        f'<div class="miss"><strong>{escape(miss.path)}</strong> <span class="quiet">{miss.cause}{literal}</span>'
        f"<dl><dt>wanted</dt><dd>{_value(miss.expected)}</dd><dt>got</dt><dd>{_value(miss.got)}</dd></dl>"
        f"{pictures.of(miss)}</div>"
    )


def _beside(report: Report) -> str:
    extras = [f"{case}: {title}, {what}" for case, title, what in report.missed_extras]
    problems = [f"{problem.case}: {problem.text}" for problem in report.problems]
    return "".join(
        f"<h2>{title}: {len(lines)}</h2>{_list(lines)}"
        for title, lines in (("Missed beside the gold", extras), ("Problems", problems))
        if lines
    )


def _table(rows: Sequence[Row]) -> str:
    body = "".join(
        f"<tr><td>{escape(row.name)}</td><td>{row.n}</td><td>{row.precision:.3f}</td><td>{row.recall:.3f}</td>"
        f"<td>{row.f1:.3f}</td></tr>"
        for row in rows
    )
    head = "<tr><th></th><th>n</th><th>Precision</th><th>Recall</th><th>F1</th></tr>"
    return f"<table><thead>{head}</thead><tbody>{body}</tbody></table>"


def _list(lines: Any) -> str:
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"


def _value(value: Any) -> str:
    if value is None:
        return '<span class="quiet">nothing</span>'
    if isinstance(value, dict):
        return " or ".join(_value(option) for option in value.get("any_of", ()))
    return escape(str(value))


def _share(value: float | None) -> str:
    return "-" if value is None else f"{value:.3f}"
