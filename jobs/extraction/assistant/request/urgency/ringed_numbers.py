"""Scales whose numbers are ringed by hand or typed in brackets: "1-Emergent  2-Urgent  (3)-Routine"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from jobs.extraction.assistant.request.urgency.levels import stated_level

_STEP = re.compile(
    r"(?P<ring>\()?\b\d(?P<behind_number>\))? ?[-\u2013.=:] ?(?P<words>[A-Za-z]{2,}(?:[ -][A-Za-z]+)?)(?P<behind>\))?"
)
_FEWEST_STEPS = 2


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a scale: the urgency that it names, where its words stand in the line, and whether it is ringed."""

    level: str
    start: int
    end: int
    ringed: bool


def steps_of(line: str) -> Iterator[Step]:
    """Yield the steps of a line's scale of urgencies, one of which is ringed; nothing where none or several are."""
    steps = []
    for match in _STEP.finditer(line):
        stated = stated_level(match["words"])
        if stated is not None:
            ringed = bool(match["ring"]) and bool(match["behind_number"] or match["behind"])
            steps.append(Step(stated.level, *match.span("words"), ringed))
    if len(steps) >= _FEWEST_STEPS and sum(step.ringed for step in steps) == 1:
        yield from steps
