"""An administrator sees what a version would send and change for one record; nothing is sent and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from common.row_security import organization_scope
from events.models import Access
from pathways.models import Pathway
from pathways.starters import load_starter
from referrals.models import Record
from tests.conftest import Tenant
from tests.integration.actions.outside import MailServer, allow_calls
from tests.integration.admin.conftest import Scene
from tests.integration.simulating import draft
from tests.integration.standstill import snapshot
from tests.integration.webhooks.receiving import WebhookReceiver

NAME = "Reviewed intake"
ACCESS = "events_access"


def action(key: str, onwards: str, **config: Any) -> tuple[dict[str, Any], list[dict[str, str]]]:
    node = {"key": key, "title": f"Does {key}", "kind": "action", "config": config}
    return node, [{"from": key, "outcome": outcome, "to": onwards} for outcome in ("done", "failed")]


def everything(url: str) -> dict[str, Any]:
    """A pathway that mails, calls, asks for documents, makes a FHIR task and changes the record, after a wait."""
    review = {
        "key": "review",
        "title": "A person decides",
        "kind": "wait",
        "config": {
            "instructions": "Decide.",
            "assignee": {"team": "record_team"},
            "form": [{"name": "weeks", "type": "number", "label": "Weeks", "required": True}],
        },
    }
    made = [
        action("mark", "mail", action="update_status", status="accepted"),
        action(
            "mail",
            "call",
            action="send_email",
            to=["office@clinic.example"],
            subject="About {{ record.id }}",
            include_patient_data=True,
            body='Seen in {{ run.review.weeks or "some" }} weeks. <b>{{ record.status }}</b>',
        ),
        action("call", "ask", action="call_http", url=url, body='{"record": "{{ record.id }}"}'),
        action(
            "ask",
            "task",
            action="request_information",
            to=["gp@practice.example"],
            subject="Please add",
            body="By this link: {{ upload.link }}",
            request="The missing pages",
        ),
        action("task", "end", action="create_fhir_task", description="See {{ record.id }}"),
        action("back", "end", action="add_label", label="sent_back"),
    ]
    return {
        "schema_version": 1,
        "start": "review",
        "nodes": [review, *(node for node, _ in made)],
        "edges": [
            {"from": "review", "outcome": "approved", "to": "mark"},
            {"from": "review", "outcome": "rejected", "to": "back"},
            *(edge for _, edges in made for edge in edges),
        ],
    }


def dry_run_of(tenant: Tenant, name: str = NAME) -> str:
    with organization_scope(tenant.organization_id):
        pathway = Pathway.objects.get(name=name)
    return reverse("admin:pathways_pathway_dry_run", args=[pathway.id])


def test_what_would_be_sent_and_changed_is_shown_and_nothing_is(
    administrator: Client, scene: Scene, mail_server: MailServer, other_system: WebhookReceiver
) -> None:
    allow_calls(scene.tenant, patient_data_in_mail=True)
    version_id = draft(scene.tenant, NAME, everything(other_system.url))
    address = dry_run_of(scene.tenant)
    assert scene.record_id in administrator.get(address).content.decode()

    before = snapshot()
    page = administrator.post(address, {"version": version_id, "recent": scene.record_id}).content.decode()
    after = snapshot()

    assert {table for table in before if before[table] != after[table]} == {ACCESS}
    assert (mail_server.mails, other_system.received) == ([], [])
    for words in (
        "office@clinic.example",
        ">patient data<",
        f"About {scene.record_id}",
        "Seen in some weeks. &lt;b&gt;accepted&lt;/b&gt;",
        f"POST {other_system.url}",
        f"{{\n  &quot;record&quot;: &quot;{scene.record_id}&quot;\n}}",
        "gp@practice.example",
        "(the one-time link for the upload)",
        "&quot;resourceType&quot;: &quot;Task&quot;",
        "→ accepted",
        "Actions that it would not come to (1)",
        "sent_back",
    ):
        assert words in page, words
    with organization_scope(scene.tenant.organization_id):
        read = Access.objects.get(action="pathway.tried_on_record")
    assert read.subject_id == scene.record_id


def test_a_wait_is_answered_as_one_likes(administrator: Client, scene: Scene) -> None:
    allow_calls(scene.tenant, patient_data_in_mail=True)
    version_id = draft(scene.tenant, NAME, everything("https://system.example/calls"))
    address = dry_run_of(scene.tenant)
    chosen = {"version": version_id, "recent": scene.record_id}
    rejected = {**chosen, "answer-review": "rejected", "answer-review.weeks": "6"}
    page = administrator.post(address, rejected).content.decode()
    assert "Actions that it would not come to (5)" in page
    weeks = {**chosen, "answer-review": "approved", "answer-review.weeks": "6"}
    assert "Seen in 6 weeks." in administrator.post(address, weeks).content.decode()
    without = administrator.post(address, {**chosen, "answer-review": "approved"}).content.decode()
    assert "What would happen" not in without
    assert "messagelist" in without


def test_an_action_that_would_fail_says_why(administrator: Client, scene: Scene) -> None:
    document = everything("https://system.example/calls")
    document["nodes"][2]["config"]["body"] = "For {{ referral.insurance.group }}."
    version_id = draft(scene.tenant, NAME, document)
    page = administrator.post(
        dry_run_of(scene.tenant), {"version": version_id, "recent": scene.record_id}
    ).content.decode()
    assert "The mail names patient data, which the organization does not allow" in page
    assert "may not call system.example" in page


def test_a_record_that_is_archived_is_not_offered(administrator: Client, scene: Scene) -> None:
    address = dry_run_of(scene.tenant)
    offered = f'<option value="{scene.record_id}"'
    assert offered in administrator.get(address).content.decode()
    with organization_scope(scene.tenant.organization_id):
        Record.objects.filter(id=scene.record_id).update(lifecycle=Record.Lifecycle.ARCHIVED)
    assert offered not in administrator.get(address).content.decode()


@pytest.mark.parametrize("record", ["rec_nobody", "", "x" * 300])
def test_only_a_record_of_ones_own_can_be_tried(
    administrator: Client, scene: Scene, other_scene: Scene, record: str
) -> None:
    for wanted in (record, other_scene.record_id):
        answer = administrator.post(dry_run_of(scene.tenant), {"record": wanted})
        page = answer.content.decode()
        assert "Choose a record of the organization" in page
        assert "What would happen" not in page


def test_a_draft_that_is_not_whole_says_so(administrator: Client, scene: Scene) -> None:
    document = everything("https://system.example/calls")
    del document["nodes"][0]["config"]["instructions"]
    version_id = draft(scene.tenant, NAME, document)
    page = administrator.post(
        dry_run_of(scene.tenant), {"version": version_id, "recent": scene.record_id}
    ).content.decode()
    assert "not whole yet" in page
    broken = everything("https://system.example/calls")
    broken["nodes"][2]["config"]["body"] = "For {{ record.id"
    version_id = draft(scene.tenant, NAME, broken)
    page = administrator.post(
        dry_run_of(scene.tenant), {"version": version_id, "recent": scene.record_id}
    ).content.decode()
    assert "cannot be read" in page


def test_nobody_else_opens_it(
    reviewer: Client, administrator: Client, operator: Client, scene: Scene, other_scene: Scene
) -> None:
    assert reviewer.get(dry_run_of(scene.tenant)).status_code == 404
    assert administrator.get(dry_run_of(other_scene.tenant)).status_code == 404
    assert operator.get(dry_run_of(scene.tenant)).status_code == 200


@pytest.mark.parametrize("slug", ["referral_intake", "generic_triage", "incomplete_referral"])
def test_starters_can_be_tried(administrator: Client, scene: Scene, slug: str) -> None:
    version_id = draft(scene.tenant, NAME, load_starter(slug).definition.as_document())
    page = administrator.post(
        dry_run_of(scene.tenant), {"version": version_id, "recent": scene.record_id}
    ).content.decode()
    assert "What would happen" in page
    assert "It would stop here" not in page
