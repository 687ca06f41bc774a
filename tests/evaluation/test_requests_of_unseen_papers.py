"""How often papers of unseen hands are read for whom they ask and how soon: floors."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from jobs.extraction import run_assistant, run_judge
from jobs.training.typed import page_of
from referrals.data.referral import Request

TODAY = date(2026, 11, 21)
FILES = ("heldout", "heldout_typical")
SOON = {"urgent", "asap"}
"""What is to be seen in two weeks is either, as clinics have it."""
Answers = list[tuple[dict[str, Any], Request]]


@pytest.fixture(scope="module")
def answers() -> Answers:
    papers = [
        json.loads(line)
        for name in FILES
        for line in (Path(__file__).parent / "requests" / f"{name}.jsonl")
        .read_text(encoding="utf-8")
        .splitlines()
    ]
    return [(paper, request_in(paper["text"])) for paper in papers]


def request_in(text: str) -> Request:
    pages = page_of(text)
    return run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages).request


def test_the_specialty_that_is_stated_is_found(answers: Answers) -> None:
    right = [is_right(paper, request) for paper, request in answers if paper["stated"]]
    assert sum(right) / len(right) >= 0.91


def test_a_specialty_that_may_decide_is_right(answers: Answers) -> None:
    sure = [is_right(paper, request) for paper, request in answers if request.specialty.confidence >= 0.7]
    assert len(sure) >= 300
    assert sum(sure) / len(sure) >= 0.97


def test_how_soon_is_found_and_not_invented(answers: Answers) -> None:
    stated = [is_as_soon(paper, request) for paper, request in answers if paper["urgency"]]
    silent = [request.urgency.value is not None for paper, request in answers if not paper["urgency"]]
    assert sum(stated) / len(stated) >= 0.86
    assert sum(silent) / len(silent) <= 0.08


def is_right(paper: dict[str, Any], request: Request) -> bool:
    wanted = paper["specialty"]
    return request.specialty.value in (wanted if isinstance(wanted, list) else [wanted])


def is_as_soon(paper: dict[str, Any], request: Request) -> bool:
    found, wanted = request.urgency.value, paper["urgency"]
    return found == wanted or {found, wanted} == SOON
