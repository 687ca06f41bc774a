"""What the editor of a pathway is told: one change at a time, kept as the draft, what is wrong and how it looks."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client

from common.row_security import organization_scope
from pathways.admin.draft import SMALLEST
from pathways.models import Pathway, PathwayVersion
from tests.conftest import Tenant
from tests.integration.admin.conftest import person, signed_in

ADD = "/admin/pathways/pathway/add/"


@pytest.fixture
def pathway(administrator: Client, tenant: Tenant) -> Pathway:
    """A pathway that the administrator has just made."""
    assert administrator.post(ADD, {"name": "Intake", "type": "semiAutomatic"}).status_code == 302
    with organization_scope(tenant.organization_id):
        return Pathway.objects.get(name="Intake")


def page(client: Client, pathway: Pathway, query: str = "") -> Any:
    """Return what the editor in the browser begins with."""
    answer = client.get(f"/admin/pathways/pathway/{pathway.id}/change/{query}")
    assert answer.status_code == 200, answer.text
    return answer.context["page"].state


def post(client: Client, pathway: Pathway, body: Any) -> Any:
    sent = body if isinstance(body, (str, bytes)) else json.dumps(body)
    return client.post(f"/admin/pathways/pathway/{pathway.id}/edit/", sent, content_type="application/json")


def step(client: Client, pathway: Pathway, at: Any, **change: Any) -> Any:
    """Make a change from what the editor has seen, and return what it is told then."""
    body = {"token": at["token"], "document": at["document"], "change": change}
    return post(client, pathway, body).json()


def kept(pathway: Pathway) -> Any:
    with organization_scope(pathway.organization_id):
        draft = PathwayVersion.objects.filter(pathway=pathway, status="draft").first()
        return draft.definition if draft else None


def test_each_change_is_kept_and_shown(administrator: Client, pathway: Pathway) -> None:
    at = page(administrator, pathway)
    assert at["problems"] == []
    at = step(administrator, pathway, at, do="add_node", kind="condition")
    assert at["kept"] is True
    assert at["node"] == "check"
    assert [problem["field"] for problem in at["problems"]] == ["config.expression"] * len(at["problems"])
    config = {"expression": 'triage.urgency == "urgent" and referral.patient.age >= 65'}
    at = step(
        administrator,
        pathway,
        at,
        do="change_node",
        node="check",
        title="Urgent?",
        members={"config": config},
    )
    assert at["problems"] == []
    assert at["echoes"]["check"]["config.expression"] == "urgency is urgent and age is at least 65"
    assert at["ways"]["check"]["outcomes"][0] == ["true", "mark_received"]
    assert 'data-node="check"' in at["picture"]
    assert "title: Urgent?" in at["text"]
    assert kept(pathway) == at["document"]
    again = page(administrator, pathway)
    assert again["token"] == at["token"]
    assert again["document"] == at["document"]


def test_the_text_is_the_same_draft(administrator: Client, pathway: Pathway) -> None:
    at = page(administrator, pathway)
    text = at["text"].replace("Mark as received", "Mark it")
    answer = post(administrator, pathway, {"token": at["token"], "text": text}).json()
    assert answer["kept"] is True
    assert kept(pathway)["nodes"][0]["title"] == "Mark it"
    broken = post(administrator, pathway, {"token": answer["token"], "text": "start: ["}).json()
    assert broken["kept"] is False
    assert broken["problems"][0]["where"] == "line 1"
    assert kept(pathway)["nodes"][0]["title"] == "Mark it"


def test_a_wrong_question_is_told_at_its_node_and_kept_all_the_same(
    administrator: Client, pathway: Pathway
) -> None:
    at = step(administrator, pathway, page(administrator, pathway), do="add_node", kind="condition")
    config = {"expression": "referral.patient.agee > 65"}
    at = step(administrator, pathway, at, do="change_node", node="check", members={"config": config})
    (problem,) = at["problems"]
    assert (problem["node"], problem["field"]) == ("check", "config.expression")
    assert "Did you mean referral.patient.age?" in problem["message"]
    assert kept(pathway)["nodes"][0]["config"] == config


def test_two_people_at_one_draft_are_told_and_nothing_is_lost(
    administrator: Client, pathway: Pathway, tenant: Tenant
) -> None:
    colleague = signed_in(person(tenant, "administrator"))
    theirs = page(colleague, pathway)
    mine = step(administrator, pathway, page(administrator, pathway), do="add_node", kind="wait")
    body = {
        "token": theirs["token"],
        "document": theirs["document"],
        "change": {"do": "add_node", "kind": "decision"},
    }
    refused = post(colleague, pathway, body)
    assert refused.status_code == 409
    told = refused.json()
    assert told["kept"] is False
    assert told["document"]["nodes"][0]["key"] == "route", "what the colleague did is still theirs"
    assert told["conflict"]["document"] == mine["document"]
    assert kept(pathway) == mine["document"]
    over = post(colleague, pathway, {"token": told["conflict"]["token"], "document": told["document"]}).json()
    assert over["kept"] is True
    assert kept(pathway) == told["document"]


def test_where_somebody_has_published_the_draft_the_other_is_shown_what_was_published(
    administrator: Client, pathway: Pathway
) -> None:
    before = page(administrator, pathway)
    mine = step(administrator, pathway, before, do="change_node", node="mark_received", title="Received")
    publish = {"action": "publish", "text": mine["text"], "token": mine["token"]}
    assert administrator.post(f"/admin/pathways/pathway/{pathway.id}/change/", publish).status_code == 302
    told = step(administrator, pathway, before, do="change_node", node="mark_received", title="Seen")
    assert told["kept"] is False
    assert told["conflict"]["token"] == ""
    assert [node["title"] for node in told["conflict"]["document"]["nodes"]] == ["Received"]


def test_a_change_of_a_published_version_makes_a_draft_and_leaves_it_as_it_is(
    administrator: Client, pathway: Pathway
) -> None:
    at = page(administrator, pathway)
    form = {"text": at["text"], "token": at["token"], "note": "", "action": "publish"}
    administrator.post(f"/admin/pathways/pathway/{pathway.id}/change/", form)
    assert kept(pathway) is None
    at = page(administrator, pathway)
    assert (at["token"], at["frozen"]) == ("", False)
    at = step(administrator, pathway, at, do="rename_node", node="mark_received", key="mark")
    assert kept(pathway)["start"] == "mark"
    with organization_scope(pathway.organization_id):
        published = PathwayVersion.objects.get(pathway=pathway, status="published")
    assert published.definition["start"] == "mark_received"
    old = page(administrator, pathway, "?version=1")
    assert old["frozen"] is True
    assert old["token"] == at["token"]
    back = post(administrator, pathway, {"token": old["token"], "document": old["document"]}).json()
    assert back["kept"] is True
    assert kept(pathway)["start"] == "mark_received"


def test_a_change_that_makes_no_sense_is_refused_in_words(administrator: Client, pathway: Pathway) -> None:
    at = page(administrator, pathway)
    body = {
        "token": at["token"],
        "document": at["document"],
        "change": {"do": "delete_node", "node": "mark_received"},
    }
    refused = post(administrator, pathway, body)
    assert refused.status_code == 400
    assert "only node" in refused.json()["refused"]
    assert kept(pathway) == SMALLEST


@pytest.mark.parametrize(
    "body",
    [
        "",
        "[]",
        "{",
        "{}",
        '{"document": []}',
        '{"document": {"start": NaN}}',
        '{"document": {"start": 1e999}}',
        '{"document": {"start": "\\u0000"}}',
        '{"document": {"start": "\\ud800"}}',
        b"\xff",
        "[" * 100_000,
        '{"document": {"start": "' + "x" * 2_000_000 + '"}}',
    ],
)
def test_what_cannot_be_kept_is_refused(administrator: Client, pathway: Pathway, body: Any) -> None:
    refused = post(administrator, pathway, body)
    assert refused.status_code == 400
    assert refused.json()["refused"]
    assert kept(pathway) == SMALLEST


@pytest.mark.parametrize(
    "document",
    [
        {},
        {"nodes": 1, "edges": {}},
        {"nodes": [None, {"key": 1}, {"key": "a", "config": [1]}], "edges": [[], 7]},
    ],
)
def test_whatever_a_draft_holds_can_be_opened_again(
    administrator: Client, pathway: Pathway, document: Any
) -> None:
    at = page(administrator, pathway)
    answer = post(administrator, pathway, {"token": at["token"], "document": document})
    assert answer.status_code == 200
    assert answer.json()["problems"]
    assert page(administrator, pathway)["document"] == document


def test_text_of_people_is_no_markup(administrator: Client, pathway: Pathway) -> None:
    at = page(administrator, pathway)
    evil = "</script><script>alert(1)</script>"
    at = step(administrator, pathway, at, do="change_node", node="mark_received", title=evil)
    assert "<script" not in at["picture"]
    shown = administrator.get(f"/admin/pathways/pathway/{pathway.id}/change/")
    assert "alert(1)</script>" not in shown.text
    assert "style=" not in shown.text.split('id="pathway-editor"')[1]
    assert "unsafe-inline" not in shown.headers["Content-Security-Policy"]


def test_an_automatic_pathway_is_not_offered_waits(administrator: Client, pathway: Pathway) -> None:
    kinds = [kind for kind, _ in page(administrator, pathway)["kinds"]]
    assert kinds == ["condition", "decision", "action", "wait"]
    administrator.post(ADD, {"name": "Alone", "type": "auto"})
    with organization_scope(pathway.organization_id):
        alone = Pathway.objects.get(name="Alone")
    assert "wait" not in [kind for kind, _ in page(administrator, alone)["kinds"]]
    assert ["Intake", "Intake"] in page(administrator, pathway)["listed"]["team"]
