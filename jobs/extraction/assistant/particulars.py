"""What tells who the patient is without saying so: a name, and behind or below it a date, a sex, an age, numbers.

"Mrs Ada Quill    27/3/55    999 770 0597    01632 960934" holds no label, and everybody knows what each part is.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from jobs.extraction.assistant.correspondence import tells
from jobs.extraction.assistant.credentials import credentials_after, without_credentials
from jobs.extraction.assistant.dates import Order
from jobs.extraction.assistant.label_names import named_by_cell
from jobs.extraction.assistant.labels import Label
from jobs.extraction.assistant.names import could_name_patient, looks_like_person
from jobs.extraction.assistant.particular_parts import (
    DOCTOR,
    NAME,
    SEX_BEHIND_NAME,
    SURELY_A_NAME,
    Atom,
)
from jobs.extraction.assistant.particulars_read import PartsReader
from jobs.extraction.text import Cell, Span, Text

_LINES_OF_A_HEAD = 32
_LINES_BELOW = 6
_SAME_EDGE = 0.02
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
    """Finds the cells that begin with the patient's name, and what stands behind and below it."""

    def __init__(self, text: Text, labels: Sequence[Label], today: date, order: Order) -> None:
        self.text = text
        self.parts = PartsReader(text, labels, today, order)
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
        atoms, whole = self.parts.parts_in(name.end, cell.span.end)
        row = self._row_behind(cell) if whole else []
        atoms += row
        if whole:
            atoms += self._below(cell, name, in_a_row=bool(row))
        if not self._identifies(name, atoms):
            return []
        self.taken.add(cell.line)
        aged = any(atom.key == "age" for atom in atoms)
        atoms = [atom for atom in atoms if not (aged and self.parts.is_recent(atom))]
        return [
            self._label(atom)
            for atom in [name, *atoms]
            if atom.label is None and not (atom.key == "sex" and self.sexed)
        ]

    def _name_in(self, cell: Cell) -> Atom | None:
        """The person whom a cell begins with, labelled as the patient or not labelled at all."""
        start = cell.span.start
        label = self.parts.label_of_value.get(start) or next(
            (label for label in self.parts.labels_of_line.get(cell.line, ()) if label.span.start == start),
            None,
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
            more, whole = self.parts.parts_in(other.span.start, other.span.end)
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
            more, whole = self.parts.parts_in(under.span.start, under.span.end)
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
            for label in self.parts.labels_of_line.get(cell.line, ())
        )
        return not named and not any(map(str.isdigit, before.words)) and not before.words.endswith(",")

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
        surely_dated = "birth_date" in keys and not any(self.parts.is_recent(atom) for atom in atoms)
        return surely_dated and (sure or bool(keys & {"phone", "address", "email"}))

    def _label(self, atom: Atom) -> Label:
        line = self.text.line_at(atom.value.start)
        starts = not self.text.content[line.start : atom.value.start].strip(" \t*-\u2022\u00b7")
        return Label(atom.key, "patient", "", atom.value, atom.value, line.number, starts)


def _names_a_matter(words: str) -> bool:
    """Whether words that look like a name are a label or end in one ("Birth Sex")."""
    return named_by_cell(words) is not None or named_by_cell(words.split()[-1]) is not None
