"""Who the patient is: name, birth date, age, sex, how to reach them, and their numbers."""

from __future__ import annotations

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.addresses import address_of_patient
from jobs.extraction.assistant.patient.age_and_sex import age_of, sex_of
from jobs.extraction.assistant.patient.birth_dates import birth_date_of
from jobs.extraction.assistant.patient.birth_dates_in_numbers import born_by_number
from jobs.extraction.assistant.patient.contact import email_of_patient, phone_of_patient
from jobs.extraction.assistant.patient.identifiers import identifiers_of
from jobs.extraction.assistant.patient.names import spelled
from jobs.extraction.assistant.patient.names_cut_out import Named
from jobs.extraction.assistant.patient.names_in_boxes import names_in_boxes
from jobs.extraction.assistant.patient.names_of_forefathers import with_forefathers
from jobs.extraction.assistant.patient.passages import passages_of
from jobs.extraction.assistant.patient.where_who_writes_is_reached import (
    address_of_the_writer,
    email_of_the_writer,
    number_of_the_writer,
    phone_of_the_writer,
)
from jobs.extraction.assistant.patient.who_writes import writes_of_themselves
from jobs.extraction.found import Found, field_of
from referrals.data.referral import Identifier, Patient


def patient_of(document: Document, name: Named | None) -> Patient:
    """Return the patient's identity as far as the document states it; `name` is the surest name of the patient."""
    text = document.text
    given, family = (None, None)
    if name is not None:
        parts, _, confidence = name
        given = Found(spelled(document, parts.given), parts.given, confidence) if parts.given else None
        family = Found(spelled(document, parts.family), parts.family, confidence) if parts.family else None
    separate_given, separate_family = names_in_boxes(document)
    given, family = separate_given or given, separate_family or family
    given, family = with_forefathers(document, given, family)
    birth_date = birth_date_of(document, name)
    age, sex_near_age = age_of(document)
    known = [span for found in (given, family, birth_date, age) if found is not None for span in found.spans]
    passages = passages_of(document, known)
    numbers = tuple(identifiers_of(document, passages))
    if not numbers and writes_of_themselves(document, name) and (kept := number_of_the_writer(document)):
        numbers = ((Found("mrn", kept.spans, kept.confidence), kept),)
    if birth_date is None:
        birth_date = born_by_number(document, [value for _, value in numbers])
    phone = phone_of_patient(document, passages)
    if phone is not None and any(
        a.meets(b) for _, value in numbers for a in value.spans for b in phone.spans
    ):
        phone = None
    email, address = email_of_patient(document, passages), address_of_patient(document, passages)
    if writes_of_themselves(document, name):
        phone = phone or phone_of_the_writer(document)
        email = email or email_of_the_writer(document)
        address = address or address_of_the_writer(document, str(family.value) if family else "")
    return Patient(
        given_name=field_of(text, given),
        family_name=field_of(text, family),
        birth_date=field_of(text, birth_date),
        age=field_of(text, age),
        sex=field_of(text, sex_of(document, name, birth_date, sex_near_age)),
        phone=field_of(text, phone),
        email=field_of(text, email),
        address=field_of(text, address),
        identifiers=tuple(
            Identifier(type=field_of(text, kind), value=field_of(text, value)) for kind, value in numbers
        ),
    )
