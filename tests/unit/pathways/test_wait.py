"""A wait asks people, checks what they answer, and can run out."""

from typing import Any

import pytest
from pydantic import ValidationError

from pathways.nodes import outcomes_of, run_node
from pathways.nodes.results import Paused
from pathways.nodes.review import Assignee
from pathways.nodes.timing import Duration, WaitTimes
from pathways.nodes.wait import AnswerRefused, answer, expire
from tests.unit.pathways.building import context, wait

FORM = [
    {"name": "note", "type": "text", "label": "Note", "required": True},
    {"name": "weeks", "type": "number", "label": "Weeks"},
    {"name": "seen_on", "type": "date", "label": "Seen on"},
    {"name": "slot", "type": "choice", "label": "Slot", "choices": ["morning", "evening"]},
    {"name": "fit", "type": "yes_no", "label": "Fit"},
]


def test_a_wait_pauses_the_run_with_all_a_reviewer_needs() -> None:
    result = run_node(node=wait(timeout_seconds=3600, form=FORM), context=context(team="Eye clinic"))
    assert isinstance(result, Paused)
    review = result.review
    assert review.assignee == Assignee(team="Eye clinic")
    assert review.outcomes == ("approved", "rejected")
    assert review.times == WaitTimes(expires_in=Duration(seconds=3600))
    assert [field.name for field in review.form] == ["note", "weeks", "seen_on", "slot", "fit"]
    assert result.explanation == "Waits for a review by the team Eye clinic."


def test_without_a_timeout_it_waits_for_as_long_as_it_takes() -> None:
    result = run_node(node=wait(), context=context(team=None))
    assert isinstance(result, Paused)
    assert result.review.times == WaitTimes()
    assert result.review.assignee == Assignee(team="record_team")
    assert outcomes_of(wait()) == ("approved", "rejected")


def test_a_timeout_brings_an_outcome_of_its_own() -> None:
    node = wait(timeout_seconds=172_800)
    assert outcomes_of(node) == ("approved", "rejected", "expired")
    result = expire(node=node)
    assert (result.outcome, result.explanation) == ("expired", "Nobody answered the review within 2 days.")
    with pytest.raises(AnswerRefused):
        answer(node=node, outcome="expired", answers={})


def test_an_answer_sets_run_variables() -> None:
    given = {"note": "Seen", "weeks": 2.5, "seen_on": "2026-02-28", "slot": "evening", "fit": False}
    result = answer(node=wait(form=FORM), outcome="approved", answers=given)
    assert result.outcome == "approved"
    assert result.variables == {f"review.{name}": value for name, value in given.items()}


def test_questions_left_open_have_no_value() -> None:
    result = answer(node=wait(form=FORM), outcome="rejected", answers={"note": "No", "weeks": ""})
    assert result.variables["review.weeks"] is None
    assert result.variables["review.fit"] is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("note", ""),
        ("note", 5),
        ("note", "x" * 4001),
        ("weeks", "two"),
        ("weeks", True),
        ("weeks", float("nan")),
        ("weeks", float("inf")),
        ("seen_on", "2026-02-30"),
        ("seen_on", "20260228"),
        ("seen_on", "28.02.2026"),
        ("slot", "Canaryvalue"),
        ("fit", "yes"),
        ("fit", 1),
        ("nobody_asked", "Canaryvalue"),
    ],
)
def test_an_answer_that_does_not_fit_is_refused_by_field_without_repeating_it(name: Any, value: Any) -> None:
    with pytest.raises(AnswerRefused) as refused:
        answer(node=wait(form=FORM), outcome="approved", answers={"note": "Seen", name: value})
    (error,) = refused.value.errors
    assert error.field == name
    assert "Canaryvalue" not in f"{refused.value} {error}"


def test_all_that_is_wrong_is_said_at_once() -> None:
    with pytest.raises(AnswerRefused) as refused:
        answer(node=wait(form=FORM), outcome="perhaps", answers={"weeks": "two"})
    assert [error.field for error in refused.value.errors] == ["outcome", "note", "weeks"]


@pytest.mark.parametrize(
    "config",
    [
        {"assignee": {}},
        {"assignee": {"team": "a", "role": "b"}},
        {"outcomes": []},
        {"outcomes": ["approved", "approved"]},
        {"outcomes": ["approved", "expired"]},
        {"timeout_seconds": 0},
        {"form": [FORM[0], FORM[0]]},
        {"form": [{"name": "outcome", "type": "text", "label": "Outcome"}]},
        {"form": [{"name": "slot", "type": "choice", "label": "Slot"}]},
        {"form": [{"name": "note", "type": "text", "label": "Note", "choices": ["a"]}]},
    ],
)
def test_waits_that_cannot_work_are_refused(config: Any) -> None:
    with pytest.raises(ValidationError):
        wait(**config)
