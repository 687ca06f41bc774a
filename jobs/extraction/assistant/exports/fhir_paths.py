"""Resources of FHIR as rows of paths and values: "[1] Patient.name[0].family  Quill", "Patient.birthDate = 2025-11-30".

The number before a path, or in it, tells one resource of a type from the next; where neither stands there, the next
begins with the path that the one before began with.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jobs.extraction.assistant.exports.assigned import left_of_line
from jobs.extraction.assistant.exports.fhir_members import HOUSES, members_of
from jobs.extraction.assistant.exports.fhir_prints import TYPES
from jobs.extraction.assistant.exports.told import Entry
from jobs.extraction.text import CELL, Line, Span, Text

_STEP = r"[a-z]\w{1,40}(?:\[\w{1,2}\])?(?:\.ofType\(\w+\))?"
_ROW = re.compile(
    r"\W{0,2}(?:(?P<before>\d{1,3})[\]).:#]{0,2}[ \t])?"
    r"(?:Bundle\.)?(?:entry\[(?P<entry>\d{1,3})\]\.(?:resource\.)?)?"
    rf"(?P<kind>{TYPES})(?:\[(?P<number>\d{{1,3}})\]|[/#](?P<id>[\w-]{{1,64}}))?"
    rf"\.(?P<path>{_STEP}(?:\.{_STEP}){{0,6}})"
    rf"(?:[ ]*[:=]+>?[ {CELL}]*|[ ]*{CELL}[ ]*|[ .]{{2,}}|[ ])(?P<value>\S.*)"
)
_PLACE = re.compile(r"(?P<name>\w+)(?:\[(?P<place>\w{1,2})\])?(?:\.ofType\((?P<type>\w+)\))?")
_FEWEST, _FEWEST_TYPES = 5, 2
_MOST_BETWEEN = 6
"""Lines that a value goes on over, or that stand between two rows."""
_FURTHER_IN = 0.02
_BARE = " \t\n\"'\u201c\u201d,"
_GIVEN = re.compile(r"[^\s,;][^,;]*")


@dataclass(frozen=True, slots=True)
class _Row:
    """A row: the resource it is of, as the page tells it from others, its path and its value."""

    resource: tuple[str, str]
    kind: Span
    id: Span | None
    path: str
    value: Span


def paths_in(text: Text) -> Iterator[tuple[Span, list[Entry]]]:
    """Yield each run of such rows, with their values as FHIR's JSON has them."""
    run: list[tuple[Line, re.Match[str]]] = []
    for line in text.lines:
        row = _ROW.fullmatch(line.text)
        if row is None:
            continue
        if run and line.number - run[-1][0].number > _MOST_BETWEEN:
            yield from _whole(text, run)
            run = []
        run.append((line, row))
    yield from _whole(text, run)


def _whole(text: Text, run: Sequence[tuple[Line, re.Match[str]]]) -> Iterator[tuple[Span, list[Entry]]]:
    if len(run) < _FEWEST or len({match["kind"] for _, match in run}) < _FEWEST_TYPES:
        return
    rows = [
        _row(text, line, match, run[at + 1][0].number if at + 1 < len(run) else len(text.lines))
        for at, (line, match) in enumerate(run)
    ]
    yield Span(run[0][0].start, rows[-1].value.end), [*_entries(text, rows)]


def _row(text: Text, line: Line, match: re.Match[str], stop: int) -> _Row:
    number = next((match[group] for group in ("before", "entry", "number", "id") if match[group]), "")
    end = line.end
    for below in text.lines[line.number + 1 : min(stop, line.number + _MOST_BETWEEN)]:
        if below.page != line.page or left_of_line(text, below) < left_of_line(text, line) + _FURTHER_IN:
            break
        end = below.end
    start = line.start + match.start("value")
    value = text.trimmed(start, end, strip=_BARE) or Span(start, end)
    kind = Span(line.start + match.start("kind"), line.start + match.end("kind"))
    identity = Span(line.start + match.start("id"), line.start + match.end("id")) if match["id"] else None
    return _Row((match["kind"], number), kind, identity, match["path"], value)


def _entries(text: Text, rows: Sequence[_Row]) -> Iterator[Entry]:
    roots: dict[tuple[str, str], str] = {}
    begun: dict[tuple[str, str], str] = {}
    before = ""
    for number, row in enumerate(rows):
        of, path = row.resource, row.path
        again = not of[1] and begun.get(of) == path and before != path
        if of not in roots or again:
            roots[of], begun[of] = f"#{number}", path
            yield Entry((roots[of], "resourceType"), row.kind)
            if row.id is not None:
                yield Entry((roots[of], "id"), row.id)
        before = path
        for names, span in _members(text, row, number):
            yield Entry((roots[of], *names), span)


def _members(text: Text, row: _Row, number: int) -> Iterator[tuple[tuple[str, ...], Span]]:
    """The members of the JSON that a row tells: as its path has them; where that ends with one which has members of its
    own, as viewers print that."""
    steps = list(_PLACE.finditer(row.path))
    if len(steps) == 1:
        name = steps[0]["name"] if not steps[0]["type"] else steps[0]["name"] + steps[0]["type"]
        house = row.resource[0] in HOUSES
        yield from members_of(text, name, "", row.value, number=number, house=house)
        return
    names: list[str] = []
    for step in steps:
        names.append(step["name"] + (step["type"] or ""))
        if step["place"] and step["place"].isdigit():
            names.append(f"#{step['place']}")
    if names[-1] == "given":
        for place, part in enumerate(_GIVEN.finditer(text.content, row.value.start, row.value.end)):
            yield (*names, f"#{place}"), Span(*part.span())
    else:
        yield tuple(names), row.value
