"""A pathway starts when an extraction completes and its condition holds: once, and never on what cannot be told."""

from __future__ import annotations

import pytest
from rest_framework.test import APIClient

from common import work
from common.clock import now
from common.models import Work
from common.row_security import organization_scope
from pathways.models import Pathway, PathwayRun, StartCondition, UndecidedStart
from pathways.services.publish_requests import confirm_publication, request_retirement, request_start
from pathways.services.start_conditions import StartConditionInvalid, set_start_condition
from tests.conftest import Tenant
from tests.integration.simulating import published
from tests.integration.walking import Drain, start_job, start_run, types_of

CARDIOLOGY = 'triage.specialty == "cardiology"'
NEVER = 'triage.specialty == "dermatology"'
UNTOLD = 'referral.insurance.payer == "Nobody"'
"""The sample letter names no insurance."""


def condition(tenant: Tenant, name: str, expression: str, *, enabled: bool = True) -> None:
    with organization_scope(tenant.organization_id):
        pathway_id = Pathway.objects.get(name=name).id
    set_start_condition(
        organization_id=tenant.organization_id,
        pathway_id=pathway_id,
        expression=expression,
        enabled=enabled,
        actor="test",
        now=now(),
    )


def runs(tenant: Tenant) -> list[PathwayRun]:
    with organization_scope(tenant.organization_id):
        return list(PathwayRun.objects.select_related("pathway").order_by("created_at"))


def undecided(tenant: Tenant) -> list[UndecidedStart]:
    with organization_scope(tenant.organization_id):
        return list(UndecidedStart.objects.all())


def starts(tenant: Tenant) -> list[Work]:
    return list(Work.objects.filter(organization_id=tenant.organization_id, name="pathways.start"))


def test_it_starts_on_the_referrals_that_the_condition_names(
    client: APIClient, tenant: Tenant, record: str, pathways: dict[str, str], drain: Drain
) -> None:
    condition(tenant, pathways["auto"], CARDIOLOGY)
    condition(tenant, pathways["semiAutomatic"], NEVER)
    start_job(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    (run,) = runs(tenant)
    assert (run.pathway.name, run.record_id, run.status) == (pathways["auto"], record, "completed")
    assert run.started_by == "service:start_condition"
    assert undecided(tenant) == []


def test_what_cannot_be_told_starts_nothing_and_is_listed_and_said(
    client: APIClient, tenant: Tenant, record: str, pathways: dict[str, str], drain: Drain
) -> None:
    condition(tenant, pathways["auto"], UNTOLD)
    job_id = start_job(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    assert runs(tenant) == []
    (noted,) = undecided(tenant)
    assert (noted.record_id, noted.job_id, noted.fields) == (record, job_id, ["referral.insurance.payer"])
    assert "pathway.start_undecided" in types_of(tenant, client)


def test_a_run_that_is_active_already_stays_the_only_one(
    client: APIClient, tenant: Tenant, record: str, pathways: dict[str, str], drain: Drain
) -> None:
    condition(tenant, pathways["semiAutomatic"], CARDIOLOGY)
    asked = start_run(client, tenant, record, "semiAutomatic", pathways["semiAutomatic"])
    start_job(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    start_job(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    assert [(run.id, run.status) for run in runs(tenant)] == [(asked, "paused")]


def test_the_conditions_are_asked_in_the_transaction_of_the_extraction_and_once(
    client: APIClient, tenant: Tenant, record: str, pathways: dict[str, str], drain: Drain
) -> None:
    condition(tenant, pathways["auto"], CARDIOLOGY)
    start_job(client, tenant, record)
    while not starts(tenant):
        piece = Work.objects.filter(organization_id=tenant.organization_id).order_by("due_at").first()
        assert piece is not None
        work.perform(piece.id, work=work.work_type(piece.name))
    (piece,) = starts(tenant)
    # a worker that is killed before it records, and one that comes back from the dead after another has
    dead = work.claim(piece.id, lease_seconds=0.0)
    assert dead is not None
    assert runs(tenant) == []
    work.perform(piece.id, work=work.work_type(piece.name))
    with pytest.raises(work.LeaseLost):
        work.work_type(piece.name).handler(dead)
    work.perform(piece.id, work=work.work_type(piece.name))
    assert len(runs(tenant)) == 1
    assert types_of(tenant, client).count("pathway_run.started") == 1


def test_past_the_last_attempt_a_person_is_asked_to_look(
    client: APIClient, tenant: Tenant, record: str, pathways: dict[str, str], drain: Drain
) -> None:
    condition(tenant, pathways["auto"], CARDIOLOGY)
    start_job(client, tenant, record)
    while not starts(tenant):
        piece = Work.objects.filter(organization_id=tenant.organization_id).order_by("due_at").first()
        assert piece is not None
        work.perform(piece.id, work=work.work_type(piece.name))
    (piece,) = starts(tenant)
    for _ in range(5):
        assert work.claim(piece.id, lease_seconds=0.0) is not None
    work.perform(piece.id, work=work.work_type(piece.name))
    assert runs(tenant) == []
    assert [noted.fields for noted in undecided(tenant)] == [[]]
    assert starts(tenant) == []


def switched_off(tenant: Tenant, name: str) -> None:
    """Have two people agree that a pathway starts no more by itself, though red flags are lost by it."""
    with organization_scope(tenant.organization_id):
        pathway_id = Pathway.objects.get(name=name).id
    request_id = request_start(
        organization_id=tenant.organization_id,
        pathway_id=pathway_id,
        expression="",
        enabled=True,
        reason="",
        actor="user:usr_first",
        now=now(),
    )
    agreed(tenant, request_id)


def agreed(tenant: Tenant, request_id: str) -> None:
    confirm_publication(
        organization_id=tenant.organization_id,
        request_id=request_id,
        comment="",
        actor="user:usr_second",
        now=now(),
    )


def test_nothing_starts_that_is_switched_off_taken_back_or_not_published(
    client: APIClient, tenant: Tenant, record: str, pathways: dict[str, str], drain: Drain
) -> None:
    condition(tenant, pathways["auto"], CARDIOLOGY, enabled=False)
    start_job(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    condition(tenant, pathways["auto"], CARDIOLOGY)
    switched_off(tenant, pathways["auto"])
    with organization_scope(tenant.organization_id):
        assert not StartCondition.objects.exists()
    condition(tenant, pathways["semiAutomatic"], CARDIOLOGY)
    retired = request_retirement(
        organization_id=tenant.organization_id,
        version_id=published(tenant, pathways["semiAutomatic"]).id,
        reason="",
        actor="user:usr_first",
        now=now(),
    )
    agreed(tenant, retired)
    start_job(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    assert runs(tenant) == []


@pytest.mark.parametrize(
    ("expression", "said"),
    [
        ('triage.urgencie == "stat"', "triage.urgency"),
        ('triage.urgency == "soonish"', "soonish"),
        ("triage.urgency ==", "character"),
        ('run.check.outcome == "true"', "run.check.outcome"),
        ("x" * 2001, "Shorten"),
    ],
)
def test_a_condition_that_cannot_be_asked_is_refused(
    tenant: Tenant, pathways: dict[str, str], expression: str, said: str
) -> None:
    with pytest.raises(StartConditionInvalid, match=said):
        condition(tenant, pathways["auto"], expression)
