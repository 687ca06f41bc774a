"""What a stretch of words tells of a patient, part after part, some of them with a label and some without."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.patient.particular_parts import (
    BETWEEN,
    BORN,
    BRACKET,
    KIND_OF_PHONE,
    REMARK,
    TITLE_BEHIND,
    Atom,
    number_of_some_kind,
    part_at,
)
from jobs.extraction.assistant.values.dates import DATE, Order, WrittenDate, find_dates
from jobs.extraction.assistant.values.names import reads_as_prose
from jobs.extraction.assistant.values.phones import find_phones
from jobs.extraction.assistant.values.places import ends_address, looks_like_address
from jobs.extraction.text import Span, Text

_YEARS_OF_A_LIFE = 115
_RECENT_DAYS = 400
_SHORT_REMARK = 20
"""Characters of a remark such as "(referred child)", which may stand right behind a name."""
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


_SMALL_ADDRESS = re.compile(
    r"(?:(?:flat|unit|apt|no|house)\.? )?\d{1,4}[a-z]? [a-z]+ [a-z]+,? ?[a-z ]{0,24} ?(?=[A-Z\d])"
)
"""An address as hurried notes write it, up to its postal code."""


_ADDRESS_LED_IN = re.compile(
    r"(?:(?:home|postal|mailing) )?(?:address|addr?|adresse?|adr|adres|indirizzo|anschrift|morada|direcci[oó]n|"
    r"domicilio)\b[.:]{0,2}\s+(?=[\w#])",
    re.IGNORECASE,
)
"""The word for an address before one, which is none of it."""


class PartsReader:
    """Reads the parts of a document's cells; `order` is the document's order of day and month."""

    def __init__(self, text: Text, labels: Sequence[Label], today: date, order: Order) -> None:
        self.text = text
        self.today = today
        self.order = order
        self.labels_of_line: dict[int, list[Label]] = {}
        self.label_of_value: dict[int, Label] = {}
        for label in labels:
            self.labels_of_line.setdefault(label.line, []).append(label)
            if label.value is not None:
                self.label_of_value.setdefault(label.value.start, label)
        self.addressed = any(
            label.key in ("address", "street", "city") and label.role in ("patient", "") for label in labels
        )

    def parts_in(self, start: int, stop: int) -> tuple[list[Atom], bool]:
        """Return the particulars from one place to another, and whether nothing else stands there."""
        atoms, end = self.run_from(start, stop)
        return atoms, end >= stop

    def run_from(self, start: int, stop: int) -> tuple[list[Atom], int]:
        """Return the particulars from a place on, and where they end: at `stop`, or where something else begins."""
        atoms: list[Atom] = []
        content = self.text.content
        while True:
            position = BETWEEN.match(content, start, stop)
            start = position.end() if position else start
            if start >= stop:
                return atoms, stop
            atom = self._atom(start, stop)
            if atom is not None and (phone := self._kind_of_phone(atom, atoms, stop)):
                start = phone.end
                continue
            if atom is None and (number := number_of_some_kind(content, start, stop)):
                start = number.end()
                continue
            atom = atom or self._address_at(start, stop)
            if atom is None:
                remark = REMARK.match(content, start - 1 if content[start - 1] == "(" else start, stop)
                titled = remark is not None and TITLE_BEHIND.match(remark.group()) is not None
                if remark is None or not (atoms or titled or len(remark.group()) < _SHORT_REMARK):
                    return atoms, start
                start = remark.end()
                continue
            atoms.append(atom)
            start = max(atom.end, start + 1)

    def _kind_of_phone(self, sex: Atom, before: Sequence[Atom], stop: int) -> Atom | None:
        """The telephone whose kind a letter says that would else be a sex, behind another number by which somebody is
        reached: "(H) 02 5550 1234 (M) 0491 570 156", "T 0131 496 0500 F 0131 496 0501"."""
        if sex.key != "sex" or sex.label is not None or sex.end - sex.value.start != 1:
            return None
        if not before or before[-1].key != "phone":
            return None
        position = BETWEEN.match(self.text.content, sex.end, stop)
        behind = part_at(self.text.content, position.end(), stop) if position else None
        return behind if behind is not None and behind.key == "phone" else None

    def _atom(self, start: int, stop: int) -> Atom | None:
        if (labelled := self._labelled(start, stop)) is not None:
            return labelled
        content = self.text.content
        born = BORN.match(content, start, stop)
        dated = DATE.match(content, born.end() if born else start, stop)
        if dated and (told := self._birth_date(dated.start(), dated.end())):
            return told
        return part_at(content, start, stop)

    def _address_at(self, start: int, stop: int) -> Atom | None:
        """An address that begins at a place, where no label of the page names one."""
        if lead := _ADDRESS_LED_IN.match(self.text.content, start, stop):
            start = lead.end()
        bracket = BRACKET.search(self.text.content, start, stop)
        rest = self.text.trimmed(start, bracket.start() if bracket else stop)
        free = not self.addressed and rest is not None and not self._begins_with_a_label(rest)
        if not free or not rest or not looks_like_address(self.text[rest]):
            return None
        address = self._address(rest)
        return None if self._is_told(address.value) else address

    def _begins_with_a_label(self, rest: Span) -> bool:
        """Whether words begin with a label of something else: "Insurance: Pine Health, ID PH 22 790 0415"."""
        of_line = self.labels_of_line.get(self.text.line_at(rest.start).number, ())
        return any(label.span.start == rest.start and label.span.end < rest.end for label in of_line)

    def _is_told(self, rest: Span) -> bool:
        """Whether words are a piece of a sentence ("lives at 12 High Street")."""
        words = self.text[rest]
        if _SMALL_ADDRESS.match(words) and ends_address(words):
            return False
        return words[0].islower() or reads_as_prose(words)

    def _address(self, rest: Span) -> Atom:
        """An address up to a number by which the patient is reached: "12 Disa Road, Durbanville, cell 082 555 0377"."""
        phones = list(find_phones(self.text.content, start=rest.start + 6, end=rest.end))
        stop = phones[0].start if phones else rest.end
        if phones and (
            kind := re.search(rf"[\s,;]+{KIND_OF_PHONE}$", self.text.content[rest.start : stop], re.I)
        ):
            stop = rest.start + kind.start()
        span = self.text.trimmed(rest.start, stop, strip=" \t\n,;-\u2013\u2014|") or rest
        return Atom("address", span, span.end)

    def _labelled(self, start: int, stop: int) -> Atom | None:
        """A label of the patient's at a place, with its value."""
        of_line = self.labels_of_line.get(self.text.line_at(start).number, ())
        label = next(
            (label for label in of_line if label.span.start == start), None
        ) or self.label_of_value.get(start)
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

    def is_recent(self, atom: Atom) -> bool:
        """Tell whether a date without a label is of the last year: it may be a letter's."""
        if atom.key != "birth_date" or atom.label is not None:
            return False
        born = self._written(atom.value.start, atom.value.end)
        return born is not None and (self.today - born.value).days < _RECENT_DAYS

    def follows_from(self, age: Atom, born: Atom) -> bool:
        """Tell whether an age is that of somebody who was born on a date, give or take a year."""
        written = self._written(born.value.start, born.value.end)
        years = self.today.year - written.value.year if written else -1
        return abs(years - int(self.text[age.value])) <= 1

    def _written(self, start: int, stop: int) -> WrittenDate | None:
        return next(
            find_dates(self.text.content, order=self.order, today=self.today, start=start, end=stop), None
        )
