"""Who sends the referral: name, NPI, organization, numbers, address."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.wordings import named_by_cell
from jobs.extraction.assistant.page.correspondence import SALUTATION
from jobs.extraction.assistant.parties.addresses_of_senders import address_of_sender
from jobs.extraction.assistant.parties.answered import is_answered
from jobs.extraction.assistant.parties.chats import where_who_writes_works, who_writes_of
from jobs.extraction.assistant.parties.clinics_asked import holds_an_arrow, is_the_clinic_asked
from jobs.extraction.assistant.parties.departments import best_place, is_mere_specialty
from jobs.extraction.assistant.parties.dividing import PeopleAndPlaces, without_degrees
from jobs.extraction.assistant.parties.heads_of_stays import hospital_of_the_stay
from jobs.extraction.assistant.parties.homes_that_refer import home_that_refers
from jobs.extraction.assistant.parties.labelled_parties import (
    departments,
    labelled_organizations,
    labelled_people,
    organizations_in_addresses,
)
from jobs.extraction.assistant.parties.letterhead import organization_in_foot, organization_in_head
from jobs.extraction.assistant.parties.named_by_calling import who_is_named_by_calling
from jobs.extraction.assistant.parties.nobody import names_nobody
from jobs.extraction.assistant.parties.npi import npi_of_sender
from jobs.extraction.assistant.parties.numbers_beside_numbers import (
    number_before_the_fax,
    number_below_the_place,
)
from jobs.extraction.assistant.parties.numbers_of_senders import fax_of_the_machine, number_of_sender
from jobs.extraction.assistant.parties.ordered_by import people_who_ordered
from jobs.extraction.assistant.parties.owners_of_forms import made_by_the_service_asked, owner_of_the_form
from jobs.extraction.assistant.parties.party_search import searched
from jobs.extraction.assistant.parties.people_at_the_edges import (
    people_who_saw,
    people_who_sign,
    person_as_in_registers,
    person_at_the_head,
)
from jobs.extraction.assistant.parties.places_before_numbers import places_before_numbers
from jobs.extraction.assistant.parties.places_of_who_signs import places_below_who_signs
from jobs.extraction.assistant.parties.signatures import signed_by, written_out
from jobs.extraction.assistant.parties.telegrams import who_wires
from jobs.extraction.assistant.parties.telephone_messages import who_rang
from jobs.extraction.assistant.parties.threads import stands_beside_the_matter
from jobs.extraction.assistant.parties.unlabelled_parties import unlabelled_organizations, unlabelled_people
from jobs.extraction.assistant.parties.usual_doctors import stands_beside_a_hospital_doctor
from jobs.extraction.assistant.parties.words_of_parties import INSURER
from jobs.extraction.assistant.parties.wrapped_places import goes_on_the_receivers_line, with_its_rest
from jobs.extraction.assistant.patient.names import is_patient
from jobs.extraction.assistant.patient.names_cut_out import Named
from jobs.extraction.assistant.patient.who_writes import writes_of_themselves
from jobs.extraction.found import Found, best, field_of
from referrals.data.referral import Referrer

_SURER_THAN_USUAL = 0.835
"""A name less sure may be that of the patient's usual doctor."""


def referrer_of(document: Document, *, patient: Named | None) -> Referrer:
    """Return who sends the referral, which is never the patient: nobody, where patients write of themselves."""
    if writes_of_themselves(document, patient):
        return Referrer()
    text = document.text
    signed_name, signed_organization = signed_by(document)
    labelled, organizations = _with_wrapped_places(
        document, *labelled_people(document, "provider", "referrer")
    )
    writes = who_writes_of(document, patient)
    people, from_where = _who_sends(document, labelled, signed_name, writes, patient)
    name = without_degrees(document, best(people))
    owner, head = owner_of_the_form(document), organization_in_head(document)
    letterhead = None if owner or _is_an_insurer(head) else head
    told = where_who_writes_works(document, writes)
    otherwise = (
        letterhead,
        signed_organization,
        organization_in_foot(document),
        from_where,
        told,
        hospital_of_the_stay(document),
        home_that_refers(document),
    )
    places = [
        *labelled_organizations(document),
        *organizations,
        *departments(document),
        *unlabelled_organizations(document),
        *organizations_in_addresses(document),
        *places_before_numbers(document),
        *places_below_who_signs(document),
        *(found for found in otherwise if found),
    ]
    made = made_by_the_service_asked(document)
    organization = best_place([found for found in places if _sends(document, found)])
    organization = organization or searched(
        document,
        "place",
        "referrer",
        beside=[name],
        refused=lambda found: (
            found.spans[0] in made
            or SALUTATION.match(str(found.value)) is not None
            or not _sends(document, found)
        ),
    )
    organization = (with_its_rest(document, organization) if organization else None) or organization
    name = _surely_named(document, name, organization, patient)
    others_head = owner is not None or (_is_an_insurer(head) and organization is not None)
    fax = number_of_sender(document, "fax", signed_name, organization, others_head=others_head)
    phone = (
        number_of_sender(document, "phone", signed_name, organization, others_head=others_head)
        or number_before_the_fax(document, fax)
        or number_below_the_place(document, signed_name, organization)
    )
    return Referrer(
        name=field_of(text, name),
        npi=field_of(text, npi_of_sender(document)),
        organization=field_of(text, organization),
        phone=field_of(text, phone),
        fax=field_of(text, fax or fax_of_the_machine(document, organization)),
        address=field_of(text, address_of_sender(document, organization, others_head=others_head)),
    )


def _with_wrapped_places(
    document: Document, people: list[Found], organizations: list[Found]
) -> PeopleAndPlaces:
    """People and organizations with those of the former whose name goes on in the line below as a place's among the
    latter: "Ida Moss, MD / Elm Primary", and below it "Care"."""
    wrapped = {found: whole for found in people if (whole := with_its_rest(document, found))}
    return [found for found in people if found not in wrapped], [*organizations, *wrapped.values()]


def _who_sends(
    document: Document,
    labelled: list[Found],
    signed: Found | None,
    writes: Found | None,
    patient: Named | None,
) -> tuple[list[Found], Found | None]:
    """Those who may send: whoever writes of the patient in a chat, else those that labels and the sender's block name
    or who sign, else who heads the paper, else who rang or wires; and where the latter did so from."""
    people = [found for found in labelled if not is_answered(document, found)]
    people += [*unlabelled_people(document, "referrer"), *([signed] if signed else [])]
    people += [*people_who_sign(document), *people_who_saw(document), *people_who_ordered(document)]
    people = [
        found
        for found in people
        if not _is_nobody(document, found, patient) and named_by_cell(str(found.value)) is None
    ]
    if not people and (head := person_at_the_head(document)) and not _is_nobody(document, head, patient):
        people = [head]
    called, at_work = ([], []) if people else who_is_named_by_calling(document)
    people = people or [found for found in called if not is_patient(document, found, patient)]
    if not people and (listed := person_as_in_registers(document)):
        people = [listed]
    people = [writes] if writes else people
    if people or at_work:
        return people, best(at_work)
    rang, from_where = who_rang(document)
    if rang is None:
        rang, from_where = who_wires(document)
    return [rang] if rang else [], from_where


def _is_nobody(document: Document, found: Found, patient: Named | None) -> bool:
    return is_patient(document, found, patient) or names_nobody(str(found.value))


def _surely_named(
    document: Document, name: Found | None, organization: Found | None, patient: Named | None
) -> Found | None:
    """Who sends, as the learned search has it where the name may be the usual doctor's, and as the signature writes it
    out."""
    if name is None or name.confidence < _SURER_THAN_USUAL:
        name = (
            searched(
                document,
                "person",
                "referrer",
                beside=[organization],
                others=[name],
                refused=lambda found: _is_nobody(document, found, patient),
                told=name is not None,
            )
            or name
        )
    if name and not is_patient(document, fuller := written_out(document, name), patient):
        return fuller
    return name


def _sends(document: Document, found: Found) -> bool:
    """Whether a place may be the sender's: it has a name, and is not the clinic that the head of the paper asks."""
    words = str(found.value)
    return (
        _names_one(words)
        and not stands_beside_the_matter(document, found.start)
        and not holds_an_arrow(words)
        and not is_the_clinic_asked(document, found.spans[0])
        and not goes_on_the_receivers_line(document, found.start)
        and not stands_beside_a_hospital_doctor(document, found.spans[0])
    )


def _names_one(words: str) -> bool:
    """Whether words name a place: not only a specialty, nor what is a label, nor where somebody else reads it."""
    return not is_mere_specialty(words) and named_by_cell(words) is None and _READ_BY.search(words) is None


_READ_BY = re.compile(
    r"\b(?:attn|attention|fao|alla c(?:\.? ?a\b|ortese)|z\. ?hd|zu h[äa]nden|t\. ?a\. ?v|a la atenci[óo]n|ao cuidado)",
    re.IGNORECASE,
)
"""Words of whoever is to read it: "Podiatry, attn Dr. Hill" at the head of a fax is where it goes."""


def _is_an_insurer(head: Found | None) -> bool:
    """Whether the page is an insurer's own; "VA" heads hospitals too."""
    named = INSURER.search(str(head.value)) if head else None
    return named is not None and named.group() != "VA"
