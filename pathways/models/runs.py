"""Runs of pathways, and the history of their nodes.

PHI: node runs' explanations and operands.
"""

from __future__ import annotations

from django.db import models

from common.ids import ID_LENGTH, new_id
from common.row_security import ScopedManager
from pathways.models.pathways import Pathway, PathwayVersion
from pathways.states import NODE_RUN, RUN


def new_run_id() -> str:
    return new_id("run")


def new_node_run_id() -> str:
    return new_id("nrun")


class PathwayRun(models.Model):
    """One row is one execution of a pathway for a record, pinned to the version it started on."""

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_run_id, editable=False)
    organization_id = models.CharField(max_length=ID_LENGTH)
    record_id = models.CharField(max_length=ID_LENGTH)
    team_id = models.CharField(max_length=ID_LENGTH, null=True, blank=True)  # noqa: DJ001 - null: of no team
    pathway = models.ForeignKey(Pathway, on_delete=models.PROTECT)
    version = models.ForeignKey(PathwayVersion, on_delete=models.PROTECT)
    status = models.CharField(max_length=20, choices=[(s, s) for s in RUN.statuses], default=RUN.initial)
    current_node = models.CharField(max_length=60, blank=True, default="")
    variables = models.JSONField(default=dict, blank=True)
    started_by = models.CharField(max_length=80)
    error_code = models.CharField(max_length=60, blank=True, default="")
    error_message = models.CharField(max_length=500, blank=True, default="")
    created_at = models.DateTimeField()
    started_at = models.DateTimeField(null=True, blank=True)
    completed_at = models.DateTimeField(null=True, blank=True)

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["pathway", "record_id"],
                condition=models.Q(status__in=["pending", "running", "paused"]),
                name="one_active_run_per_pathway_and_record",
            ),
            models.CheckConstraint(
                condition=models.Q(status__in=list(RUN.statuses)), name="run_status_known"
            ),
        ]
        indexes = [
            models.Index(fields=["organization_id", "-created_at", "-id"], name="run_newest"),
            models.Index(fields=["organization_id", "record_id"], name="run_of_record"),
        ]

    def __str__(self) -> str:
        return self.id


class NodeRun(models.Model):
    """One row is one visit of a run to a node: what it decided, on which values, and what a person made of it."""

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_node_run_id, editable=False)
    organization_id = models.CharField(max_length=ID_LENGTH)
    run = models.ForeignKey(PathwayRun, on_delete=models.PROTECT)
    node = models.CharField(max_length=60)
    kind = models.CharField(max_length=20)
    visit = models.PositiveIntegerField(
        default=1,
        help_text="1 for the first time the run comes to the node; retries and overrides come again.",
    )
    status = models.CharField(
        max_length=20, choices=[(s, s) for s in NODE_RUN.statuses], default=NODE_RUN.initial
    )
    outcome = models.CharField(max_length=60, blank=True, default="")
    explanation = models.TextField(blank=True, default="")
    operands = models.JSONField(default=list, blank=True)
    attempt = models.SmallIntegerField(default=0)
    error_code = models.CharField(max_length=60, blank=True, default="")
    error_message = models.CharField(max_length=500, blank=True, default="")
    overridden_by = models.CharField(max_length=80, blank=True, default="")
    override_code = models.CharField(max_length=40, blank=True, default="")
    override_reason = models.CharField(max_length=500, blank=True, default="")
    override_of = models.ForeignKey("self", on_delete=models.PROTECT, null=True, blank=True)
    undoes = models.OneToOneField(
        "self",
        on_delete=models.PROTECT,
        null=True,
        blank=True,
        related_name="undone_by",
        help_text="Of a compensation: the visit whose effect it undoes.",
    )
    started_at = models.DateTimeField()
    completed_at = models.DateTimeField(null=True, blank=True)
    superseded_at = models.DateTimeField(
        null=True,
        blank=True,
        help_text="Since when the visit counts no more: the run was led on from before it.",
    )

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["run", "node", "visit"], name="node_visit_once_per_run")
        ]
        ordering = ["started_at", "id"]

    def __str__(self) -> str:
        return f"{self.run_id} {self.node}"


class RunRepair(models.Model):
    """One row is one time a person led a run on from a node, or moved it to another version. Never changed."""

    organization_id = models.CharField(max_length=ID_LENGTH)
    run = models.ForeignKey(PathwayRun, on_delete=models.PROTECT)
    kind = models.CharField(max_length=20, choices=[(s, s) for s in ("retry", "move")])
    from_version = models.ForeignKey(PathwayVersion, on_delete=models.PROTECT, related_name="+")
    to_version = models.ForeignKey(PathwayVersion, on_delete=models.PROTECT, related_name="+")
    node = models.CharField(max_length=60)
    repaired_by = models.CharField(max_length=80)
    repaired_at = models.DateTimeField()
    reason = models.CharField(max_length=500, blank=True, default="")

    objects = ScopedManager()

    class Meta:
        ordering = ["repaired_at", "id"]

    def __str__(self) -> str:
        return f"{self.run_id} {self.kind}"
