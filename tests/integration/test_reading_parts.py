"""Documents of many pages are read in parts: in parallel, behind what is short, and put together once."""

from __future__ import annotations

from typing import Any

import pytest
import redis
from rest_framework.test import APIClient

from common import work
from common.clock import now
from common.models import Work
from common.row_security import organization_scope
from common.work import Held, LeaseLost
from jobs import services
from tests.conftest import Tenant, new_tenant
from tests.integration.committed import together
from tests.integration.many_pages import (
    leaves,
    list_documents_of,
    long_pdf,
    perform,
    pieces,
    read_pages,
    send,
)
from tests.integration.walking import AT_ONCE, Drain, perform_all, types_of
from tests.integration.working import FOR_EVER, rung


@pytest.fixture(autouse=True)
def two_pages_a_part(settings: Any) -> None:
    settings.READING_PART_PAGES = 2


def divided(client: APIClient, tenant: Tenant, pages: int, **members: Any) -> tuple[str, str]:
    """Send a document and let its first piece of work divide it; return the document's and the job's id."""
    ids = send(client, tenant, long_pdf(pages), **members)
    (reading,) = pieces(tenant, "jobs.read")
    perform(reading)
    return ids


def trail_of(client: APIClient, job_id: str) -> dict[str, str]:
    data = client.get(f"/v1/jobs/{job_id}").json()["data"]
    return {entry["stage"]: entry["detail"] for entry in data["audit_trail"]}


def parts_left(tenant: Tenant) -> int:
    from jobs.models import ReadingPart

    with organization_scope(tenant.organization_id):
        return int(ReadingPart.objects.filter(organization_id=tenant.organization_id).count())


def test_what_is_read_in_parts_is_the_document_in_its_order(
    client: APIClient, tenant: Tenant, drain: Drain
) -> None:
    document_id, job_id = divided(client, tenant, 5)
    parts = pieces(tenant, "jobs.read_pages")
    assert len(parts) == 3
    for part in reversed(parts):
        perform(part)
    pages = read_pages(tenant, document_id)
    assert [page.number for page in pages] == [1, 2, 3, 4, 5]
    assert {page.document_id for page in pages} == {document_id}
    assert leaves(pages) == ["1", "2", "3", "4", "5"]
    assert parts_left(tenant) == 0
    drain(organization_id=tenant.organization_id)
    assert client.get(f"/v1/jobs/{job_id}").json()["status"] == "completed"
    assert trail_of(client, job_id)["read"].startswith("5 pages in 3 parts: 5 from the text layer")


def test_a_document_of_few_pages_is_read_at_once(client: APIClient, tenant: Tenant) -> None:
    document_id, _ = divided(client, tenant, 2)
    assert pieces(tenant, "jobs.read_pages") == []
    assert leaves(read_pages(tenant, document_id)) == ["1", "2"]


def test_two_documents_of_a_record_are_divided_each_by_itself(
    client: APIClient, tenant: Tenant, upload: Any, drain: Drain
) -> None:
    record_id = upload(tenant, long_pdf(3)).json()["record_id"]
    upload(tenant, long_pdf(4), record_id=record_id)
    _, second = (document.id for document in list_documents_of(tenant, record_id))
    answer = client.post("/v1/extract", {"record_id": record_id}, format="json", **tenant.extract_headers)
    drain(organization_id=tenant.organization_id)
    assert trail_of(client, answer.json()["job_id"])["read"].startswith("7 pages in 4 parts")
    assert leaves(read_pages(tenant, second)) == ["1", "2", "3", "4"]


def test_a_short_document_overtakes_the_parts_of_a_long_one_of_the_same_organization(
    committed: None, client: APIClient, broker: redis.Redis, settings: Any
) -> None:
    tenant, other = new_tenant(), new_tenant()
    divided(client, tenant, 40)
    parts = pieces(tenant, "jobs.read_pages")
    assert {part.queue for part in parts} == {"parts"}
    assert [part.priority for part in parts] == list(range(0, -20, -1))
    limit = settings.WORK_IN_FLIGHT_PER_ORGANIZATION["parts"]
    assert rung(broker, "parts") == [[part.id] for part in parts[:limit]]
    broker.delete("documents")
    send(client, tenant, long_pdf(1))
    send(client, other, long_pdf(1))
    short = [*pieces(tenant, "jobs.read"), *pieces(other, "jobs.read")]
    assert rung(broker, "documents") == [[piece.id] for piece in short]


def test_the_sweep_lets_as_many_parts_go_as_their_lane_holds(
    committed: None, client: APIClient, broker: redis.Redis, settings: Any
) -> None:
    tenant = new_tenant()
    divided(client, tenant, 20)
    assert work.sweep() == 0
    settings.WORK_IN_FLIGHT_PER_ORGANIZATION = {
        **settings.WORK_IN_FLIGHT_PER_ORGANIZATION,
        "parts": 5,
    }
    assert work.sweep() == 3
    rung_parts = [part for part in pieces(tenant, "jobs.read_pages") if part.rung_at is not None]
    assert [part.priority for part in rung_parts] == [0, -1, -2, -3, -4]


def test_two_long_documents_take_turns(committed: None, client: APIClient, broker: redis.Redis) -> None:
    tenant = new_tenant()
    divided(client, tenant, 20)
    earlier = {part.id for part in pieces(tenant, "jobs.read_pages")}
    divided(client, tenant, 20)
    waiting = [part for part in pieces(tenant, "jobs.read_pages") if part.rung_at is None]
    whose = ["first" if part.id in earlier else "second" for part in waiting]
    assert "second" in whose[:2], "the second document does not wait for the end of the first"
    assert whose[-2:] == ["first", "second"]


def test_a_stat_document_goes_before_other_long_ones_and_lets_no_short_one_wait(
    committed: None, client: APIClient, broker: redis.Redis
) -> None:
    tenant = new_tenant()
    send(client, tenant, long_pdf(8), priority="stat")
    (reading,) = pieces(tenant, "jobs.read")
    perform(reading)
    parts = pieces(tenant, "jobs.read_pages")
    assert {part.queue for part in parts} == {"parts.stat"}
    assert rung(broker, "documents.stat") == [[reading.id]], "its division, and nothing else"


def test_of_two_last_parts_recorded_at_once_one_puts_them_together(
    committed: None, client: APIClient, broker: redis.Redis
) -> None:
    for _ in range(4):
        tenant = new_tenant()
        document_id, _job = divided(client, tenant, 6)
        parts = pieces(tenant, "jobs.read_pages")
        perform(parts[0])
        found = together(*[lambda part=part: perform(part) for part in parts[1:]])
        assert found == [None, None]
        assert leaves(read_pages(tenant, document_id)) == ["1", "2", "3", "4", "5", "6"]
        assert len(pieces(tenant, "jobs.assistant")) == 1
        assert pieces(tenant, "jobs.read_pages") == []
        assert parts_left(tenant) == 0


def test_a_part_whose_worker_dies_is_read_again_and_no_other_part_is(
    committed: None, client: APIClient, broker: redis.Redis, drain: Drain
) -> None:
    tenant = new_tenant()
    document_id, job_id = divided(client, tenant, 6)
    first, second, third = pieces(tenant, "jobs.read_pages")
    perform(first)
    zombie = work.claim(second.id, lease_seconds=AT_ONCE)
    assert isinstance(zombie, Held)
    perform(third)
    assert [part.id for part in pieces(tenant, "jobs.read_pages")] == [second.id], "only this one is left"
    broker.delete("parts")
    assert work.sweep() >= 1
    assert [second.id] in rung(broker, "parts")
    drain_parts = pieces(tenant, "jobs.read_pages")
    perform(drain_parts[0])
    with pytest.raises(LeaseLost):
        services.read_part(zombie, clock=now)
    assert leaves(read_pages(tenant, document_id)) == ["1", "2", "3", "4", "5", "6"]
    drain(organization_id=tenant.organization_id)
    assert "(attempt 2)" in trail_of(client, job_id)["read"]
    assert types_of(tenant, client).count("extraction_job.completed") == 1


def test_a_part_that_kills_its_worker_each_time_fails_the_job_once(
    client: APIClient, tenant: Tenant, drain: Drain
) -> None:
    _, job_id = divided(client, tenant, 6)
    parts = pieces(tenant, "jobs.read_pages")
    for part in parts[1:]:
        for _ in range(3):
            assert work.claim(part.id, lease_seconds=AT_ONCE) is not None
    perform_all(tenant)
    drain(organization_id=tenant.organization_id)
    body = client.get(f"/v1/jobs/{job_id}").json()
    assert (body["status"], body["data"]["error"]["code"]) == ("failed", "worker_lost")
    assert types_of(tenant, client).count("extraction_job.failed") == 1
    assert Work.objects.filter(organization_id=tenant.organization_id).count() == 0
    assert parts_left(tenant) == 0


def test_parts_of_a_job_that_has_failed_are_not_read(client: APIClient, tenant: Tenant) -> None:
    from referrals.models import DocumentContent

    document_id, job_id = divided(client, tenant, 6)
    first, second, third = pieces(tenant, "jobs.read_pages")
    with organization_scope(tenant.organization_id):
        DocumentContent.objects.filter(document_id=document_id).update(data=b"%PDF-1.7 nothing else")
    perform(second)
    error = client.get(f"/v1/jobs/{job_id}").json()["data"]["error"]
    assert error["code"] == "unreadable_document"
    with organization_scope(tenant.organization_id):
        DocumentContent.objects.filter(document_id=document_id).delete()
    for part in (first, third):
        perform(part)
    assert pieces(tenant, "jobs.read_pages") == []
    assert types_of(tenant, client).count("extraction_job.failed") == 1


def test_a_part_held_by_nobody_else_keeps_its_lease(committed: None, client: APIClient) -> None:
    tenant = new_tenant()
    divided(client, tenant, 4)
    part = pieces(tenant, "jobs.read_pages")[0]
    assert work.claim(part.id, lease_seconds=FOR_EVER) is not None
    perform(part)
    assert parts_left(tenant) == 2
    assert pieces(tenant, "jobs.read_pages")[0].id == part.id
