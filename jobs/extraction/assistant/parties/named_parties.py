"""The people and organizations that labels and blocks name for the sender and for who it is for."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.page.correspondence import salutations, tells
from jobs.extraction.assistant.page.furniture import FAX_STRIP
from jobs.extraction.assistant.page.line_marks import BULLET
from jobs.extraction.assistant.parties.at_the_desk import is_at_the_desk
from jobs.extraction.assistant.parties.copied_to import is_of_a_copy
from jobs.extraction.assistant.parties.departments import FIELD_OF_CARE, is_mere_specialty
from jobs.extraction.assistant.parties.dividing import PeopleAndPlaces, people_and_organizations
from jobs.extraction.assistant.parties.letterhead import is_an_authority, organization_in_head
from jobs.extraction.assistant.parties.places_with_addresses import place_and_address
from jobs.extraction.assistant.parties.signatures import signed_by
from jobs.extraction.assistant.parties.signing import PROFESSION
from jobs.extraction.assistant.parties.threads import role_in_thread
from jobs.extraction.assistant.parties.usual_doctors import (
    is_of_the_usual_doctor,
    stands_below_the_usual_doctor,
)
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.names import looks_like_organization, reads_as_prose
from jobs.extraction.assistant.values.places import looks_like_address
from jobs.extraction.assistant.values.titles import is_title
from jobs.extraction.found import Found
from jobs.extraction.spans import Spans
from jobs.extraction.text import Cell, Span

LINES_OF_A_HEAD = 8
_SURELY_LABELLED = 0.85
MERE_PLACE = re.compile(r"(?:facility|hospital|site|location|place)\b", re.IGNORECASE)
_SEND_BACK = re.compile(
    r"\b(?:fax|return|send|submit)\b.{0,40}\b(?:form|page|referral|"
    r"request)?\s*to:?\s+[(+]?\d",
    re.IGNORECASE,
)
_WHERE_THE_USUAL_DOCTOR_WORKS = 0.74
_OF_THE_STAY = re.compile(r"(?:ed |er )?attending", re.IGNORECASE)
_WHO_IS_ON_DUTY = "staff"
"""Behind this label stands a person or a team, whatever place their name holds: "Memory Clinic Nurse Hazel Tarn"."""
_COMMA = re.compile(r",")
_A_FORM = re.compile(
    r"\b(?:referral|request|intake)\s+(?:request\s+)?form\b|\bform\b.{0,12}\breferral", re.IGNORECASE
)
TITLED = re.compile(
    r"(?:drs?|dr[ae]|a/prof|prof(?:essor)?|dott(?:\.?ssa)?|docteur|(?:over|speciall?)?læge|lege|(?:över|special)?läkare|"
    r"(?:yli)?lääkäri|lek(?=\.)|uzm|hekim)\b",
    re.IGNORECASE,
)
HOSPITAL = re.compile(
    r"\b(?:hospitals?|infirmary|\w*klinikum|krankenhaus|h[oô]pital|ospedale|\w*ziekenhuis|medical cent(?:re|er)|"
    r"institute)\b",
    re.IGNORECASE,
)


def owner_of_the_form(document: Document) -> Found | None:
    """Return the organization at the head of a form on which the sender is named with another one: it made the form and
    gets it back. None for letters, which the sender's own head begins."""
    head = organization_in_head(document)
    if head is None or INSURER.search(str(head.value)) or is_an_authority(str(head.value)):
        return None
    lines = document.text.lines
    asked = any(
        _SEND_BACK.search(line.text) or (_A_FORM.search(line.text) and not tells(line.text))
        for line in lines[:LINES_OF_A_HEAD]
    )
    if not asked and document.text.once(salutations):
        return None
    senders = [found for found in labelled_organizations(document) if found.confidence >= _SURELY_LABELLED]
    senders += [*organizations_in_addresses(document), *unlabelled_organizations(document)]
    senders += [found for found in (signed_by(document)[1],) if found]
    own = str(head.value).casefold()
    senders = [found for found in senders if not _says_nothing_of_the_sender(document, found)]
    if senders and all(
        own not in (name := str(found.value).casefold()) and name not in own for found in senders
    ):
        return head.because("It heads the form on which the sender is named apart.", confidence=0.76)
    return None


def _says_nothing_of_the_sender(document: Document, found: Found) -> bool:
    """Whether a place says nothing of whose form it is: a mere specialty, a ward of the hospital that heads the page,
    or where the patient goes otherwise."""
    if is_mere_specialty(str(found.value)) or _PART_OF_A_HOSPITAL.match(str(found.value)):
        return True
    line = document.text.line_at(found.start).number
    return stands_below_the_usual_doctor(document, found.spans[0]) or any(
        label.line == line and label.starts_line and is_of_the_usual_doctor(document, label)
        for label, _ in document.labelled("provider")
    )


_PART_OF_A_HOSPITAL = re.compile(
    r"(?:the )?(?:ward|bay|bed|floor|level|theatre|icu|itu|hdu|ccu|nicu|picu|a&e|ed|er|labou?r ward|inpatient)\b|"
    r"(?:general|family) (?:practice|medicine)$",
    re.IGNORECASE,
)


INSURER = re.compile(
    r"\b(?:HMO|PPO|health plan|insurance|insurer|advantage|medicaid|medicare|benefits?|BKK|AOK|VA)\b",
    re.IGNORECASE,
)


def labelled_people(document: Document, key: str, role: str) -> PeopleAndPlaces:
    """The people and the organizations that labels of a role name, in order of sureness."""
    people: list[Found] = []
    organizations: list[Found] = []
    for label, value in document.labelled("provider", "recipient"):
        if (role_in_thread(document, label) or document.role_of(label)) != role:
            continue
        if is_of_a_copy(document, label):
            continue
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
        elif usual:
            weight = 0.83
        elif is_at_the_desk(label):
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
        if usual:
            employed = [replace(found, confidence=_WHERE_THE_USUAL_DOCTOR_WORKS) for found in employed]
        employed = [
            replace(found, confidence=found.confidence + 0.01) if HOSPITAL.search(str(found.value)) else found
            for found in employed
        ]
        people, organizations = people + named, organizations + employed
        if key == "recipient":
            organizations += organizations_below(document, label.line)
    for label, value in document.labelled("full_name", "last_name"):
        if label.key == "last_name" and not TITLED.match(document.text[value]):
            continue
        if document.outline.block_at(label.span.start) == role and not label.role:
            named, employed = people_and_organizations(document, value, 0.94)
            people, organizations = people + named, organizations + employed
    return people, organizations


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
        value = whole
        if both := place_and_address(document.text, whole):
            value = both[0]
        elif looks_like_address(document.text[whole]):
            value = document.cut(whole, _COMMA) or whole
        words = document.text[value]
        if (
            document.role_of(label) == "recipient"
            or looks_like_address(words)
            or not any(c.isalpha() for c in words)
        ):
            continue
        if (written := next(document.dates_in(value), None)) and written.start == value.start:
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
        if looks_like_organization(words) or label.wording.casefold() != "location":
            yield Found(words, (value,), 0.92 if label.role or looks_like_organization(words) else 0.85)
        elif document.role_of(label) == "referrer" and not any(c.isdigit() for c in words):
            yield Found(words, (value,), 0.6)


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


def unlabelled_organizations(document: Document) -> Iterator[Found]:
    """Lines without a label in the sender's block that name an organization."""
    for cell in free_cells(document, "referrer"):
        if not cell.words[0].isupper() or BULLET.match(document.text.lines[cell.line].text):
            continue
        lead = _PLACE_OF_WORK.match(cell.words)
        span = Span(cell.span.start + lead.end(), cell.span.end) if lead else cell.span
        for organization in people_and_organizations(document, span, 0.82)[1]:
            words = str(organization.value)
            if len(words.split()) > 8 or words.endswith(".") or is_title(words):
                continue
            if stands_below_the_usual_doctor(document, organization.spans[0]):
                yield replace(organization, confidence=_WHERE_THE_USUAL_DOCTOR_WORKS)
            else:
                yield organization


_PLACE_OF_WORK = re.compile(
    r"(?:practice|employer|base|based at|working at|place of work)\s+(?=[A-ZÀ-Þ][\w\u2019'&-]* [A-ZÀ-Þ&])",
    re.IGNORECASE,
)
"""Words before the name of the place somebody works at that are none of it: "Practice Hill & Dale Opticians"."""


def unlabelled_people(document: Document, block: str) -> Iterator[Found]:
    """People with title or letters on lines without a label in somebody's block."""
    for cell in free_cells(document, block):
        for person in people_and_organizations(document, cell.span, 0.8)[0]:
            words = str(person.value)
            below = document.text.column_below(cell.span)
            professional = below is not None and PROFESSION.search(document.text[below]) is not None
            titled = TITLED.match(words) is not None or without_credentials(words) != words
            if person.confidence >= 0.8 and (titled or professional):
                yield person


_MAY_HOLD_NAMES = frozenset({"organization", "provider", "full_name"})


def free_cells(document: Document, block: str) -> Iterator[Cell]:
    """Yield the cells of somebody's block that hold no label, are none's value and no prose."""
    rows = rows_of_labels(document)
    taken = document.once(_taken)
    for line in document.text.lines:
        if line.number in rows or FAX_STRIP.match(line.text) or tells(line.text):
            continue
        for cell in document.text.cells[line.number]:
            if not taken.meet(cell.span) and document.outline.block_at(cell.span.start) == block:
                yield cell


def _taken(document: Document) -> Spans:
    values = (label.value for label in document.labels if label.key not in _MAY_HOLD_NAMES)
    return Spans([*(label.span for label in document.labels), *(value for value in values if value)])


def rows_of_labels(document: Document) -> frozenset[int]:
    """Return the lines of which several cells are labels with their values below: the others are labels too."""
    return document.once(_rows_of_labels)


def _rows_of_labels(document: Document) -> frozenset[int]:
    above = Counter(
        label.line
        for label in document.labels
        if label.value is not None and document.text.line_at(label.value.start).number > label.line
    )
    return frozenset(number for number, labels in above.items() if labels > 1)
