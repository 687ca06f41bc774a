"""How much of what running text tells of the patient's health is found: floors, on passages of hands that nothing was
learnt from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from jobs.training.marked import marked_in
from tests.evaluation.clinical.scoring import figures_of

HERE = Path(__file__).parent / "clinical"
FLOORS = {
    "heldout": {"dx": 0.87, "med": 0.89, "dose": 0.91, "freq": 0.91, "all": 0.76, "why": 0.68, "sx": 0.73},
    "heldout_dictated": {"dx": 0.62, "med": 0.86, "why": 0.5, "sx": 0.34},
    "heldout_notes": {"dx": 0.69, "med": 0.66, "why": 0.66, "sx": 0.67},
}


@pytest.mark.parametrize("hand", list(FLOORS))
def test_what_is_told_is_found_and_hardly_anything_else(hand: str) -> None:
    figures = figures_of(marked_in(HERE / f"{hand}.jsonl"))
    assert {
        kind: round(figures[kind].f1, 3) for kind, floor in FLOORS[hand].items() if figures[kind].f1 < floor
    } == {}


def test_no_passage_stands_twice_or_in_two_files() -> None:
    texts = [
        passage.text
        for file in [*HERE.glob("*.jsonl"), *(HERE / "passages").glob("*.jsonl")]
        for passage in marked_in(file)
    ]
    assert len(texts) > 3000
    assert len(texts) == len(set(texts))


@pytest.mark.parametrize("file", ["dictated", "heldout_dictated"])
def test_real_dictations_name_nobody(file: str) -> None:
    named = re.compile(r"\b(?:Mr|Mrs|Ms|Miss|Dr)\.? (?!X{1,3}\b|XYZ\b|[A-Z]{1,4}\b)[A-Z][a-z]+")
    assert named.findall((HERE / f"{file}.jsonl").read_text(encoding="utf-8")) == []
