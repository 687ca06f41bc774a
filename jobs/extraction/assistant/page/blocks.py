"""Whose block a place stands in: the letterhead, the patient's, the referrer's, the recipient's, the
insurance's, the letter's
body or the signature. Blocks may stand side by side."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from dataclasses import dataclass

from jobs.extraction.assistant.labels.labelled import Label, asks_anybodys_name, is_generic
from jobs.extraction.assistant.page.block_columns import begins_the_patients_rows, columns_on
from jobs.extraction.assistant.page.correspondence import (
    COPIES,
    cover_pages,
    introduced,
    is_dated,
    is_only_a_date,
    salutations,
    tells,
)
from jobs.extraction.assistant.page.line_marks import CLOSING
from jobs.extraction.assistant.page.sections import BLOCKS, CLINICAL, Heading
from jobs.extraction.assistant.parties.addressed_stacks import addressed_stack
from jobs.extraction.assistant.parties.addressees import addressed_cells
from jobs.extraction.assistant.parties.beside import OF_THE_PATIENT, columns_beside
from jobs.extraction.assistant.parties.headings import party_headed
from jobs.extraction.assistant.parties.signing import signing_lines
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.names import (
    could_name_patient,
    looks_like_organization,
    looks_like_person,
    says_more_than_a_name,
)
from jobs.extraction.assistant.values.places import tells_where_to_reach
from jobs.extraction.text import CELL, Line, Text

_LONGEST_SALUTATION = 60
_DOCTOR = re.compile(r"(?:dr|prof(?:essor)?|dott|docteur)\b", re.IGNORECASE)
_OF_A_SENDER = re.compile(r"(?:gp )?(?:practice|surgery|clinic|office|ofc)\b", re.IGNORECASE)
_BEFORE_A_SIGNATURE = ("body", "patient", "subject", "relative")
_BEFORE_THE_PATIENT = ("letterhead", "recipient", "subject", "referrer")


@dataclass(frozen=True, slots=True)
class Blocks:
    """`of_line[n]` is the block of line n; `columns[n]` the blocks of a line that has several, each with its
    left edge.
    """

    of_line: tuple[str, ...]
    columns: dict[int, tuple[tuple[float, str], ...]]

    def at(self, text: Text, offset: int) -> str:
        """Return the block of the character at `offset`."""
        line = text.line_at(offset)
        columns = self.columns.get(line.number)
        if columns is None:
            return self.of_line[line.number]
        word = next(text.words_in(offset, line.end), None)
        left = word.word.box[0] if word else 1.0
        return columns[max(0, bisect_right([edge - 0.02 for edge, _ in columns], left) - 1)][1]


def blocks_of(text: Text, labels: list[Label], headings: list[Heading]) -> Blocks:
    """Return the blocks of a text."""
    by_line = {text.line_at(heading.span.start).number: heading.key for heading in reversed(headings)}
    first_label = {label.line: label for label in reversed(labels) if label.starts_line}
    labels_of_line: dict[int, list[Label]] = defaultdict(list)
    for label in labels:
        labels_of_line[label.line].append(label)
    others = [label.span for label in labels if label.key not in ("recipient", "recipient_organization")]
    identity = [label.span for label in labels if label.key in OF_THE_PATIENT and label.role != "relative"]
    clinical = frozenset(number for number, key in by_line.items() if key in CLINICAL)
    cells = addressed_cells(text, others, identity) or addressed_stack(text, labels, clinical)
    beside = columns_beside(text, labels, cells)
    addressed = {cell.line for cell in cells}
    covers, signing, greeting = cover_pages(text), signing_lines(text), text.once(salutations)
    of_line: list[str] = []
    columns: dict[int, tuple[tuple[float, str], ...]] = {}
    block = "letterhead"
    page = 0
    current: tuple[tuple[float, str], ...] = ()
    for line in text.lines:
        if line.page != page:
            if page in covers:
                block, current = "letterhead", ()
            page = line.page
        if line.number == 1 and of_line == ["patient"] and _heads_a_letter(text, line, labels_of_line):
            block = "letterhead"
        if line.number == 1 and of_line == ["recipient"] and addressed and min(addressed) > 1:
            block = "letterhead" if _heads_a_routed_letter(text, line, labels_of_line) else block
        before = current
        current = columns_on(text, line, current, labels_of_line[line.number], ends=line.number in by_line)
        if before == current != () and _names_the_patient_below_parties(text, line, current, labels_of_line):
            current = ()
            beside.pop(line.number, None)
        if before and not current and any(map(begins_the_patients_rows, labels_of_line[line.number])):
            block = "letterhead"
        if current:
            columns[line.number] = current
            block = current[0][1]
            of_line.append(block)
            continue
        if COPIES.match(line.text):
            of_line.append("copies")
            continue
        if (CLOSING.match(line.text) and len(line.text) < 60) or (
            line.number in signing and block in _BEFORE_A_SIGNATURE
        ):
            block = "signature"
        elif line.number in by_line and by_line[line.number] != "other":
            block = _block_headed(by_line[line.number], block, line)
        elif party := _party_above_fields(text, line, labels_of_line):
            block = party
        elif block == "recipient" and _FROM_WHOM.match(line.text) and not tells(line.text):
            block = "referrer"
        elif line.number in addressed or (block == "letterhead" and _dates_the_letter(text, line)):
            block = "recipient"
        elif line.number in greeting and len(line.text) < _LONGEST_SALUTATION:
            block = "subject"
        elif _goes_on_in_prose(block, line):
            block = "body"
        if (block in _BEFORE_THE_PATIENT or (block == "body" and is_only_a_date_below(text, line))) and (
            introduced(line.text) or _names_whom_the_next_line_tells(text, line, labels_of_line, addressed)
        ):
            block = "patient"
        first = first_label.get(line.number)
        if first and first.key in _NAMES_IN_BOXES and _tells_who_it_is(text, line, labels_of_line):
            block = "patient"
        elif first and by_line.get(line.number) not in CLINICAL and not _names_a_subject(text, first):
            block = _block_begun_by(first, block)
        elif (
            block in _BEFORE_THE_PATIENT
            and line.number not in addressed
            and any(map(_tells_identity, labels_of_line[line.number]))
            and not _begins_beside(labels_of_line[line.number])
        ):
            block = "patient"
        of_line.append(block)
    for number, found in beside.items():
        if number not in columns:
            columns[number] = _with_own(text, text.lines[number], of_line[number], found)
    return Blocks(tuple("patient" if block == "subject" else block for block in of_line), columns)


def _goes_on_in_prose(block: str, line: Line) -> bool:
    """Whether the story begins: with prose below an address or a subject, or, below the rows of who sends, with a full
    line that asks."""
    if block != "referrer":
        return block in ("subject", "recipient") and tells(line.text)
    full = CELL not in line.text and len(line.text) > _LONGEST_SALUTATION
    return full and _ASKS.match(line.text) is not None


_ASKS = re.compile(
    r"\s*(?:(?:please|kindly|grateful if you|(?:could|would|can) you)\b|thank(?: you|s) for (?:see|review)ing\b)",
    re.IGNORECASE,
)


def _heads_a_letter(text: Text, line: Line, labels: dict[int, list[Label]]) -> bool:
    """Whether a letterhead begins below the line that a program prints above its pages, with who the patient is."""
    head = text.cells[line.number][0].words
    return line.number in text.paragraph_starts and not labels[line.number] and looks_like_organization(head)


def _heads_a_routed_letter(text: Text, line: Line, labels: dict[int, list[Label]]) -> bool:
    """Whether a letter's head stands on one line, with where its sender is reached, below the line that says where the
    paper goes: "SEND TO: EYES / CAT 3", "Elm Eyecare | 40 Main St, Leeds | 0113 496 0018"."""
    head = _PART_OF_A_HEAD.split(line.text)[0]
    above = text.lines[line.number - 1].text.casefold()
    named = looks_like_organization(head) and head.casefold() not in above
    keys = {label.key for label in labels[line.number]}
    return named and keys <= {"phone", "fax", "email"} and tells_where_to_reach(line.text)


_PART_OF_A_HEAD = re.compile(rf"\s+(?:[|\u2013\u2014\u2022\u00b7-]|//)\s+|{CELL}|, (?=\d)")


def _dates_the_letter(text: Text, line: Line) -> bool:
    """Whether a line is the date above an address: not one beside the head, which goes on below it with where the
    sender is reached."""
    if line.number < _LEAST_ABOVE_A_DATE or not is_dated(line.text.partition(CELL)[0]):
        return False
    if line.number + 1 >= len(text.lines):
        return True
    below = text.lines[line.number + 1]
    beside = text.cells[line.number][0].left - text.cells[below.number][0].left > _RIGHT_OF_THE_HEAD
    goes_on = beside and below.page == line.page and below.number not in text.paragraph_starts
    return not (goes_on and tells_where_to_reach(below.text.partition(CELL)[0]))


_RIGHT_OF_THE_HEAD = 0.15
_LEAST_ABOVE_A_DATE = 2


_FROM_WHOM = re.compile(
    r"\W*(?i:from|sent (?:by|from)) (?:the )?(?:(?:office|desk|clinic|practice) of )?[A-ZÀ-Þ]"
)
"""How the sender begins below the address of who receives a paper: "From the office of Ada Hill, MD"."""


def _with_own(text: Text, line: Line, block: str, found: dict[float, str]) -> tuple[tuple[float, str], ...]:
    """The blocks of a line's cells, from left to right: of those of which nothing is known the line's own."""
    own = "patient" if block == "subject" else block
    if own == "referrer":
        found = {left: own if whose == "letterhead" else whose for left, whose in found.items()}
    edges = {cell.left: own for cell in text.cells[line.number]}
    return tuple(sorted({**edges, **found}.items()))


def _names_whom_the_next_line_tells(
    text: Text, line: Line, labels: dict[int, list[Label]], addressed: set[int]
) -> bool:
    """Whether a line is a person's name and the next one begins with the date of birth or a number of the patient."""
    begins = any(label.starts_line for label in labels[line.number])
    if line.number in addressed or line.number + 1 >= len(text.lines) or begins:
        return False
    below = text.lines[line.number + 1]
    told = any(label.starts_line and _tells_identity(label) for label in labels[below.number])
    name = line.text.partition(CELL)[0].partition("(")[0].strip(" ,")
    return (
        below.page == line.page
        and (told or is_only_a_date(below.text))
        and looks_like_person(name)
        and without_credentials(name) == name
        and not _DOCTOR.match(name)
    )


def is_only_a_date_below(text: Text, line: Line) -> bool:
    """Tell whether the next line of the page is a date and nothing else."""
    following = text.lines[line.number + 1] if line.number + 1 < len(text.lines) else None
    return following is not None and following.page == line.page and is_only_a_date(following.text)


def _party_above_fields(text: Text, line: Line, labels: dict[int, list[Label]]) -> str:
    """Whose fields a line heads that holds nothing else, and has fields or cells below."""
    party = party_headed(line.text) if CELL not in line.text else ""
    if not party or line.number + 1 >= len(text.lines):
        return ""
    below = text.lines[line.number + 1]
    return party if below.page == line.page and (labels[below.number] or not tells(below.text)) else ""


def _tells_identity(label: Label) -> bool:
    return label.key in ("birth_date", "nhs_number") and label.role == "patient"


_NAMES_IN_BOXES = frozenset({"full_name", "first_name", "last_name"})
_OF_PATIENTS_ONLY = frozenset({"birth_date", "age", "sex", "nhs_number"})
_BEGINS_ANOTHER = frozenset(
    {"provider", "recipient", "recipient_organization", "organization", "npi", "full_name"}
)
_LINES_OF_IDENTITY = 4


def _tells_who_it_is(text: Text, line: Line, labels: dict[int, list[Label]]) -> bool:
    """Whether beside a name or on the next lines stands what only a patient has, before anybody else is named."""
    for near in text.lines[line.number : line.number + _LINES_OF_IDENTITY]:
        told = labels[near.number]
        if near.page != line.page or (
            near is not line and any(label.key in _BEGINS_ANOTHER for label in told)
        ):
            return False
        if any(label.key in _OF_PATIENTS_ONLY and label.role == "patient" for label in told):
            return True
    return False


def _names_the_patient_below_parties(
    text: Text, line: Line, current: tuple[tuple[float, str], ...], labels: dict[int, list[Label]]
) -> bool:
    """Whether a row at the left edge below the columns of who sends and who receives names one person more, of whom
    this row or the next ones tell what only a patient has."""
    names = [label for label in labels[line.number] if label.key in _NAMES_IN_BOXES]
    if len(names) != 1 or not names[0].starts_line or any(whose == "patient" for _, whose in current):
        return False
    return _tells_who_it_is(text, line, labels)


def _begins_beside(labels: list[Label]) -> bool:
    """Whether the patient is named without a label, and right of what a line begins with: whose that is, is open."""
    return any(label.key == "name" and not label.wording and not label.starts_line for label in labels)


def _names_a_subject(text: Text, label: Label) -> bool:
    """Whether "Re:" is followed by what the letter is about and not by who ("RE: Referral")."""
    said = text[label.value] if label.value else ""
    about = label.key == "name" and re.match(r"re\b|ref|regarding", label.wording, re.IGNORECASE) is not None
    return about and (says_more_than_a_name(said) or not could_name_patient(said))


def _block_headed(key: str, block: str, line: Line) -> str:
    """The block that a heading begins; one word alone below a signature may be who signs ("Practice"), but "Patient
    details" heads what mails append."""
    if key in BLOCKS:
        below = key == "patient" and len(re.findall(r"[^\W\d_]+", line.text)) > 1
        return block if block == "signature" and ":" not in line.text and not below else key
    if key == "letter":
        return "subject"
    return "body" if key in CLINICAL else block


def _block_begun_by(label: Label, block: str) -> str:
    if label.key == "name" and block in ("referrer", "recipient") and asks_anybodys_name(label):
        return block
    if label.key in (
        "name",
        "mrn",
        "birth_date",
        "first_name",
        "last_name",
        "nhs_number",
        "ssn",
        "health_card",
    ):
        return label.role or ("patient" if block in ("letterhead", "body", "subject") else block)
    if label.key == "reason" and block == "recipient" and not label.role:
        return "body"
    if label.key == "full_name":
        return "patient" if block in ("letterhead", "body", "subject") else block
    if label.key == "provider" and block == "recipient" and is_generic(label):
        return block
    if label.key == "npi" and block == "signature":
        return block
    if label.key in ("provider", "npi") or (label.key == "organization" and label.role):
        return "referrer"
    if label.key == "organization" and _OF_A_SENDER.match(label.wording) and block in ("patient", "body"):
        return "referrer"
    if label.key in ("recipient", "recipient_organization"):
        return "recipient"
    if label.key in ("member_id", "payer", "group"):
        return block if block in ("patient", "recipient", "referrer") else "insurance"
    if label.role == "patient":
        return "patient"
    return block
