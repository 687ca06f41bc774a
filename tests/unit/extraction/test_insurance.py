"""Insurance in the places and wordings it comes in. All numbers and companies are invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper


def insurance(written: str) -> tuple[object, object, object]:
    read = run_assistant(pages=paper(written), today=date(2026, 11, 21)).insurance
    return read.payer.value, read.member_id.value, read.group.value


_PATIENT = "Patient: Mara Quist\tDOB: 07/19/1988\n"


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("INS: Lone Pine Health, ID LPH0994170", ("Lone Pine Health", "LPH0994170", None)),
        ("Ins:  Tide Care Plus #TC 4470 221", ("Tide Care Plus", "TC 4470 221", None)),
        ("Ins: EASTERN LAKES HMO\tID EL4471-88-0", ("EASTERN LAKES HMO", "EL4471-88-0", None)),
        (
            "Plan\tIce State Health Plan, ID GSH 90041 7722, group 3300",
            (
                "Ice State Health Plan",
                "GSH 90041 7722",
                "3300",
            ),
        ),
        ("Insurer Meridian Health\nMembership MH-7741-0994", ("Meridian Health", "MH-7741-0994", None)),
        (
            "Medical aid:\tCoast Health Medical Scheme, no. 994170552, dependant 02",
            (
                "Coast Health Medical Scheme",
                "994170552",
                None,
            ),
        ),
        (
            "Payer\tPlan\tMember\nOak Tree Advantage\tMedicare HMO\tPTA-55-417-009",
            (
                "Oak Tree Advantage",
                "PTA-55-417-009",
                None,
            ),
        ),
        (
            "insurance_name\tBayou Workers Plan\ninsurance_id\tBSE-20-44718\ninsurance_group\tOGB7",
            (
                "Bayou Workers Plan",
                "BSE-20-44718",
                "OGB7",
            ),
        ),
        (
            "payor\tPrairie Kids Care\nsubscriber\tHart, Brigid\nsubscriberId\tPSK 771 003 442",
            (
                "Prairie Kids Care",
                "PSK 771 003 442",
                None,
            ),
        ),
        ("Dakota Hills Blue  XDP441902776", ("Dakota Hills Blue", "XDP441902776", None)),
        ("Alpenkasse, Vers.-Nr. Z994170222", ("Alpenkasse", "Z994170222", None)),
        ("The insurer is Gold Fields WorkCover, claim GW-0099417-26.", ("Gold Fields WorkCover", None, None)),
        (
            "Insurance is Bay Colony Health, BCH 40 229 1177-02. There is no hurry.",
            (
                "Bay Colony Health",
                "BCH 40 229 1177-02",
                None,
            ),
        ),
        (
            "Primary payer\tMedicare A/B 2AB3-CD4-EF56\tSecondary\tTrestle Supplement F KS-220417",
            (
                "Medicare A/B",
                "2AB3-CD4-EF56",
                None,
            ),
        ),
    ],
)
def test_who_pays_and_under_which_number(written: str, expected: tuple[object, object, object]) -> None:
    assert insurance(_PATIENT + written) == expected


@pytest.mark.parametrize(
    "written",
    [
        "Plan: review in two weeks",
        "Primary: Decompensated heart failure",
        "ID no.: 8809234989081",
        "Medicare: 2945 56388 1 (IRN 2)",
        "Coverage: [ ] Medicaid [ ] Medicare [ ] Commercial",
        "Insurance: none",
        "GP Mental Health Treatment Plan: referral",
        "She has private health insurance but wishes to be seen publicly.",
        "Health care no. N 104 772 09",
        "Medical Council 994413",
        "She has an old sports injury; Smith reviewed him last year.",
    ],
)
def test_what_is_no_insurance(written: str) -> None:
    payer, _, group = insurance(_PATIENT + written)
    assert (payer, group) == (None, None)


@pytest.mark.parametrize(
    ("written", "payer", "member"),
    [
        ("Insurance\tMagnolia CHIP\tID MC 0077 4120", "Magnolia CHIP", "MC 0077 4120"),
        ("Insurance\tBay Colony Health\tID\tBCH0099417-03", "Bay Colony Health", "BCH0099417-03"),
        (
            "Plan\tMember\tGroup\nCascadia Trades Trust\tCTT 6120 448\tLOCAL 290",
            "Cascadia Trades Trust",
            "CTT 6120 448",
        ),
        (
            "Health plan and number on the card\nPainted Desert Health, PDH.771.20.448",
            "Painted Desert Health",
            "PDH.771.20.448",
        ),
        (
            "Primary payer\nNorth Lakes Advantage HMO\nMember ID\nNLA 2200 117",
            "North Lakes Advantage HMO",
            "NLA 2200 117",
        ),
        (
            "Medical insurance: First State Medicare\tMedicare no.: 1EG4-TE5-MK99",
            "First State Medicare",
            "1EG4-TE5-MK99",
        ),
        ("Policy #: 7HX 22 910 C", None, "7HX 22 910 C"),
        ("TRICARE Prime Insurance, sponsor's ID 1234567890", "TRICARE Prime Insurance", "1234567890"),
        (
            "Dear Dr Lee,\nIt is a work injury; Tasman Mutual WorkCover, claim 26-0099417.",
            "Tasman Mutual WorkCover",
            None,
        ),
        ("Insurance card attached: Yes", None, None),
        ("Insurance\nPlease call the office before the visit", None, None),
    ],
)
def test_shapes_of_forms(written: str, payer: str | None, member: str | None) -> None:
    found = run_assistant(pages=paper(written), today=date(2026, 11, 21)).insurance
    assert (found.payer.value, found.member_id.value) == (payer, member)


@pytest.mark.parametrize(
    ("written", "payer", "member"),
    [
        (
            "COMMONWEALTH UNION HEALTH PPO\nSubscriber: D FITCH\nMember: ANN FITCH\tID: CUH 77 2041 990\tGrp: L-4410",
            "COMMONWEALTH UNION HEALTH PPO",
            "CUH 77 2041 990",
        ),
        (
            "Great Basin Benefit Plan\nUtilization Review\nMember:\tBarnaby Crutch\nMember ID:\tGBB-441-09-7720",
            "Great Basin Benefit Plan",
            "GBB-441-09-7720",
        ),
        ("Great Basin Health Clinic\nPatient: Barnaby Crutch\nOur ID: 7720441", None, None),
    ],
)
def test_papers_of_insurers(written: str, payer: str | None, member: str | None) -> None:
    found = run_assistant(pages=paper(written), today=date(2026, 11, 21)).insurance
    assert (found.payer.value, found.member_id.value) == (payer, member)
