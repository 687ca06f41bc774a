"""A paper that says twice how soon, and not the same, is for a person, and waits as the sooner one meanwhile."""

from __future__ import annotations

import pytest

from referrals.data.referral import Referral, Triage
from tests.unit.extraction.test_triage_of_contradictions import LETTER, judged, triaged

_HOW_SOON = "This is urgent; please see her within two weeks."
_ROUTINE = LETTER.replace("Dear Colleague", "Urgency: Routine\nDear Colleague")


def read(told: str) -> tuple[Referral, Triage]:
    letter = _ROUTINE.replace(_HOW_SOON, told)
    referral = judged(letter)
    return referral, triaged(letter, referral)


@pytest.mark.parametrize(
    ("told", "sooner"),
    [
        ("Urgency: Urgent", "urgent"),
        ("Priority: stat. DOB: 03/21/1958", "stat"),
        ("He needs to be seen within 24 hours. Routine appointments will not do.", "asap"),
        ("He must be reviewed today.", "stat"),
        ("URGENT REFERRAL", "urgent"),
        ("Demande de consultation - urgente", "urgent"),
        ("This is an urgent referral.", "urgent"),
        ("A routine appointment would be too late for him.", "routine"),
    ],
)
def test_two_urgencies_are_for_a_person(told: str, sooner: str) -> None:
    referral, triage = read(told)
    urgency = referral.request.urgency
    assert urgency.value == "routine"
    assert urgency.verdict == "uncertain"
    assert urgency.confidence < 0.7
    assert urgency.contradicted_by
    assert triage.disposition == "review"
    assert triage.urgency == sooner


def test_a_letter_of_one_urgency_is_accepted() -> None:
    assert read("")[1].disposition == "accept"


@pytest.mark.parametrize(
    "told",
    [
        "Priority: Routine",
        "ROUTINE REFERRAL",
        "We cannot offer an\nurgent review.",
        "URGENT CARE REFERRAL",
        "Specimen priority: Urgent",
        "Priority: Routine / Urgent / Emergency",
        "He does not need to be seen within 24 hours.",
        "If the pain comes back he needs to be seen within 24 hours.",
        "He was told that he must be seen today.",
    ],
)
def test_what_is_no_second_urgency(told: str) -> None:
    assert not read(told)[0].request.urgency.contradicted_by


def test_of_two_other_levels_on_a_page_the_sooner_one_is_told() -> None:
    _, triage = read("Priority: Urgent\nReferral priority: STAT")
    assert triage.urgency == "stat"
