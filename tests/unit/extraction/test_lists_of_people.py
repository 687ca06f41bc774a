"""A page that lists several patients is set aside, whoever they are. Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction.packets.consequences import triage_of_packet
from jobs.extraction.packets.sorting import sort_packet
from referrals.data.packets import WHY_QUARANTINED, Packet
from referrals.data.pages import Page
from referrals.data.referral import Triage
from tests.unit.reading.making import letter, pdf, text
from tests.unit.reading.seeing import read

TODAY = date(2026, 11, 21)
PEOPLE = (
    ("WHITCOMBE, Eleanor", "14/03/1961", "999 203 3770", "Chest pain"),
    ("OKONKWO, Adaeze", "04/05/1979", "999 871 9046", "Kidney disease"),
    ("FERRAND, Tobias", "05/10/1987", "999 123 4567", "Locking knee"),
)


def table(*rows: tuple[str, ...], head: tuple[str, ...]) -> bytes:
    """Return a page with a title and a table."""
    placed = [(72.0, 740.0, "Outpatient clinic - Tuesday 3 March 2026")]
    for number, row in enumerate((head, *rows)):
        placed += [
            (x, 690.0 - 16 * number, cell) for x, cell in zip((72.0, 220.0, 310.0, 420.0), row, strict=True)
        ]
    return text(*placed, size=11)


def sort(*contents: bytes, released: tuple[tuple[str, int], ...] = ()) -> tuple[tuple[Page, ...], Packet]:
    pages = read(pdf(list(contents)))
    return pages, sort_packet(pages=pages, today=TODAY, released=released)


def told(packet: Packet) -> list[tuple[str, str]]:
    """Return what triage says of a packet: rules and sentences."""
    accepted = Triage(
        urgency="routine", specialty=None, disposition="accept", ruleset="standard", ruleset_version=1
    )
    triage = triage_of_packet(triage=accepted, packet=packet)
    assert triage.disposition == "review"
    return [(reason.rule, reason.text) for reason in triage.reasons]


@pytest.mark.parametrize("birth", ["DOB", "Date of birth", "Born:", "D.O.B."])
def test_a_clinic_list_is_nobodys_referral(birth: str) -> None:
    pages, packet = sort(table(*PEOPLE, head=("Name", birth, "NHS No", "Reason")))
    assert packet.excluded == {(pages[0].document_id, 1)}
    assert packet.quarantined[0].reasons == ("list_of_patients",)
    assert packet.several_patients
    assert told(packet) == [
        (
            "several_patients",
            "There is a list of several patients and no page about one alone. Ask the sender for the referral.",
        )
    ]


def test_a_list_beside_a_referral_is_set_aside_and_the_referral_stays() -> None:
    pages, packet = sort(letter(), table(*PEOPLE, head=("Name", "DOB", "NHS No", "Reason")))
    assert packet.excluded == {(pages[1].document_id, 2)}
    assert not packet.several_patients
    (aside,) = packet.quarantined
    assert [WHY_QUARANTINED[reason] for reason in aside.reasons] == [
        "The page lists several patients, such as those of a clinic or a ward."
    ]
    assert told(packet) == [
        ("list_of_patients", "A list of several patients, and set aside: 1 page. A person should look.")
    ]


def test_a_released_list_stays() -> None:
    document = read(pdf([letter()]))[0].document_id
    _, packet = sort(table(*PEOPLE, head=("Name", "DOB", "NHS No", "Reason")), released=((document, 1),))
    assert packet.excluded == frozenset()


def test_a_table_of_visits_and_one_of_a_patient_with_a_parent_are_no_lists() -> None:
    visits = [(f"Dr {name.title()}", day, "", reason) for name, day, _, reason in PEOPLE]
    _, packet = sort(table(*visits, head=("Doctor", "Date", "", "Reason")))
    assert packet.excluded == frozenset()
    _, packet = sort(table(*PEOPLE[:2], head=("Name", "DOB", "NHS No", "Reason")))
    assert packet.excluded == frozenset()


def page_of(
    *lines: tuple[str, ...], columns: tuple[float, ...] = (72.0, 130.0, 290.0, 350.0, 440.0)
) -> bytes:
    """Return a page of lines of cells; a line of one cell is a title or running text."""
    placed = [
        (x, 740.0 - 18 * number, cell)
        for number, cells in enumerate(lines)
        for x, cell in zip(columns, cells, strict=False)
    ]
    return text(*placed, size=10)


LISTS = {
    "theatre list": (
        ("Theatre list - Tuesday 3 March 2026, Mr Halloran",),
        ("08:30", "WHITCOMBE, Eleanor", "64 F", "", "Right hip replacement"),
        ("10:15", "OKONKWO, Adaeze", "47 F", "", "Knee arthroscopy"),
        ("11:40", "FERRAND, Tobias", "38 M", "", "Carpal tunnel release"),
    ),
    "clinic schedule": (
        ("Northfield Cardiology - clinic schedule for 03/03/2026",),
        ("Time", "Patient", "MRN", "", "Reason"),
        ("9:00 AM", "Eleanor Whitcombe", "00481723", "", "New patient"),
        ("9:30 AM", "Adaeze Okonkwo", "00479911", "", "Follow-up"),
        ("10:00 AM", "Tobias Ferrand", "00482046", "", "Echo"),
    ),
    "ward handover": (
        ("Ward 7 patient list",),
        ("Bed 1", "Mrs Eleanor Whitcombe", "64y F", "", "Chest pain"),
        ("Bed 2", "Ms Adaeze Okonkwo", "47y F", "", "AKI on CKD"),
        ("Bed 3", "Mr Tobias Ferrand", "38y M", "", "Septic knee"),
    ),
}


@pytest.mark.parametrize("kind", LISTS)
def test_a_list_without_birth_dates_is_nobodys_referral(kind: str) -> None:
    pages, packet = sort(page_of(*LISTS[kind]))
    assert packet.excluded == {(pages[0].document_id, 1)}
    assert packet.quarantined[0].reasons == ("list_of_patients",)


NO_LISTS = {
    "family history": (
        ("Dear Colleague, I would be grateful for your advice on this family.",),
        ("Name", "", "DOB", "Relationship"),
        ("Eleanor", "Whitcombe, Eleanor", "14/03/1961", "mother"),
        ("Adaeze", "Okonkwo, Adaeze", "04/05/1979", "aunt"),
        ("Tobias", "Ferrand, Tobias", "05/10/1987", "cousin"),
    ),
    "siblings": (
        ("Referral of three children for safeguarding, patient list of the family",),
        ("1", "WHITCOMBE, Eleanor", "9 F", "999 203 3770"),
        ("2", "WHITCOMBE, Tobias", "7 M", "999 871 9046"),
        ("3", "WHITCOMBE, Adaeze", "4 F", "999 123 4567"),
    ),
    "visits of one patient": (
        ("Appointments for WHITCOMBE, Eleanor",),
        ("09:00", "Dr Adaeze Okonkwo", "", "", "Cardiology"),
        ("10:30", "Dr Tobias Ferrand", "", "", "Echo"),
        ("11:15", "Dr Ruth Halloran", "", "", "Pacing clinic"),
    ),
    "a drug chart": (
        ("Patient: Eleanor Whitcombe",),
        ("08:00", "Metoprolol Succinate", "50 mg", "", "oral"),
        ("08:00", "Insulin Glargine", "10 units", "", "subcutaneous"),
        ("22:00", "Atorvastatin Calcium", "40 mg", "", "oral"),
    ),
    "who cares for the patient": (
        ("Patient: Eleanor Whitcombe, care team and waiting list office",),
        ("GP", "Okonkwo, Adaeze", "01632 960417", "", "Northfield"),
        ("Nurse", "Ferrand, Tobias", "01632 960418", "", "Northfield"),
        ("Carer", "Halloran, Ruth", "01632 960419", "", "Northfield"),
    ),
}


@pytest.mark.parametrize("kind", NO_LISTS)
def test_people_who_are_not_all_patients_are_no_list(kind: str) -> None:
    _, packet = sort(page_of(*NO_LISTS[kind]))
    assert packet.excluded == frozenset()
