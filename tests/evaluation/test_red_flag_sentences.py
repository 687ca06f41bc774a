"""What the search for red flags reaches on the development passages stays reached: a little below today's figures."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.evaluation.red_flags.scoring import KNOWN_CODES, Score, list_of_misses, load, score

FOLDER = Path(__file__).parent / "red_flags"
RECALL_FLOOR = 0.995
FALSE_ALARMS_CEILING = 0.016
RESULTS_RECALL_FLOOR = 0.98
MENDED_RECALL_FLOOR = 0.98
MENDED_FALSE_ALARMS_CEILING = 0.03
RESULTS_FALSE_ALARMS_CEILING = 0.03


@pytest.fixture(scope="module")
def result() -> Score:
    return score(load(FOLDER / "development.jsonl"))


@pytest.mark.parametrize(
    ("hand", "recall", "false_alarms"),
    [("heldout", 0.965, 0.06), ("heldout_notes", 0.945, 0.12), ("heldout_abroad", 0.93, 0.08)],
)
def test_passages_of_a_hand_that_nothing_was_learnt_from(
    hand: str, recall: float, false_alarms: float
) -> None:
    result = score(load(FOLDER / f"{hand}.jsonl"))
    assert result.recall >= recall
    assert result.false_alarms <= false_alarms


def test_flags_that_must_be_raised_are_raised(result: Score) -> None:
    assert result.recall >= RECALL_FLOOR, list_of_misses(result)


def test_passages_that_must_stay_silent_stay_silent(result: Score) -> None:
    assert result.false_alarms <= FALSE_ALARMS_CEILING, list_of_misses(result)


@pytest.mark.parametrize("name", ["development", "heldout", "heldout_notes"])
def test_every_code_is_asked_for_in_passages_and_in_look_alikes(name: str) -> None:
    passages = load(FOLDER / f"{name}.jsonl")
    raised = Counter(code for passage in passages for code in passage.must_raise)
    silent = Counter(
        code
        for passage in passages
        if passage.must_not_raise != KNOWN_CODES
        for code in passage.must_not_raise
    )
    told_by_words = KNOWN_CODES - {"critical_result"}
    assert {code for code in told_by_words if raised[code] < 2 or silent[code] < 2} == set()


def test_passages_that_only_rules_were_mended_by() -> None:
    result = score(load(FOLDER / "mended_by.jsonl"))
    assert result.recall >= MENDED_RECALL_FLOOR, list_of_misses(result)
    assert result.false_alarms <= MENDED_FALSE_ALARMS_CEILING, list_of_misses(result)


def test_results_of_blood_are_read() -> None:
    result = score(load(FOLDER / "results.jsonl"))
    assert result.recall >= RESULTS_RECALL_FLOOR, list_of_misses(result)
    assert result.false_alarms <= RESULTS_FALSE_ALARMS_CEILING, list_of_misses(result)


def test_no_passage_stands_twice_or_in_two_files() -> None:
    files = ("development", "learning", "results", "heldout", "heldout_notes", "heldout_abroad", "mended_by")
    passages = [passage for name in files for passage in load(FOLDER / f"{name}.jsonl")]
    assert len({passage.id for passage in passages}) == len(passages)
    assert len({passage.text.casefold() for passage in passages}) == len(passages)
