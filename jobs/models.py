"""Extraction jobs, their stages and the clinics' triage rules. PHI: stage outputs, job results, job metadata."""

from __future__ import annotations

from django.db import models

from common.ids import ID_LENGTH, new_id
from common.row_security import ScopedManager
from jobs.states import JOB, STAGE


def new_job_id() -> str:
    return new_id("job")


def new_stage_run_id() -> str:
    return new_id("stg")


class TriageRuleset(models.Model):
    """One row is one version of a clinic's triage rules; a published version is never changed."""

    organization_id = models.CharField(max_length=ID_LENGTH)
    team_id = models.CharField(max_length=ID_LENGTH, null=True, blank=True)  # noqa: DJ001 - null: of no team
    name = models.CharField(max_length=100)
    version = models.PositiveIntegerField(default=1)
    definition = models.JSONField(
        help_text="Rules, required fields and thresholds; docs/guides/triage-rules.md."
    )
    is_default = models.BooleanField(default=False, help_text="Used when a job names no ruleset.")
    created_at = models.DateTimeField()
    created_by = models.CharField(max_length=80)

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["organization_id", "name", "version"], name="ruleset_version_once"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.name} v{self.version}"


class ExtractionJob(models.Model):
    """One row is one reading of a record's documents into a triaged Referral.

    Its id is the capability that opens its result.
    """

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_job_id, editable=False)
    organization_id = models.CharField(max_length=ID_LENGTH)
    record_id = models.CharField(max_length=ID_LENGTH)
    team_id = models.CharField(max_length=ID_LENGTH, null=True, blank=True)  # noqa: DJ001 - null: of no team
    status = models.CharField(max_length=20, choices=[(s, s) for s in JOB.statuses], default=JOB.initial)
    stage = models.CharField(max_length=20, default="read")
    ruleset_name = models.CharField(max_length=100)
    ruleset_version = models.PositiveIntegerField()
    ruleset = models.JSONField(help_text="The rules as they were when the job was requested.")
    priority = models.SmallIntegerField(default=0)
    metadata = models.JSONField(default=dict, blank=True)
    document_ids = models.JSONField(default=list)
    requested_by = models.CharField(max_length=80)
    error_code = models.CharField(max_length=60, blank=True, default="")
    error_message = models.CharField(max_length=500, blank=True, default="")
    created_at = models.DateTimeField()
    started_at = models.DateTimeField(null=True, blank=True)
    completed_at = models.DateTimeField(null=True, blank=True)
    result = models.TextField(
        blank=True,
        default="",
        help_text="The members of a completed job's body, as JSON text, written once and served as it is.",
    )

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["record_id", "ruleset_name"],
                condition=models.Q(status__in=["queued", "processing"]),
                name="one_unfinished_job_per_record_and_ruleset",
            ),
            models.CheckConstraint(
                condition=models.Q(status__in=list(JOB.statuses)), name="job_status_known"
            ),
        ]
        indexes = [models.Index(fields=["organization_id", "record_id", "-created_at"], name="job_of_record")]

    def __str__(self) -> str:
        return f"{self.id[:10]}..."


class StageRun(models.Model):
    """One row is one stage of a job: read, assistant, judge or triage, with what it found."""

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_stage_run_id, editable=False)
    organization_id = models.CharField(max_length=ID_LENGTH)
    job = models.ForeignKey(ExtractionJob, on_delete=models.CASCADE)
    stage = models.CharField(max_length=20)
    status = models.CharField(max_length=20, choices=[(s, s) for s in STAGE.statuses], default=STAGE.initial)
    attempt = models.SmallIntegerField(default=0)
    actor = models.CharField(max_length=80, blank=True, default="")
    detail = models.CharField(
        max_length=300, blank=True, default="", help_text="Counts and codes, no patient data."
    )
    output = models.JSONField(null=True)
    created_at = models.DateTimeField()
    completed_at = models.DateTimeField(null=True)

    objects = ScopedManager()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["job", "stage"], name="stage_once_per_job")]

    def __str__(self) -> str:
        return f"{self.job_id[:10]}... {self.stage}"
