"""A page that nobody could read is never passed over; a blank one, or one that is only a picture, calls nobody."""

from __future__ import annotations

import io
import math
from typing import Any

import pytest
from PIL import Image, ImageDraw
from rest_framework.test import APIClient

from tests.conftest import SAMPLES, Tenant
from tests.integration.many_pages import send
from tests.integration.walking import Drain
from tests.unit.reading.making import encoded
from tests.unit.reading.test_only_pictures import figure

LETTER = (SAMPLES / "letter_cardiology.pdf").read_bytes()


def scribbled() -> Image.Image:
    sheet = Image.new("L", (1654, 2339), 255)
    pen = ImageDraw.Draw(sheet)
    for line in range(18):
        curve = [(150 + 8 * step, 200 + line * 95 + int(22 * math.sin(step * 1.4))) for step in range(160)]
        pen.line(curve, fill=10, width=4)
    return sheet


def behind_the_letter(sheet: Image.Image) -> bytes:
    import pypdfium2

    added = io.BytesIO()
    sheet.save(added, "PDF", resolution=200)
    both = pypdfium2.PdfDocument.new()
    for data in (LETTER, added.getvalue()):
        both.import_pages(pypdfium2.PdfDocument(data))
    out = io.BytesIO()
    both.save(out)
    return out.getvalue()


def result(client: APIClient, tenant: Tenant, drain: Drain, data: bytes) -> Any:
    _, job_id = send(client, tenant, data)
    drain(organization_id=tenant.organization_id)
    return client.get(f"/v1/jobs/{job_id}").json()


def test_a_page_of_scribble_is_reviewed_and_named(client: APIClient, tenant: Tenant, drain: Drain) -> None:
    data = result(client, tenant, drain, behind_the_letter(scribbled()))["data"]
    last = data["packet"]["pages"][-1]
    assert (last["kind"], last["confidence"]) == ("unreadable", 0.0)
    triage = data["triage"]
    assert triage["disposition"] == "review"
    (reason,) = [reason for reason in triage["reasons"] if reason["rule"] == "unread_pages"]
    assert str(last["page"]) in reason["text"]
    assert "not_searched" in [flag["code"] for flag in triage["red_flags"]]


def test_a_blank_page_calls_nobody(client: APIClient, tenant: Tenant, drain: Drain) -> None:
    data = result(client, tenant, drain, behind_the_letter(Image.new("L", (1654, 2339), 255)))["data"]
    assert "unread_pages" not in [reason["rule"] for reason in data["triage"]["reasons"]]
    assert data["triage"]["red_flags"] == []


def test_a_page_that_is_only_a_picture_calls_nobody(client: APIClient, tenant: Tenant, drain: Drain) -> None:
    data = result(client, tenant, drain, behind_the_letter(figure()))["data"]
    assert data["packet"]["pages"][-1]["kind"] != "unreadable"
    assert "unread_pages" not in [reason["rule"] for reason in data["triage"]["reasons"]]
    assert data["triage"]["red_flags"] == []


def test_a_document_of_only_a_picture_is_read_as_one_without_words(
    client: APIClient, tenant: Tenant, drain: Drain
) -> None:
    job = result(client, tenant, drain, encoded(figure(), "PNG", dpi=(200, 200)))
    assert job["status"] == "completed"
    assert job["data"]["triage"]["disposition"] != "accept"
    assert "not_searched" not in [flag["code"] for flag in job["data"]["triage"]["red_flags"]]


@pytest.mark.parametrize("sheets", [1, 2])
def test_a_document_that_cannot_be_read_at_all_fails_its_job(
    client: APIClient, tenant: Tenant, drain: Drain, settings: Any, sheets: int
) -> None:
    settings.READING_PART_PAGES = 1
    out = io.BytesIO()
    scribbled().save(out, "TIFF", save_all=True, append_images=[scribbled()] * (sheets - 1), dpi=(200, 200))
    job = result(client, tenant, drain, out.getvalue())
    assert job["status"] == "failed"
    assert job["data"]["error"]["code"] == "unreadable_document"
