"""A measure of both sides told in one breath, the right one first: "IOP R 32 L 21 mmHg", "VA R 6/6 L 6/24"."""

from __future__ import annotations

import re
from dataclasses import replace

from jobs.extraction.assistant.clinical.measures import NUMBER, UNIT
from jobs.extraction.assistant.clinical.seen import SeenMeasure
from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_OF_THE_RIGHT = re.compile(r"(?P<what>.+?)\s(?:R|RE|OD|right)", re.IGNORECASE)
_THE_LEFT_ONE = re.compile(
    rf"\s?(?P<unit>{UNIT})?[\s,;/]*\b(?P<side>LE?|OS|left)\b[\s:=]*"
    rf"(?P<value>\d{{1,2}}/\d{{1,3}}|{NUMBER})(?![\w/:]|[.,]\d)\s?(?P<own>{UNIT})?",
    re.IGNORECASE,
)


def both_sides(document: Document, seen: SeenMeasure) -> list[SeenMeasure]:
    """Return a measure, and that of the left side where it stands behind that of the right."""
    name = _OF_THE_RIGHT.fullmatch(str(seen.name.value))
    if name is None or len(seen.name.spans) > 1:
        return [seen]
    left = _THE_LEFT_ONE.match(document.text.flowing, seen.value.spans[-1].end)
    if left is None:
        return [seen]
    start = seen.name.start
    what = Span(start, start + len(name["what"]))
    side, value = Span(*left.span("side")), Span(*left.span("value"))
    unit = next((Span(*left.span(part)) for part in ("unit", "own") if left[part]), None)
    told = Found(document.text[unit], (unit,), seen.value.confidence) if unit is not None else None
    other = SeenMeasure(
        replace(seen.name, value=f"{document.text[what]} {document.text[side]}", spans=(what, side)),
        replace(seen.value, value=document.text[value], spans=(value,)),
        told,
        None,
    )
    return [replace(seen, unit=told), other]
