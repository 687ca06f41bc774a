"""Places that stand with their address, behind a tick, in a sentence, or below a letter. Every person is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value

_PATIENT = "Patient: Nora Quill\nDOB: 14/02/1968\n"
_ASKS = "Could you please see her about migraine which has come twice a week for three months now.\n"


@pytest.mark.parametrize(
    ("words", "place", "address"),
    [
        (
            "Practice name and address: Vale Surgery, The Green, Stannage, ST14 1BB",
            "Vale Surgery",
            "The Green, Stannage, ST14 1BB",
        ),
        (
            "Address / stamp: Vale Primary Care Centre, Main Street, Kilcastle",
            "Vale Primary Care Centre",
            "Main Street, Kilcastle",
        ),
        (
            "Practice: Hill & Daughter Opticians, 7 Cheap Street, Sherby",
            "Hill & Daughter Opticians",
            "7 Cheap Street, Sherby",
        ),
    ],
)
def test_a_place_and_its_address_in_one_field_are_two_values(words: str, place: str, address: str) -> None:
    referral = read(f"REFERRAL\n{_PATIENT}\nREFERRER\nReferring clinician: Dr Tom Vale\n{words}\n")
    assert value(referral, "referrer.organization") == place
    assert value(referral, "referrer.address") == address


def test_the_place_of_work_may_stand_within_the_address_of_the_receiver() -> None:
    referral = read(
        "Dr Tom Vale\nElm Surgery\n\n3 May 2026\n\nDr Ada Hill\nConsultant Cardiologist\nSuite 12, Blackstone Clinic\n"
        f"Quay Road\n\nDear Ada,\n\n{_PATIENT}{_ASKS}\nDr Tom Vale\n"
    )
    assert value(referral, "recipient.name") == "Dr Ada Hill"
    assert value(referral, "recipient.organization") == "Blackstone Clinic"


@pytest.mark.parametrize(
    ("choice", "path", "expected"),
    [
        ("Please see: [ ] Dr Ada Hill  [x] Dr Ida Orme  [ ] First available", "name", "Dr Ida Orme"),
        ("Refer to\n[ ] North Vale Hospital\n[x] Castle Hill Clinic", "organization", "Castle Hill Clinic"),
        (
            "Hospital preference: [x] Northgate Hospital [ ] Eastfield Hospital",
            "organization",
            "Northgate Hospital",
        ),
        ("Service: [x] Hand therapy [ ] Speech therapy [ ] Occupational therapy", "organization", None),
        ("Form completed by: [ ] Dr Ada Hill  [x] Dr Ida Orme", "name", None),
    ],
)
def test_who_is_to_see_the_patient_may_be_ticked(choice: str, path: str, expected: str | None) -> None:
    referral = read(f"REFERRAL FORM\n{choice}\n{_PATIENT}Reason: knee pain\nReferring doctor: Dr Tom Vale\n")
    assert value(referral, f"recipient.{path}") == expected


@pytest.mark.parametrize(
    ("sentence", "place"),
    [
        (
            "I am referring her to Dr Whit Lock, River Cities Vascular, for an opinion.",
            "River Cities Vascular",
        ),
        (
            "I would like to refer her to one of your surgeons at Elm Spine Center for an opinion.",
            "Elm Spine Center",
        ),
        ("She was sent to Mercy Hospital in May for pneumonia.", None),
    ],
)
def test_a_sentence_may_say_where_the_patient_is_sent(sentence: str, place: str | None) -> None:
    referral = read(f"Elm Surgery\n{_PATIENT}{_ASKS}{sentence}\n\nDr Ben Orme\n")
    assert value(referral, "recipient.organization") == place


def test_a_salutation_gives_no_shorter_name_than_the_address() -> None:
    referral = read(
        "Dr Tom Vale\nElm Surgery\n\n3 May 2026\n\nDR. ADA HILL\nHeart Institute\nSacred Heart Hospital\n\n"
        f"Dear Dr. Hill,\n\n{_PATIENT}{_ASKS}\nDr Tom Vale\n"
    )
    assert value(referral, "recipient.name") == "DR. ADA HILL"


def test_a_letter_quoted_below_does_not_make_its_receiver_the_reader() -> None:
    referral = read(
        f"Elm Surgery\nTel 0113 496 0000\n\nDear Sam\n\n{_PATIENT}{_ASKS}\nKind regards\nTom\n\nDr Tom Vale\n"
        "Elm Surgery, 2 Holmegate, Leeds LS1 4AA\nT: 0113 496 0001\n\nOn 19 Oct 2026, Lister, Sam wrote:\n"
        "Dear Tom, happy to see her.\n"
    )
    assert value(referral, "referrer.name") == "Dr Tom Vale"
    assert value(referral, "referrer.address") == "2 Holmegate, Leeds LS1 4AA"
    assert value(referral, "recipient.name") is None


def test_numbers_of_who_gets_a_copy_are_not_the_senders() -> None:
    referral = read(
        "Western Skin\n88 Mac Arcade\nt 0113 496 0000\nf 0113 496 0001\n\n3 May 2026\n\n"
        f"Dear Rohan\n\n{_PATIENT}{_ASKS}\nYours sincerely\nAda Hill\n"
        "Copies: Dr S Fitz, Tall Medical Centre, fax 0113 496 0009"
    )
    assert value(referral, "referrer.organization") == "Western Skin"
    assert value(referral, "referrer.fax") == "0113 496 0001"


def test_the_provider_of_what_is_asked_for_is_not_the_sender() -> None:
    referral = read(
        f"Vale Road Surgery\n8 Vale Road, Dunmere DM2 6HG\n0113 496 0007\n\n{_PATIENT}\nService requested\n"
        "Service: General Paediatrics\nProvider: Castle Children's Hospital\nReferring clinician: Dr Tom Vale\n"
    )
    assert value(referral, "recipient.organization") == "Castle Children's Hospital"
    assert value(referral, "referrer.organization") == "Vale Road Surgery"


def test_a_head_stands_below_the_line_that_a_program_prints_above_it() -> None:
    referral = read(
        "chartLink | QUILL, Nora (dob: 03/15/1957)\n\nSEA ISLAND PRIMARY CARE\n4120 Quay Hwy, Johns Island, SC 29455\n"
        f"P (843) 555-0123\n\n{_ASKS}\nSigned by: Tom Vale, MD\n"
    )
    assert value(referral, "referrer.organization") == "SEA ISLAND PRIMARY CARE"
    assert value(referral, "referrer.phone") == "+18435550123"


@pytest.mark.parametrize(
    ("written", "expected"),
    [("To: Orme, Ida (CASTLE HOSPITAL)", "Orme, Ida"), ("To: Cardiology, Neurology", None)],
)
def test_an_address_book_writes_the_family_name_first(written: str, expected: str | None) -> None:
    referral = read(
        f"From: VALE, Tom (ELM SURGERY)\nSent: 20 October 2026 18:22\n{written}\n\nDear Ida\n\n{_ASKS}\n{_PATIENT}"
    )
    assert value(referral, "recipient.name") == expected


def test_a_fax_that_goes_to_mail_is_a_fax() -> None:
    referral = read(
        f"Elm Surgery\nTel 0113 496 0000 | Fax to e-mail: 0113 496 0001\n\n{_PATIENT}{_ASKS}\nDr Tom Vale\n"
    )
    assert value(referral, "referrer.fax") == "0113 496 0001"


def test_a_table_of_referrals_names_who_provides() -> None:
    referral = read(
        "Continuity of care\nREASON FOR REFERRAL\nReason for Referral | Plan Date | Provider\n"
        f"Lung function test | | George Lung, 987 Quay Way, Portland, OR, 97005\n\n{_PATIENT}"
    )
    assert value(referral, "recipient.name") == "George Lung"


def test_below_the_receivers_address_begins_the_office_that_sends() -> None:
    referral = read(
        "Attn: Intake Coordinator\nBoise Heart Group\nFax (208) 555-0188\n\nFrom the office of Tom Vale, MD\n"
        f"Elm Family Medicine\nPhone (208) 555-0142 Fax (208) 555-0143\n\n{_PATIENT}{_ASKS}"
    )
    assert value(referral, "referrer.fax") == "+12085550143"
    assert value(referral, "recipient.name") is None
    assert value(referral, "recipient.organization") == "Boise Heart Group"


def test_letters_may_stand_behind_a_name_with_the_family_first() -> None:
    referral = read(
        f"Referring Provider: Vale, Tom MD\nReferred To Provider: Hill, Ada MD\n{_PATIENT}Reason: palpitations\n"
    )
    assert value(referral, "recipient.name") == "Hill, Ada MD"
