"""Shadows in the admin: added, looked at, stopped; and the report on the command line."""

from __future__ import annotations

import io
import json
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.admin.models import LogEntry
from django.core.management import CommandError, call_command
from django.test import Client
from rest_framework.test import APIClient

from common.clock import now
from common.row_security import organization_scope
from events.models import Access
from jobs.extraction.models import ModelConfig
from jobs.models import Shadow, ShadowRun, TriageRuleset
from jobs.ruleset_definitions import from_text
from jobs.ruleset_services import save_ruleset
from tests.conftest import Tenant
from tests.integration.conftest import API
from tests.integration.walking import Drain, start_job

ADD = "/admin/jobs/shadow/add/"
DRAFT = """
rules:
  - name: everybody
    when: referral.patient.family_name != null
    then: {urgency: stat}
"""


def form(**members: Any) -> dict[str, Any]:
    last_day = (now() + timedelta(days=10)).date().isoformat()
    return {"name": "all stat", "draft": DRAFT, "share": "100", "ends_on": last_day, **members}


@pytest.fixture
def shadow_page(administrator: Client) -> str:
    added = administrator.post(ADD, form())
    assert added.status_code == 302, added.text
    return str(added["Location"])


@pytest.fixture
def ran(client: APIClient, tenant: Tenant, shadow_page: str, record: str, drain: Drain) -> ShadowRun:
    """The shadow's run on the record."""
    start_job(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    with organization_scope(tenant.organization_id):
        return ShadowRun.objects.select_related("shadow").get(status="completed")


def test_rules_of_one_name_are_told_apart_by_whose_they_are(administrator: Client, tenant: Tenant) -> None:
    with organization_scope(tenant.organization_id):
        for team_id in (None, tenant.team_id):
            save_ruleset(
                organization_id=tenant.organization_id,
                team_id=team_id,
                name="ours",
                definition={},
                actor="test",
                now=now(),
            )
    shown = administrator.get(ADD).text
    assert "ours version 1 (the whole organization)</option>" in shown
    assert "ours version 1 (team Intake)</option>" in shown


def test_an_administrator_adds_a_shadow_and_it_is_logged(
    administrator: Client, tenant: Tenant, shadow_page: str
) -> None:
    with organization_scope(tenant.organization_id):
        shadow = Shadow.objects.get()
        assert (shadow.name, shadow.share, shadow.assistant, shadow.team_id) == ("all stat", 100, "", None)
        assert shadow.ruleset is not None
        assert shadow.ruleset["rules"][0]["name"] == "everybody"
        assert LogEntry.objects.filter(object_id=shadow.pk).count() == 1
    assert "running" in administrator.get(shadow_page).text
    assert "all stat" in administrator.get("/admin/jobs/shadow/").text


@pytest.mark.parametrize(
    ("members", "words"),
    [
        ({"draft": "rules: ["}, "could not be read"),
        ({"draft": "rules: [{name: a, when: patient, then: {score: 1}}]"}, "There is no field"),
        ({"draft": ""}, "Choose another assistant, other rules, or both"),
        ({"ends_on": "2020-01-01"}, "in the future"),
        ({"share": "0"}, "greater than or equal to 1"),
        ({"assistant": "oracle"}, "Select a valid choice"),
    ],
)
def test_a_shadow_that_cannot_work_is_not_added(
    administrator: Client, tenant: Tenant, members: dict[str, str], words: str
) -> None:
    answer = administrator.post(ADD, form(**members))
    assert answer.status_code == 200
    assert words in answer.text
    with organization_scope(tenant.organization_id):
        assert not Shadow.objects.exists()


def test_why_runs_fail_is_said_when_it_is_added_on_the_page_and_on_the_command_line(
    administrator: Client, client: APIClient, tenant: Tenant, record: str, drain: Drain, settings: Any
) -> None:
    settings.ASSISTANT_MODELS = {
        "far": ModelConfig(name="far", model="openai:any", base_url="https://models.example/v1")
    }
    kept_inside = "the organization does not allow its documents to leave the premises"
    added = administrator.post(ADD, form(name="far away", assistant="far", draft=""), follow=True)
    assert f"every run of it will fail: {kept_inside}" in added.text
    start_job(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    shown = administrator.get(added.redirect_chain[-1][0]).text
    assert "<dt>1 failed</dt>" in shown
    assert shown.count(kept_inside) == 2
    told = io.StringIO()
    call_command("shadow", tenant.organization_id, "far away", stdout=told)
    assert told.getvalue().splitlines() == [
        "0 runs compared, 1 failed, 0 waiting",
        f"  1 failed: {kept_inside} (egress_off)",
    ]
    told = io.StringIO()
    call_command("shadow", tenant.organization_id, "far away", "--json", stdout=told)
    assert json.loads(told.getvalue())["failures"] == [
        {"code": "egress_off", "why": f"{kept_inside} (egress_off)", "runs": 1}
    ]


def test_the_page_shows_the_agreement_and_leads_to_what_differs(
    administrator: Client, tenant: Tenant, ran: ShadowRun, shadow_page: str
) -> None:
    page = administrator.get(shadow_page)
    agreement = page.context["agreement"]
    assert (agreement.n, agreement.identical, agreement.more_urgent) == (1, 0, 1)
    assert "triage.urgency" in page.text
    assert f"/admin/referrals/record/{ran.record_id}/change/" in page.text
    family_name = next(one for one in ran.comparison or () if one["path"] == "patient.family_name")[
        "current"
    ][0]
    assert family_name not in page.text
    with organization_scope(tenant.organization_id):
        assert not Access.objects.filter(action="shadow_run.viewed").exists()
    side_by_side = administrator.get(f"/admin/jobs/shadow/{ran.shadow_id}/runs/{ran.pk}/")
    assert family_name in side_by_side.text
    with organization_scope(tenant.organization_id):
        assert Access.objects.get(action="shadow_run.viewed").subject_id == ran.record_id


def test_a_shadow_is_stopped(administrator: Client, tenant: Tenant, shadow_page: str) -> None:
    assert administrator.post(shadow_page).status_code == 302
    assert "stopped" in administrator.get(shadow_page).text
    with organization_scope(tenant.organization_id):
        assert Shadow.objects.get().stopped_at is not None


def test_people_of_others_and_reviewers_see_no_shadow(
    ran: ShadowRun, shadow_page: str, reviewer: Client, other_tenant: Tenant
) -> None:
    from tests.integration.admin.conftest import person, signed_in

    stranger = signed_in(person(other_tenant, "administrator"))
    for who in (reviewer, stranger):
        assert who.get(shadow_page).status_code == 404
        assert who.post(shadow_page).status_code == 404
        assert who.get(f"/admin/jobs/shadow/{ran.shadow_id}/runs/{ran.pk}/").status_code == 404
    assert reviewer.get(ADD).status_code == 403


def command(*arguments: object) -> str:
    out = io.StringIO()
    call_command("shadow", *map(str, arguments), stdout=out)
    return out.getvalue()


def test_the_command_reports_counts_and_no_patient_data(
    client: APIClient, tenant: Tenant, ran: ShadowRun
) -> None:
    text = command(tenant.name, "all stat")
    assert "1 run compared, 0 failed, 0 waiting" in text
    assert "more urgent in 1" in text
    assert ran.record_id in text
    found = json.loads(command(tenant.organization_id, "all stat", "--json"))
    assert (found["n"], found["urgency"]["labels"]) == (1, ["routine", "urgent", "asap", "stat"])
    assert found["differences"][0]["record_id"] == ran.record_id
    values = {
        value for one in ran.comparison or () for value in one["current"] if one["path"].startswith("patient")
    }
    assert values
    assert not any(value in text or value in json.dumps(found) for value in values if len(value) > 4)
    assert "all stat: the job's reading, draft v1, 100 % of jobs" in command(tenant.name)
    with pytest.raises(CommandError, match="There are: all stat"):
        command(tenant.name, "other")


def test_a_correction_proves_right_who_had_the_value(
    client: APIClient, tenant: Tenant, ran: ShadowRun
) -> None:
    with organization_scope(tenant.organization_id):
        kept = ShadowRun.objects.get(pk=ran.pk)
        for one in kept.comparison or ():
            if one["path"] == "patient.given_name":
                one |= {"candidate": ["Wilhelmina"], "agrees": False}
        kept.save()
    changes = {"patient.given_name": "wilhelmina", "patient.family_name": "Nobody"}
    answer = client.patch(
        f"{API}/records/{ran.record_id}/referral", changes, format="json", **tenant.token_headers
    )
    assert answer.status_code == 200, answer.content
    right = json.loads(command(tenant.name, "all stat", "--json"))["proved_right"]
    assert right == {"corrected": 2, "candidate_only": 1, "current_only": 0, "both": 0, "neither": 1}


def ruleset_of(tenant: Tenant) -> TriageRuleset:
    with organization_scope(tenant.organization_id):
        save_ruleset(
            organization_id=tenant.organization_id,
            team_id=None,
            name="ours",
            definition=from_text(DRAFT)[1],
            is_default=False,
            actor="test",
            now=now(),
        )
        return TriageRuleset.objects.get(name="ours")


def test_the_operator_adds_a_shadow_with_a_kept_version_for_an_organization(
    operator: Client, tenant: Tenant, other_tenant: Tenant
) -> None:
    own, foreign = ruleset_of(tenant), ruleset_of(other_tenant)
    members = form(draft="", organization=tenant.organization_id)
    refused = operator.post(ADD, {**members, "ruleset": str(foreign.pk)})
    assert "belong to another organization" in refused.text
    both = operator.post(ADD, {**members, "draft": DRAFT, "ruleset": str(own.pk)})
    assert "not both" in both.text
    assert operator.post(ADD, {**members, "ruleset": str(own.pk)}).status_code == 302
    with organization_scope(other_tenant.organization_id):
        assert not Shadow.objects.exists()
    with organization_scope(tenant.organization_id):
        shadow = Shadow.objects.get()
    assert shadow.ruleset is not None
    assert (shadow.ruleset["name"], shadow.ruleset["version"]) == ("ours", 1)


def test_an_administrator_is_not_offered_the_rules_of_another_organization(
    administrator: Client, tenant: Tenant, other_tenant: Tenant
) -> None:
    foreign = ruleset_of(other_tenant)
    answer = administrator.post(ADD, form(draft="", ruleset=str(foreign.pk)))
    assert "Select a valid choice" in answer.text
    with organization_scope(tenant.organization_id):
        assert not Shadow.objects.exists()
