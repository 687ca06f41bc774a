"""Shadows run beside jobs: what they find is kept and compared, and nobody else hears of it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from rest_framework.test import APIClient

from common.clock import now
from common.errors import InvalidRequest
from common.models import Work
from common.row_security import organization_scope
from jobs import services
from jobs.data import Consequence, Rule, Ruleset
from jobs.extraction import default_ruleset
from jobs.extraction.models import ModelConfig
from jobs.models import ExtractionJob, Shadow, ShadowRun
from jobs.services import breaker
from jobs.services import shadows as shadow_services
from tests.conftest import SAMPLES, Tenant
from tests.integration.conftest import API
from tests.integration.walking import Drain, start_job, types_of
from tests.integration.working import hurry

STRICTER = Ruleset(
    name="stricter",
    version=1,
    rules=(
        Rule(
            name="all-stat",
            when="referral.patient.family_name != null",
            then=Consequence(urgency="stat", disposition="review"),
        ),
    ),
    required=default_ruleset().required,
)


def add(tenant: Tenant, name: str = "stricter rules", **members: Any) -> str:
    with organization_scope(tenant.organization_id):
        return services.add_shadow(
            organization_id=tenant.organization_id,
            name=name,
            actor="test",
            now=now(),
            **{"ends_at": now() + timedelta(days=7), "ruleset": STRICTER, **members},
        )


def runs(tenant: Tenant) -> list[ShadowRun]:
    with organization_scope(tenant.organization_id):
        return list(ShadowRun.objects.order_by("created_at").select_related("shadow"))


def job_body(client: APIClient, job_id: str) -> Any:
    return client.get(f"/v1/jobs/{job_id}").json()


def referral_body(client: APIClient, tenant: Tenant, record: str) -> Any:
    return client.get(f"{API}/records/{record}/referral", **tenant.token_headers).json()["data"]


def test_what_a_shadow_finds_is_kept_and_compared_and_reaches_nobody(
    client: APIClient, tenant: Tenant, record: str, drain: Drain
) -> None:
    add(tenant)
    job_id = start_job(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    (run,) = runs(tenant)
    assert (run.status, run.record_id, run.job_id) == ("completed", record, job_id)
    by_path = {entry["path"]: entry for entry in run.comparison or ()}
    assert by_path["triage.urgency"]["candidate"] == ["stat"]
    assert by_path["triage.urgency"]["current"] != ["stat"]
    assert not by_path["triage.urgency"]["agrees"]
    assert by_path["patient.family_name"]["agrees"]
    body = job_body(client, job_id)
    assert body["data"]["status"] == "completed"
    assert body["data"]["triage"]["urgency"] != "stat"
    assert body["data"]["triage"]["ruleset"] == "default"
    assert referral_body(client, tenant, record)["triage"]["urgency"] != "stat"
    assert not any("shadow" in type_ for type_ in types_of(tenant, client))
    assert types_of(tenant, client).count("extraction_job.completed") == 1


def test_another_assistant_reads_the_same_pages_again(
    client: APIClient, tenant: Tenant, record: str, drain: Drain
) -> None:
    add(tenant, "same again", assistant="builtin", ruleset=None)
    start_job(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    (run,) = runs(tenant)
    assert run.status == "completed"
    assert [entry["path"] for entry in run.comparison or () if not entry["agrees"]] == []
    assert run.comparison
    assert run.seconds is not None


def test_a_shadow_that_reads_as_the_job_does_agrees_about_what_is_no_referral(
    client: APIClient, tenant: Tenant, upload: Callable[..., Any], drain: Drain
) -> None:
    add(tenant, "same again", assistant="builtin", ruleset=None)
    record = upload(tenant, data=(SAMPLES / "fax_marketing.pdf").read_bytes()).json()["record_id"]
    start_job(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    (run,) = runs(tenant)
    by_path = {entry["path"]: entry for entry in run.comparison or ()}
    assert by_path["triage.disposition"]["candidate"] == ["reject"]
    assert [entry for entry in by_path.values() if not entry["agrees"]] == []


def test_a_shadow_that_fails_harms_nothing(
    client: APIClient, tenant: Tenant, record: str, drain: Drain, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(tenant, "broken", assistant="builtin", ruleset=None)

    def broken(*_: Any, **__: Any) -> Any:
        raise RuntimeError("the candidate is broken")

    monkeypatch.setattr(shadow_services, "propose", broken)
    job_id = start_job(client, tenant, record)
    for _ in range(4):
        drain(organization_id=tenant.organization_id)
        hurry(tenant)
    (run,) = runs(tenant)
    assert (run.status, run.error_code, run.result) == ("failed", "RuntimeError", None)
    assert job_body(client, job_id)["data"]["status"] == "completed"
    assert not Work.objects.filter(organization_id=tenant.organization_id).exists()
    assert "extraction_job.failed" not in types_of(tenant, client)


def test_a_job_completes_when_its_shadows_cannot_even_be_written_down(
    client: APIClient, tenant: Tenant, record: str, drain: Drain, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(tenant)

    def refused(**_: Any) -> None:
        with organization_scope(tenant.organization_id):
            Shadow.objects.create(id="x" * 100, created_at=now(), ends_at=now())  # Postgres refuses

    monkeypatch.setattr(shadow_services, "enqueue", refused)
    job_id = start_job(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    assert job_body(client, job_id)["data"]["status"] == "completed"
    assert runs(tenant) == []


def test_a_shadow_waits_behind_everything_and_one_at_a_time(
    client: APIClient, tenant: Tenant, record: str, upload: Callable[..., Any], drain: Drain
) -> None:
    add(tenant)
    add(tenant, "another")
    start_job(client, tenant, record)
    while not runs(tenant):
        for piece in Work.objects.filter(organization_id=tenant.organization_id).exclude(name="jobs.shadow"):
            from common import work

            work.perform(piece.id, work=work.work_type(piece.name))
    waiting = Work.objects.filter(organization_id=tenant.organization_id, name="jobs.shadow")
    assert {piece.queue for piece in waiting} == {"shadow"}
    assert sum(piece.rung_at is not None for piece in waiting) == 1
    drain(organization_id=tenant.organization_id)
    assert [run.status for run in runs(tenant)] == ["completed", "completed"]


def test_a_busy_worker_puts_shadows_off_and_does_not_count_it(
    client: APIClient, tenant: Tenant, record: str, drain: Drain
) -> None:
    add(tenant)
    start_job(client, tenant, record)
    held = [shadow_services._places.acquire(blocking=False) for _ in range(2)]
    try:
        assert all(held)
        drain(organization_id=tenant.organization_id)
        (waiting,) = Work.objects.filter(organization_id=tenant.organization_id)
        assert (waiting.attempt, waiting.last_error) == (0, "other_shadows_first")
    finally:
        for _ in held:
            shadow_services._places.release()
    hurry(tenant)
    drain(organization_id=tenant.organization_id)
    assert [run.status for run in runs(tenant)] == ["completed"]


def test_a_shadow_that_is_over_stopped_or_of_another_team_follows_nothing(
    client: APIClient, tenant: Tenant, record: str, drain: Drain
) -> None:
    stopped = add(tenant, "stopped")
    over = add(tenant, "over")
    add(tenant, "of the team", team_id=tenant.team_id)
    with organization_scope(tenant.organization_id):
        services.stop_shadow(organization_id=tenant.organization_id, shadow_id=stopped, now=now())
        Shadow.objects.filter(id=over).update(ends_at=now() - timedelta(seconds=1))
        assert ExtractionJob.objects.count() == 0
    start_job(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    assert runs(tenant) == []


def test_a_shadow_stopped_meanwhile_does_not_run(
    client: APIClient, tenant: Tenant, record: str, drain: Drain
) -> None:
    shadow_id = add(tenant)
    start_job(client, tenant, record)
    held = [shadow_services._places.acquire(blocking=False) for _ in range(2)]
    drain(organization_id=tenant.organization_id)
    for _ in held:
        shadow_services._places.release()
    with organization_scope(tenant.organization_id):
        services.stop_shadow(organization_id=tenant.organization_id, shadow_id=shadow_id, now=now())
    hurry(tenant)
    drain(organization_id=tenant.organization_id)
    assert [(run.status, run.error_code) for run in runs(tenant)] == [("failed", "stopped")]


def test_a_share_is_of_the_jobs() -> None:
    drawn = [shadow_services._drawn(f"job_{number}", "shd_x") < 20 for number in range(2000)]
    assert 300 < sum(drawn) < 500


@pytest.mark.parametrize(
    ("members", "field"),
    [
        ({"name": "!"}, "name"),
        ({"ruleset": None}, "assistant"),
        ({"assistant": "oracle"}, "assistant"),
        ({"share": 0}, "share"),
        ({"ends_at": now() - timedelta(days=1)}, "ends_at"),
        ({"ends_at": now() + timedelta(days=400)}, "ends_at"),
        ({"team_id": "tem_unknown"}, "team"),
        ({"ruleset": STRICTER.model_copy(update={"specialties": ("heart",)})}, "ruleset"),
    ],
)
def test_a_shadow_that_cannot_work_is_refused(tenant: Tenant, members: dict[str, Any], field: str) -> None:
    with pytest.raises(InvalidRequest) as refused:
        add(tenant, **members)
    assert [error.field for error in refused.value.errors] == [field]
    with organization_scope(tenant.organization_id):
        assert not Shadow.objects.exists()


def test_a_name_is_taken_once(tenant: Tenant) -> None:
    add(tenant)
    with pytest.raises(InvalidRequest, match="already"):
        add(tenant)


def test_a_model_that_the_organization_does_not_allow_is_not_asked(
    client: APIClient, tenant: Tenant, record: str, drain: Drain, settings: Any
) -> None:
    settings.ASSISTANT_MODELS = {
        "far": ModelConfig(name="far", model="openai:any", base_url="https://models.example/v1")
    }
    add(tenant, "far away", assistant="far", ruleset=None)
    job_id = start_job(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    assert [(run.status, run.error_code) for run in runs(tenant)] == [("failed", "egress_off")]
    assert job_body(client, job_id)["data"]["status"] == "completed"


def test_a_model_that_does_not_answer_fails_its_runs_and_takes_nothing_from_the_jobs(
    client: APIClient, tenant: Tenant, record: str, drain: Drain, settings: Any
) -> None:
    nowhere = ModelConfig(
        name="near", model="openai:any", base_url="http://127.0.0.1:9/v1", on_premises=True, timeout_seconds=2
    )
    settings.ASSISTANT_MODELS = {"near": nowhere}
    settings.MODEL_BREAKER_FAILURES = 1
    add(tenant, "nobody there", assistant="near", ruleset=None)
    job_id = start_job(client, tenant, record)
    for _ in range(5):
        drain(organization_id=tenant.organization_id)
        hurry(tenant)
    (run,) = runs(tenant)
    assert run.status == "failed"
    assert run.error_code.startswith("model_")
    assert breaker.may_call(nowhere.server)
    assert job_body(client, job_id)["data"]["status"] == "completed"
