"""What running a node answers: Completed, Routed, Paused or Failed. The service writes it down."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field as Member

from common.expressions import OperandUsed
from pathways.context import Variable
from pathways.nodes.effects import Effect
from pathways.nodes.review import Assignee, FormField
from pathways.nodes.timing import WaitTimes
from pathways.values import Frozen, Slug
from referrals.data.referral import Disposition


class Route(Frozen):
    """Where a decision sends the record; members that are null leave things as they are."""

    specialty: Slug | None = None
    team: str | None = Member(default=None, min_length=1, max_length=120)
    queue: Slug | None = None
    disposition: Disposition | None = None


class ReviewRequest(Frozen):
    """A human decision that the run now waits for."""

    title: str
    instructions: str
    assignee: Assignee
    outcomes: tuple[str, ...]
    """The outcomes a person may choose; `expired` is never among them."""
    form: tuple[FormField, ...] = ()
    times: WaitTimes = Member(default_factory=WaitTimes)
    four_eyes: bool = False


class Completed(Frozen):
    """The node is done, or will be once its `effect` was carried out."""

    result: Literal["completed"] = "completed"
    outcome: str
    explanation: str
    operands: tuple[OperandUsed, ...] = ()
    effect: Effect | None = None
    variables: dict[str, Variable] = Member(default_factory=dict)
    """Run variables to set, by their path without the leading `run.`."""


class Routed(Frozen):
    """A decision was made: `row` is the index of the row that decided, null for the default row."""

    result: Literal["routed"] = "routed"
    outcome: str
    route: Route
    row: int | None
    explanation: str
    operands: tuple[OperandUsed, ...] = ()


class Paused(Frozen):
    """The run stops here until the review is answered or expires."""

    result: Literal["paused"] = "paused"
    review: ReviewRequest
    explanation: str


class Failed(Frozen):
    """The node could not do its work. `message` names paths and ids only, never values.

    `outcome` is the edge to go on by; null means that the run stops here until somebody repairs it.
    """

    result: Literal["failed"] = "failed"
    code: str
    message: str
    outcome: str | None = None


Result = Annotated[Completed | Routed | Paused | Failed, Member(discriminator="result")]
