"""Reviews that a run waits for, what happened to them, and proposals to override.

PHI: review input and answers.
"""

from __future__ import annotations

from django.db import models

from common.ids import ID_LENGTH, new_id
from common.row_security import ScopedManager
from pathways.models.runs import NodeRun, PathwayRun
from pathways.states import REVIEW

REVIEW_STEPS = (
    "claimed",
    "released",
    "reminded",
    "overdue",
    "escalated",
    "reassigned",
    "answered",
    "disagreed",
)
"""What can happen to a review while it is open."""


def new_review_id() -> str:
    return new_id("rev")


class Review(models.Model):
    """One row is one decision a run waits for from a person; it is completed once."""

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_review_id, editable=False)
    organization_id = models.CharField(max_length=ID_LENGTH)
    run = models.ForeignKey(PathwayRun, on_delete=models.PROTECT)
    node_run = models.OneToOneField(NodeRun, on_delete=models.PROTECT)
    record_id = models.CharField(max_length=ID_LENGTH)
    title = models.CharField(max_length=200)
    instructions = models.TextField(blank=True, default="")
    assignee = models.JSONField(default=dict, blank=True)
    assignee_team_id = models.CharField(max_length=ID_LENGTH, blank=True, default="")
    assignee_user_id = models.CharField(max_length=ID_LENGTH, blank=True, default="")
    assignee_role = models.CharField(
        max_length=20,
        blank=True,
        default="",
        help_text="At most one of team, user and role is set; none: everyone in the organization may answer.",
    )
    four_eyes = models.BooleanField(default=False, help_text="Two different people must agree.")
    claimed_by = models.CharField(max_length=80, blank=True, default="", help_text="Who has taken it.")
    claimed_at = models.DateTimeField(null=True, blank=True)
    outcomes = models.JSONField(default=list)
    form = models.JSONField(default=list, blank=True)
    status = models.CharField(
        max_length=20, choices=[(s, s) for s in REVIEW.statuses], default=REVIEW.initial
    )
    outcome = models.CharField(max_length=60, blank=True, default="")
    input = models.JSONField(default=dict, blank=True)
    comment = models.TextField(blank=True, default="")
    due_at = models.DateTimeField(
        null=True, blank=True, help_text="When it is overdue; without `due_in`, when it expires."
    )
    expires_at = models.DateTimeField(
        null=True, blank=True, help_text="When the run goes on without an answer."
    )
    overdue_at = models.DateTimeField(null=True, blank=True, help_text="When it was told that it is overdue.")
    reminds_at = models.DateTimeField(null=True, blank=True, help_text="When people are reminded next.")
    reminders = models.PositiveSmallIntegerField(default=0, help_text="How often people were reminded.")
    escalates_at = models.DateTimeField(null=True, blank=True, help_text="When it is put to others.")
    requested_at = models.DateTimeField()
    completed_at = models.DateTimeField(null=True, blank=True)
    completed_by = models.CharField(max_length=80, blank=True, default="")

    objects = ScopedManager()

    class Meta:
        indexes = [
            models.Index(fields=["organization_id", "status", "requested_at"], name="review_inbox"),
            models.Index(
                fields=["organization_id", "assignee_user_id"],
                name="review_open_of_user",
                condition=models.Q(status="open"),
            ),
        ]

    def __str__(self) -> str:
        return self.id


class ReviewAnswer(models.Model):
    """One row is what one person, or a program, answered to a review; two that agree decide one with four eyes."""

    organization_id = models.CharField(max_length=ID_LENGTH)
    review = models.ForeignKey(Review, on_delete=models.PROTECT)
    answered_by = models.CharField(max_length=80)
    standing = models.CharField(
        max_length=20,
        choices=[(s, s) for s in ("assignee", "administrator", "organization")],
        help_text="By what right: as one who was asked, as an administrator, or with a token of the organization.",
    )
    outcome = models.CharField(max_length=60)
    input = models.JSONField(default=dict, blank=True)
    comment = models.TextField(blank=True, default="")
    answered_at = models.DateTimeField()
    withdrawn_at = models.DateTimeField(null=True, blank=True)

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["review", "answered_by"],
                condition=models.Q(withdrawn_at__isnull=True),
                name="one_answer_per_person_and_review",
            )
        ]
        ordering = ["answered_at", "id"]

    def __str__(self) -> str:
        return f"{self.review_id} {self.outcome}"


class ReviewStep(models.Model):
    """One row is one thing that happened to a review while it was open: who had it before and after. Never changed."""

    organization_id = models.CharField(max_length=ID_LENGTH)
    review = models.ForeignKey(Review, on_delete=models.PROTECT)
    kind = models.CharField(max_length=20, choices=[(s, s) for s in REVIEW_STEPS])
    actor = models.CharField(max_length=80)
    at = models.DateTimeField()
    assignee_before = models.JSONField(default=dict, blank=True)
    assignee_after = models.JSONField(default=dict, blank=True)
    why = models.CharField(max_length=60, blank=True, default="", help_text="A code, such as assignee_left.")

    objects = ScopedManager()

    class Meta:
        ordering = ["at", "id"]

    def __str__(self) -> str:
        return f"{self.review_id} {self.kind}"


class OverrideProposal(models.Model):
    """One row is an override that would lower an urgency: one person has asked for it, another must agree."""

    organization_id = models.CharField(max_length=ID_LENGTH)
    run = models.ForeignKey(PathwayRun, on_delete=models.PROTECT)
    node = models.CharField(max_length=60)
    outcome = models.CharField(max_length=60)
    code = models.CharField(max_length=40, blank=True, default="")
    reason = models.CharField(max_length=500)
    proposed_by = models.CharField(max_length=80)
    proposed_at = models.DateTimeField()
    agreed_by = models.CharField(max_length=80, blank=True, default="")
    settled_at = models.DateTimeField(
        null=True, blank=True, help_text="When another agreed, or the run went on."
    )

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["run"],
                condition=models.Q(settled_at__isnull=True),
                name="one_open_override_proposal_per_run",
            )
        ]

    def __str__(self) -> str:
        return f"{self.run_id} {self.node}"
