"""A job with the real small model: asked only where the organization allows it, and what was done is said."""

from __future__ import annotations

from typing import Any

import pytest
from rest_framework.test import APIClient

from common.clock import now
from common.models import Work
from common.row_security import organization_scope
from jobs.extraction.judge.aligner import fold
from jobs.extraction.models import ModelConfig
from tests.conftest import Tenant
from tests.integration.conftest import API, EXTRACT
from tests.integration.walking import Drain
from tests.llm.answers import NOTHING, answering, quoted
from tests.llm.misbehaving import MisbehavingServer, raw, says
from tests.unit.reading import making

LINES = (
    "Rowan Practice (invented)",
    "12 March 2026",
    "Dear Dr Lee,",
    "Re: Anna Berg, born 4 May 1961",
    "Please see her for chest pain on exertion. She takes aspirin 75 mg daily.",
    "Yours, Dr Tom Hale",
)


@pytest.fixture
def letter() -> bytes:
    return bytes(making.pdf([making.letter(LINES)]))


@pytest.fixture(autouse=True)
def no_breaker_of_others(settings: Any) -> None:
    """Servers of tests live on ports that come again; what another test's failures opened is forgotten."""
    from jobs.services import breaker

    for key in breaker._redis().scan_iter("model-breaker:*"):
        breaker._redis().delete(key)


def choose(tenant: Tenant, settings: Any, config: ModelConfig, *, egress: bool) -> None:
    from tenants.models import Organization

    settings.ASSISTANT_MODELS = {config.name: config}
    with organization_scope(tenant.organization_id):
        Organization.objects.filter(id=tenant.organization_id).update(
            assistant=config.name, model_egress=egress
        )


def run_job(client: APIClient, tenant: Tenant, record: str, drain: Drain) -> Any:
    answer = client.post(EXTRACT, {"record_id": record}, format="json", **tenant.extract_headers)
    drain(organization_id=tenant.organization_id)
    body = client.get(f"/v1/jobs/{answer.json()['job_id']}").json()["data"]
    assert body["status"] == "completed", body
    return body


def stage(body: Any, name: str) -> Any:
    return next(entry for entry in body["audit_trail"] if entry["stage"] == name)


def standing(body: Any) -> list[Any]:
    """The values that a second judge looks at."""
    return [
        field
        for path, field in leaves(body["referral"])
        if field["value"] is not None
        and not path.endswith(".type")
        and field["verdict"] not in ("unsupported", "contradicted")
    ]


def told(client: APIClient, tenant: Tenant) -> list[Any]:
    feed = client.get(f"{API}/events?limit=200", **tenant.token_headers).json()["data"]
    return [event["data"] for event in feed if event["type"] == "extraction_job.fell_back"]


def leaves(node: Any, path: str = "") -> list[tuple[str, Any]]:
    if isinstance(node, dict) and "verdict" in node:
        return [(path, node)]
    items = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    return [leaf for name, child in items for leaf in leaves(child, f"{path}.{name}")]


def test_without_the_organizations_leave_nothing_is_sent_and_that_is_said(
    client: APIClient,
    tenant: Tenant,
    record: str,
    drain: Drain,
    settings: Any,
    server: MisbehavingServer,
    config: ModelConfig,
) -> None:
    choose(tenant, settings, config, egress=False)
    body = run_job(client, tenant, record, drain)
    assert server.asked == []
    assert body["provenance"]["assistant"].startswith("built-in")
    assert (
        "does not allow its documents to leave the premises (egress_off)"
        in stage(body, "assistant")["detail"]
    )
    (event,) = told(client, tenant)
    assert (event["code"], event["used"]) == ("egress_off", body["provenance"]["assistant"])
    assert event["wanted"] == "scripted (openai:scripted)"


def test_the_real_model_proposes_and_what_it_invents_is_not_believed(
    client: APIClient, tenant: Tenant, record: str, drain: Drain, settings: Any, small_model: ModelConfig
) -> None:
    choose(tenant, settings, small_model, egress=True)
    body = run_job(client, tenant, record, drain)
    assert body["provenance"]["assistant"] == "small (openai:gemma-3-270m)"
    assert stage(body, "assistant")["actor"] == "assistant:small (openai:gemma-3-270m)"
    assert told(client, tenant) == []
    on_the_page = fold(" ".join(LINES))
    named = [(path, field) for path, field in leaves(body["referral"]) if field["value"] is not None]
    assert len(named) > 5, "it was asked for a whole referral"
    ours = ("_date", ".date", ".sex", ".urgency", ".kind", ".type", ".specialty", ".phone", ".fax")
    invented = [
        (path, field)
        for path, field in named
        if not path.endswith(ours) and fold(str(field["value"])) not in on_the_page
    ]
    assert invented, "a model of this size invents; one that does not needs another letter here"
    for path, field in invented:
        assert field["verdict"] in ("unsupported", "contradicted"), path
        assert field["confidence"] <= 0.3, path
    for path, field in named:
        if field["verdict"] == "supported":
            assert field["evidence"], path
            assert all(fold(place["quote"]) in on_the_page for place in field["evidence"]), path


def test_on_premises_needs_no_leave(
    client: APIClient,
    tenant: Tenant,
    record: str,
    drain: Drain,
    settings: Any,
    server: MisbehavingServer,
    config: ModelConfig,
) -> None:
    server.replies = [says(answering(patient={"family_name": quoted("Berg", "Anna Berg")}))]
    choose(tenant, settings, config.model_copy(update={"on_premises": True}), egress=False)
    body = run_job(client, tenant, record, drain)
    assert body["provenance"]["assistant"] == "scripted (openai:scripted)"
    assert body["referral"]["patient"]["family_name"]["value"] == "Berg"
    assert body["referral"]["patient"]["birth_date"]["absent"] == "not_in_document", (
        "the built-in one fills nothing in"
    )


def drain_to_the_end(tenant: Tenant, drain: Drain) -> None:
    """Do what is due, and what is put off, as if its time had come."""
    for _ in range(10):
        drain(organization_id=tenant.organization_id)
        if not Work.objects.filter(organization_id=tenant.organization_id).update(due_at=now()):
            return


def test_a_failing_model_is_tried_again_and_then_replaced(
    client: APIClient,
    tenant: Tenant,
    record: str,
    drain: Drain,
    settings: Any,
    server: MisbehavingServer,
    config: ModelConfig,
) -> None:
    choose(tenant, settings, config, egress=True)
    server.replies = [raw(503, b"{}")]
    answer = client.post(EXTRACT, {"record_id": record}, format="json", **tenant.extract_headers)
    drain(organization_id=tenant.organization_id)
    (waiting,) = Work.objects.filter(organization_id=tenant.organization_id)
    assert (waiting.name, waiting.queue, waiting.attempt) == ("jobs.assistant", "io", 1)
    drain_to_the_end(tenant, drain)
    body = client.get(f"/v1/jobs/{answer.json()['job_id']}").json()["data"]
    assert body["status"] == "completed"
    assert len(server.asked) == 3
    assert body["provenance"]["assistant"].startswith("built-in")
    assert body["referral"]["patient"]["family_name"]["value"] == "Berg"
    assert "its server failed (server_error)" in stage(body, "assistant")["detail"]
    assert [event["code"] for event in told(client, tenant)] == ["server_error"]


def test_a_server_that_fails_for_a_moment_costs_an_attempt_only(
    client: APIClient,
    tenant: Tenant,
    record: str,
    drain: Drain,
    settings: Any,
    server: MisbehavingServer,
    config: ModelConfig,
) -> None:
    choose(tenant, settings, config, egress=True)
    server.replies = [raw(503, b"{}"), says(NOTHING)]
    answer = client.post(EXTRACT, {"record_id": record}, format="json", **tenant.extract_headers)
    drain_to_the_end(tenant, drain)
    body = client.get(f"/v1/jobs/{answer.json()['job_id']}").json()["data"]
    assert body["provenance"]["assistant"] == "scripted (openai:scripted)"
    assert "(attempt 2)" in stage(body, "assistant")["detail"]
    assert told(client, tenant) == []


def test_the_breaker_opens_is_said_and_closes_again(
    client: APIClient,
    tenant: Tenant,
    record: str,
    drain: Drain,
    settings: Any,
    server: MisbehavingServer,
    config: ModelConfig,
) -> None:
    from jobs.services import breaker

    settings.MODEL_BREAKER_FAILURES = 1
    settings.MODEL_BREAKER_SECONDS = 600.0
    choose(tenant, settings, config, egress=True)
    server.replies = [raw(500, b"{}")]
    run_job(client, tenant, record, drain)
    assert len(server.asked) == 1, "an open breaker makes trying again useless"
    body = run_job(client, tenant, record, drain)
    assert len(server.asked) == 1, "nobody asks while it rests"
    assert "rests for a while (resting)" in stage(body, "assistant")["detail"]
    assert sorted(event["code"] for event in told(client, tenant)) == ["resting", "server_error"]

    breaker._redis().delete(f"model-breaker:{config.server}:open")  # its rest is over
    server.replies = [says(NOTHING)]
    body = run_job(client, tenant, record, drain)
    assert body["provenance"]["assistant"] == "scripted (openai:scripted)"
    assert len(server.asked) == 2
    assert breaker.is_closed(config.server)


def test_a_failed_trial_opens_the_breaker_again_and_only_one_may_try(settings: Any) -> None:
    from jobs.services import breaker

    settings.MODEL_BREAKER_FAILURES = 2
    settings.MODEL_BREAKER_SECONDS = 600.0
    assert breaker.may_call("s")
    breaker.note_failure("s")
    assert breaker.may_call("s"), "one failure is none"
    breaker.note_failure("s")
    assert not breaker.may_call("s")
    breaker._redis().delete("model-breaker:s:open")
    assert [breaker.may_call("s"), breaker.may_call("s")] == [True, False]
    breaker.note_failure("s")
    assert not breaker.may_call("s")
    breaker.note_success("s")
    assert breaker.may_call("s")


def test_without_redis_calls_go(settings: Any) -> None:
    from jobs.services import breaker

    settings.REDIS_URL = "redis://127.0.0.1:9/0"
    breaker._redis.cache_clear()
    try:
        breaker.note_failure("s")
        assert breaker.may_call("s")
    finally:
        breaker._redis.cache_clear()


def test_the_second_judge_looks_and_its_silence_is_said(
    client: APIClient,
    tenant: Tenant,
    record: str,
    drain: Drain,
    settings: Any,
    server: MisbehavingServer,
    config: ModelConfig,
) -> None:
    settings.JUDGE_MODEL = config.model_copy(update={"name": "second-judge", "on_premises": True})
    server.replies = [says({"opinions": [{"number": 1, "said": "no", "why": "a relative"}]})]
    body = run_job(client, tenant, record, drain)
    assert body["provenance"]["judge"] == "built-in judge 1.0 and second-judge"
    doubted = [field for _, field in leaves(body["referral"]) if "a relative" in str(field["reasons"])]
    assert [field["verdict"] for field in doubted] == ["uncertain"]
    server.replies = [raw(401, b"{}")]
    body = run_job(client, tenant, record, drain)
    assert body["provenance"]["judge"] == "built-in judge 1.0"
    assert "gave no second opinion: it refused our key (refused_key)" in stage(body, "judge")["detail"]
    assert {field["verdict"] for field in standing(body)} == {"uncertain"}


def test_while_the_second_judge_rests_nothing_is_supported(
    client: APIClient,
    tenant: Tenant,
    record: str,
    drain: Drain,
    settings: Any,
    server: MisbehavingServer,
    config: ModelConfig,
) -> None:
    settings.MODEL_BREAKER_FAILURES = 1
    settings.JUDGE_MODEL = config.model_copy(update={"name": "second-judge", "on_premises": True})
    server.replies = [raw(401, b"{}")]
    run_job(client, tenant, record, drain)
    body = run_job(client, tenant, record, drain)
    assert len(server.asked) == 1
    assert {field["verdict"] for field in standing(body)} == {"uncertain"}
    assert "rests for a while" in str(standing(body)[0]["reasons"])


def test_documents_that_may_not_go_to_the_second_judge_are_judged_without_it(
    client: APIClient, tenant: Tenant, record: str, drain: Drain, settings: Any, config: ModelConfig
) -> None:
    settings.JUDGE_MODEL = config.model_copy(update={"name": "second-judge", "on_premises": False})
    body = run_job(client, tenant, record, drain)
    assert "egress_off" in stage(body, "judge")["detail"]
    assert "supported" in {field["verdict"] for field in standing(body)}


def test_the_assistants_own_model_is_refused_as_its_judge(
    client: APIClient,
    tenant: Tenant,
    record: str,
    drain: Drain,
    settings: Any,
    server: MisbehavingServer,
    config: ModelConfig,
) -> None:
    server.replies = [says(answering(patient={"family_name": quoted("Berg", "Anna Berg")}))]
    choose(tenant, settings, config, egress=True)
    settings.JUDGE_MODEL = config.model_copy(
        update={"name": "second-judge", "base_url": f"{config.base_url}/"}
    )
    body = run_job(client, tenant, record, drain)
    assert len(server.asked) == 1, "the assistant only"
    assert body["provenance"]["judge"] == "built-in judge 1.0"
    assert "nobody judges himself (same_model)" in stage(body, "judge")["detail"]


def test_the_administrator_chooses_among_what_is_configured(settings: Any, config: ModelConfig) -> None:
    from django import forms
    from django.contrib import admin

    from tenants.models import Organization

    settings.ASSISTANT_MODELS = {config.name: config}
    field = admin.site.get_model_admin(Organization).formfield_for_dbfield(
        Organization._meta.get_field("assistant"), None
    )
    assert isinstance(field, forms.ChoiceField)
    assert field.choices == [("", "built-in"), ("scripted", "scripted (openai:scripted)")]


def test_an_assistant_that_is_gone_stays_chosen_until_somebody_chooses(rf: Any, settings: Any) -> None:
    from django.contrib import admin

    from tenants.models import Organization, User

    settings.ASSISTANT_MODELS = {}
    request = rf.get("/")
    request.user = User(is_superuser=True, is_active=True, is_staff=True)
    form = admin.site.get_model_admin(Organization).get_form(
        request, Organization(assistant="gone"), change=True
    )
    field: Any = form.base_fields["assistant"]
    assert field.choices == [("", "built-in"), ("gone", "gone (not configured any more)")]
