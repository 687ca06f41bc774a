"""The red-flag lane: the text is searched as soon as it is read, beside the assistant and independent of it.

Each search is a piece of work on a queue of its own, which a pool serves that does nothing slow. It can only raise:
what remains of the job overtakes, and the event is told at once (ADR 0009).
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime

from django.db.models import QuerySet

from common.clock import Clock
from common.row_security import organization_scope
from common.work import STAT_PRIORITY, Held, enqueue, expedite, recording
from events import event_types
from events.services import record_event
from jobs import extraction
from jobs.models import ExtractionJob, ReadingPart, RedFlagSearch, StageRun
from jobs.services.stages import all_pages_of
from jobs.states import JOB
from referrals.data.pages import Page
from referrals.data.referral import RedFlag
from referrals.selectors import load_record

logger = logging.getLogger(__name__)

NOT_SEARCHED = RedFlag(
    code="not_searched",
    text="The search for red flags failed in this document: somebody should look at it now.",
)
"""What a search that failed raises: what nobody has looked for may be there."""


def enqueue_search(job: ExtractionJob, *, part_id: str, after: Held, now: datetime) -> None:
    """Have the text of a part searched, or with an empty `part_id` all text of the job, as soon as this transaction
    commits, whatever else of the organization waits.
    """
    search = RedFlagSearch.objects.create(
        organization_id=job.organization_id, job=job, part_id=part_id, created_at=now
    )
    enqueue(
        name="jobs.red_flags",
        queue="flags",
        subject_id=search.id,
        organization_id=job.organization_id,
        priority=job.priority,
        after=after,
    )


def search_red_flags(held: Held, *, clock: Clock) -> None:
    """Search the text for red flags; keep and tell what is found."""
    with organization_scope(held.organization_id):
        search = _searches(held.organization_id).filter(id=held.subject_id).select_related("job").first()
        pages = None if search is None else _text_of(search)
    flags = () if pages is None else _flags_on(pages)
    with recording(held):
        _record(held, flags, now=clock())


def give_up_search(held: Held, *, code: str, now: datetime) -> None:
    """Treat a text that could not be searched as one with a red flag."""
    logger.error(
        "red flags were not searched",
        extra={"search_id": held.subject_id, "attempt": held.attempt, "error": code},
    )
    with recording(held):
        _record(held, (NOT_SEARCHED,), now=now)


def red_flags_of(job: ExtractionJob, *, pages: Sequence[Page]) -> tuple[RedFlag, ...]:
    """Return the red flags of these pages of the job, for triage: what they say, and what was told of them before.

    They are searched for here as well, because the lane may be late and pages of other patients may have been left out
    since. A flag that was raised on a part is not taken back because the whole text reads otherwise; NOT_SEARCHED is,
    once the whole text has been searched.
    """
    done = _searches_done(job)
    if any(
        search.part_id == "" and search.found == [NOT_SEARCHED.model_dump(mode="json")] for search in done
    ):
        found: tuple[RedFlag, ...] = (NOT_SEARCHED,)
    else:
        found = _flags_on(pages)
    there = {(page.document_id, page.number) for page in pages}
    by_code = {flag.code: flag for flag in found}
    for flag in _flags_in(done):
        if any((place.document_id, place.page) in there for place in flag.evidence):
            by_code.setdefault(flag.code, flag)
    return tuple(by_code.values())


def red_flags_set_aside(
    job: ExtractionJob, *, pages: Sequence[Page], flags: Sequence[RedFlag]
) -> tuple[RedFlag, ...]:
    """Return the red flags that only pages set aside raised: told for the record, and not among those of its patient
    (`flags`, of the usable `pages`).
    """
    there = {(page.document_id, page.number) for page in pages}
    aside = tuple(page for page in all_pages_of(job) if (page.document_id, page.number) not in there)
    if not aside:
        return ()
    found: dict[str, RedFlag] = {}
    for flag in (*_flags_in(_searches_done(job)), *extraction.find_red_flags(pages=aside)):
        if flag.evidence and all((place.document_id, place.page) not in there for place in flag.evidence):
            found.setdefault(flag.code, flag)
    return tuple(flag for code, flag in found.items() if code not in {flag.code for flag in flags})


def _searches_done(job: ExtractionJob) -> list[RedFlagSearch]:
    return list(_searches(job.organization_id).filter(job=job, searched_at__isnull=False).order_by("part_id"))


def _flags_in(searches: Sequence[RedFlagSearch]) -> list[RedFlag]:
    return [RedFlag.model_validate(flag) for search in searches for flag in search.found]


def tell_if_late(job: ExtractionJob, flags: Sequence[RedFlag], *, now: datetime) -> None:
    """Do what the lane has not come to, so that a red flag is told before the job's completion is. Inside the recording
    of triage, under the job's lock; the lane finds its search done.
    """
    late = _searches(job.organization_id).filter(job=job, part_id="", searched_at=None)
    search_id = late.values_list("id", flat=True).first()
    if search_id is not None:
        # An event may be followed by no lock, and completing the job locks the record.
        load_record(organization_id=job.organization_id, record_id=job.record_id, lock=True)
        _keep(job, search_id, flags, now=now)


def withdraw_part_searches(job: ExtractionJob) -> None:
    """Forget the searches of parts that have not been done: all of the text is searched now."""
    _searches(job.organization_id).filter(job=job, searched_at=None).exclude(part_id="").delete()


def drop_parts(job: ExtractionJob) -> None:
    """Delete the parts of a job but those whose text is still to be searched."""
    waiting = (
        _searches(job.organization_id).filter(job=job, searched_at=None).values_list("part_id", flat=True)
    )
    ReadingPart.objects.in_organization(job.organization_id).filter(job=job).exclude(
        id__in=list(waiting)
    ).delete()


def _text_of(search: RedFlagSearch) -> tuple[Page, ...] | None:
    if not search.part_id:
        return all_pages_of(search.job)
    parts = ReadingPart.objects.in_organization(search.organization_id).filter(id=search.part_id)
    pages = parts.values_list("pages", flat=True).first()
    return None if pages is None else tuple(Page.from_json(page) for page in pages)


def _flags_on(pages: Sequence[Page]) -> tuple[RedFlag, ...]:
    """What the pages say, and `not_searched` for those that nobody could read."""
    return (*extraction.find_red_flags(pages=pages), *extraction.flags_of_unread(pages))


def _record(held: Held, flags: Sequence[RedFlag], *, now: datetime) -> None:
    job_id = (
        _searches(held.organization_id).filter(id=held.subject_id).values_list("job_id", flat=True).first()
    )
    if job_id is not None:
        job = ExtractionJob.objects.in_organization(held.organization_id).select_for_update().get(id=job_id)
        _keep(job, held.subject_id, flags, now=now)


def _keep(job: ExtractionJob, search_id: str, flags: Sequence[RedFlag], *, now: datetime) -> None:
    """Keep what a search found, unless it is done or withdrawn, and tell the codes that are new. The job is locked."""
    searches = _searches(job.organization_id)
    told = {
        flag["code"]
        for found in searches.filter(job=job, searched_at__isnull=False).values_list("found", flat=True)
        for flag in found
    }
    found = [flag.model_dump(mode="json") for flag in flags]
    if not searches.filter(id=search_id, searched_at=None).update(found=found, searched_at=now):
        return
    over = job.status in JOB.terminal
    if over:
        drop_parts(job)
    news = sorted({flag.code for flag in flags} - told - set(job.ruleset.get("red_flags_off", ())))
    if not news:
        return
    if not over:
        _bring_forward(job)
    record_event(
        type=event_types.REFERRAL_RED_FLAG,
        organization_id=job.organization_id,
        actor="service:red-flags",
        now=now,
        record_id=job.record_id,
        team_id=job.team_id,
        data={"codes": news},
    )


def _bring_forward(job: ExtractionJob) -> None:
    """Let what remains of the job overtake: its stages, now and later, and its unread parts go to the lane `stat`."""
    if job.priority >= STAT_PRIORITY:
        return
    by = STAT_PRIORITY - job.priority
    job.priority = STAT_PRIORITY
    job.save(update_fields=["priority"])
    stages = StageRun.objects.in_organization(job.organization_id).filter(job=job, status="pending")
    parts = ReadingPart.objects.in_organization(job.organization_id).filter(job=job, read_at=None)
    expedite(
        organization_id=job.organization_id,
        subject_ids=[*stages.values_list("id", flat=True), *parts.values_list("id", flat=True)],
        by=by,
    )


def _searches(organization_id: str) -> QuerySet[RedFlagSearch]:
    found: QuerySet[RedFlagSearch] = RedFlagSearch.objects.in_organization(organization_id)
    return found
