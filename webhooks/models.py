"""Receivers of events and what became of each delivery.

PHI: none. A receiver's answer is kept cut short, since what stands in it is not ours to say.
"""

from __future__ import annotations

from django.db import models

from common.ids import ID_LENGTH, new_id
from common.row_security import ScopedManager
from webhooks.states import DELIVERY


def new_endpoint_id() -> str:
    return new_id("whe")


def new_delivery_id() -> str:
    return new_id("whd")


class WebhookEndpoint(models.Model):
    """One row is one address of an organization that wants events; empty `event_types` means all."""

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_endpoint_id, editable=False)
    organization_id = models.CharField(max_length=ID_LENGTH)
    team_id = models.CharField(  # noqa: DJ001 - null: of the whole organization
        max_length=ID_LENGTH,
        null=True,
        blank=True,
        help_text="Gets events of this team's records and everyone's only.",
    )
    url = models.CharField(max_length=500)
    description = models.CharField(max_length=200, blank=True, default="")
    event_types = models.JSONField(default=list, blank=True)
    secret = models.CharField(max_length=100)
    previous_secret = models.CharField(max_length=100, blank=True, default="")
    previous_secret_expires_at = models.DateTimeField(null=True, blank=True)
    is_enabled = models.BooleanField(default=True)
    disabled_reason = models.CharField(max_length=60, blank=True, default="")
    failing_since = models.DateTimeField(
        null=True, blank=True, help_text="The first failed try since the last delivered one."
    )
    throttled_until = models.DateTimeField(
        null=True,
        blank=True,
        help_text="The receiver asked for a pause (429, 502, 504): nothing is sent before.",
    )
    created_at = models.DateTimeField()
    updated_at = models.DateTimeField()

    objects = ScopedManager()

    class Meta:
        indexes = [models.Index(fields=["organization_id", "created_at"], name="endpoint_of_organization")]

    def __str__(self) -> str:
        return self.id


class WebhookDelivery(models.Model):
    """One row is one event for one endpoint. `body` is what is signed and sent, the same bytes on every try."""

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_delivery_id, editable=False)
    organization_id = models.CharField(max_length=ID_LENGTH)
    endpoint = models.ForeignKey(WebhookEndpoint, on_delete=models.CASCADE, db_index=False)
    event_id = models.CharField(max_length=ID_LENGTH)
    event_type = models.CharField(max_length=60)
    body = models.TextField()
    status = models.CharField(
        max_length=20, choices=[(s, s) for s in DELIVERY.statuses], default=DELIVERY.initial
    )
    attempts = models.SmallIntegerField(default=0, help_text="Tries since it was last queued.")
    created_at = models.DateTimeField()
    completed_at = models.DateTimeField(null=True, blank=True)

    objects = ScopedManager()

    class Meta:
        verbose_name_plural = "webhook deliveries"
        constraints = [
            models.UniqueConstraint(fields=["endpoint", "event_id"], name="event_once_per_endpoint")
        ]
        indexes = [models.Index(fields=["endpoint", "-created_at", "-id"], name="delivery_newest")]

    def __str__(self) -> str:
        return self.id


class DeliveryAttempt(models.Model):
    """One row is one HTTP try of a delivery."""

    organization_id = models.CharField(max_length=ID_LENGTH)
    delivery = models.ForeignKey(WebhookDelivery, on_delete=models.CASCADE)
    number = models.SmallIntegerField()
    at = models.DateTimeField()
    duration_ms = models.PositiveIntegerField()
    response_status = models.SmallIntegerField(null=True, blank=True)
    error = models.CharField(
        max_length=60,
        blank=True,
        default="",
        help_text="A stable code: timeout, refused_address, tls, status, ...",
    )
    response_excerpt = models.CharField(max_length=500, blank=True, default="")

    objects = ScopedManager()

    class Meta:
        ordering = ["at", "id"]

    def __str__(self) -> str:
        return f"{self.delivery_id} try {self.number}"
