"""What tells who the patient is without saying so: a name, and behind or below it a date, a sex, an age, numbers.

"Mrs Ada Quill    27/3/55    999 770 0597    01632 960934" holds no label, and everybody knows what each part is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date

from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.labels.owners import is_of_another
from jobs.extraction.assistant.labels.wordings import named_by_cell
from jobs.extraction.assistant.page.correspondence import SALUTATION, tells
from jobs.extraction.assistant.page.events import tells_an_event
from jobs.extraction.assistant.patient.insurance_words import IS_AN_INSURER
from jobs.extraction.assistant.patient.names_among_particulars import without_what_follows
from jobs.extraction.assistant.patient.particular_parts import (
    DOCTOR,
    NAME,
    NAME_IN_A_NOTE,
    REGISTERED,
    STATE_OF_A_CARD,
    SURELY_A_NAME,
    Atom,
)
from jobs.extraction.assistant.patient.particulars_around import WHO, Surroundings
from jobs.extraction.assistant.patient.particulars_read import PartsReader
from jobs.extraction.assistant.patient.relatives import is_label_of_a_relative
from jobs.extraction.assistant.patient.sex_circled import sexes_left_out
from jobs.extraction.assistant.values.credentials import credentials_after, without_credentials
from jobs.extraction.assistant.values.dates import DATE, Order
from jobs.extraction.assistant.values.name_particles import without_former_name
from jobs.extraction.assistant.values.names import could_name_patient, looks_like_person
from jobs.extraction.assistant.values.names_at_birth import other_name_behind
from jobs.extraction.assistant.values.places import ends_address
from jobs.extraction.text import Cell, Span, Text

_LINES_OF_A_HEAD = 32
_A_POSTCODE = 7
"""Characters behind a town in which its postal code stands."""
_WHOSE = re.compile(r" ?[(,] ?[^(),\d]{3,30}\)?")
"""Who somebody is, behind the name: "(brother)"."""
_CALLED = re.compile(r" \([A-ZÀ-Þ][\w -]{1,14}\)(?= )")
"""What somebody is called, in brackets within the name."""
_WORD_FOR_AN_AGE = 8
_CALLED_AN_AGE = re.compile(r"\b(?:aged?|alter|età|edad|âge):? ?$", re.IGNORECASE)
_CALLED_A_PATIENT = re.compile(r"(?:client|claimant|patient|pt)\.?\s+(?=(?-i:[A-ZÀ-Þ]))", re.IGNORECASE)
"""What somebody is called right before the name, without a colon: "Client Quill, Ada; DOB 11/06/1978"."""
_IS_A_STATE = re.compile(STATE_OF_A_CARD, re.IGNORECASE)
_NAMES = frozenset({"name", "full_name"})


def with_particulars(text: Text, labels: Sequence[Label], today: date, order: Order) -> list[Label]:
    """Return the labels and, as if they had labels, the particulars of the patient that have none; `order` is that of
    day and month.
    """
    reader = _Reader(text, labels, today, order)
    found: list[Label] = []
    for line in text.lines:
        for cell in text.cells[line.number]:
            for start in (*starts_in(cell), *reader.starts_behind_particulars(cell)):
                found += reader.told_from(cell, start)
    return sorted([*labels, *found], key=lambda label: label.span.start) if found else list(labels)


def starts_in(cell: Cell) -> Iterator[int]:
    """Yield where in a cell a patient's name may begin: at its beginning, behind a number with its label, and behind
    what a subject says first ("URGENT - Ada QUILL; 17/06/1985")."""
    if tells_an_event(cell.words):
        return
    yield cell.span.start
    if headed := _HEADED.match(cell.words):
        yield cell.span.start + headed.end()
    if number := _NUMBER_FIRST.match(cell.words):
        yield cell.span.start + number.end()
    elif _FIGURES.search(cell.words):
        for said in _SAID_FIRST.finditer(cell.words):
            yield cell.span.start + said.end()


_PRINTED_BY = re.compile(
    r"\b(?:19|20)\d\d,? (?:at )?\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[ap]m)?\t\W*$", re.IGNORECASE
)
"""Before the name of whoever printed a record, and when: "02-Jul-2026 17:48   QUILL, Ada"."""
_HEADED = re.compile(
    r"(?:[A-Z][\w&/-]*\.? ){0,4}(?i:referral|request|re-referral)(?i: letter| form)?(?i: for| of)? ?[:\u2013-]\s+"
    r"(?=[A-ZÀ-Þ])"
)
"""A title that the patient's name stands behind: "ENT REFERRAL: ADA QUILL, 19/05/2019"."""
_FIGURES = re.compile(r"\d{4}|\d[-/.]\d")
_NUMBER_FIRST = re.compile(
    r"[A-Z][\w.#:]{1,12}(?: [\w.#:]{2,8}){0,2} [\w/-]*\d[\w/-]*[\s,;-]+(?=[A-ZÀ-Þ]{2})"
)
_SAID_FIRST = re.compile(r"(?: [-\u2013\u2014] |[;|] )(?=[A-ZÀ-Þ])")


class _Reader:
    """Finds the cells that begin with the patient's name, and what stands behind and below it."""

    def __init__(self, text: Text, labels: Sequence[Label], today: date, order: Order) -> None:
        self.text = text
        self.parts = PartsReader(text, labels, today, order)
        self.around = Surroundings(text, self.parts)
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
        self.dated = any(
            label.key == "birth_date"
            and label.role == "patient"
            and (label.value is None or DATE.search(text[label.value]) is not None)
            and not is_label_of_a_relative(text, label)
            for label in labels
        )
        self.first_of_page = {line.page: line.number for line in reversed(text.lines)}
        self.taken: set[int] = set()

    def told_from(self, cell: Cell, start: int) -> list[Label]:
        """The unlabelled particulars that stand behind and below a name that begins at a place of a cell."""
        if cell.line in self.taken:
            return []
        name = self._name_in(cell, start)
        if name is None:
            return []
        who = _WHOSE.match(self.text.content, name.end, cell.span.end)
        if name.label is None and who is not None and is_of_another(who.group()):
            return []
        atoms = self.around.told_beside(cell, name)
        if name.label is None and not self._identifies(name, atoms):
            atoms = [*self.around.told_before(cell, name), *atoms]
        if not self._identifies(name, atoms):
            return []
        self.taken.add(cell.line)
        atoms = [atom for atom in atoms if not self._is_a_mere_count(atom, atoms)]
        if _is_a_row_of_dates(atoms):
            return []
        sexes = [atom for atom in atoms if atom.key == "sex"]
        if len(sexes) > 1 and self._is_an_initial(name, sexes[0]):
            atoms.remove(sexes.pop(0))
        left_out = sexes_left_out(self.text, [atom.value for atom in sexes if atom.label is None])
        atoms = [atom for atom in atoms if not (atom.key == "sex" and atom.value in left_out)]
        aged = any(atom.key == "age" or _is_a_labelled_birth_date(atom) for atom in atoms)
        atoms = [atom for atom in atoms if not (aged and self.parts.is_recent(atom))]
        return [
            self._label(atom)
            for atom in [name, *atoms]
            if atom.label is None and not (atom.key == "sex" and self.sexed)
        ]

    def starts_behind_particulars(self, cell: Cell) -> Iterator[int]:
        """Yield where in a cell a name may begin behind what tells of its bearer ("F  14/03/1958  ADA QUILL")."""
        atoms, end = self.parts.run_from(cell.span.start, cell.span.end)
        if end < cell.span.end and any(atom.key in WHO and atom.label is None for atom in atoms):
            yield end

    def _name_in(self, cell: Cell, start: int) -> Atom | None:
        """The person whose name begins at a place of a cell, labelled as the patient or not labelled at all."""
        begun = self._where_a_name_begins(cell, start)
        if begun is None:
            return None
        start, label = begun
        content = self.text.content
        noted = NAME_IN_A_NOTE.match(content, start, cell.span.end + 1)
        if noted is not None and _IS_A_STATE.match(noted["name"]):
            return None
        match = noted or NAME.match(content, start, cell.span.end)
        if match is None:
            return None
        words, ranks = without_what_follows(content, match, cell.span.end, sexed=self.sexed)
        end = match.start("name") + len(words)
        lettered = end == match.end("name") and credentials_after(content, end) != end
        plain = without_credentials(words) == words and not lettered
        now = without_former_name(words)
        bare = _CALLED.sub("", now.replace(",", " "))
        written = f"{noted['given'].title()} {bare.split()[0]}" if noted else bare
        person = looks_like_person(" ".join(written.split())) and could_name_patient(now)
        if not plain or not person or DOCTOR.match(words) or IS_AN_INSURER.fullmatch(words):
            return None
        postal = ends_address(f"Town, {content[start : end + _A_POSTCODE]}".partition("\n")[0])
        if label is None and (postal or self._is_another(words) or _names_a_matter(words)):
            return None
        other = other_name_behind(content, end, cell.span.end)
        return Atom("name", Span(start, end), other.end() if other else end + len(ranks), label)

    def _where_a_name_begins(self, cell: Cell, start: int) -> tuple[int, Label | None] | None:
        """Where at a place of a cell a name may begin, and the label whose value it is; None where there is none: the
        value of another label, prose, or far down a page where nobody is named without one."""
        label = self.parts.label_of_value.get(start) or next(
            (label for label in self.parts.labels_of_line.get(cell.line, ()) if label.span.start == start),
            None,
        )
        if label is not None and label.key != "ignore":
            named = label.key in _NAMES and label.role in ("patient", "") and label.value is not None
            if not named or label.value is None or not cell.span.start <= label.value.start < cell.span.end:
                return None
            return label.value.start, label
        if (
            (self.known and self._is_far_down(cell.line))
            or tells(cell.words)
            or SALUTATION.match(cell.words)
            or REGISTERED.search(self.text.lines[cell.line].text)
            or self._has_printed(cell, start)
        ):
            return None
        if called := _CALLED_A_PATIENT.match(self.text.content, start, cell.span.end):
            return called.end(), None
        first = self.text.content[start : start + 4]
        return start + len(first) - len(first.lstrip("[(*|<- ")), None

    def _has_printed(self, cell: Cell, start: int) -> bool:
        """Whether a name ends a line on which only the time of a print stands before it."""
        line = self.text.lines[cell.line]
        ends = not self.text.content[cell.span.end : line.end].strip()
        return ends and _PRINTED_BY.search(self.text.content, line.start, start) is not None

    def _is_far_down(self, line: int) -> bool:
        """Whether a line is not at the head of a page, where a patient is named without a label."""
        return line - self.first_of_page[self.text.lines[line].page] >= _LINES_OF_A_HEAD

    def _is_another(self, words: str) -> bool:
        """Whether a label of the page names somebody else as the patient."""
        return bool(self.known) and not any(words.casefold() in name for name in self.known)

    def _identifies(self, name: Atom, atoms: list[Atom]) -> bool:
        """Whether what stands beside a name tells that it is the patient's: a date of birth beside a name that is
        surely one, or two other things, of which one may be a home that has a label."""
        keys = {atom.key for atom in atoms}
        if self.dated and not any(atom.label is not None and atom.key == "birth_date" for atom in atoms):
            return self._heads_a_column(name, keys)
        if len(keys & WHO) >= 2:
            far = name.label is None and self._is_far_down(self.text.line_at(name.value.start).number)
            return not far or "birth_date" in keys
        if "age" in keys and any(atom.key == "address" and atom.label is not None for atom in atoms):
            return True
        labelled = any(atom.key == "birth_date" and atom.label is not None for atom in atoms)
        sure = labelled or name.label is not None or SURELY_A_NAME.match(self.text[name.value]) is not None
        surely_dated = "birth_date" in keys and not any(self.parts.is_recent(atom) for atom in atoms)
        return surely_dated and (sure or bool(keys & {"phone", "address", "email", "other_id"}))

    def _heads_a_column(self, name: Atom, keys: set[str]) -> bool:
        """Whether a name with a sex behind it stands over how its bearer is reached, in a head of two columns of which
        the other tells the birth date, and no label names anybody."""
        surely = SURELY_A_NAME.match(self.text[name.value]) is not None
        near = not self._is_far_down(self.text.line_at(name.value.start).number)
        return (
            surely
            and near
            and not self.known
            and "sex" in keys
            and bool(keys & {"phone", "address", "email"})
        )

    def _is_a_mere_count(self, atom: Atom, atoms: list[Atom]) -> bool:
        """Whether a number that nothing says to be an age is none: it does not follow from the birth date or, where
        there is no date, no sex stands beside it."""
        if atom.key != "age" or atom.label is not None or atom.end != atom.value.end:
            return False
        before = self.text.content[max(0, atom.value.start - _WORD_FOR_AN_AGE) : atom.value.start]
        if before.endswith("(") or _CALLED_AN_AGE.search(before):
            return False
        born = [each for each in atoms if each.key == "birth_date" and not self.parts.is_recent(each)]
        if not born:
            return not any(each.key == "sex" for each in atoms)
        return not self.parts.follows_from(atom, born[0])

    def _is_an_initial(self, name: Atom, sex: Atom) -> bool:
        """Whether a letter for a sex stands so close behind a name that it may be a middle name's."""
        return sex.end - sex.value.start == 1 and self.text.content[name.end : sex.value.start] == " "

    def _label(self, atom: Atom) -> Label:
        line = self.text.line_at(atom.value.start)
        starts = not self.text.content[line.start : atom.value.start].strip(" \t*-\u2022\u00b7")
        return Label(atom.key, "patient", "", atom.value, atom.value, line.number, starts)


def _is_a_labelled_birth_date(atom: Atom) -> bool:
    """Whether a label says that a date is the birth date, which the date of a letter above it is then not."""
    return atom.key == "birth_date" and atom.label is not None


def _is_a_row_of_dates(atoms: list[Atom]) -> bool:
    """Whether there are two dates that nothing tells apart, and no sex: a row of vaccines ("Left Deltoid | 1/22/2013 |
    1/18/2007")."""
    dates = [atom for atom in atoms if atom.key == "birth_date" and atom.label is None]
    return len(dates) > 1 and not any(atom.key == "sex" for atom in atoms)


def _names_a_matter(words: str) -> bool:
    """Whether words that look like a name are a label or end in one ("Birth Sex")."""
    if _NO_NAME.fullmatch(words):
        return True
    return named_by_cell(words) is not None or named_by_cell(words.split()[-1]) is not None


_NO_NAME = re.compile(r"(?:P\.? ?O\.? )?Box", re.IGNORECASE)
