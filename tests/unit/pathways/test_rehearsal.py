"""A rehearsal walks as a run would and touches nothing."""

from __future__ import annotations

from typing import Any

import pytest

from common.expressions import Operand
from pathways.context import OrganizationSettings, RecordFacts
from pathways.definition import read_definition
from pathways.nodes.wait import AnswerRefused
from pathways.rehearsal import Answer, RehearsalFacts, rehearse
from pathways.starters import AUTO, SEMI_AUTOMATIC, load_starter
from tests.unit.pathways.building import NOW, small


def facts(**known: Any) -> RehearsalFacts:
    """Return facts of one record; `known` are triage's values."""
    operands = {f"triage.{name}": Operand(value) for name, value in known.items()}
    return RehearsalFacts(
        pathway="Small",
        record=RecordFacts(id="rec_1", status="triaged", team_id="team_1", team="Intake"),
        organization=OrganizationSettings(id="org_1", name="Harbour Clinic"),
        operands=operands,
    )


def test_a_walk_to_the_end_tells_path_route_effects_and_status() -> None:
    definition = load_starter(AUTO).definition
    found = rehearse(
        definition=definition,
        facts=facts(has_red_flag=False, urgency="urgent", disposition="accept"),
        now=NOW,
    )
    assert found.ended == "completed"
    assert found.steps == (
        ("danger", "false"),
        ("route", "urgent"),
        ("mark_accepted", "done"),
        ("tell_team", "done"),
        ("mail_office", "done"),
    )
    assert found.route == {"disposition": "accept", "queue": "urgent"}
    assert [effect.kind for effect in found.effects] == ["update_status", "notify", "send_email"]
    assert (found.mails, found.status, found.urgency) == (1, "accepted", "urgent")
    assert found.path[0].operands[0].path == "triage.has_red_flag"


def test_an_undetermined_field_leads_where_the_run_would_go() -> None:
    found = rehearse(definition=load_starter(AUTO).definition, facts=facts(), now=NOW)
    assert found.steps[:2] == (("danger", "undetermined"), ("mark_for_review", "done"))
    assert found.urgency is None
    assert "cannot be told" in found.path[0].explanation


def test_it_stops_at_a_wait_unless_it_is_answered() -> None:
    definition = load_starter(SEMI_AUTOMATIC).definition
    known = facts(has_red_flag=False, urgency="routine")
    stopped = rehearse(definition=definition, facts=known, now=NOW)
    assert (stopped.ended, stopped.stopped_at, stopped.waits) == ("paused", "review", ("review",))
    assert stopped.steps[-1] == ("review", "")
    given = rehearse(
        definition=definition,
        facts=known,
        now=NOW,
        answers={"review": Answer(outcome="rejected", input={"note": "Not ours."})},
    )
    assert given.status == "returned"
    assert given.variables["review.note"] == "Not ours."
    first = rehearse(definition=definition, facts=known, now=NOW, unanswered="first")
    assert (first.ended, first.status, first.waits) == ("completed", "accepted", ("review",))


def test_an_answer_that_the_wait_would_not_take_is_refused() -> None:
    with pytest.raises(AnswerRefused):
        rehearse(
            definition=load_starter(SEMI_AUTOMATIC).definition,
            facts=facts(has_red_flag=True),
            now=NOW,
            answers={"review": Answer(outcome="perhaps")},
        )


def test_a_wait_may_run_out() -> None:
    document = small()
    document["nodes"][1]["config"]["timeout_seconds"] = 3600
    document["edges"].append({"from": "review", "outcome": "expired", "to": "mark"})
    found = rehearse(
        definition=read_definition(document),
        facts=facts(urgency="urgent"),
        now=NOW,
        answers={"review": Answer(outcome="expired")},
    )
    assert found.steps == (("check", "true"), ("review", "expired"), ("mark", "done"))


def test_later_nodes_see_the_status_that_an_earlier_one_would_set() -> None:
    document = {
        "start": "mark",
        "nodes": [
            {
                "key": "mark",
                "title": "Mark",
                "kind": "action",
                "config": {"action": "update_status", "status": "seen"},
            },
            {
                "key": "ask",
                "title": "Seen?",
                "kind": "condition",
                "config": {"expression": 'record.status == "seen"'},
            },
        ],
        "edges": [
            {"from": "mark", "outcome": "done", "to": "ask"},
            *({"from": "ask", "outcome": outcome, "to": "end"} for outcome in ("true", "false")),
        ],
    }
    found = rehearse(definition=read_definition(document), facts=facts(), now=NOW)
    assert found.steps == (("mark", "done"), ("ask", "true"))


def test_what_would_stop_a_run_stops_the_rehearsal_and_says_why() -> None:
    document = small()
    document["nodes"][2]["config"] = {
        "action": "send_email",
        "to": ["office@clinic.example"],
        "subject": "Referral",
        "body": "{{ referral.request.specialty }}",
        "on_failure": "stop",
    }
    found = rehearse(definition=read_definition(document), facts=facts(urgency="routine"), now=NOW)
    assert (found.ended, found.stopped_at, found.code) == ("failed", "mark", "value_missing")
    assert "referral.request.specialty" in found.message


@pytest.mark.parametrize(
    ("edge", "code"),
    [
        ({"from": "mark", "outcome": "done", "to": "check"}, "goes_in_a_circle"),
        ({"from": "mark", "outcome": "done", "to": "nowhere"}, "no_node"),
        (None, "no_edge"),
    ],
)
def test_a_draft_that_leads_nowhere_fails_where_it_stands(edge: dict[str, str] | None, code: str) -> None:
    document = small()
    document["edges"] = [one for one in document["edges"] if one["from"] != "mark"]
    if edge is not None:
        document["edges"].append(edge)
    found = rehearse(definition=read_definition(document), facts=facts(urgency="routine"), now=NOW)
    assert (found.ended, found.code) == ("failed", code)
