"""Red flags are searched for as soon as text is read, whatever becomes of the assistant, and only raise."""

from __future__ import annotations

import json
from typing import Any

import pytest
import redis
from rest_framework.test import APIClient

from common import work
from common.models import Work
from common.row_security import organization_scope
from jobs.extraction import default_ruleset
from tests.conftest import SAMPLES, Tenant, new_tenant
from tests.integration.conftest import API
from tests.integration.many_pages import CAUDA, CORONARY, long_pdf, perform, pieces, send
from tests.integration.walking import AT_ONCE, Drain, types_of
from tests.integration.working import rung

FLAGGED = (SAMPLES / "letter_red_flag.pdf").read_bytes()


def told(client: APIClient, tenant: Tenant) -> list[Any]:
    """Return what each red flag event said, the first told first."""
    feed = client.get(f"{API}/events?limit=200", **tenant.token_headers).json()["data"]
    return [event["data"] for event in feed if event["type"] == "referral.red_flag"]


def codes_told(client: APIClient, tenant: Tenant) -> list[list[str]]:
    return [data["codes"] for data in told(client, tenant)]


def triage_of(client: APIClient, job_id: str) -> Any:
    body = client.get(f"/v1/jobs/{job_id}").json()
    assert body["status"] == "completed", body
    return body["data"]["triage"]


def read(tenant: Tenant) -> None:
    (reading,) = pieces(tenant, "jobs.read")
    perform(reading)


def search(tenant: Tenant) -> None:
    (searching,) = pieces(tenant, "jobs.red_flags")
    perform(searching)


def die(piece: Work, *, times: int) -> None:
    """Claim work as workers do that are killed before they record."""
    for _ in range(times):
        assert work.claim(piece.id, lease_seconds=AT_ONCE) is not None


def test_the_event_is_there_before_any_assistant_has_begun(client: APIClient, tenant: Tenant) -> None:
    send(client, tenant, FLAGGED)
    read(tenant)
    search(tenant)
    (data,) = told(client, tenant)
    assert "cauda_equina" in data["codes"]
    assert [piece.attempt for piece in pieces(tenant, "jobs.assistant")] == [0]


def test_the_event_says_codes_and_no_words_of_the_patient(client: APIClient, tenant: Tenant) -> None:
    send(client, tenant, FLAGGED)
    read(tenant)
    search(tenant)
    (data,) = told(client, tenant)
    assert set(data) == {"record_id", "codes"}
    assert all(code.replace("_", "").isalpha() for code in data["codes"])


def test_an_assistant_that_dies_each_time_keeps_no_red_flag_back(
    client: APIClient, tenant: Tenant, drain: Drain
) -> None:
    _, job_id = send(client, tenant, FLAGGED)
    read(tenant)
    (assistant,) = pieces(tenant, "jobs.assistant")
    die(assistant, times=3)
    perform(assistant)
    assert client.get(f"/v1/jobs/{job_id}").json()["status"] == "failed"
    drain(organization_id=tenant.organization_id)
    assert len(told(client, tenant)) == 1
    assert Work.objects.filter(organization_id=tenant.organization_id).count() == 0


def test_a_flag_brings_the_rest_of_the_job_forward(
    committed: None, client: APIClient, broker: redis.Redis
) -> None:
    tenant = new_tenant()
    send(client, tenant, FLAGGED)
    read(tenant)
    (assistant,) = pieces(tenant, "jobs.assistant")
    assert (assistant.queue, assistant.priority) == ("flow", 0)
    (searching,) = pieces(tenant, "jobs.red_flags")
    assert rung(broker, "flags") == [[searching.id]]
    search(tenant)
    assistant.refresh_from_db()
    assert (assistant.queue, assistant.priority) == ("flow.stat", work.STAT_PRIORITY)
    assert rung(broker, "flow.stat") == [[assistant.id]]
    for following in ("judge", "triage"):
        perform(pieces(tenant, f"jobs.{'assistant' if following == 'judge' else 'judge'}")[0])
        (piece,) = pieces(tenant, f"jobs.{following}")
        assert (piece.queue, piece.priority) == ("flow.stat", work.STAT_PRIORITY)


def test_a_letter_without_a_flag_stays_where_it_is(client: APIClient, tenant: Tenant, letter: bytes) -> None:
    send(client, tenant, long_pdf(1))
    read(tenant)
    search(tenant)
    assert told(client, tenant) == []
    assert [piece.queue for piece in pieces(tenant, "jobs.assistant")] == ["flow"]


def test_bringing_forward_passes_over_work_that_is_being_recorded(committed: None, client: APIClient) -> None:
    """Waiting for the assistant's row while the assistant waits for the job's would be a deadlock."""
    from django.db import connections, transaction

    from tests.integration.committed import together

    tenant = new_tenant()
    send(client, tenant, FLAGGED)
    read(tenant)
    (assistant,) = pieces(tenant, "jobs.assistant")
    with transaction.atomic():
        Work.objects.select_for_update().get(id=assistant.id)
        assert together(lambda: search(tenant)) == [None]
    connections.close_all()
    assert len(told(client, tenant)) == 1


def test_each_part_is_searched_as_it_comes_and_what_is_left_overtakes_other_long_documents(
    client: APIClient, tenant: Tenant, drain: Drain, settings: Any
) -> None:
    settings.READING_PART_PAGES = 2
    _, job_id = send(client, tenant, long_pdf(10, lines={3: CAUDA, 8: CORONARY}))
    read(tenant)
    parts = pieces(tenant, "jobs.read_pages")
    perform(parts[1])
    search(tenant)
    assert codes_told(client, tenant) == [["cauda_equina"]]
    left = pieces(tenant, "jobs.read_pages")
    assert {part.queue for part in left} == {"parts.stat"}, "before other long documents"
    assert [part.priority for part in left] == [3, 1, 0, -1], "in their order"
    perform(parts[3])
    search(tenant)
    assert codes_told(client, tenant) == [["cauda_equina"], ["acute_coronary"]]
    drain(organization_id=tenant.organization_id)
    assert len(told(client, tenant)) == 2, "all of the text says nothing new"
    found = {flag["code"]: flag["evidence"][0]["page"] for flag in triage_of(client, job_id)["red_flags"]}
    assert (found["cauda_equina"], found["acute_coronary"]) == (3, 8)


def test_a_flag_that_runs_over_two_parts_is_found_in_the_whole_text(
    client: APIClient, tenant: Tenant, drain: Drain, settings: Any
) -> None:
    settings.READING_PART_PAGES = 1
    lines = {1: "She has had rectal bleeding", 2: "and a change of her bowel habit with mucus."}
    _, job_id = send(client, tenant, long_pdf(2, lines=lines))
    read(tenant)
    first, last = pieces(tenant, "jobs.read_pages")
    perform(first)
    search(tenant)
    assert told(client, tenant) == []
    perform(last)
    search(tenant)
    assert codes_told(client, tenant) == [["bowel_cancer_signs"]]
    drain(organization_id=tenant.organization_id)
    assert [flag["code"] for flag in triage_of(client, job_id)["red_flags"]] == ["bowel_cancer_signs"]


def test_a_search_of_a_part_that_comes_after_the_whole_text_says_nothing(
    client: APIClient, tenant: Tenant, drain: Drain, settings: Any
) -> None:
    settings.READING_PART_PAGES = 1
    send(client, tenant, long_pdf(2, lines={1: CAUDA}))
    read(tenant)
    for part in pieces(tenant, "jobs.read_pages"):
        perform(part)
    assert len(pieces(tenant, "jobs.red_flags")) == 2
    drain(organization_id=tenant.organization_id)
    assert codes_told(client, tenant) == [["cauda_equina"]]


def test_what_was_read_before_the_job_failed_is_searched_and_then_gone(
    client: APIClient, tenant: Tenant, drain: Drain, settings: Any
) -> None:
    from jobs.models import ReadingPart

    settings.READING_PART_PAGES = 1
    _, job_id = send(client, tenant, long_pdf(3, lines={1: CAUDA}))
    read(tenant)
    first, second, _ = pieces(tenant, "jobs.read_pages")
    perform(first)
    die(second, times=3)
    perform(second)
    assert client.get(f"/v1/jobs/{job_id}").json()["status"] == "failed"
    drain(organization_id=tenant.organization_id)
    assert codes_told(client, tenant) == [["cauda_equina"]]
    with organization_scope(tenant.organization_id):
        assert not ReadingPart.objects.filter(organization_id=tenant.organization_id).exists()


def test_a_search_that_fails_each_time_is_told_of_like_a_flag(
    client: APIClient, tenant: Tenant, drain: Drain, capsys: pytest.CaptureFixture[str]
) -> None:
    _, job_id = send(client, tenant, long_pdf(1))
    read(tenant)
    (searching,) = pieces(tenant, "jobs.red_flags")
    die(searching, times=3)
    perform(searching)
    assert codes_told(client, tenant) == [["not_searched"]]
    assert '"red flags were not searched"' in capsys.readouterr().err
    assert [piece.queue for piece in pieces(tenant, "jobs.assistant")] == ["flow.stat"]
    drain(organization_id=tenant.organization_id)
    triage = triage_of(client, job_id)
    (flag,) = triage["red_flags"]
    assert "somebody should look at it now" in flag["text"]
    assert triage["urgency"] != "routine"


def test_a_part_that_could_not_be_searched_is_taken_back_by_the_search_of_all_text(
    client: APIClient, tenant: Tenant, drain: Drain, settings: Any
) -> None:
    settings.READING_PART_PAGES = 1
    _, job_id = send(client, tenant, long_pdf(2))
    read(tenant)
    first, last = pieces(tenant, "jobs.read_pages")
    perform(first)
    (searching,) = pieces(tenant, "jobs.red_flags")
    die(searching, times=3)
    perform(searching)
    perform(last)
    drain(organization_id=tenant.organization_id)
    assert codes_told(client, tenant) == [["not_searched"]]
    assert triage_of(client, job_id)["red_flags"] == []


def test_triage_does_not_wait_for_a_lane_that_is_late_and_tells_in_its_place(
    client: APIClient, tenant: Tenant, drain: Drain
) -> None:
    _, job_id = send(client, tenant, FLAGGED)
    read(tenant)
    for stage in ("assistant", "judge", "triage"):
        perform(pieces(tenant, f"jobs.{stage}")[0])
    flags = {flag["code"] for flag in triage_of(client, job_id)["red_flags"]}
    assert "cauda_equina" in flags
    (codes,) = codes_told(client, tenant)
    assert set(codes) == flags
    types = types_of(tenant, client)
    assert types.index("referral.red_flag") < types.index("extraction_job.completed")
    assert len(pieces(tenant, "jobs.red_flags")) == 1
    drain(organization_id=tenant.organization_id)
    assert len(told(client, tenant)) == 1, "the lane says nothing twice"


def test_a_code_that_the_clinic_has_switched_off_is_kept_and_not_told(
    client: APIClient, tenant: Tenant, drain: Drain
) -> None:
    from common.clock import now
    from jobs import ruleset_services
    from jobs.models import RedFlagSearch

    definition = default_ruleset().model_dump(mode="json", exclude={"name", "version"})
    with organization_scope(tenant.organization_id):
        ruleset_services.save_ruleset(
            organization_id=tenant.organization_id,
            team_id=None,
            name="Ours",
            definition={**definition, "red_flags_off": ["cauda_equina"]},
            is_default=True,
            actor="test",
            now=now(),
        )
    _, job_id = send(client, tenant, long_pdf(1, lines={1: CAUDA}))
    drain(organization_id=tenant.organization_id)
    assert told(client, tenant) == []
    assert triage_of(client, job_id)["red_flags"] == []
    with organization_scope(tenant.organization_id):
        (found,) = RedFlagSearch.objects.values_list("found", flat=True)
    assert [flag["code"] for flag in found] == ["cauda_equina"]


def test_a_work_row_of_the_lane_holds_no_word_of_the_text(client: APIClient, tenant: Tenant) -> None:
    send(client, tenant, long_pdf(1, lines={1: CAUDA}))
    read(tenant)
    (row,) = Work.objects.filter(organization_id=tenant.organization_id, name="jobs.red_flags").values()
    assert "saddle" not in json.dumps(row, default=str)
    assert row["subject_id"].startswith("rfs_")
