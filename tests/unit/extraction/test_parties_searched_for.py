"""Who sends and who receives where no known label and no usual place says it. Every person is invented."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.labels.whose import side_in_prose, side_of
from tests.unit.extraction.test_assistant import read, value

_PATIENT = "Patient: Nora Quill\nDOB: 14/02/1968\n"
_ASKS = "Could you please see her about migraine which has come twice a week for three months now.\n"


@pytest.mark.parametrize(
    ("words", "side"),
    [
        ("Doctor on duty", "referrer"),
        ("Médico que refiere", "referrer"),
        ("Unidad a la que se refiere", "recipient"),
        ("From service", "referrer"),
        ("Perform at", "recipient"),
        ("Consult request to", "recipient"),
        ("Where do you work?", "referrer"),
        ("Usual GP", "another"),
        ("Copy of report to", "another"),
        ("Answered by", "another"),
        ("Patient's signature", "another"),
        ("Provider", ""),
        ("Performing", ""),
        ("Allergies", ""),
    ],
)
def test_words_before_a_name_say_whose_it_is(words: str, side: str) -> None:
    assert side_of(words) in ({side, "another"} if not side else {side})


@pytest.mark.parametrize(
    ("before", "behind", "side"),
    [
        ("He was referred by our doctor ", ".", "referrer"),
        ("", " has asked me to send you this patient", "referrer"),
        ("Kindly forward to ", ". We are", "recipient"),
        ("She was operated on by ", " in May", "another"),
    ],
)
def test_a_sentence_says_whose_somebody_is(before: str, behind: str, side: str) -> None:
    assert side_in_prose(before, behind) == side


@pytest.mark.parametrize(
    "label",
    [
        "Doctor on duty",
        "Crew member",
        "Who is making this request?",
        "Médico que refiere",
        "Source physician",
    ],
)
def test_a_label_nobody_knows_may_say_who_sends(label: str) -> None:
    referral = read(f"NEW REQUEST\n{_PATIENT}{label}: Ada Penrose\nGP (if known): Dr Ida Ormsby\n\n{_ASKS}")
    assert value(referral, "referrer.name") == "Ada Penrose"


@pytest.mark.parametrize("label", ["Target", "Perform at", "Unidad a la que se refiere"])
def test_a_label_nobody_knows_may_say_where_a_referral_goes(label: str) -> None:
    referral = read(
        f"NEW REQUEST\n{_PATIENT}{label}: Castle Bone Hospital\nFrom: Elm Tree Surgery\n\n{_ASKS}"
    )
    assert value(referral, "recipient.organization") == "Castle Bone Hospital"
    assert value(referral, "referrer.organization") == "Elm Tree Surgery"


@pytest.mark.parametrize(
    "line",
    [
        "Report copy to: Dr Ida Ormsby",
        "Discussed with: Dr Ida Ormsby",
        "Accompanied by: Mr Ida Ormsby",
        "SNOMED CT",
    ],
)
def test_who_had_the_paper_in_hand_neither_sends_nor_receives(line: str) -> None:
    referral = read(f"REFERRAL\n{_PATIENT}{line}\n\n{_ASKS}")
    assert value(referral, "referrer.name") is None
    assert value(referral, "recipient.name") is None


def test_a_form_that_asks_for_the_senders_practice_speaks_to_the_sender() -> None:
    referral = read(
        f"REFERRAL FORM\nYour practice: Elm Tree Surgery\nYour name: Ada Penrose\nYour phone: 0113 496 0100\n{_PATIENT}"
    )
    assert value(referral, "referrer.name") == "Ada Penrose"
    assert value(referral, "referrer.phone") in ("+441134960100", "0113 496 0100")
    assert value(referral, "patient.given_name") == "Nora"


def test_the_doctor_of_a_paper_signed_by_staff_sends_it() -> None:
    referral = read(
        f"{_PATIENT}\nDr Ada Penrose has asked me to send this patient to you for her knee pain of years.\n"
    )
    assert value(referral, "referrer.name") == "Dr Ada Penrose"


@pytest.mark.parametrize(
    "greeting", ["Dear Ida,\n\n", "Dear Dr Ormsby, ", "Gentile Dott.ssa Ormsby,\n\n", "Hello Ida,\n\n"]
)
def test_whom_the_salutation_names_is_addressed_even_at_the_head_of_the_page(greeting: str) -> None:
    referral = read(
        f"Dr Ida Ormsby\nConsultant Neurologist\nCastle Hospital\n\n12 May 2026\n\n{greeting}{_ASKS}\nDr Ada Penrose\n"
        "Elm Tree Surgery\n"
    )
    assert value(referral, "recipient.name") == "Dr Ida Ormsby"
    assert value(referral, "recipient.organization") == "Castle Hospital"
    assert value(referral, "referrer.organization") == "Elm Tree Surgery"


def test_where_nobody_is_greeted_the_address_stands_above_the_prose() -> None:
    referral = read(
        "Elm Tree Surgery\nTel 0113 496 0100\n12 May 2026\n\nThe Medical Officer\nNeurology Clinic\nCastle Hospital\n\n"
        f"{_ASKS}"
        "\nDr Ada Penrose\n"
    )
    assert value(referral, "recipient.organization") == "Castle Hospital"
    assert value(referral, "referrer.organization") == "Elm Tree Surgery"


@pytest.mark.parametrize(
    ("below", "place"),
    [
        ("Ysbyty Glan Menai", True),
        ("Consultant Otolaryngologist", False),
        ("Galway", False),
        ("Ground Floor", False),
    ],
)
def test_below_the_addressee_stands_where_they_work(below: str, place: bool) -> None:
    referral = read(
        "Elm Tree Surgery\n4 Quay Road, Leeds LS9 9AA\n\n12 May 2026\n\n"
        f"Mr Ivo Ormsby\n{below}\n\nDear Mr Ormsby,\n\n{_ASKS}"
    )
    assert referral.recipient.organization.value == (below if place else None)


@pytest.mark.parametrize("name", ["Ada Penrose", "ADA PENROSE (DR)", "Ada Penrose, dietitian"])
def test_who_stands_alone_below_all_that_is_told_sends_it(name: str) -> None:
    referral = read(f"Elm Tree Surgery\nTel 0113 496 0100\n12 May 2026\n\n{_PATIENT}\n{_ASKS}\n{name}\n")
    assert "penrose" in value(referral, "referrer.name").casefold()


@pytest.mark.parametrize(
    "head", ["Type of referral: Neurology", "Sunny Coast Health Plan", "Neurology", "Allergies"]
)
def test_what_heads_a_page_and_names_no_place_is_no_senders(head: str) -> None:
    referral = read(f"{head}\n\n{_PATIENT}\n{_ASKS}")
    assert referral.referrer.organization.value is None
