"""What actions did outside and inside: effects, upload links, notifications.

PHI: effect payloads and results, notifications.
"""

from __future__ import annotations

from django.db import models

from common.ids import ID_LENGTH, new_id
from common.row_security import ScopedManager
from pathways.models.pathways import PathwayVersion
from pathways.models.reviews import Review
from pathways.models.runs import NodeRun, PathwayRun
from pathways.states import EFFECT


def new_effect_id() -> str:
    return new_id("eff")


def new_upload_link_id() -> str:
    return new_id("upl")


class ActionEffect(models.Model):
    """One row is one effect on the outside that an action intends: written before, marked after, so that it
    is never had twice knowingly.
    """

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_effect_id, editable=False)
    organization_id = models.CharField(max_length=ID_LENGTH)
    node_run = models.OneToOneField(NodeRun, on_delete=models.PROTECT)
    version = models.ForeignKey(
        PathwayVersion,
        on_delete=models.PROTECT,
        related_name="+",
        help_text="On which it was had, whatever the run moved to since: that one says how it is undone.",
    )
    kind = models.CharField(max_length=40)
    payload = models.JSONField()
    status = models.CharField(
        max_length=20, choices=[(s, s) for s in EFFECT.statuses], default=EFFECT.initial
    )
    intended_at = models.DateTimeField()
    tried_at = models.DateTimeField(null=True, blank=True, help_text="When the last try began.")
    attempts = models.SmallIntegerField(default=0, help_text="How often it was tried outside.")
    error_code = models.CharField(max_length=60, blank=True, default="", help_text="Why the last try failed.")
    result = models.JSONField(
        default=dict, blank=True, help_text="What came of it, such as an answer's values."
    )
    done_at = models.DateTimeField(null=True, blank=True)

    objects = ScopedManager()

    def __str__(self) -> str:
        return f"{self.kind} {self.id}"


class UploadLink(models.Model):
    """One row is one link by which somebody outside may add documents to one record; only its digest is kept."""

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_upload_link_id, editable=False)
    organization_id = models.CharField(max_length=ID_LENGTH)
    record_id = models.CharField(max_length=ID_LENGTH)
    run = models.ForeignKey(PathwayRun, on_delete=models.PROTECT)
    node_run = models.OneToOneField(NodeRun, on_delete=models.PROTECT)
    token_sha256 = models.CharField(max_length=64, unique=True)
    request = models.TextField(help_text="What is asked for, as the page shows it.")
    most_files = models.PositiveSmallIntegerField(default=1)
    files = models.PositiveSmallIntegerField(default=0)
    answers_wait = models.CharField(max_length=60, blank=True, default="")
    answer_outcome = models.CharField(max_length=60, blank=True, default="")
    created_at = models.DateTimeField()
    expires_at = models.DateTimeField()
    last_used_at = models.DateTimeField(null=True, blank=True)

    objects = ScopedManager()

    def __str__(self) -> str:
        return self.id


class Notification(models.Model):
    """One row is one message of a pathway to a team, shown in the pages of its people."""

    organization_id = models.CharField(max_length=ID_LENGTH)
    audience = models.CharField(max_length=120)
    record_id = models.CharField(max_length=ID_LENGTH)
    run = models.ForeignKey(PathwayRun, on_delete=models.PROTECT)
    review = models.ForeignKey(
        Review, on_delete=models.PROTECT, null=True, blank=True, help_text="The review it is about, if any."
    )
    message = models.TextField()
    created_at = models.DateTimeField()
    mailed_at = models.DateTimeField(
        null=True, blank=True, help_text="When a mail of it was put out, by the database's clock."
    )
    read_at = models.DateTimeField(null=True, blank=True)

    objects = ScopedManager()

    def __str__(self) -> str:
        return f"notification {self.pk}"
