"""Tables of a record in which each row says first what kind of entry it is: "MedicationRequest", "Allergy"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from jobs.extraction.assistant.page.sections import Heading
from jobs.extraction.layout.placed import CELL, Line, Span
from jobs.extraction.text import Text

_RESOURCES = {
    "problems": "condition",
    "medications": "medicationrequest medicationstatement medicationdispense medicationusage",
    "allergies": "allergyintolerance",
    "results": "observation questionnaireresponse",
    "family": "familymemberhistory",
    "procedures": "procedure",
    "immunizations": "immunization immunizationrecommendation",
    "devices": "device deviceusestatement deviceuse",
    "plan": "careplan goal",
    "other": "diagnosticreport encounter coverage provenance documentreference servicerequest consent careteam "
    "binary specimen imagingstudy riskassessment communication",
}
_IN_WORDS = {
    "problems": "problem|diagnosis|active problem|health concern|medical problem",
    "medications": "medication|medicine|drug|current medication|prescription|med",
    "allergies": "allergy|intolerance|adverse reaction|allergy/intolerance|drug allergy",
    "results": "lab|lab result|laboratory|result|test|vital|vital sign|vitals|score|measurement",
    "family": "family history|family",
    "procedures": "surgery|operation|past procedure",
    "immunizations": "vaccine|vaccination",
    "social": "social history|social|smoking status",
    "other": "insurance|payer|attachment|document|note|referral|order|visit|contact",
}
_KINDS = {kind: key for key, kinds in _RESOURCES.items() for kind in kinds.split()}
_PLAIN = {kind: key for key, kinds in _IN_WORDS.items() for kind in kinds.split("|")}
_HEADS_KINDS = re.compile(
    r"(?:resource|record|entry|item|data|element)(?: ?(?:type|kind))?|type|kind|category|domain|section",
    re.IGNORECASE,
)
_FEWEST = 2
_SAME_EDGE = 0.01


@dataclass(frozen=True, slots=True)
class RowOfAKind:
    """The list that a row's entry belongs to, the cell that says so, and the cells behind it, each with the lines that
    carry it on."""

    key: str
    kind: Span
    cells: tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class TablesOfKinds:
    """The rows of such tables by their first lines, and the numbers of all lines that they take."""

    rows: dict[int, RowOfAKind]
    lines: frozenset[int]

    def heading(self, line: Line) -> Heading | None:
        """Return what a row begins: a section of its own, which ends with it."""
        row = self.rows.get(line.number)
        return Heading(row.key, row.kind, stop=row.cells[-1].end) if row else None


def tables_of_kinds(text: Text) -> TablesOfKinds:
    """Return the rows of all tables that say of each entry what kind it is, two of them or more."""
    rows: dict[int, RowOfAKind] = {}
    taken: set[int] = set()
    for table in _tables(text):
        for lines in table:
            if (row := _row(text, lines)) is not None:
                rows[lines[0].number] = row
            taken |= {line.number for line in lines}
    return TablesOfKinds(rows, frozenset(taken))


def _tables(text: Text) -> Iterator[list[list[Line]]]:
    """The tables, each as its rows, each as its lines; a header that names the kinds is a row too."""
    table: list[list[Line]] = []
    for line in text.lines:
        left, first = _left(text, line), _first(line)
        begun = bool(table) and table[0][0].page == line.page
        edge = _left(text, table[0][0]) if begun else 0.0
        headed = begun and _HEADS_KINDS.fullmatch(_first(table[0][0])) is not None
        if begun and left > edge + _SAME_EDGE and not (":" in line.text and _NAMED.match(table[-1][0].text)):
            table[-1].append(line)
        elif _divided(line) and (_kind(first, plain=headed) or _HEADS_KINDS.fullmatch(first)):
            if not begun or abs(left - edge) > _SAME_EDGE:
                yield from _if_whole(table)
                table = []
            table.append([line])
        else:
            yield from _if_whole(table)
            table = []
    yield from _if_whole(table)


def _if_whole(table: list[list[Line]]) -> Iterator[list[list[Line]]]:
    """A table of more than one kind, one of which names a resource that is no everyday word; or one with a header, and
    with rows of two lists of what somebody has, takes and does not bear."""
    kinds = [_first(lines[0]) for lines in table]
    headed = bool(kinds) and _HEADS_KINDS.fullmatch(kinds[0]) is not None
    rows = [kind for kind in kinds if _kind(kind, plain=headed)]
    lists = {_kind(kind, plain=True) for kind in rows} & {"problems", "medications", "allergies"}
    resources = len(set(rows)) >= _FEWEST and any(_JOINED.search(kind) for kind in rows)
    if resources or (headed and len(lists) >= _FEWEST):
        yield table


_NAMED = re.compile(
    rf"\s*(?P<kind>{'|'.join(sorted(_KINDS, key=len, reverse=True))}):\s+(?=[^\s{{\[])", re.IGNORECASE
)
"""A kind with a colon behind it, and the entry on the same line."""
_COMMA = re.compile(r"[,;|](?=\s)")
_JOINED = re.compile(r"[a-z][A-Z]")


def _kind(words: str, *, plain: bool) -> str:
    key = _KINDS.get(words.casefold(), "")
    return key or (_PLAIN.get(words.casefold(), "") if plain else "")


def _row(text: Text, lines: list[Line]) -> RowOfAKind | None:
    """The row of a kind that lines hold; None for a header and for a row without anything behind its kind."""
    first = lines[0]
    key = _kind(_first(first), plain=True)
    cells = [cell for cell in _cells(text, first) if cell is not None]
    if not key or len(cells) < _FEWEST:
        return None
    if len(lines) > 1 and not any(_divided(line) for line in lines[1:]):
        cells[-1] = Span(cells[-1].start, lines[-1].end)
    return RowOfAKind(key, cells[0], tuple(cells[1:]))


def _cells(text: Text, line: Line) -> Iterator[Span | None]:
    start = line.start
    if named := _NAMED.match(line.text):
        yield text.trimmed(start, start + named.end("kind"))
        start += named.end()
        for comma in (*_COMMA.finditer(text.content, start, line.end), None):
            stop = comma.start() if comma else line.end
            yield text.trimmed(start, stop)
            start = stop + 1
        return
    for words in line.text.split(_divider(line)):
        yield text.trimmed(start, start + len(words))
        start += len(words) + 1


def _divided(line: Line) -> bool:
    return CELL in line.text or "|" in line.text or _NAMED.match(line.text) is not None


def _divider(line: Line) -> str:
    return "|" if "|" in line.text else CELL


def _first(line: Line) -> str:
    if named := _NAMED.match(line.text):
        return named["kind"]
    return line.text.split(_divider(line))[0].strip(" \t*:") if _divided(line) else ""


def _left(text: Text, line: Line) -> float:
    return text.cells[line.number][0].left
