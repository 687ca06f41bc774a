"""What begins without a request: runs by a condition, and versions that a second person has to agree to.

No patient data: expressions, names of fields, ids.
"""

from __future__ import annotations

from django.db import models

from common.ids import ID_LENGTH, new_id
from common.row_security import ScopedManager
from pathways.states import PUBLISH_REQUEST

_SHOWN = {"confirmed": "agreed"}
"""What pages call a status of a publish request that people know by its event, `publication.agreed`."""


def new_publish_request_id() -> str:
    return new_id("pwr")


class StartCondition(models.Model):
    """One row says of which referrals a pathway starts by itself when their extraction completes."""

    organization_id = models.CharField(max_length=ID_LENGTH)
    pathway = models.OneToOneField("pathways.Pathway", on_delete=models.CASCADE)
    expression = models.CharField(max_length=2000)
    enabled = models.BooleanField(default=True)
    set_by = models.CharField(max_length=80)
    set_at = models.DateTimeField()

    objects = ScopedManager()

    def __str__(self) -> str:
        return f"start of {self.pathway_id}"


class UndecidedStart(models.Model):
    """One row is a referral of which could not be told whether a pathway starts: a person should look.

    `fields` are the paths that left it open.
    """

    organization_id = models.CharField(max_length=ID_LENGTH)
    pathway = models.ForeignKey("pathways.Pathway", on_delete=models.CASCADE)
    record_id = models.CharField(max_length=ID_LENGTH)
    job_id = models.CharField(max_length=ID_LENGTH)
    fields = models.JSONField(default=list)
    noted_at = models.DateTimeField()
    seen_by = models.CharField(max_length=80, blank=True, default="")
    seen_at = models.DateTimeField(null=True, blank=True)

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["pathway", "job_id"], name="undecided_start_once_per_job"),
        ]

    def __str__(self) -> str:
        return f"{self.pathway_id} {self.record_id}"


class PublishRequest(models.Model):
    """One row is a version that loses red flags and that somebody wants to publish, to make what requests get that
    name no pathway, to start by itself on other referrals, or to retire: another person decides.

    It holds for the definition, and the start, of this `fingerprint` only.
    """

    id = models.CharField(
        primary_key=True, max_length=ID_LENGTH, default=new_publish_request_id, editable=False
    )
    organization_id = models.CharField(max_length=ID_LENGTH)
    pathway = models.ForeignKey("pathways.Pathway", on_delete=models.CASCADE)
    version = models.ForeignKey("pathways.PathwayVersion", on_delete=models.CASCADE)
    fingerprint = models.CharField(max_length=64)
    simulation = models.ForeignKey(
        "pathways.Simulation", on_delete=models.SET_NULL, null=True, blank=True, related_name="+"
    )
    status = models.CharField(
        max_length=20,
        choices=[(s, _SHOWN.get(s, s)) for s in PUBLISH_REQUEST.statuses],
        default=PUBLISH_REQUEST.initial,
    )
    purpose = models.CharField(
        max_length=20,
        choices=[
            ("publish", "Publish it"),
            ("default", "Make it the default"),
            ("start", "Start it by itself on other referrals"),
            ("retire", "Retire it"),
        ],
        default="publish",
    )
    start_expression = models.CharField(
        max_length=2000,
        blank=True,
        default="",
        help_text="When it is to start by itself, where that is asked.",
    )
    start_enabled = models.BooleanField(default=True)
    red_flags_lost = models.PositiveIntegerField(default=0)
    reason = models.CharField(max_length=300, blank=True, default="")
    asked_by = models.CharField(max_length=80)
    asked_at = models.DateTimeField()
    decided_by = models.CharField(max_length=80, blank=True, default="")
    decided_at = models.DateTimeField(null=True, blank=True)
    comment = models.CharField(max_length=300, blank=True, default="")

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["version", "purpose"],
                condition=models.Q(status="open"),
                name="one_open_request_per_version_and_purpose",
            ),
        ]

    def __str__(self) -> str:
        return self.id
