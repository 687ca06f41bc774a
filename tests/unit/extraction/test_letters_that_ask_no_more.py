"""Letters that ask for nothing, or for nothing any more, are for a person and never accepted; what they tell of other
people and earlier appointments is another matter. Every person, place and number is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import default_ruleset, run_assistant, run_judge, run_triage, sort_packet
from referrals.data.referral import Field, Referral, Triage, replace_fields
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)
LETTER = """\
Hillside Medical Practice
1 Hill Road, Leeds LS1 4AB Tel 0113 496 0111
12 November 2026

Dear Neurology Team,
Re: Mr Alan Whitcombe  DOB 04/06/1967  Tel 0113 496 0222

{body}

Yours sincerely
Dr Jane Fox
"""
ASKS = "I would be grateful if you would see this man with migraine. "


def triaged(text: str, **corrected: Field) -> tuple[Referral, Triage]:
    pages = paper(text)
    read = run_assistant(pages=pages, today=TODAY, packet=sort_packet(pages=pages, today=TODAY))
    proposed = replace_fields(read, {path.replace("__", "."): field for path, field in corrected.items()})
    referral: Referral = run_judge(referral=proposed, pages=pages)
    triage, _ = run_triage(referral=referral, pages=pages, ruleset=default_ruleset(), today=TODAY)
    return referral, triage


def why(triage: Triage) -> list[str]:
    return [reason.text for reason in triage.reasons if reason.rule == "withdrawn"]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (
            "I am writing to let you know that Mr Whitcombe, whom you were to see with migraine, has died.",
            "has died",
        ),
        ("We regret to inform you of the death of this patient, referred to you with migraine.", "has died"),
        ("This patient has sadly passed away. He was to be seen with migraine.", "has died"),
        ("Mr Whitcombe sadly died on 1 November. He was to be seen with migraine.", "has died"),
        ("Please cancel my referral for migraine; he has been seen privately instead.", "cancelled"),
        ("Please cancel my previous referral for migraine; he has been seen privately.", "cancelled"),
        ("He no longer needs his appointment for migraine.", "cancelled"),
        ("My referral of 1 October for migraine is no longer needed.", "cancelled"),
        (
            "This is a copy for information only. He has been referred to another hospital for migraine.",
            "a copy",
        ),
        ("Migraine, seen elsewhere. No action is needed on your part.", "a copy"),
        ("TEST REFERRAL - PLEASE IGNORE\nMigraine.", "a test"),
    ],
)
def test_a_letter_that_asks_for_nothing_is_no_referral_and_for_a_person(body: str, said: str) -> None:
    referral, triage = triaged(LETTER.format(body=body))
    assert referral.document.kind.value == "other"
    assert triage.disposition == "review"
    assert any(said in reason and "Page 1" in reason for reason in why(triage))


def test_the_same_letter_without_such_words_is_accepted() -> None:
    assert triaged(LETTER.format(body=ASKS))[1].disposition == "accept"


def test_a_patient_called_dead_behind_the_name_is_never_accepted() -> None:
    letter = LETTER.format(body=ASKS).replace("496 0222", "496 0222 (DECEASED 01/11/2026)")
    _, triage = triaged(letter)
    assert triage.disposition == "review"
    assert why(triage) == [
        "Page 1 says that the patient has died: a person should read it before anything is booked."
    ]


@pytest.mark.parametrize(
    "body",
    [
        f"{ASKS}His father died of a stroke last year and his wife has died too.",
        f"{ASKS}I must inform you that his mother has died of the same illness.",
        f"{ASKS}Mrs Whitcombe died in May and he lives alone.",
        f"{ASKS}His appointment of 3 May was cancelled because of snow.",
        f"{ASKS}Please disregard my earlier letter, which this one replaces.",
        f"{ASKS}The last referral was cancelled by the hospital.",
        f"{ASKS}If he no longer wishes to be seen, please cancel the referral.",
        f"{ASKS}If you have received this in error, please disregard this fax.",
        f"{ASKS}A lumbar puncture was a difficult test. Please ignore the bruise.\ncc Dr Ng (for information only)",
        f"{ASKS}He was told that no action was needed when his scan was normal.",
    ],
)
def test_what_is_told_of_others_and_of_earlier_times_changes_nothing(body: str) -> None:
    referral, triage = triaged(LETTER.format(body=body))
    assert referral.document.kind.value == "referral"
    assert why(triage) == []


def test_a_letter_that_cancels_one_thing_and_asks_another_is_a_referral_for_a_person() -> None:
    body = f"{ASKS}Please cancel his appointment with the pain clinic."
    referral, triage = triaged(LETTER.format(body=body))
    assert referral.document.kind.value == "referral"
    assert triage.disposition == "review"
    assert len(why(triage)) == 1


def test_what_lacks_in_a_letter_that_cancels_is_not_asked_for() -> None:
    letter = LETTER.format(body=f"{ASKS}Please cancel his appointment with the pain clinic.")
    assert triaged(letter.replace("Tel 0113 496 0222", ""))[1].disposition == "review"


def test_a_person_who_has_said_what_it_is_need_not_say_it_again() -> None:
    human = Field(value="referral", confidence=1.0, verdict="supported", source="human")
    letter = LETTER.format(body=f"{ASKS}Please cancel his appointment with the pain clinic.")
    assert why(triaged(letter, document__kind=human)[1]) == []
