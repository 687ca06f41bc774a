"""What an insurer's own paper tells: who it is, whose plan it names, and the member's number."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, sort_packet
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)


def _read(text: str) -> Referral:
    pages = paper(text)
    return run_assistant(pages=pages, today=TODAY, packet=sort_packet(pages=pages, today=TODAY))


NOTICE = """\
{payer}
{unit}
PO Box 900, Dalton, NM 87599
Phone 1-800-555-0110 Fax 1-800-555-0111
{title}
Case #: UM-99812
Member: QUILL, MARVIN T.	Date of birth: 03/02/1960
Member ID: MRH 220 7781 09	Plan: Ridge Choice PPO
Group: 50091
Service: MRI lumbar spine (CPT 72148)
Decision: APPROVED
This is not a guarantee of payment.
"""


@pytest.mark.parametrize(
    ("payer", "unit", "title"),
    [
        ("MESA RIDGE HEALTH PLAN", "Utilization Management", "NOTICE OF DECISION"),
        ("MESA RIDGE HEALTH PARTNERS", "Prior Authorization Unit", "PRIOR AUTHORIZATION NOTICE"),
        ("Mesa Ridge Advantage", "Utilization Review", "DETERMINATION NOTICE"),
        ("Mesa Ridge Health Plan", "Provider Services", "Re: eligibility verification you asked for"),
    ],
)
def test_who_decides_is_the_payer_and_not_the_plan_it_sells(payer: str, unit: str, title: str) -> None:
    read = _read(NOTICE.format(payer=payer, unit=unit, title=title))
    assert read.insurance.payer.value == payer
    assert (read.insurance.member_id.value, read.insurance.group.value) == ("MRH 220 7781 09", "50091")


def test_the_members_number_is_the_patients_on_an_insurers_paper_and_the_case_is_not() -> None:
    read = _read(
        NOTICE.format(payer="MESA RIDGE HEALTH PLAN", unit="Utilization Review", title="DETERMINATION NOTICE")
    )
    assert [each.value.value for each in read.patient.identifiers] == ["MRH 220 7781 09"]


def test_the_number_of_an_inquiry_is_no_telephone() -> None:
    read = _read(
        "Juniper Health Plan\nProvider Services\n\nRe: eligibility verification you asked for, inquiry 26-1002-5518\n"
        "Member: Quill, Odessa\nDOB: 07/07/1949\nMember ID: JHP-40017-02"
    )
    assert read.patient.phone.value is None


@pytest.mark.parametrize(
    ("rows", "member", "group"),
    [
        (
            "Carrier\tID\tGroup\tAuth #\nSangre Mutual\tSM0055182\tCITY-HM\tnot required",
            "SM0055182",
            "CITY-HM",
        ),
        ("Coverage\tSangre Mutual Trust\tsubscriber CFB 10-2284; group FREIGHT7", "CFB 10-2284", "FREIGHT7"),
    ],
)
def test_groups_may_be_called_by_letters(rows: str, member: str, group: str) -> None:
    read = _read(
        f"REFERRAL\nPatient: Ada Quill\tDOB: 02/05/1996\n\nINSURANCE\n{rows}\n\nReason: painful boils"
    )
    assert (read.insurance.member_id.value, read.insurance.group.value) == (member, group)


def test_a_heading_of_insurances_that_are_none_names_no_payer() -> None:
    read = _read(
        "REFERRAL\nRE: Ada Quill DOB 02/05/1996\n\nREASON: painful boils\n\nINSURANCE PROVIDERS:\nNo data"
    )
    assert read.insurance.payer.value is None
