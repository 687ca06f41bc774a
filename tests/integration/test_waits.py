"""Waits: who may answer, who has taken one, two who agree, and what time does to those that nobody answers."""

from __future__ import annotations

from datetime import time, timedelta
from typing import Any

import pytest
from django.utils import timezone
from rest_framework.test import APIClient

from common.clock import database_now
from common.row_security import organization_scope
from common.working_time import OFFICE_HOURS, WorkingCalendar, add_working_time
from pathways.models import Notification, Review, ReviewAnswer, ReviewStep
from pathways.services import publish_version, save_draft
from pathways.services.publishing import PathwayInvalid
from tenants.models import Holiday, Organization, User, WorkingHours
from tenants.selectors import get_working_calendar
from tests.conftest import Tenant
from tests.integration.conftest import API
from tests.integration.waiting import (
    another_team,
    approve,
    leave,
    let_come,
    person,
    post,
    review_of,
    run_at_wait,
    timers,
)
from tests.integration.walking import Drain, node, publish, run_of, start_run, types_of

pytestmark = pytest.mark.usefixtures("completed_job")
MINUTE = {"seconds": 60}


def steps(tenant: Tenant) -> list[tuple[str, Any, Any]]:
    with organization_scope(tenant.organization_id):
        return [(step.kind, step.assignee_before, step.assignee_after) for step in ReviewStep.objects.all()]


def history(client: APIClient, tenant: Tenant, run_id: str) -> list[str]:
    return [visit["explanation"] for visit in run_of(client, tenant, run_id)["node_runs"]]


def test_only_those_who_are_asked_answer_and_an_administrator_says_so_in_the_history(
    client: APIClient, tenant: Tenant, record: str
) -> None:
    cardiology = another_team(tenant)
    run_id = run_at_wait(client, tenant, record, assignee={"team": "Cardiology"})
    other, asked = person(tenant), person(tenant, team_id=cardiology)
    refused = approve(client, run_id, other)
    assert (refused.status_code, refused.json()["status_code"]) == (403, 403)
    assert "for others" in refused.json()["message"]
    assert approve(client, run_id, tenant).status_code == 403, "a token of another team stands for that team"
    override = post(client, f"runs/{run_id}/override", other, {"outcome": "approved", "reason": "x"})
    assert override.status_code == 403, "an override is no way around"
    seen = client.get(f"{API}/reviews?assigned_to=my_team&status=open", **asked.headers).json()["data"]
    assert [review["run_id"] for review in seen] == [run_id], "who is asked sees what for"
    assert approve(client, run_id, person(tenant, role="administrator")).status_code == 200
    assert "By an administrator, in place of those who were asked." in history(client, tenant, run_id)[0]


def test_a_review_for_one_person_is_that_persons(client: APIClient, tenant: Tenant, record: str) -> None:
    asked, other = person(tenant), person(tenant)
    run_id = run_at_wait(client, tenant, record, assignee={"user": asked.username})
    assert approve(client, run_id, other).status_code == 403
    assert approve(client, run_id, tenant).status_code == 403, "no program stands for a person"
    mine = client.get(f"{API}/reviews?assigned_to=me", **asked.headers).json()["data"]
    assert len(mine) == 1
    assert client.get(f"{API}/reviews?assigned_to=me", **other.headers).json()["data"] == []
    assert client.get(f"{API}/reviews?assigned_to=us", **other.headers).status_code == 400
    assert approve(client, run_id, asked).json()["message"] == "Review completed"


def test_a_program_answers_for_its_team(client: APIClient, tenant: Tenant, record: str) -> None:
    run_id = run_at_wait(client, tenant, record)
    assert approve(client, run_id, tenant).status_code == 200
    assert history(client, tenant, run_id)[0] == "The review was answered: approved."


def test_what_a_person_was_asked_who_left_falls_to_the_team(
    client: APIClient, tenant: Tenant, record: str
) -> None:
    leaving, staying = person(tenant), person(tenant)
    run_id = run_at_wait(client, tenant, record, assignee={"user": leaving.username})
    leave(tenant, leaving)
    assert "review.reassigned" in types_of(tenant, client)
    assert steps(tenant) == [("reassigned", {"user": leaving.username}, {"team": "Intake"})]
    assert approve(client, run_id, staying).status_code == 200


def test_who_left_before_the_run_came_is_not_asked_and_cannot_be_published_again(
    client: APIClient, tenant: Tenant, record: str, drain: Drain
) -> None:
    leaving = person(tenant)
    wait = node("wait", "wait", instructions="Look.", assignee={"user": leaving.username})
    edges = [("wait", "approved", "end"), ("wait", "rejected", "end")]
    publish(tenant, name="Asks one", type_="semiAutomatic", nodes=[wait], edges=edges)
    User.objects.filter(id=leaving.id).update(is_active=False)
    run_id = start_run(client, tenant, record, "semiAutomatic", "Asks one")
    drain(organization_id=tenant.organization_id)
    assert review_of(tenant, run_id).assignee == {"team": "Intake"}
    assert "review.reassigned" in types_of(tenant, client)
    review_body = client.get(f"{API}/reviews", **tenant.token_headers).json()["data"][0]
    shown = client.get(f"{API}/reviews/{review_body['review_id']}", **tenant.token_headers).json()["data"]
    assert [step["reason"] for step in shown["history"]] == ["assignee_left"]
    with organization_scope(tenant.organization_id):
        pathway = Review.objects.get().run.pathway
        document = {
            "start": "wait",
            "nodes": [wait],
            "edges": [{"from": source, "outcome": outcome, "to": to} for source, outcome, to in edges],
        }
        again = save_draft(
            organization_id=tenant.organization_id,
            pathway_id=pathway.id,
            definition=document,
            note="again",
            now=timezone.now(),
        )
        with pytest.raises(PathwayInvalid, match="nobody who can sign in"):
            publish_version(
                organization_id=tenant.organization_id, version_id=again, actor="test", now=timezone.now()
            )


def test_a_review_is_taken_once_and_given_back(client: APIClient, tenant: Tenant, record: str) -> None:
    run_id = run_at_wait(client, tenant, record)
    review_id = review_of(tenant, run_id).id
    one, other, head = person(tenant), person(tenant), person(tenant, role="administrator")
    taken = post(client, f"reviews/{review_id}/claim", one)
    assert (taken.status_code, taken.json()["data"]["claimed_by"]) == (200, one.actor)
    assert post(client, f"reviews/{review_id}/claim", one).status_code == 200, "again changes nothing"
    assert post(client, f"reviews/{review_id}/claim", other).status_code == 409
    assert approve(client, run_id, other).status_code == 409
    assert post(client, f"reviews/{review_id}/release", other).status_code == 403
    assert post(client, f"reviews/{review_id}/claim", tenant).status_code == 409, "only people take one"
    assert post(client, f"reviews/{review_id}/release", head).status_code == 200
    assert post(client, f"reviews/{review_id}/claim", other).status_code == 200
    assert [kind for kind, _, _ in steps(tenant)] == ["claimed", "released", "claimed"]
    assert approve(client, run_id, other).status_code == 200
    assert post(client, f"reviews/{review_id}/claim", one).status_code == 409, "it is answered"
    told = types_of(tenant, client)
    assert (told.count("review.claimed"), told.count("review.released")) == (2, 1)


def test_two_different_people_must_agree(client: APIClient, tenant: Tenant, record: str) -> None:
    form = [
        {"name": "weeks", "type": "number", "label": "Weeks", "required": True},
        {"name": "why", "type": "text", "label": "Why"},
    ]
    run_id = run_at_wait(client, tenant, record, four_eyes=True, form=form)
    one, other, third = (person(tenant) for _ in range(3))

    def answer(who: Any, weeks: int) -> Any:
        body = {"outcome": "approved", "input": {"weeks": weeks, "why": who.username}}
        return post(client, f"runs/{run_id}/approve", who, body)

    assert post(client, f"runs/{run_id}/approve", tenant, {"input": {"weeks": 2}}).status_code == 403
    first = answer(one, 2)
    assert (first.status_code, first.json()["data"]["status"]) == (200, "paused")
    assert "Another person must agree" in first.json()["message"]
    assert answer(one, 2).status_code == 409, "one person is not two"
    seen = client.get(f"{API}/reviews", **other.headers).json()["data"][0]
    assert (seen["answers"], seen["outcome"], seen["four_eyes"]) == (1, None, True)
    assert "weeks" not in str({**seen, "form": None}), "that somebody has answered, not what"
    assert "until two agree" in answer(other, 6).json()["message"]
    assert run_of(client, tenant, run_id)["status"] == "paused"
    assert answer(third, 2).json()["message"] == "Review completed"
    assert "Two different people agreed." in history(client, tenant, run_id)[0]
    with organization_scope(tenant.organization_id):
        given = [(row.answered_by, row.input["weeks"]) for row in ReviewAnswer.objects.all()]
        assert given == [(one.actor, 2), (other.actor, 6), (third.actor, 2)]
    assert answer(one, 2).status_code == 409


def test_a_token_without_a_person_overrides_no_wait_that_it_may_not_answer(
    client: APIClient, tenant: Tenant, record: str
) -> None:
    run_id = run_at_wait(client, tenant, record, assignee={"user": person(tenant).username})
    body = {"node": "wait", "outcome": "approved", "reason": "seen by phone"}
    assert approve(client, run_id, tenant).status_code == 403
    refused = post(client, f"runs/{run_id}/override", tenant, body)
    assert (refused.status_code, "for others" in refused.json()["message"]) == (403, True)
    assert run_of(client, tenant, run_id)["status"] == "paused"


def lowering_nodes(*, four_eyes: bool) -> tuple[list[Any], list[tuple[str, str, str]]]:
    lower = {"action": "set_priority", "priority": "routine", "lower": True}
    nodes = [
        node("check", "condition", expression='triage.urgency == "stat"'),
        node("wait", "wait", instructions="Look.", assignee={"team": "record_team"}, four_eyes=four_eyes),
        node("lower", "action", **lower),
    ]
    edges = [
        *(("check", outcome, "wait") for outcome in ("true", "false", "undetermined")),
        ("wait", "approved", "lower"),
        ("wait", "rejected", "end"),
        ("lower", "done", "end"),
        ("lower", "failed", "end"),
    ]
    return nodes, edges


def test_an_override_that_lowers_an_urgency_takes_two(
    client: APIClient, tenant: Tenant, record: str, drain: Drain
) -> None:
    nodes, edges = lowering_nodes(four_eyes=True)
    publish(tenant, name="Lowers", type_="semiAutomatic", nodes=nodes, edges=edges)
    run_id = start_run(client, tenant, record, "semiAutomatic", "Lowers")
    drain(organization_id=tenant.organization_id)
    one, other = person(tenant), person(tenant)
    body = {"node": "wait", "outcome": "approved", "reason": "seen by phone"}
    assert post(client, f"runs/{run_id}/override", tenant, body).status_code == 403, "no person"
    kept = post(client, f"runs/{run_id}/override", one, body)
    assert (kept.status_code, kept.json()["data"]["status"]) == (200, "paused")
    assert "override.proposed" in types_of(tenant, client)
    assert post(client, f"runs/{run_id}/override", one, body).status_code == 409
    assert post(client, f"runs/{run_id}/override", other, body).json()["message"] == "Decision overridden"
    drain(organization_id=tenant.organization_id)
    assert run_of(client, tenant, run_id)["status"] == "completed"


def test_a_pathway_published_before_asks_two_all_the_same_when_it_would_lower(
    client: APIClient, tenant: Tenant, record: str, drain: Drain
) -> None:
    """What is published today is checked; what was published before is held to it when it is answered."""
    nodes, edges = lowering_nodes(four_eyes=True)
    publish(tenant, name="Lowers", type_="semiAutomatic", nodes=nodes, edges=edges)
    run_id = start_run(client, tenant, record, "semiAutomatic", "Lowers")
    drain(organization_id=tenant.organization_id)
    with organization_scope(tenant.organization_id):
        Review.objects.update(four_eyes=False)
    assert "Another person must agree" in approve(client, run_id, person(tenant)).json()["message"]
    assert approve(client, run_id, person(tenant)).json()["message"] == "Review completed"


def test_a_wait_is_due_in_working_hours_of_the_organizations_calendar(
    client: APIClient, tenant: Tenant, record: str
) -> None:
    with organization_scope(tenant.organization_id):
        Organization.objects.update(time_zone="Pacific/Auckland")
        for weekday in range(7):
            WorkingHours.objects.create(
                organization_id=tenant.organization_id, weekday=weekday, opens=time(8), closes=time(10)
            )
        tomorrow = (database_now() + timedelta(days=1)).date()
        Holiday.objects.create(organization_id=tenant.organization_id, date=tomorrow + timedelta(days=2))
    before = database_now()
    run_id = run_at_wait(client, tenant, record, due_in={"working_hours": 8})
    after = database_now()
    review = review_of(tenant, run_id)
    with organization_scope(tenant.organization_id):
        calendar = get_working_calendar(organization_id=tenant.organization_id)
    assert (calendar.time_zone, len(calendar.stretches), len(calendar.holidays)) == ("Pacific/Auckland", 7, 1)
    earliest, latest = (
        add_working_time(start=moment, seconds=8 * 3600, calendar=calendar) for moment in (before, after)
    )
    assert review.due_at is not None
    assert earliest <= review.due_at <= latest
    assert review.expires_at is None
    assert set(timers(tenant)) == {"due"}


def test_office_hours_are_what_an_organization_works_that_says_nothing(tenant: Tenant) -> None:
    with organization_scope(tenant.organization_id):
        calendar = get_working_calendar(organization_id=tenant.organization_id)
    assert calendar == WorkingCalendar(time_zone="UTC", stretches=OFFICE_HOURS)


def test_what_nobody_answers_is_reminded_overdue_put_to_others_and_expires(
    client: APIClient, tenant: Tenant, record: str
) -> None:
    run_id = run_at_wait(
        client,
        tenant,
        record,
        due_in=MINUTE,
        expires_in={"seconds": 3600},
        remind={"after": MINUTE, "every": MINUTE, "most": 2},
        escalate={"after": MINUTE, "to": {"role": "administrator"}},
    )
    assert set(timers(tenant)) == {"due", "timer", "reminder", "escalation"}
    let_come(tenant, "reminder")
    let_come(tenant, "reminder")
    assert "reminder" not in timers(tenant), "twice at most"
    let_come(tenant, "due")
    review = review_of(tenant, run_id)
    assert (review.status, review.reminders, review.overdue_at is None) == ("open", 2, False)
    asked = person(tenant)
    post(client, f"reviews/{review.id}/claim", asked)
    let_come(tenant, "escalation")
    review = review_of(tenant, run_id)
    assert (review.assignee, review.claimed_by) == ({"role": "administrator"}, "")
    assert steps(tenant)[-1] == ("escalated", {"team": "record_team"}, {"role": "administrator"})
    assert approve(client, run_id, asked).status_code == 403, "it is not theirs any more"
    let_come(tenant, "timer")
    assert timers(tenant) == {}
    assert run_of(client, tenant, run_id)["status"] == "completed"
    told = types_of(tenant, client)
    assert (told.count("review.reminded"), told.count("review.overdue")) == (2, 1), "overdue is told once"
    assert told.count("review.escalated") == 1
    with organization_scope(tenant.organization_id):
        audiences = [row.audience for row in Notification.objects.order_by("id")]
    assert audiences == ["role:administrator"] * 4


def test_an_answer_takes_every_timer_away(client: APIClient, tenant: Tenant, record: str) -> None:
    run_id = run_at_wait(
        client,
        tenant,
        record,
        due_in=MINUTE,
        timeout_seconds=3600,
        remind={"after": MINUTE},
        escalate={"after": MINUTE, "to": {"role": "administrator"}},
    )
    assert len(timers(tenant)) == 4
    assert approve(client, run_id, tenant).status_code == 200
    assert timers(tenant) == {}


@pytest.mark.parametrize("jump", [timedelta(days=-400), timedelta(days=400)])
def test_timers_go_by_the_clock_of_the_database_when_a_workers_clock_jumps(
    client: APIClient,
    tenant: Tenant,
    record: str,
    drain: Drain,
    monkeypatch: pytest.MonkeyPatch,
    jump: timedelta,
) -> None:
    wait = node("wait", "wait", instructions="Look.", assignee={"team": "record_team"}, timeout_seconds=3600)
    edges = [("wait", outcome, "end") for outcome in ("approved", "rejected", "expired")]
    publish(tenant, name="Waits", type_="semiAutomatic", nodes=[wait], edges=edges)
    run_id = start_run(client, tenant, record, "semiAutomatic", "Waits")
    real = timezone.now
    with monkeypatch.context() as patched:
        patched.setattr(timezone, "now", lambda: real() + jump)
        drain(organization_id=tenant.organization_id)
        due = timers(tenant)["timer"]
        assert timedelta(minutes=58) < due - database_now() <= timedelta(hours=1)
        drain(organization_id=tenant.organization_id)
        assert due == timers(tenant)["timer"], "nothing fires by a clock that is wrong"
    review = review_of(tenant, run_id)
    assert (review.status, review.expires_at) == ("open", due)
