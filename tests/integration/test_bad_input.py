"""What goes wrong with pathways: each refusal says what to do, and nothing is half-done."""

from __future__ import annotations

from copy import deepcopy
from datetime import timedelta
from typing import Any

import pytest
from django.db import connection, models, transaction
from django.db.utils import DatabaseError
from django.utils import timezone
from rest_framework.test import APIClient

from common import work
from common.clock import now
from common.models import Work
from common.row_security import organization_scope
from events.models import Event
from pathways.models import ActionEffect, NodeRun, Pathway, PathwayRun, PathwayVersion, VersionChange
from pathways.services import create_pathway, publish_version, save_draft
from pathways.services.files import FileInvalid, read_file
from pathways.services.publishing import PathwayInvalid
from tenants.services import resume_organization, suspend_organization
from tests.conftest import Tenant
from tests.integration.actions.outside import allow_calls
from tests.integration.actions.scene import BOTH
from tests.integration.conftest import API
from tests.integration.waiting import (
    PATHWAY,
    approve,
    extracted,
    leave,
    person,
    review_of,
    run_at_wait,
)
from tests.integration.walking import Drain, node, publish, publish_again, run_of, start_run
from tests.integration.webhooks.receiving import WebhookReceiver
from tests.unit.pathways.building import small

EITHER = "(triage.has_red_flag or record.complete)"
MILLION_WAYS = " and ".join([EITHER] * 20)


def edges_to(target: str, *numbers: int) -> Any:
    def change(document: dict[str, Any]) -> None:
        for number in numbers:
            document["edges"][number]["to"] = target

    return change


def asking(expression: str) -> Any:
    return lambda document: document["nodes"][0]["config"].update(expression=expression)


def mailing(**config: Any) -> Any:
    mail = {
        "action": "send_email",
        "to": ["desk@clinic.example"],
        "subject": "New",
        "body": "Look.",
        **config,
    }
    return lambda document: document["nodes"][2].update(config=mail)


BAD: dict[str, tuple[Any, str]] = {
    "cycle": (edges_to("check", 5), "check → review → mark → check"),
    "unreachable": (lambda document: document.update(start="mark"), "Nothing leads to"),
    "missing outcome": (
        lambda document: document["edges"].pop(1),
        "Nothing follows the outcome false. Lead it to a node",
    ),
    "unknown field": (asking("triage.urgencyy == 1"), "Did you mean triage.urgency?"),
    "wrong type": (
        asking('triage.has_red_flag == "yes"'),
        "holds yes or no: compare it with true or false",
    ),
    "unknown field in a template": (mailing(body="{{ triage.urgencyy }}"), "Did you mean triage.urgency?"),
    "value that is not known yet": (mailing(body="{{ run.later.outcome }}"), "run.later"),
    "power that runs for minutes": (asking("9 ** 9 ** 9 == 1"), "cannot be used here"),
    "pattern that runs for minutes": (asking('referral.request.reason =~ "(a+)+$"'), "Use == to compare"),
    "too many parts": (asking(" and ".join(["true"] * 150)), "Split it"),
    "too long": (asking(f'triage.urgency == "{"x" * 5000}"'), "must have at most 2000 characters"),
    "too deep": (asking("(" * 60 + "triage.has_red_flag" + ")" * 60), "Split the rule"),
}


def traces(tenant: Tenant) -> dict[str, int]:
    """Count all that publishing could leave behind."""
    kept: tuple[Any, ...] = (Pathway, PathwayVersion, VersionChange, Event)
    with organization_scope(tenant.organization_id):
        return {model.__name__: model.objects.count() for model in kept} | {
            "work": Work.objects.filter(organization_id=tenant.organization_id).count()
        }


@pytest.mark.parametrize("name", BAD)
def test_a_bad_pathway_is_not_published_and_the_one_in_force_stays(tenant: Tenant, name: str) -> None:
    change, words = BAD[name]
    organization_id = tenant.organization_id
    with organization_scope(organization_id):
        pathway_id = create_pathway(organization_id=organization_id, name="Careful", type="semiAutomatic")
        made = {"organization_id": organization_id, "pathway_id": pathway_id, "note": "", "now": now()}
        good = save_draft(definition=small(), **made)
        publish_version(organization_id=organization_id, version_id=good, actor="test", now=now())
        wrong = deepcopy(small())
        change(wrong)
        bad = save_draft(definition=wrong, **made)
    before = traces(tenant)
    with organization_scope(organization_id), pytest.raises(PathwayInvalid) as refused, transaction.atomic():
        publish_version(organization_id=organization_id, version_id=bad, actor="test", now=now())
    assert any(words in problem.message for problem in refused.value.problems), refused.value.problems
    assert traces(tenant) == before
    with organization_scope(organization_id):
        states = PathwayVersion.objects.filter(pathway_id=pathway_id).order_by("number")
        assert list(states.values_list("status", flat=True)) == ["published", "draft"]


@pytest.mark.parametrize("name", ["cycle", "unknown field", "pattern that runs for minutes"])
def test_a_bad_file_makes_no_pathway(tenant: Tenant, name: str) -> None:
    import yaml

    change, words = BAD[name]
    wrong = deepcopy(small())
    change(wrong)
    file = {"name": "From a file", "type": "semiAutomatic", "summary": "Bad.", "definition": wrong}
    before = traces(tenant)
    with organization_scope(tenant.organization_id), pytest.raises(FileInvalid, match="line") as refused:
        read_file(yaml.safe_dump(file, allow_unicode=True), organization_id=tenant.organization_id)
    assert words in str(refused.value)
    assert traces(tenant) == before


def test_an_expression_that_can_come_true_in_a_million_ways_is_published_without_going_through_them(
    tenant: Tenant,
) -> None:
    definition = deepcopy(small())
    asking(MILLION_WAYS)(definition)
    organization_id = tenant.organization_id
    with organization_scope(organization_id):
        pathway_id = create_pathway(organization_id=organization_id, name="Long", type="semiAutomatic")
        version_id = save_draft(
            organization_id=organization_id,
            pathway_id=pathway_id,
            definition=definition,
            note="",
            now=now(),
        )
        publish_version(organization_id=organization_id, version_id=version_id, actor="test", now=now())
        assert PathwayVersion.objects.get(id=version_id).status == "published"


def test_a_template_that_names_a_value_the_document_lacks_sends_nothing_and_goes_on_once_it_is_there(
    client: APIClient, tenant: Tenant, record: str, drain: Drain, mailoutbox: list[Any]
) -> None:
    extracted(client, tenant, record)
    path = "referral.insurance.payer"
    config = {
        "action": "send_email",
        "to": ["desk@clinic.example"],
        "subject": "New",
        "body": f"For {{{{ {path} }}}}.",
        "on_failure": "stop",
        "include_patient_data": True,
    }
    allow_calls(tenant, patient_data_in_mail=True)
    path_of_field = path.removeprefix("referral.")
    assert client.patch(
        f"{API}/records/{record}/referral", {path_of_field: None}, format="json", **tenant.token_headers
    ).json()
    publish(
        tenant,
        name="Telling",
        type_="auto",
        nodes=[node("tell", "action", **config)],
        edges=[("tell", "done", "end")],
    )
    run_id = start_run(client, tenant, record, "auto", "Telling")
    drain(organization_id=tenant.organization_id)
    stopped = run_of(client, tenant, run_id)
    assert (stopped["status"], stopped["error"]["code"]) == ("failed", "value_missing")
    assert path in stopped["error"]["message"]
    assert "Correct the record and retry" in stopped["error"]["message"]
    assert mailoutbox == []
    with organization_scope(tenant.organization_id):
        assert not ActionEffect.objects.exists()
    client.patch(
        f"{API}/records/{record}/referral", {path_of_field: "Invented"}, format="json", **tenant.token_headers
    )
    again = client.post(f"{API}/runs/{run_id}/retry", {}, format="json", **tenant.token_headers)
    assert again.status_code == 200
    drain(organization_id=tenant.organization_id)
    assert run_of(client, tenant, run_id)["status"] == "completed"
    assert [mail.body.strip() for mail in mailoutbox] == ["For Invented."]


def test_a_wait_for_somebody_who_left_is_put_to_others_who_can_answer_it(
    client: APIClient, tenant: Tenant, record: str, drain: Drain
) -> None:
    gone, colleague = person(tenant), person(tenant)
    extracted(client, tenant, record)
    run_id = run_at_wait(client, tenant, record, assignee={"user": gone.username}, four_eyes=True)
    assert approve(client, run_id, gone).status_code == 200
    leave(tenant, gone)
    assert approve(client, run_id, gone).status_code == 401
    assert review_of(tenant, run_id).assignee_user_id == ""
    assert approve(client, run_id, colleague).status_code == 200, "what was answered before counts"
    drain(organization_id=tenant.organization_id)
    assert run_of(client, tenant, run_id)["status"] == "completed"


def test_a_version_cannot_be_deleted_under_a_run_which_goes_on_on_it(
    client: APIClient, tenant: Tenant, record: str, drain: Drain
) -> None:
    run_id = run_at_wait(client, tenant, extracted(client, tenant, record))
    publish_again(tenant, name=PATHWAY)
    with organization_scope(tenant.organization_id):
        stands_on = PathwayRun.objects.get(id=run_id).version
        assert stands_on.status == "retired"
        with pytest.raises(models.ProtectedError), transaction.atomic():
            stands_on.delete()
        with (
            pytest.raises(DatabaseError, match="retire it instead"),
            transaction.atomic(),
            connection.cursor() as cursor,
        ):
            cursor.execute("DELETE FROM pathways_pathwayversion WHERE id = %s", [stands_on.id])
    assert approve(client, run_id, tenant).status_code == 200
    drain(organization_id=tenant.organization_id)
    run = run_of(client, tenant, run_id)
    assert (run["status"], run["version"]) == ("completed", 1)


@pytest.mark.parametrize("jump", [timedelta(days=-400), timedelta(days=400)])
def test_a_try_that_may_be_under_way_is_waited_for_by_the_databases_clock(
    client: APIClient,
    tenant: Tenant,
    record: str,
    drain: Drain,
    other_system: WebhookReceiver,
    monkeypatch: pytest.MonkeyPatch,
    jump: timedelta,
) -> None:
    extracted(client, tenant, record)
    allow_calls(tenant)
    order = {"action": "call_http", "url": other_system.url, "body": "{}"}
    nodes = [{**node("order", "action", **order), "compensation": {**order, "body": "[1]"}}]
    publish(tenant, name="Ordering", type_="auto", nodes=nodes, edges=[("order", o, "end") for o in BOTH])
    run_id = start_run(client, tenant, record, "auto", "Ordering")
    (piece,) = Work.objects.filter(organization_id=tenant.organization_id, name="pathways.node")
    assert work.claim(piece.id, lease_seconds=0) is not None
    with organization_scope(tenant.organization_id):
        visit = NodeRun.objects.select_related("run").get(run_id=run_id)
        ActionEffect.objects.create(
            organization_id=tenant.organization_id,
            node_run=visit,
            version_id=visit.run.version_id,
            kind="call_http",
            payload={},
            intended_at=now(),
            tried_at=now(),
            attempts=1,
        )
    real = timezone.now
    with monkeypatch.context() as patched:
        patched.setattr(timezone, "now", lambda: real() + jump)
        client.post(f"{API}/runs/{run_id}/cancel", **tenant.token_headers)
        drain(organization_id=tenant.organization_id)
    assert other_system.received == [], "it may still be under way"
    (undoing,) = Work.objects.filter(organization_id=tenant.organization_id)
    assert undoing.due_at - real() < timedelta(minutes=2), "and is not waited for for ever"


def test_nothing_of_a_cancelled_run_is_undone_while_its_organization_is_suspended(
    client: APIClient, tenant: Tenant, record: str, drain: Drain, mailoutbox: list[Any]
) -> None:
    extracted(client, tenant, record)
    mail = {"action": "send_email", "to": ["desk@clinic.example"], "body": "Look."}
    nodes = [
        {**node("tell", "action", subject="Told", **mail), "compensation": {**mail, "subject": "Taken back"}},
        node("wait", "wait", instructions="Look.", assignee={"team": "record_team"}),
    ]
    edges = [("tell", o, "wait") for o in BOTH] + [("wait", o, "end") for o in ("approved", "rejected")]
    publish(tenant, name="Telling", type_="semiAutomatic", nodes=nodes, edges=edges)
    run_id = start_run(client, tenant, record, "semiAutomatic", "Telling")
    drain(organization_id=tenant.organization_id)
    assert client.post(f"{API}/runs/{run_id}/cancel", **tenant.token_headers).status_code == 200
    with organization_scope(tenant.organization_id):
        suspend_organization(organization_id=tenant.organization_id, actor="test", now=now())
    (piece,) = Work.objects.filter(organization_id=tenant.organization_id)
    assert work.claim(piece.id, lease_seconds=1) is None
    assert [sent.subject for sent in mailoutbox] == ["Told"]
    refused = client.get(f"{API}/runs/{run_id}", **tenant.token_headers)
    assert refused.status_code == 401
    with organization_scope(tenant.organization_id):
        resume_organization(organization_id=tenant.organization_id, actor="test", now=now())
    drain(organization_id=tenant.organization_id)
    assert [sent.subject for sent in mailoutbox] == ["Told", "Taken back"]
