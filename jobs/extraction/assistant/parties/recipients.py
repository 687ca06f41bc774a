"""Who the referral is for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.correspondence import is_dated
from jobs.extraction.assistant.parties.addressees import COURTESY
from jobs.extraction.assistant.parties.departments import (
    best_place,
    is_department,
    is_mere_specialty,
    names_care,
)
from jobs.extraction.assistant.parties.dividing import people_and_organizations, without_degrees
from jobs.extraction.assistant.parties.named_parties import (
    FIELD_OF_CARE,
    HOSPITAL,
    LINES_OF_A_HEAD,
    MERE_PLACE,
    labelled_people,
    organizations_below,
    owner_of_the_form,
    sender_has_another,
)
from jobs.extraction.assistant.parties.party_search import searched
from jobs.extraction.assistant.parties.signatures import signed_by
from jobs.extraction.assistant.parties.signing import PROFESSION
from jobs.extraction.assistant.patient.names import Named, is_patient
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.forms_of_address import TITLES, is_title_of_address
from jobs.extraction.assistant.values.names import PERSON, looks_like_organization
from jobs.extraction.assistant.values.places import looks_like_address
from jobs.extraction.assistant.values.titles import is_title
from jobs.extraction.found import Found, best, field_of
from jobs.extraction.text import CELL, Line, Span
from referrals.data.referral import Recipient

_LEAST_FOR_A_RECIPIENT = 0.7
_LINES_OF_AN_ADDRESS = 40
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
    rf"z\. ?hd\.?|(?:herrn|frau)(?=\s+(?:dr|prof)\b)|{COURTESY}|gent(?:\.? ?(?:mo|ma|le)\.?|ile)|"
    r"t\. ?a\. ?v\.?|tav|atenci[óo]n:?|alla c(?:\.|ortese) ?a(?:\.|ttenzione)(?: (?:del(?:la)?|di))?|"
    r"all(?:a|['\u2019])? ?(?:(?:cortese )?attenzione )?(?:di|del|della|dell['\u2019])|alla|all['\u2019])"
    r"(?:\s+|(?<=['\u2019])|$)",
    re.IGNORECASE,
)
"""The words before an addressee: "An die", "To the", "À l'attention du"."""
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
_INSTITUTION = re.compile(
    r"\b(?:hospitals?|h[oô]pital|infirmary|krankenhaus|\w*klinik(?:um)?|cl[ií]nica|ziekenhuis|"
    r"medical cent(?:re|er)|associates|group|trust|"
    r"institute|health|specialists|university)\b",
    re.IGNORECASE,
)


def recipient_of(document: Document, *, patient: Named | None = None) -> Recipient:
    """Return who the referral is for, which is never the patient."""
    text = document.text
    people, organizations = labelled_people(document, "recipient", "recipient")
    for label, value in document.labelled("recipient_organization"):
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
    organizations = [
        found
        for found in organizations
        if not is_mere_specialty(str(found.value)) and not _PART_OF_A_BUILDING.fullmatch(str(found.value))
    ]
    if not organizations and (owner := owner_of_the_form(document) or _named_by_the_title(document)):
        organizations = [owner]
    people = [found for found in people if not is_patient(document, found, patient)]
    senders = [signed_by(document)[0], best(labelled_people(document, "provider", "referrer")[0])]
    for sender in filter(None, senders if people else ()):
        people = [found for found in people if not _same_person(found, sender)]
    people = [found for found in people if found.confidence >= _LEAST_FOR_A_RECIPIENT]
    places = [found for found in people if _is_a_place(found)]
    people = [found for found in people if found not in places]
    if not organizations:
        organizations = [
            found for found in places if _could_be_a_place(found) and not is_mere_specialty(str(found.value))
        ]
    name = without_degrees(document, best(people))
    organization = best_place(organizations)
    organization = organization or searched(document, "place", "recipient", beside=[name])
    name = name or searched(
        document,
        "person",
        "recipient",
        beside=[organization],
        others=[*senders, organization],
        refused=lambda found: is_patient(document, found, patient) or _is_a_place(found),
    )
    return Recipient(name=field_of(text, name), organization=field_of(text, organization))


def _is_a_place(found: Found) -> bool:
    """Whether a name without title and letters is one of a place: called by a field of care ("Infectious Disease",
    "Las Palomas GI", "Spine Referrals")."""
    words = str(found.value)
    if _is_titled(found):
        return False
    named = len(words.split()) > 1 and FIELD_OF_CARE.search(words) is not None
    return named or names_care(words) or (not words.isupper() and _ENDS_SHORT.search(words) is not None)


_ENDS_SHORT = re.compile(r"\s(?:GI|ENT|OB|GYN|PT|OT|ED|ER|ICU|PC|PCN|PHC)$")


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
    one, two = (without_credentials(str(each.value)).casefold() for each in (found, other))
    return one == two or one.endswith(f" {two}") or two.endswith(f" {one}")


def _address_block(document: Document) -> Iterator[tuple[list[Found], list[Found]]]:
    """The cells without labels that address the letter, between its date and its salutation."""
    sections = {section.heading.start for section in document.outline.sections}
    labelled = [label.span for label in document.labels]
    said = False
    for line in document.text.lines[:_LINES_OF_AN_ADDRESS]:
        for cell in document.text.cells[line.number]:
            span = cell.span
            if document.outline.block_at(span.start) != "recipient" or looks_like_address(cell.words):
                continue
            if span.start in sections or cell.words.endswith(":") or is_dated(cell.words):
                continue
            stop = min(
                (label.start for label in labelled if span.start <= label.start < span.end), default=span.end
            )
            if is_title(document.text.content[span.start : stop]):
                continue
            lead = _ADDRESSES.match(cell.words)
            start = span.start + (lead.end() if lead else 0)
            if start >= stop or _beside_a_label(document, line):
                continue
            named, employed = people_and_organizations(document, Span(start, stop), 0.86)
            if said:
                named, employed = _places_below(named, employed)
            said = said or bool(named or employed)
            yield (
                named,
                [
                    replace(found, confidence=found.confidence + 0.01)
                    if HOSPITAL.search(str(found.value))
                    else found
                    if _INSTITUTION.search(str(found.value))
                    else replace(found, confidence=0.8)
                    for found in employed
                ],
            )


def _places_below(named: list[Found], employed: list[Found]) -> tuple[list[Found], list[Found]]:
    """People and places of a line below the first of an address: who has neither title nor letters there is a place
    ("Eastern Plains Private" below "Mr A. Lister")."""
    places = [found for found in named if not _is_titled(found) and not is_department(str(found.value))]
    people = [found for found in named if found not in places]
    return people, [
        *employed,
        *(
            replace(found, confidence=0.86)
            for found in places
            if found.confidence > 0.8 and _could_be_a_place(found)
        ),
    ]


def _could_be_a_place(found: Found) -> bool:
    """Whether words below the addressee can name where they work: not what they are, a town or a part of a building."""
    words = str(found.value)
    called = [word for word in words.split() if len(word) > _SHORTEST_WORD and word[0].isupper()]
    if len(called) < _WORDS_OF_A_PLACE or PROFESSION.search(words):
        return False
    return _NO_PLACE_OF_WORK.search(words) is None


_PART_OF_A_BUILDING = re.compile(r"(?:\w+ )?(?:floor|level|block|zone)(?: \w+)?", re.IGNORECASE)
_SHORTEST_WORD, _WORDS_OF_A_PLACE = 2, 2
_NO_PLACE_OF_WORK = re.compile(
    r":|\b(?:floor|level|suites?|wing|block|zone|\w*(?:arzt|ärztin)|medico|m[ée]d[ei]c\w*|consultants?)\b",
    re.IGNORECASE,
)


def _is_titled(found: Found) -> bool:
    """Whether a name has a title or letters; without, what stands below the addressee is where they work."""
    words = str(found.value)
    return without_credentials(words) != words or is_title_of_address(words.split()[0].rstrip("."))


def _beside_a_label(document: Document, line: Line) -> bool:
    """Whether a line begins with a label: what stands behind it is that label's value."""
    return any(label.line == line.number and label.starts_line for label in document.labels)
