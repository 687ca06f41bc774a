"""Reminders of reviews reach the mailboxes of those who are asked, with a link and nothing else."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.conf import settings
from django.db import connection
from django.db.models import F
from rest_framework.test import APIClient

from common.clock import now
from common.models import Work
from common.row_security import organization_scope
from pathways.models import NodeRun, Notification, Review
from tests.conftest import Tenant
from tests.drain import drain
from tests.integration.actions.outside import MailServer
from tests.integration.waiting import (
    another_team,
    approve,
    let_come,
    person,
    post,
    review_of,
    run_at_wait,
    with_address,
)
from tests.integration.walking import run_of

MINUTE = {"seconds": 60}
REMIND = {"remind": {"after": MINUTE, "every": MINUTE, "most": 3}}
MAILING = "pathways.mail_about_review"


def receivers(server: MailServer) -> list[list[str]]:
    return [sorted(part.strip() for part in mail["To"].split(",")) for mail in server.mails]


def again(tenant: Tenant) -> None:
    """Make the mail that waits for its next try due, and do it."""
    with connection.cursor() as cursor:
        cursor.execute(
            "UPDATE common_work SET due_at = clock_timestamp(), rung_at = NULL "
            "WHERE organization_id = %s AND name = %s",
            [tenant.organization_id, MAILING],
        )
        assert cursor.rowcount == 1
    drain(organization_id=tenant.organization_id)


def time_passes(tenant: Tenant, *, minutes: int) -> None:
    """Let the mails that were put out so far be so much older."""
    with organization_scope(tenant.organization_id):
        Notification.objects.filter(mailed_at__isnull=False).update(
            mailed_at=F("mailed_at") - timedelta(minutes=minutes)
        )


def test_a_reminder_is_mailed_with_a_link_and_nothing_else(
    client: APIClient, tenant: Tenant, ready: str, mail_server: MailServer
) -> None:
    asked = with_address(tenant, person(tenant), "asked@clinic.example")
    with_address(tenant, person(tenant), "other@clinic.example")
    run_id = run_at_wait(
        client,
        tenant,
        ready,
        assignee={"user": asked.username},
        instructions="Read about Mr Invented.",
        **REMIND,
    )
    let_come(tenant, "reminder")
    (mail,) = mail_server.mails
    assert receivers(mail_server) == [["asked@clinic.example"]]
    body = mail.get_content()
    assert f"{settings.PUBLIC_URL}/admin/pathways/pathwayrun/{run_id}/change/#review" in body
    for secret in (ready, "Invented", "Read about", tenant.name, "Asks people"):
        assert secret not in body
        assert secret not in mail["Subject"]
    time_passes(tenant, minutes=16)
    let_come(tenant, "reminder")
    assert len(mail_server.mails) == 2
    assert mail_server.mails[0]["Message-ID"] != mail_server.mails[1]["Message-ID"]


@pytest.mark.parametrize("whom", ["team", "role", "taken", "other_team", "no_team"])
def test_those_who_are_asked_are_mailed_and_nobody_else(
    client: APIClient, tenant: Tenant, other_tenant: Tenant, ready: str, mail_server: MailServer, whom: str
) -> None:
    team_id = another_team(tenant)
    with_address(tenant, person(tenant), "first@clinic.example")
    second = with_address(tenant, person(tenant), "second@clinic.example")
    with_address(tenant, person(tenant, team_id=team_id), "heart@clinic.example")
    with_address(tenant, person(tenant, role="administrator", team_id=None), "head@clinic.example")
    with_address(other_tenant, person(other_tenant), "stranger@elsewhere.example")
    assignee: dict[str, Any] = {
        "role": {"role": "administrator"},
        "other_team": {"team": "Cardiology"},
        "team": {"team": "Intake"},
    }.get(whom, {"team": "record_team"})
    run_id = run_at_wait(client, tenant, ready, assignee=assignee, **REMIND)
    if whom == "taken":
        review = review_of(tenant, run_id)
        assert post(client, f"reviews/{review.id}/claim", second).status_code == 200
    let_come(tenant, "reminder")
    assert receivers(mail_server) == [
        {
            "team": ["first@clinic.example", "second@clinic.example"],
            "role": ["head@clinic.example"],
            "taken": ["second@clinic.example"],
            "other_team": ["heart@clinic.example"],
            "no_team": ["head@clinic.example"],
        }[whom]
    ]


def test_a_run_says_that_its_record_has_no_team_and_what_to_do(
    client: APIClient, tenant: Tenant, ready: str
) -> None:
    run_id = run_at_wait(client, tenant, ready, assignee={"team": "record_team"})
    waiting = run_of(client, tenant, run_id)["node_runs"][-1]
    for words in ("belongs to no team", "administrators are reminded", "upload with `team_id`"):
        assert words in waiting["explanation"]
    assert approve(client, run_id, tenant).status_code == 200, "everyone in the organization may answer"


def test_those_to_whom_a_review_is_put_are_mailed(
    client: APIClient, tenant: Tenant, ready: str, mail_server: MailServer
) -> None:
    with_address(tenant, person(tenant), "team@clinic.example")
    with_address(tenant, person(tenant, role="administrator", team_id=None), "head@clinic.example")
    run_at_wait(client, tenant, ready, escalate={"after": MINUTE, "to": {"role": "administrator"}})
    let_come(tenant, "escalation")
    assert receivers(mail_server) == [["head@clinic.example"]]


def test_a_server_that_is_busy_gets_it_again_and_what_was_answered_is_not_mailed(
    client: APIClient, tenant: Tenant, ready: str, mail_server: MailServer
) -> None:
    asked = with_address(tenant, person(tenant), "asked@clinic.example")
    run_id = run_at_wait(client, tenant, ready, assignee={"user": asked.username}, **REMIND)
    mail_server.replies = ["451 Later"]
    let_come(tenant, "reminder")
    assert mail_server.mails == []
    with organization_scope(tenant.organization_id):
        assert Notification.objects.filter(run_id=run_id).count() == 1, "people see it here all the same"
    again(tenant)
    assert receivers(mail_server) == [["asked@clinic.example"]]

    time_passes(tenant, minutes=16)
    mail_server.replies = ["451 Later"]
    let_come(tenant, "reminder")
    assert approve(client, run_id, asked).status_code == 200
    again(tenant)
    assert len(mail_server.mails) == 1
    assert not Work.objects.filter(name=MAILING, organization_id=tenant.organization_id)


def test_without_an_address_nothing_is_mailed_and_nothing_stays_behind(
    client: APIClient, tenant: Tenant, ready: str, mail_server: MailServer
) -> None:
    run_id = run_at_wait(client, tenant, ready, assignee={"user": person(tenant).username}, **REMIND)
    let_come(tenant, "reminder")
    assert mail_server.mails == []
    assert review_of(tenant, run_id).reminders == 1
    assert not Work.objects.filter(name=MAILING, organization_id=tenant.organization_id)


def test_a_pathway_that_reminds_all_the_time_mails_every_quarter_of_an_hour(
    client: APIClient, tenant: Tenant, ready: str, mail_server: MailServer
) -> None:
    asked = with_address(tenant, person(tenant), "asked@clinic.example")
    often = {"after": {"seconds": 1}, "every": {"seconds": 1}, "most": 50}
    run_id = run_at_wait(client, tenant, ready, assignee={"user": asked.username}, remind=often)
    for minutes in (0, 8, 6, 2):
        time_passes(tenant, minutes=minutes)
        let_come(tenant, "reminder")
    assert len(mail_server.mails) == 2, "the first and the one after 16 minutes"
    with organization_scope(tenant.organization_id):
        assert Notification.objects.filter(run_id=run_id).count() == 4, "the pages show each of them"


def test_a_mail_that_had_to_wait_is_dropped_for_a_newer_one(
    client: APIClient, tenant: Tenant, ready: str, mail_server: MailServer
) -> None:
    with_address(tenant, person(tenant), "team@clinic.example")
    with_address(tenant, person(tenant, role="administrator", team_id=None), "head@clinic.example")
    escalate = {"after": MINUTE, "to": {"role": "administrator"}}
    run_at_wait(client, tenant, ready, assignee={"team": "Intake"}, escalate=escalate, **REMIND)
    mail_server.replies = ["451 Later"]
    let_come(tenant, "reminder")
    let_come(tenant, "escalation")
    again(tenant)
    assert receivers(mail_server) == [["head@clinic.example"]]
    assert not Work.objects.filter(name=MAILING, organization_id=tenant.organization_id)


def test_another_open_review_of_the_run_does_not_keep_a_mail_alive(
    client: APIClient, tenant: Tenant, ready: str, mail_server: MailServer
) -> None:
    asked = with_address(tenant, person(tenant), "asked@clinic.example")
    run_id = run_at_wait(client, tenant, ready, assignee={"user": asked.username}, **REMIND)
    mail_server.replies = ["451 Later"]
    let_come(tenant, "reminder")
    answered = review_of(tenant, run_id)
    assert approve(client, run_id, asked).status_code == 200
    with organization_scope(tenant.organization_id):
        step = NodeRun.objects.exclude(id=answered.node_run_id).filter(run_id=run_id).first()
        assert step is not None
        Review.objects.create(
            organization_id=tenant.organization_id,
            run_id=run_id,
            node_run=step,
            record_id=answered.record_id,
            title="Another",
            requested_at=now(),
        )
    again(tenant)
    assert mail_server.mails == []


@pytest.mark.parametrize(
    "bad", ["a@clinic.example\nBcc: x@elsewhere.example", "a b@clinic.example", "nobody"]
)
def test_one_bad_address_keeps_nobody_elses_mail(
    client: APIClient, tenant: Tenant, ready: str, mail_server: MailServer, bad: str
) -> None:
    with_address(tenant, person(tenant), bad)
    with_address(tenant, person(tenant), "good@clinic.example")
    run_at_wait(client, tenant, ready, assignee={"team": "Intake"}, **REMIND)
    let_come(tenant, "reminder")
    assert receivers(mail_server) == [["good@clinic.example"]]
    assert not Work.objects.filter(name=MAILING, organization_id=tenant.organization_id)
