"""Who sends the referral and who it is for: names, organizations, numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from stdnum import luhn

from jobs.extraction.assistant.contact import address_found, phone_found
from jobs.extraction.assistant.correspondence import SALUTATION, is_dated, tells
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.furniture import FAX_STRIP
from jobs.extraction.assistant.identity import name_of_patient
from jobs.extraction.assistant.letterhead import is_title, organization_in_foot, organization_in_head
from jobs.extraction.assistant.names import (
    PERSON,
    TITLES,
    end_of_name,
    looks_like_organization,
    reads_as_prose,
    without_credentials,
)
from jobs.extraction.assistant.parties import people_and_organizations
from jobs.extraction.assistant.phones import find_phones
from jobs.extraction.assistant.places import looks_like_address
from jobs.extraction.assistant.signatures import signed_by
from jobs.extraction.assistant.stacks import cells_of
from jobs.extraction.found import Found, best, field_of
from jobs.extraction.text import CELL, Line, Span
from referrals.data.referral import Recipient, Referrer

_LEAST_FOR_A_RECIPIENT = 0.7
_LINES_OF_A_HEAD = 8
_NPI_NEAR = re.compile(
    r"\bNPI\b[^\d\n]{0,16}(?P<before>\d{10})(?!\d)|(?<!\d)(?P<behind>\d{10}) ?\(?NPI\b", re.IGNORECASE
)
_DIGITS_WITH_AREA = 9
_MAY_HOLD_A_NUMBER = frozenset({"provider", "organization", "full_name", "address", "specialty"})
_LINES_OF_A_SIGNATURE = 4
_LINES_OF_AN_ADDRESS = 40
_SURELY_LABELLED = 0.85
_MERE_PLACE = re.compile(r"(?:facility|hospital|site|location|place)\b", re.IGNORECASE)
_SEND_BACK = re.compile(
    r"\b(?:fax|return|send|submit)\b.{0,40}\b(?:form|page|referral|"
    r"request)?\s*to:?\s+[(+]?\d",
    re.IGNORECASE,
)
_USUAL = re.compile(
    r"(?:usual|registered|gp$|pcp|hausarzt|huisarts|m[ée]decin traitant|"
    r"attending)",
    re.IGNORECASE,
)
_COMMA = re.compile(r",")
_DEAR = re.compile(
    rf"^\s*dear\s+(?P<name>(?:{TITLES}\.?\s+)?{PERSON.pattern})\s*[,:]?\s*$", re.IGNORECASE | re.MULTILINE
)
_DEAR_AT = re.compile(
    r"^\s*dear\s+[^\n,]{2,50}?\s(?:at|of|in)\s+(?:the\s+)?(?P<name>(?-i:[A-Z])[^\n,:]{3,60})[,:]?\s*$",
    re.IGNORECASE | re.MULTILINE,
)
"""The hospital a salutation names: "Dear Neurology team at Castle Hospital,"."""

_ADDRESSES = re.compile(
    r"\W*(?:(?:to|an|aan|para)\s+(?:the|die|den|das|de|het|la|el)|for the attention of|f\.?a\.?o\.?|attn\.?:?|"
    r"[àa] l['\u2019]attention (?:de la|de l['\u2019]|de|du|des)|a la atenci[óo]n (?:de la|del|de)|"
    r"z\. ?hd\.?)(?:\s+|(?<=['\u2019])|$)",
    re.IGNORECASE,
)
"""The words before an addressee: "An die", "To the", "À l'attention du"."""

_A_FORM = re.compile(
    r"\b(?:referral|request|intake)\s+(?:request\s+)?form\b|\bform\b.{0,12}\breferral", re.IGNORECASE
)
_NOBODY = re.compile(
    r"\b(?:sir|madam|colleagues?|doctor|team|whom|dr|all|specialist|consultant|"
    r"clinician|triage|provider|sirs)\b\W*$",
    re.IGNORECASE,
)
_PLEASE = re.compile(
    rf"(?P<name>(?:Dr|Prof|Mr|Mrs|Ms)\.?\s+{PERSON.pattern})[,]?\s+(?:please|kindly|would you|could you)\b"
)
_TO_PERSON = re.compile(
    rf"\b(?:referr(?:ed|ing|al)|refer|sent|directed)\b[^.\n]{{0,40}}?\bto\s+(?P<name>(?:Dr|"
    rf"Prof|Mr|Mrs|Ms|Professor)\.?\s+{PERSON.pattern})"
)
_TITLED = re.compile(r"(?:dr|prof(?:essor)?)\b", re.IGNORECASE)
_HOSPITAL = re.compile(
    r"\b(?:hospitals?|infirmary|\w*klinikum|krankenhaus|h[oô]pital|ospedale|ziekenhuis|medical cent(?:re|er)|"
    r"institute)\b",
    re.IGNORECASE,
)
_INSTITUTION = re.compile(
    r"\b(?:hospitals?|h[oô]pital|infirmary|krankenhaus|\w*klinik(?:um)?|cl[ií]nica|ziekenhuis|"
    r"medical cent(?:re|er)|associates|group|trust|"
    r"institute|health|specialists|university)\b",
    re.IGNORECASE,
)


def referrer_of(document: Document) -> Referrer:
    """Return who sends the referral."""
    text = document.text
    people, organizations = _labelled_people(document, "provider", "referrer")
    signed_name, signed_organization = signed_by(document)
    people += _unlabelled_people(document, "referrer")
    name = _without_degrees(document, best([*people, *([signed_name] if signed_name else [])]))
    labelled = list(_labelled_organizations(document))
    owner = owner_of_the_form(document)
    letterhead = None if owner else organization_in_head(document)
    organization = best(
        [*labelled, *organizations, *_departments(document), *_unlabelled_organizations(document)]
        + [found for found in (letterhead, signed_organization, organization_in_foot(document)) if found]
    )
    return Referrer(
        name=field_of(text, name),
        npi=field_of(text, _npi(document)),
        organization=field_of(text, organization),
        phone=field_of(text, _number(document, "phone", signed_name, others_head=owner is not None)),
        fax=field_of(text, _number(document, "fax", signed_name, others_head=owner is not None)),
        address=field_of(text, _address(document, others_head=owner is not None)),
    )


def _without_degrees(document: Document, name: Found | None) -> Found | None:
    """A person without degrees and memberships behind the name, where all stands in one place."""
    if name is None or len(name.spans) > 1:
        return name
    span = name.spans[0]
    end = span.start + end_of_name(document.text.content[span.start : span.end])
    shorter = document.text.trimmed(span.start, end, strip=" ,.\u2610\u2612")
    if shorter is None or shorter == span:
        return name
    return replace(name, value=document.text[shorter], spans=(shorter,))


def recipient_of(document: Document) -> Recipient:
    """Return who the referral is for."""
    text = document.text
    people, organizations = _labelled_people(document, "recipient", "recipient")
    for _, value in document.labelled("recipient_organization"):
        organizations.append(Found(text[value], (value,), 0.9))
    for label, value in document.labelled("organization"):
        if document.role_of(label) == "recipient" and looks_like_organization(text[value]):
            organizations.append(Found(text[value], (value,), 0.88))
        elif (
            _MERE_PLACE.match(label.wording)
            and not label.role
            and document.role_of(label) in ("patient", "body")
            and looks_like_organization(text[value])
            and organization_in_head(document)
        ):
            organizations.append(Found(text[value], (value,), 0.78))
    for label, value in document.labelled("group"):
        if document.outline.block_at(label.span.start) == "recipient" and looks_like_organization(
            text[value]
        ):
            organizations.append(Found(text[value], (value,), 0.86))
    for label, value in document.labelled("full_name", "first_name"):
        if document.role_of(label) == "recipient" and label.key == "full_name":
            more_people, more_organizations = people_and_organizations(document, value, 0.93)
            people, organizations = people + more_people, organizations + more_organizations
    for named, employed in _address_block(document):
        people, organizations = people + named, organizations + employed
    for match in document.phrase(_DEAR_AT):
        span = text.trimmed(match.start("name"), match.end("name"), strip=" ,.:\n\t")
        if span is not None and looks_like_organization(text[span]):
            organizations.append(Found(text[span], (span,), 0.83))
    for pattern, weight in ((_DEAR, 0.8), (_PLEASE, 0.8), (_TO_PERSON, 0.75)):
        for match in document.phrase(pattern):
            span = text.trimmed(match.start("name"), match.end("name"), strip=" ,.:\n\t")
            if (
                span is not None
                and not _NOBODY.search(text[span])
                and "\n" not in text.content[span.start : span.end]
            ):
                surname_only = pattern is _DEAR and len(text[span].split()) == 1
                people.append(Found(text[span], (span,), 0.5 if surname_only else weight))
                break
    if not organizations and (owner := owner_of_the_form(document)):
        organizations = [owner]
    if patient := name_of_patient(document):
        people = [found for found in people if not _overlap(found, patient)]
    people = [found for found in people if found.confidence >= _LEAST_FOR_A_RECIPIENT]
    return Recipient(name=field_of(text, best(people)), organization=field_of(text, best(organizations)))


def owner_of_the_form(document: Document) -> Found | None:
    """Return the organization at the head of a form on which the sender is named with another one: it made the form and
    gets it back. None for letters, which the sender's own head begins."""
    head = organization_in_head(document)
    if head is None or _INSURER.search(str(head.value)):
        return None
    lines = document.text.lines
    asked = any(
        _SEND_BACK.search(line.text) or (_A_FORM.search(line.text) and not tells(line.text))
        for line in lines[:_LINES_OF_A_HEAD]
    )
    if not asked and any(SALUTATION.match(line.text) for line in lines):
        return None
    senders = [found for found in _labelled_organizations(document) if found.confidence >= _SURELY_LABELLED]
    senders += _unlabelled_organizations(document)
    senders += [found for found in (signed_by(document)[1],) if found]
    own = str(head.value).casefold()
    if senders and all(
        own not in (name := str(found.value).casefold()) and name not in own for found in senders
    ):
        return head.because("It heads the form on which the sender is named apart.", confidence=0.76)
    return None


_INSURER = re.compile(
    r"\b(?:HMO|PPO|health plan|insurance|insurer|advantage|medicaid|medicare|benefits?|BKK|AOK|VA)\b",
    re.IGNORECASE,
)


def _overlap(found: Found, name: Found) -> bool:
    """Whether a person found is the one that a name stands for."""
    same = str(found.value).casefold() == str(name.value).casefold()
    return same or any(a.start < b.end and b.start < a.end for a in found.spans for b in name.spans)


def _address_block(document: Document) -> Iterator[tuple[list[Found], list[Found]]]:
    """The cells without labels that address the letter, between its date and its salutation."""
    sections = {section.heading.start for section in document.outline.sections}
    labelled = [label.span for label in document.labels]
    for line in document.text.lines[:_LINES_OF_AN_ADDRESS]:
        for cell in cells_of(document.text, line):
            span = cell.span
            if document.outline.block_at(span.start) != "recipient" or looks_like_address(cell.words):
                continue
            if (
                span.start in sections
                or cell.words.endswith(":")
                or is_title(cell.words)
                or is_dated(cell.words)
            ):
                continue
            stop = min(
                (label.start for label in labelled if span.start <= label.start < span.end), default=span.end
            )
            lead = _ADDRESSES.match(cell.words)
            start = span.start + (lead.end() if lead else 0)
            if start >= stop or _beside_a_label(document, line):
                continue
            named, employed = people_and_organizations(document, Span(start, stop), 0.86)
            yield (
                named,
                [
                    replace(found, confidence=found.confidence + 0.01)
                    if _HOSPITAL.search(str(found.value))
                    else found
                    if _INSTITUTION.search(str(found.value))
                    else replace(found, confidence=0.8)
                    for found in employed
                ],
            )


def _beside_a_label(document: Document, line: Line) -> bool:
    """Whether a line begins with a label: what stands behind it is that label's value."""
    return any(label.line == line.number and label.starts_line for label in document.labels)


def _labelled_people(document: Document, key: str, role: str) -> tuple[list[Found], list[Found]]:
    """The people and the organizations that labels of a role name, in order of sureness."""
    people: list[Found] = []
    organizations: list[Found] = []
    for label, value in document.labelled("provider", "recipient"):
        if document.role_of(label) != role:
            continue
        prose = not label.starts_line and document.outline.block_at(label.span.start) == "body"
        wording = label.wording.rpartition(" / ")[2]
        usual = _USUAL.match(wording) is not None
        weak = prose or wording.casefold() in (
            "from",
            "to",
            "doctor",
            "provider",
            "clinician",
            "gp",
            "physician",
            "compiled by",
        )
        named, employed = people_and_organizations(
            document, value, 0.75 if prose else 0.84 if usual else 0.88 if weak else 0.94
        )
        employed = [
            replace(found, confidence=found.confidence + 0.01)
            if _HOSPITAL.search(str(found.value))
            else found
            for found in employed
        ]
        people, organizations = people + named, organizations + employed
        if key == "recipient":
            organizations += _organizations_below(document, label.line)
    for label, value in document.labelled("full_name"):
        if document.outline.block_at(label.span.start) == role and not label.role:
            named, employed = people_and_organizations(document, value, 0.94)
            people, organizations = people + named, organizations + employed
    return people, organizations


def _organizations_below(document: Document, number: int) -> Iterator[Found]:
    """The further lines of an address block: "To: Cardiology Department" and below it the hospital."""
    for line in document.text.lines[number + 1 : number + 4]:
        if document.outline.block_at(line.start) != "recipient" or any(
            label.line == line.number for label in document.labels
        ):
            return
        yield from people_and_organizations(document, Span(line.start, line.end), 0.92)[1]


def _labelled_organizations(document: Document) -> Iterator[Found]:
    """Organizations with a label of their own; a mere place ("Location: District 9") is only a last resort."""
    for label, whole in document.labelled("organization"):
        value = whole
        if looks_like_address(document.text[whole]):
            value = document.cut(whole, _COMMA) or whole
        words = document.text[value]
        if (
            document.role_of(label) == "recipient"
            or looks_like_address(words)
            or not any(c.isalpha() for c in words)
        ):
            continue
        if not looks_like_organization(words) and (
            reads_as_prose(words)
            or _BEGINS_PROSE.match(words)
            or (document.role_of(label) == "body" and not label.role)
        ):
            continue
        theirs = label.role or document.role_of(label) in ("referrer", "signature", "letterhead")
        if _MERE_PLACE.match(label.wording) and not theirs and organization_in_head(document):
            continue
        if looks_like_organization(words) or label.wording.casefold() != "location":
            yield Found(words, (value,), 0.92 if label.role or looks_like_organization(words) else 0.85)
        elif document.role_of(label) == "referrer" and not any(c.isdigit() for c in words):
            yield Found(words, (value,), 0.6)


_BEGINS_PROSE = re.compile(r"(?:The|This|She|He|A|An|It|They|Patient|Please)\b", re.IGNORECASE)


def _departments(document: Document) -> Iterator[Found]:
    """The sender's department, where its label may be a specialty's too ("Department: Piedmont Internal Medicine")."""
    for label, value in document.labelled("specialty"):
        words = document.text[value]
        theirs = _DEPARTMENT.match(label.wording) is not None and document.role_of(label) == "referrer"
        if theirs and looks_like_organization(words) and len(words.split()) > 1:
            yield Found(words, (value,), 0.87)


_DEPARTMENT = re.compile(r"dep(?:artmen)?t", re.IGNORECASE)


def _unlabelled_organizations(document: Document) -> Iterator[Found]:
    """Lines without a label in the sender's block that name an organization."""
    for line in document.text.lines:
        if document.outline.block_at(line.start) != "referrer" or any(
            label.line == line.number for label in document.labels
        ):
            continue
        if FAX_STRIP.match(line.text) or not line.text[0].isupper() or tells(line.text):
            continue
        _, _, rest = line.text.partition(CELL)
        if rest and not any(c.isdigit() for c in rest):
            continue
        for organization in people_and_organizations(document, Span(line.start, line.end), 0.82)[1]:
            words = str(organization.value)
            if len(words.split()) <= 8 and not words.endswith(".") and not is_title(words):
                yield organization


def _unlabelled_people(document: Document, block: str) -> Iterator[Found]:
    """People with title or letters on lines without a label in somebody's block."""
    labelled = {label.line for label in document.labels}
    for line in document.text.lines:
        if document.outline.block_at(line.start) == block and line.number not in labelled:
            for person in people_and_organizations(document, Span(line.start, line.end), 0.8)[0]:
                words = str(person.value)
                if person.confidence >= 0.8 and (_TITLED.match(words) or without_credentials(words) != words):
                    yield person


def _npi(document: Document) -> Found | None:
    candidates: list[Found] = []
    for label, value in document.labelled("npi"):
        match = re.search(r"\d[\d -]{2,}\d|\d+", document.text.content[value.start : value.end])
        if match is None:
            continue
        digits = re.sub(r"\D", "", match.group())
        found = Found(digits, (Span(value.start + match.start(), value.start + match.end()),), 0.95)
        block = document.outline.block_at(label.span.start)
        if block == "recipient":
            found = found.because("It may be the recipient's.", confidence=0.5)
        candidates.append(check_npi(found))
    if not candidates:
        candidates = [
            check_npi(
                Found(match["before"] or match["behind"], (Span(*match.span(match.lastgroup or 0)),), 0.88)
            )
            for match in document.phrase(_NPI_NEAR)
            if document.outline.block_at(match.start()) != "recipient"
        ]
    return best(candidates)


def check_npi(found: Found) -> Found:
    """Return the NPI, less sure and with a note when its length or check digit is wrong (Luhn over 80840 +
    NPI).
    """
    digits = str(found.value)
    if len(digits) != 10:
        return found.because("An NPI has 10 digits.", confidence=0.55)
    if not luhn.is_valid(f"80840{digits}"):
        return found.because("The NPI fails its check digit.", confidence=0.6)
    return found


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
        if weight:
            for place in find_phones(document.text.content, start=value.start, end=value.end):
                candidates.append(phone_found(document, place, weight))
    if key == "phone" and not candidates:
        candidates = list(_bare_numbers(document, others_head=others_head))
    return best(candidates)


def _bare_numbers(document: Document, *, others_head: bool) -> Iterator[Found]:
    """Numbers without a label beside the sender's organization."""
    for line in document.text.lines:
        block = document.outline.block_at(line.start)
        head = block == "letterhead" and line.number < _LINES_OF_A_HEAD and not others_head
        if not (head or block in ("referrer", "signature")) or FAX_STRIP.match(line.text):
            continue
        taken = [label for label in document.labels if label.line == line.number]
        if any(label.key in ("npi", "birth_date") for label in taken):
            continue
        for place in find_phones(document.text.content, start=line.start, end=line.end):
            labelled = any(
                label.key not in _MAY_HOLD_A_NUMBER
                and label.value
                and label.value.start <= place.start < label.value.end
                for label in taken
            )
            digits = sum(c.isdigit() for c in document.text[place])
            if (
                not labelled
                and digits >= _DIGITS_WITH_AREA
                and document.outline.block_at(place.start) == block
            ):
                yield phone_found(document, place, 0.75)


def _address(document: Document, *, others_head: bool) -> Found | None:
    for label, value in document.labelled("address"):
        if document.role_of(label) in (("referrer",) if others_head else ("referrer", "letterhead")):
            return address_found(document, value, 0.88)
    if others_head:
        return None
    for line in document.text.lines[:10]:
        first_label = next(
            (label.span.start for label in document.labels if label.line == line.number), line.end
        )
        span = document.text.trimmed(line.start, first_label)
        if (
            span is not None
            and document.outline.block_at(line.start) == "letterhead"
            and looks_like_address(document.text[span])
        ):
            return address_found(document, span, 0.82)
    return None
