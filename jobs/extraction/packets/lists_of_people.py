"""Whether a page lists several patients, such as a clinic's list that was sent by mistake: nobody's referral."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.cells import cells_of
from jobs.extraction.packets.names import Name, name_of
from jobs.extraction.text import Cell

LEAST_PEOPLE = 3
"""Two people are a patient and a parent, or twins."""
LEAST_UNTITLED = 5
"""So many people are a list though nothing on the page calls it one."""
LEAST_RELATED = 2
LEAST_FAMILIES = 2
"""People who all have one family name are a family."""
SAME_COLUMN = 0.03
"""By how much of the page's width cells of one column begin apart."""
_BIRTH_DATES = re.compile(
    r"\W*(?:d\W?o\W?b|date of birth|birth ?date|born|geburtsdatum|geb\.?(?: am)?|date de naissance|n[ée]e? le|"
    r"fecha de nacimiento|data di nascita|data de nascimento|geboortedatum)\W*",
    re.IGNORECASE,
)
_NAME = re.compile(r"[A-ZÀ-Þ][\w'’\-]+,? (?:[A-ZÀ-Þ][\w'’.\-]* ?){1,3}")
_PERSON = re.compile(
    r"(?:\b(?:Mr|Mrs|Ms|Miss|Mx|Master|Mstr|Herr|Frau|Mme|Sr|Sra)\.? )?\b[A-ZÀ-Þ][\w'’\-]+, ?[A-ZÀ-Þ][\w'’\-]+|"
    r"\b(?:Mr|Mrs|Ms|Miss|Mx|Master|Mstr)\.? (?:[A-ZÀ-Þ][\w'’.\-]* ?){1,3}"
)
"""A name that is written as names of patients are: the family's first, or with a title."""
_PROFESSIONAL = re.compile(
    r"\b(?:Dr|Prof|Nurse|Sister|MD|DO|RN|NP|CNM|CRNP|ARNP|PA-C|FRC\w+|PhD|FACS|Consultant|Surgeon|An(?:a)?esthetist)\b\.?"
)
_HEAD_OF_PATIENTS = re.compile(
    r"\W*(?:(?:patient|client|pt)s?(?:['’]s)?(?: (?:full )?names?)?|patients?(?: details)?|"
    r"surname,? (?:first|fore)names?)\W*",
    re.IGNORECASE,
)
_TITLE = re.compile(
    r"\b(?:(?:clinic|theatre|theater|operating|or|ward|patient|waiting|admissions?|surgical|surgery|handover|"
    r"day ?case|endoscopy|work|round|recall|call|appointments?|triage|referral|caseload) ?lists?|"
    r"(?:clinic|theatre|daily|appointment|surgery|provider) schedule|schedule of appointments|census|case ?load|"
    r"handover sheet|worklist|appointments? for|list of patients|op-?plan|sprechstundenliste|patientenliste)\b",
    re.IGNORECASE,
)
_RELATED = re.compile(
    r"\b(?:relation(?:ship)?|related|kinship|mother|father|brother|sister|sibling|son|daughter|wife|husband|spouse|"
    r"partner|aunt|uncle|cousin|grand\w+|household|next of kin|emergency contact|carer)\b",
    re.IGNORECASE,
)
_RELATION = re.compile(r"\W*relation(?:ship)?(?: to .{1,20})?\W*", re.IGNORECASE)
_TIME = re.compile(r"^\W*(?:\d{1,2}[.)]? +)?(?:[01]?\d|2[0-3])[:.]?[0-5]\d(?: ?[ap]m)?\b", re.IGNORECASE)
_AGE = re.compile(
    r"(?<![\d/.-])(?:\d{1,3} ?(?:y(?:rs?|o|ears?)?|/) ?(?:[MF]\b|old)?|\d{1,3} ?[MF]|[MF] ?/? ?\d{1,3})(?![\w/.-])",
    re.IGNORECASE,
)
_PHONE = re.compile(r"\(?\+?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|\+\d|\b0\d{3,4} ?\d{3} ?\d{3,4}\b")
_NUMBER = re.compile(r"\b[A-Z]{0,3}[- ]?\d{6,10}\b|\b\d{3} \d{3} \d{4}\b")


@dataclass(frozen=True, slots=True)
class _Row:
    """A line that names a patient, and what else tells them from others: a number, an age and sex, a time."""

    name: Name
    left: float
    number: str
    has_age: bool
    has_time: bool

    @property
    def family(self) -> str:
        return self.name.tokens[-1]


def lists_several_people(document: Document) -> bool:
    """Tell whether pages list several patients: in a table with a column of birth dates, or line by line with numbers,
    ages or times of theirs. A family, or the people who care for somebody, are none."""
    if _says_who_is_related(document):
        return False
    cells = cells_of(document.text)
    heads = _topmost(cell for cell in cells if _BIRTH_DATES.fullmatch(cell.words))
    born = list(_born_in_rows(document)) if heads else []
    return any(
        _are_patients([(day, name) for cell, day, name in born if _is_below(cell, head)]) for head in heads
    ) or _lists_line_by_line(document)


def _says_who_is_related(document: Document) -> bool:
    """Tell whether a table says how people are related: some of its rows do, or a column is headed so."""
    rows = [cells for cells in document.text.cells if len(cells) > 1]
    headed = any(_RELATION.fullmatch(cell.words) for cells in rows for cell in cells)
    return (
        headed
        or sum(any(_RELATED.search(cell.words) for cell in cells[1:]) for cells in rows) >= LEAST_RELATED
    )


def _are_patients(born: Sequence[tuple[date, Name]]) -> bool:
    days, families = {day for day, _ in born}, {name.tokens[-1] for _, name in born}
    return len(days) >= LEAST_PEOPLE and len(families) >= LEAST_FAMILIES


def _topmost(heads: Iterable[Cell]) -> list[Cell]:
    """Return of the heads that stand straight below one another the first: all that is below the others is below it."""
    columns: dict[tuple[int, float], Cell] = {}
    for head in heads:
        columns.setdefault((head.page, head.left), head)
    return list(columns.values())


def _born_in_rows(document: Document) -> Iterator[tuple[Cell, date, Name]]:
    """Yield the birth dates in rows that name somebody: where each stands, the day, and the row's first name."""
    for cells in document.text.cells:
        names = (name_of(cell.words) for cell in cells if _names_somebody(cell))
        name = next(filter(None, names), None)
        for cell in cells if name is not None else ():
            written = next(iter(document.dates_in(cell.span)), None)
            if name is not None and written is not None and written.value <= document.today:
                yield cell, written.value, name


def _is_below(cell: Cell, head: Cell) -> bool:
    return cell.page == head.page and cell.line > head.line and abs(cell.left - head.left) <= SAME_COLUMN


def _names_somebody(cell: Cell) -> bool:
    return _NAME.fullmatch(cell.words) is not None and name_of(cell.words) is not None


def _lists_line_by_line(document: Document) -> bool:
    """Tell whether lines name patients in one column, under a head or on a page that is called a list, or very many."""
    heads = _topmost(
        cell for cells in document.text.cells for cell in cells if _HEAD_OF_PATIENTS.fullmatch(cell.words)
    )
    titled = any(_TITLE.search(line.text) for line in document.text.lines)
    rows = [row for cells in document.text.cells if cells and (row := _row(cells, heads))]
    columns = [
        [row for row in rows if abs(row.left - left) <= SAME_COLUMN] for left in {row.left for row in rows}
    ]
    least = LEAST_PEOPLE if heads or titled else LEAST_UNTITLED
    return any(len(_different(column)) >= least for column in columns)


def _row(cells: Sequence[Cell], heads: Sequence[Cell]) -> _Row | None:
    """Return the patient whom a line of a list names, None when it names none or says nothing else of them."""
    for cell in cells:
        named = _named_in(cell, heads)
        name = name_of(named) if named else None
        if name is None or not name.is_full:
            continue
        line = " ".join(other.words for other in cells)
        rest = _PHONE.sub(" ", line.replace(named, " "))
        number = _NUMBER.search(rest)
        row = _Row(
            name=name,
            left=cell.left,
            number=number.group(0) if number else "",
            has_age=_AGE.search(rest) is not None,
            has_time=_TIME.search(line) is not None,
        )
        if row.number or row.has_age or row.has_time:
            return row
    return None


def _named_in(cell: Cell, heads: Sequence[Cell]) -> str:
    """Return the words of a cell that name a patient: all of it under a head of patients, else a name in it that is
    written as patients' are."""
    if _PROFESSIONAL.search(cell.words):
        return ""
    if any(_is_below(cell, head) for head in heads) and _names_somebody(cell):
        return cell.words
    found = _PERSON.search(cell.words)
    return found.group(0) if found else ""


def _different(rows: Sequence[_Row]) -> set[tuple[str, ...]]:
    """Return the names of different people in rows, none where they are all of one family or share a number."""
    names = {row.name.tokens for row in rows}
    families = {row.family for row in rows}
    numbers = [row.number for row in rows if row.number]
    shared = len(numbers) > 1 and len(set(numbers)) == 1
    return names if len(families) >= LEAST_FAMILIES and not shared else set()
