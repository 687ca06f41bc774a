"""Labels that begin a cell with their value right behind them and nothing between: "Author Rosalind Ache, MD"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from jobs.extraction.assistant.labels.parts_of_wordings import PROFESSION
from jobs.extraction.assistant.labels.values import could_follow
from jobs.extraction.assistant.labels.wordings import Hit, named_by_cell
from jobs.extraction.assistant.page.correspondence import tells
from jobs.extraction.assistant.parties.departments import is_mere_specialty
from jobs.extraction.assistant.values.credentials import credentials_after, without_credentials
from jobs.extraction.assistant.values.dates import DATE
from jobs.extraction.assistant.values.doctors_titles import DOCTORS_TITLE
from jobs.extraction.assistant.values.name_patterns import FAMILY_FIRST
from jobs.extraction.assistant.values.names import PERSON, looks_like_organization, looks_like_person
from jobs.extraction.assistant.values.places import looks_like_address
from jobs.extraction.assistant.values.titles import is_title
from jobs.extraction.text import Line, Text

_NO_LABELS = frozenset(
    {
        "dr",
        "drs",
        "doctor",
        "docteur",
        "prof",
        "an",
        "von",
        "aan",
        "para",
        "le",
        "md",
        "member",
        "patientin",
        "reg. no",
        "reg no",
    }
)
"""Labels that stand before a name as a part of it, or are other words as well."""
_ONLY_LABELS = frozenset(
    "surname forename forenames firstname lastname apellidos apellido nachname vorname familienname "
    "cognome pr\u00e9nom "
    "pr\u00e9noms achternaam voornaam sobrenome apelido".split()
)
"""Words that are nothing else than the label of a part of a name."""
_PROFESSIONS = re.compile(rf"{PROFESSION}s?", re.IGNORECASE)
_BEGINS_A_PLACE = re.compile(
    r"(?:specialist|consultant) (?:clinics|rooms|suites|outpatients)\b", re.IGNORECASE
)
"""Words that are labels elsewhere, where they begin the name of a place of work: "Specialist Clinics, Building C"."""
_LONGEST_LABEL = 4
"""In words."""
_NUMBERED = frozenset({"mrn", "nhs_number", "health_card", "ssn", "other_id"})
_ONLY_A_NUMBER = re.compile(r"(?=(?:\D*\d){4})(?:[A-Z]{1,6}[ /-]?)?\d[\w/.-]*(?: [\d-]+)*(?: [A-Z])?")
_ONLY_A_PHONE = re.compile(r"[+(]?\d[\d ().-]{6,16}\d(?:\s*(?:[(,;|\u2013-]|$).{0,80})?")
_A_PART = re.compile(r"[A-ZÀ-Þ][\w'\u2019-]+(?: [A-ZÀ-Þ][\w'\u2019-]*\.?){0,2}")
"""Given names, or a family's."""
_MOST_WORDS = 14
_DOCTOR = re.compile(rf"(?:{DOCTORS_TITLE}|mr|mrs|ms)\b", re.IGNORECASE)
_SEX = re.compile(
    r"(?:male|female|[MFW]|masculin\w*|f[ée]min\w*|männlich|weiblich|hombre|mujer|maschio|femmina|vrouw|man)\W*",
    re.IGNORECASE,
)
_AFTER_A_DATE = re.compile(r"(?:[\s,]*(?:at )?\d{1,2}[:.h]\d\d(?: ?[ap]m)?)?\W*", re.IGNORECASE)
_AFTER_A_PERSON = re.compile(r"\s*(?:$|[,(|]|NPI\b|[-\u2013]\s)")


def leading_hits(text: Text, line: Line, taken: list[Hit]) -> Iterator[Hit]:
    """(key, role, start, end) of the labels that begin a cell before a value which can be nothing else."""
    if tells(line.text):
        return
    for cell in text.cells[line.number]:
        words = cell.words.split()
        if not 2 <= len(words) <= _MOST_WORDS or any(hit[2] <= cell.span.start < hit[3] for hit in taken):
            continue
        if not cell.words[0].isupper():
            continue
        for count in range(min(_LONGEST_LABEL, len(words) - 1), 0, -1):
            label = " ".join(words[:count])
            start = cell.span.start + len(label) + 1
            named = named_by_cell(label)
            if (
                named is None
                or label.strip(".").casefold() in _NO_LABELS
                or _BEGINS_A_PLACE.match(cell.words)
                or text.content[cell.span.start : start - 1] != label
            ):
                continue
            stop = min((hit[2] for hit in taken if hit[2] > cell.span.start), default=cell.span.end)
            generic = _PROFESSIONS.fullmatch(label) is not None
            if stop > start and _fits(
                named[0], text.content[start : min(stop, cell.span.end)].strip(), generic, label
            ):
                yield (*named, cell.span.start, start - 1)
            break


def ending_hits(text: Text, line: Line, taken: list[Hit]) -> Iterator[Hit]:
    """(key, role, start, end) of the labels at the end of a cell that holds another label's value, where their own
    value stands in the next cell: "Name  TEO MEI LAN NRIC/FIN  S5..."."""
    cells = text.cells[line.number]
    for cell, following in pairwise(cells):
        valued = [hit for hit in taken if cell.span.start in (hit[2], hit[3] + 1)]
        behind_it = any(hit[2] <= following.span.start < hit[3] for hit in taken)
        if not valued or behind_it or cell.words.endswith(":"):
            continue
        words = list(re.finditer(r"\S+", cell.words))
        for first in words[max(1, len(words) - _LONGEST_LABEL) :]:
            label, start = cell.words[first.start() :], cell.span.start + first.start()
            named = named_by_cell(label) if label[0].isupper() and len(label) > _TWO else None
            shorter = label.partition(" ")[2]
            if " / " in label and shorter[:1].isalpha() and named_by_cell(shorter):
                continue
            if (
                named is None
                or named[0] not in _END_CELLS
                or any(start < hit[3] and hit[2] < cell.span.end for hit in taken)
            ):
                continue
            if could_follow(named[0], following.words) and named[0] != valued[0][0]:
                yield (*named, start, cell.span.end)
            break


def hits_behind_numbers(text: Text, line: Line, taken: list[Hit]) -> Iterator[Hit]:
    """(key, role, start, end) of the word that tells whose a number is where both fill a cell: "207-555-0125 fax"."""
    for cell in text.cells[line.number]:
        match = _NUMBER_AND_WORD.fullmatch(cell.words)
        named = named_by_cell(match["word"]) if match else None
        if match is None or named is None:
            continue
        start, end = cell.span.start + match.start("word"), cell.span.start + match.end("word")
        if not any(start < hit[3] and hit[2] < end for hit in taken):
            yield (*named, start, end)


_NUMBER_AND_WORD = re.compile(
    r"[+(]?\d[\d ().-]{6,18}\d +\(?(?P<word>(?:tele)?phone|tel|fax|cell|mobile)\b[.)]*", re.IGNORECASE
)
_TWO = 2
_END_CELLS = frozenset(
    "birth_date age sex nhs_number health_card mrn ssn other_id phone fax email date payer member_id ignore".split()
)
"""Labels that are no words of a name, an address or a place of work."""


def _fits(key: str, value: str, generic: bool, label: str) -> bool:
    """Whether words can only be the value of a label; a profession (`generic`) names people only."""
    words = len(label.split())
    if key in ("name", "full_name"):
        return words > 1 and FAMILY_FIRST.fullmatch(value) is not None
    if key in ("first_name", "last_name"):
        plain = _A_PART.fullmatch(value) is not None
        sure = words > 1 or label.casefold() in _ONLY_LABELS
        return sure and plain and not any(named_by_cell(word) for word in value.split())
    if key in _NUMBERED:
        return _ONLY_A_NUMBER.fullmatch(value) is not None
    if key == "phone" and label.casefold() == "home":
        return looks_like_address(value)
    if key == "phone":
        return words > 1 and _ONLY_A_PHONE.fullmatch(value) is not None
    if key in ("provider", "recipient"):
        return _names_a_party(value) and not (generic and looks_like_organization(value))
    if key in ("date", "birth_date"):
        written = DATE.match(value)
        return written is not None and _AFTER_A_DATE.fullmatch(value, written.end()) is not None
    return key == "sex" and _SEX.fullmatch(value) is not None


def _names_a_party(value: str) -> bool:
    """Whether words begin with somebody who has a title or letters, or are the name of a place of work."""
    person = PERSON.match(value)
    if person is None or not value[0].isupper():
        return False
    end = credentials_after(value, person.end())
    name = value[:end]
    behind = _AFTER_A_PERSON.match(value, end) is not None
    if looks_like_person(name) and behind:
        return without_credentials(name) != name or _DOCTOR.match(name) is not None or len(name.split()) == 2
    place = looks_like_organization(value) and not is_title(value) and not is_mere_specialty(value)
    return len(value.split()) > 1 and place and not value.endswith(".")
