"""Conditions and decisions: three answers, and always the operands they rest on."""

from typing import Any

import pytest
from pydantic import ValidationError

from common.expressions import FieldType, Operand
from pathways.nodes import outcomes_of
from pathways.nodes.results import Completed, Route, Routed
from tests.unit.pathways.building import ABSENT, condition, context, decision, ran

URGENCY = "triage.urgency"
URGENT = {"when": 'triage.urgency == "urgent"', "outcome": "urgent", "route": {"queue": "urgent"}}
OLD = {
    "when": "referral.patient.age >= 65",
    "outcome": "older",
    "route": {"team": "Geriatrics"},
    "title": "Old",
}


@pytest.mark.parametrize(
    ("operand", "outcome"),
    [(Operand("urgent"), "true"), (Operand("routine"), "false"), (ABSENT, "undetermined")],
)
def test_a_condition_has_three_answers(operand: Any, outcome: Any) -> None:
    result = ran(node=condition('triage.urgency == "urgent"'), context=context({URGENCY: operand}))
    assert isinstance(result, Completed)
    assert result.outcome == outcome
    assert [used.path for used in result.operands] == [URGENCY]
    assert result.operands[0].operand == operand


def test_a_value_that_is_not_sure_enough_decides_nothing() -> None:
    unsure = Operand("urgent", usable=False, why_not="its confidence 0.41 is below 0.70", confidence=0.41)
    result = ran(node=condition('triage.urgency == "urgent"'), context=context({URGENCY: unsure}))
    assert result.outcome == "undetermined"
    assert "triage.urgency: its confidence 0.41 is below 0.70" in result.explanation


def test_the_other_side_may_decide() -> None:
    node = condition('triage.urgency == "urgent" or referral.patient.age >= 65')
    found = {URGENCY: ABSENT, "referral.patient.age": Operand(80)}
    assert ran(node=node, context=context(found)).outcome == "true"


def test_an_explanation_names_no_value_of_the_patient() -> None:
    node = condition('referral.patient.family_name == "Smith"')
    found = {"referral.patient.family_name": Operand("Canaryperson")}
    result = ran(node=node, context=context(found))
    assert result.outcome == "false"
    assert "Canaryperson" not in result.explanation


def test_fields_are_called_by_their_labels() -> None:
    labelled = context({URGENCY: Operand("urgent")})
    object.__setattr__(labelled, "catalogue", {URGENCY: FieldType.text(label="the urgency")})
    result = ran(node=condition('triage.urgency == "urgent"'), context=labelled)
    assert result.explanation == "It is true that the urgency is urgent."


def test_a_condition_can_ask_what_went_before() -> None:
    node = condition('run.review.outcome == "approved" and run.review.weeks > 2')
    known = context(outcomes={"review": "approved"}, variables={"review.weeks": 3})
    assert ran(node=node, context=known).outcome == "true"
    assert ran(node=node, context=context()).outcome == "undetermined"


def test_the_first_row_that_holds_decides() -> None:
    found = {URGENCY: Operand("urgent"), "referral.patient.age": Operand(80)}
    result = ran(node=decision([OLD, URGENT]), context=context(found))
    assert isinstance(result, Routed)
    assert (result.outcome, result.row, result.route) == ("older", 0, Route(team="Geriatrics"))
    assert result.explanation.startswith("Row 1 (Old) decides")
    assert [used.path for used in result.operands] == ["referral.patient.age"]


def test_the_default_decides_when_no_row_holds() -> None:
    found = {URGENCY: Operand("routine"), "referral.patient.age": Operand(30)}
    result = ran(node=decision([OLD, URGENT]), context=context(found))
    assert (result.outcome, result.row, result.route.queue) == ("otherwise", None, "routine")
    assert result.explanation == "The default row decides: none of the 2 rows above it holds."
    alone = ran(node=decision([URGENT]), context=context(found))
    assert alone.explanation == "The default row decides: the row above it does not hold."
    assert {used.path for used in result.operands} == {URGENCY, "referral.patient.age"}


def test_a_row_that_cannot_be_told_stops_the_search() -> None:
    found = {URGENCY: Operand("urgent"), "referral.patient.age": ABSENT}
    result = ran(node=decision([OLD, URGENT]), context=context(found))
    assert isinstance(result, Completed)
    assert result.outcome == "undetermined"
    assert "Row 1 (Old) cannot be told" in result.explanation
    assert "referral.patient.age: it is not in the document" in result.explanation


def test_a_row_behind_the_deciding_one_is_not_looked_at() -> None:
    found = {URGENCY: Operand("urgent"), "referral.patient.age": ABSENT}
    assert ran(node=decision([URGENT, OLD]), context=context(found)).outcome == "urgent"


def test_outcomes_of_a_decision_are_those_of_its_rows() -> None:
    again = URGENT | {"when": 'triage.urgency == "stat"'}
    assert outcomes_of(decision([URGENT, again, OLD])) == ("urgent", "older", "otherwise", "undetermined")
    assert outcomes_of(decision([])) == ("otherwise",)


@pytest.mark.parametrize("row", [URGENT | {"outcome": "undetermined"}, URGENT | {"route": {}}])
def test_a_row_must_go_somewhere_and_not_by_a_reserved_outcome(row: Any) -> None:
    with pytest.raises(ValidationError):
        decision([row])


def test_the_default_row_is_required() -> None:
    with pytest.raises(ValidationError):
        type(decision([])).model_validate({"key": "d", "title": "D", "config": {"rows": []}})
