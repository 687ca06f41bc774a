"""The queue's truth: one row for every piece of asynchronous work that is still to be done."""

from __future__ import annotations

from django.db import models
from django.db.models.functions import Now

from common.ids import ID_LENGTH


class Work(models.Model):
    """One row is one piece of work that has not been recorded as done: it is deleted in the transaction that
    records its result.

    Ids only, no patient data; therefore it is not under row-level security, so that one sweep serves all
    organizations (ADR 0002).
    """

    id = models.CharField(primary_key=True, max_length=ID_LENGTH)
    name = models.CharField(max_length=60, help_text="Name of the Celery task that does it.")
    subject_id = models.CharField(max_length=ID_LENGTH, help_text="The row it is about.")
    organization_id = models.CharField(max_length=ID_LENGTH)
    queue = models.CharField(max_length=40)
    priority = models.SmallIntegerField(
        default=0, help_text="0 routine to 3 stat; later parts of long documents have less."
    )
    due_at = models.DateTimeField(db_default=Now())
    attempt = models.SmallIntegerField(default=0)
    claim = models.BigIntegerField(
        db_default=0, help_text="Drawn anew by each claim, by which only that one records."
    )
    lease_expires_at = models.DateTimeField(null=True)
    rung_at = models.DateTimeField(null=True)
    rings = models.SmallIntegerField(default=0)
    last_error = models.CharField(
        max_length=100, blank=True, default="", help_text="A code or an exception's class."
    )

    class Meta:
        verbose_name_plural = "waiting work"
        constraints = [
            models.UniqueConstraint(fields=["name", "subject_id"], name="work_once_per_subject"),
        ]
        indexes = [
            models.Index(fields=["due_at"], name="work_waiting", condition=models.Q(rung_at=None)),
            models.Index(fields=["rung_at"], name="work_rung", condition=models.Q(rung_at__isnull=False)),
            models.Index(
                fields=["organization_id", "queue"],
                name="work_in_flight",
                condition=models.Q(rung_at__isnull=False),
            ),
            models.Index(
                fields=["organization_id", "queue", "-priority", "due_at"],
                name="work_backlog",
                condition=models.Q(rung_at=None),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.name} {self.id}"


class RestingOrganization(models.Model):
    """One row is an organization that is suspended: none of its work is rung or claimed until the row is gone.

    Written by a trigger when `is_active` of an organization changes, so that whoever suspends one stops its work.
    Ids only, and outside of row-level security like the work itself (ADR 0002).
    """

    organization_id = models.CharField(primary_key=True, max_length=ID_LENGTH)
    since = models.DateTimeField(db_default=Now())

    def __str__(self) -> str:
        return self.organization_id
