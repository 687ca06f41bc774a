"""Two referrals of one patient to two specialties in a packet: neither is taken for the only one."""

from __future__ import annotations

from datetime import date

from jobs.extraction import default_ruleset, run_assistant, run_judge, run_triage, sort_packet
from referrals.data.referral import Referral, Triage
from tests.unit.extraction.paper import paper

TODAY = date(2026, 2, 21)
PAGE = """\
Prairie Family Medicine
1200 West Ave, Omaha, NE 68102 Phone: 402-555-0134 Fax: 402-555-0135
February 3, 2026
To: {to}
RE: Denise Kowalczyk  DOB: 04/15/1971
Phone: 402-555-0177

Dear Dr. Patel:
Please see this patient for {why}.

Thank you,
Sarah O'Neil, MD  NPI: 1234567893
"""
NEUROLOGY = PAGE.format(to="Heartland Neurology", why="migraine")


def triaged(*pages: str) -> tuple[Referral, Triage]:
    read = paper("\f\n".join(pages))
    packet = sort_packet(pages=read, today=TODAY)
    referral: Referral = run_judge(referral=run_assistant(pages=read, today=TODAY, packet=packet), pages=read)
    triage, _ = run_triage(referral=referral, pages=read, ruleset=default_ruleset(), today=TODAY)
    return referral, triage


def test_a_second_referral_to_another_specialty_contradicts_the_first_and_asks_for_a_person() -> None:
    other = PAGE.format(to="Heartland Cardiology", why="palpitations")
    referral, triage = triaged(NEUROLOGY, other)
    asked = referral.request.specialty
    assert asked.verdict == "contradicted"
    assert [place.page for place in (*asked.evidence[:1], *asked.contradicted_by)] == [1, 2]
    assert asked.contradicted_by[0].quote == "To: Heartland Cardiology"
    assert triage.disposition == "review"
    said = next(reason for reason in triage.reasons if reason.rule == "contradicted")
    assert said.fields == ("request.specialty",)
    assert {place.page for place in said.operands[0].places} == {1, 2}


def test_a_second_page_to_the_same_specialty_contradicts_nothing() -> None:
    referral, _ = triaged(NEUROLOGY, PAGE.format(to="Heartland Neurology Clinic", why="tremor"))
    assert referral.request.specialty.contradicted_by == ()


def test_a_report_of_another_department_behind_a_referral_contradicts_nothing() -> None:
    note = (
        "CARDIOLOGY CONSULTATION NOTE\nTo: Sarah O'Neil, MD\nRE: Denise Kowalczyk\tDOB: 04/15/1971\nNormal.\n"
    )
    referral, _ = triaged(NEUROLOGY, note)
    assert referral.request.specialty.contradicted_by == ()
