"""What happens to a review by time alone: reminders, being overdue, being put to others. Each timer is a row of work.

Due times are set by the database's clock, which also decides when they have come: a worker or a web server whose
clock is wrong, or jumps, fires nothing early or late.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta

from django.db.models import F

from common.clock import database_now
from common.row_security import organization_scope
from common.work import Held, cancel, delay, enqueue, recording
from events import event_types
from events.data import EventData
from pathways.models import Notification, PathwayRun, Review
from pathways.nodes import WaitNode
from pathways.nodes.timing import WaitTimes, moment_after
from pathways.selectors import definition_of
from pathways.services.assigning import hand_over, note_step, who_is_asked
from pathways.services.reminder_mails import enqueue_mail, was_mailed_lately
from pathways.services.run_events import SERVICE, tell_of_run
from pathways.services.starting import QUEUE
from pathways.values import ADMINISTRATOR, RECORD_TEAM
from tenants.selectors import get_working_calendar

EXPIRY_WORK = "pathways.review_timer"
DUE_WORK = "pathways.review_due"
REMINDER_WORK = "pathways.review_reminder"
ESCALATION_WORK = "pathways.review_escalation"
TIMERS = (EXPIRY_WORK, DUE_WORK, REMINDER_WORK, ESCALATION_WORK)


def set_timers(review: Review, times: WaitTimes, *, start: datetime) -> None:
    """Set when a new review is due, reminds, is put to others and expires, counted from `start`.

    The caller saves the review. Raises NoWorkingTime.
    """
    calendar = get_working_calendar(organization_id=review.organization_id)
    if times.expires_in:
        review.expires_at = moment_after(times.expires_in, start=start, calendar=calendar)
        _set(review, EXPIRY_WORK, review.expires_at)
    review.due_at = review.expires_at
    if times.due_in:
        review.due_at = moment_after(times.due_in, start=start, calendar=calendar)
        _set(review, DUE_WORK, review.due_at)
    if times.remind:
        review.reminds_at = moment_after(times.remind.after, start=start, calendar=calendar)
        _set(review, REMINDER_WORK, review.reminds_at)
    if times.escalate:
        review.escalates_at = moment_after(times.escalate.after, start=start, calendar=calendar)
        _set(review, ESCALATION_WORK, review.escalates_at)


def _set(review: Review, name: str, due_at: datetime) -> None:
    enqueue(
        name=name,
        queue=QUEUE,
        subject_id=review.id,
        organization_id=review.organization_id,
        due_at=due_at,
    )


def cancel_timers(review: Review) -> None:
    """Withdraw all that was to happen to a review that is not open any more."""
    for name in TIMERS:
        cancel(name=name, subject_id=review.id)


@contextmanager
def fired(held: Held) -> Iterator[tuple[PathwayRun, Review, WaitNode] | None]:
    """Open the transaction of a timer that has come: the run locked, its review and node, or None if it is answered."""
    with organization_scope(held.organization_id):
        reviews = Review.objects.in_organization(held.organization_id)
        run = (
            PathwayRun.objects.in_organization(held.organization_id)
            .select_for_update(of=("self",))
            .select_related("version")
            .get(id=reviews.get(id=held.subject_id).run_id)
        )
        with recording(held):
            review = reviews.select_related("node_run").get(id=held.subject_id)
            node = definition_of(run.version).node(review.node_run.node)
            waits = review.status == "open" and run.status == "paused" and isinstance(node, WaitNode)
            yield (run, review, node) if waits and isinstance(node, WaitNode) else None


def remind(held: Held, *, now: datetime) -> None:
    """Remind whoever is asked, and set the next reminder."""
    with fired(held) as open_one:
        if open_one is None:
            return
        run, review, node = open_one
        reminders = node.config.remind
        review.reminders += 1
        review.reminds_at = None
        if reminders and reminders.every and review.reminders < reminders.most:
            calendar = get_working_calendar(organization_id=review.organization_id)
            review.reminds_at = moment_after(reminders.every, start=database_now(), calendar=calendar)
            _set(review, REMINDER_WORK, review.reminds_at)
        review.save()
        lately = was_mailed_lately(review)
        told = _tell(
            review, run, message=f"Reminder: the review “{review.title}” still waits for an answer.", now=now
        )
        if not lately:
            enqueue_mail(told)
        note_step(review, kind="reminded", actor=SERVICE, now=now)
        tell_of_run(run, event_types.REVIEW_REMINDED, now=now, review_id=review.id)


def tell_overdue(held: Held, *, now: datetime) -> None:
    """Say that a review was not answered by the time it is due; it stays open."""
    with fired(held) as open_one:
        if open_one is None:
            return
        run, review, _ = open_one
        review.overdue_at = now
        review.save()
        _tell(review, run, message=f"The review “{review.title}” is overdue.", now=now)
        note_step(review, kind="overdue", actor=SERVICE, now=now)
        tell_of_run(run, event_types.REVIEW_OVERDUE, now=now, review_id=review.id)


def escalate(held: Held, *, now: datetime) -> None:
    """Put a review to the others that the pathway names; whoever had taken it has it no more."""
    with fired(held) as open_one:
        if open_one is None or open_one[2].config.escalate is None:
            return
        run, review, node = open_one
        to = (
            node.config.escalate.to.model_dump(mode="json", exclude_none=True) if node.config.escalate else {}
        )
        asked = who_is_asked(organization_id=run.organization_id, assignee=to, record_team_id=run.team_id)
        review.claimed_by, review.claimed_at, review.escalates_at = "", None, None
        hand_over(
            review,
            run,
            asked,
            kind="escalated",
            event_type=event_types.REVIEW_ESCALATED,
            actor=SERVICE,
            now=now,
        )
        review.save()
        told = _tell(
            review, run, message=f"The review “{review.title}” was put to you: nobody answered it.", now=now
        )
        enqueue_mail(told)


def shift_timers(event: EventData) -> None:
    """Give open reviews back the time for which their organization was suspended.

    A subscriber of organization.resumed, whose data say since when (`suspended_at`).
    """
    since = datetime.fromisoformat(event.data["suspended_at"])
    by = database_now() - since
    if by <= timedelta(0):
        return
    delay(names=TIMERS, organization_id=event.organization_id, by=by, due_after=since)
    reviews = Review.objects.in_organization(event.organization_id).filter(status="open")
    for column in ("due_at", "expires_at", "reminds_at", "escalates_at"):
        reviews.filter(**{f"{column}__gte": since}).update(**{column: F(column) + by})


def _tell(review: Review, run: PathwayRun, *, message: str, now: datetime) -> Notification:
    """Leave a message for whoever has the review, else for those who are asked, and return it."""
    return Notification.objects.create(
        organization_id=review.organization_id,
        audience=review.claimed_by or audience_of(review),
        record_id=review.record_id,
        run=run,
        review=review,
        message=message,
        created_at=now,
    )


def audience_of(review: Review) -> str:
    """Return whom a message about a review is for, as notifications name it.

    Where the record belongs to no team, everyone may answer, but nobody is told what is nobody's own affair: the
    administrators are, who can see to it.
    """
    if review.assignee_user_id:
        return f"user:{review.assignee_user_id}"
    if review.assignee_role:
        return f"role:{review.assignee_role}"
    team = review.assignee.get("team", RECORD_TEAM)
    return f"role:{ADMINISTRATOR}" if team == RECORD_TEAM else f"team:{team}"[:120]
