"""Numbers of the patient under names that no list holds: "NRIC  T6617302B", "N.º tarjeta sanitaria  AN5550137742".

Every country and every program has its own; what they share is the place, among what tells who the patient is, a name
that speaks of a number or is an abbreviation, and the shape of the value.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.dates import DATE
from jobs.extraction.assistant.label_names import named_by_cell
from jobs.extraction.assistant.labels import Label
from jobs.extraction.assistant.particular_parts import OF_ANOTHER
from jobs.extraction.assistant.places import looks_like_address
from jobs.extraction.text import Cell, Span, Text

_OF_A_NUMBER = re.compile(
    r"(?i:[\w.'\u2019/&-]{0,20}(?: [\w.'\u2019/&-]{1,20}){0,3}"
    r"(?:\b(?:id|no|nr|num(?:ber)?|n[°º]|identi\w+|card|code|tarjeta|tessera|carte|karte|"
    r"pas|file|chart|folder|record|registration|n[uú]m\w*|dossier|expediente)\b|\w*(?:nummer|nr|ausweis|karte)\b)|"
    r"n(?:[°ºo]|\.º|um[ée]ro|[úu]mero)\.?(?: de)?(?: [^\W\d]{2,14}){1,3})"
    r"(?i:\.|#)?(?: ?\([^()]{1,20}\))?|[A-Z][A-Z/]{1,6}(?: ?#)?"
)
_VALUE = re.compile(
    r"(?=(?:\D*\d){4})(?:[A-Z]{1,6}[ /-]?)?\d[\dA-Z/.-]*(?: \d[\d-]*)*(?: ?[A-Z]{1,2})?(?= ?\(|$)"
)
_VALUE_BEFORE_MORE = re.compile(r"(?=(?:[A-Z/ -]*\d){4})(?:[A-Z]{1,6}[/-]?)?\d[\dA-Z/.-]*\b")
_MOST_WORDS_OF_A_NAME = 3
_LEAST_FIGURES_BEHIND_AN_ABBREVIATION = 5
_LONGEST_NAME, _LONGEST_VALUE = 44, 24
_WHO = frozenset({"birth_date", "sex", "age", "first_name", "last_name", "name", "full_name"})
_SURELY_A_PATIENT = frozenset({"birth_date", "sex", "age", "name"})
_NEAR = 3
"""Lines from what tells who the patient is."""


def with_numbers(text: Text, labels: Sequence[Label]) -> list[Label]:
    """Return the labels and those of the patient's numbers whose names nobody listed."""
    told = {label.line for label in labels if label.key in _WHO and label.role in ("patient", "")}
    others = {label.line for label in labels if label.key in ("provider", "recipient", "payer", "npi")}
    if not any(
        label.key in _SURELY_A_PATIENT and label.role == "patient" and label.wording for label in labels
    ):
        return list(labels)
    taken: dict[int, list[Span]] = defaultdict(list)
    for label in labels:
        taken[label.line].append(label.span)
        if label.value is not None:
            taken[text.line_at(label.value.start).number].append(label.value)
    found: list[Label] = []
    for line in text.lines:
        near = [number for number in range(line.number - _NEAR, line.number + _NEAR + 1) if number in told]
        if not near or line.number in others:
            continue
        for cell in text.cells[line.number]:
            found += list(_numbers_of(text, cell, taken)) or _behind_colons(cell, taken)
    return sorted([*labels, *found], key=lambda label: label.span.start) if found else list(labels)


def _numbers_of(text: Text, cell: Cell, taken: dict[int, list[Span]]) -> Iterator[Label]:
    """The number whose name a cell is, or begins with."""
    if _overlaps(cell.span, taken[cell.line]):
        return
    words, colon, behind = cell.words.partition(":")
    if colon:
        behind_colon = cell.span.start + len(words) + 1
        value = text.trimmed(behind_colon, cell.span.end) if behind.strip() else _next_cell(text, cell)
    else:
        value = _next_cell(text, cell) or text.column_below(cell.span)
    name = words.strip(" *._\u2026")
    if value is None or _overlaps(value, taken[text.line_at(value.start).number]):
        return
    number = _VALUE.match(text[value])
    if number is None or not _names_a_number(name, number.group()) or len(number.group()) > _LONGEST_VALUE:
        return
    place = Span(value.start, value.start + number.end())
    starts = cell.number == 0
    yield Label(
        "other_id",
        "patient",
        name,
        Span(cell.span.start, cell.span.start + len(words)),
        place,
        cell.line,
        starts,
    )


def _behind_colons(cell: Cell, taken: dict[int, list[Span]]) -> list[Label]:
    """The numbers whose names stand within a cell, before colons: "Age: 34 yrs   IP/OP No: OP/4471/26"."""
    found: list[Label] = []
    for colon in re.finditer(r":\s*(?=\S)", cell.words):
        before = list(re.finditer(r"\S+", cell.words[: colon.start()]))[-_MOST_WORDS_OF_A_NAME:]
        number = _VALUE_BEFORE_MORE.match(cell.words, colon.end())
        if any(OF_ANOTHER.fullmatch(word.group().strip(".:#")) for word in before):
            continue
        for word in before if number else ():
            name = cell.words[word.start() : colon.start()]
            place = Span(cell.span.start + colon.end(), cell.span.start + number.end() if number else 0)
            if _overlaps(place, taken[cell.line]) or not name[0].isupper():
                continue
            if number and _names_a_number(name.strip(" *._\u2026"), number.group()):
                start = cell.span.start + word.start()
                named = Span(start, start + len(name))
                found.append(Label("other_id", "patient", name, named, place, cell.line, starts_line=False))
                break
    return found


def _overlaps(span: Span, others: list[Span]) -> bool:
    return any(other.start < span.end and span.start < other.end for other in others)


def _next_cell(text: Text, cell: Cell) -> Span | None:
    beside = text.cells[cell.line][cell.number + 1 : cell.number + 2]
    return beside[0].span if beside else None


def _names_a_number(name: str, value: str) -> bool:
    """Whether a name and a value can be a number's, and the number the patient's."""
    if len(name) > _LONGEST_NAME or _OF_A_NUMBER.fullmatch(name) is None or named_by_cell(name) is not None:
        return False
    if any(OF_ANOTHER.fullmatch(word) for word in re.findall(r"[^\W\d_]+", name)):
        return False
    if DATE.fullmatch(value) or looks_like_address(value):
        return False
    figures = sum(c.isdigit() for c in value)
    return not name.isupper() or figures >= _LEAST_FIGURES_BEHIND_AN_ABBREVIATION
