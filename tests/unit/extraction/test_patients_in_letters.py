"""Who the patient is, how to reach them, and when it was written, in letters that label nothing. Every person is
invented.
"""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value, values

_TOLD = (
    "Please see this person who has had recurrent migraine with aura for three months.\n"
    "There is no other illness, and the examination of the nervous system was normal in the practice today.\n\n"
)
_END = "Yours sincerely,\n\nDr Ada Penrose\n"


@pytest.mark.parametrize(
    ("line", "given", "family"),
    [
        ("About Nora Quillfeather (14.02.1968), 614-555-0142.\n", "Nora", "Quillfeather"),
        ("Subject: Mrs Nora Quillfeather 14/02/1968 - new patient\n", "Nora", "Quillfeather"),
        ('Subject: Alexandra ("Lexie") Quill, 14/02/1968, she/her\n', "Alexandra", "Quill"),
        ("Nora Quillfeather\n14/02/1968\n18 Fortfield Grove\n", "Nora", "Quillfeather"),
        ("Nora Quillfeather\nDate of birth 14 February 1968\n", "Nora", "Quillfeather"),
        ("RE: d'Entremont, Marguerite F 1968/02/14 HCN 0099 417 226\n", "Marguerite", "d'Entremont"),
        ("Quillfeather, Nora Jean, 14 Feb 1968\n", "Nora Jean", "Quillfeather"),
    ],
)
def test_a_line_introduces_the_patient(line: str, given: str, family: str) -> None:
    referral = read(
        "Millbrook Surgery\nTel 01904 555 010\n\n5 March 2026\n\nDear Colleague,\n\n"
        + line
        + "\n"
        + _TOLD
        + _END
    )
    assert value(referral, "patient.given_name") == given
    assert value(referral, "patient.family_name") == family
    assert value(referral, "patient.birth_date") == "1968-02-14"
    assert value(referral, "recipient.name") is None


@pytest.mark.parametrize(
    ("sentence", "family", "born"),
    [
        (
            "I am sending Nora Quillfeather, 58, born 14 February 1968, with migraine since the summer of last year.",
            "Quillfeather",
            "1968-02-14",
        ),
        (
            "Je vous adresse Madame Claire CHARBON, née Vasseur le 8 mars 1955, pour une migraine rebelle depuis "
            "mai.",
            "CHARBON",
            "1955-03-08",
        ),
        (
            "Please offer an appointment to Nora Quillfeather (NHI ZRU4557, born 14/2/1968), who has had migraine.",
            "Quillfeather",
            "1968-02-14",
        ),
    ],
)
def test_a_sentence_introduces_the_patient(sentence: str, family: str, born: str) -> None:
    referral = read("Millbrook Surgery\n\n5 March 2026\n\nDear Colleague,\n\n" + sentence + "\n\n" + _END)
    assert value(referral, "patient.family_name") == family
    assert value(referral, "patient.birth_date") == born


def test_what_a_letter_is_about_is_no_name() -> None:
    referral = read(
        "Millbrook Surgery\n\n5 March 2026\n\nDear Colleague,\n\nRe: semi-urgent consultation and "
        "colonoscopy\n\n" + _TOLD + _END
    )
    assert value(referral, "patient.family_name") is None


def test_a_relatives_birth_date_in_prose_is_not_the_patients() -> None:
    referral = read(
        "Millbrook Surgery\n\nDear Colleague,\n\nI refer Nora Quillfeather with migraine. Her sister was born on "
        "1 May 1970.\n\n" + _END
    )
    assert value(referral, "patient.birth_date") is None


@pytest.mark.parametrize(
    ("sentence", "address"),
    [
        (
            "I am referring Mrs Nora Quillfeather of 55 Sugarbush Hollow, Ripton, VT 05999, whose migraine is worse.",
            "55 Sugarbush Hollow, Ripton, VT 05999",
        ),
        (
            "Mrs Nora Quillfeather (born 14/02/1968) lives at 12 High Street, Leeds LS1 4ZZ and has had migraine.",
            "12 High Street, Leeds LS1 4ZZ",
        ),
    ],
)
def test_an_address_in_a_sentence(sentence: str, address: str) -> None:
    referral = read("Millbrook Surgery\n\nDear Colleague,\n\n" + sentence + "\n\n" + _END)
    assert value(referral, "patient.address") == address


def test_how_to_reach_the_patient_in_a_sentence() -> None:
    referral = read(
        "Millbrook Surgery, York YO1 7PR\nTel 01904 555 010\n\nDear Colleague,\n\nRe: Nora Quillfeather, DOB "
        "14/02/1968\n\n" + _TOLD + "She is best reached on 07700 900286 or nora.q@example.net.\n\n" + _END
    )
    assert value(referral, "patient.phone") == "+447700900286"
    assert value(referral, "patient.email") == "nora.q@example.net"


@pytest.mark.parametrize(
    ("line", "number"),
    [
        (
            "Re: Nora Quillfeather, DOB 14/02/1968, NHS 999 736 1423 31 Loom Street, Leigh WN7 9ZZ",
            "999 736 1423",
        ),
        ("Re: Nora Quillfeather, DOB 14/02/1968, hospital no. UH 220714", "UH 220714"),
        ("PT: Nora Quillfeather DOB 14/02/1968 CHART VF-60114 956.555.0112", "VF-60114"),
    ],
)
def test_a_number_ends_where_its_kind_ends(line: str, number: str) -> None:
    referral = read("Millbrook Surgery\n\nDear Colleague,\n\n" + line + "\n\n" + _TOLD + _END)
    assert values(referral, "patient.identifiers", "value") == [number]


def test_a_doctors_billing_number_is_not_the_patients() -> None:
    referral = read(
        "PATIENT\nName: Nora Quillfeather\tBirth date: 1968-02-14\nPHN: 9621 415 433\n"
        "REFERRING PRACTITIONER\nName: Ada Penrose, NP\tMSP #: 99417\nReason: stones\n"
    )
    assert values(referral, "patient.identifiers", "value") == ["9621 415 433"]


@pytest.mark.parametrize(
    ("said", "day"),
    [
        ("Electronically signed by Ada Penrose, MD on 02/25/2026 at 17:26\n", "2026-02-25"),
        ("Requested: 17-Feb-2026\n", "2026-02-17"),
        ("Seen: 02/25/2026 4:40 PM by Ada Penrose, PA-C\n", "2026-02-25"),
        ("authoredOn: 2026-02-16T14:22:08-05:00\n", "2026-02-16"),
        ("Signature / date: A Penrose 02/25/2026\n", "2026-02-25"),
    ],
)
def test_the_day_of_a_request_without_a_letters_date(said: str, day: str) -> None:
    referral = read("Patient: Nora Quillfeather\nDOB: 02/14/1968\nReason for referral: migraine\n" + said)
    assert value(referral, "request.date") == day


@pytest.mark.parametrize(
    ("written", "day"),
    [
        ("Guadalajara, Jal., a 14 de enero de 2026", "2026-01-14"),
        ("21/MAR/2026", "2026-03-21"),
        ("Feb. 27/26", "2026-02-27"),
    ],
)
def test_dates_of_letters(written: str, day: str) -> None:
    referral = read(
        f"Millbrook Clinic\n\n{written}\n\nDear Colleague,\n\nRe: Nora Quillfeather\n\n" + _TOLD + _END
    )
    assert value(referral, "request.date") == day


def test_a_date_that_lies_a_little_ahead_is_kept_and_said_to_be() -> None:
    referral = read(
        "Millbrook Clinic\n\n9 December 2026\n\nDear Colleague,\n\nRe: Nora Quillfeather\n\n" + _TOLD + _END
    )
    assert value(referral, "request.date") == "2026-12-09"
    assert "It lies in the future." in referral.request.date.reasons


def test_fields_as_programs_name_them_and_labels_in_two_languages() -> None:
    portal = read(
        "New submission\npatient_first_name\t\tTrinity\npatient_last_name\t\tQuill\npatient_dob\t\t1989-12-02\n"
        "practice_phone\t\t318-555-0120\nreason\t\tmigraine\n"
    )
    assert value(portal, "patient.given_name") == "Trinity"
    assert value(portal, "patient.birth_date") == "1989-12-02"
    assert value(portal, "referrer.phone") == "+13185550120"
    welsh = read(
        "Cyfenw / Surname\t\tBevan-Hughes\nEnwau / Forenames\t\tGwenllian\nDyddiad geni / Date of "
        "birth\t\t12/01/1936\n"
    )
    assert value(welsh, "patient.family_name") == "Bevan-Hughes"
    assert value(welsh, "patient.given_name") == "Gwenllian"
