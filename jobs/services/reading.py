"""The read stage: the words of the documents. A few pages are read at once, more in parts (`reading_parts`)."""

from __future__ import annotations

from django.conf import settings

from common.clock import Clock
from common.row_security import organization_scope
from common.work import Held, recording
from jobs.models import ExtractionJob
from jobs.services.reader import READER_NAME, finish_reading
from jobs.services.reading_parts import begin_parts
from jobs.services.stages import finishing, pages_of, start_stage
from referrals import reading
from referrals import selectors as referral_selectors
from referrals.data.pages import Page
from referrals.data.records import DocumentData
from referrals.received_files import reading_limits
from referrals.services import keep_pages


def read_stage(held: Held, *, clock: Clock) -> None:
    """Read the documents of the job that have not been read, or divide them when they have many pages."""
    with organization_scope(held.organization_id):
        job = start_stage(held, now=clock())
        unread = _unread_documents(job)
    if sum(document.page_count for document in unread) > settings.READING_PART_PAGES:
        begin_parts(held, documents=unread)
    else:
        _read_at_once(held, documents=unread, clock=clock)


def _unread_documents(job: ExtractionJob) -> list[DocumentData]:
    read = referral_selectors.which_are_read(
        organization_id=job.organization_id, document_ids=job.document_ids
    )
    return [
        referral_selectors.get_document(
            organization_id=job.organization_id, record_id=job.record_id, document_id=document_id
        )
        for document_id in job.document_ids
        if document_id not in read
    ]


def _read_at_once(held: Held, *, documents: list[DocumentData], clock: Clock) -> None:
    fresh = {document.id: _read(held, document) for document in documents}
    with recording(held):
        now = clock()
        job, stage_run = finishing(held)
        for document_id, pages in fresh.items():
            keep_pages(
                organization_id=job.organization_id,
                document_id=document_id,
                pages=pages,
                reader=READER_NAME,
                now=now,
            )
        finish_reading(job, stage_run, held, pages=pages_of(job), read_now=fresh, now=now)


def _read(held: Held, document: DocumentData) -> tuple[Page, ...]:
    with organization_scope(held.organization_id):
        data = referral_selectors.get_document_bytes(
            organization_id=held.organization_id, document_id=document.id
        )
    return reading.read_document(
        data=data,
        media_type=document.media_type,
        document_id=document.id,
        limits=reading_limits(),
        processes=settings.READING_PROCESSES,
    )
