"""Mails of pathways, at a real mail server."""

from __future__ import annotations

from typing import Any

import pytest
from rest_framework.test import APIClient

from common.row_security import organization_scope
from pathways.models import Notification
from tests.conftest import Tenant
from tests.integration.actions.outside import MailServer
from tests.integration.actions.scene import effect_of, run_one
from tests.integration.waiting import person, with_address
from tests.integration.walking import Drain, run_of
from tests.integration.working import hurry

MAIL = {
    "action": "send_email",
    "to": ["office@clinic.example"],
    "subject": "New",
    "body": "See {{ record.id }}.",
}


def test_a_mail_goes_out_once_and_its_effect_says_so(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain, mail_server: MailServer
) -> None:
    run_id = run_one(client, tenant, ready, drain, **MAIL)
    (mail,) = mail_server.mails
    effect = effect_of(tenant, run_id)
    assert mail["Message-ID"].startswith(f"<{effect.id}@")
    assert ready in mail.get_content()
    assert (effect.status, effect.attempts) == ("done", 1)


def test_a_mail_is_tried_as_often_as_the_pathway_says_and_then_fails(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain, mail_server: MailServer
) -> None:
    mail_server.replies = ["451 Later"] * 5
    run_id = run_one(client, tenant, ready, drain, **MAIL, retry={"attempts": 2, "backoff_seconds": 60})
    assert effect_of(tenant, run_id).error_code == "mail_failed"
    assert run_of(client, tenant, run_id)["status"] == "running"
    hurry(tenant)
    drain(organization_id=tenant.organization_id)
    effect = effect_of(tenant, run_id)
    assert (effect.status, effect.attempts, len(mail_server.replies)) == ("failed", 2, 3)
    assert [step["outcome"] for step in run_of(client, tenant, run_id)["node_runs"]] == ["failed"]


def test_a_mail_that_is_refused_for_good_is_not_tried_again(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain, mail_server: MailServer
) -> None:
    mail_server.replies = ["550 No such box"]
    run_id = run_one(client, tenant, ready, drain, **MAIL, on_failure="stop")
    effect = effect_of(tenant, run_id)
    assert (effect.status, effect.attempts, effect.error_code) == ("failed", 1, "mail_refused")
    assert run_of(client, tenant, run_id)["error"]["code"] == "mail_refused"


@pytest.mark.parametrize(
    "asking",
    [
        {**MAIL, "to": [], "group": "record_team"},
        {
            "action": "request_information",
            "group": "record_team",
            "subject": "One more page",
            "body": "Please add it here.",
            "request": "The laboratory result.",
        },
    ],
    ids=["send_email", "request_information"],
)
def test_of_a_record_without_a_team_the_administrators_get_the_mail_and_the_run_says_so(
    client: APIClient,
    tenant: Tenant,
    other_tenant: Tenant,
    ready: str,
    drain: Drain,
    mail_server: MailServer,
    asking: dict[str, Any],
) -> None:
    with_address(tenant, person(tenant), "reader@clinic.example")
    with_address(tenant, person(tenant, role="administrator"), "head@clinic.example")
    with_address(other_tenant, person(other_tenant, role="administrator"), "head@elsewhere.example")
    run_id = run_one(client, tenant, ready, drain, **asking)
    assert [mail["To"] for mail in mail_server.mails] == ["head@clinic.example"]
    (step,) = run_of(client, tenant, run_id)["node_runs"]
    assert "the administrators of the organization" in step["explanation"]
    assert "The record belongs to no team" in step["explanation"]


def test_of_a_record_without_a_team_the_administrators_are_notified(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain
) -> None:
    told = {"action": "notify", "audience": {"team": "record_team"}, "message": "Look."}
    run_one(client, tenant, ready, drain, **told)
    with organization_scope(tenant.organization_id):
        assert [row.audience for row in Notification.objects.all()] == ["role:administrator"]
