"""Who the referral is for."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.wordings import named_by_cell
from jobs.extraction.assistant.parties.address_block import (
    PART_OF_A_BUILDING,
    address_block,
    could_be_a_place,
    is_titled,
)
from jobs.extraction.assistant.parties.answered import is_answered
from jobs.extraction.assistant.parties.chats import where_the_head_says_they_work, who_is_written_to
from jobs.extraction.assistant.parties.departments import (
    FIELD_OF_CARE,
    best_place,
    is_department,
    is_mere_specialty,
    names_care,
)
from jobs.extraction.assistant.parties.dividing import PeopleAndPlaces, without_degrees
from jobs.extraction.assistant.parties.follow_up import followed_up_by
from jobs.extraction.assistant.parties.heads_of_stays import is_on_the_line_of_that_hospital
from jobs.extraction.assistant.parties.labelled_parties import labelled_people
from jobs.extraction.assistant.parties.labelled_receivers import labelled_receivers
from jobs.extraction.assistant.parties.owners_of_forms import owner_of_the_form
from jobs.extraction.assistant.parties.party_search import searched
from jobs.extraction.assistant.parties.people_at_the_edges import people_who_saw
from jobs.extraction.assistant.parties.places_in_prose import places_in_prose
from jobs.extraction.assistant.parties.places_of_who_signs import is_below_who_signs
from jobs.extraction.assistant.parties.receivers_in_letters import people_spoken_to, places_greeted
from jobs.extraction.assistant.parties.receivers_in_tables import places_between, receivers_in_tables
from jobs.extraction.assistant.parties.signatures import signed_by
from jobs.extraction.assistant.parties.telegrams import is_of_who_wires, to_whom_they_wire
from jobs.extraction.assistant.parties.telephone_messages import for_whom_they_rang
from jobs.extraction.assistant.parties.threads import places_of_who_answers
from jobs.extraction.assistant.parties.ticked_parties import ticked_parties
from jobs.extraction.assistant.parties.usual_doctors import stands_in_the_usual_doctors_row
from jobs.extraction.assistant.parties.words_of_parties import LINES_OF_A_HEAD
from jobs.extraction.assistant.parties.wrapped_places import with_its_rest
from jobs.extraction.assistant.patient.names import is_patient
from jobs.extraction.assistant.patient.names_cut_out import Named
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.forms_of_address import is_title_of_address
from jobs.extraction.assistant.values.names import HOLDS_A_BOX, looks_like_organization
from jobs.extraction.assistant.values.names_addressed import without_address
from jobs.extraction.found import Found, best, field_of
from jobs.extraction.text import CELL, Span
from referrals.data.referral import Recipient, Referrer, missing

_LEAST_FOR_A_RECIPIENT = 0.7


def recipient_of(document: Document, *, patient: Named | None = None) -> Recipient:
    """Return who the referral is for, which is never the patient."""
    in_tables = list(receivers_in_tables(document))
    people, organizations = _all_named(document, in_tables)
    people, organizations = _or_else_told(document, people, organizations)
    people, organizations = _with_whom_they_write_to(document, people, organizations, patient)
    senders = [
        signed_by(document)[0],
        best(
            [
                found
                for found in labelled_people(document, "provider", "referrer")[0]
                if not is_answered(document, found)
            ]
        ),
        best(list(people_who_saw(document))),
    ]
    people = _who_do_not_send(people, senders)
    people, organizations = _places_apart(
        document, people, organizations, surely_people=[found for named, _ in in_tables for found in named]
    )
    name = without_degrees(document, _fullest(people))
    place = best_place(organizations) or searched(
        document,
        "place",
        "recipient",
        beside=[name],
        refused=lambda found: is_on_the_line_of_that_hospital(document, found.spans[0]),
    )
    if place is not None and len(HOLDS_A_BOX.findall(str(place.value))) > 1:
        place = None
    name = name or _searched_person(document, place, senders, patient)
    whole = with_its_rest(document, place) if place else None
    return Recipient(
        name=field_of(document.text, without_address(name)),
        organization=field_of(document.text, whole or place),
    )


def without_who_sends(recipient: Recipient, referrer: Referrer) -> Recipient:
    """Return the recipient without a person who was read as the sender from the very same words."""
    if recipient.name.value is None or recipient.name.evidence != referrer.name.evidence:
        return recipient
    return recipient.model_copy(update={"name": missing()})


def _all_named(document: Document, in_tables: Sequence[PeopleAndPlaces]) -> PeopleAndPlaces:
    """All the people and organizations that labels, the address, boxes, tables and sentences name as the recipient;
    what is a mere specialty or a part of a building is no organization, nor is the hospital that sends its patient
    home."""
    named = (
        *labelled_receivers(document),
        *address_block(document),
        *ticked_parties(document),
        *in_tables,
        ([], [*places_greeted(document), *places_in_prose(document), *places_between(document)]),
        ([*people_spoken_to(document)], [*places_of_who_answers(document)]),
    )
    return (
        [found for people, _ in named for found in people],
        [
            found
            for _, organizations in named
            for found in organizations
            if not is_mere_specialty(str(found.value))
            and not PART_OF_A_BUILDING.fullmatch(str(found.value))
            and not is_on_the_line_of_that_hospital(document, found.spans[0])
            and not is_below_who_signs(document, found.spans[0])
        ],
    )


def _or_else_told(document: Document, people: list[Found], organizations: list[Found]) -> PeopleAndPlaces:
    """The people and organizations that a paper tells in other ways, where it does not name them as its recipient: who
    sees the patient again, whose form it is, what its title says and for whom they rang. A telegram is only for whom it
    is wired to."""
    if not people and not organizations:
        people, organizations = followed_up_by(document)
    if wired_to := to_whom_they_wire(document):
        people, organizations = [], [wired_to]
    if not organizations and (owner := owner_of_the_form(document) or _named_by_the_title(document)):
        organizations = [owner]
    if not people and (called := for_whom_they_rang(document)):
        people = [called]
    return people, organizations


def _with_whom_they_write_to(
    document: Document, people: list[Found], organizations: list[Found], patient: Named | None
) -> PeopleAndPlaces:
    """The people without the patient and the cells of forms, and in a chat only whom it is with."""
    if asked := who_is_written_to(document, patient):
        headed = where_the_head_says_they_work(document, asked)
        return [asked], [headed] if headed else organizations
    return [
        found
        for found in people
        if not is_patient(document, found, patient) and named_by_cell(str(found.value)) is None
    ], organizations


def _who_do_not_send(people: list[Found], senders: Sequence[Found | None]) -> list[Found]:
    """The people who are surely enough named and none of those who send the referral."""
    return [
        found
        for found in people
        if found.confidence >= _LEAST_FOR_A_RECIPIENT
        and not any(_same_person(found, sender) for sender in senders if sender)
    ]


def _places_apart(
    document: Document, people: list[Found], organizations: list[Found], *, surely_people: Sequence[Found]
) -> PeopleAndPlaces:
    """People and organizations without the places among the former: those whose name goes on below count as
    organizations, the others only where none is named."""
    places = [found for found in people if _is_a_place(found) and found not in surely_people]
    wrapped = {found: whole for found in people if (whole := with_its_rest(document, found))}
    organizations = [*organizations, *wrapped.values()]
    if not organizations:
        organizations = [
            found for found in places if could_be_a_place(found) and not is_mere_specialty(str(found.value))
        ]
    return [found for found in people if found not in wrapped and found not in places], organizations


def _searched_person(
    document: Document, place: Found | None, senders: Sequence[Found | None], patient: Named | None
) -> Found | None:
    """Who the learned search says it is for, where nothing names a person: neither the patient, nor a place, nor the
    usual doctor, nor who wires."""
    return searched(
        document,
        "person",
        "recipient",
        beside=[place],
        others=[*senders, place],
        refused=lambda found: (
            is_patient(document, found, patient)
            or _is_a_place(found)
            or stands_in_the_usual_doctors_row(document, found.spans[0])
            or is_of_who_wires(document, found.spans[0])
        ),
    )


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
