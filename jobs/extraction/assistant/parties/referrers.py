"""Who sends the referral: name, NPI, organization, numbers, address."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.wordings import named_by_cell
from jobs.extraction.assistant.page.correspondence import COPIES, tells
from jobs.extraction.assistant.page.furniture import FAX_STRIP
from jobs.extraction.assistant.parties.departments import best_place, is_mere_specialty
from jobs.extraction.assistant.parties.dividing import without_degrees
from jobs.extraction.assistant.parties.letterhead import organization_in_foot, organization_in_head
from jobs.extraction.assistant.parties.named_parties import (
    INSURER,
    LINES_OF_A_HEAD,
    departments,
    free_cells,
    labelled_organizations,
    labelled_people,
    organizations_in_addresses,
    owner_of_the_form,
    unlabelled_organizations,
    unlabelled_people,
)
from jobs.extraction.assistant.parties.npi import npi_of_sender
from jobs.extraction.assistant.parties.party_search import searched
from jobs.extraction.assistant.parties.people_at_the_edges import people_who_sign, person_at_the_head
from jobs.extraction.assistant.parties.places_with_addresses import place_and_address
from jobs.extraction.assistant.parties.signatures import signed_by, written_out
from jobs.extraction.assistant.parties.wrapped_places import with_its_rest
from jobs.extraction.assistant.patient.addresses import address_found
from jobs.extraction.assistant.patient.beside_patient import is_bare_number
from jobs.extraction.assistant.patient.contact import is_numbered, phone_found
from jobs.extraction.assistant.patient.names import Named, is_patient
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.assistant.values.phones import find_phones
from jobs.extraction.assistant.values.places import is_line_of_places, looks_like_address
from jobs.extraction.found import Found, best, field_of
from jobs.extraction.text import Cell, Span
from referrals.data.referral import Referrer

_DIGITS_WITH_AREA = 9
_MAY_HOLD_A_NUMBER = frozenset({"provider", "organization", "full_name", "address", "specialty"})
_LINES_OF_A_SIGNATURE = 4
_SURER_THAN_USUAL = 0.835
"""A name less sure may be that of the patient's usual doctor."""


def referrer_of(document: Document, *, patient: Named | None) -> Referrer:
    """Return who sends the referral, which is never the patient."""
    text = document.text
    people, organizations = labelled_people(document, "provider", "referrer")
    signed_name, signed_organization = signed_by(document)
    people += unlabelled_people(document, "referrer")
    people += [signed_name] if signed_name else []
    people += people_who_sign(document)
    people = [found for found in people if not is_patient(document, found, patient)]
    people = [found for found in people if named_by_cell(str(found.value)) is None]
    if not people and (head := person_at_the_head(document)) and not is_patient(document, head, patient):
        people = [head]
    name = without_degrees(document, best(people))
    labelled = list(labelled_organizations(document))
    owner = owner_of_the_form(document)
    head = organization_in_head(document)
    letterhead = None if owner or _is_an_insurer(head) else head
    places = [*labelled, *organizations, *departments(document), *unlabelled_organizations(document)]
    places += organizations_in_addresses(document)
    places += [found for found in (letterhead, signed_organization, organization_in_foot(document)) if found]
    organization = best_place([found for found in places if _names_one(str(found.value))])
    organization = organization or searched(document, "place", "referrer", beside=[name])
    organization = (with_its_rest(document, organization) if organization else None) or organization
    if name is None or name.confidence < _SURER_THAN_USUAL:
        name = (
            searched(
                document,
                "person",
                "referrer",
                beside=[organization],
                others=[name],
                refused=lambda found: is_patient(document, found, patient),
                told=name is not None,
            )
            or name
        )
    if name and not is_patient(document, fuller := written_out(document, name), patient):
        name = fuller
    others_head = owner is not None or (_is_an_insurer(head) and organization is not None)
    fax = _number(document, "fax", signed_name, others_head=others_head)
    return Referrer(
        name=field_of(text, name),
        npi=field_of(text, npi_of_sender(document)),
        organization=field_of(text, organization),
        phone=field_of(text, _number(document, "phone", signed_name, others_head=others_head)),
        fax=field_of(text, fax or _fax_of_the_machine(document, organization)),
        address=field_of(text, _address(document, organization, others_head=others_head)),
    )


def _names_one(words: str) -> bool:
    """Whether words name a place: not only a specialty, nor what is a label."""
    return not is_mere_specialty(words) and named_by_cell(words) is None


def _is_an_insurer(head: Found | None) -> bool:
    """Whether the page is an insurer's own; "VA" heads hospitals too."""
    named = INSURER.search(str(head.value)) if head else None
    return named is not None and named.group() != "VA"


def _number(document: Document, key: str, signed: Found | None, *, others_head: bool) -> Found | None:
    """The sender's telephone or fax number; `others_head`: the head of the page is not the sender's."""
    candidates: list[Found] = []
    weights = {"referrer": 0.93, "signature": 0.9, "letterhead": 0.88}
    if others_head:
        del weights["letterhead"]
    name_line = document.text.line_at(signed.start).number if signed else None
    for label, value in document.labelled(key):
        weight = weights.get(document.role_of(label), 0.0)
        if not weight and not label.role and name_line is not None:
            below = 0 < label.line - name_line <= _LINES_OF_A_SIGNATURE
            weight = 0.82 if below and document.role_of(label) in ("body", "patient") else 0.0
        if weight and _CALLS_BACK.search(label.wording):
            weight = 0.86
        if weight:
            for place in find_phones(document.text.content, start=value.start, end=value.end):
                candidates.append(phone_found(document, place, weight))
    if key == "phone" and not candidates:
        candidates = list(_bare_numbers(document, others_head=others_head))
    return best(candidates)


_CALLS_BACK = re.compile(r"\b(?:call ?-?back|questions|coordinator|contact person)\b", re.IGNORECASE)
"""Whoever handles the paper is called so; the practice is reached by the number of its head."""


def _fax_of_the_machine(document: Document, organization: Found | None) -> Found | None:
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


def _bare_numbers(document: Document, *, others_head: bool) -> Iterator[Found]:
    """Numbers without a label beside the sender's organization."""
    taken = list(document.labels)
    faxes = {_digits(document.text[value]) for _, value in document.labelled("fax")}
    for line in document.text.lines:
        if FAX_STRIP.match(line.text):
            continue
        for cell in document.text.cells[line.number]:
            block = document.outline.block_at(cell.span.start)
            head = block == "letterhead" and line.number < LINES_OF_A_HEAD and not others_head
            if not (head or block in ("referrer", "signature")):
                continue
            within = [label for label in taken if cell.span.start <= label.span.start < cell.span.end]
            if any(label.key in ("npi", "birth_date") for label in within):
                continue
            for place in find_phones(document.text.content, start=cell.span.start, end=cell.span.end):
                labelled = any(
                    label.key not in _MAY_HOLD_A_NUMBER
                    and label.value
                    and label.value.start <= place.start < label.value.end
                    for label in taken
                )
                digits = sum(c.isdigit() for c in document.text[place])
                if (
                    not labelled
                    and not (is_numbered(document, place.start) and is_bare_number(document.text[place]))
                    and not _OF_A_REGISTER.search(document.text.content, cell.span.start, place.start)
                    and digits >= _DIGITS_WITH_AREA
                    and _digits(document.text[place]) not in faxes
                ):
                    yield phone_found(document, place, 0.75)


_OF_A_REGISTER = re.compile(
    r"\b(?:NPI|encounter|visit|case|order|account|chart|MRN|invoice|claim|licen[cs]e|CPSO|billing)\W*$", re.I
)


def _digits(words: str) -> str:
    return "".join(filter(str.isdigit, words))


def _address(document: Document, organization: Found | None, *, others_head: bool) -> Found | None:
    theirs = ("referrer",) if others_head else ("referrer", "letterhead")
    for label, value in document.labelled("address"):
        if document.role_of(label) in theirs:
            both = place_and_address(document.text, value)
            return address_found(document, both[1] if both else value, 0.88)
    for label, value in document.labelled("organization", "provider"):
        of_sender = document.role_of(label) in (*theirs, "signature")
        both = place_and_address(document.text, value) if of_sender else None
        if both and organization and str(organization.value) in document.text[both[0]]:
            return address_found(document, both[1], 0.85)
    for cell in free_cells(document, "referrer"):
        if looks_like_address(cell.words) and not looks_like_organization(cell.words):
            return address_found(document, cell.span, 0.8)
    if others_head:
        return _address_of_who_signs(document)
    return _address_in_head(document) or _address_of_who_signs(document) or _address_in_foot(document)


def _address_of_who_signs(document: Document) -> Found | None:
    """The address in a signature, alone or behind the name of the place: "Elm Surgery, 9 Quay Road, Leeds LS9 "
    "9AA"."""
    for line in document.text.lines:
        if document.outline.block_at(line.start) != "signature" or tells(line.text):
            continue
        for part in (part for cell in document.text.cells[line.number] for part in _parts_of(document, cell)):
            both = place_and_address(document.text, part)
            named = _NAME_BEFORE.match(document.text.content, part.start, part.end)
            span = both[1] if both else Span(named.end(), part.end) if named else part
            words = document.text[span]
            if both or (looks_like_address(words) and (named or not looks_like_organization(words))):
                return address_found(document, span, 0.76)
    return None


_NAME_BEFORE = re.compile(
    r"[^,\d\n\t]{4,60},\s+(?=(?:suite|unit|level|shop|p\.?o\.? box)?\s*\d)", re.IGNORECASE
)


def _address_in_head(document: Document) -> Found | None:
    """The address in the sender's head: with a number or a postal code, else a line of places under the name."""
    weak: Found | None = None
    lines = document.text.lines
    for line in lines[:LINES_OF_A_HEAD]:
        for cell in document.text.cells[line.number]:
            if document.outline.block_at(cell.span.start) != "letterhead":
                continue
            for part in _parts_of(document, cell):
                words = document.text[part]
                if both := place_and_address(document.text, part):
                    return address_found(document, both[1], 0.82)
                if looks_like_organization(words) and "," not in words:
                    continue
                if looks_like_address(words):
                    return address_found(document, part, 0.82)
                if (
                    weak is None
                    and line.number
                    and is_line_of_places(words)
                    and not looks_like_organization(words)
                ):
                    weak = Found(words, (part,), 0.72)
    return weak


def _address_in_foot(document: Document) -> Found | None:
    """The address in the last lines of a page, between the sender's name and number."""
    last = {line.page: line.number for line in document.text.lines}
    for line in document.text.lines:
        if last[line.page] - line.number >= _LINES_OF_A_FOOT or COPIES.match(line.text) or tells(line.text):
            continue
        for cell in document.text.cells[line.number]:
            if document.outline.block_at(cell.span.start) not in ("signature", "letterhead"):
                continue
            for part in _parts_of(document, cell):
                if looks_like_address(document.text[part]) and not looks_like_organization(
                    document.text[part]
                ):
                    return address_found(document, part, 0.76)
    return None


def _parts_of(document: Document, cell: Cell) -> Iterator[Span]:
    """The parts of a cell between dashes, bars and dots, up to a label or a number."""
    stops = [
        label.span.start for label in document.labels if cell.span.start <= label.span.start < cell.span.end
    ]
    phones = find_phones(document.text.content, start=cell.span.start, end=cell.span.end)
    end = min([cell.span.end, *stops, *(place.start for place in phones)])
    start = cell.span.start
    for part in (*_BETWEEN_PARTS.finditer(document.text.content, start, end), None):
        span = document.text.trimmed(
            start, part.start() if part else end, strip=" \t\n,;:|-\u2013\u00b7\u2022"
        )
        if span is not None:
            yield span
        start = part.end() if part else end


_BETWEEN_PARTS = re.compile(r"\s+[-\u2013\u2014|\u00b7\u2022]\s+|(?<=[a-z]{4})\.\s+(?=[A-ZÀ-Þ0-9])")
_LINES_OF_A_FOOT = 3
