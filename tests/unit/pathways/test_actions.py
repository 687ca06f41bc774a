"""Each action by itself: what it makes, what it refuses, what it would do in a dry run."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from pydantic import ValidationError

from common.expressions import Operand
from pathways.context import NodeContext
from pathways.definition import node_catalogue
from pathways.nodes.actions import CallHttp, SendEmail, dry_run
from pathways.nodes.actions.request_information import LINK_STAYS
from pathways.nodes.fhir import FhirFacts, FhirPatient, task_bundle
from pathways.validation import validate
from referrals.fields import CATALOGUE
from tests.unit.pathways.building import action, context, mail, ran, small

NAME = "referral.patient.family_name"
KNOWN = {"triage.urgency": Operand("urgent"), NAME: Operand("Canaryperson")}


def calling_context(**more: Any) -> NodeContext:
    """Return a context whose organization allows calls to one host."""
    found = context(KNOWN)
    settings = replace(found.organization, call_hosts=frozenset({"api.clinic.example"}), **more)
    return replace(found, organization=settings)


def call(**config: Any) -> Any:
    return action(action="call_http", **{"url": "https://api.clinic.example/orders", **config})


def test_values_cannot_break_out_of_the_body_of_a_call() -> None:
    evil = Operand('x", "admin": true, "y": "\\')
    node = call(body='{"urgency": "{{ triage.urgency }}"}')
    result = ran(node=node, context=replace(calling_context(), operands={"triage.urgency": evil}))
    assert json.loads(result.effect.body) == {"urgency": evil.value}


@pytest.mark.parametrize(
    ("config", "said"),
    [
        ({"url": "ftp://api.clinic.example"}, "whole address"),
        ({"url": "https://{{ record.id }}.example/"}, "placeholders"),
        ({"body": '{"a": {{ record.id }}}'}, "inside a JSON string"),
        ({"body": "not json"}, "not JSON"),
        ({"body": "[" * 20_000}, "nested too deeply"),
        ({"method": "GET", "body": "{}"}, "GET has no body"),
        ({"answer": [{"name": "a", "path": "b"}, {"name": "a", "path": "c"}]}, "same name"),
        ({"answer": [{"name": "outcome", "path": "b"}]}, "set by every call"),
        ({"answer": [{"name": "a", "path": "b[0]"}]}, "dots between"),
        ({"retry": {"attempts": 0}}, "greater than or equal to 1"),
        ({"timeout_seconds": 600}, "less than or equal to 60"),
    ],
)
def test_calls_that_cannot_work_are_refused_with_what_to_write_instead(config: Any, said: str) -> None:
    with pytest.raises(ValidationError, match=said):
        call(**config)


def test_an_answer_is_taken_only_where_it_is_of_the_declared_type() -> None:
    answer = [
        {"name": "id", "path": "order.id"},
        {"name": "count", "path": "order.count", "type": "number"},
        {"name": "day", "path": "order.days.1", "type": "date"},
        {"name": "sure", "path": "order.sure", "type": "yes_no", "required": True},
    ]
    config = call(answer=answer).config
    assert isinstance(config, CallHttp)
    body = {"order": {"id": 7, "count": "9", "days": ["x", "2026-02-03T10:00:00Z"], "sure": True}}
    values, missing = config.read(key="act", status=201, body=json.dumps(body).encode())
    assert values == {
        "act.status_code": 201,
        "act.id": None,
        "act.count": None,
        "act.day": "2026-02-03",
        "act.sure": True,
    }
    assert missing == ()
    assert config.read(key="act", status=204, body=b"")[1] == ("sure",)
    assert node_catalogue(call(answer=answer))["run.act.count"].kind == "number"


def test_a_call_goes_to_allowed_hosts_only_and_holds_patient_data_only_where_allowed() -> None:
    assert ran(node=call(), context=context(KNOWN)).code == "host_not_allowed"
    body = {"body": f'{{"name": "{{{{ {NAME} }}}}"}}', "include_patient_data": True}
    refused = ran(node=call(**body), context=calling_context())
    assert refused.code == "patient_data_not_allowed"
    assert "Canaryperson" not in refused.model_dump_json()
    assert "Canaryperson" in ran(node=call(**body), context=calling_context(phi_in_calls=True)).effect.body


def asking(**config: Any) -> Any:
    written = {
        "to": ["practice@sender.example"],
        "subject": "More about {{ record.id }}",
        "body": "Please add it.",
        "request": "The result.",
    }
    return action(action="request_information", **{**written, **config})


def test_a_request_keeps_a_place_for_the_link() -> None:
    assert ran(node=asking(), context=context()).effect.body == f"Please add it.\n\n{LINK_STAYS}\n"
    placed = ran(node=asking(body="Here: {{upload.link}}, please."), context=context()).effect
    assert placed.body == f"Here: {LINK_STAYS}, please."


@pytest.mark.parametrize(
    ("config", "expected"),
    [
        ({"body": f"{{{{ {NAME} }}}}"}, "template_patient_data"),
        ({"request": "{{ nothing.here }}"}, "template_unknown_path"),
        ({"answers_wait": "nowhere"}, "unknown_wait"),
        ({"answers_wait": "review", "answer_outcome": "never"}, "unknown_outcome"),
    ],
)
def test_what_is_wrong_with_a_request_is_found_when_it_is_published(config: Any, expected: str) -> None:
    assert expected in codes(config=asking(**config).config.model_dump(mode="json"))


def codes(**members: Any) -> set[str]:
    """Return the codes of the problems of a small pathway that begins with this action."""
    document = small()
    document["nodes"].insert(0, {"key": "act", "title": "Act", "kind": "action", **members})
    document["start"] = "act"
    document["edges"] += [{"from": "act", "outcome": o, "to": "check"} for o in ("done", "failed")]
    problems = validate(document, pathway_type="semiAutomatic", catalogue=CATALOGUE)
    return {problem.code for problem in problems}


def test_a_compensation_is_checked_as_an_action_is() -> None:
    status = {"action": "update_status", "status": "seen"}
    fine = mail().config.model_dump(mode="json")
    assert codes(config=status, compensation=fine) == set()
    assert codes(config=status, compensation={**fine, "body": "{{ no.such }}"}) == {"template_unknown_path"}
    assert codes(config=status, compensation={"action": "pray"}) == {"unknown_action"}


def test_a_fhir_task_is_the_same_at_every_try_and_points_into_its_own_transaction() -> None:
    facts = FhirFacts(
        record_id="rec_1",
        organization="Harbour Clinic",
        authored_on=datetime(2026, 3, 2, 9, 30, tzinfo=UTC),
        priority="stat",
        specialty="cardiology",
        description="New referral",
        reason="Chest pain",
        patient=FhirPatient(
            given_name="Ann", family_name="Canaryperson", birth_date="1950-01-02", sex="female"
        ),
    )
    bundle = task_bundle(facts, key="eff_1")
    assert bundle == task_bundle(facts, key="eff_1")
    assert bundle != task_bundle(facts, key="eff_2")
    resources = {entry["resource"]["resourceType"]: entry["resource"] for entry in bundle["entry"]}
    addresses = {entry["fullUrl"] for entry in bundle["entry"]}
    assert list(resources) == ["Patient", "ServiceRequest", "Task"]
    assert {resources["Task"]["focus"]["reference"], resources["Task"]["for"]["reference"]} <= addresses
    assert resources["ServiceRequest"]["code"]["text"] == "cardiology"
    assert resources["ServiceRequest"]["reasonCode"] == [{"text": "Chest pain"}]
    assert resources["Patient"]["name"] == [{"family": "Canaryperson", "given": ["Ann"]}]
    assert {entry["request"]["method"] for entry in bundle["entry"]} == {"POST"}


def test_without_leave_a_fhir_task_holds_no_patient_data() -> None:
    node = action(action="create_fhir_task", description="New referral")
    facts = ran(node=node, context=context(KNOWN)).effect.facts
    assert "Canaryperson" not in json.dumps(task_bundle(facts, key="eff_1"))
    assert facts.priority == "urgent"
    unknown = ran(node=node, context=context()).effect.facts
    assert unknown.priority == "urgent", "what cannot be told is not taken for routine"


@pytest.mark.parametrize(
    ("config", "kind", "leaves"),
    [
        ({"action": "add_label", "label": "interpreter"}, "add_label", False),
        ({"action": "set_priority", "priority": "stat"}, "set_priority", False),
        ({"action": "assign_team", "team": "Eye clinic"}, "assign_team", False),
        ({"action": "update_status", "status": "seen"}, "update_status", False),
        ({"action": "create_fhir_task", "description": "New"}, "create_fhir_task", False),
        ({"action": "send_email", "to": ["a@b.example"], "subject": "s", "body": "b"}, "send_email", True),
    ],
)
def test_a_dry_run_tells_what_would_happen(config: Any, kind: str, leaves: bool) -> None:
    told = dry_run(config=action(**config).config, context=context())
    assert (told.kind, told.leaves_the_house, told.failure) == (kind, leaves, "")
    assert told.explanation
    assert told.made


def test_a_dry_run_tells_what_is_missing() -> None:
    told = dry_run(config=mail(body="{{ triage.specialty }}").config, context=context())
    assert "triage.specialty" in told.failure
    assert told.made == {}


def test_seconds_between_tries_double_up_to_an_hour() -> None:
    config = mail(retry={"attempts": 10, "backoff_seconds": 30}).config
    assert isinstance(config, SendEmail)
    retry = config.retry
    assert [retry.seconds_before(attempt) for attempt in (2, 3, 4, 10)] == [30, 60, 120, 3600]
