"""What happened. PHI: none; ids, states and links only."""

from __future__ import annotations

from django.db import models

from common.ids import ID_LENGTH
from common.row_security import ScopedManager


class EventStream(models.Model):
    """One row is one organization's counter: it is locked while an event is added, so that numbers follow the
    order of commits.
    """

    organization_id = models.CharField(primary_key=True, max_length=ID_LENGTH)
    last_sequence = models.BigIntegerField(default=0)

    objects = ScopedManager()

    def __str__(self) -> str:
        return self.organization_id


class Event(models.Model):
    """One row is one fact: audit trail, feed and outbox at once. Postgres refuses to change or delete it."""

    id = models.CharField(primary_key=True, max_length=ID_LENGTH)
    organization_id = models.CharField(max_length=ID_LENGTH)
    sequence = models.BigIntegerField()
    type = models.CharField(max_length=60)
    actor = models.CharField(
        max_length=80, help_text="Who did it: a user, a credential, or a part of the service."
    )
    record_id = models.CharField(max_length=ID_LENGTH, blank=True, default="")
    team_id = models.CharField(
        max_length=ID_LENGTH, blank=True, default="", help_text="Whose record it is about; empty: everyone's."
    )
    data = models.JSONField()
    occurred_at = models.DateTimeField()

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["organization_id", "sequence"], name="event_sequence_once"),
        ]
        indexes = [
            models.Index(fields=["organization_id", "record_id", "sequence"], name="event_of_record"),
        ]

    def __str__(self) -> str:
        return f"{self.type} {self.sequence}"


class Access(models.Model):
    """One row is one read of patient data: who read what, from where. Append-only, like events."""

    organization_id = models.CharField(max_length=ID_LENGTH)
    at = models.DateTimeField()
    actor = models.CharField(max_length=80)
    action = models.CharField(max_length=60)
    subject_id = models.CharField(max_length=ID_LENGTH, help_text="What was read; job ids are stored cut.")
    address = models.CharField(max_length=64, blank=True, default="")
    request_id = models.CharField(max_length=80, blank=True, default="")

    objects = ScopedManager()

    class Meta:
        verbose_name_plural = "accesses"
        indexes = [models.Index(fields=["organization_id", "at"], name="access_by_time")]

    def __str__(self) -> str:
        return f"{self.action} {self.subject_id}"
