"""Reading jobs and rulesets."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from common.errors import FieldError, InvalidRequest, NotFound
from common.ids import is_id
from common.prepared import prepared_cursor
from jobs.data import JobData, Ruleset
from jobs.extraction import default_ruleset
from jobs.models import ExtractionJob, StageRun, TriageRuleset


class JobNotFound(NotFound):
    """Unknown or foreign: one and the same answer."""

    def __init__(self) -> None:
        super().__init__("There is no job with this id.")


class RulesetUnknown(InvalidRequest):
    """The organization has no ruleset of that name."""


_OPENED_BY = """
SELECT organization_id, record_id, team_id, status, stage, created_at, started_at, completed_at,
       error_code, error_message, result, key_required, result_hours, record_is_active
FROM jobs_opened_by(%s)
"""


def get_job_opened_by(*, job_id: str, now: datetime) -> JobData:
    """Return the job that its id, a capability, opens; needs no scope, and leaves none. Raises JobNotFound.

    `result` is empty once the organization's time for open results is over, or the record is archived
    (`result_expired`).
    """
    if not is_id(job_id, prefix="job"):
        raise JobNotFound
    with prepared_cursor() as cursor:
        cursor.execute(_OPENED_BY, [job_id])
        row = cursor.fetchone()
    if row is None:
        raise JobNotFound
    return _job_data(job_id, row, now=now)


def _job_data(job_id: str, row: tuple[Any, ...], *, now: datetime) -> JobData:
    status: str = row[3]
    completed_at: datetime | None = row[7]
    result_hours, record_is_active = row[12:]
    expired = (
        status == "completed"
        and completed_at is not None
        and (now - completed_at > timedelta(hours=result_hours) or not record_is_active)
    )
    return JobData(
        id=job_id,
        organization_id=row[0],
        record_id=row[1],
        team_id=row[2],
        status=status,
        stage=row[4],
        created_at=row[5],
        started_at=row[6],
        completed_at=completed_at,
        error_code=row[8],
        error_message=row[9],
        result="" if expired else row[10],
        result_expired=expired,
        key_required=row[11],
    )


def get_stage_outputs(*, job: ExtractionJob) -> dict[str, Any]:
    """Return what each completed stage of the job found, by stage."""
    return dict(
        StageRun.objects.in_organization(job.organization_id)
        .filter(job=job, status="completed")
        .values_list("stage", "output")
    )


def get_stage_actor(*, job: ExtractionJob, stage: str) -> str:
    """Return who completed a stage of the job, without the kind before it ("built-in 1.0"); "" before that."""
    stages = StageRun.objects.in_organization(job.organization_id).filter(job=job, stage=stage)
    return (stages.values_list("actor", flat=True).first() or "").partition(":")[2]


def get_ruleset(*, organization_id: str, team_id: str | None, name: str | None) -> Ruleset:
    """Return the newest version of the named ruleset, or of the default one: the team's, the organization's,
    the shipped one.

    Raises RulesetUnknown for a name that neither the organization nor the service has.
    """
    rulesets = (
        TriageRuleset.objects.in_organization(organization_id).filter(team_id__in=[team_id])
        if team_id
        else None
    )
    for candidates in (rulesets, TriageRuleset.objects.in_organization(organization_id).filter(team_id=None)):
        if candidates is None:
            continue
        chosen = candidates.filter(name=name) if name else candidates.filter(is_default=True)
        found = chosen.order_by("-version").first()
        if found is not None:
            return Ruleset.model_validate({**found.definition, "name": found.name, "version": found.version})
    shipped = default_ruleset()
    if name in (None, shipped.name):
        return shipped
    message = "Your organization has no ruleset of this name. Leave `ruleset` out for the default one."
    raise RulesetUnknown(message, errors=(FieldError("ruleset", message),))


def list_rulesets(*, organization_id: str, team_id: str | None) -> list[TriageRuleset]:
    """Return the newest version of each ruleset of the organization, or of one of its teams, by name."""
    rows = TriageRuleset.objects.in_organization(organization_id).filter(team_id=team_id)
    return list(rows.order_by("name", "-version").distinct("name"))


def get_ruleset_version(*, organization_id: str, team_id: str | None, name: str, version: int) -> Ruleset:
    """Return one version of the organization's (or the team's) own rules. Raises RulesetUnknown."""
    rows = TriageRuleset.objects.in_organization(organization_id).filter(team_id=team_id)
    found = rows.filter(name=name, version=version).first()
    if found is None:
        kept = list(rows.filter(name=name).order_by("version").values_list("version", flat=True))
        there = (
            f"There are {', '.join(map(str, kept))}."
            if kept
            else "There are no rules of its own of this name."
        )
        raise RulesetUnknown(f"There is no version {version} of rules of this name. {there}")
    return Ruleset.model_validate({**found.definition, "name": found.name, "version": found.version})
