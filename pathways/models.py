"""Configured pathways, their versions, and the history of their runs.

PHI: node runs' explanations and operands, review input and answers, effect payloads and results, notifications,
facts of golden examples.
"""

from __future__ import annotations

from django.db import models

from common.ids import ID_LENGTH, new_id
from common.row_security import ScopedManager
from pathways import simulation_models, start_models  # noqa: F401 - Django finds models through this module
from pathways.states import EFFECT, NODE_RUN, REVIEW, RUN, VERSION

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


def new_pathway_id() -> str:
    return new_id("pw")


def new_version_id() -> str:
    return new_id("pwv")


def new_run_id() -> str:
    return new_id("run")


def new_node_run_id() -> str:
    return new_id("nrun")


def new_review_id() -> str:
    return new_id("rev")


def new_effect_id() -> str:
    return new_id("eff")


def new_upload_link_id() -> str:
    return new_id("upl")


def new_golden_id() -> str:
    return new_id("gold")


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


class GoldenExample(models.Model):
    """One row is one example of a pathway: what is known of a record, and what people would answer.

    `record_id` names the record the facts were taken from, null where they were written by hand.
    """

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_golden_id, editable=False)
    organization_id = models.CharField(max_length=ID_LENGTH)
    pathway = models.ForeignKey(Pathway, on_delete=models.PROTECT)
    name = models.CharField(max_length=100)
    document = models.JSONField(help_text="Facts, answers and the day, as `pathways.golden` writes them.")
    record_id = models.CharField(max_length=ID_LENGTH, null=True, blank=True)  # noqa: DJ001 - null: of no record
    made_by = models.CharField(max_length=80)
    made_at = models.DateTimeField()

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["pathway", "name"], name="golden_example_name_once_per_pathway")
        ]

    def __str__(self) -> str:
        return self.name


class GoldenExpectation(models.Model):
    """One row is what an example is expected to come to from this version on, and who accepted that."""

    organization_id = models.CharField(max_length=ID_LENGTH)
    example = models.ForeignKey(GoldenExample, on_delete=models.CASCADE)
    version = models.ForeignKey(PathwayVersion, on_delete=models.PROTECT)
    expected = models.JSONField()
    accepted_by = models.CharField(max_length=80)
    accepted_at = models.DateTimeField()

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["example", "version"], name="one_expectation_per_version")
        ]

    def __str__(self) -> str:
        return f"{self.example_id} {self.version_id}"


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
