"""Every page of the admin, for every kind of person: nobody sees or touches another organization's rows."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.contrib import admin
from django.contrib.admin.utils import quote
from django.db import models
from django.test import Client

from common.clock import now
from common.models import Work
from common.row_security import all_organizations_scope, organization_scope
from events.models import Access, Event
from events.services import record_access
from jobs.data import Ruleset
from jobs.models import ExtractionJob, Shadow, TriageRuleset
from jobs.ruleset_services import save_ruleset
from jobs.services import add_shadow
from pathways.models import (
    Notification,
    OverrideReason,
    Pathway,
    PathwayRun,
    PathwayVersion,
    PublishRequest,
    Review,
    Simulation,
    StartCondition,
    UndecidedStart,
)
from referrals.models import Record
from tenants.models import Credential, Organization, Team, User
from tests.conftest import Tenant
from tests.integration.admin.conftest import Scene, listed, person, run_of, signed_in
from webhooks.models import WebhookDelivery, WebhookEndpoint

FOR_REVIEWERS = {Record, PathwayRun, Review, Notification}
OPERATOR_ONLY = {Work}
IN_ITS_OWN_TESTS = {
    WebhookEndpoint,
    WebhookDelivery,
    Simulation,
    StartCondition,
    UndecidedStart,
    PublishRequest,
}
"""tests/integration/webhooks, and test_simulation_pages, test_start_pages, test_publish_request_pages beside this."""

EXAMPLES: list[type[models.Model]] = [
    Record,
    PathwayRun,
    Review,
    Notification,
    Pathway,
    PathwayVersion,
    OverrideReason,
    TriageRuleset,
    Shadow,
    Organization,
    Team,
    User,
    Credential,
    Event,
    Access,
    ExtractionJob,
]


def furnish(scene: Scene) -> None:
    """Add what the journey of a letter alone does not leave behind."""
    tenant = scene.tenant
    person(tenant, "administrator")
    with organization_scope(tenant.organization_id):
        Notification.objects.create(
            organization_id=tenant.organization_id,
            audience="team:Intake",
            record_id=scene.record_id,
            run=run_of(scene),
            message="For the team.",
            created_at=now(),
        )
        record_access(
            organization_id=tenant.organization_id,
            actor="user:usr_x",
            action="record.viewed",
            subject_id=scene.record_id,
            now=now(),
        )
        save_ruleset(
            organization_id=tenant.organization_id,
            team_id=None,
            name="ours",
            definition=Ruleset(name="ours", version=1).model_dump(mode="json"),
            is_default=False,
            actor="test",
            now=now(),
        )
        OverrideReason.objects.create(
            organization_id=tenant.organization_id, code="not_in_region", label="Lives outside our region"
        )
        add_shadow(
            organization_id=tenant.organization_id,
            name="beside ours",
            ruleset=Ruleset(name="ours", version=1),
            ends_at=now() + timedelta(days=1),
            actor="test",
            now=now(),
        )


def rows_of(model: type[models.Model], tenant: Tenant) -> list[Any]:
    column = "id" if model is Organization else "organization_id"
    with all_organizations_scope():
        return list(model._default_manager.filter(**{column: tenant.organization_id}))


def in_address(row: Any) -> str:
    return str(row.pk)[:14] if isinstance(row, ExtractionJob) else str(row.pk)


def list_url(model: type[models.Model]) -> str:
    return f"/admin/{model._meta.app_label}/{model._meta.model_name}/"


def test_every_page_of_the_admin_is_looked_at_here() -> None:
    registered = {model for model in admin.site._registry if model.__module__.split(".")[0] != "django"}
    assert registered == set(EXAMPLES) | OPERATOR_ONLY | IN_ITS_OWN_TESTS


def test_an_administrator_sees_the_own_organization_only(
    administrator: Client, scene: Scene, other_scene: Scene
) -> None:
    furnish(scene)
    furnish(other_scene)
    for model in EXAMPLES:
        own, foreign = rows_of(model, scene.tenant), rows_of(model, other_scene.tenant)
        assert own, model
        assert foreign, model
        shown = administrator.get(list_url(model))
        assert shown.status_code == 200, model
        assert listed(shown), model
        assert set(listed(shown)) <= {row.pk for row in own}, model
        assert other_scene.tenant.organization_id not in shown.text
        for row in foreign:
            assert_hidden(administrator, row, of=other_scene.tenant)


def assert_hidden(client: Client, row: Any, *, of: Tenant) -> None:
    base = list_url(type(row))
    for address in (
        f"{base}{in_address(row)}/change/",
        f"{base}{row.pk}/history/",
        f"{base}{row.pk}/delete/",
    ):
        for answer in (client.get(address), client.post(address, {"action": "save"})):
            assert answer.status_code in (302, 403, 404), address
            assert answer.headers.get("Location", "/admin/") == "/admin/", address
            assert of.name not in answer.text


def test_a_reviewer_opens_only_what_is_for_reviewers(reviewer: Client, scene: Scene) -> None:
    furnish(scene)
    for model in EXAMPLES:
        expected = 200 if model in FOR_REVIEWERS else 403
        assert reviewer.get(list_url(model)).status_code == expected, model
        assert reviewer.get(f"{list_url(model)}add/").status_code == 403, model
        if model not in FOR_REVIEWERS:
            row = rows_of(model, scene.tenant)[0]
            answer = reviewer.get(f"{list_url(model)}{in_address(row)}/change/")
            assert answer.status_code in (403, 404), model


def test_a_reviewer_of_another_team_does_not_see_the_teams_records(tenant: Tenant, scene: Scene) -> None:
    furnish(scene)
    with organization_scope(tenant.organization_id):
        elsewhere = Team.objects.create(organization_id=tenant.organization_id, name="Elsewhere")
    stranger = signed_in(person(tenant, "reviewer", team_id=elsewhere.id))
    for model in FOR_REVIEWERS:
        shown = stranger.get(list_url(model))
        assert shown.status_code == 200
        assert listed(shown) == [], model
    for address in (
        f"/admin/referrals/record/{scene.record_id}/change/",
        f"/admin/referrals/record/{scene.record_id}/page/{scene.document_id}/1.png",
        f"/admin/pathways/pathwayrun/{scene.run_id}/change/",
        f"/admin/pathways/pathwayrun/{scene.run_id}/state/",
    ):
        assert stranger.get(address).status_code == 404


def test_nobody_sees_anything_without_signing_in(scene: Scene) -> None:
    stranger = Client()
    for model in [*EXAMPLES, *OPERATOR_ONLY]:
        answer = stranger.get(list_url(model))
        assert answer.status_code == 302
        assert answer.headers["Location"].startswith("/admin/login/")
    picture = f"/admin/referrals/record/{scene.record_id}/page/{scene.document_id}/1.png"
    assert stranger.get(picture).status_code == 302


def test_the_operator_sees_all_and_the_waiting_work(
    operator: Client, scene: Scene, other_scene: Scene
) -> None:
    shown = operator.get(list_url(Record))
    assert {scene.record_id, other_scene.record_id} <= set(listed(shown))
    assert operator.get(list_url(Work)).status_code == 200


def test_administrators_do_not_see_the_waiting_work(administrator: Client) -> None:
    assert administrator.get(list_url(Work)).status_code == 403


def test_no_page_holds_a_whole_job_id(administrator: Client, operator: Client, scene: Scene) -> None:
    """Whole, a job's id opens the job's result to whoever has it."""
    pages = [list_url(model) for model in EXAMPLES]
    pages += [
        f"/admin/jobs/extractionjob/{scene.job_id[:14]}/change/",
        f"/admin/referrals/record/{scene.record_id}/change/",
        f"/admin/pathways/pathwayrun/{scene.run_id}/change/",
    ]
    with organization_scope(scene.tenant.organization_id):
        pages += [f"/admin/events/event/{quote(event.id)}/change/" for event in Event.objects.all()]
    for client in (administrator, operator):
        for page in pages:
            answer = client.get(page)
            assert answer.status_code == 200, page
            assert scene.job_id not in answer.text, page
    assert administrator.get(f"/admin/jobs/extractionjob/{scene.job_id}/change/").status_code == 404


@pytest.mark.parametrize("query", ["?q=%00", "?status__exact=%00", "?urgency=%00"])
def test_a_character_that_cannot_be_kept_is_refused(administrator: Client, query: str) -> None:
    assert administrator.get(f"/admin/referrals/record/{query}").status_code == 400


def test_pages_take_nothing_from_elsewhere(administrator: Client) -> None:
    policy = administrator.get("/admin/").headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "Content-Security-Policy" in Client().get("/admin/login/").headers
