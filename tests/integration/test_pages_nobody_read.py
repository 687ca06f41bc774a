"""A page whose reader dies: a person decides, and a document of nothing but such pages fails with a clear error."""

from __future__ import annotations

import re

from rest_framework.test import APIClient

from tests.conftest import Tenant
from tests.integration.many_pages import send
from tests.integration.test_red_flag_lane import codes_told, read, search, triage_of
from tests.integration.walking import Drain
from tests.unit.reading.making import letter, pdf
from tests.unit.reading.test_sandbox import zip_bomb_pdf


def letter_and_a_bomb() -> bytes:
    stream = re.search(rb"100 0 obj\n(.*?)\nendobj", zip_bomb_pdf(), re.DOTALL)
    assert stream
    return pdf([letter(), b""], objects={100: stream[1]}).replace(b"/Contents 13 0 R", b"/Contents 100 0 R")


def test_a_page_that_was_not_read_is_for_a_person_and_counts_as_not_searched(
    client: APIClient, tenant: Tenant, drain: Drain
) -> None:
    _, job_id = send(client, tenant, letter_and_a_bomb())
    read(tenant)
    search(tenant)
    assert codes_told(client, tenant) == [["not_searched"]]
    drain()
    triage = triage_of(client, job_id)
    assert triage["disposition"] == "review"
    told = [reason["text"] for reason in triage["reasons"] if reason["rule"] == "unread_pages"]
    assert told == ["Page 2 could not be read: a person should look."]
    assert [flag["code"] for flag in triage["red_flags"]] == ["not_searched"]


def test_a_document_of_which_nothing_was_read_fails_and_says_what_to_do(
    client: APIClient, tenant: Tenant, drain: Drain
) -> None:
    _, job_id = send(client, tenant, zip_bomb_pdf())
    drain()
    body = client.get(f"/v1/jobs/{job_id}").json()
    assert body["status"] == "failed"
    assert body["data"]["error"]["code"] == "unreadable_document"
    assert "Ask the sender for a new copy" in body["data"]["error"]["message"]
