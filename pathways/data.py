"""Pathways and runs as other rooms and the API see them."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from pydantic import BaseModel, ConfigDict


class _Value(BaseModel):
    model_config = ConfigDict(frozen=True)


class StartedRun(_Value):
    """A run that was just made. `waits_for` says what it waits for before its first node, "" when it has begun."""

    id: str
    pathway: str
    version: int
    status: str
    waits_for: str


class NodeRunData(_Value):
    id: str
    node: str
    title: str
    kind: str
    status: str
    outcome: str | None
    explanation: str
    operands: list[dict[str, Any]]
    visit: int
    attempt: int
    started_at: datetime
    completed_at: datetime | None
    error: dict[str, str] | None
    overridden_by: str | None
    override_reason: str | None
    override_code: str | None = None
    superseded_at: datetime | None = None


class Repair(_Value):
    """One thing a person can do for a run that has stopped: the verb of the API, its body, and that in words."""

    do: str
    body: dict[str, Any]
    words: str


class Trouble(_Value):
    """Why a run cannot go on, where it stopped (`node` null: before its first), and what would repair it."""

    node: str | None
    title: str
    code: str
    why: str
    repairs: list[Repair]


class RepairDone(_Value):
    """One time that a person led the run on from a node (`retry`) or moved it to another version (`move`)."""

    kind: str
    node: str
    from_version: int
    to_version: int
    by: str
    at: datetime
    reason: str


class RunData(_Value):
    """A pathway run with its history."""

    id: str
    record_id: str
    pathway: str
    version: int
    type: str
    status: str
    current_node: str | None
    error: dict[str, str] | None
    started_by: str
    created_at: datetime
    started_at: datetime | None
    completed_at: datetime | None
    node_runs: list[NodeRunData]
    trouble: Trouble | None = None
    repairs: list[RepairDone] = []


class ReviewData(_Value):
    """A human decision that a run waits or waited for."""

    id: str
    run_id: str
    record_id: str
    node: str
    title: str
    instructions: str
    assignee: dict[str, Any]
    outcomes: list[str]
    form: list[dict[str, Any]]
    status: str
    outcome: str | None
    comment: str
    due_at: datetime | None
    requested_at: datetime
    completed_at: datetime | None
    completed_by: str | None
    expires_at: datetime | None = None
    overdue: bool = False
    four_eyes: bool = False
    answers: int = 0
    """How many people have answered: of two who must agree, the first shows here as 1."""
    claimed_by: str | None = None
    claimed_at: datetime | None = None
    reminders: int = 0
    reminds_at: datetime | None = None
    escalates_at: datetime | None = None

    @property
    def created_at(self) -> datetime:
        return self.requested_at


class ReviewStepData(_Value):
    """One thing that happened to a review while it was open; `reason` is a code."""

    kind: str
    actor: str
    at: datetime
    assignee_before: dict[str, Any]
    assignee_after: dict[str, Any]
    reason: str | None


class OpenUpload(_Value):
    """What the page behind an upload link shows: who asks, for what, how many files more, until when."""

    organization: str
    request: str
    remaining: int
    expires_at: datetime


class ReceivedUpload(_Value):
    """A document that came by an upload link; `remaining` more may come."""

    document_id: str
    remaining: int
