"""A pathway run: the graph with the path it took, and when each of its nodes began and ended."""

from __future__ import annotations

import re
from datetime import datetime

from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from deploy.demo.report.marks import chip, duration, joined, moment
from deploy.demo.story import RunSeen
from pathways.graph import Step, draw

_VIEW_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
LEAST_WIDTH_PERCENT = 0.6
"""A node of a millisecond still shows."""
KINDS = {"auto": "automatic", "semiAutomatic": "semi-automatic"}


def run_panel(run: RunSeen, *, prefix: str) -> SafeString:
    """Draw one run."""
    graph = _graph(run, prefix=prefix)
    return format_html(
        '<div class="run"><h4>{} <span class="fine">{}, version {}</span> {} <span class="fine">{}</span></h4>'
        '<div class="run-body {}"><div class="graph">{}</div><div class="steps">{}</div></div></div>',
        run.body["pathway"],
        KINDS[run.body["type"]],
        run.body["version"],
        chip(f"status {run.status}", run.status),
        _took(run),
        "wide" if _is_wide(graph) else "",
        graph,
        _timeline(run),
    )


def _is_wide(graph: str) -> bool:
    """Return whether a graph is broader than high: its timeline then stands below it, else beside it."""
    found = _VIEW_BOX.search(graph)
    return found is not None and float(found.group(1)) > float(found.group(2))


def _took(run: RunSeen) -> str:
    if run.body["started_at"] and run.body["completed_at"]:
        return f"in {duration(_seconds(moment(run.body['started_at']), moment(run.body['completed_at'])))}"
    return ""


def _seconds(begin: datetime, end: datetime) -> float:
    return (end - begin).total_seconds()


def _graph(run: RunSeen, *, prefix: str) -> SafeString:
    if run.definition is None:
        return format_html("<p>{}</p>", "The graph of this run is not known.")
    steps = run.body["node_runs"]
    svg = draw(
        run.definition,
        path=[Step(step["node"], step["outcome"]) for step in steps],
        statuses={step["node"]: step["status"] for step in steps},
        current=run.body["current_node"],
        name=f"{run.body['pathway']}, the path of this run",
        prefix=prefix,
    )
    # The picture is made of a published definition by code of ours that escapes every text in it.
    return mark_safe(svg)  # noqa: S308


def _timeline(run: RunSeen) -> SafeString:
    steps = run.body["node_runs"]
    begin = moment(run.body["started_at"])
    ends = [moment(step["completed_at"]) for step in steps if step["completed_at"]]
    whole = max(_seconds(begin, max(ends)), 0.001) if ends else 0.001
    return joined(_step(step, begin, whole) for step in steps)


def _step(step: dict[str, object], begin: datetime, whole: float) -> SafeString:
    started = moment(str(step["started_at"]))
    ended = moment(str(step["completed_at"])) if step["completed_at"] else started
    took = _seconds(started, ended)
    error = step["error"]
    explanation = error["message"] if isinstance(error, dict) else step["explanation"]
    return format_html(
        '<div class="step {} {}"><div class="step-head"><b>{}</b> <span class="fine">{}</span>'
        '<span class="outcome">{}</span><span class="took">{}</span></div>'
        '<div class="lane"><i style="left:{}%;width:{}%"></i></div><p>{}</p></div>',
        step["kind"],
        step["status"],
        step["title"],
        step["kind"],
        step["outcome"] or step["status"],
        duration(took),
        f"{100 * _seconds(begin, started) / whole:.1f}",
        f"{max(100 * took / whole, LEAST_WIDTH_PERCENT):.1f}",
        explanation,
    )
