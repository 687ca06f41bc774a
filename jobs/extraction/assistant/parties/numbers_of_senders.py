"""The telephone and fax numbers of who sends the referral."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.page.furniture import FAX_STRIP
from jobs.extraction.assistant.parties.chats import is_a_number_of_the_story, is_of_who_writes
from jobs.extraction.assistant.parties.copied_to import is_of_a_copy
from jobs.extraction.assistant.parties.heads_of_pages import heads_a_page
from jobs.extraction.assistant.parties.numbers_of_the_patients_side import is_no_senders_number
from jobs.extraction.assistant.parties.threads import stands_beside_the_matter
from jobs.extraction.assistant.parties.usual_doctors import (
    is_of_a_usual_doctor_beside_the_sender,
    reaches_the_usual_doctor,
)
from jobs.extraction.assistant.parties.wrapped_faxes import SURENESS as SURENESS_OF_WRAPPED
from jobs.extraction.assistant.parties.wrapped_faxes import is_of_a_sender, wrapped_faxes
from jobs.extraction.assistant.patient.beside_patient import is_bare_number
from jobs.extraction.assistant.patient.contact import is_numbered
from jobs.extraction.assistant.patient.party_rows import is_right_of_a_place
from jobs.extraction.assistant.patient.phones import is_behind_a_birth, phone_found
from jobs.extraction.assistant.values.phones import find_phones
from jobs.extraction.assistant.values.registers import REGISTER, REGISTER_ABROAD
from jobs.extraction.found import Found, best
from jobs.extraction.layout.spans import Spans
from jobs.extraction.text import Span

_DIGITS_WITH_AREA = 9
_MAY_HOLD_A_NUMBER = frozenset({"provider", "organization", "full_name", "address", "specialty"})
_LINES_OF_A_SIGNATURE = 4


def number_of_sender(
    document: Document,
    key: str,
    signed: Found | None,
    organization: Found | None = None,
    *,
    others_head: bool,
) -> Found | None:
    """The telephone or fax number of the sender, who works at `organization`; `others_head`: the head of the page is
    not the sender's."""
    candidates: list[Found] = []
    usual: list[Found] = []
    weights = {"referrer": 0.93, "signature": 0.9, "letterhead": 0.88}
    if others_head:
        del weights["letterhead"]
    name_line = document.text.line_at(signed.start).number if signed else None
    for label, value in document.labelled(key):
        weight = weights.get(document.role_of(label), 0.0)
        if not weight and not label.role and name_line is not None:
            below = 0 < label.line - name_line <= _LINES_OF_A_SIGNATURE
            below = below and not _patient_is_named_between(document, name_line, label.line)
            weight = 0.82 if below and document.role_of(label) in ("body", "patient") else 0.0
        if not weight and key == "phone" and _is_below_who_orders(document, label):
            weight = 0.84
        if not weight and organization is not None and _is_right_of_their_name(document, label, organization):
            weight = 0.86
        if not weight and _is_beside_the_other(document, label):
            weight = 0.8
        if not weight and key == "phone" and is_of_who_writes(document, value.start):
            weight = 0.84
        if not weight and key == "phone" and is_right_of_a_place(document, label.span.start):
            weight = 0.84
        if (
            is_of_a_copy(document, label)
            or _takes_referrals(document, label)
            or is_behind_a_birth(document, label.span.start)
            or stands_beside_the_matter(document, label.span.start)
            or (label.role != "referrer" and is_no_senders_number(document, value))
        ):
            weight = 0.0
        if weight and _CALLS_BACK.search(label.wording):
            weight = 0.86
        if weight:
            of_whom = usual if reaches_the_usual_doctor(label) else candidates
            for place in find_phones(document.text.content, start=value.start, end=value.end):
                of_whom.append(phone_found(document, place, weight))
    if key == "fax":
        candidates += [
            phone_found(document, place, SURENESS_OF_WRAPPED)
            for place in wrapped_faxes(document)
            if is_of_a_sender(document, place) and not (others_head and _is_of_the_head(document, place))
        ]
    if key == "phone" and not candidates:
        candidates = list(_bare_numbers(document, organization, others_head=others_head))
    return best(candidates or usual)


def _is_right_of_their_name(document: Document, label: Label, organization: Found) -> bool:
    """Whether a number stands in the right column of a letterhead whose left one begins with the name of the sender's
    house: "Elm Health   Phone: 612-555-0180", and below it "Internal Medicine   Fax: 612-555-0181"."""
    begins = label.span.start == document.text.line_at(label.span.start).start
    if label.role or begins or label.line >= _LINES_OF_A_LETTERHEAD:
        return False
    house = document.text.line_at(organization.spans[0].start)
    begins_a_row = len(document.text.cells[house.number]) > 1 and organization.spans[0].start == house.start
    return begins_a_row and -1 <= label.line - house.number <= _ROWS_OF_A_LETTERHEAD


_LINES_OF_A_LETTERHEAD = 6
_ROWS_OF_A_LETTERHEAD = 2


def _is_of_the_head(document: Document, place: Span) -> bool:
    return document.outline.block_at(place.start) == "letterhead"


def _takes_referrals(document: Document, label: Label) -> bool:
    """Whether the words before a fax at the head of a form say that referrals come in by it: "Central referral fax"."""
    if label.key != "fax" or document.outline.block_at(label.span.start) != "letterhead":
        return False
    line = document.text.line_at(label.span.start)
    return _COMES_IN.search(document.text.content, line.start, label.span.start) is not None


_COMES_IN = re.compile(
    r"\b(?:central|new|all|fax|send) (?:patient )?(?:referrals?|intake|triage|bookings?)\s*$", re.IGNORECASE
)


def _patient_is_named_between(document: Document, signed: int, line: int) -> bool:
    """Whether below the name of who signs a label names the patient, of whom what follows tells."""
    return any(
        label.key == "name" and label.wording and label.role == "patient" and signed < label.line <= line
        for label in document.labels
    )


def _is_beside_the_other(document: Document, label: Label) -> bool:
    """Whether a telephone stands beside a fax among what tells of the patient, who is reached by another number:
    patients have no fax."""
    if label.role or document.role_of(label) != "patient":
        return False
    other = "fax" if label.key == "phone" else "phone"
    beside = any(each.key == other and not each.role and each.line == label.line for each in document.labels)
    return beside and any(
        each.role == "patient" and each.line != label.line for each, _ in document.labelled("phone")
    )


def _is_below_who_orders(document: Document, label: Label) -> bool:
    """Whether a telephone begins the line below the one that gives the sender's registration among the fields of an
    order: "ORDERING  HILL, ADA MD   NPI 1234567893", and below it "PHONE  605-555-0150"."""
    if label.role or not label.starts_line or document.role_of(label) not in ("body", "patient"):
        return False
    return any(
        each.key == "npi" and each.role == "referrer" and each.line == label.line - 1
        for each in document.labels
    )


_CALLS_BACK = re.compile(r"\b(?:call ?-?back|questions|coordinator|contact person)\b", re.IGNORECASE)
"""Whoever handles the paper is called so; the practice is reached by the number of its head."""


def fax_of_the_machine(document: Document, organization: Found | None) -> Found | None:
    """The number that a fax machine printed above a page beside the name of the sender's organization."""
    words = set(_WORD.findall(str(organization.value).casefold())) if organization else set()
    for line in document.text.lines:
        if FAX_STRIP.match(line.text) is None or not words & set(_WORD.findall(line.text.casefold())):
            continue
        page = _PAGE_OF_A_STRIP.search(line.text)
        end = line.start + page.start() if page else line.end
        places = list(find_phones(document.text.content, start=line.start, end=end))
        if len(places) == 1:
            return phone_found(document, places[0], 0.72).because("The fax machine printed it.")
    return None


_PAGE_OF_A_STRIP = re.compile(r"\s+(?:p(?:age|g)?\.? ?)?\d{1,3} ?(?:/|of) ?\d{1,3}\s*$", re.IGNORECASE)
_WORD = re.compile(r"[^\W\d]{5,}")


def _bare_numbers(document: Document, organization: Found | None, *, others_head: bool) -> Iterator[Found]:
    """Numbers without a label beside the sender, surer in the rows of who a label says refers and behind or right below
    the name of the place where they work; the usual doctor's are none."""
    work = organization.spans[-1].end if organization else None
    taken = list(document.labels)
    refers = [label.line for label in taken if label.key == "provider" and _REFERS.match(label.wording)]
    faxes = {_digits(document.text[value]) for _, value in document.labelled("fax")}
    wrapped = Spans(wrapped_faxes(document))
    for line in document.text.lines:
        if FAX_STRIP.match(line.text):
            continue
        for cell in document.text.cells[line.number]:
            block = document.outline.block_at(cell.span.start)
            head = heads_a_page(document, cell) and not others_head
            named_here = work is not None and cell.span.start < work < cell.span.end
            is_theirs = head or block in ("referrer", "signature")
            if not is_theirs and not named_here:
                continue
            within = [label for label in taken if cell.span.start <= label.span.start < cell.span.end]
            if any(label.key in ("npi", "birth_date") for label in within):
                continue
            if any(is_of_a_usual_doctor_beside_the_sender(document, label) for label in within):
                continue
            for place in find_phones(document.text.content, start=cell.span.start, end=cell.span.end):
                labelled = any(
                    label.key not in _MAY_HOLD_A_NUMBER
                    and label.value
                    and label.value.start <= place.start < label.value.end
                    for label in taken
                )
                digits = sum(c.isdigit() for c in document.text[place])
                if not is_theirs and document.text.content[work : place.start].strip(" ,;-"):
                    continue
                if (
                    not labelled
                    and not (is_numbered(document, place.start) and is_bare_number(document.text[place]))
                    and not _is_of_a_register(document, cell.span.start, place.start)
                    and digits >= _DIGITS_WITH_AREA
                    and not is_a_number_of_the_story(document, place.start)
                    and _digits(document.text[place]) not in faxes
                    and not wrapped.meet(place)
                    and not is_no_senders_number(document, place)
                    and not _TO_BE_RUNG.search(document.text.content, cell.span.start, place.start)
                ):
                    beside = any(0 <= line.number - row <= _ROWS_OF_WHO_REFERS for row in refers)
                    at_work = work is not None and _goes_on(document, work, place.start)
                    yield phone_found(document, place, 0.78 if at_work else 0.77 if beside else 0.75)


def _goes_on(document: Document, work: int, offset: int) -> bool:
    """Whether a number stands on the line of a name behind it, or alone begins the line right below."""
    line, named = document.text.line_at(offset), document.text.line_at(work)
    if line.number == named.number:
        return work <= offset
    return line.number == named.number + 1 and offset - line.start < 2 and line.page == named.page


_REFERS = re.compile(r"(?:referr|request|sent|order)\w*\b", re.IGNORECASE)
_ROWS_OF_WHO_REFERS = 2
_TO_BE_RUNG = re.compile(
    r"\b(?:ring|call|phone|telephone|bleep|page|contact|speak to|discuss with) the\b[^.;\n\t]{1,50}?"
    r"\b(?:on|at|via)\b:?\W*$",
    re.IGNORECASE,
)
"""What a form tells its sender to ring: "E-mail the form AND ring the stroke nurse on"."""
_OF_A_REGISTER = re.compile(
    rf"\b(?:{REGISTER}|lab(?:oratory)?(?: no)?|specimen|"
    r"encounter|visit|case|order|account|chart|MRN|invoice|claim|licen[cs]e|billing)\W*$",
    re.IGNORECASE,
)


_OF_A_REGISTER_ABROAD = re.compile(rf"\b{REGISTER_ABROAD}", re.IGNORECASE)


def _is_of_a_register(document: Document, start: int, offset: int) -> bool:
    """Whether the words of a cell before a number say that a register or a bureau gave it."""
    content = document.text.content
    abroad = (match.end() for match in _OF_A_REGISTER_ABROAD.finditer(content, start, offset + _LEAD))
    return _OF_A_REGISTER.search(content, start, offset) is not None or offset in abroad


_LEAD = 4
"""Figures of a number by which what stands before it is known."""


def _digits(words: str) -> str:
    return "".join(filter(str.isdigit, words))
