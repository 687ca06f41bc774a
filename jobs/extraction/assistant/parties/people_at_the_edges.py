"""Who sends a paper by where they stand on it: beside a label for the signature, or alone at its head."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.whose import SIGNS_AS_ANOTHER
from jobs.extraction.assistant.parties.dividing import people_and_organizations
from jobs.extraction.assistant.parties.signing import PROFESSION
from jobs.extraction.assistant.parties.unlabelled_parties import free_cells
from jobs.extraction.assistant.parties.words_of_parties import LINES_OF_A_HEAD, TITLED
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Span

_A_PERSON = 0.85
"""How sure a name beside a label is at the least that has the shape of a person's."""


def people_who_sign(document: Document) -> Iterator[Found]:
    """The people beside a label that asks for a signature ("Sign. of M.O.: Dr Ada Quill")."""
    for label in document.labels:
        if (
            label.key != "ignore"
            or label.value is None
            or document.role_of(label) in ("recipient", "insurance")
        ):
            continue
        before = document.text.content[document.text.line_at(label.span.start).start : label.span.end]
        said = before.rpartition(CELL)[2].rstrip(" :")
        if _SIGNATURE.search(said) is None or SIGNS_AS_ANOTHER.search(said):
            continue
        yield from (
            replace(found, confidence=0.74)
            for found in people_and_organizations(document, label.value, 0.94)[0]
            if found.confidence > _A_PERSON
        )


_SIGNATURE = re.compile(
    r"\b(?:sign(?:ature|ed)?|unterschrift|firma|handtekening)\b[^:]{0,30}$",
    re.IGNORECASE,
)


def people_who_saw(document: Document) -> Iterator[Found]:
    """The people beside the words that say who saw the patient, as papers of emergency departments name who writes
    them: "Seen by", "Dr Ada Quill"."""
    for cells in document.text.cells:
        for cell in cells:
            saw = _SAW.match(cell.words)
            if saw is None or document.outline.block_at(cell.span.start) == "body":
                continue
            beside = cells[cell.number + 1] if cell.number + 1 < len(cells) else None
            span = Span(cell.span.start + saw.end(), cell.span.end)
            if not cell.words[saw.end() :].strip():
                if beside is None:
                    continue
                span = beside.span
            yield from (
                replace(found, confidence=_SAW_THE_PATIENT)
                for found in people_and_organizations(document, span, 0.94)[0][:1]
                if found.confidence > _A_PERSON
            )


_SAW = re.compile(
    r"(?:seen|treated|examined|assessed) by(?: \((?:name|clinician|doctor)\))?(?:\s*:\s*|\s+(?=[A-Z])|$)",
    re.IGNORECASE,
)
_SAW_THE_PATIENT = 0.836
"""Surer than a label for the usual doctor, and less than a signature."""


def person_as_in_registers(document: Document) -> Found | None:
    """The one person who fills a cell as the lists of a record system write their users, "HALE, Nina (Dr)", on a print
    without labels; None where several do. "usual: HALE, Nina (Dr)" is whom the patient goes to otherwise."""
    found = {
        cell.words: Found(cell.words, (cell.span,), 0.76)
        for cells in document.text.cells
        for cell in cells
        if len(cells) > 1
        and _IN_A_REGISTER.fullmatch(cell.words)
        and document.outline.block_at(cell.span.start) not in ("recipient", "copies")
        and not any(label.line == cell.line and label.key == "birth_date" for label in document.labels)
    }
    return next(iter(found.values())) if len(found) == 1 else None


_IN_A_REGISTER = re.compile(
    r"[A-ZÀ-Þ][A-ZÀ-Þ'\u2019-]+, [A-ZÀ-Þ][\w'\u2019-]+(?: [A-ZÀ-Þ][\w'\u2019-]*)? "
    r"\((?:Drs?|Prof|Sister|Nurse)\.?\)"
)


_IS_WRITTEN_TO = re.compile(
    r"(?:to|aan|an|à|al(?:la)?|til|till|para) (?:the )?(?=(?-i:[A-ZÀ-Þ])|dott|dr)", re.IGNORECASE
)


def person_at_the_head(document: Document) -> Found | None:
    """The one person whom the head of a letter names: by title, letters behind the name, or the profession below; None
    where it lists several."""
    found: dict[str, Found] = {}
    for cell in free_cells(document, "letterhead"):
        if cell.line >= LINES_OF_A_HEAD:
            break
        if _IS_WRITTEN_TO.match(cell.words):
            continue
        below = document.text.column_below(cell.span)
        for person in people_and_organizations(document, cell.span, 0.72)[0]:
            words = str(person.value)
            bare = without_credentials(words)
            if without_credentials(f"A {words}") == "A":
                continue
            behind = document.text.content[person.spans[-1].end : cell.span.end]
            professional = PROFESSION.search(behind) or (below and PROFESSION.search(document.text[below]))
            if person.confidence >= 0.72 and (TITLED.match(words) or bare != words or professional):
                found.setdefault(bare.split()[-1].casefold(), person)
    return next(iter(found.values())) if len(found) == 1 else None
