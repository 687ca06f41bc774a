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
