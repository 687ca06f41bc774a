"""Waits when much happens at once: two answers, a worker that is killed, an organization that is suspended."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from rest_framework.test import APIClient

from common import work
from common.clock import database_now, now
from common.models import Work
from common.row_security import organization_scope
from pathways.models import Notification, Review, ReviewAnswer, ReviewStep
from tenants import services as tenant_services
from tests.conftest import Tenant, new_tenant
from tests.drain import drain
from tests.integration.committed import together
from tests.integration.waiting import (
    Person,
    approve,
    extracted,
    let_come,
    person,
    post,
    review_of,
    run_at_wait,
    timers,
)
from tests.integration.walking import AT_ONCE, perform_all, run_of, types_of
from tests.integration.working import hurry

pytestmark = pytest.mark.usefixtures("committed", "broker")


@pytest.fixture
def client() -> APIClient:
    return APIClient()


@pytest.fixture
def house(client: APIClient, committed: None) -> Tenant:
    return new_tenant()


@pytest.fixture
def record(client: APIClient, house: Tenant, upload: Callable[..., Any]) -> str:
    return extracted(client, house, str(upload(house).json()["record_id"]))


def both(run_id: str, *people: Person) -> list[int]:
    """Let people approve at the same time, each over a connection of its own; return the answers' statuses."""

    def approving(who: Person) -> Callable[[], int]:
        return lambda: int(approve(APIClient(), run_id, who).status_code)

    found = together(*(approving(who) for who in people))
    return sorted(answer for answer in found if isinstance(answer, int))


def test_of_two_approvals_at_once_one_wins(client: APIClient, house: Tenant, record: str) -> None:
    run_id = run_at_wait(client, house, record)
    assert both(run_id, person(house), person(house)) == [200, 409]
    drain(organization_id=house.organization_id)
    assert run_of(client, house, run_id)["status"] == "completed"
    assert types_of(house, client).count("review.completed") == 1


def test_of_three_who_approve_at_once_where_two_must_agree_two_decide_and_one_is_late(
    client: APIClient, house: Tenant, record: str
) -> None:
    run_id = run_at_wait(client, house, record, four_eyes=True)
    assert both(run_id, *(person(house) for _ in range(3))) == [200, 200, 409]
    drain(organization_id=house.organization_id)
    assert run_of(client, house, run_id)["status"] == "completed"
    with organization_scope(house.organization_id):
        assert ReviewAnswer.objects.count() == 2
    assert types_of(house, client).count("review.completed") == 1


def test_one_person_who_approves_twice_at_once_is_one_person(
    client: APIClient, house: Tenant, record: str
) -> None:
    run_id = run_at_wait(client, house, record, four_eyes=True)
    one = person(house)
    assert both(run_id, one, one) == [200, 409]
    assert run_of(client, house, run_id)["status"] == "paused"


def test_of_two_who_take_a_review_at_once_one_has_it(client: APIClient, house: Tenant, record: str) -> None:
    run_id = run_at_wait(client, house, record)
    review_id = review_of(house, run_id).id
    one, other = person(house), person(house)
    found = together(
        *(
            lambda who=who: post(APIClient(), f"reviews/{review_id}/claim", who).status_code
            for who in (one, other)
        )
    )
    assert sorted(str(status) for status in found) == ["200", "409"]
    assert review_of(house, run_id).claimed_by in (one.actor, other.actor)


def test_an_answer_and_the_end_of_the_time_at_once_are_one_of_them(
    client: APIClient, house: Tenant, record: str
) -> None:
    run_id = run_at_wait(client, house, record, timeout_seconds=3600)
    hurry(house)
    (timer,) = Work.objects.filter(organization_id=house.organization_id)
    answering = person(house)
    found = together(
        lambda: approve(APIClient(), run_id, answering).status_code,
        lambda: work.perform(timer.id, work=work.work_type(timer.name)),
    )
    drain(organization_id=house.organization_id)
    outcome = review_of(house, run_id).outcome
    assert (found[0], outcome) in [(200, "approved"), (409, "expired")]
    run = run_of(client, house, run_id)
    assert (run["status"], len(run["node_runs"])) == ("completed", 2)


def test_an_escalation_whose_worker_is_killed_is_done_once_by_the_next(
    client: APIClient, house: Tenant, record: str
) -> None:
    head = {"role": "administrator"}
    run_id = run_at_wait(client, house, record, escalate={"after": {"seconds": 3600}, "to": head})
    pieces = Work.objects.filter(organization_id=house.organization_id, name="pathways.review_escalation")
    pieces.update(due_at=now())
    (piece,) = pieces
    dead = work.claim(piece.id, lease_seconds=AT_ONCE)
    assert dead is not None, "killed before it wrote anything"
    work.perform(piece.id, work=work.work_type(piece.name))
    from pathways.services import timers as timer_services

    with pytest.raises(work.LeaseLost):
        timer_services.escalate(dead, now=now())
    assert review_of(house, run_id).assignee == head
    assert types_of(house, client).count("review.escalated") == 1
    with organization_scope(house.organization_id):
        assert (ReviewStep.objects.count(), Notification.objects.count()) == (1, 1)


def suspend(house: Tenant) -> None:
    with organization_scope(house.organization_id):
        tenant_services.suspend_organization(organization_id=house.organization_id, actor="test", now=now())


def resume(house: Tenant) -> None:
    with organization_scope(house.organization_id):
        tenant_services.resume_organization(organization_id=house.organization_id, actor="test", now=now())


def test_a_suspended_organization_begins_nothing_and_goes_on_where_it_stood(
    client: APIClient, house: Tenant, record: str
) -> None:
    other = new_tenant()
    run_id = run_at_wait(client, house, record)
    assert approve(client, run_id, person(house)).status_code == 200
    (waiting,) = Work.objects.filter(organization_id=house.organization_id)
    held_before = work.claim(waiting.id, lease_seconds=AT_ONCE)
    assert held_before is not None
    suspend(house)
    assert approve(client, run_id, house).status_code == 401, "its credentials are refused"
    Work.objects.filter(id=waiting.id).update(rung_at=None)
    assert work.sweep() == 0
    assert work.claim(waiting.id, lease_seconds=AT_ONCE) is None
    with organization_scope(other.organization_id):
        others = work.enqueue(
            name="test.nothing", queue="flow", subject_id="sub_1", organization_id=other.organization_id
        )
    assert others is not None
    assert work.claim(others, lease_seconds=AT_ONCE) is not None, "others work on"
    resume(house)
    assert work.sweep() >= 1
    perform_all(house)
    drain(organization_id=house.organization_id)
    run = run_of(client, house, run_id)
    assert run["status"] == "completed"
    assert [visit["node"] for visit in run["node_runs"]] == ["wait", "good"], "nothing lost, nothing twice"
    told = types_of(house, client)
    assert (told.count("organization.suspended"), told.count("organization.resumed")) == (1, 1)


def test_the_timers_of_a_suspended_organization_hold(client: APIClient, house: Tenant, record: str) -> None:
    run_id = run_at_wait(
        client,
        house,
        record,
        timeout_seconds=3600,
        due_in={"seconds": 60},
        remind={"after": {"seconds": 7200}},
    )
    before = timers(house)
    suspend(house)
    away = timedelta(hours=3)
    from common.models import RestingOrganization

    RestingOrganization.objects.filter(organization_id=house.organization_id).update(
        since=database_now() - away
    )
    let_rest(house, before)
    assert review_of(house, run_id).status == "open", "its time was over, but nobody could answer"
    resume(house)
    drain(organization_id=house.organization_id)
    after = timers(house)
    assert set(after) == set(before)
    for name, due in before.items():
        assert timedelta(0) <= after[name] - due - away < timedelta(minutes=1), name
    review = review_of(house, run_id)
    assert (review.status, review.expires_at, review.due_at) == ("open", after["timer"], after["due"])
    let_come(house, "timer")
    assert run_of(client, house, run_id)["status"] == "completed"


def let_rest(house: Tenant, due: dict[str, Any]) -> None:
    """Try every timer as if its time had come, and leave it as it was."""
    pieces = Work.objects.filter(organization_id=house.organization_id)
    kept = dict(pieces.values_list("id", "due_at"))
    assert sorted(kept.values()) == sorted(due.values())
    pieces.update(due_at=database_now() - timedelta(minutes=1))
    assert work.sweep() == 0
    for piece in pieces:
        work.perform(piece.id, work=work.work_type(piece.name))
    for work_id, due_at in kept.items():
        Work.objects.filter(id=work_id).update(due_at=due_at)


def test_an_organization_is_suspended_by_whatever_changes_it(house: Tenant, committed: None) -> None:
    """A page of the operator, a shell, a statement: the row itself says so to the work."""
    from tenants.models import Organization

    for active in (False, False, True, True):
        with organization_scope(house.organization_id):
            Organization.objects.update(is_active=active)
        since = work.resting_since(organization_id=house.organization_id)
        assert (since is None) is active
    with organization_scope(house.organization_id):
        assert not Review.objects.exists()
