"""Who the referral is for."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.wordings import named_by_cell
from jobs.extraction.assistant.parties.address_block import (
    PART_OF_A_BUILDING,
    address_block,
    could_be_a_place,
    is_titled,
)
from jobs.extraction.assistant.parties.chats import where_the_head_says_they_work, who_is_written_to
from jobs.extraction.assistant.parties.departments import (
    FIELD_OF_CARE,
    best_place,
    is_department,
    is_mere_specialty,
    names_care,
)
from jobs.extraction.assistant.parties.dividing import (
    FOR_THE_ATTENTION,
    people_and_organizations,
    without_degrees,
)
from jobs.extraction.assistant.parties.follow_up import followed_up_by
from jobs.extraction.assistant.parties.named_parties import (
    HOSPITAL,
    LINES_OF_A_HEAD,
    MERE_PLACE,
    labelled_people,
    organizations_below,
    owner_of_the_form,
    sender_has_another,
)
from jobs.extraction.assistant.parties.party_search import searched
from jobs.extraction.assistant.parties.places_in_prose import places_in_prose
from jobs.extraction.assistant.parties.receivers_in_tables import places_between, receivers_in_tables
from jobs.extraction.assistant.parties.signatures import signed_by
from jobs.extraction.assistant.parties.telegrams import is_of_who_wires, to_whom_they_wire
from jobs.extraction.assistant.parties.telephone_messages import for_whom_they_rang
from jobs.extraction.assistant.parties.threads import places_of_who_answers
from jobs.extraction.assistant.parties.ticked_parties import ticked_parties
from jobs.extraction.assistant.parties.usual_doctors import stands_in_the_usual_doctors_row
from jobs.extraction.assistant.parties.wrapped_places import with_its_rest
from jobs.extraction.assistant.patient.names import Named, is_patient
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.forms_of_address import TITLES, is_title_of_address
from jobs.extraction.assistant.values.names import PERSON, looks_like_organization
from jobs.extraction.assistant.values.names_addressed import without_address
from jobs.extraction.found import Found, best, field_of
from jobs.extraction.text import CELL, Span
from referrals.data.referral import Recipient

_LEAST_FOR_A_RECIPIENT = 0.7
_DEAR = re.compile(
    rf"^\s*dear\s+(?P<name>(?:{TITLES}\.?\s+)?{PERSON.pattern})\s*(?:,\s*(?-i:[A-Z])[^,\n:]{{4,60}})?"
    r"[,:]?\s*$",
    re.IGNORECASE | re.MULTILINE,
)
_DEAR_AT = re.compile(
    r"^\s*dear\s+[^\n,]{2,50}?\s(?:at|of|in)\s+(?:the\s+)?(?P<name>(?-i:[A-Z])[^\n,:]{3,60})[,:]?\s*$",
    re.IGNORECASE | re.MULTILINE,
)
"""The hospital a salutation names: "Dear Neurology team at Castle Hospital,"."""
_NOBODY = re.compile(
    r"\b(?:sir|madam|colleagues?|doctor|team|whom|dr|all|specialist|consultant|"
    r"clinician|triage|provider|sirs)\b\W*$",
    re.IGNORECASE,
)
_PLEASE = re.compile(
    rf"(?P<name>(?:Dr|Prof|Mr|Mrs|Ms)\.?\s+{PERSON.pattern})[,]?\s+(?:please|kindly|would you|could you)\b"
)
_TO_PERSON = re.compile(
    rf"\b(?:[Rr]eferr(?:ed|ing|al)|[Rr]efer|[Rr]ef(?:['\u2019]?d)?|sent|directed)\b[^.\n]{{0,40}}?\bto\s+(?P<name>(?:Dr|"
    rf"Prof|Mr|Mrs|Ms|Professor)\.?\s+{PERSON.pattern})"
)


def recipient_of(document: Document, *, patient: Named | None = None) -> Recipient:
    """Return who the referral is for, which is never the patient."""
    text = document.text
    people, organizations = labelled_people(document, "recipient", "recipient")
    for label, value in document.labelled("recipient_organization"):
        if any(written.start == value.start for written in document.dates_in(value)):
            continue
        if FOR_THE_ATTENTION.search(text[value]):
            named, employed = people_and_organizations(document, value, 0.9)
            people, organizations = people + named, organizations + employed
            continue
        below = list(organizations_below(document, label.line))
        sure = 0.88 if below else 0.9 if looks_like_organization(text[value]) else 0.77
        organizations.append(Found(text[value], (value,), sure))
        organizations += below
    for label, value in document.labelled("organization"):
        if document.role_of(label) == "recipient" and looks_like_organization(text[value]):
            organizations.append(Found(text[value], (value,), 0.88))
        elif (
            MERE_PLACE.match(label.wording)
            and not label.role
            and document.role_of(label) in ("patient", "body", "letterhead")
            and looks_like_organization(text[value])
            and (HOSPITAL.search(text[value]) or label.wording.casefold() != "location")
            and sender_has_another(document, label)
        ):
            organizations.append(Found(text[value], (value,), 0.78))
    for label, value in document.labelled("ignore"):
        if label.wording.casefold() == "referral" and label.starts_line and "&" in text[value]:
            organizations.append(Found(text[value], (value,), 0.76))
    for label, value in document.labelled("group"):
        if document.outline.block_at(label.span.start) == "recipient" and looks_like_organization(
            text[value]
        ):
            organizations.append(Found(text[value], (value,), 0.86))
    for label, value in document.labelled("full_name", "first_name"):
        if document.role_of(label) == "recipient" and label.key == "full_name":
            more_people, more_organizations = people_and_organizations(document, value, 0.93)
            people, organizations = people + more_people, organizations + more_organizations
    in_tables = list(receivers_in_tables(document))
    for named, employed in (*address_block(document), *ticked_parties(document), *in_tables):
        people, organizations = people + named, organizations + employed
    for match in document.phrase(_DEAR_AT):
        span = text.trimmed(match.start("name"), match.end("name"), strip=" ,.:\n\t")
        if span is not None and looks_like_organization(text[span]):
            organizations.append(Found(text[span], (span,), 0.83))
    organizations += [*places_in_prose(document), *places_between(document), *places_of_who_answers(document)]
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
    organizations = [
        found
        for found in organizations
        if not is_mere_specialty(str(found.value)) and not PART_OF_A_BUILDING.fullmatch(str(found.value))
    ]
    if not people and not organizations:
        people, organizations = followed_up_by(document)
    if wired_to := to_whom_they_wire(document):
        people, organizations = [], [wired_to]
    if not organizations and (owner := owner_of_the_form(document) or _named_by_the_title(document)):
        organizations = [owner]
    if not people and (called := for_whom_they_rang(document)):
        people = [called]
    people = [
        found
        for found in people
        if not is_patient(document, found, patient) and named_by_cell(str(found.value)) is None
    ]
    if asked := who_is_written_to(document, patient):
        people = [asked]
        headed = where_the_head_says_they_work(document, asked)
        organizations = [headed] if headed else organizations
    senders = [signed_by(document)[0], best(labelled_people(document, "provider", "referrer")[0])]
    for sender in filter(None, senders if people else ()):
        people = [found for found in people if not _same_person(found, sender)]
    people = [found for found in people if found.confidence >= _LEAST_FOR_A_RECIPIENT]
    surely_people = [found for named, _ in in_tables for found in named]
    places = [found for found in people if _is_a_place(found) and found not in surely_people]
    wrapped = {found: whole for found in people if (whole := with_its_rest(document, found))}
    organizations += wrapped.values()
    people = [found for found in people if found not in wrapped]
    people = [found for found in people if found not in places]
    if not organizations:
        organizations = [
            found for found in places if could_be_a_place(found) and not is_mere_specialty(str(found.value))
        ]
    name = without_degrees(document, _fullest(people))
    organization = best_place(organizations)
    organization = organization or searched(document, "place", "recipient", beside=[name])
    name = name or searched(
        document,
        "person",
        "recipient",
        beside=[organization],
        others=[*senders, organization],
        refused=lambda found: (
            is_patient(document, found, patient)
            or _is_a_place(found)
            or stands_in_the_usual_doctors_row(document, found.spans[0])
            or is_of_who_wires(document, found.spans[0])
        ),
    )
    organization = (with_its_rest(document, organization) if organization else None) or organization
    name = without_address(name)
    return Recipient(name=field_of(text, name), organization=field_of(text, organization))


def _fullest(people: list[Found]) -> Found | None:
    """The surest person, as fully as another place names the same one ("Dear Dr Hill" below "Dr Ada Hill")."""
    surest = best(people)
    same = [found for found in people if surest and _same_person(found, surest)]
    return max(same, key=lambda found: (len(_bare(found).split()), found.confidence), default=None)


def _is_a_place(found: Found) -> bool:
    """Whether a name without title and letters is one of a place: called by a field of care ("Infectious Disease",
    "Las Palomas GI", "Spine Referrals")."""
    words = str(found.value)
    if is_titled(found):
        return False
    named = len(words.split()) > 1 and FIELD_OF_CARE.search(words) is not None
    return named or names_care(words) or (not words.isupper() and _ENDS_SHORT.search(words) is not None)


_ENDS_SHORT = re.compile(r"\s(?:GI|ENT|OB|GYN|PT|OT|ED|ER|ICU|PC|PCC|PCN|PHC|CHC)$")


def _named_by_the_title(document: Document) -> Found | None:
    """The place that the title of a paper says the referral goes to: "Referral to Two Rivers Weight Loss Clinic"; a
    kind of place ("Referral to Behavioral Health") is none."""
    for line in document.text.lines[:LINES_OF_A_HEAD]:
        match = _TITLE.search(line.text)
        name = match["name"].strip() if match else ""
        if match and looks_like_organization(name) and not is_department(name):
            span = Span(line.start + match.start("name"), line.start + match.start("name") + len(name))
            return Found(name, (span,), 0.74).because("The title of the paper says so.")
    return None


_TITLE = re.compile(rf"\b[Rr](?:eferral|EFERRAL)(?: form)? to(?: the)?:? (?P<name>[A-Z][^{CELL}:()]{{5,60}})")


def _same_person(found: Found, other: Found) -> bool:
    """Whether two places name the same person, with titles and letters or without."""
    one, two = (_bare(each) for each in (found, other))
    return one == two or one.endswith(f" {two}") or two.endswith(f" {one}")


def _bare(found: Found) -> str:
    """A name without titles and letters."""
    words = without_credentials(str(found.value)).casefold().split()
    return " ".join(word for word in words if not is_title_of_address(word))
