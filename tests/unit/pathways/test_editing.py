"""Changes of a draft, one at a time: edges are mended, names follow, and what cannot be is refused."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import BaseModel

from pathways.definition import read_definition
from pathways.editing import Refused, change, echoes_of, fields_for, forms
from pathways.editing.fields import ways_of
from pathways.editing.forms import Question, kind_forms
from pathways.nodes import KINDS, Node
from pathways.nodes.actions import ACTIONS
from pathways.starters import all_starters
from pathways.validation import validate
from referrals.fields import CATALOGUE
from tests.unit.pathways.building import small

Document = dict[str, Any]


def edges(document: Document) -> set[tuple[str, str, str]]:
    return {(edge["from"], edge["outcome"], edge["to"]) for edge in document["edges"]}


def node(document: Document, key: str) -> Document:
    return next(item for item in document["nodes"] if item["key"] == key)


def made(document: Document, **asked: Any) -> Document:
    return change(document, asked).document


def codes(document: Document) -> set[str]:
    return {p.code for p in validate(document, pathway_type="semiAutomatic", catalogue=CATALOGUE)}


def test_a_node_is_put_in_after_an_edge_and_goes_on_where_the_edge_went() -> None:
    done = change(small(), {"do": "add_node", "kind": "condition", "node": "check", "outcome": "true"})
    assert done.node == "check_2"
    assert ("check", "true", "check_2") in edges(done.document)
    assert {to for source, _, to in edges(done.document) if source == "check_2"} == {"review"}
    assert codes(done.document) == {"wrong_length"}, "only its question is to be filled in"


def test_a_node_can_be_put_at_the_beginning() -> None:
    document = made(small(), do="add_node", kind="action", action="update_status")
    assert document["start"] == "update_status"
    assert ("update_status", "done", "check") in edges(document)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_begins_with_all_its_outcomes_led_on(kind: str) -> None:
    for action in ACTIONS if kind == "action" else ("",):
        done = change(
            small(), {"do": "add_node", "kind": kind, "action": action, "node": "mark", "outcome": "done"}
        )
        ways = ways_of(done.document)[done.node]["outcomes"]
        assert ways
        assert all(to == "end" for _, to in ways)


def test_deleting_a_node_leads_its_edges_on_by_the_outcome_that_was_chosen() -> None:
    done = change(small(), {"do": "delete_node", "node": "review", "outcome": "approved"})
    assert ("check", "true", "mark") in edges(done.document)
    assert codes(done.document) == set()
    first = change(small(), {"do": "delete_node", "node": "check", "outcome": "true"})
    assert first.document["start"] == "review"
    assert codes(first.document) == set()
    calm = change(small(), {"do": "delete_node", "node": "review", "outcome": "rejected"})
    assert ("check", "true", "end") in edges(calm.document)


def test_a_node_whose_outcomes_lead_apart_goes_only_when_it_is_said_by_which_to_go_on() -> None:
    for outcome in ("", "no_such_outcome"):
        with pytest.raises(Refused) as refused:
            change(small(), {"do": "delete_node", "node": "review", "outcome": outcome})
        assert refused.value.message == (
            "Its outcomes lead apart. Say by which of them to go on: approved (Mark as accepted), rejected (the end)."
        )
    one_way = made(small(), do="lead", node="review", outcome="rejected", to="mark")
    assert ("check", "true", "mark") in edges(made(one_way, do="delete_node", node="review"))
    nobody_comes = made(small(), do="start", node="review")
    nobody_comes = made(nobody_comes, do="delete_node", node="check", outcome="")
    assert nobody_comes["start"] == "review", "where nothing leads to it, there is nothing to lead on"


def test_the_only_node_stays() -> None:
    document = made(small(), do="delete_node", node="check", outcome="true")
    document = made(document, do="delete_node", node="review", outcome="approved")
    with pytest.raises(Refused, match="only node"):
        change(document, {"do": "delete_node", "node": "mark"})


def test_a_new_key_is_followed_by_edges_questions_and_texts() -> None:
    document = small()
    document["nodes"].append(
        {
            "key": "tell",
            "title": "Tell",
            "kind": "action",
            "config": {
                "action": "notify",
                "audience": {"team": "record_team"},
                "message": 'Was {{ run.review.outcome or "run.review.outcome" }}, not {{ run.reviews.outcome }}',
            },
        }
    )
    document["nodes"].append(
        {
            "key": "ask",
            "title": "Ask",
            "kind": "condition",
            "config": {
                "expression": 'run.review.outcome == "approved" and "run.review.x" in referral.request.reason'
            },
        }
    )
    renamed = made(document, do="rename_node", node="review", key="second_look")
    assert ("check", "true", "second_look") in edges(renamed)
    assert ("second_look", "approved", "mark") in edges(renamed)
    assert node(renamed, "tell")["config"]["message"] == (
        'Was {{ run.second_look.outcome or "run.review.outcome" }}, not {{ run.reviews.outcome }}'
    )
    assert node(renamed, "ask")["config"]["expression"] == (
        'run.second_look.outcome == "approved" and "run.review.x" in referral.request.reason'
    )
    started = made(document, do="rename_node", node="check", key="first")
    assert started["start"] == "first"


@pytest.mark.parametrize(
    ("key", "words"), [("Review", "no key"), ("", "no key"), ("end", "not `end`"), ("mark", "already")]
)
def test_a_key_that_cannot_be_is_refused(key: str, words: str) -> None:
    with pytest.raises(Refused, match=words):
        change(small(), {"do": "rename_node", "node": "review", "key": key})


def table(*outcomes: str) -> Document:
    rows = [{"when": "triage.has_red_flag", "outcome": name, "route": {"queue": name}} for name in outcomes]
    return {"rows": rows, "default": {"outcome": "routine", "route": {"queue": "routine"}}}


def test_edges_follow_the_outcomes_of_a_table() -> None:
    document = made(small(), do="add_node", kind="decision", node="mark", outcome="done")
    document = made(document, do="change_node", node="route", members={"config": table("urgent", "soon")})
    for outcome, to in (("urgent", "review"), ("soon", "mark"), ("routine", "end"), ("undetermined", "end")):
        document = made(document, do="lead", node="route", outcome=outcome, to=to)
    renamed = made(document, do="change_node", node="route", members={"config": table("at_once", "soon")})
    assert ("route", "at_once", "review") in edges(renamed)
    assert ("route", "soon", "mark") in edges(renamed)
    unfinished = made(document, do="change_node", node="route", members={"config": table("", "soon")})
    assert ("route", "urgent", "review") in edges(unfinished)
    finished = made(unfinished, do="change_node", node="route", members={"config": table("at_once", "soon")})
    assert ("route", "at_once", "review") in edges(finished)
    shorter = made(document, do="change_node", node="route", members={"config": table("soon")})
    assert {outcome for source, outcome, _ in edges(shorter) if source == "route"} == {
        "soon",
        "routine",
        "undetermined",
    }


def test_an_outcome_is_led_on_and_taken_away() -> None:
    document = made(small(), do="lead", node="review", outcome="rejected", to="mark")
    assert ("review", "rejected", "mark") in edges(document)
    assert ("review", "rejected") not in {edge[:2] for edge in edges(made(document, do="lead", node="review",
                                                                         outcome="rejected", to=""))}  # fmt: skip
    with pytest.raises(Refused, match="no node nowhere"):
        change(document, {"do": "lead", "node": "review", "outcome": "rejected", "to": "nowhere"})


def test_what_is_not_there_is_refused_and_the_document_given_stays_as_it_is() -> None:
    document = small()
    for asked in (
        {"do": "delete_node", "node": "nobody"},
        {"do": "wish"},
        {},
        {"do": "add_node", "kind": "action", "action": "wish"},
        {"do": "add_node", "kind": "wish"},
    ):
        with pytest.raises(Refused):
            change(document, asked)
    change(document, {"do": "delete_node", "node": "review", "outcome": "approved"})
    assert document == small()


def test_every_member_of_every_model_has_a_question() -> None:
    found = forms()
    assert set(kind_forms()) == set(KINDS)
    questions = [question for form in found.values() for question in form.questions]
    assert {question.name for question in questions if question.kind == "json"} == set()
    named = {question.form for question in questions if question.form}
    named |= {form for question in questions for _, form in question.forms}
    assert named <= set(found)
    assert {tag for tag, _ in _config_of("ActionNode").forms} == set(ACTIONS)
    assert [question.name for question in found["Row"].questions] == ["title", "when", "outcome", "route"]
    assert _question("ConditionConfig", "expression").kind == "expression"
    assert _question("SendEmail", "body").kind == "template"
    assert _question("Notify", "message").kind == "template"
    assert _question("WaitConfig", "instructions").kind == "long_text"
    assert _question("Route", "disposition").optional
    assert found["Assignee"].exactly_one
    assert {name: _question("Assignee", name).kind for name in ("team", "user", "role")} == {
        "team": "team",
        "user": "user",
        "role": "role",
    }
    users = _question("Audience", "users").items
    assert users is not None
    assert users.kind == "user"


def _models(found: set[type[BaseModel]], kind: Any) -> set[type[BaseModel]]:
    """Add every model that a type holds, however deep."""
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        if kind not in found:
            found.add(kind)
            for member in kind.model_fields.values():
                _models(found, member.annotation)
    else:
        for part in get_args(kind):
            _models(found, part)
    return found


EVERY_MODEL = sorted(_models(set(), Node), key=lambda model: model.__name__)
"""The nodes, their configs, and what stands in those."""


@pytest.mark.parametrize("model", EVERY_MODEL, ids=lambda model: model.__name__)
def test_no_member_of_any_config_is_without_an_input(model: type[BaseModel]) -> None:
    asked = {question.name: question for question in forms()[model.__name__].questions}
    tags = {
        name
        for name, member in model.model_fields.items()
        if get_origin(member.annotation) is Literal and len(get_args(member.annotation)) == 1
    }
    wanted = {member.alias or name for name, member in model.model_fields.items()} - tags
    assert set(asked) == wanted
    assert {question.kind for question in asked.values()} <= INPUTS
    for question in asked.values():
        assert question.label
        if question.kind == "list":
            assert question.items is not None
            assert question.items.kind in INPUTS - {"list", "rows", "group", "one_of"}


INPUTS = {
    *("text", "long_text", "expression", "template", "team", "user", "role", "key", "node"),
    *("number", "clock", "yes_no", "choice", "list", "rows", "group", "one_of", "pairs"),
}
"""The kinds of questions that the editor has an input for; `json` is not one, it sends people to the text."""


def _config_of(form: str) -> Question:
    return _question(form, "config")


def _question(form: str, name: str) -> Question:
    return next(question for question in forms()[form].questions if question.name == name)


def test_what_undoes_an_action_is_changed_said_back_and_follows_a_new_key() -> None:
    told = {"action": "notify", "audience": {"team": "record_team"}, "message": "Not {{ run.check.outcome }}"}
    document = made(small(), do="change_node", node="mark", members={"compensation": told, "key": "x"})
    assert node(document, "mark")["compensation"] == told
    assert node(document, "mark")["key"] == "mark"
    assert codes(document) == set()
    assert echoes_of(document, CATALOGUE)["mark"] == {"compensation.message": "Not ‹outcome of Urgent?›"}
    renamed = made(document, do="rename_node", node="check", key="first")
    assert node(renamed, "mark")["compensation"]["message"] == "Not {{ run.first.outcome }}"


def test_questions_and_texts_are_said_back() -> None:
    document = small()
    document["nodes"].append(
        {
            "key": "route",
            "kind": "decision",
            "title": "Route",
            "config": {"rows": [{"when": "referral.patient.age >= 65"}, {"when": "(("}]},
        }
    )
    document["nodes"].append(
        {
            "key": "tell",
            "kind": "action",
            "config": {"action": "notify", "message": "See {{ record.id }}, {{ x.y }}"},
        }
    )
    said = echoes_of(document, CATALOGUE)
    assert said["check"] == {"config.expression": "urgency is urgent"}
    assert said["route"] == {"config.rows[0].when": "age is at least 65"}
    assert said["tell"] == {"config.message": "See ‹record›, ‹x.y?›"}


def test_fields_name_what_nodes_bring() -> None:
    found = {field["path"]: field for field in fields_for(small(), CATALOGUE)}
    assert found["run.review.outcome"]["choices"] == ["approved", "rejected"]
    assert found["run.review.outcome"]["node"] == "review"
    assert found["referral.patient.family_name"]["label"] == "family name of the patient"
    assert ways_of(small())["mark"]["before"] == ["check", "review"]


@pytest.mark.parametrize("starter", all_starters(), ids=lambda starter: starter.slug)
def test_a_starter_stays_valid_whichever_node_is_renamed_or_taken_out(starter: Any) -> None:
    document = starter.definition.as_document()

    def wrong(changed: Document) -> set[str]:
        return {
            problem.code
            for problem in validate(changed, pathway_type=starter.type, catalogue=CATALOGUE)
            if not problem.code.endswith("_not_known_yet") and problem.code != "template_unknown_path"
        }

    for item in document["nodes"]:
        renamed = made(document, do="rename_node", node=item["key"], key="another_name")
        assert validate(renamed, pathway_type=starter.type, catalogue=CATALOGUE) == []
        again = made(renamed, do="rename_node", node="another_name", key=item["key"])
        assert read_definition(again) == starter.definition
        for outcome, _ in ways_of(document)[item["key"]]["outcomes"]:
            assert wrong(made(document, do="delete_node", node=item["key"], outcome=outcome)) <= {
                "expression_unknown_field",
                "unreachable",
                "unknown_wait",
            }


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(config=JSON, edge=JSON, kind=st.sampled_from([*KINDS, "wish"]))
def test_whatever_a_draft_holds_can_be_looked_at_and_changed(config: Any, edge: Any, kind: str) -> None:
    document = small()
    document["nodes"].append({"key": "odd", "kind": kind, "config": config})
    document["edges"].append(edge)
    echoes_of(document, CATALOGUE)
    ways_of(document)
    members = config if kind == "wait" else {"config": config}
    for asked in (
        {"do": "rename_node", "node": "check", "key": "other"},
        {"do": "rename_node", "node": "odd", "key": "other"},
        {"do": "delete_node", "node": "odd"},
        {"do": "add_node", "kind": "wait", "node": "odd", "outcome": "x"},
        {"do": "change_node", "node": "odd", "title": config, "members": members},
    ):
        change(document, asked)


@pytest.mark.parametrize(
    ("form", "name"), [("SendEmail", "group"), ("RequestInformation", "group"), ("Audience", "team")]
)
def test_who_is_told_of_a_record_without_a_team_is_said_where_the_team_is_chosen(
    form: str, name: str
) -> None:
    assert "administrators" in _question(form, name).help
