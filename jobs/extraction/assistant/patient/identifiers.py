"""The patient's numbers, each with its kind: labelled, told by a sentence or standing beside the patient, and which of
them are only an account's or a member's."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from stdnum.gb import nhs

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.insurance import insurance_of
from jobs.extraction.assistant.patient.numbers_beside import numbers_beside
from jobs.extraction.assistant.patient.numbers_by_labels import NUMBER, bare_number, labelled_numbers
from jobs.extraction.assistant.patient.numbers_told import numbers_told
from jobs.extraction.assistant.patient.passages import Passage
from jobs.extraction.assistant.patient.relatives import is_of_a_relative
from jobs.extraction.found import Found
from jobs.extraction.text import Span


def identifiers_of(document: Document, passages: Sequence[Passage]) -> list[tuple[Found, Found]]:
    """(type, value) of each of the patient's numbers, once each; that of an account, or of a member where an insurance
    is named, only if there is no other."""
    members = bare_number(str(document.once(insurance_of).member_id.value))
    found = [
        pair for pair in labelled_numbers(document) if not _is_cut_from_a_members(document, pair[1], members)
    ]
    insured = document.once(insurance_of).payer.value is not None
    last_resort = _ACCOUNT_OR_MEMBER if insured else _ACCOUNT
    others = [pair for pair in found if not last_resort.match(document.text[pair[0].spans[0]])]
    others += _told_of_the_nhs(document, others)
    others += _unseen(others, numbers_told(document))
    beside = numbers_beside(document, passages, others=bool(others))
    others += _unseen(others, (pair for pair in beside if not _ends_a_members(pair[1], members)))
    return others or found or list(_accounts(document))


_NHS_TOLD = re.compile(
    r"\bNHS (?:number|no\.?)\b[^\d.;:\n]{1,40}?\s(?P<number>\d{3}[ -]?\d{3}[ -]?\d{4})(?!\d)", re.IGNORECASE
)


def _told_of_the_nhs(document: Document, others: list[tuple[Found, Found]]) -> Iterator[tuple[Found, Found]]:
    """The NHS number that a sentence comes to after a few words ("whose NHS number I am told is ..."), where no label
    gives one and its check digit is right."""
    if any(kind.value == "nhs_number" for kind, _ in others):
        return
    for match in document.phrase(_NHS_TOLD):
        if nhs.is_valid(match["number"]) and not is_of_a_relative(document.text, match.start()):
            place = Span(*match.span("number"))
            yield Found("nhs_number", (place,), 0.84), Found(match["number"], (place,), 0.84)
            return


def _unseen(
    found: list[tuple[Found, Found]], further: Iterator[tuple[Found, Found]]
) -> Iterator[tuple[Found, Found]]:
    """The further numbers that are not among those found."""
    seen = [bare_number(str(value.value)) for _, value in found]
    for kind, value in further:
        folded = bare_number(str(value.value))
        if not any(folded in other or other in folded for other in seen):
            seen.append(folded)
            yield kind, value


def _ends_a_members(found: Found, members: str) -> bool:
    """Whether a number without a label is the end of the member's, which begins with letters of the insurance: "VSMA
    60031 882"."""
    number = bare_number(str(found.value))
    return members != number and members.endswith(number)


def _is_cut_from_a_members(document: Document, found: Found, members: str) -> bool:
    """Whether a number is only the end of what stands behind the label of the member's, of which the letters of the
    insurance were left out: "Member ID  QLX 4417 90288"."""
    if not _ends_a_members(found, members):
        return False
    return any(
        label.wording and value.start < found.start < value.end
        for label, value in document.labelled("member_id")
    )


_ACCOUNT = re.compile(r"(?:patient |pt )?acc(?:oun)?t\b", re.IGNORECASE)
_ACCOUNT_OR_MEMBER = re.compile(
    rf"{_ACCOUNT.pattern}|"
    r"(?:[a-z]+ )?(?:member|subscriber|policy|enrol\w+|beneficiary|insured|insurance|plan)\b",
    re.IGNORECASE,
)


def _accounts(document: Document) -> Iterator[tuple[Found, Found]]:
    """The number of the patient's account, where it stands among what tells who the patient is."""
    for label, value in document.labelled("ignore"):
        number = NUMBER.match(document.text.content, value.start, value.end)
        theirs = _ACCOUNT.match(label.wording) and document.outline.block_at(label.span.start) == "patient"
        if theirs and number is not None:
            yield (
                Found("mrn", (label.span,), 0.8),
                Found(number.group(), (Span(number.start(), number.end()),), 0.8),
            )
