"""How often the specialty of short notes is found, by name or by what they tell: floors, on notes of a hand that
nothing was learnt from."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from jobs.extraction import run_assistant, run_judge
from referrals.data.referral import Field
from tests.unit.extraction.paper import note_on_paper

TODAY = date(2026, 11, 23)
NOTES = Path(__file__).parent / "specialty" / "heldout.jsonl"


@pytest.fixture(scope="module")
def answers() -> list[tuple[dict[str, object], Field]]:
    notes = [json.loads(line) for line in NOTES.read_text(encoding="utf-8").splitlines()]
    return [(note, specialty_in(note["text"])) for note in notes]


@pytest.mark.parametrize(("stated", "floor"), [(True, 0.86), (False, 0.82)])
def test_the_specialty_is_found(
    answers: list[tuple[dict[str, object], Field]], stated: bool, floor: float
) -> None:
    right = [field.value == note["specialty"] for note, field in answers if bool(note["stated"]) is stated]
    assert sum(right) / len(right) >= floor


def test_what_is_sure_is_right(answers: list[tuple[dict[str, object], Field]]) -> None:
    """A specialty that may drive a decision is the one asked for in nineteen of twenty notes."""
    sure = [field.value == note["specialty"] for note, field in answers if field.verdict == "supported"]
    assert len(sure) > 80
    assert sum(sure) / len(sure) >= 0.93


def test_nothing_implied_is_supported(answers: list[tuple[dict[str, object], Field]]) -> None:
    implied = [field for note, field in answers if not note["stated"] and field.value == note["specialty"]]
    assert sum(field.verdict == "supported" for field in implied) <= 0.1 * len(implied)


def specialty_in(note: str) -> Field:
    pages = note_on_paper(note)
    return run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages).request.specialty
