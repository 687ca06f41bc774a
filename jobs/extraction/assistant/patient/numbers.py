"""Numbers of the patient under names that no list holds: "NRIC  T6617302B", "N.º tarjeta sanitaria  AN5550137742".

Every country and every program has its own; what they share is the place, among what tells who the patient is, a name
that speaks of a number or is an abbreviation, and the shape of the value.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.labels.composed_for_patients import put_together
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.labels.wordings import named_by_cell
from jobs.extraction.assistant.patient.insurance_words import INSURER
from jobs.extraction.assistant.patient.particular_parts import OF_ANOTHER, is_anothers
from jobs.extraction.assistant.values.dates import DATE
from jobs.extraction.assistant.values.places import ends_address, looks_like_address
from jobs.extraction.text import Cell, Span, Text

_OF_A_NUMBER = re.compile(
    r"(?i:[\w.'\u2019/&-]{0,20}(?: [\w.'\u2019/&-]{1,20}){0,3}"
    r"(?:\b(?:id|no|nr|num(?:ber)?|n[°º]|identi\w+|card|code|tarjeta|tessera|carte|karte|"
    r"pas|file|chart|folder|record|docket|registration|n[uú]m\w*|"
    r"dossier|expediente)\b|\w*(?:nummer|nr|ausweis|karte)\b)|"
    r"n(?:[°ºo]|\.º|um[ée]ro|[úu]mero)\.?(?: de)?(?: [^\W\d]{2,14}){1,3})"
    r"(?i:\.|#)?(?: ?\([^()]{1,20}\))?|[A-Z][A-Z/]{1,6}(?: ?#)?"
)
_VALUE = re.compile(
    r"(?=(?:\D*\d){4})(?:[A-Z]{1,6}[ /-]?)?\d[\dA-Z/.-]*(?: \d[\d-]*)*(?: ?[A-Z]{1,2})?(?:\([\dA-Z]\))?(?= ?\(|$)"
)
_NUMBER_WITHIN = re.compile(
    r"(?<![\w/.,+-])(?=(?:[A-Z/ -]*\d){4})(?:\d{1,5}(?: \d{3,5})+(?![\w/.-])|(?:[A-Z]{1,6}[/-]?)?\d[\dA-Z/.-]*\b)"
    r"(?:\([\dA-Z]\))?(?!@)"
)
_BEFORE_A_NUMBER = re.compile(r"(?:(?<=\w)\.? ?:\s*|(?<=\w)[.#]*\s{1,3})$")
_OF_A_FILE = re.compile(
    r"\b(?:file|chart|folder|record|docket|dossier|expediente|proces[so]o?|reg(?:istration)?|akte|ficha|"
    r"patient\w*|pt|clinic|hosp(?:ital)?|hrn?|urn?|bn|hn|nhc|opd?|ipd?)\b",
    re.IGNORECASE,
)
"""What names a number that a practice or a hospital gave."""
_HOSPITALS = re.compile(
    r"(?:HOSP|[Hh]osp)\.?|HISTORIA|Historia|PRONTU[ÁA]RIO|Prontu[áa]rio|CARTELLA|Cartella"
)
"""By itself, before figures, the short name of a hospital's number; elsewhere it may head what is told."""
_OF_A_HEALTH_SERVICE = re.compile(
    r"\b(?:SUS|CNS|SNS|NUHSA|SIP|CIPA|TIS|(?:cart[ãa]o|tarjeta|tessera|carte)\b.*)$|\b(?i:utente)\b"
)
"""What the health services of Brazil, Portugal, Spain, Italy and France number their people with."""
_FIGURES_OF_A_HEALTH_CARD = 9
_MOST_WORDS_OF_A_NAME = 3
_LEAST_FIGURES_BEHIND_AN_ABBREVIATION = 5
_MORE_WITHOUT_A_COLON = 1
_JUST_BELOW = 2
_LIKE_A_PHONE = re.compile(r"\d{3}[-. ]\d{3}[-. ]\d{4}|0\d+ \d{3}")
_NUMBERS = frozenset({"mrn", "health_card", "other_id"})
_LONGEST_NAME, _LONGEST_VALUE = 44, 24
_WHO = frozenset({"birth_date", "sex", "age", "first_name", "last_name", "name", "full_name"})
_SURELY_A_PATIENT = frozenset({"birth_date", "sex", "age", "name"})
_WHERE = frozenset({"phone", "address"})
"""Among cells beside each other they continue what tells who the patient is."""
_NEAR = 3
"""Lines from what tells who the patient is."""


def with_numbers(text: Text, labels: Sequence[Label]) -> list[Label]:
    """Return the labels and those of the patient's numbers whose names nobody listed."""
    told = {
        label.line
        for label in labels
        if (label.key in _WHO and label.role in ("patient", ""))
        or (label.key in _WHERE and label.role == "patient" and label.starts_line is False)
    }
    others = {label.line for label in labels if label.key in ("provider", "recipient", "payer", "npi")}
    payers = {label.line for label in labels if label.key == "payer"}
    if not any(
        label.key in _SURELY_A_PATIENT and label.role == "patient" and label.wording for label in labels
    ):
        return list(labels)
    taken: dict[int, list[Span]] = defaultdict(list)
    for label in labels:
        taken[label.line].append(label.span)
        if label.value is not None:
            taken[text.line_at(label.value.start).number].append(_what_it_takes(text, label, label.value))
    found: list[Label] = []
    for line in text.lines:
        near = [number for number in range(line.number - _NEAR, line.number + _NEAR + 1) if number in told]
        if not near or (line.number in others and line.number not in payers):
            continue
        if line.number in others:
            beside = [label for cell in text.cells[line.number] for label in _numbers_of(text, cell, taken)]
            found += [label for label in beside if label.key == "mrn"]
            continue
        for cell in text.cells[line.number]:
            found += list(_numbers_of(text, cell, taken)) or _within(
                cell,
                taken,
                bare=line.number - 1 not in payers
                and any(0 <= line.number - at <= _JUST_BELOW for at in near),
            )
    return sorted([*labels, *found], key=lambda label: label.span.start) if found else list(labels)


def _what_it_takes(text: Text, label: Label, value: Span) -> Span:
    """The part of a value that is what its label asks for, where that ends with its last figure: behind a date of birth
    or a number of the NHS a file's may follow ("dob 5 Oct 2023, folder WK 4417")."""
    pattern = _ENDS_WITH_FIGURES.get(label.key)
    told = pattern.match(text.content, value.start, value.end) if pattern else None
    return Span(value.start, told.end()) if told else value


_ENDS_WITH_FIGURES = {"birth_date": DATE, "nhs_number": re.compile(r"\d{3}[ -]?\d{3}[ -]?\d{4}(?!\d)")}


def _numbers_of(text: Text, cell: Cell, taken: dict[int, list[Span]]) -> Iterator[Label]:
    """The number whose name a cell is, or begins with."""
    if _overlaps(cell.span, taken[cell.line]):
        return
    words, colon, behind = cell.words.partition(":")
    if colon:
        behind_colon = cell.span.start + len(words) + 1
        beside = text.trimmed(behind_colon, cell.span.end) if behind.strip() else _next_cell(text, cell)
        below = None
    else:
        beside, below = _next_cell(text, cell), text.column_below(cell.span)
    name = words.strip(" *._\u2026")
    if below is not None and _LIKE_A_PHONE.match(text[below]):
        below = None
    value = next((span for span in (beside, below) if span and _VALUE.match(text[span])), None)
    if value is None or _overlaps(value, taken[text.line_at(value.start).number]):
        return
    number = _VALUE.match(text[value])
    key = key_named(name, number.group()) if number is not None else None
    if number is None or key is None or len(number.group()) > _LONGEST_VALUE:
        return
    place = Span(value.start, value.start + number.end())
    starts = cell.number == 0
    yield Label(
        key,
        "patient",
        name,
        Span(cell.span.start, cell.span.start + len(words)),
        place,
        cell.line,
        starts,
    )


def _within(cell: Cell, taken: dict[int, list[Span]], *, bare: bool) -> list[Label]:
    """The numbers whose names stand within a cell before them, with a colon or, if `bare`, without: "Age: 34 yrs
    IP/OP No: OP/4471/26", "TRN 110-448-209"."""
    found: list[Label] = []
    for number in _NUMBER_WITHIN.finditer(cell.words):
        begins = _begin_of(cell.words, number.start())
        place = Span(cell.span.start + begins, cell.span.start + number.end())
        if _overlaps(place, taken[cell.line]) or DATE.match(cell.words, number.start()):
            continue
        gap = _BEFORE_A_NUMBER.search(cell.words, 0, begins)
        before = list(re.finditer(r"\S+", cell.words[: gap.start()] if gap else ""))[-_MOST_WORDS_OF_A_NAME:]
        if gap is None or any(OF_ANOTHER.fullmatch(word.group().strip(".:#,;()")) for word in before[-2:]):
            continue
        colon = ":" in gap.group()
        if INSURER.search(cell.words[:begins]):
            continue
        if not colon and (not bare or not _could_be_bare(cell.words[:begins], number.group())):
            continue
        for word in before:
            name = cell.words[word.start() : gap.start()].strip(" *._\u2026(")
            key = key_named(name, number.group(), colon=colon) if _could_name_a_number(name) else None
            if key is not None:
                start = cell.span.start + word.start()
                named = Span(start, cell.span.start + gap.start())
                found.append(Label(key, "patient", name, named, place, cell.line, starts_line=False))
                break
    return found


def _could_name_a_number(name: str) -> bool:
    """Whether words begin large, or say even in small letters that they name a file's number."""
    return name[:1].isupper() or "#" in name or _SMALL_FILE.fullmatch(name) is not None


_SMALL_FILE = re.compile(
    r"(?:our )?(?:folder|file|chart|mrn|hosp|record|docket|pt id|patient id)(?: (?:no|nr|number))?"
)


def _begin_of(words: str, figures: int) -> int:
    """Where a number begins whose figures begin there: letters before them that stand behind the name of a file are a
    part of it ("folder WK 4417 026")."""
    lettered = _FILE_AND_LETTERS.search(words, 0, figures)
    return lettered.start("letters") if lettered else figures


_FILE_AND_LETTERS = re.compile(
    r"\b(?i:folder|file|chart|record|dossier|expediente|docket)(?i:[ .:#]+(?:no|nr|"
    r"number)?)[ .:#]*(?P<letters>[A-Z]{1,4}) $"
)


def _could_be_bare(before: str, value: str) -> bool:
    """Whether a number behind words without a colon is no telephone's, and no postal code."""
    code = ends_address(f"Town, {before[-4:].strip()} {value}")
    return not code and _LIKE_A_PHONE.match(value) is None


def _overlaps(span: Span, others: list[Span]) -> bool:
    return any(span.meets(other) for other in others)


def _next_cell(text: Text, cell: Cell) -> Span | None:
    beside = text.cells[cell.line][cell.number + 1 : cell.number + 2]
    return beside[0].span if beside else None


def key_named(name: str, value: str, *, colon: bool = True) -> str | None:
    """Return the kind of number that a name and a value can be, if it is the patient's; without a `colon` the name
    says that it names a number, or the value has more figures than what is counted or measured."""
    if len(name) > _LONGEST_NAME or DATE.fullmatch(value) or looks_like_address(value):
        return None
    composed = put_together(name)
    if _HOSPITALS.fullmatch(name):
        return "mrn"
    if _OF_A_HEALTH_SERVICE.search(name) and sum(map(str.isdigit, value)) >= _FIGURES_OF_A_HEALTH_CARD:
        return "health_card"
    if composed is not None and composed[0] in _NUMBERS:
        return composed[0]
    named = named_by_cell(name)
    if named is not None:
        return "mrn" if named[0] == "mrn" and not colon else None
    if _OF_A_NUMBER.fullmatch(name) is None:
        return None
    if is_anothers(name) or any(OF_ANOTHER.fullmatch(word) for word in re.findall(r"[^\W\d_]+", name)):
        return None
    if _OF_A_FILE.search(name):
        return "mrn"
    figures = sum(c.isdigit() for c in value)
    least = _LEAST_FIGURES_BEHIND_AN_ABBREVIATION + (0 if colon else _MORE_WITHOUT_A_COLON)
    return "other_id" if not name.isupper() or figures >= least else None
