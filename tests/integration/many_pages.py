"""Documents of many pages for tests: a text layer with one line on each page, about invented people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rest_framework.test import APIClient

from common import work
from common.models import Work
from common.row_security import organization_scope
from config.celery import app
from referrals.data.pages import Page
from referrals.data.records import DocumentData
from referrals.selectors import find_pages, list_documents
from tests.conftest import Tenant
from tests.integration.conftest import EXTRACT, UPLOAD
from tests.unit.reading.making import pdf, text

CAUDA = "She now has saddle anaesthesia and new urinary retention with severe back pain."
CORONARY = "He has chest pain at rest with sweating and a raised troponin since this morning."


def long_pdf(pages: int, *, lines: Mapping[int, str] | None = None) -> bytes:
    """Return a PDF whose every page says which it is; `lines` says more on some of them."""
    return pdf(
        [
            text(
                (72, 720, "Northfield Family Practice, letter about an invented patient"),
                (72, 690, (lines or {}).get(number, "Nothing of note was found in this part of the record.")),
                (72, 660, f"This is leaf number {number} of the bundle."),
            )
            for number in range(1, pages + 1)
        ]
    )


def send(client: APIClient, tenant: Tenant, data: bytes, **members: Any) -> tuple[str, str]:
    """Upload a document on a record of its own and start its extraction; return the document's and the job's id."""
    from django.core.files.uploadedfile import SimpleUploadedFile

    uploaded = client.post(
        UPLOAD, {"referral": SimpleUploadedFile("fax.pdf", data)}, format="multipart", **tenant.upload_headers
    ).json()
    body = {"record_id": uploaded["record_id"], **members}
    answer = client.post(EXTRACT, body, format="json", **tenant.extract_headers)
    assert answer.status_code == 200, answer.content
    (document_id,) = (document.id for document in list_documents_of(tenant, uploaded["record_id"]))
    return document_id, str(answer.json()["job_id"])


def list_documents_of(tenant: Tenant, record_id: str) -> list[DocumentData]:
    with organization_scope(tenant.organization_id):
        return list_documents(organization_id=tenant.organization_id, record_id=record_id)


def pieces(tenant: Tenant, name: str) -> list[Work]:
    """Return the organization's waiting work of one kind, in the order in which it is rung."""
    waiting = Work.objects.filter(organization_id=tenant.organization_id, name=name)
    return list(waiting.order_by("-priority", "due_at"))


def perform(piece: Work) -> None:
    """Do one piece of work as a worker does."""
    app.loader.import_default_modules()
    work.perform(piece.id, work=work.work_type(piece.name))


def read_pages(tenant: Tenant, document_id: str) -> tuple[Page, ...]:
    """Return what was read of a document."""
    with organization_scope(tenant.organization_id):
        found = find_pages(organization_id=tenant.organization_id, document_id=document_id)
    assert found is not None
    return found


def leaves(pages: tuple[Page, ...]) -> list[str]:
    """Return the number that stands on each page."""
    return [word.text for page in pages for word in page.words if word.text.isdigit()]
