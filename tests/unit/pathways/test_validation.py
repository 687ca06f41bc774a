"""Every way a pathway can be wrong: found, placed, and said with the way out."""

from copy import deepcopy
from typing import Any

import pytest

from pathways.context import OrganizationSettings
from pathways.definition import read_definition
from pathways.validation import Problem, validate
from pathways.values import PathwayType
from referrals.fields import CATALOGUE
from tests.unit.pathways.building import small


def problems(document: Any, *, type: PathwayType = "semiAutomatic", **settings: Any) -> list[Problem]:
    organization = OrganizationSettings(**settings) if settings else None
    return validate(document, pathway_type=type, catalogue=CATALOGUE, organization=organization)


def found(document: Any, **how: Any) -> set[tuple[str, str]]:
    """Return (node, code) of each problem, having seen that each message says something to do."""
    listed = problems(document, **how)
    for problem in listed:
        assert problem.message.endswith((".", ")", "?")), problem
        assert len(problem.message) > 20, problem
    return {(problem.node, problem.code) for problem in listed}


def test_a_good_pathway_has_no_problems_as_a_document_or_a_definition() -> None:
    assert problems(small()) == []
    assert problems(read_definition(small())) == []


def test_a_wait_has_no_place_in_auto() -> None:
    assert found(small(), type="auto") == {("review", "wait_in_auto")}


def test_undetermined_needs_an_edge_and_auto_says_why() -> None:
    document = small()
    del document["edges"][2]
    said: tuple[tuple[PathwayType, str], ...] = (
        ("semiAutomatic", "outcome undetermined"),
        ("auto", "must go on"),
    )
    for kind, says in said:
        (problem,) = [each for each in problems(document, type=kind) if each.code == "missing_edge"]
        assert (problem.node, problem.field) == ("check", "edges.undetermined")
        assert says in problem.message


def edge(document: dict[str, Any], **changes: Any) -> dict[str, Any]:
    document["edges"][1].update(changes)
    return document


def node(document: dict[str, Any], index: int, **changes: Any) -> dict[str, Any]:
    document["nodes"][index].update(changes)
    return document


def configured(document: dict[str, Any], index: int, **changes: Any) -> dict[str, Any]:
    document["nodes"][index]["config"].update(changes)
    return document


LONE = {
    "key": "lone",
    "title": "Lone",
    "kind": "action",
    "config": {"action": "update_status", "status": "lone"},
}


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda d: edge(d, to="nowhere"), {("check", "unknown_target")}),
        (lambda d: edge(d, **{"from": "nobody"}), {("check", "missing_edge"), ("", "unknown_source")}),
        (lambda d: edge(d, outcome="perhaps"), {("check", "missing_edge"), ("check", "unknown_outcome")}),
        (lambda d: edge(d, outcome="true"), {("check", "missing_edge"), ("check", "duplicate_edge")}),
        (
            lambda d: edge(d, outcome="Not a slug!"),
            {("check", "missing_edge"), ("check", "unknown_outcome"), ("check", "bad_key")},
        ),
        (lambda d: edge(d, to="check"), {("check", "cycle")}),
        (lambda d: d["edges"][5].update(to="check") or d, {("mark", "cycle")}),
        (lambda d: d | {"start": "nobody"}, {("", "unknown_start")}),
        (lambda d: {key: value for key, value in d.items() if key != "start"}, {("", "missing")}),
        (lambda d: d | {"start": "mark"}, {("check", "unreachable"), ("review", "unreachable")}),
        (lambda d: d | {"nodes": []}, {("", "no_nodes")}),
        (lambda d: d | {"nodes": "none"}, {("", "wrong_value")}),
        (lambda d: d | {"color": "blue"}, {("", "unknown_member")}),
        (lambda d: d | {"schema_version": 2}, {("", "wrong_value")}),
        (lambda d: node(d, 0, kind="loop"), {("check", "unknown_kind")}),
        (lambda d: node(d, 0, title=""), {("check", "wrong_length")}),
        (lambda d: node(d, 0, title=7), {("check", "wrong_value")}),
        (lambda d: node(d, 2, config={"action": "call_pigeon"}), {("mark", "unknown_action")}),
        (lambda d: node(d, 2, config={"status": "x"}), {("mark", "unknown_action")}),
        (lambda d: node(d, 2, config={"action": "update_status"}), {("mark", "missing")}),
        (lambda d: configured(d, 2, colour="red"), {("mark", "unknown_member")}),
        (lambda d: configured(d, 1, assignee={}), {("review", "wrong_value")}),
        (lambda d: configured(d, 1, timeout_seconds="soon"), {("review", "wrong_value")}),
        (lambda d: configured(d, 1, timeout_seconds=60), {("review", "missing_edge")}),
        (lambda d: configured(d, 0, expression="triage.urgencyy == 1"), {("check", "expression_unknown_field")}),
        (lambda d: configured(d, 0, expression="triage.urgency >= 5"), {("check", "expression_wrong_type")}),
        (lambda d: configured(d, 0, expression="triage.urgency =="), {("check", "expression_syntax")}),
        (lambda d: configured(d, 0, expression='triage.urgency == "soon"'), {("check", "expression_unknown_choice")}),
        (
            lambda d: configured(d, 0, expression="referral.patient.age >= 65 and referral.patient.age < 18"),
            {("check", "expression_never_true")},
        ),
        (lambda d: configured(d, 0, expression='run.mark.outcome == "done"'), {("check", "expression_not_known_yet")}),
        (lambda d: configured(d, 0, expression='run.check.outcome == "true"'), {("check", "expression_not_known_yet")}),
        (
            lambda d: d["nodes"].append(deepcopy(LONE)) or d,
            {("lone", "unreachable"), ("lone", "cannot_end"), ("lone", "missing_edge")},
        ),
        (lambda d: d["nodes"].append(d["nodes"][2]) or d, {("mark", "duplicate_key")}),
    ],
)  # fmt: skip
def test_each_mistake_is_found_where_it_is(change: Any, expected: Any) -> None:
    assert found(change(small())) == expected


def test_the_message_for_a_wrong_field_leads_to_the_right_one() -> None:
    document = configured(small(), 0, expression="triage.urgencyy == 1")
    (problem,) = problems(document)
    assert problem.field == "config.expression"
    assert "Did you mean triage.urgency?" in problem.message
    assert "character 1" in problem.message


def test_a_node_called_end_is_refused() -> None:
    document = small()
    document["nodes"][2]["key"] = "end"
    assert ("end", "reserved_key") in found(document)


def test_nodes_that_go_in_circles_for_ever_cannot_end() -> None:
    document = small()
    for index in (4, 5, 6):
        document["edges"][index]["to"] = "check"
    codes = found(document)
    assert {("check", "cannot_end"), ("review", "cannot_end"), ("mark", "cannot_end")} <= codes
    cycles = [problem.message for problem in problems(document) if problem.code == "cycle"]
    assert any("check → review → mark → check" in message for message in cycles)


def test_one_broken_node_does_not_hide_the_problems_of_the_others() -> None:
    document = configured(node(small(), 2, kind="loop"), 0, expression="nobody == 1")
    document["edges"][4]["to"] = "nowhere"
    assert found(document) == {
        ("mark", "unknown_kind"),
        ("check", "expression_unknown_field"),
        ("review", "unknown_target"),
    }


def test_an_expression_may_ask_what_comes_before_on_any_way() -> None:
    document = small()
    document["nodes"][2] = {
        "key": "mark",
        "title": "Approved?",
        "kind": "condition",
        "config": {"expression": 'run.review.outcome == "approved" and run.check.outcome != "false"'},
    }
    document["edges"][5:] = [
        {"from": "mark", "outcome": outcome, "to": "end"} for outcome in ("true", "false", "undetermined")
    ]
    assert problems(document) == []


def mailing(**config: Any) -> dict[str, Any]:
    written = {"action": "send_email", "to": ["a@clinic.example"], "subject": "s", "body": "b"}
    return node(small(), 2, config=written | config)


@pytest.mark.parametrize(
    ("config", "settings", "expected"),
    [
        ({"body": "{{ record.id }} {{ run.review.outcome }}"}, {}, set()),
        ({"body": "{{ record.idd }}"}, {}, {("mark", "template_unknown_path")}),
        ({"subject": "{{ record.id"}, {}, {("mark", "template_syntax")}),
        (
            {"body": "{{ referral.patient.phone }}"},
            {"phi_in_mail": True},
            {("mark", "template_patient_data")},
        ),
        ({"include_patient_data": True}, {}, {("mark", "patient_data_not_allowed")}),
        (
            {"include_patient_data": True, "body": "{{ referral.patient.phone }}"},
            {"phi_in_mail": True},
            set(),
        ),
        ({"group": "Nobody"}, {"teams": frozenset({"Intake"})}, {("mark", "unknown_team")}),
        ({"group": "Intake"}, {"teams": frozenset({"Intake"})}, set()),
        ({"group": "record_team"}, {"teams": frozenset()}, set()),
        ({"to": ["nobody"]}, {}, {("mark", "wrong_value")}),
    ],
)
def test_mails_are_checked_before_anybody_gets_one(config: Any, settings: Any, expected: Any) -> None:
    assert found(mailing(**config), **settings) == expected


def test_a_wrong_member_is_placed_as_its_author_sees_it() -> None:
    (problem,) = problems(mailing(to=["a@clinic.example", "nobody"]))
    assert (problem.node, problem.field) == ("mark", "config.to[1]")
    assert problem.message == "Write one plain mail address, such as intake@clinic.example."


def test_teams_of_decisions_and_waits_are_checked() -> None:
    document = configured(small(), 1, assignee={"team": "Ghosts"})
    row = {"when": "triage.has_red_flag", "outcome": "a", "route": {"team": "Spectres"}}
    default = {"outcome": "b", "route": {"team": "Intake"}}
    document["nodes"][2] |= {"kind": "decision", "config": {"rows": [row], "default": default}}
    document["edges"][5:] = [
        {"from": "mark", "outcome": name, "to": "end"} for name in ("a", "b", "undetermined")
    ]
    listed = problems(document, teams=frozenset({"Intake"}))
    assert {(problem.node, problem.field) for problem in listed} == {
        ("review", "config.assignee.team"),
        ("mark", "config.rows[0].route.team"),
    }
    assert problems(document) == []


def chain(length: int) -> dict[str, Any]:
    """Return a pathway of so many actions, one after the other."""
    nodes = [deepcopy(LONE) | {"key": f"n{index}"} for index in range(length)]
    edges = [
        {"from": f"n{index}", "outcome": outcome, "to": f"n{index + 1}" if index + 1 < length else "end"}
        for index in range(length)
        for outcome in ("done", "failed")
    ]
    return {"start": "n0", "nodes": nodes, "edges": edges}


def test_two_hundred_nodes_are_the_limit() -> None:
    assert problems(chain(200)) == []
    assert found(chain(201)) == {("", "too_many_nodes")}


@pytest.mark.parametrize(
    "document",
    [
        {},
        {"nodes": None, "edges": None},
        {"nodes": [1, "x", None, {}, {"key": 5}], "edges": [1, {}, {"from": 1}]},
        {"nodes": [{"key": ["list"], "kind": {}}], "edges": [{"from": "a", "outcome": "b", "to": 5}]},
        {"start": 5, "nodes": [{"key": "a", "kind": "wait", "config": "text"}], "edges": {"a": "b"}},
    ],
)
def test_whatever_a_draft_holds_is_answered_with_problems(document: Any) -> None:
    assert found(document)
