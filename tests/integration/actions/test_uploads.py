"""Asking for documents by a link, and what arrives by it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from rest_framework.test import APIClient

from common.clock import now
from common.row_security import organization_scope
from pathways.models import ActionEffect, UploadLink
from tests.conftest import SAMPLES, Tenant
from tests.integration.actions.outside import MailServer
from tests.integration.actions.scene import BOTH, record_of
from tests.integration.conftest import API
from tests.integration.walking import Drain, node, perform_all, publish, run_of, start_run, types_of

ASKING = {
    "action": "request_information",
    "to": ["practice@sender.example"],
    "subject": "One more page, please",
    "body": "Please add it here: {{ upload.link }}",
    "request": "The laboratory result that the letter names.",
    "answers_wait": "arrival",
}


def ask_for_more(client: APIClient, tenant: Tenant, record: str, **more: Any) -> str:
    wait = {
        "instructions": "Wait for it.",
        "assignee": {"team": "record_team"},
        "outcomes": ["received", "drop"],
    }
    nodes = [node("ask", "action", **ASKING | more), node("arrival", "wait", **wait)]
    edges = [("ask", o, "arrival") for o in BOTH] + [("arrival", o, "end") for o in ("received", "drop")]
    publish(tenant, name="Asking for more", type_="semiAutomatic", nodes=nodes, edges=edges)
    return start_run(client, tenant, record, "semiAutomatic", "Asking for more")


def link_in(mail: Any) -> str:
    found = re.search(r"(/api/v1/pub/uploads/[a-z2-7]{32})", mail.get_content())
    assert found is not None
    return found[1]


def send_file(client: APIClient, link: str, data: bytes, **headers: str) -> Any:
    from django.core.files.uploadedfile import SimpleUploadedFile

    file = SimpleUploadedFile("page.pdf", data)
    return client.post(link, {"referral": file}, format="multipart", **headers)


def test_a_document_comes_by_the_link_once_and_the_run_goes_on(
    client: APIClient,
    tenant: Tenant,
    ready: str,
    drain: Drain,
    mail_server: MailServer,
) -> None:
    run_id = ask_for_more(client, tenant, ready)
    drain(organization_id=tenant.organization_id)
    link = link_in(mail_server.mails[0])
    assert run_of(client, tenant, run_id)["status"] == "paused"
    page = client.get(link)
    assert page.status_code == 200
    assert "The laboratory result that the letter names." in page.content.decode()
    assert page["Referrer-Policy"] == "no-referrer"
    with organization_scope(tenant.organization_id):
        kept = json.dumps(
            [*ActionEffect.objects.values("payload", "result"), *UploadLink.objects.values("token_sha256")]
        )
    assert link.rsplit("/", 1)[1] not in kept, "the token is in the mail and nowhere else"

    assert send_file(client, link, b"no document").status_code == 400
    second = (SAMPLES / "letter_red_flag.pdf").read_bytes()
    answer = send_file(client, link, second)
    assert answer.status_code == 200, answer.content
    assert answer.json()["data"]["remaining"] == 0
    assert send_file(client, link, second).status_code == 404, "it opens once"
    assert client.get(link).status_code == 404
    drain(organization_id=tenant.organization_id)
    run = run_of(client, tenant, run_id)
    assert run["status"] == "completed"
    assert run["node_runs"][1]["outcome"] == "received"
    assert len(record_of(client, tenant, ready)["documents"]) == 2
    told = types_of(tenant, client)
    assert told.count("referral.information_received") == 1
    assert told.count("extraction_job.completed") == 2, "what arrived is read"


def test_a_browser_gets_pages(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain, mail_server: MailServer
) -> None:
    ask_for_more(client, tenant, ready, most_files=2)
    drain(organization_id=tenant.organization_id)
    link = link_in(mail_server.mails[0])
    refused = send_file(client, link, b"no document", HTTP_ACCEPT="text/html")
    assert (refused.status_code, refused["Content-Type"]) == (400, "text/html; charset=utf-8")
    assert 'role="alert"' in refused.content.decode()
    thanks = send_file(client, link, (SAMPLES / "letter_red_flag.pdf").read_bytes(), HTTP_ACCEPT="text/html")
    assert thanks.status_code == 200
    assert "has arrived" in thanks.content.decode()
    assert "1 more file" in thanks.content.decode()


def test_what_arrives_before_the_run_comes_to_the_wait_answers_it_then(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain, mail_server: MailServer
) -> None:
    run_id = ask_for_more(client, tenant, ready)
    perform_all(tenant)  # the request; the wait is next
    assert run_of(client, tenant, run_id)["current_node"] == "arrival"
    send_file(client, link_in(mail_server.mails[0]), (SAMPLES / "letter_red_flag.pdf").read_bytes())
    drain(organization_id=tenant.organization_id)
    assert run_of(client, tenant, run_id)["status"] == "completed"


@pytest.mark.parametrize("closed", ["expired", "archived", "suspended", "cancelled", "unknown"])
def test_a_link_that_is_closed_opens_nothing(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain, mail_server: MailServer, closed: str
) -> None:
    from tenants.models import Organization

    run_id = ask_for_more(client, tenant, ready)
    drain(organization_id=tenant.organization_id)
    link = link_in(mail_server.mails[0])
    if closed == "cancelled":
        assert client.post(f"{API}/runs/{run_id}/cancel", **tenant.token_headers).status_code == 200
    with organization_scope(tenant.organization_id):
        if closed == "expired":
            UploadLink.objects.update(expires_at=now())
        elif closed == "suspended":
            Organization.objects.filter(id=tenant.organization_id).update(is_active=False)
    if closed == "archived":
        client.post(f"{API}/records/{ready}/archive", **tenant.token_headers)
    if closed == "unknown":
        link = f"{API}/uploads/{'a' * 32}"
    answer = send_file(client, link, (SAMPLES / "letter_red_flag.pdf").read_bytes())
    assert answer.status_code == 404
    with organization_scope(tenant.organization_id):
        assert not UploadLink.objects.filter(files__gt=0).exists()
