"""Labels right before their value, counted fields, other languages' orders, and who signs. Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)


def read(text: str) -> Referral:
    return run_assistant(pages=paper(text), today=TODAY)


def test_labels_that_begin_a_cell_need_no_colon() -> None:
    referral = read(
        "Patient Ada Quill\t\tBirthdate 12/30/1988\n72 Orchard Pike\t\tSex Male\nLexington, KY 40599\t\tMRN "
        "BG-0041776\n"
        "Referred to Simon Holm, MD\t\tAuthor Rosa Lind, MD\nAdult Heart Program\t\tCreated 03/18/2026\n\n"
        "REASON FOR REFERRAL\nPalpitations for six weeks, and a murmur that was heard at school."
    )
    assert referral.referrer.name.value == "Rosa Lind, MD"
    assert referral.recipient.name.value == "Simon Holm, MD"
    assert referral.request.date.value == "2026-03-18"
    assert referral.patient.sex.value == "male"


def test_words_of_prose_that_are_labels_elsewhere_lead_nothing() -> None:
    referral = read(
        "Hill Green Practice\n2 High Street, Leeds LS1 3XX\n\n5 March 2026\n\nDear Colleague\n\nRe: Ada Quill, "
        "DOB 14/02/1968\n\n"
        "Doctor Anna Holm saw her in May and was content.\nFrom May on she has had headaches.\n\nYours sincerely\n\n"
        "Dr Rosa Lind"
    )
    assert referral.referrer.name.value == "Dr Rosa Lind"


def test_a_forms_numbers_before_its_labels_are_no_part_of_them() -> None:
    referral = read(
        "PLAN OF CARE\n\n4. Medical record no.\t\t6. Patient\nEHH-20817\t\tQuill, Ada\n"
        "8. Date of birth\t\t9. Sex\n08/24/1938\t\tF\n"
    )
    assert referral.patient.given_name.value == "Ada"
    assert referral.patient.birth_date.value == "1938-08-24"
    assert [str(found.value.value) for found in referral.patient.identifiers] == ["EHH-20817"]


@pytest.mark.parametrize(
    ("label", "written", "given", "family"),
    [
        ("Cognome e nome:", "Quilli Ada", "Ada", "Quilli"),
        ("Apellidos y nombre:", "Quil Prado Ada", "Ada", "Quil Prado"),
        ("Nachname, Vorname:", "Quill Ada", "Ada", "Quill"),
        ("Nome e cognome:", "Ada Quilli", "Ada", "Quilli"),
        ("Surname, first name:", "QUILL Ada", "Ada", "QUILL"),
    ],
)
def test_a_name_stands_in_the_order_of_its_label(label: str, written: str, given: str, family: str) -> None:
    patient = read(f"Scheda\n\n{label} {written}\nNata il: 13/11/1967\n").patient
    assert (patient.given_name.value, patient.family_name.value) == (given, family)


@pytest.mark.parametrize(
    "greeting", ["Groete,", "Diolch yn fawr,", "Le gach dea-ghuí,", "Cordiali saluti", "Nga mihi"]
)
@pytest.mark.parametrize("name", ["L.M. Holm", "Anna Holm", "Anna Holm, IP/NP"])
def test_a_greeting_in_any_language_closes_a_letter(greeting: str, name: str) -> None:
    referral = read(
        f"Hill Green Practice\n2 High Street, Leeds LS1 3XX\n\n5 March 2026\n\nDear Colleague\n\n"
        f"Re: Ada Quill, DOB 14/02/1968\n\nThank you for seeing this lady, who has had headaches for six weeks.\n\n"
        f"{greeting}\n\n{name}\n"
    )
    assert str(referral.referrer.name.value).startswith(name.partition(",")[0])


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Anna Holm, MD, FAAP", "Anna Holm, MD"),
        ("Dr Anna Holm FRCSI", "Dr Anna Holm"),
        ("Anna Holm, PA-C", "Anna Holm, PA-C"),
    ],
)
def test_memberships_are_no_part_of_a_name(written: str, kept: str) -> None:
    referral = read(
        f"Hill Green Clinic\n\nMay 5, 2026\n\nDear Colleague\n\nRe: Ada Quill, DOB 02/14/1968\n\n"
        f"Thank you for seeing this lady, who has had headaches for six weeks.\n\nSincerely,\n\n{written}\n"
    )
    assert referral.referrer.name.value == kept


def test_a_post_is_nobodys_name() -> None:
    referral = read(
        "8/9/2026\n\nThe Referrals Coordinator\nIrwell Pain Service\n\nDear Colleagues\n\nRe: Ada Quill, DOB "
        "14/02/1968\n\n"
        "Please see this lady, who has had headaches for six weeks.\n\nYours sincerely\n\nDr Rosa Lind"
    )
    assert referral.recipient.name.value is None
    assert referral.recipient.organization.value == "Irwell Pain Service"


@pytest.mark.parametrize("place", ["North Star Allergy", "Barton ENT & Hearing", "Hill Speech & Language"])
def test_who_is_called_by_a_field_of_care_is_no_person(place: str) -> None:
    recipient = read(f"REFERRAL\n\nTo: {place}\nPatient: Ada Quill\nDOB: 02/14/1968\n").recipient
    assert (recipient.organization.value, recipient.name.value) == (place, None)


@pytest.mark.parametrize(
    "sentence",
    [
        "Her date of birth is the 21st August 1960.",
        "She was born at term on 21 August 1960.",
        "New one for you: Ada Quill, female, 21/08/60, with headaches.",
    ],
)
def test_a_birth_date_is_told_in_a_sentence(sentence: str) -> None:
    referral = read(
        f"Hill Green Practice\n2 High Street, Leeds LS1 3XX\n\n5 March 2026\n\nDear Colleague\n\nI refer Ada "
        f"Quill.\n{sentence}\n\n"
        "Yours sincerely\n\nDr Rosa Lind"
    )
    assert referral.patient.birth_date.value == "1960-08-21"


def test_a_number_may_be_labelled_behind_it_or_by_the_fax_machine() -> None:
    referral = read(
        "FLINT HAND SURGERY\n(316) 555-0180 (T) (316) 555-0181 (F)\n\nPatient: Ada Quill\nDOB: 02/14/1968\n"
    )
    assert (referral.referrer.phone.value, referral.referrer.fax.value) == ("+13165550180", "+13165550181")


def test_the_patient_signs_nothing() -> None:
    referral = read(
        "Hill Green Practice\n\n5 March 2026\n\nDear Colleague\n\nRe: Mrs Ada Quill, DOB 14/02/1968\n\n"
        "Thank you for seeing this lady, who has had headaches for six weeks.\n\nYours sincerely\n\nMrs Ada "
        "Quill, page 1\n"
    )
    assert referral.referrer.name.value is None
