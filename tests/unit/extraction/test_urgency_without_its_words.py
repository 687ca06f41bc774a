"""Urgency told by who is already on the way and by a pathway's name, and names of clinics and payers that are none.
Every person is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value
from tests.unit.extraction.test_urgency_in_prose import urgency


@pytest.mark.parametrize(
    ("sentence", "level"),
    [
        ("He has been sent to you by taxi.", "stat"),
        ("I am sending him to you by ambulance.", "stat"),
        ("I have sent him over in a taxi with this letter.", "stat"),
        ("He is on his way to you.", "stat"),
        ("His wife is driving him over now.", "stat"),
        ("Grateful for assessment in your clinic later today.", "stat"),
        ("Referral under suspected colorectal cancer pathway.", "asap"),
        ("I refer him on the suspected head and neck cancer pathway.", "asap"),
        ("He was brought to hospital by ambulance last month.", None),
        ("He was sent over by ambulance last month.", None),
        ("He came to the surgery by taxi.", None),
        ("We will send him to you by ambulance if he worsens.", None),
        ("I have sent the images over by taxi.", None),
        ("He was previously on the 2WW pathway and discharged.", None),
        ("He was discharged after assessment in the Acute Medical Unit today.", None),
    ],
)
def test_a_sentence_says_how_soon_without_a_word_of_urgency(sentence: str, level: str | None) -> None:
    assert urgency(sentence) == level


@pytest.mark.parametrize(
    "lines",
    [
        "Referring: Sample Urgent Care\nReason for referral: bleeding",
        "Payer: Acme Health\nPriority: 1\nMember ID: 3384\nReason for referral: knee pain",
        "Primary insurance: Acme\nPayer priority: high\nReason for referral: knee pain",
    ],
)
def test_a_clinics_name_and_a_payers_rank_are_no_urgency(lines: str) -> None:
    assert value(read(f"Patient: Ann Sample DOB 01/02/1960\n{lines}\n"), "request.urgency") is None


def test_the_priority_of_the_request_beside_a_payer_is_its_urgency() -> None:
    form = "Patient: Ann Sample DOB 01/02/1960\nReferral priority: 1\nPayer: Acme Health\nReason: knee pain\n"
    assert value(read(form), "request.urgency") == "urgent"
