"""What tells who the patient is without saying so: a name, and behind or below it a date, a sex, an age, numbers.

"Mrs Ada Quill    27/3/55    999 770 0597    01632 960934" holds no label, and everybody knows what each part is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from jobs.extraction.assistant.correspondence import tells
from jobs.extraction.assistant.credentials import credentials_after, without_credentials
from jobs.extraction.assistant.dates import DATE, Order, WrittenDate, find_dates
from jobs.extraction.assistant.label_names import named_by_cell
from jobs.extraction.assistant.labels import Label
from jobs.extraction.assistant.names import could_name_patient, looks_like_person, reads_as_prose
from jobs.extraction.assistant.particular_parts import (
    BETWEEN,
    BORN,
    BRACKET,
    DOCTOR,
    KIND_OF_PHONE,
    NAME,
    REMARK,
    SEX_BEHIND_NAME,
    SURELY_A_NAME,
    TITLE_BEHIND,
    Atom,
    part_at,
)
from jobs.extraction.assistant.phones import find_phones
from jobs.extraction.assistant.places import looks_like_address
from jobs.extraction.text import Cell, Span, Text

_LINES_OF_A_HEAD = 32
_LINES_BELOW = 6
_SHORT_REMARK = 14
"""Characters of a remark such as "(Twin 2)", which may stand right behind a name."""
_SAME_EDGE = 0.02
_YEARS_OF_A_LIFE = 115
_RECENT_DAYS = 400
_ABOUT_THE_PATIENT = frozenset(
    {
        "birth_date",
        "age",
        "sex",
        "nhs_number",
        "ssn",
        "health_card",
        "mrn",
        "other_id",
        "phone",
        "email",
        "address",
    }
)
_NUMBERS = frozenset({"nhs_number", "mrn", "health_card", "ssn", "other_id"})
_WHO = frozenset({"birth_date", "age", "sex", "nhs_number", "mrn", "health_card", "ssn"})
_NAMES = frozenset({"name", "full_name"})


def with_particulars(text: Text, labels: Sequence[Label], today: date, order: Order) -> list[Label]:
    """Return the labels and, as if they had labels, the particulars of the patient that have none; `order` is that of
    day and month.
    """
    reader = _Reader(text, labels, today, order)
    found: list[Label] = []
    for line in text.lines:
        for cell in text.cells[line.number]:
            found += reader.told_from(cell)
    return sorted([*labels, *found], key=lambda label: label.span.start) if found else list(labels)


class _Reader:
    """Reads the parts of cells; `order` is the document's order of day and month."""

    def __init__(self, text: Text, labels: Sequence[Label], today: date, order: Order) -> None:
        self.text = text
        self.today = today
        self.order = order
        self.labels: dict[int, list[Label]] = {}
        self.of_value: dict[int, Label] = {}
        for label in labels:
            self.labels.setdefault(label.line, []).append(label)
            if label.value is not None:
                self.of_value.setdefault(label.value.start, label)
        self.known = [
            " ".join(text[label.value].casefold().split())
            for label in labels
            if label.key in _NAMES
            and label.role in ("patient", "")
            and label.value
            and looks_like_person(text[label.value])
            and not DOCTOR.match(text[label.value])
            and without_credentials(text[label.value]) == text[label.value]
        ]
        self.addressed = any(
            label.key in ("address", "street", "city") and label.role in ("patient", "") for label in labels
        )
        self.sexed = any(label.key == "sex" for label in labels)
        self.dated = any(label.key == "birth_date" and label.role == "patient" for label in labels)
        self.first_of_page = {line.page: line.number for line in reversed(text.lines)}
        self.taken: set[int] = set()

    def told_from(self, cell: Cell) -> list[Label]:
        """The unlabelled particulars that stand behind and below a name that a cell begins with."""
        if cell.line in self.taken:
            return []
        name = self._name_in(cell)
        if name is None:
            return []
        atoms, whole = self._atoms(name.end, cell.span.end)
        row = self._row_behind(cell) if whole else []
        atoms += row
        if whole:
            atoms += self._below(cell, name, in_a_row=bool(row))
        if not self._identifies(name, atoms):
            return []
        self.taken.add(cell.line)
        aged = any(atom.key == "age" for atom in atoms)
        atoms = [atom for atom in atoms if not (aged and self._is_recent(atom))]
        return [
            self._label(atom)
            for atom in [name, *atoms]
            if atom.label is None and not (atom.key == "sex" and self.sexed)
        ]

    def _name_in(self, cell: Cell) -> Atom | None:
        """The person whom a cell begins with, labelled as the patient or not labelled at all."""
        start = cell.span.start
        label = self.of_value.get(start) or next(
            (label for label in self.labels.get(cell.line, ()) if label.span.start == start), None
        )
        if label is not None:
            named = label.key in _NAMES and label.role in ("patient", "") and label.value is not None
            if not named or label.value is None or not cell.span.start <= label.value.start < cell.span.end:
                return None
            start = label.value.start
        elif cell.line - self.first_of_page[cell.page] >= _LINES_OF_A_HEAD or tells(cell.words):
            return None
        match = NAME.match(self.text.content, start, cell.span.end)
        if match is None:
            return None
        words, end = match["name"], match.end("name")
        if self.text.content[end] in ":\uff1a":
            # The last word is the name of what follows: "TEO MEI LAN NRIC: S5...".
            words = words.rpartition(" ")[0].rstrip()
            end = match.start("name") + len(words)
        if not self.sexed and (short := SEX_BEHIND_NAME.search(words)):
            words, end = words[: short.start()], match.start("name") + short.start()
        plain = without_credentials(words) == words and credentials_after(self.text.content, end) == end
        person = looks_like_person(words.replace(",", "")) and could_name_patient(words)
        if not plain or not person or DOCTOR.match(words):
            return None
        if label is None and (self._is_another(words) or _names_a_matter(words)):
            return None
        return Atom("name", Span(start, end), end, label)

    def _is_another(self, words: str) -> bool:
        """Whether a label of the page names somebody else as the patient."""
        return bool(self.known) and not any(words.casefold() in name for name in self.known)

    def _row_behind(self, cell: Cell) -> list[Atom]:
        """What the cells behind a cell tell, up to the first that tells something else."""
        atoms: list[Atom] = []
        for other in self.text.cells[cell.line][cell.number + 1 :]:
            more, whole = self._atoms(other.span.start, other.span.end)
            if not more or not whole:
                break
            atoms += more
        return atoms

    def _below(self, cell: Cell, name: Atom, *, in_a_row: bool) -> list[Atom]:
        """What the lines below tell that begin where the name's cell, or the name, does."""
        atoms: list[Atom] = []
        edges = (cell.left, next(self.text.words_in(name.value.start, name.value.end)).word.box[0])
        for line in self.text.lines[cell.line + 1 : cell.line + 1 + _LINES_BELOW]:
            if line.page != cell.page:
                break
            under = next(
                (
                    other
                    for other in self.text.cells[line.number]
                    if any(abs(other.left - edge) < _SAME_EDGE for edge in edges)
                ),
                None,
            )
            if under is None:
                if in_a_row:
                    break
                continue
            if (
                name.label is not None
                and name.label.span.end <= cell.span.start
                and self._is_beside_its_name(under)
            ):
                break
            more, whole = self._atoms(under.span.start, under.span.end)
            if not more or not whole:
                break
            atoms += more
            behind = self._row_behind(under)
            atoms += behind if in_a_row else [atom for atom in behind if atom.key in _WHO]
        return atoms

    def _is_beside_its_name(self, cell: Cell) -> bool:
        """Whether a cell is the value of words left of it that are no known label ("NISS   74.12.19-993.75")."""
        if cell.number == 0:
            return False
        before = self.text.cells[cell.line][cell.number - 1]
        named = any(
            before.span.start <= label.span.start < before.span.end
            for label in self.labels.get(cell.line, ())
        )
        return not named and not any(map(str.isdigit, before.words)) and not before.words.endswith(",")

    def _atoms(self, start: int, stop: int) -> tuple[list[Atom], bool]:
        """The particulars from one place to another, and whether nothing else stands there."""
        atoms: list[Atom] = []
        content = self.text.content
        while True:
            position = BETWEEN.match(content, start, stop)
            start = position.end() if position else start
            if start >= stop:
                return atoms, True
            atom = self._atom(start, stop)
            if atom is None:
                remark = REMARK.match(content, start - 1 if content[start - 1] == "(" else start, stop)
                titled = remark is not None and TITLE_BEHIND.match(remark.group()) is not None
                if remark is None or not (atoms or titled or len(remark.group()) < _SHORT_REMARK):
                    return atoms, False
                start = remark.end()
                continue
            atoms.append(atom)
            start = max(atom.end, start + 1)

    def _atom(self, start: int, stop: int) -> Atom | None:
        if (labelled := self._labelled(start, stop)) is not None:
            return labelled
        content = self.text.content
        born = BORN.match(content, start, stop)
        if match := DATE.match(content, born.end() if born else start, stop):
            return self._birth_date(match.start(), match.end())
        if (told := part_at(content, start, stop)) is not None:
            return told
        bracket = BRACKET.search(content, start, stop)
        rest = self.text.trimmed(start, bracket.start() if bracket else stop)
        free = not self.addressed and rest is not None
        if free and rest and looks_like_address(self.text[rest]) and not self._is_told(rest):
            return self._address(rest)
        return None

    def _is_told(self, rest: Span) -> bool:
        """Whether words are a piece of a sentence ("lives at 12 High Street")."""
        words = self.text[rest]
        return words[0].islower() or reads_as_prose(words)

    def _address(self, rest: Span) -> Atom:
        """An address up to a number by which the patient is reached: "12 Disa Road, Durbanville, cell 082 555 0377"."""
        phones = list(find_phones(self.text.content, start=rest.start + 6, end=rest.end))
        stop = phones[0].start if phones else rest.end
        if phones and (
            kind := re.search(rf"[\s,;]+{KIND_OF_PHONE}$", self.text.content[rest.start : stop], re.I)
        ):
            stop = rest.start + kind.start()
        span = self.text.trimmed(rest.start, stop) or rest
        return Atom("address", span, span.end)

    def _labelled(self, start: int, stop: int) -> Atom | None:
        """A label of the patient's at a place, with its value."""
        of_line = self.labels.get(self.text.line_at(start).number, ())
        label = next((label for label in of_line if label.span.start == start), None) or self.of_value.get(
            start
        )
        if label is not None:
            if (
                label.key not in _ABOUT_THE_PATIENT
                or label.role not in ("patient", "")
                or label.value is None
            ):
                return None
            if label.value.start >= stop or label.value.start < start:
                return Atom(label.key, label.span, label.span.end, label)
            return Atom(label.key, label.value, self._end_of(label, label.value), label)
        return None

    def _end_of(self, label: Label, value: Span) -> int:
        """Where a labelled value really ends, behind which others may follow without a label."""
        content = self.text.content
        if label.key == "birth_date" and (written := DATE.search(content, value.start, value.end)):
            return written.end()
        if label.key in _NUMBERS and (written := DATE.search(content, value.start + 1, value.end)):
            return written.start()
        if label.key in ("phone", "fax"):
            places = list(find_phones(content, start=value.start, end=value.end))
            return places[0].end if places else value.end
        comma = content.find(", ", value.start, value.end)
        return comma if comma != -1 and label.key != "address" else value.end

    def _birth_date(self, start: int, stop: int) -> Atom | None:
        written = self._written(start, stop)
        if written is None or not 0 <= self.today.year - written.value.year <= _YEARS_OF_A_LIFE:
            return None
        if written.value > self.today:
            return None
        return Atom("birth_date", Span(written.start, written.end), written.end)

    def _identifies(self, name: Atom, atoms: list[Atom]) -> bool:
        """Whether what stands beside a name tells that it is the patient's: a date of birth beside a name that is
        surely one, or two other things."""
        keys = {atom.key for atom in atoms}
        if self.dated and not any(atom.label is not None and atom.key == "birth_date" for atom in atoms):
            return False
        if len(keys & _WHO) >= 2:
            return True
        labelled = any(atom.key == "birth_date" and atom.label is not None for atom in atoms)
        sure = labelled or name.label is not None or SURELY_A_NAME.match(self.text[name.value]) is not None
        surely_dated = "birth_date" in keys and not any(self._is_recent(atom) for atom in atoms)
        return surely_dated and (sure or bool(keys & {"phone", "address", "email"}))

    def _is_recent(self, atom: Atom) -> bool:
        """Whether a date without a label is of the last year: it may be a letter's."""
        if atom.key != "birth_date" or atom.label is not None:
            return False
        born = self._written(atom.value.start, atom.value.end)
        return born is not None and (self.today - born.value).days < _RECENT_DAYS

    def _written(self, start: int, stop: int) -> WrittenDate | None:
        return next(
            find_dates(self.text.content, order=self.order, today=self.today, start=start, end=stop), None
        )

    def _label(self, atom: Atom) -> Label:
        line = self.text.line_at(atom.value.start)
        starts = not self.text.content[line.start : atom.value.start].strip(" \t*-\u2022\u00b7")
        return Label(atom.key, "patient", "", atom.value, atom.value, line.number, starts)


def _names_a_matter(words: str) -> bool:
    """Whether words that look like a name are a label or end in one ("Birth Sex")."""
    return named_by_cell(words) is not None or named_by_cell(words.split()[-1]) is not None
