"""Whose block a place stands in: the letterhead, the patient's, the referrer's, the recipient's, the
insurance's, the letter's
body or the signature. Blocks may stand side by side."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from jobs.extraction.assistant.correspondence import COPIES, INTRODUCED, addressed_lines, cover_pages, tells
from jobs.extraction.assistant.headings import BLOCKS, CLINICAL, CLOSING, Heading, heading_key
from jobs.extraction.assistant.labels import Label, is_generic
from jobs.extraction.assistant.names import could_name_patient, says_more_than_a_name
from jobs.extraction.text import CELL, Line, PlacedWord, Span, Text

_DATE_LINE = re.compile(
    r"^\W*(?:\w+day,? )?(?:\d{1,2}(?:st|nd|rd|th)?[\s./-]+(?:of )?(?:\d{1,2}|[A-Za-z]{3,9})[\s,./-]+\d{2,4}|"
    r"[A-Za-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{4}-\d\d-\d\d)"
    r"(?:,? \d{1,2}[:.]\d\d(?: ?[ap]m)?)?\W*$",
    re.IGNORECASE,
)
_LONGEST_CELL_LINE = 100
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
        left = next(text.words_in(offset, offset + 1)).word.box[0] if offset < line.end else 1.0
        return columns[max(0, bisect_right([edge - 0.02 for edge, _ in columns], left) - 1)][1]


def blocks_of(text: Text, labels: list[Label], headings: list[Heading]) -> Blocks:
    """Return the blocks of a text."""
    by_line = {text.line_at(heading.span.start).number: heading.key for heading in reversed(headings)}
    first_label = {label.line: label for label in reversed(labels) if label.starts_line}
    labels_of_line: dict[int, list[Label]] = defaultdict(list)
    for label in labels:
        labels_of_line[label.line].append(label)
    others = {label.line for label in labels if label.key not in ("recipient", "recipient_organization")}
    addressed = addressed_lines(text, others)
    covers = cover_pages(text)
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
        current = _columns(text, line, current, labels_of_line[line.number], ends=line.number in by_line)
        if current:
            columns[line.number] = current
            block = current[0][1]
            of_line.append(block)
            continue
        if COPIES.match(line.text):
            of_line.append("copies")
            continue
        if CLOSING.match(line.text) and len(line.text) < 60:
            block = "signature"
        elif line.number in by_line:
            block = _block_headed(by_line[line.number], block, line)
        elif block == "letterhead" and (
            line.number in addressed or (line.number > 1 and _DATE_LINE.match(line.text))
        ):
            block = "recipient"
        elif block == "subject" and tells(line.text):
            block = "body"
        if block in _BEFORE_THE_PATIENT and INTRODUCED.match(line.text):
            block = "patient"
        first = first_label.get(line.number)
        if first and by_line.get(line.number) not in CLINICAL and not _names_a_subject(text, first):
            block = _block_begun_by(first, block)
        elif block in _BEFORE_THE_PATIENT and any(map(_tells_identity, labels_of_line[line.number])):
            block = "patient"
        of_line.append(block)
    return Blocks(tuple("patient" if block == "subject" else block for block in of_line), columns)


def _tells_identity(label: Label) -> bool:
    return label.key in ("birth_date", "nhs_number") and label.role == "patient"


def _names_a_subject(text: Text, label: Label) -> bool:
    """Whether "Re:" is followed by what the letter is about and not by who ("RE: Referral")."""
    said = text[label.value] if label.value else ""
    about = label.key == "name" and re.match(r"re\b|ref|regarding", label.wording, re.IGNORECASE) is not None
    return about and (says_more_than_a_name(said) or not could_name_patient(said))


def _block_headed(key: str, block: str, line: Line) -> str:
    if key in BLOCKS:
        return block if block == "signature" and ":" not in line.text else key
    if key == "letter":
        return "subject"
    return "body" if key in CLINICAL else block


def _columns(
    text: Text, line: Line, current: tuple[tuple[float, str], ...], labels: list[Label], *, ends: bool
) -> tuple[tuple[float, str], ...]:
    """The blocks that stand side by side on a line: begun by a row of headings or of parties ("To: ...
    From: ..."), changed by a heading within a column.
    """
    cells = list(_headed_cells(text, line))
    headed = [(left, key) for left, key, _ in cells] or _parties(text, line, labels)
    if len(headed) >= 2:
        return tuple(headed)
    if not current or ends or (CELL not in line.text and len(line.text) > _LONGEST_CELL_LINE):
        return ()
    changed = dict(current)
    for left, key, beside in cells:
        nearest = min(changed, key=lambda edge: abs(edge - left))
        has_value = beside is not None and not any(left < edge <= beside + 0.02 for edge in changed)
        if abs(nearest - left) < 0.05 and not has_value:
            changed[nearest] = key
    return tuple(sorted(changed.items()))


def _parties(text: Text, line: Line, labels: list[Label]) -> list[tuple[float, str]]:
    """(left edge, block) of the cells of a line that say who it is from and who it is for."""
    found: list[tuple[float, str]] = []
    for label in labels:
        begins_cell = label.span.start == line.start or text.content[label.span.start - 1] == CELL
        party = {"provider": "referrer", "recipient": "recipient"}.get(label.key)
        if party and begins_cell and not is_generic(label):
            found.append((_first_word(text, label.span).word.box[0], party))
    return found if len({party for _, party in found}) == 2 else []


def _first_word(text: Text, span: Span) -> PlacedWord:
    return next(text.words_in(span.start, span.end))


def _left(text: Text, offset: int) -> float:
    return _first_word(text, Span(offset, offset + 1)).word.box[0]


def _headed_cells(text: Text, line: Line) -> Iterator[tuple[float, str, float | None]]:
    """(left edge, block, left edge of the next cell) of the cells of a line that are headings of blocks; a cell
    with another one beside it in its column is a label ("Practice", "Big Coulee Associates").
    """
    if CELL not in line.text:
        return
    position = line.start
    for cell in line.text.split(CELL):
        behind = position + len(cell) + 1
        key = heading_key(cell.strip(" :*"))
        if (
            key in BLOCKS
            and len(cell) > 4
            and (cell.isupper() or cell.istitle() or cell.strip().endswith(":"))
        ):
            yield _left(text, position), key, _left(text, behind) if behind < line.end else None
        position = behind


def _block_begun_by(label: Label, block: str) -> str:
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
    if label.key == "full_name":
        return "patient" if block in ("letterhead", "body", "subject") else block
    if label.key == "provider" and block == "recipient" and is_generic(label):
        return block
    if label.key == "npi" and block == "signature":
        return block
    if label.key in ("provider", "npi") or (label.key == "organization" and label.role):
        return "referrer"
    if label.key in ("recipient", "recipient_organization"):
        return "recipient"
    if label.key in ("member_id", "payer", "group"):
        return block if block == "patient" else "insurance"
    if label.role == "patient":
        return "patient"
    return block
