"""How often the urgency of short notes is found as it is stated, and none where none is stated: floors and ceilings."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import note_on_paper

TODAY = date(2026, 11, 23)
NOTES = Path(__file__).parent / "urgency"


@pytest.mark.parametrize(
    ("file", "floor", "ceiling"),
    [
        (NOTES / "notes_development.jsonl", 0.84, 0.09),
        (NOTES / "notes_heldout.jsonl", 0.66, 0.09),
        (NOTES.parent / "specialty" / "heldout.jsonl", 0.71, 0.02),
    ],
)
def test_urgency_is_found_where_it_is_stated(file: Path, floor: float, ceiling: float) -> None:
    notes = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    found = [urgency_in(note["text"]) for note in notes]
    stated = [value == note["urgency"] for note, value in zip(notes, found, strict=True) if note["urgency"]]
    invented = [value is not None for note, value in zip(notes, found, strict=True) if not note["urgency"]]
    assert sum(stated) / len(stated) >= floor
    assert sum(invented) / len(invented) <= ceiling


def urgency_in(note: str) -> object:
    return run_assistant(pages=note_on_paper(note), today=TODAY).request.urgency.value
