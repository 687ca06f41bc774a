"""The inbox and the review on a run's page: who is asked, who has it, until when, and how people leave."""

from __future__ import annotations

from datetime import time, timedelta
from typing import Any

from django.test import Client

from common.clock import now
from common.row_security import organization_scope
from pathways.models import PathwayRun, Review, ReviewStep
from tenants.models import Holiday, Organization, WorkingHours
from tenants.selectors import get_working_calendar
from tests.conftest import Tenant
from tests.integration.admin.conftest import Scene, person, signed_in

INBOX = "/admin/pathways/review/"


def url(scene: Scene) -> str:
    return f"/admin/pathways/pathwayrun/{scene.run_id}/change/"


def change_review(scene: Scene, **values: Any) -> None:
    with organization_scope(scene.tenant.organization_id):
        Review.objects.filter(run_id=scene.run_id).update(**values)


def test_one_person_takes_a_review_and_others_see_who_has_it(scene: Scene, tenant: Tenant) -> None:
    one = person(tenant, "reviewer", team_id=tenant.team_id)
    other = person(tenant, "reviewer", team_id=tenant.team_id)
    first, second = signed_in(one), signed_in(other)
    assert "Take it" in first.get(url(scene)).text
    assert first.post(url(scene), {"action": "claim"}).status_code == 302
    assert "taken by <strong>you" in first.get(url(scene)).text
    page = second.get(url(scene)).text
    assert f"{one.username} works on it." in page
    assert 'value="approved"' not in page
    assert second.post(url(scene), {"action": "answer", "outcome": "approved"}).status_code == 409
    assert one.username in second.get(INBOX).text
    head = signed_in(person(tenant, "administrator"))
    assert f"Take it away from {one.username}" in head.get(url(scene)).text
    assert head.post(url(scene), {"action": "release"}).status_code == 302
    assert second.post(url(scene), {"action": "answer", "outcome": "approved"}).status_code == 302


def test_the_inbox_tells_when_a_review_is_due_by_the_clinics_clock(
    scene: Scene, administrator: Client
) -> None:
    with organization_scope(scene.tenant.organization_id):
        Organization.objects.update(time_zone="Asia/Tokyo")
    change_review(scene, due_at=now() - timedelta(hours=3, minutes=1))
    assert "overdue by 3 hours" in administrator.get(INBOX).text
    change_review(scene, due_at=now() + timedelta(days=40))
    page = administrator.get(url(scene)).text
    assert "due " in page
    assert "overdue" not in page


def test_a_person_filters_for_what_asks_them(scene: Scene, tenant: Tenant) -> None:
    asked = person(tenant, "reviewer", team_id=tenant.team_id)
    reader = signed_in(asked)
    change_review(scene, assignee_user_id=asked.pk, assignee_team_id="", assignee={"user": asked.username})
    with organization_scope(tenant.organization_id):
        review_id = Review.objects.get(run_id=scene.run_id).id
    assert review_id in reader.get(f"{INBOX}?assigned_to=me").text
    assert review_id not in reader.get(f"{INBOX}?assigned_to=my_team").text
    stranger = signed_in(person(tenant, "reviewer", team_id=tenant.team_id))
    assert review_id not in stranger.get(f"{INBOX}?assigned_to=me").text
    assert "This review is for others." in stranger.get(url(scene)).text
    assert stranger.post(url(scene), {"action": "answer", "outcome": "approved"}).status_code == 403


def test_the_second_of_two_sees_that_somebody_answered_and_not_what(scene: Scene, tenant: Tenant) -> None:
    change_review(scene, four_eyes=True, outcomes=["approved", "rejected"])
    first, second = (person(tenant, "reviewer", team_id=tenant.team_id) for _ in range(2))
    one, other = signed_in(first), signed_in(second)
    assert one.post(url(scene), {"action": "answer", "outcome": "rejected"}).status_code == 302
    page = other.get(url(scene)).text
    assert f"<strong>{first.username}</strong> has answered." in page
    assert f"<strong>{first.username}</strong> has answered: rejected" in one.get(url(scene)).text
    assert "Another person must answer too." in one.get(url(scene)).text
    with organization_scope(tenant.organization_id):
        assert PathwayRun.objects.get(id=scene.run_id).status == "paused"


def test_who_is_deactivated_on_the_page_of_people_has_nothing_more(scene: Scene, tenant: Tenant) -> None:
    leaving = person(tenant, "reviewer", team_id=tenant.team_id)
    assert signed_in(leaving).post(url(scene), {"action": "claim"}).status_code == 302
    head = signed_in(person(tenant, "administrator"))
    page = f"/admin/tenants/user/{leaving.pk}/change/"
    sent = {"username": leaving.username, "role": "reviewer", "team": tenant.team_id}
    assert head.post(page, sent).status_code == 302
    with organization_scope(tenant.organization_id):
        assert Review.objects.get(run_id=scene.run_id).claimed_by == ""
        assert [step.why for step in ReviewStep.objects.order_by("id")] == ["", "assignee_left"]


def test_administrators_keep_working_hours_and_holidays_on_the_organizations_page(
    administrator: Client, tenant: Tenant
) -> None:
    page = f"/admin/tenants/organization/{tenant.organization_id}/change/"
    assert "Monday to Friday, 9:00 to 17:00" in administrator.get(page).text
    hours = {"weekday": "5", "opens": "08:00", "closes": "12:00"}
    day = {"date": "2026-12-25", "name": "Christmas"}
    sent = {
        "name": tenant.name,
        "job_result_hours": "24",
        "time_zone": "Europe/Dublin",
        **rows("workinghours_set", hours),
        **rows("holiday_set", day),
    }
    wrong = administrator.post(page, {**sent, "workinghours_set-0-closes": "07:00"})
    assert wrong.status_code == 200
    assert administrator.post(page, sent).status_code == 302
    with organization_scope(tenant.organization_id):
        assert (WorkingHours.objects.get().opens, Holiday.objects.get().name) == (time(8), "Christmas")
        calendar = get_working_calendar(organization_id=tenant.organization_id)
    assert (calendar.time_zone, len(calendar.stretches)) == ("Europe/Dublin", 1)


def rows(name: str, row: dict[str, str]) -> dict[str, str]:
    """Return what a page sends of one new row in a list below a form."""
    count = {f"{name}-TOTAL_FORMS": "1", f"{name}-INITIAL_FORMS": "0"}
    return count | {f"{name}-0-{member}": value for member, value in row.items()}


def test_the_operator_suspends_and_resumes_an_organization(operator: Client, tenant: Tenant) -> None:
    from common.work import resting_since

    page = f"/admin/tenants/organization/{tenant.organization_id}/change/"
    none = {"workinghours_set-TOTAL_FORMS": "0", "workinghours_set-INITIAL_FORMS": "0"}
    none |= {"holiday_set-TOTAL_FORMS": "0", "holiday_set-INITIAL_FORMS": "0"}
    sent = {"name": tenant.name, "job_result_hours": "24", "time_zone": "UTC", **none}
    assert operator.post(page, sent).status_code == 302
    assert resting_since(organization_id=tenant.organization_id) is not None
    assert operator.post(page, {**sent, "is_active": "on"}).status_code == 302
    assert resting_since(organization_id=tenant.organization_id) is None
