"""Pathways that start by themselves: when an extraction completes, on the referrals that a condition names."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from common.clock import Clock
from common.errors import FieldError, InvalidRequest, NotFound
from common.expressions import Result, check, evaluate
from common.row_security import organization_scope
from common.work import Held, enqueue, recording
from events import event_types
from events.data import EventData
from events.services import record_event
from pathways.documents import LONGEST_CONDITION
from pathways.models import Pathway, PathwayVersion, StartCondition, UndecidedStart
from pathways.selectors import load_operands
from pathways.services.start_gate import ON_REQUEST, Start, refuse_lost_by_start, start_of
from pathways.services.starting import AlreadyRunning, start_version
from referrals.data.records import RecordData
from referrals.fields import CATALOGUE
from referrals.selectors import find_record_of_job, load_record
from tenants.selectors import find_team

WORK, QUEUE = "pathways.start", "flow"
ACTOR = "service:start_condition"
LONGEST = LONGEST_CONDITION


class StartConditionInvalid(InvalidRequest):
    """The condition cannot be asked; the message says where and what to do."""


def set_start_condition(
    *, organization_id: str, pathway_id: str, expression: str, enabled: bool, actor: str, now: datetime
) -> None:
    """Say on which referrals a pathway starts by itself; an empty expression: on none.

    Holds for extractions that complete from now on; nothing happens where it is so already. Raises
    StartConditionInvalid, and RedFlagsLost where it would start no more on records that cannot wait and that it pays
    attention to, unless another person agrees at this moment.
    """
    with organization_scope(organization_id):
        pathway = (
            Pathway.objects.in_organization(organization_id).select_for_update().filter(id=pathway_id).first()
        )
        if pathway is None:
            raise NotFound("There is no such pathway in the organization.")
        wanted = wanted_start(expression, enabled=enabled)
        if wanted == start_of(pathway):
            return
        refuse_lost_by_start(pathway, wanted=wanted, purpose="start", now=now)
        _keep(pathway, wanted, actor=actor, now=now)


def wanted_start(expression: str, *, enabled: bool) -> Start:
    """Return when a pathway is to start by itself. Raises StartConditionInvalid."""
    expression = expression.strip()
    problems = start_problems(expression) if expression else []
    if problems:
        raise StartConditionInvalid(
            "The condition was not kept. " + " ".join(problems[:3]),
            errors=tuple(FieldError("expression", problem) for problem in problems),
        )
    return Start(expression, enabled) if expression else ON_REQUEST


def _keep(pathway: Pathway, wanted: Start, *, actor: str, now: datetime) -> None:
    conditions = StartCondition.objects.in_organization(pathway.organization_id)
    if wanted == ON_REQUEST:
        conditions.filter(pathway=pathway).delete()
    else:
        conditions.update_or_create(
            organization_id=pathway.organization_id,
            pathway=pathway,
            defaults={
                "expression": wanted.expression,
                "enabled": wanted.enabled,
                "set_by": actor,
                "set_at": now,
            },
        )
    record_event(
        type=event_types.PATHWAY_START_CHANGED,
        organization_id=pathway.organization_id,
        actor=actor,
        now=now,
        data={"pathway_id": pathway.id, "starts_by_itself": bool(wanted.condition)},
    )


def start_problems(expression: str) -> list[str]:
    """Return what is wrong with a condition, in words; empty when it can be kept."""
    if len(expression) > LONGEST:
        return [f"It is longer than {LONGEST} characters. Shorten it."]
    return [
        problem.message + ("" if problem.position is None else f" (character {problem.position + 1})")
        for problem in check(expression, CATALOGUE)
    ]


def enqueue_starts(event: EventData) -> None:
    """Have the conditions asked about a completed extraction (subscriber of extraction_job.completed)."""
    conditions = StartCondition.objects.in_organization(event.organization_id).filter(enabled=True)
    if conditions.exists():
        enqueue(
            name=WORK,
            queue=QUEUE,
            subject_id=event.data["job_id"],
            organization_id=event.organization_id,
        )


@dataclass(frozen=True)
class _Answer:
    """What a pathway's condition says of one referral."""

    version: PathwayVersion
    result: Result


def start_by_conditions(held: Held, *, clock: Clock) -> None:
    """Start the pathways whose condition holds for the job's record, all in one transaction with the work's end.

    One that has an active run on the record stays as it is. Where it cannot be told, nothing starts, and a person
    is asked to look.
    """
    with organization_scope(held.organization_id):
        record_id = find_record_of_job(organization_id=held.organization_id, job_id=held.subject_id)
        record = (
            load_record(organization_id=held.organization_id, record_id=record_id, lock=True)
            if record_id
            else None
        )
        with recording(held):
            if record is None or record.lifecycle != "active":
                return
            moment = clock()
            for answer in _answers(record, now=moment):
                if answer.result.outcome == "true":
                    _start(answer.version, record, now=moment)
                elif answer.result.outcome == "undetermined":
                    _note_undecided(
                        answer.version.pathway,
                        record,
                        job_id=held.subject_id,
                        fields=list(answer.result.undecided),
                        now=moment,
                    )


def _answers(record: RecordData, *, now: datetime) -> list[_Answer]:
    """Ask every enabled condition of a pathway that has a published version."""
    conditions = StartCondition.objects.in_organization(record.organization_id).filter(enabled=True)
    expressions = dict(conditions.values_list("pathway_id", "expression"))
    versions = PathwayVersion.objects.in_organization(record.organization_id).select_related("pathway")
    published = versions.filter(status="published", pathway_id__in=expressions).order_by("pathway_id")
    team = (
        find_team(organization_id=record.organization_id, team_id=record.team_id) if record.team_id else None
    )
    operands = load_operands(record=record, team=team.name if team else None, today=now.date())
    return [_Answer(version, evaluate(expressions[version.pathway_id], operands)) for version in published]


def _start(version: PathwayVersion, record: RecordData, *, now: datetime) -> None:
    try:
        start_version(version, record=record, actor=ACTOR, now=now)
    except AlreadyRunning:
        return


def _note_undecided(
    pathway: Pathway, record: RecordData, *, job_id: str, fields: list[str], now: datetime
) -> None:
    _, new = UndecidedStart.objects.get_or_create(
        organization_id=record.organization_id,
        pathway=pathway,
        job_id=job_id,
        defaults={"record_id": record.id, "fields": fields, "noted_at": now},
    )
    if new:
        record_event(
            type=event_types.PATHWAY_START_UNDECIDED,
            organization_id=record.organization_id,
            actor=ACTOR,
            now=now,
            record_id=record.id,
            team_id=record.team_id,
            data={"pathway_id": pathway.id, "fields": fields},
        )


def give_up_starts(held: Held, *, now: datetime) -> None:
    """Have a person look at the record: whether a pathway starts on it could not be found out."""
    with organization_scope(held.organization_id):
        record_id = find_record_of_job(organization_id=held.organization_id, job_id=held.subject_id)
        with recording(held):
            if record_id is None:
                return
            record = load_record(organization_id=held.organization_id, record_id=record_id)
            conditions = StartCondition.objects.in_organization(held.organization_id).filter(enabled=True)
            for condition in conditions.select_related("pathway"):
                _note_undecided(condition.pathway, record, job_id=held.subject_id, fields=[], now=now)


def mark_undecided_seen(*, organization_id: str, undecided_id: int, actor: str, now: datetime) -> None:
    """Note that a person has looked at a referral of which it could not be told; nothing happens the second time."""
    with organization_scope(organization_id):
        UndecidedStart.objects.in_organization(organization_id).filter(id=undecided_id, seen_at=None).update(
            seen_by=actor, seen_at=now
        )
