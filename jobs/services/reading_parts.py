"""Reading many pages in parts: each part is a piece of work of its own, so that several workers read one document and a
short document need not wait for a long one. Whoever records the last part puts them together (ADR 0009).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from datetime import datetime
from itertools import groupby

from django.conf import settings
from django.db.models import QuerySet

from common.clock import Clock
from common.row_security import organization_scope
from common.work import STAT_PRIORITY, Held, enqueue, recording
from jobs.models import ExtractionJob, ReadingPart, StageRun
from jobs.services.reader import READER_NAME, finish_reading
from jobs.services.red_flag_lane import drop_parts, enqueue_search, withdraw_part_searches
from jobs.services.stages import finishing, pages_of
from referrals import reading
from referrals import selectors as referral_selectors
from referrals.data.pages import Page
from referrals.data.records import DocumentData
from referrals.received_files import reading_limits
from referrals.services import keep_pages


def begin_parts(held: Held, *, documents: Sequence[DocumentData]) -> None:
    """Divide the pages of the documents into parts and enqueue them; the read stage stays open until all are read."""
    with recording(held):
        job, _ = finishing(held)
        for number, (document, pages) in enumerate(_divided(documents)):
            part = ReadingPart.objects.create(
                organization_id=job.organization_id,
                job=job,
                number=number,
                document_id=document.id,
                first_page=pages.start,
                last_page=pages.stop - 1,
            )
            _enqueue_part(job, part, after=held if number == 0 else None)


def _divided(documents: Sequence[DocumentData]) -> list[tuple[DocumentData, range]]:
    size = settings.READING_PART_PAGES
    return [
        (document, range(first, min(first + size, document.page_count + 1)))
        for document in documents
        for first in range(1, document.page_count + 1, size)
    ]


def _enqueue_part(job: ExtractionJob, part: ReadingPart, *, after: Held | None) -> None:
    """Each part has less priority than the one before it: a second long document gets its turn."""
    enqueue(
        name="jobs.read_pages",
        queue="parts",
        subject_id=part.id,
        organization_id=job.organization_id,
        priority=job.priority - part.number,
        stat=job.priority >= STAT_PRIORITY,
        after=after,
    )


def read_part(held: Held, *, clock: Clock) -> None:
    """Read one part. Does nothing for a job that has failed meanwhile: its parts are gone."""
    with organization_scope(held.organization_id):
        part = _parts(held).filter(id=held.subject_id).select_related("job").first()
        if part is not None:
            document = referral_selectors.get_document(
                organization_id=held.organization_id,
                record_id=part.job.record_id,
                document_id=part.document_id,
            )
            data = referral_selectors.get_document_bytes(
                organization_id=held.organization_id, document_id=part.document_id
            )
    if part is None:
        with recording(held):
            return
    pages = reading.read_document(
        data=data,
        media_type=document.media_type,
        document_id=document.id,
        limits=_limits_of_part(part, document),
        processes=settings.READING_PROCESSES,
        pages=range(part.first_page, part.last_page + 1),
    )
    with recording(held):
        _record_part(held, pages, now=clock())


def _limits_of_part(part: ReadingPart, document: DocumentData) -> reading.Limits:
    """The time that reading the whole document may take is divided among its pages."""
    limits = reading_limits()
    share = (part.last_page - part.first_page + 1) / document.page_count
    seconds = max(limits.page_seconds, int(limits.document_seconds * share))
    return dataclasses.replace(limits, document_seconds=seconds)


def _record_part(held: Held, pages: tuple[Page, ...], *, now: datetime) -> None:
    opened = open_part(held)
    if opened is None:
        return
    job, stage_run, part = opened
    part.pages = [page.to_json() for page in pages]
    part.read_at = now
    part.save(update_fields=["pages", "read_at"])
    stage_run.attempt = max(stage_run.attempt, held.attempt)
    stage_run.save(update_fields=["attempt"])
    if ReadingPart.objects.in_organization(job.organization_id).filter(job=job, read_at=None).exists():
        enqueue_search(job, part_id=part.id, after=held, now=now)
    else:
        _join(job, stage_run, held, now=now)


def open_part(held: Held) -> tuple[ExtractionJob, StageRun, ReadingPart] | None:
    """Return the locked job, its read stage and the part, inside the recording transaction; None when the part is gone.

    The lock lets the parts of a job record one after another, so that exactly one of them finds itself the last.
    """
    job_id = _parts(held).filter(id=held.subject_id).values_list("job_id", flat=True).first()
    if job_id is None:
        return None
    job = ExtractionJob.objects.in_organization(held.organization_id).select_for_update().get(id=job_id)
    part = _parts(held).filter(id=held.subject_id).first()
    if part is None:
        return None
    stage_run = StageRun.objects.in_organization(held.organization_id).get(job=job, stage="read")
    return job, stage_run, part


def _join(job: ExtractionJob, stage_run: StageRun, held: Held, *, now: datetime) -> None:
    """Make the parts' pages the documents' and end the stage."""
    parts = list(ReadingPart.objects.in_organization(job.organization_id).filter(job=job).order_by("number"))
    by_document = {
        document_id: list(of_document)
        for document_id, of_document in groupby(parts, key=lambda part: part.document_id)
    }
    for document_id, of_document in by_document.items():
        keep_pages(
            organization_id=job.organization_id,
            document_id=document_id,
            pages=[Page.from_json(page) for part in of_document for page in part.pages or ()],
            reader=READER_NAME,
            now=now,
        )
    withdraw_part_searches(job)
    drop_parts(job)
    finish_reading(job, stage_run, held, pages=pages_of(job), read_now=by_document, parts=len(parts), now=now)


def _parts(held: Held) -> QuerySet[ReadingPart]:
    found: QuerySet[ReadingPart] = ReadingPart.objects.in_organization(held.organization_id)
    return found
