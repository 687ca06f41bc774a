"""Each node of a run, and each timer, as a Celery task."""

from __future__ import annotations

from common.clock import now
from common.tasks import work_task
from common.work import Held, recording
from pathways import services
from pathways.services import (
    archiving,
    compensating,
    receiving,
    reminder_mails,
    simulating_chunks,
    start_conditions,
    timers,
)


def _give_up_node(held: Held, code: str) -> None:
    services.give_up_node(held, code=code, now=now())


def _give_up_timer(held: Held, code: str) -> None:
    """A review whose timer cannot be served stays open: people can still answer it."""
    with recording(held):
        pass


@work_task(name="pathways.node", queue="flow", give_up=_give_up_node, max_attempts=4)
def node(held: Held) -> None:
    """Run one node and hand on to the next."""
    services.run_node_work(held, clock=now)


@work_task(name="pathways.review_timer", queue="flow", give_up=_give_up_timer, max_attempts=8)
def review_timer(held: Held) -> None:
    """Let a review expire."""
    services.expire_review(held, now=now())


@work_task(name="pathways.review_due", queue="flow", give_up=_give_up_timer, max_attempts=8)
def review_due(held: Held) -> None:
    """Say that a review is overdue."""
    timers.tell_overdue(held, now=now())


@work_task(name="pathways.review_reminder", queue="flow", give_up=_give_up_timer, max_attempts=8)
def review_reminder(held: Held) -> None:
    """Remind whoever is asked."""
    timers.remind(held, now=now())


@work_task(name="pathways.mail_about_review", queue="io", give_up=_give_up_timer, max_attempts=8)
def review_mail(held: Held) -> None:
    """Mail whoever is asked that a review waits."""
    reminder_mails.mail_reminder(held)


@work_task(name="pathways.review_escalation", queue="flow", give_up=_give_up_timer, max_attempts=8)
def review_escalation(held: Held) -> None:
    """Put a review to others."""
    timers.escalate(held, now=now())


def _give_up_undoing(held: Held, code: str) -> None:
    compensating.give_up_undoing(held, code=code, now=now())


@work_task(name="pathways.compensation", queue="flow", give_up=_give_up_undoing, max_attempts=4)
def compensation(held: Held) -> None:
    """Undo one effect of a cancelled run."""
    compensating.undo_next(held, clock=now)


@work_task(name="pathways.upload_answer", queue="flow", give_up=_give_up_timer, max_attempts=8)
def upload_answer(held: Held) -> None:
    """Answer the wait for documents that have arrived."""
    receiving.answer_wait(held, now=now())


def _give_up_chunk(held: Held, code: str) -> None:
    simulating_chunks.give_up_chunk(held, code, now=now())


@work_task(name="pathways.simulation_chunk", queue="shadow", give_up=_give_up_chunk, max_attempts=3)
def simulation_chunk(held: Held) -> None:
    """Try a pathway on some records, without any effect."""
    simulating_chunks.try_chunk(held, clock=now)


def _give_up_starts(held: Held, _code: str) -> None:
    start_conditions.give_up_starts(held, now=now())


@work_task(name="pathways.start", queue="flow", give_up=_give_up_starts, max_attempts=5)
def start(held: Held) -> None:
    """Start the pathways whose condition holds for a referral that was just extracted."""
    start_conditions.start_by_conditions(held, clock=now)


@work_task(name="pathways.archived", queue="flow", give_up=_give_up_timer, max_attempts=8)
def archived(held: Held) -> None:
    """Cancel the runs of an archived record."""
    archiving.cancel_runs_of_record(held, clock=now)
