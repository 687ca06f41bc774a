"""The stages of an extraction job as Celery tasks, each of which hands on to the next."""

from __future__ import annotations

from collections.abc import Callable

from common.clock import now
from common.tasks import work_task
from common.work import Held, Retry, recording
from jobs import services
from referrals.reading import ReadingFailed

OUR_FAULT = "reader_unavailable"
RED_FLAG_LEASE_SECONDS = 3.0
"""Shorter than for other work: a search takes parts of a second, and danger waits for nobody's lease."""


def _give_up_shadow(held: Held, code: str) -> None:
    services.give_up_shadow(held, code, now=now())


def _give_up(held: Held, code: str) -> None:
    services.fail_job(
        held, code=code if code in services.FAILURES else "internal_error", message=None, now=now()
    )


@work_task(name="jobs.read", queue="documents", give_up=_give_up)
def read(held: Held) -> None:
    """Read the job's documents; a document that cannot be read fails its own job at once."""
    _reading(held, services.read_stage, services.fail_job)


def _give_up_part(held: Held, code: str) -> None:
    services.fail_job_of_part(
        held, code=code if code in services.FAILURES else "internal_error", message=None, now=now()
    )


@work_task(name="jobs.read_pages", queue="parts", give_up=_give_up_part)
def read_pages(held: Held) -> None:
    """Read a part of the job's documents; a document that cannot be read fails the job at once."""
    _reading(held, services.read_part, services.fail_job_of_part)


def _reading(held: Held, read: Callable[..., None], fail: Callable[..., None]) -> None:
    try:
        read(held, clock=now)
    except ReadingFailed as failure:
        if failure.code == OUR_FAULT:
            raise Retry(OUR_FAULT) from None
        fail(held, code=failure.code, message=failure.message, now=now())


def _give_up_search(held: Held, code: str) -> None:
    services.give_up_search(held, code=code, now=now())


@work_task(
    name="jobs.red_flags", queue="flags", give_up=_give_up_search, lease_seconds=RED_FLAG_LEASE_SECONDS
)
def red_flags(held: Held) -> None:
    """Search what has been read for red flags."""
    services.search_red_flags(held, clock=now)


@work_task(name="jobs.assistant", queue="flow", give_up=_give_up)
def assistant(held: Held) -> None:
    """Extract the referral."""
    services.assistant_stage(held, clock=now)


@work_task(name="jobs.judge", queue="flow", give_up=_give_up)
def judge(held: Held) -> None:
    """Judge every field."""
    services.judge_stage(held, clock=now)


@work_task(name="jobs.triage", queue="flow", give_up=_give_up)
def triage(held: Held) -> None:
    """Triage the referral and complete the job."""
    services.triage_stage(held, clock=now)


@work_task(name="jobs.shadow", queue="shadow", give_up=_give_up_shadow)
def shadow(held: Held) -> None:
    """Run a candidate beside a completed job."""
    services.run_shadow(held, clock=now)


def _leave_jobs(held: Held, _code: str) -> None:
    """The jobs end by themselves, and the open endpoint shows nothing of them: their record is archived."""
    with recording(held):
        pass


@work_task(name="jobs.archived", queue="flow", give_up=_leave_jobs, max_attempts=8)
def archived(held: Held) -> None:
    """Cancel the unfinished jobs of an archived record."""
    services.cancel_jobs_of_record(held, clock=now)
