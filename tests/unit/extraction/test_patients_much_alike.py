"""Pages of a stranger who is much like the patient in name, birth date or number: set aside, or for a person to see."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, run_judge, sort_packet
from referrals.data.packets import Packet
from referrals.data.referral import walk
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 20)
REFERRAL = """\
Bridge Street Family Practice

03/02/2026
To: Lakeside Cardiology
RE: Helen Novak	DOB: 10/14/1955	MRN: 220418

Dear Doctor,
I am referring Ms. Novak for palpitations for two months. Please see her within two weeks.
Medications: losartan 50 mg daily

Sincerely, Gregory Stamm, MD
"""
LAB = """\
QuestPoint Laboratories	FINAL REPORT
Patient: {who}
Collected: 02/25/2026
Test	Result	Units	Reference Range
INR	9.1	 	0.9-1.1
Medication list: warfarin 5 mg daily
"""
CONTINUED = "Page 2\nAllergies: latex\nMedication list: glyburide 5 mg daily\n"


def sort(*sheets: str, confidence: float = 1.0) -> Packet:
    return sort_packet(pages=paper("\f".join(sheets), confidence=confidence), today=TODAY)


def lab_of(who: str) -> str:
    return LAB.format(who=who)


@pytest.mark.parametrize(
    "who",
    [
        "NOWAK, HELENA	DOB: 01/14/1955	MRN: 993311",
        "NOVAK, HELENA	DOB: 10/14/1956	MRN: 993311",
        "NOVAK, HELEN	DOB: 10/15/1955	MRN: 220481",
        "NOVAK, HELEN	DOB: 10/14/1965	MRN: 993311",
    ],
)
def test_a_birth_date_and_a_number_that_differ_are_another_patients(who: str) -> None:
    packet = sort(REFERRAL, lab_of(who), CONTINUED)
    assert [page.page for page in packet.quarantined] == [2, 3]
    assert {"other_birth_date", "other_identifier"} <= set(packet.quarantined[0].reasons)
    assert packet.quarantined[1].reasons == ("part_of_another_patient",)


@pytest.mark.parametrize(
    "who",
    [
        "NOWAK, HELENA	DOB: 01/14/1955",
        "HOVAK, HELEN	DOB: 10/14/1985",
        "NOVAK, HELEN	DOB: 10/14/1956",
        "NOVAK, ELLEN	DOB: 10/14/1955	MRN: 993311",
        "NOVACEK, HELEN	DOB: 10/14/1955	MRN: 993311",
        "NOWAK, HELEN	DOB: 10/14/1955	MRN: 993311",
        "NOVAK, HELEN	MRN: 993311",
    ],
)
@pytest.mark.parametrize("referral_first", [True, False])
def test_one_thing_that_differs_is_for_a_person(who: str, *, referral_first: bool) -> None:
    lab = (lab_of(who), CONTINUED)
    packet = sort(REFERRAL, *lab) if referral_first else sort(*lab, REFERRAL)
    assert not packet.quarantined
    assert [page.page for page in packet.doubtful] == ([2, 3] if referral_first else [1, 2])


def test_the_only_page_is_the_patients_however_it_prints_the_name() -> None:
    packet = sort("Caro collega,\nPaziente: Novak Helen, n. 10/14/1955\nTi chiedo una visita.\n")
    assert not packet.quarantined
    assert not packet.doubtful


def test_a_likeness_is_seen_behind_a_page_of_our_patient() -> None:
    packet = sort(
        REFERRAL,
        lab_of("NOVAK, HELEN	DOB: 10/14/1955"),
        lab_of("NOWAK, HELENA	DOB: 01/14/1955"),
        CONTINUED,
    )
    assert [page.page for page in packet.doubtful] == [3, 4]


@pytest.mark.parametrize(
    "who",
    [
        "NOVAK, HELEN	DOB: 10/14/1955	MRN: 993311",
        "NOVAK, NELL	DOB: 10/14/1955	MRN: 993311",
        "NOVAK, HELENE	DOB: 10/14/1955",
        "NOVAK, HELEN	DOB: 14/10/1955	MRN: 0220418",
        "NOVAK, HELEN	DOB: 10/14/1956	MRN: 220418",
        "NOVAK-STONE, HELEN M	DOB: 10/14/1955",
        "STONE, HELEN (nee Novak)	DOB: 10/14/1955	MRN: 993311",
        "STONE, HELEN	DOB: 10/14/1955",
        "Mrs H. Novak",
    ],
)
def test_the_patient_written_otherwise_stays(who: str) -> None:
    packet = sort(REFERRAL, lab_of(who), CONTINUED)
    assert not packet.quarantined
    assert not packet.doubtful


@pytest.mark.parametrize(
    "who",
    [
        "NOVAK, HELEM	DOB: 10/14/1955	MRN: 220419",
        "NOVAK, HELEN	DOB: 10/14/1956",
        "N0VAK, HELEN	DOB: 10/14/1955",
    ],
)
def test_what_a_scan_may_misread_stays(who: str) -> None:
    packet = sort(REFERRAL, lab_of(who), CONTINUED, confidence=0.93)
    assert not packet.quarantined
    assert not packet.doubtful


@pytest.mark.parametrize(
    ("who", "confidence"),
    [
        ("NOVAK, HELEN	DOB: 10/14/1956	MRN: 993311", 0.93),
        ("NOWAK, HELENA	DOB: 01/14/1955", 0.93),
        ("NQVAK, HELEN	DOB: 10/14/1956	MRN: 993311", 0.7),
    ],
)
def test_a_scan_of_which_too_much_would_be_misread_is_for_a_person(who: str, confidence: float) -> None:
    packet = sort_packet(pages=paper("\f".join((REFERRAL, lab_of(who))), confidence=confidence), today=TODAY)
    assert not packet.quarantined
    assert [page.page for page in packet.doubtful] == [2]


def test_what_stands_only_on_a_doubtful_page_is_uncertain() -> None:
    pages = paper("\f".join((REFERRAL, lab_of("NOWAK, HELENA	DOB: 01/14/1955"), CONTINUED)))
    packet = sort_packet(pages=pages, today=TODAY)
    proposed = run_assistant(pages=pages, today=TODAY, packet=packet)
    judged = run_judge(referral=proposed, pages=pages, doubtful=packet.doubted)
    by_value = {field.value: field for path, field in walk(judged) if path.startswith("clinical.medications")}
    assert by_value["losartan"].verdict == "supported"
    for name, page in (("warfarin", 2), ("glyburide", 3)):
        assert by_value[name].verdict == "uncertain"
        assert by_value[name].confidence < 0.7
        assert by_value[name].reasons == (f"Page {page}, where it stands, may be another patient's.",)
