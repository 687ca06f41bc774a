"""A ruleset as rows: there and back, with a question for each member, and each problem at its row."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from common.errors import InvalidRequest
from jobs.admin.ruleset_checking import checked_rows, checked_text
from jobs.admin.ruleset_forms import ruleset_forms
from jobs.admin.ruleset_rows import as_rows, fields, from_rows
from jobs.data import Consequence, Requirement, Rule, Ruleset
from jobs.extraction import default_ruleset
from jobs.ruleset_definitions import definition_of, ruleset_of, to_text
from referrals.fields import CATALOGUE

FULL: dict[str, Any] = {
    "thresholds": {"*": 0.7, "patient.birth_date": 0.85},
    "specialties": ["cardiology"],
    "red_flags_off": ["first_seizure"],
    "dispositions": {"not_a_referral": {"marketing": "reject", "*": "review"}},
    "rules": [
        {
            "name": "old",
            "text": "Old people.",
            "when": "referral.patient.age >= 65",
            "then": {"urgency": "asap", "specialty": "cardiology", "disposition": "review", "score": 3.5, "note": "N"},
        },
        {"name": "noted", "when": "referral.patient.age < 2", "then": {"note": "A child."}},
    ],
    "required": {
        "*": [{"path": "patient.phone", "why": "Call.", "or_else": ["patient.email", "patient.address"]}],
        "cardiology": [{"path": "clinical.medications", "why": "Needed."}],
    },
}  # fmt: skip


@pytest.mark.parametrize("definition", [FULL, definition_of(default_ruleset()), {}, {"rules": []}])
def test_rows_are_the_same_ruleset_there_and_back(definition: dict[str, Any]) -> None:
    rows = as_rows(definition)
    assert rows is not None
    sent = json.loads(json.dumps(rows))
    again, twice = from_rows(sent)
    assert twice == []
    wanted = ruleset_of(definition, name="ours")
    if "thresholds" in definition:
        assert ruleset_of(again, name="ours") == wanted
    told = checked_rows(json.dumps(rows), name="ours")
    assert told["rows"] == rows
    assert told["problems"] == []
    assert checked_text(told["text"], name="ours")["rows"] == as_rows(again)


def test_every_member_of_a_ruleset_has_a_question_and_every_field_can_be_completed() -> None:
    forms = ruleset_forms()
    asked = {name: {question["name"] for question in form["questions"]} for name, form in forms.items()}
    assert asked["Ruleset"] == set(Ruleset.model_fields) - {"name", "version"}
    assert asked["Rule"] == set(Rule.model_fields)
    assert asked["Consequence"] == set(Consequence.model_fields)
    assert asked["Requirement"] == set(Requirement.model_fields)
    for form in forms.values():
        for question in form["questions"]:
            assert question["form"] in ("", *forms)
            assert question["kind"] != "choice" or question["options"]
    assert {field["path"] for field in fields()} == set(CATALOGUE)


def spoiled(*path: str | int, value: Any) -> dict[str, Any]:
    rows = copy.deepcopy(as_rows(FULL))
    assert rows is not None
    at: Any = rows
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return rows


@pytest.mark.parametrize(
    ("rows", "field", "words"),
    [
        (spoiled("rules", 0, "when", value="referral.patient.agee > 1"), "rules[0].when", "Did you mean"),
        (spoiled("rules", 1, "name", value="Not a name"), "rules[1].name", "small letters"),
        (spoiled("rules", 1, "then", value={}), "rules[1].then", "what follows"),
        (spoiled("required", 1, "needs", 0, "path", value="clinical.medicines"), "required[1]", "medic"),
        (spoiled("thresholds", 1, "least", value=7), "thresholds[1]", ""),
        (spoiled("thresholds", 1, "path", value="*"), "thresholds[1].path", "there twice"),
        (spoiled("dispositions", 0, "kind", value="*"), "dispositions[1].kind", "there twice"),
        (spoiled("dispositions", 0, "disposition", value="accept"), "dispositions[0]", ""),
    ],
)
def test_a_problem_is_told_at_its_row(rows: dict[str, Any], field: str, words: str) -> None:
    told = checked_rows(json.dumps(rows), name="ours")
    found = [problem for problem in told["problems"] if problem["field"].startswith(field)]
    assert found, told["problems"]
    assert any(words in problem["message"] for problem in found), found


def test_rows_that_say_something_twice_leave_the_text_as_it_was() -> None:
    told = checked_rows(json.dumps(spoiled("thresholds", 1, "path", value="*")), name="ours")
    assert told["text"] is None


def test_questions_are_said_back_at_their_rows() -> None:
    told = checked_text(to_text(FULL), name="ours")
    assert told["echoes"]["rules[0].when"] == "age is at least 65"
    assert told["echoes"]["rules[1].when"] == "age is less than 2"


@pytest.mark.parametrize("text", ["rules: [", "rules: 5", "required: [x]", "thresholds: 7", "rules: [7]"])
def test_a_text_that_is_no_ruleset_yet_has_no_rows(text: str) -> None:
    told = checked_text(text, name="ours")
    assert told["rows"] is None
    assert told["problems"]


@pytest.mark.parametrize("sent", ["", "[", "[]", "7", '{"rules": NaN}', "[" * 100_000])
def test_what_are_no_rows_is_refused(sent: str) -> None:
    with pytest.raises(InvalidRequest):
        checked_rows(sent, name="ours")


@pytest.mark.parametrize(
    "rows", [{"rules": [{}] * 501}, {"required": [{"needs": [{}] * 501}]}, {"specialties": ["x"] * 501}]
)
def test_more_rows_than_anybody_writes_are_refused_with_the_bound(rows: dict[str, Any]) -> None:
    with pytest.raises(InvalidRequest, match="more than 500 rows"):
        checked_rows(json.dumps(rows), name="ours")


def test_as_many_rows_as_the_bound_are_read() -> None:
    rules = [{"name": f"r{n}", "when": "true", "then": {"note": "N"}} for n in range(500)]
    assert len(checked_rows(json.dumps({"rules": rules}), name="ours")["rows"]["rules"]) == 500


@pytest.mark.parametrize("name", ["specialties", "red_flags_off"])
@pytest.mark.parametrize("given", [5, True, "cardiology", {"a": 1}, [5], [{"a": 1}], [["x"]]])
def test_what_is_no_list_of_names_is_no_error_of_ours(name: str, given: Any) -> None:
    assert checked_rows(json.dumps({name: given}), name="ours")["said"] is not None


@pytest.mark.parametrize("sent", ['{"rules": 7}', '{"rules": ["x"]}', '{"required": [{"needs": 3}]}', "{}"])
def test_odd_rows_do_no_harm(sent: str) -> None:
    assert checked_rows(sent, name="ours")["said"] is not None
