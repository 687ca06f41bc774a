"""Extraction jobs, their stages and the clinics' triage rules. PHI: stage outputs, job results, job metadata,
what shadows found.
"""

from __future__ import annotations

from django.db import models

from common.ids import ID_LENGTH, new_id
from common.row_security import ScopedManager
from jobs.states import JOB, SHADOW_RUN, STAGE


def new_job_id() -> str:
    return new_id("job")


def new_stage_run_id() -> str:
    return new_id("stg")


def new_shadow_id() -> str:
    return new_id("shd")


def new_shadow_run_id() -> str:
    return new_id("shr")


def new_part_id() -> str:
    return new_id("prt")


def new_search_id() -> str:
    return new_id("rfs")


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
    comment = models.CharField(max_length=300, blank=True, default="", help_text="Why this version.")

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["organization_id", "team_id", "name", "version"],
                name="ruleset_version_once",
                nulls_distinct=False,
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
    confidence_map = models.CharField(
        max_length=40,
        blank=True,
        default="",
        help_text="The map of confidences in use when it was requested.",
    )
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


class Shadow(models.Model):
    """One row is a candidate that runs beside an organization's jobs: another assistant, other rules, or both.

    What it finds is kept and compared, and never used.
    """

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_shadow_id, editable=False)
    organization_id = models.CharField(max_length=ID_LENGTH)
    team_id = models.CharField(max_length=ID_LENGTH, null=True, blank=True)  # noqa: DJ001 - null: jobs of all teams
    name = models.CharField(max_length=100)
    assistant = models.CharField(
        max_length=100,
        blank=True,
        default="",
        help_text="Name of the candidate; empty: the job's own reading.",
    )
    ruleset = models.JSONField(null=True, help_text="The candidate rules as they were; null: the job's own.")
    share = models.PositiveSmallIntegerField(default=100, help_text="Of a hundred jobs, how many it runs on.")
    comment = models.CharField(max_length=300, blank=True, default="")
    created_at = models.DateTimeField()
    created_by = models.CharField(max_length=80)
    ends_at = models.DateTimeField()
    stopped_at = models.DateTimeField(null=True)

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["organization_id", "name"], name="shadow_name_once"),
            models.CheckConstraint(
                condition=models.Q(share__gte=1, share__lte=100), name="shadow_share_in_percent"
            ),
        ]

    def __str__(self) -> str:
        return self.name


class ShadowRun(models.Model):
    """One row is what a shadow found for one completed job, beside what the job had found."""

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_shadow_run_id, editable=False)
    organization_id = models.CharField(max_length=ID_LENGTH)
    shadow = models.ForeignKey(Shadow, on_delete=models.CASCADE)
    job = models.ForeignKey(ExtractionJob, on_delete=models.CASCADE)
    record_id = models.CharField(max_length=ID_LENGTH)
    status = models.CharField(
        max_length=20, choices=[(s, s) for s in SHADOW_RUN.statuses], default=SHADOW_RUN.initial
    )
    error_code = models.CharField(max_length=100, blank=True, default="")
    result = models.JSONField(null=True, help_text="The candidate's referral, triage and completeness.")
    comparison = models.JSONField(
        null=True, help_text="Path to what each of the two has, and whether it agrees."
    )
    seconds = models.FloatField(null=True, help_text="How long the candidate took.")
    created_at = models.DateTimeField()
    completed_at = models.DateTimeField(null=True)

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["shadow", "job"], name="shadow_once_per_job"),
            models.CheckConstraint(
                condition=models.Q(status__in=list(SHADOW_RUN.statuses)), name="shadow_run_status_known"
            ),
        ]
        indexes = [models.Index(fields=["shadow", "-created_at"], name="shadow_run_newest")]

    def __str__(self) -> str:
        return self.id


class ReadingPart(models.Model):
    """One row is some pages of one document, while the job's documents are read in parts.

    It is gone once all parts are read and their pages are the documents' (`referrals`), or the job has failed.
    """

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_part_id, editable=False)
    organization_id = models.CharField(max_length=ID_LENGTH)
    job = models.ForeignKey(ExtractionJob, on_delete=models.CASCADE)
    number = models.PositiveSmallIntegerField(help_text="Place among the parts of the job, from 0.")
    document_id = models.CharField(max_length=ID_LENGTH)
    first_page = models.PositiveIntegerField()
    last_page = models.PositiveIntegerField()
    pages = models.JSONField(null=True)
    read_at = models.DateTimeField(null=True)

    objects = ScopedManager()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["job", "number"], name="reading_part_once_per_job")]

    def __str__(self) -> str:
        return f"{self.job_id[:10]}... part {self.number}"


class RedFlagSearch(models.Model):
    """One row is one search for red flags: in a part of a job's text as soon as it is read, or in all of it
    (`part_id` is empty). `found` are RedFlags (`referrals.data.referral`), with the words that raise them.
    """

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_search_id, editable=False)
    organization_id = models.CharField(max_length=ID_LENGTH)
    job = models.ForeignKey(ExtractionJob, on_delete=models.CASCADE)
    part_id = models.CharField(max_length=ID_LENGTH, blank=True, default="")
    found = models.JSONField(default=list)
    created_at = models.DateTimeField()
    searched_at = models.DateTimeField(null=True)

    objects = ScopedManager()

    class Meta:
        verbose_name_plural = "red flag searches"
        constraints = [
            models.UniqueConstraint(fields=["job", "part_id"], name="red_flag_search_once_per_text")
        ]

    def __str__(self) -> str:
        return f"{self.job_id[:10]}... red flags"


class CalibrationMap(models.Model):
    """One row is one version of an organization's own map from raw to shown confidence, fitted on what its people made
    of the service's values. It is used while it is active, and only above the shipped map that it leans on.
    """

    organization_id = models.CharField(max_length=ID_LENGTH)
    version = models.PositiveIntegerField()
    leans_on = models.CharField(
        max_length=40, help_text="The name of the shipped map that it was fitted from."
    )
    groups = models.JSONField(help_text="For each group of fields the points (raw, shown).")
    judged = models.PositiveIntegerField(help_text="How many values it rests on.")
    wrong = models.PositiveIntegerField(help_text="How many of them people corrected.")
    records = models.PositiveIntegerField(help_text="Of how many records they are.")
    held_out = models.JSONField(
        help_text="Calibration error and Brier score before and after, on values left out of the fit."
    )
    is_active = models.BooleanField(default=False)
    created_at = models.DateTimeField()
    created_by = models.CharField(max_length=80)
    activated_at = models.DateTimeField(null=True, blank=True)
    activated_by = models.CharField(max_length=80, blank=True, default="")

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["organization_id", "version"], name="calibration_version_once"),
            models.UniqueConstraint(
                fields=["organization_id"],
                condition=models.Q(is_active=True),
                name="one_active_calibration_per_organization",
            ),
        ]

    def __str__(self) -> str:
        return f"own {self.version}"
