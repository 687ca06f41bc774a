"""The category in which an emergency department sorted somebody on arrival, which is no urgency of what it asks others
for: "Triage cat: 4" on a paper that tells when he arrived and left."""

from __future__ import annotations

import re

from jobs.extraction.text import Line, Text

_SORTED = re.compile(
    r"\btriage(?:d)?(?: (?:cat(?:egory)?\.?|code|level|score|scale|time))?\s*[:=\t]\s*(?:(?:cat(?:egory)?|"
    r"level|code)\.? ?)?"
    r"[1-5]\b|\b(?:ATS|CTAS|ESI|NTS|MTS)(?: (?:cat(?:egory)?|level|score))?\.?\s*[:=]?\s*[1-5]\b",
    re.IGNORECASE,
)
_ARRIVED = re.compile(
    r"\b(?:arriv(?:ed|al)(?: (?:date|time|date ?/ ?time))?|presented at|time of arrival|date of (?:arrival|attendance))"
    r"\s*[:=\t]?\s*(?=\d)",
    re.IGNORECASE,
)
_LEFT = re.compile(
    r"\b(?:departed|departure(?: (?:date|time|date ?/ ?time))?|discharged?(?: (?:date|time|on|at))?|left(?: at)?)"
    r"\s*[:=\t]?\s*(?=\d)",
    re.IGNORECASE,
)


_EMERGENCY = re.compile(
    r"\b(?:emergency (?:department|dept|room|centre|center)|a ?& ?e|accident and emergency)\b|(?-i:\bED\b)",
    re.IGNORECASE,
)


def triaged_on_arrival(text: Text, line: Line) -> bool:
    """Tell whether a line tells in which category an emergency department sorted somebody who has left it again."""
    return _SORTED.search(line.text) is not None and text.once(_came_and_left)


def _came_and_left(text: Text) -> bool:
    came_and_left = _ARRIVED.search(text.content) is not None and _LEFT.search(text.content) is not None
    return came_and_left and _EMERGENCY.search(text.content) is not None
