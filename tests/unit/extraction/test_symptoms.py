"""Symptoms in words put together, each with how it is asserted."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper


def symptoms(written: str) -> dict[str, str | None]:
    found = run_assistant(pages=paper(written), today=date(2026, 11, 21)).clinical.symptoms
    return {str(entry.text.value).casefold(): entry.text.asserted for entry in found}


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        (
            "She has pain and swelling in the small joints of both hands.",
            "pain and swelling in the small joints of both hands",
        ),
        ("He has chronic low back and left leg pain.", "chronic low back and left leg pain"),
        ("He came with black tarry stools since yesterday.", "black tarry stools"),
        ("46 year old with flooding periods.", "flooding periods"),
        ("She has had a hoarse voice for seven weeks.", "hoarse voice"),
        ("Bus driver with food sticking in the lower chest.", "food sticking in the lower chest"),
        ("He reports numbness around the saddle area.", "numbness around the saddle area"),
        ("Since Monday difficulty passing urine.", "difficulty passing urine"),
        ("Foul discharge from the left ear for a month.", "foul discharge from the left ear"),
        ("He has a cold, painful left foot.", "cold, painful left foot"),
        ("Frothy urine x 2 months.", "frothy urine"),
        ("Elle présente une dyspnée d'effort.", "dyspnée d'effort"),
    ],
)
def test_told(sentence: str, expected: str) -> None:
    assert symptoms(f"Dear Dr Lee,\n{sentence}\nYours sincerely,\nDr Ann Moss").get(expected) in (
        "present",
        "historical",
    )


@pytest.mark.parametrize(
    ("written", "denied"),
    [
        ("Dear Dr Lee,\nNo blood in the urine.\nYours sincerely,\nDr Ann Moss", "blood in the urine"),
        ("Dear Dr Lee,\nHe denies chest pain.\nYours sincerely,\nDr Ann Moss", "chest pain"),
    ],
)
def test_denied(written: str, denied: str) -> None:
    assert symptoms(written)[denied] == "negated"


def test_an_option_without_a_mark_is_no_symptom() -> None:
    found = symptoms("Dear Dr Lee,\nSymptoms\n\u2612 Rectal bleeding\n\u2610 Night sweats\n\u2610 Jaundice")
    assert list(found) == ["rectal bleeding"]
