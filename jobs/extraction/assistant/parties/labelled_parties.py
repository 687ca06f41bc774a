"""The people and organizations that labels name as who sends and as who receives, and those in the lines below."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.parties.at_the_desk import is_at_the_desk, works_at_the_desk
from jobs.extraction.assistant.parties.copied_to import is_of_a_copy
from jobs.extraction.assistant.parties.departments import FIELD_OF_CARE
from jobs.extraction.assistant.parties.dividing import PeopleAndPlaces, people_and_organizations
from jobs.extraction.assistant.parties.letterhead import is_an_authority, organization_in_head
from jobs.extraction.assistant.parties.people_in_boxes import people_in_boxes
from jobs.extraction.assistant.parties.places_with_addresses import place_and_address
from jobs.extraction.assistant.parties.threads import role_in_thread
from jobs.extraction.assistant.parties.usual_doctors import (
    a_hospital_doctor_sends,
    calls_the_usual_doctor,
    is_in_a_row_of_the_usual_doctor,
    is_of_the_usual_doctor,
    is_right_below_the_usual_doctor,
    is_signed_in_another_profession,
)
from jobs.extraction.assistant.parties.words_of_parties import (
    HOSPITAL,
    MERE_PLACE,
    TITLED,
    WHERE_THE_USUAL_DOCTOR_WORKS,
)
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.names import looks_like_organization, reads_as_prose
from jobs.extraction.assistant.values.phones import find_phones
from jobs.extraction.assistant.values.places import looks_like_address
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_OF_THE_STAY = re.compile(r"(?:ed |er )?attending", re.IGNORECASE)
_IN_CHARGE = re.compile(r"(?:named |responsible |supervising )?consultant", re.IGNORECASE)
"""Under whom the patient is: who signs the paper sends it."""
_WHO_IS_ON_DUTY = "staff"
"""Behind this label stands a person or a team, whatever place their name holds: "Memory Clinic Nurse Hazel Tarn"."""
_COMMA = re.compile(r",")
_ASKED_AGAIN = re.compile(r"nombre\s+(?=(?-i:[A-ZÀ-Þ]))", re.IGNORECASE)
"""Below who is asked for, the name again: "RESPONSABLE DE LA REFERENCIA" over "NOMBRE ADA QUILL"."""


def labelled_people(document: Document, key: str, role: str) -> PeopleAndPlaces:
    """The people and the organizations that labels of a role name, in order of sureness."""
    people: list[Found] = []
    organizations: list[Found] = []
    for label, value in document.labelled("provider", "recipient"):
        if (role_in_thread(document, label) or document.role_of(label)) != role:
            continue
        if is_of_a_copy(document, label):
            continue
        if (again := _ASKED_AGAIN.match(document.text.content, value.start, value.end)) is not None:
            value = Span(again.end(), value.end)
        prose = not label.starts_line and document.outline.block_at(label.span.start) == "body"
        wording = label.wording.rpartition(" / ")[2]
        usual = is_of_the_usual_doctor(document, label)
        weak = prose or wording.casefold() in (
            "from",
            "to",
            "doctor",
            "provider",
            "clinician",
            "gp",
            "general practitioner",
            "physician",
            "compiled by",
        )
        if prose:
            weight = 0.75
        elif _looks_after_them(document, label):
            weight = 0.8
        elif usual:
            weight = 0.83
        elif _IN_CHARGE.fullmatch(wording):
            weight = 0.836
        elif is_at_the_desk(label) or works_at_the_desk(document.text[value]):
            weight = 0.845
        elif _OF_THE_STAY.match(wording):
            weight = 0.86
        else:
            weight = 0.88 if weak else 0.94
        if wording.casefold() == _WHO_IS_ON_DUTY and not any(c.isdigit() for c in document.text[value]):
            named, employed = [Found(document.text[value], (value,), weight)], list[Found]()
        else:
            named, employed = people_and_organizations(document, value, weight)
        if key == "recipient":
            named, employed = _places_among(named, employed)
        if usual and a_hospital_doctor_sends(document, label):
            employed = []
        if usual:
            employed = [replace(found, confidence=WHERE_THE_USUAL_DOCTOR_WORKS) for found in employed]
        employed = [
            replace(found, confidence=found.confidence + 0.01) if HOSPITAL.search(str(found.value)) else found
            for found in employed
        ]
        people, organizations = people + named, organizations + employed
        if key == "recipient":
            organizations += [
                *organizations_below(document, label.line),
                *_in_the_cell_below(document, value),
            ]
    people += people_in_boxes(document, role)
    for label, value in document.labelled("full_name", "last_name", "first_name"):
        if label.key == "last_name" and not TITLED.match(document.text[value]):
            continue
        if label.key == "first_name" and not _holds_a_whole_name(document, label, value):
            continue
        if document.outline.block_at(label.span.start) == role and not label.role:
            named, employed = people_and_organizations(document, value, 0.94)
            people, organizations = people + named, organizations + employed
    return people, organizations


def _holds_a_whole_name(document: Document, label: Label, value: Span) -> bool:
    """Whether "Nombre:" or "Nome:", which ask for given names as well, has the whole name behind it: it has two words,
    and no box near by is for the family's."""
    others = ("last_name", "second_last_name")
    near = any(other.key in others and abs(other.line - label.line) <= 1 for other in document.labels)
    return _ANY_NAME.fullmatch(label.wording) is not None and not near and " " in document.text[value]


_ANY_NAME = re.compile(r"nombre|nome|nom", re.IGNORECASE)


def _looks_after_them(document: Document, label: Label) -> bool:
    """Whether a label within a line names a nurse who looks after the patient: "Practice nurse: Ada Hill"."""
    if label.starts_line or label.wording.casefold() != "nurse":
        return False
    return _NURSES.search(document.text.content[: label.span.start][-_REACH:]) is not None


_REACH = 20
_NURSES = re.compile(r"\b(?:practice|district|community|specialist|school|ward)\s+$", re.IGNORECASE)


def _places_among(people: list[Found], organizations: list[Found]) -> PeopleAndPlaces:
    """People and organizations with those who have no title and are called by a field of care among the latter: "North
    Star Allergy" is nobody's name."""
    places = [
        found
        for found in people
        if FIELD_OF_CARE.search(words := str(found.value))
        and TITLED.match(words) is None
        and without_credentials(words) == words
    ]
    return (
        [found for found in people if found not in places],
        [*organizations, *(replace(found, confidence=max(found.confidence, 0.82)) for found in places)],
    )


def _in_the_cell_below(document: Document, value: Span) -> Iterator[Found]:
    """The place right below somebody in the same column, where other cells of the row have other matters and no label
    is between: "Intended recipient  Hill, Ida, MD", below the name "Castle Kidney Associates"."""
    below = document.text.column_below(value)
    cell = document.text.cell_at(below.start) if below else None
    above = document.text.cell_at(value.start)
    if cell is None or above is None or above.number == 0 or not looks_like_organization(cell.words):
        return
    before = document.text.cells[document.text.line_at(cell.span.start).number][: cell.number][-1:]
    labelled = any(
        each.span.start <= label.span.start < each.span.end
        for each in (*before, cell)
        for label in document.labels
    )
    if not labelled and not looks_like_address(cell.words):
        yield Found(cell.words, (cell.span,), 0.86)


def organizations_below(document: Document, number: int) -> Iterator[Found]:
    """The further lines of an address block: "To: Cardiology Department" and below it the hospital."""
    for line in document.text.lines[number + 1 : number + 4]:
        theirs = [
            cell
            for cell in document.text.cells[line.number]
            if document.outline.block_at(cell.span.start) == "recipient"
        ]
        labelled = [label.span.start for label in document.labels if label.line == line.number]
        if not theirs or any(cell.span.start <= at < cell.span.end for cell in theirs for at in labelled):
            return
        for cell in theirs:
            yield from people_and_organizations(document, cell.span, 0.92)[1]


def labelled_organizations(document: Document) -> Iterator[Found]:
    """Organizations with a label of their own; a mere place ("Location: District 9") is only a last resort."""
    for label, whole in document.labelled("organization"):
        value = _without_its_number(document, without_its_code(document, whole))
        if both := place_and_address(document.text, whole):
            value = without_its_code(document, both[0])
        elif looks_like_address(document.text[whole]):
            value = document.cut(whole, _COMMA) or whole
        value = _beside_who_works_there(document, value)
        words = document.text[value]
        if (
            document.role_of(label) == "recipient"
            or looks_like_address(words)
            or not any(c.isalpha() for c in words)
        ):
            continue
        if (written := next(document.dates_in(value), None)) and (
            written.start == value.start or _AT_A_TIME.match(document.text.content, written.end, value.end)
        ):
            continue
        if not looks_like_organization(words) and (
            reads_as_prose(words)
            or _BEGINS_PROSE.match(words)
            or (document.role_of(label) == "body" and not label.role)
        ):
            continue
        theirs = label.role or document.role_of(label) in ("referrer", "signature")
        if MERE_PLACE.match(label.wording) and not theirs and sender_has_another(document, label):
            continue
        if not label.role and (
            is_in_a_row_of_the_usual_doctor(document, label.span.start)
            or is_right_below_the_usual_doctor(document, label)
        ):
            yield Found(words, (value,), WHERE_THE_USUAL_DOCTOR_WORKS)
        elif calls_the_usual_doctor(label.wording):
            otherwise = document.once(is_signed_in_another_profession)
            yield Found(words, (value,), WHERE_THE_USUAL_DOCTOR_WORKS if otherwise else 0.83)
        elif looks_like_organization(words) or label.wording.casefold() != "location":
            yield Found(words, (value,), 0.92 if label.role or looks_like_organization(words) else 0.85)
        elif document.role_of(label) == "referrer" and not any(c.isdigit() for c in words):
            yield Found(words, (value,), 0.6)


_AT_A_TIME = re.compile(r",? (?:at )?\d{1,2}[:.]\d\d\b")
"""Behind a day it makes of a clinic an appointment there: "Dermatology, Dr Hill, 02/11/2026 10:30"."""
_CODE = re.compile(r"\s*\((?=[A-Z]*\d)[A-Z0-9]{5,6}\)?$")
"""By which the health service knows a house: "Mill Lane Pharmacy (FX9Q1)"."""


def without_its_code(document: Document, place: Span) -> Span:
    """Return where a house is named without the code behind its name."""
    return document.cut(place, _CODE) or place


def _beside_who_works_there(document: Document, value: Span) -> Span:
    """The place of a value that names a doctor with it: "Dr Ida Moss, Elm Surgery"."""
    if "," not in document.text[value] or not _A_DOCTOR.search(document.text[value]):
        return value
    people, places = people_and_organizations(document, value, 0.9)
    return places[0].spans[0] if people and len(places) == 1 else value


_A_DOCTOR = re.compile(r"(?:^|, )(?:Drs?|Prof)\b\.? [A-Z]")


def _without_its_number(document: Document, place: Span) -> Span:
    """Where a place is named without the number behind it at which it is rung: "Castle Hospital, (414) 555-0100"."""
    number = next(find_phones(document.text.content, start=place.start, end=place.end), None)
    if number is None or number.start == place.start:
        return place
    return document.text.trimmed(place.start, number.start, strip=" \t\n,;:(-") or place


def organizations_in_addresses(document: Document) -> Iterator[Found]:
    """The places that the sender's labelled address begins with: "Address / stamp: Elm Surgery, Main Street, Leeds"."""
    for label, value in document.labelled("address"):
        both = place_and_address(document.text, value) if document.role_of(label) == "referrer" else None
        if both:
            yield Found(document.text[both[0]], (both[0],), 0.87)


def sender_has_another(document: Document, label: Label) -> bool:
    """Tell whether a place without a role ("Hospital: ...") is not the sender's, who is named with a place of work in
    a block of their own, or at the head of the page."""
    apart = any(
        other.role == "referrer" or document.role_of(other) in ("referrer", "signature")
        for other, value in document.labelled("organization")
        if other is not label and looks_like_organization(document.text[value])
    )
    head = organization_in_head(document)
    headed = head is not None and not is_an_authority(str(head.value))
    return apart or (headed and document.role_of(label) != "letterhead")


_BEGINS_PROSE = re.compile(r"(?:The|This|She|He|A|An|It|They|Patient|Please)\b", re.IGNORECASE)


def departments(document: Document) -> Iterator[Found]:
    """The sender's department, where its label may be a specialty's too ("Department: Piedmont Internal Medicine")."""
    for label, value in document.labelled("specialty"):
        words = document.text[value]
        theirs = _DEPARTMENT.match(label.wording) is not None and document.role_of(label) == "referrer"
        if theirs and looks_like_organization(words) and len(words.split()) > 1:
            yield Found(words, (value,), 0.87)


_DEPARTMENT = re.compile(r"dep(?:artmen)?t", re.IGNORECASE)
