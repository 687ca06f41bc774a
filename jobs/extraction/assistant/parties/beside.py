"""Parties that stand beside each other without headings: the addressee left of the patient, fields of the patient left
of those of the sender."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from jobs.extraction.assistant.labels.labelled import Label, is_generic
from jobs.extraction.assistant.page.correspondence import introduced, tells
from jobs.extraction.assistant.page.stacks import Stack, stacks_of
from jobs.extraction.assistant.parties.signing import signs
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.assistant.values.places import tells_where_to_reach
from jobs.extraction.assistant.values.titles import is_title
from jobs.extraction.text import CELL, Cell, Line, Span, Text

_SAME_EDGE = 0.015
_FURTHEST_ABOVE = 3
"""Lines between a label and the one above it in its column that says whose both are."""

_LINES_AROUND = 24
_LINES_OF_A_HEAD = 12
OF_THE_PATIENT = frozenset(
    {"birth_date", "nhs_number", "mrn", "health_card", "ssn", "first_name", "last_name", "age", "sex"}
)
_HEADS_A_PARTY = {"provider": "referrer", "recipient": "recipient", "recipient_organization": "recipient"}

Columns = dict[int, dict[float, str]]
"""For a line the left edges of its cells and whose they are."""


def columns_beside(text: Text, labels: Sequence[Label], addressed: Sequence[Cell]) -> Columns:
    """Return whose the cells are that stand beside an address, or under a label that says whose they are in their own
    column of a form."""
    found: Columns = defaultdict(dict)
    by_line = _by_line(labels)
    for cell in addressed:
        if CELL in text.lines[cell.line].text:
            found[cell.line] = dict.fromkeys((other.left for other in text.cells[cell.line]), "letterhead")
    for cell in addressed:
        if cell.line in found:
            found[cell.line][cell.left] = "recipient"
    for stack in _stacks_beside(text, addressed):
        for part in _head_and_patient(stack, by_line):
            whose = _whose(part, by_line)
            for cell in part if whose else ():
                found[cell.line][cell.left] = whose
    for stack in _introducing_stacks(text):
        for cell in stack:
            found[cell.line].setdefault(cell.left, "patient")
    for line, left, whose in _columns_of_forms(text, by_line):
        found[line].setdefault(left, whose)
    for cell, whose in _under_parties(text, by_line):
        found[cell.line].setdefault(cell.left, whose)
    for stack in _sending_stacks(text, by_line):
        for cell in stack:
            found[cell.line].setdefault(cell.left, "letterhead")
    for stack in _stamps(text):
        for cell in stack:
            found[cell.line].setdefault(cell.left, "referrer")
    return found


def _by_line(labels: Sequence[Label]) -> dict[int, list[Label]]:
    by_line: dict[int, list[Label]] = defaultdict(list)
    for label in labels:
        by_line[label.line].append(label)
    return by_line


def _stacks_beside(text: Text, addressed: Sequence[Cell]) -> list[Stack]:
    """The stacks that stand at the height of an address."""
    if not addressed:
        return []
    numbers = {cell.line for cell in addressed}
    page = text.lines[min(numbers)].page
    around = text.lines[max(0, min(numbers) - _LINES_AROUND) : max(numbers) + _LINES_AROUND]
    edge = min(cell.left for cell in addressed)
    return [
        stack
        for stack in stacks_of(text, [line for line in around if line.page == page and not tells(line.text)])
        if abs(stack[0].left - edge) > _SAME_EDGE
        and any(cell.top < other.bottom and other.top < cell.bottom for cell in stack for other in addressed)
    ]


def _head_and_patient(stack: Stack, by_line: Mapping[int, list[Label]]) -> Iterator[Stack]:
    """A stack beside an address, a letterhead at its top apart from the subject that stands right below it."""
    at = next((place for place, cell in enumerate(stack) if _tells_who(cell, by_line)), 0)
    if at and looks_like_organization(stack[0].words) and _reaches(stack[1:at]):
        yield stack[:at]
        stack = stack[at:]
    yield stack


def _tells_who(cell: Cell, by_line: Mapping[int, list[Label]]) -> bool:
    """Whether a cell names the patient behind a label, or tells when the patient was born."""
    within = (
        each for each in by_line.get(cell.line, ()) if cell.span.start <= each.span.start < cell.span.end
    )
    return any(
        each.key in OF_THE_PATIENT or (each.key == "name" and each.role == "patient") for each in within
    )


def _introducing_stacks(text: Text) -> list[Stack]:
    """The stacks right of others at the head of a page that begin with the patient's name and date of birth."""
    found: list[Stack] = []
    for lines in text.lines_by_page.values():
        head = lines[:_LINES_AROUND]
        beside = {cell.span for line in head for cell in text.cells[line.number][1:]}
        found += [
            stack for stack in stacks_of(text, head) if stack[0].span in beside and introduced(stack[0].words)
        ]
    return found


def _sending_stacks(text: Text, by_line: Mapping[int, list[Label]]) -> list[Stack]:
    """The stacks right of others at the head of a page that begin with a place of work and say how to reach it, and are
    neither values of labels nor somebody else's: the sender's, wherever the patient's stands."""
    found: list[Stack] = []
    for lines in text.lines_by_page.values():
        for stack in stacks_of(text, lines[:_LINES_OF_A_HEAD]):
            words = stack[0].words.rpartition(": ")[2]
            named = stack[0].number > 0 and looks_like_organization(words) and not is_title(words)
            if named and _reaches(stack[1:]) and not any(_is_anothers(cell, by_line) for cell in stack):
                found.append(stack)
    return found


def _under_parties(text: Text, by_line: Mapping[int, list[Label]]) -> Iterator[tuple[Cell, str]]:
    """The cells of a stack beside others below one that says who sends or who receives ("From: Ada Quill" and below it
    the practice), and whose they are: up to a cell that begins with somebody else's label."""
    for lines in text.lines_by_page.values():
        for stack in stacks_of(text, lines):
            whose = ""
            for cell in stack:
                begun = next(
                    (each for each in by_line.get(cell.line, ()) if each.span.start == cell.span.start), None
                )
                whose = _party_going_on(begun, cell, whose) if len(text.cells[cell.line]) > 1 else ""
                if whose:
                    yield cell, whose


def _party_going_on(begun: Label | None, cell: Cell, whose: str) -> str:
    """Whose a cell is that begins with a label, below one of somebody's."""
    if begun is None:
        return whose
    within = begun.value is not None and cell.span.start <= begun.value.start < cell.span.end
    named = _HEADS_A_PARTY.get(begun.key, "")
    if named and within and not is_generic(begun):
        return named
    return whose if begun.key in _WAYS_OF_A_PARTY and begun.role in ("", whose) else ""


_WAYS_OF_A_PARTY = frozenset({"phone", "fax", "email", "address", "npi", "organization", "specialty"})


def _reaches(stack: Sequence[Cell]) -> bool:
    return any(tells_where_to_reach(cell.words) for cell in stack)


def _is_anothers(cell: Cell, by_line: Mapping[int, list[Label]]) -> bool:
    """Whether a cell is the value of a label that stands outside it, or holds one of the patient or the recipient."""
    for label in by_line.get(cell.line, ()):
        within = cell.span.start <= label.span.start < cell.span.end
        value = label.value is not None and cell.span.start <= label.value.start < cell.span.end
        if (value and not within) or (
            within
            and (label.role in ("patient", "recipient", "insurance", "relative") or label.key == "recipient")
        ):
            return True
    return False


def _stamps(text: Text) -> list[Stack]:
    """The stacks right of others in the lower half of a page that name who signs, and below how to reach them."""
    found: list[Stack] = []
    for lines in text.lines_by_page.values():
        for stack in stacks_of(text, lines[len(lines) // 2 :]):
            beside = stack[0].number > 0 and len(stack) > 1
            if beside and signs(stack[0].words, stack[1].words) and _reaches(stack[1:]):
                found.append(stack)
    return found


def _whose(stack: Stack, by_line: Mapping[int, list[Label]]) -> str:
    """Whose a stack beside an address is: the patient's when it tells who the patient is, else the sender's when it
    says how to reach them."""
    keys = {
        label.key
        for cell in stack
        for label in by_line.get(cell.line, ())
        if cell.span.start <= label.span.start < cell.span.end and label.role != "relative"
    }
    if keys & OF_THE_PATIENT or any(introduced(cell.words) for cell in stack):
        return "patient"
    return "letterhead" if keys & {"fax", "phone", "email"} and len(stack) > 1 else ""


def _columns_of_forms(text: Text, by_line: Mapping[int, list[Label]]) -> list[tuple[int, float, str]]:
    """(line, left edge, whose) of labels right of others that stand under one that says whose they are."""
    found: list[tuple[int, float, str]] = []
    heads: dict[float, tuple[int, str]] = {}
    begun = ""
    for number in sorted(by_line):
        line = text.lines[number]
        for label in by_line[number]:
            left = _left(text, label.span)
            party = _party_of(label) or ("patient" if label.key in _ROWS_OF_THE_PATIENT else "")
            if label.starts_line and party:
                if begun == "patient" and party in ("referrer", "recipient"):
                    heads.clear()
                begun = party
            at = next((edge for edge in heads if abs(edge - left) < _SAME_EDGE), left)
            whose = _party_headed_above(text, label, by_line) or _party_of(label)
            if not whose and not label.role and at in heads:
                above, inherited = heads[at]
                if number - above <= _FURTHEST_ABOVE and text.lines[above].page == line.page:
                    whose = inherited
            heads.pop(at, None)
            if whose:
                heads[left] = (number, whose)
                if not label.starts_line and _begins_cell(text, line, label):
                    found.append((number, left, whose))
    return found


_ROWS_OF_THE_PATIENT = frozenset({"member_id", "health_card", "mrn", "last_name", "first_name"})


def _party_headed_above(text: Text, label: Label, by_line: Mapping[int, list[Label]]) -> str:
    """Whose the box of a name is that stands below a line which only says who sends or who receives: "Referring
    provider", and below it "First name" beside "Last name"."""
    above = by_line.get(label.line - 1, ())
    if label.key not in _PARTS_OF_A_NAME or len(above) != 1 or not above[0].starts_line:
        return ""
    alone = above[0].value is None and CELL not in text.lines[above[0].line].text
    return _HEADS_A_PARTY.get(above[0].key, "") if alone else ""


_PARTS_OF_A_NAME = frozenset({"first_name", "last_name"})


def _party_of(label: Label) -> str:
    if label.key in _PARTS_OF_A_NAME and label.role in ("referrer", "recipient"):
        return label.role
    if label.role == "relative" or is_generic(label):
        return ""
    if label.key in OF_THE_PATIENT - {"health_card", "mrn"} or (
        label.key == "name" and label.role == "patient"
    ):
        return "patient"
    if label.key == "payer":
        return "insurance"
    return _HEADS_A_PARTY.get(label.key, "")


def _left(text: Text, span: Span) -> float:
    return next(text.words_in(span.start, span.end)).word.box[0]


def _begins_cell(text: Text, line: Line, label: Label) -> bool:
    return label.span.start > line.start and text.content[label.span.start - 1] == CELL
