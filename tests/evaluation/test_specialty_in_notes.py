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
HERE = Path(__file__).parent / "specialty"
HANDS = ("heldout", "heldout_handed_on", "heldout_senders")
Answers = list[tuple[dict[str, object], Field]]


@pytest.fixture(scope="module")
def answers() -> dict[str, Answers]:
    return {hand: answers_to(HERE / f"{hand}.jsonl") for hand in HANDS}


def answers_to(file: Path) -> Answers:
    notes = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [(note, specialty_in(note["text"])) for note in notes]


@pytest.mark.parametrize(
    ("hand", "stated", "implied"),
    [("heldout", 0.86, 0.85), ("heldout_handed_on", 0.89, 0.72), ("heldout_senders", 0.78, 0.57)],
)
def test_the_specialty_is_found(
    answers: dict[str, Answers], hand: str, stated: float, implied: float
) -> None:
    for is_stated, floor in ((True, stated), (False, implied)):
        asked = [(note, field) for note, field in answers[hand] if bool(note["stated"]) is is_stated]
        right = [field.value == note["specialty"] for note, field in asked]
        assert sum(right) / len(right) >= floor


@pytest.mark.parametrize(("hand", "floor"), [("heldout", 0.93), ("heldout_handed_on", 0.9)])
def test_what_is_sure_is_right(answers: dict[str, Answers], hand: str, floor: float) -> None:
    """A specialty that may drive a decision is the one asked for in nine of ten notes and more."""
    sure = [field.value == note["specialty"] for note, field in answers[hand] if field.verdict == "supported"]
    assert len(sure) > 60
    assert sum(sure) / len(sure) >= floor


@pytest.mark.parametrize("hand", HANDS)
def test_nothing_implied_is_supported(answers: dict[str, Answers], hand: str) -> None:
    implied = [
        field for note, field in answers[hand] if not note["stated"] and field.value == note["specialty"]
    ]
    assert sum(field.verdict == "supported" for field in implied) <= 0.1 * len(implied)


def specialty_in(note: str) -> Field:
    pages = note_on_paper(note)
    return run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages).request.specialty
