"""A fax of several parts: what each page is, which belong together, and which are another patient's."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, sort_packet
from referrals.data.packets import Packet
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 20)

COVER = """\
FAX COVER SHEET
To:	Harbour Heart Clinic
Fax:	(503) 555-0199
From:	Alder Family Medicine
Pages:	5 including this page
Re:	New patient

If you have received this fax in error please notify us immediately.
"""
REFERRAL = """\
Alder Family Medicine
12 Alder Way, Portland, OR 97299
Phone: (503) 555-0111

PATIENT REFERRAL FORM
Patient Name: Whitfield, Rosamund A.	DOB: 03/12/1961
MRN: 8837261
Referred to: Harbour Heart Clinic	Specialty: Cardiology
Referring Provider: Dr Ian Fothergill
Reason for referral: exertional chest pain for two months
Page 1 of 2
"""
CONTINUED = """\
Whitfield, Rosamund A.	DOB: 03/12/1961
Medications: amlodipine 5 mg daily
Allergies: penicillin
Page 2 of 2
"""
LAB = """\
PACIFIC LABORATORIES
LABORATORY REPORT
Patient: ROSAMUND WHITFIELD	DOB: 03/12/1961
Collected: 10/02/2026
Test	Result	Units	Reference Range
Troponin T	9	ng/L	0-14
Hemoglobin	13.1	g/dL	12.0-15.5
"""
STRANGER = """\
Cedar Orthopaedics

Dear Dr Fothergill

Re: Mr Clement Okonkwo, DOB 07/30/1987

Thank you for referring this man, whom I saw in my clinic today. He takes naproxen 500 mg daily
and is allergic to latex.

Yours sincerely
Dr Petra Lindgren
"""


def sort(*sheets: str, **wanted: object) -> Packet:
    return sort_packet(pages=paper("\f".join(sheets)), today=TODAY, **wanted)


def foreign(packet: Packet) -> list[int]:
    return [page.page for page in packet.quarantined]


def test_a_fax_is_split_into_its_parts_and_the_stranger_is_set_aside() -> None:
    packet = sort(COVER, REFERRAL, CONTINUED, LAB, STRANGER)
    assert packet.kinds_by_page == ("cover_page", "referral", "referral", "lab_result", "consult_note")
    assert [part.pages for part in packet.parts] == [(1,), (2, 3), (4,), (5,)]
    assert foreign(packet) == [5]
    assert set(packet.quarantined[0].reasons) == {"other_name", "other_birth_date"}
    assert packet.quarantined[0].evidence
    assert not packet.several_patients


def test_nothing_is_extracted_from_a_quarantined_page() -> None:
    pages = paper("\f".join((COVER, REFERRAL, CONTINUED, LAB, STRANGER)))
    referral = run_assistant(pages=pages, today=TODAY, packet=sort_packet(pages=pages, today=TODAY))
    said = referral.model_dump_json()
    assert referral.patient.family_name.value == "Whitfield"
    for stranger in ("Okonkwo", "naproxen", "latex"):
        assert stranger not in said
    assert [item.name.value for item in referral.clinical.medications] == ["amlodipine"]


def test_a_laboratory_whose_report_comes_first_is_not_the_referrer() -> None:
    pages = paper("\f".join((LAB, REFERRAL, CONTINUED)))
    referral = run_assistant(pages=pages, today=TODAY, packet=sort_packet(pages=pages, today=TODAY))
    assert referral.referrer.organization.value == "Alder Family Medicine"
    assert {"Troponin T", "Hemoglobin"} <= {item.name.value for item in referral.clinical.observations}


def lab_of(line: str) -> str:
    return LAB.replace("Patient: ROSAMUND WHITFIELD	DOB: 03/12/1961", line)


@pytest.mark.parametrize(
    "line",
    [
        "Patient: WHITFIELD, ROSAMUND	DOB: 03/12/1961",
        "Patient: R. Whitfield	DOB: 03/12/1961",
        "Patient: Rosamund Whitfield	DOB: 12/03/1961",
        "Patient: Rosamund Whitfield	DOB: 03/12/1967",
        "Patient: R0samund Whitfie1d",
        "Patient: Rosamund Ann Whitfeld",
        "Patient: Mrs Whitfield",
        "Patient: Rosamund Calloway	DOB: 03/12/1961",
        "Patient: Rosamund Calloway (nee Whitfield)",
        "Patient: Ros Whitfield	DOB: 03/12/1961	MRN: 8837261",
        "Patient: Ann Whitfield	DOB: 03/12/1961",
        "Patient: Rosie Whitfield	DOB: 03/12/1961",
        "Patient: Gerda Whitfield, known as Rosamund	DOB: 03/12/1961",
        "Accession No: 4471",
        "Ordering physician: Clement Okonkwo",
        "Mother's name: Beatrice Holloway",
        "Emergency contact: Beatrice Holloway",
    ],
)
def test_a_page_of_our_patient_stays(line: str) -> None:
    assert foreign(sort(REFERRAL, CONTINUED, lab_of(line))) == []


@pytest.mark.parametrize(
    "line",
    [
        "Patient: Clement Okonkwo",
        "Patient: Clement Okonkwo	DOB: 07/30/1987",
        "DOB: 07/30/1987	Sex: M",
        "Patient: Gerald Whitfield	DOB: 05/18/1959",
        "Patient: Gerald Whitfield",
        "Patient: Gerald Whitfield	DOB: 03/12/1961",
        "Patient: WHITFIELD, Beatrice	DOB: 03/12/1961",
        "Patient: Rosamund Whitfield	DOB: 08/21/1994",
        "Patient: Rosamund Calloway	DOB: 08/21/1994",
    ],
)
def test_a_page_of_another_patient_is_set_aside(line: str) -> None:
    assert foreign(sort(REFERRAL, CONTINUED, lab_of(line))) == [3]


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("Ella Marsh", "Emma Marsh"),
        ("Ella Marsh", "MARSH EMMA"),
        ("Ella Rose Marsh", "Emma Rose Marsh"),
        ("Denise Kowalczyk", "KOWALCZYK, DENNIS"),
        ("Garcia Lopez, Maria", "Garcia Lopez, Juan"),
        ("Twin A Marsh", "Twin B Marsh"),
    ],
)
def test_a_twins_page_is_another_patients(ours: str, theirs: str) -> None:
    packet = sort(
        REFERRAL.replace("Whitfield, Rosamund A.", ours),
        CONTINUED.replace("Whitfield, Rosamund A.", ours),
        lab_of(f"Patient: {theirs}	DOB: 03/12/1961"),
    )
    assert [page.reasons for page in packet.quarantined] == [("other_name",)]


def test_the_page_of_a_twin_that_names_ours_as_the_sibling_is_the_twins() -> None:
    lab = lab_of("Patient: Emma Marsh	DOB: 03/12/1961") + "Twin sister Ella Marsh has the same illness.\n"
    pages = (REFERRAL, CONTINUED)
    assert foreign(sort(*(page.replace("Whitfield, Rosamund A.", "Ella Marsh") for page in pages), lab)) == [
        3
    ]


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("Robert Smith", "Bobby Smith"),
        ("Robert Smith", "R J Smith"),
        ("R. James Smith", "James Smith"),
        ("Ella Rose Marsh", "Ella Jane Marsh"),
        ("Ella Marsh", "Eila Marsh"),
        ("Anna-Maria Weber", "Maria Weber"),
        ("Christina Bell", "Christine Bell"),
        ("Yusuf Demir", "Youssef Demir"),
        ("Baby Girl Marsh", "Emma Marsh"),
        ("Thomas Brown", "Thornas Brown"),
    ],
)
def test_one_given_name_written_otherwise_is_the_same_patients(ours: str, theirs: str) -> None:
    page = REFERRAL.replace("Whitfield, Rosamund A.", ours)
    assert foreign(sort(page, lab_of(f"Patient: {theirs}	DOB: 03/12/1961"))) == []


def test_a_page_that_carries_a_strangers_letter_on_goes_with_it() -> None:
    second = "He may return to light duty in two weeks.\nPage 2 of 2\n"
    packet = sort(REFERRAL, CONTINUED, STRANGER + "\nPage 1 of 2\n", second)
    assert foreign(packet) == [3, 4]
    assert packet.quarantined[1].reasons == ("part_of_another_patient",)


OTHER_REFERRAL = (
    REFERRAL.replace("Whitfield, Rosamund A.", "Okonkwo, Clement")
    .replace("03/12/1961", "07/30/1987")
    .replace("8837261", "5520917")
    .replace("Page 1 of 2", "")
)


def test_of_two_referrals_with_the_same_claim_none_is_guessed() -> None:
    packet = sort(REFERRAL, OTHER_REFERRAL)
    assert packet.several_patients
    assert foreign(packet) == [1, 2]


def test_other_pages_about_one_of_two_patients_decide() -> None:
    packet = sort(REFERRAL, CONTINUED, LAB, OTHER_REFERRAL)
    assert not packet.several_patients
    assert foreign(packet) == [4]


def test_a_released_page_decides_between_two_patients() -> None:
    packet = sort(REFERRAL, OTHER_REFERRAL, released={("doc_test", 2)})
    assert not packet.several_patients
    assert foreign(packet) == [1]


def test_a_released_page_is_used_beside_the_others() -> None:
    assert foreign(sort(REFERRAL, CONTINUED, LAB, STRANGER, released={("doc_test", 4)})) == []


ADVERTISEMENT = """\
ATTENTION OFFICE MANAGER
Save up to 40% on exam gloves. Limited time offer, order today!
Call now: 1-800-555-0144. Free shipping on all orders.
To be removed from our fax list call 1-800-555-0145.
"""


def test_advertising_is_no_referral_and_nothing_is_taken_from_it() -> None:
    pages = paper(ADVERTISEMENT)
    assert sort_packet(pages=pages, today=TODAY).kinds_by_page == ("marketing",)
    referral = run_assistant(pages=pages, today=TODAY)
    assert referral.document.kind.value == "marketing"
    assert referral.referrer.phone.value is None
    assert referral.recipient.name.value is None


def test_a_fax_for_another_clinic_is_told_only_where_we_know_our_names() -> None:
    assert sort(REFERRAL, CONTINUED).misdirected == ()
    assert sort(REFERRAL, CONTINUED, own_names=["Harbour Heart Clinic", "HHC"]).misdirected == ()
    elsewhere = sort(REFERRAL, CONTINUED, own_names=["Bayside Digestive Associates"]).misdirected
    assert [place.quote for place in elsewhere] == ["Harbour Heart Clinic"]
