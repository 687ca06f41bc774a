"""Allergies that a narrative of FHIR tells in a line each, all their members behind the substance: "Bupropion,
intolerance, medication, reaction: Agitation (moderate), 2026-06-28"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.exports.told import Entry
from jobs.extraction.text import CELL, Line, Span

_LINE = re.compile(
    rf"\W{{0,3}}(?P<code>[A-Za-z][^,;:{CELL}]{{1,50}}?)"
    r"(?P<members>(?:[,;] (?:allergy|intolerance|food|medication|environment|biologic|active|inactive|resolved|"
    r"confirmed|unconfirmed|refuted|(?:low|high)(?: (?:risk|criticality))?|criticality:? \w+))+)"
    r"(?:[,;] (?:reactions?|manifestations?):? (?P<reaction>[^,;()]+))?(?:[ ,;(].*)?",
    re.IGNORECASE,
)
_NO_MORE = re.compile(r"\b(?:inactive|resolved|refuted)\b", re.IGNORECASE)


def allergies_in_lines(lines: Sequence[Line], kind: Span, root: str) -> Iterator[Entry]:
    """Yield each such line as a resource of its own; none where a line tells an allergy that is no more."""
    for line in lines:
        match = _LINE.fullmatch(line.text)
        if match is None or _NO_MORE.search(match["members"]):
            continue
        place = f"{root}.{line.number}"
        yield Entry((place, "resourceType"), kind)
        yield Entry(
            (place, "code", "text"), Span(line.start + match.start("code"), line.start + match.end("code"))
        )
        if match["reaction"]:
            start = line.start + match.start("reaction")
            said = Span(start, start + len(match["reaction"].rstrip()))
            yield Entry((place, "reaction", "manifestation", "text"), said)
