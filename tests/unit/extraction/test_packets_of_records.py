"""Records printed section by section: whose sections are those of a hospital's stay, and which pages carry on."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, sort_packet
from referrals.data.packets import Packet
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 20)

HEAD = """\
{title}
Document date: 14-Sep-2026
Patient: Odalys Ferncroft
Date of birth: 02-May-1969	Sex: Female
Organization: Kestrel Bay Hospital
Recipient: Dr Tobiah Marchetti, Larkspur Wound Clinic

"""
STAY = """\
PROBLEMS
Scald of the left forearm
ADMISSION DIAGNOSIS
Scald of the left forearm
DISCHARGE MEDICATIONS
No Information
VITAL SIGNS
Height: 168 cm
"""
AFTER = """\
HOSPITAL DISCHARGE INSTRUCTIONS
Keep the dressing dry for a week.
"""
ASKS = """\
REASON FOR REFERRAL
Slow healing of a scald on the left forearm
"""
ASKS_NOTHING = """\
REASON FOR REFERRAL
No Reason for Referral information
"""
OFFICE = """\
ALLERGIES AND ADVERSE REACTIONS
No Known Allergies
PROBLEMS
No known problems
VITAL SIGNS
Height: 168 cm
"""


def sort(*sheets: str) -> Packet:
    return sort_packet(pages=paper("\f".join(sheets)), today=TODAY)


def record(*sections: str, title: str = "Export of the chart") -> str:
    return HEAD.format(title=title) + "".join(sections)


@pytest.mark.parametrize("reason", [ASKS, ASKS_NOTHING])
def test_a_hospital_that_heads_a_reason_for_referral_refers(reason: str) -> None:
    assert sort(record(STAY, AFTER, reason)).kinds_by_page == ("referral",)


def test_the_reason_for_referral_may_stand_on_a_later_page() -> None:
    packet = sort(record(STAY), "SOCIAL HISTORY\nNever smoked\n", AFTER + ASKS_NOTHING)
    assert packet.kinds_by_page == ("referral",) * 3
    assert packet.parts[0].evidence


@pytest.mark.parametrize(
    "sheet",
    [
        record(STAY, AFTER),
        record(STAY, AFTER, ASKS, title="Discharge Summary"),
        record("Subject: Discharge summary\n", STAY, AFTER, ASKS),
        record(
            "Date of admission: 09-Sep-2026\nDate of discharge: 14-Sep-2026\nLength of stay: 5 days\n",
            "HOSPITAL COURSE\nShe was admitted on 9 September with a scald.\n",
            STAY,
            ASKS_NOTHING,
        ),
    ],
    ids=["no reason", "a title", "a title in the subject", "a stay told in full"],
)
def test_a_discharge_summary_stays_one(sheet: str) -> None:
    assert sort(sheet).kinds_by_page == ("discharge_summary",)


def test_a_page_that_begins_with_a_section_carries_on_the_record() -> None:
    pages = paper("\f".join((record(OFFICE), "MENTAL STATUS\nAlert\n" + ASKS_NOTHING)))
    packet = sort_packet(pages=pages, today=TODAY)
    assert [part.pages for part in packet.parts] == [(1, 2)]
    referral = run_assistant(pages=pages, today=TODAY, packet=packet)
    assert referral.document.kind.value == "referral"
    assert referral.referrer.organization.value == "Kestrel Bay Hospital"
    assert referral.recipient.organization.value == "Larkspur Wound Clinic"


def test_a_page_that_begins_with_the_reason_carries_on_the_same_patients_record() -> None:
    packet = sort(
        record(OFFICE),
        ASKS + "Referred by: Kestrel Bay Hospital\nPatient: Odalys Ferncroft	DOB: 02-May-1969\n",
    )
    assert [part.pages for part in packet.parts] == [(1, 2)]


@pytest.mark.parametrize(
    "second",
    [
        "Larkspur Wound Clinic\nREFERRAL FORM\n" + ASKS,
        "Larkspur Wound Clinic\nDear Dr Marchetti\n" + ASKS + "Thank you for seeing her.\n",
        "SOCIAL HISTORY\nPatient: Bertil Quaresma\nDate of birth: 11-Jan-1990\n" + ASKS,
    ],
    ids=["a title of its own", "a letter", "another patient"],
)
def test_what_has_a_head_of_its_own_is_a_part_of_its_own(second: str) -> None:
    assert len(sort(record(OFFICE), second).parts) == 2


def test_a_cover_page_is_no_record_to_carry_on() -> None:
    cover = """\
FAX COVER SHEET
To:	Larkspur Wound Clinic
From:	Kestrel Bay Hospital
Re:	Odalys Ferncroft, DOB 02-May-1969
Pages:	2 including this page
"""
    packet = sort(cover, "MEDICATIONS\nPatient: Odalys Ferncroft	DOB: 02-May-1969\nAspirin 81 mg daily\n")
    assert [part.pages for part in packet.parts] == [(1,), (2,)]


@pytest.mark.parametrize(
    "team",
    [
        "CARE TEAM\nName\tRole\tContact\nDevin Okonkwo, DO\tPrimary care\t(503) 555-0120\n",
        "CARE TEAM\nName\tSpecialty\tPhone\nAda Hill\tCardiology\t(503) 555-0155\n",
        "CARE TEAM MEMBERS\nName: Devin Okonkwo, DO\nPhone: (503) 555-0120\n",
        "FAMILY\nName\tRelationship\tPhone\nAda Ferncroft-Hill\tSister\t(503) 555-0177\n",
    ],
)
def test_a_page_with_the_care_team_is_of_the_same_patient(team: str) -> None:
    packet = sort(record(OFFICE, ASKS), team)
    assert (packet.quarantined, packet.doubtful) == ((), ())


@pytest.mark.parametrize("name", ["Hill, Ada", "Ada Hill", "HILL, DO", "Ada Hill, Jr"])
def test_a_page_that_names_another_patient_is_none_of_the_referral(name: str) -> None:
    packet = sort(record(OFFICE, ASKS), f"LABORATORY\nPatient: {name}\nDOB: 03-Jan-1951\nSodium\t139\n")
    assert packet.quarantined
