"""What the stacked models learn from, and what is told of their answers."""

from __future__ import annotations

import json
from pathlib import Path

from jobs.extraction.assistant.request.urgency.heard import NOTHING
from jobs.training.stacked import (
    Answer,
    came_true,
    figures,
    specialties_of,
    specialty_model_of,
    urgencies_of,
    urgency_model_of,
)
from jobs.training.stacked_papers import papers_of, papers_that_ask_nobody

SOON = {
    "urgent": "urgently",
    "asap": "as soon as possible",
    "stat": "today",
    "routine": "at your routine clinic",
}
ASKED = ("Rheumatology", "Urology", "Nephrology")


def papers_in(folder: Path) -> Path:
    file = folder / "hand.jsonl"
    rows = [
        {
            "id": f"{asked}_{level}",
            "text": f"Dear {asked} team\n\nPlease see Ann Sample {words}. Cardiology saw her in May and is happy.\n"
            "She lives with her husband and two dogs in a house by the river, has never smoked, and takes no tablets\n"
            "but one for her blood pressure, which was good when we last looked at it here.\n\n"
            "Yours sincerely\nDr Tom Example, Elm Surgery",
            "specialty": asked.lower(),
            "stated": asked,
            "urgency": level,
            "urgency_words": words,
        }
        for asked in ASKED
        for level, words in SOON.items()
    ]
    file.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    return file


def test_a_paper_knows_where_it_says_whom_it_asks_and_how_soon(tmp_path: Path) -> None:
    paper = next(papers_of(papers_in(tmp_path)))
    assert (paper.hand, paper.wanted) == ("hand", frozenset({"rheumatology"}))
    assert {"rheumatology", "cardiology"} <= paper.candidates.keys()
    assert paper.told_at == {"rheumatology": 0}
    assert paper.says is not None
    assert [level for level in paper.says if level != NOTHING] == ["urgent"]


def test_what_is_learnt_is_answered(tmp_path: Path) -> None:
    papers = list(papers_of(papers_in(tmp_path)))
    specialties = list(specialties_of(specialty_model_of(papers), papers))
    urgencies = list(urgencies_of(urgency_model_of(papers), papers))
    assert figures(specialties).startswith("stated right 1.000 of 12")
    assert figures(urgencies).startswith("stated right 1.000 of 12")


def test_papers_of_a_kind_that_asks_nobody_are_left_out(tmp_path: Path) -> None:
    file = tmp_path / "kinds.jsonl"
    report = "SAMPLE LABORATORIES\nFINAL REPORT\nTest   Result   Range\nHaemoglobin   131 g/L   120-150"
    rows = [
        {"id": "lab", "kind": "lab_result", "text": report},
        {"id": "other", "kind": "referral", "text": "x"},
    ]
    file.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    assert list(papers_that_ask_nobody(file)) == []


def test_how_often_chances_came_true_is_told_by_tenths() -> None:
    answers = [
        Answer("stated", answered=True, chance=0.95, right=True),
        Answer("stated", answered=True, chance=1.0, right=False),
        Answer("none asked", answered=True, chance=0.41, right=False),
        Answer("stated", answered=False, chance=0.0, right=False),
    ]
    assert came_true(answers) == ".4 0.00 of 1, .9 0.50 of 2"
    assert (
        figures(answers)
        == "none asked answered 1.000 of 1, stated right 0.333 of 3, right where sure 0.500 of 2"
    )
