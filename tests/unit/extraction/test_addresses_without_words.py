"""Whom a letter is for where neither a label nor a line of its own says "Dear": the address in the head that is not the
sender's. Every person and place is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value

_SIGNED = "\n\nMany thanks,\n\nDr Ada Penrose\nMillbrook Surgery\n"
_ASKS = "thank you for seeing this woman with recurrent migraine for three months. She is otherwise well."


@pytest.mark.parametrize(
    ("paper", "name", "organization"),
    [
        (
            "Millbrook Surgery\n4 Mill Lane, York YO1 7PR\nTel: 01904 555 010\n\n"
            "Mr Owen Tranter, Consultant Neurologist\n"
            f"Second Floor, Castle General Hospital\n12 May 2026\n\nDear Owen, {_ASKS}{_SIGNED}",
            "Mr Owen Tranter",
            "Castle General Hospital",
        ),
        (
            f"Headache Clinic\nOutpatients Suite 3\nYsbyty Caer Wen\n\n12/05/2026\n\nDear team, {_ASKS}{_SIGNED}",
            None,
            "Ysbyty Caer Wen",
        ),
        (
            "Millbrook Surgery (01904 555 010)\n12/05/2026 - Dr Owen Tranter - Castle Head Pain Specialists - Unit 4\n"
            f"Hi Owen, {_ASKS}{_SIGNED}",
            "Dr Owen Tranter",
            "Castle Head Pain Specialists",
        ),
        (
            "Millbrook Surgery, tel. 01904 555 010\n\nIntake, Castle Persistent Pain Service\nGate 7, Rehab Building\n"
            f"12 May 2026\n\nWe would {_ASKS}{_SIGNED}",
            None,
            "Castle Persistent Pain Service",
        ),
        (
            "Huisartsenpraktijk De Molen, tel. 099-5550123\n12 mei 2026\n\nT.a.v. dr. O. Tranter\nPoli Neurologie\n"
            "Ziekenhuis Westhaven\n\nGeachte collega, graag uw oordeel over hoofdpijn.\n\nMarleen Quist",
            "dr. O. Tranter",
            "Ziekenhuis Westhaven",
        ),
        (
            "Owen Tranter, MD, Castle Neurology Associates\n05/12/2026\n\n"
            f"Dear Dr. Tranter: {_ASKS}\n\nAda Penrose, MD\nMillbrook Family Medicine, 617-555-0142\n",
            "Owen Tranter, MD",
            "Castle Neurology Associates",
        ),
    ],
)
def test_the_address_that_is_not_the_senders_says_whom_a_letter_is_for(
    paper: str, name: str | None, organization: str
) -> None:
    referral = read(paper)
    assert value(referral, "recipient.name") == name
    assert value(referral, "recipient.organization") == organization
    assert value(referral, "referrer.organization") != organization


@pytest.mark.parametrize(
    "head",
    [
        "Millbrook Surgery\n4 Mill Lane, York YO1 7PR\nTel: 01904 555 010\n\n",
        "Millbrook Medical Centre\nCLINIC VISIT\n\n",
        "Millbrook Medical Centre\nSchool: Castle Lane College\nOffice use\n\n",
    ],
)
def test_a_letterhead_a_title_and_what_has_a_label_address_nobody(head: str) -> None:
    referral = read(f"{head}12 May 2026\n\nDear Colleague, {_ASKS}\n\nYours sincerely,\n\nDr Ada Penrose\n")
    assert value(referral, "recipient.organization") is None
    assert value(referral, "recipient.name") is None
