"""The read stage: the words of the documents, and red flags as soon as they are read."""

from __future__ import annotations

from django.conf import settings

from common.clock import Clock
from common.row_security import organization_scope
from common.wording import counted
from common.work import Held, recording
from events import event_types
from events.services import record_event
from jobs import extraction
from jobs.services.stages import complete_stage, finishing, go_on, start_stage
from referrals import reading
from referrals import selectors as referral_selectors
from referrals.data.pages import Page
from referrals.services import keep_pages

READER_NAME = "builtin-1"


def read_stage(held: Held, *, clock: Clock) -> None:
    """Read the documents of the job that have not been read, and look for red flags at once."""
    with organization_scope(held.organization_id):
        job = start_stage(held, now=clock())
        read_before = {
            document_id: pages
            for document_id in job.document_ids
            if (
                pages := referral_selectors.find_pages(
                    organization_id=job.organization_id, document_id=document_id
                )
            )
            is not None
        }
        unread = {
            document_id: (
                referral_selectors.get_document_bytes(
                    organization_id=job.organization_id, document_id=document_id
                ),
                referral_selectors.get_document(
                    organization_id=job.organization_id, record_id=job.record_id, document_id=document_id
                ).media_type,
            )
            for document_id in job.document_ids
            if document_id not in read_before
        }
    fresh = {
        document_id: reading.read_document(
            data=data,
            media_type=media_type,
            document_id=document_id,
            limits=reading_limits(),
            processes=settings.READING_PROCESSES,
        )
        for document_id, (data, media_type) in unread.items()
    }
    read = {**read_before, **fresh}
    pages = tuple(page for document_id in job.document_ids for page in read[document_id])
    flags = extraction.find_red_flags(pages=pages)
    with recording(held):
        now = clock()
        job, stage_run = finishing(held)
        for document_id, fresh_pages in fresh.items():
            keep_pages(
                organization_id=job.organization_id,
                document_id=document_id,
                pages=fresh_pages,
                reader=READER_NAME,
                now=now,
            )
        complete_stage(
            stage_run,
            held,
            actor=f"reader:{READER_NAME}",
            detail=_reading_detail(pages),
            output={"pages": len(pages), "read_now": sorted(fresh)},
            now=now,
        )
        go_on(job, "assistant", held=held, now=now)
        if flags:
            record_event(
                type=event_types.REFERRAL_RED_FLAG,
                organization_id=job.organization_id,
                actor="service:red-flags",
                now=now,
                record_id=job.record_id,
                team_id=job.team_id,
                data={"codes": sorted({flag.code for flag in flags})},
            )


def _reading_detail(pages: tuple[Page, ...]) -> str:
    by_source = {
        source: sum(page.source == source for page in pages) for source in ("text_layer", "ocr", "none")
    }
    return (
        f"{counted(len(pages), 'page')}: {by_source['text_layer']} from the text layer, "
        f"{by_source['ocr']} by optical recognition, {by_source['none']} without words"
    )


def reading_limits() -> reading.Limits:
    """Return the limits for documents that the operator has set."""
    return reading.Limits(
        max_bytes=settings.UPLOAD_MAX_BYTES,
        max_pages=settings.UPLOAD_MAX_PAGES,
        max_megapixels=settings.UPLOAD_MAX_MEGAPIXELS,
    )
