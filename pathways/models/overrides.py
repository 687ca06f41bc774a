"""Manual overrides: the reasons an organization knows, and those decided before their node is reached."""

from __future__ import annotations

from django.db import models

from common.ids import ID_LENGTH
from common.row_security import ScopedManager
from pathways.models.runs import NodeRun, PathwayRun


class OverrideReason(models.Model):
    """One row is one reason that people of an organization may give for overriding a decision."""

    organization_id = models.CharField(max_length=ID_LENGTH)
    code = models.SlugField(max_length=40, help_text="Stays in the history of runs, such as not_in_region.")
    label = models.CharField(max_length=120, help_text="What people choose.")
    position = models.PositiveSmallIntegerField(default=0)

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["organization_id", "code"], name="override_reason_code_once")
        ]
        ordering = ["position", "code"]

    def __str__(self) -> str:
        return self.label


class PlannedOverride(models.Model):
    """One row is an outcome that a person has chosen for a node before the run comes to it."""

    organization_id = models.CharField(max_length=ID_LENGTH)
    run = models.ForeignKey(PathwayRun, on_delete=models.PROTECT)
    node = models.CharField(max_length=60)
    outcome = models.CharField(max_length=60)
    code = models.CharField(max_length=40, blank=True, default="")
    reason = models.CharField(max_length=500)
    decided_by = models.CharField(max_length=80)
    decided_at = models.DateTimeField()
    node_run = models.OneToOneField(NodeRun, on_delete=models.PROTECT, null=True, blank=True)
    withdrawn_at = models.DateTimeField(null=True, blank=True)

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["run", "node"],
                condition=models.Q(node_run__isnull=True, withdrawn_at__isnull=True),
                name="one_planned_override_per_node",
            )
        ]

    def __str__(self) -> str:
        return f"{self.run_id} {self.node}"
