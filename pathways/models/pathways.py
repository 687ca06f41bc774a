"""Configured pathways, their versions, and who changed what of them."""

from __future__ import annotations

from django.db import models

from common.ids import ID_LENGTH, new_id
from common.row_security import ScopedManager
from pathways.states import VERSION


def new_pathway_id() -> str:
    return new_id("pw")


def new_version_id() -> str:
    return new_id("pwv")


class Pathway(models.Model):
    """One row is one configured pathway of an organization, selected by its exact name and type."""

    class Type(models.TextChoices):
        AUTO = "auto", "Automatic"
        SEMI_AUTOMATIC = "semiAutomatic", "Semi-automatic"

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_pathway_id, editable=False)
    organization_id = models.CharField(max_length=ID_LENGTH)
    name = models.CharField(max_length=100)
    type = models.CharField(max_length=20, choices=Type.choices)
    is_default = models.BooleanField(
        default=False, help_text="The automatic pathway of requests that name none."
    )
    created_at = models.DateTimeField(auto_now_add=True)

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["organization_id", "type", "name"], name="pathway_name_once_per_type"
            ),
            models.UniqueConstraint(
                fields=["organization_id", "type"],
                condition=models.Q(is_default=True),
                name="one_default_pathway_per_type",
            ),
        ]

    def __str__(self) -> str:
        return self.name


class PathwayVersion(models.Model):
    """One row is one version of a pathway's graph; Postgres refuses to change the definition once it is published."""

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_version_id, editable=False)
    organization_id = models.CharField(max_length=ID_LENGTH)
    pathway = models.ForeignKey(Pathway, on_delete=models.PROTECT)
    number = models.PositiveIntegerField()
    status = models.CharField(
        max_length=20, choices=[(s, s) for s in VERSION.statuses], default=VERSION.initial
    )
    definition = models.JSONField()
    note = models.CharField(max_length=300, blank=True, default="", help_text="Why this version.")
    created_at = models.DateTimeField()
    published_at = models.DateTimeField(null=True, blank=True)
    published_by = models.CharField(max_length=80, blank=True, default="")

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["pathway", "number"], name="pathway_version_once"),
            models.UniqueConstraint(
                fields=["pathway"],
                condition=models.Q(status="published"),
                name="one_published_version_per_pathway",
            ),
            models.UniqueConstraint(
                fields=["pathway"], condition=models.Q(status="draft"), name="one_draft_per_pathway"
            ),
        ]

    def __str__(self) -> str:
        return f"v{self.number} ({self.status})"


class VersionChange(models.Model):
    """One row is one time a version was published or retired: who did it, when and why. Never changed."""

    organization_id = models.CharField(max_length=ID_LENGTH)
    version = models.ForeignKey(PathwayVersion, on_delete=models.PROTECT)
    status = models.CharField(max_length=20, choices=[(s, s) for s in ("published", "retired")])
    changed_by = models.CharField(max_length=80)
    changed_at = models.DateTimeField()
    reason = models.CharField(max_length=300, blank=True, default="")

    objects = ScopedManager()

    def __str__(self) -> str:
        return f"{self.version_id} {self.status}"
