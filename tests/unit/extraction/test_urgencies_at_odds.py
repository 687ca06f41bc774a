"""A paper that says twice how soon, and not the same, is for a person, and waits as the sooner one meanwhile."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import default_ruleset, run_assistant, run_judge, run_triage
from referrals.data.referral import Referral, Triage
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)
LETTER = """\
Maple Street Family Practice
482 Maple Street, Evanston, IL 60201\tTel (312) 555-0147
November 12, 2026
Lakeside Cardiology Associates
RE: Theresa Okonjo\tDOB: 03/21/1958\tSex: Female
MRN: 4471920\tPhone: (847) 555-0123

Urgency: Routine
Dear Colleague,
Thank you for seeing this woman with palpitations for three months. She takes
metoprolol 25 mg twice daily and apixaban 5 mg twice daily.
Allergies: penicillin (hives).
{told}
Sincerely,
Daniel Hartwell, MD
"""


def read(told: str) -> tuple[Referral, Triage]:
    pages = paper(LETTER.format(told=told))
    referral = run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages)
    triage, _ = run_triage(referral=referral, pages=pages, ruleset=default_ruleset(), today=TODAY)
    return referral, triage


@pytest.mark.parametrize(
    ("told", "sooner"),
    [
        ("Urgency: Urgent", "urgent"),
        ("Priority: stat. DOB: 03/21/1958", "stat"),
        ("He needs to be seen within 24 hours. Routine appointments will not do.", "asap"),
        ("He must be reviewed today.", "stat"),
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
