"""The stages of an extraction job as Celery tasks, each of which hands on to the next."""

from __future__ import annotations

from common.clock import now
from common.tasks import work_task
from common.work import Held, Retry
from jobs import services
from referrals.reading import ReadingFailed

OUR_FAULT = "reader_unavailable"


def _give_up(held: Held, code: str) -> None:
    services.fail_job(
        held, code=code if code in services.FAILURES else "internal_error", message=None, now=now()
    )


@work_task(name="jobs.read", queue="documents", give_up=_give_up)
def read(held: Held) -> None:
    """Read the job's documents; a document that cannot be read fails its own job at once."""
    try:
        services.read_stage(held, clock=now)
    except ReadingFailed as failure:
        if failure.code == OUR_FAULT:
            raise Retry(OUR_FAULT) from None
        services.fail_job(held, code=failure.code, message=failure.message, now=now())


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
