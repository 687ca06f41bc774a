"""How often the kind of a paper is told: floors, on papers of hands that nothing was learnt from."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from jobs.extraction import sort_packet
from jobs.training.typed import page_of
from referrals.data.packets import Part

TODAY = date(2026, 11, 23)
HERE = Path(__file__).parent / "kinds"
Answers = list[tuple[str, Part]]


@pytest.fixture(scope="module", params=["heldout", "heldout_typical", "heldout_abroad"])
def answers(request: pytest.FixtureRequest) -> Answers:
    papers = (HERE / f"{request.param}.jsonl").read_text(encoding="utf-8").splitlines()
    return [(paper["kind"], part_of(paper["text"])) for paper in map(json.loads, papers)]


def part_of(text: str) -> Part:
    return sort_packet(pages=page_of(text), today=TODAY).parts[0]


def test_the_kind_is_told(answers: Answers) -> None:
    right = [part.kind == kind for kind, part in answers]
    assert sum(right) / len(right) >= 0.88


def test_what_is_sure_is_right(answers: Answers) -> None:
    sure = [part.kind == kind for kind, part in answers if part.confidence >= 0.7]
    assert len(sure) >= 0.7 * len(answers)
    assert sum(sure) / len(sure) >= 0.92


def test_referrals_are_not_lost(answers: Answers) -> None:
    """A referral is hardly ever told for something else with confidence: nobody would look for it there."""
    lost = [part.confidence >= 0.7 and part.kind != kind for kind, part in answers if kind == "referral"]
    assert sum(lost) / len(lost) <= 0.05
