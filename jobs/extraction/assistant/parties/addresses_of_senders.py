"""The address of who sends the referral."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.page.correspondence import tells
from jobs.extraction.assistant.page.feet import lines_of_feet
from jobs.extraction.assistant.parties.departments import is_mere_specialty
from jobs.extraction.assistant.parties.heads_of_pages import heads_a_page
from jobs.extraction.assistant.parties.places_with_addresses import place_and_address
from jobs.extraction.assistant.parties.signing import PROFESSION
from jobs.extraction.assistant.parties.unlabelled_parties import free_cells
from jobs.extraction.assistant.parties.words_of_parties import TITLED
from jobs.extraction.assistant.patient.addresses import address_found
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.assistant.values.no_addresses import is_no_address
from jobs.extraction.assistant.values.phones import find_phones
from jobs.extraction.assistant.values.places import is_line_of_places, looks_like_address
from jobs.extraction.found import Found
from jobs.extraction.text import Cell, Span


def address_of_sender(document: Document, organization: Found | None, *, others_head: bool) -> Found | None:
    theirs = ("referrer",) if others_head else ("referrer", "letterhead")
    for label, value in document.labelled("address"):
        if _is_beside_a_number_of_the_patient(document, label):
            continue
        if document.role_of(label) in theirs and not is_no_address(document.text[value]):
            both = place_and_address(document.text, value)
            return _address_found(document, both[1] if both else value, 0.88)
    for label, value in document.labelled("organization", "provider"):
        of_sender = document.role_of(label) in (*theirs, "signature")
        both = place_and_address(document.text, value) if of_sender else None
        if both and organization and str(organization.value) in document.text[both[0]]:
            return _address_found(document, both[1], 0.85)
    for cell in free_cells(document, "referrer"):
        if looks_like_address(cell.words) and not looks_like_organization(cell.words):
            return _address_found(document, cell.span, 0.8)
    if before_number := _address_before_a_number(document):
        return before_number
    if others_head:
        return _address_of_who_signs(document)
    return (
        _address_in_head(document)
        or _address_of_who_signs(document)
        or _address_in_foot(document)
        or _address_behind_the_name(document, organization)
    )


def _address_found(document: Document, span: Span, weight: float) -> Found:
    """An address without who stands before it on its line: "Læge Ida Moss, Skovvej 10, 8000 Aarhus", "Médecine
    générale, 8 place Carnot"."""
    first, comma, rest = document.text[span].partition(", ")
    who = (
        TITLED.match(first)
        or PROFESSION.search(first)
        or _FIELD_OF_A_DOCTOR.match(first)
        or is_mere_specialty(first)
    )
    if comma and who and not any(map(str.isdigit, first)) and looks_like_address(rest):
        span = Span(span.start + len(first) + len(comma), span.end)
    return address_found(document, span, weight)


_FIELD_OF_A_DOCTOR = re.compile(r"(?:FÄ|FA|Fach(?:arzt|ärztin)|Arzt|Ärztin|Praxis) für \w", re.IGNORECASE)


def _is_beside_a_number_of_the_patient(document: Document, label: Label) -> bool:
    """Whether an address at the head of a page stands beside the number of the patient's card: "Address: 4 Elm Rd
    Medicare: 4375 32954 1"."""
    at_head = document.outline.block_at(label.span.start) == "letterhead"
    return at_head and any(
        other.line == label.line and other.role == "patient" and other.key in _NUMBERS_OF_PATIENTS
        for other in document.labels
    )


_NUMBERS_OF_PATIENTS = frozenset({"health_card", "nhs_number", "birth_date"})


def _address_before_a_number(document: Document) -> Found | None:
    """The address among what a form tells of the sender, on one line with the number to call: "Havnegade 2, 9990
    Skarrild Tlf. 99 99 01 12"."""
    for label, _ in document.labelled("phone"):
        cell = document.text.cell_at(label.span.start)
        if cell is None or document.role_of(label) != "referrer":
            continue
        span = document.text.trimmed(cell.span.start, label.span.start, strip=" \t\n,;:|.-")
        if (
            span
            and looks_like_address(document.text[span])
            and not looks_like_organization(document.text[span])
        ):
            return _address_found(document, span, 0.78)
    return None


def _address_behind_the_name(document: Document, organization: Found | None) -> Found | None:
    """The address that follows the name of the sender's place of work wherever that stands once more."""
    if organization is None or len(str(organization.value)) < _SHORTEST_NAME:
        return None
    again = re.compile(rf"\b{re.escape(str(organization.value))}\b(?:,| -| \u2013|\n) ?", re.IGNORECASE)
    for match in again.finditer(document.text.content):
        line = document.text.line_at(match.end())
        stop = _ENDS_AN_ADDRESS.search(document.text.content, match.end(), line.end)
        span = document.text.trimmed(match.end(), stop.start() if stop else line.end, strip=" \t\n,;:|.-")
        if span is None or document.outline.block_at(match.start()) in ("recipient", "copies", "insurance"):
            continue
        if looks_like_address(document.text[span]) and not _is_the_patients(document, span):
            return _address_found(document, span, 0.76)
    return None


def _is_the_patients(document: Document, span: Span) -> bool:
    """Whether an address stands among the patient's particulars."""
    return any(value.meets(span) for label, value in document.labelled("address") if label.role == "patient")


_SHORTEST_NAME = 6
_ENDS_AN_ADDRESS = re.compile(r"(?<=\w{2})\. |\t|;| \||,? (?:tel|ph|phone|fax|t[ée]l|f)\b", re.IGNORECASE)


def _address_of_who_signs(document: Document) -> Found | None:
    """The address in a signature, alone or behind the name of the place: "Elm Surgery, 9 Quay Road, Leeds LS9 9AA"."""
    for line in document.text.lines:
        if document.outline.block_at(line.start) != "signature" or tells(line.text):
            continue
        for part in (part for cell in document.text.cells[line.number] for part in _parts_of(document, cell)):
            both = place_and_address(document.text, part)
            named = _NAME_BEFORE.match(document.text.content, part.start, part.end)
            span = both[1] if both else Span(named.end(), part.end) if named else part
            words = document.text[span]
            if both or (looks_like_address(words) and (named or not looks_like_organization(words))):
                return _address_found(document, span, 0.76)
    return None


_NAME_BEFORE = re.compile(
    r"[^,\d\n\t]{4,60},\s+(?=(?:suite|unit|level|shop|p\.?o\.? box)?\s*\d)", re.IGNORECASE
)


def _address_in_head(document: Document) -> Found | None:
    """The address in the sender's head: with a number or a postal code, else a line of places under the name."""
    weak: Found | None = None
    for line in document.text.lines:
        for cell in document.text.cells[line.number]:
            if not heads_a_page(document, cell):
                continue
            for part in _parts_of(document, cell):
                words = document.text[part]
                if both := place_and_address(document.text, part):
                    return _address_found(document, both[1], 0.82)
                if looks_like_organization(words) and "," not in words:
                    continue
                if looks_like_address(words):
                    doctor = _DOCTOR_BEFORE.match(document.text.content, part.start, part.end)
                    return _address_found(document, Span(doctor.end(), part.end) if doctor else part, 0.82)
                if (
                    weak is None
                    and line.number
                    and is_line_of_places(words)
                    and not looks_like_organization(words)
                ):
                    weak = Found(words, (part,), 0.72)
    return weak


_DOCTOR_BEFORE = re.compile(r"(?:Dr|Prof)\.? (?:[A-Z][\w'\u2019.-]*,? ){1,3}?(?<=, )(?=[A-Z\d])")
"""Who practises alone stands before their own address: "Dr Ada Quill, Main St, Ennis"."""


def _address_in_foot(document: Document) -> Found | None:
    """The address in the last lines of a page, between the sender's name and number."""
    for line in lines_of_feet(document.text, of_each=_LINES_OF_A_FOOT):
        for cell in document.text.cells[line.number]:
            if document.outline.block_at(cell.span.start) not in ("signature", "letterhead"):
                continue
            for part in _parts_of(document, cell):
                if looks_like_address(document.text[part]) and not looks_like_organization(
                    document.text[part]
                ):
                    return _address_found(document, part, 0.76)
    return None


def _parts_of(document: Document, cell: Cell) -> Iterator[Span]:
    """The parts of a cell between dashes, bars and dots, up to a label or a number."""
    stops = [
        label.span.start for label in document.labels if cell.span.start <= label.span.start < cell.span.end
    ]
    phones = find_phones(document.text.content, start=cell.span.start, end=cell.span.end)
    end = min([cell.span.end, *stops, *(place.start for place in phones)])
    start = cell.span.start
    before = _BEFORE_A_NUMBER.search(document.text.content, start, end)
    end = before.start() if before else end
    for part in (*_BETWEEN_PARTS.finditer(document.text.content, start, end), None):
        span = document.text.trimmed(
            start, part.start() if part else end, strip=" \t\n,;:|/-\u2013\u00b7\u2022"
        )
        if span is not None:
            yield span
        start = part.end() if part else end


_BEFORE_A_NUMBER = re.compile(
    r"[ ,;(]+(?:office|rooms|reception|main|desk|switchboard|enquiries|bookings|appointments|tel|telefon|"
    r"t[ée]l[ée]phone|tlf|puh|"
    r"t|ph|phone)\W*$",
    re.IGNORECASE,
)
_BETWEEN_PARTS = re.compile(
    r"(?<!\d)\s+[-\u2013]\s+|\s+[-\u2013]\s+(?!\d{1,6} [A-Z])|\s+(?:[\u2014|\u00b7\u2022]|//)\s+|"
    r"(?<=[a-z]{4})(?<![sS]tr)\.\s+(?=[A-ZÀ-Þ0-9])"
)
"""A dash between two figures parts the number of the rooms from that of the house: "#204 - 9450 Cedar Hills Blvd"."""
_LINES_OF_A_FOOT = 3
