"""Wait: the run pauses until a person answers or the time is over. In `semiAutomatic` pathways only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Self

from pydantic import Field as Member
from pydantic import model_validator

from common.errors import FieldError, InvalidRequest
from pathways.context import NodeContext, Variable
from pathways.nodes.results import Completed, Paused, ReviewRequest
from pathways.nodes.review import Assignee, FormField, read_form
from pathways.nodes.timing import (
    LONGEST_SECONDS,
    SHORTEST_SECONDS,
    Duration,
    Escalation,
    Reminders,
    WaitTimes,
    in_words,
)
from pathways.values import APPROVED, EXPIRED, RECORD_TEAM, REJECTED, BaseNode, Frozen, Message, Slug


class WaitConfig(Frozen):
    """What is asked of whom, and when.

    `due_in` is by when people should answer; the review stays open after it. `timeout_seconds`, or `expires_in`,
    ends it without an answer: the run then goes on by `expired`. With neither it stays open until somebody answers.
    `four_eyes`: two different people must give the same answer.
    """

    instructions: Message
    assignee: Assignee
    outcomes: tuple[Slug, ...] = Member(default=(APPROVED, REJECTED), min_length=1, max_length=12)
    timeout_seconds: int | None = Member(default=None, ge=SHORTEST_SECONDS, le=LONGEST_SECONDS)
    due_in: Duration | None = None
    expires_in: Duration | None = None
    remind: Reminders | None = None
    escalate: Escalation | None = None
    four_eyes: bool = False
    form: tuple[FormField, ...] = Member(default=(), max_length=40)

    @model_validator(mode="after")
    def names_are_unique(self) -> Self:
        if len(set(self.outcomes)) != len(self.outcomes):
            raise ValueError("each outcome may be listed once")
        if EXPIRED in self.outcomes:
            raise ValueError("`expired` comes by itself with `timeout_seconds`; remove it from `outcomes`")
        if self.timeout_seconds is not None and self.expires_in is not None:
            raise ValueError(
                "give either `timeout_seconds` or `expires_in`: both say when the review expires"
            )
        names = [field.name for field in self.form]
        if len(set(names)) != len(names):
            raise ValueError("two fields of the form have the same name")
        if "outcome" in names:
            raise ValueError(
                "a field of the form cannot be called `outcome`; `run.<key>.outcome` is the answer itself"
            )
        return self

    @property
    def expiry(self) -> Duration | None:
        """After how long the review ends without an answer, in whichever of the two ways it was written."""
        return self.expires_in or (Duration(seconds=self.timeout_seconds) if self.timeout_seconds else None)

    @property
    def times(self) -> WaitTimes:
        return WaitTimes(
            due_in=self.due_in, expires_in=self.expiry, remind=self.remind, escalate=self.escalate
        )


class WaitNode(BaseNode):
    kind: Literal["wait"] = "wait"
    config: WaitConfig


class AnswerRefused(InvalidRequest):
    """The answer to a review does not fit it; `errors` name the fields."""


_NO_TEAM = (
    "The record belongs to no team, so everyone in the organization may answer and its administrators are reminded. "
    "To ask a team, upload with `team_id`, or let the pathway assign one before this wait."
)


def outcomes(config: WaitConfig) -> tuple[str, ...]:
    """Return what a person may answer, and `expired` if it can expire."""
    return config.outcomes if config.expiry is None else (*config.outcomes, EXPIRED)


def run(*, node: WaitNode, context: NodeContext) -> Paused:
    """Ask for a review; its times are counted from when it is put to people.

    `record_team` becomes the name of the record's team; it stays as it is for a record that belongs to none.
    """
    config = node.config
    assignee = config.assignee
    if assignee.team == RECORD_TEAM and context.record.team is not None:
        assignee = Assignee(team=context.record.team)
    review = ReviewRequest(
        title=node.title,
        instructions=config.instructions,
        assignee=assignee,
        outcomes=config.outcomes,
        form=config.form,
        times=config.times,
        four_eyes=config.four_eyes,
    )
    explanation = f"Waits for a review by {_spoken(assignee)}"
    explanation += "; two different people must agree." if config.four_eyes else "."
    if assignee.team == RECORD_TEAM:
        explanation = f"{explanation} {_NO_TEAM}"
    return Paused(review=review, explanation=explanation)


def answer(*, node: WaitNode, outcome: str, answers: Mapping[str, object]) -> Completed:
    """Turn a person's answer into the node's result, the form's values as run variables.

    Raises AnswerRefused when the outcome is not one of the node's or the form is not filled in as asked.
    """
    errors: list[FieldError] = []
    if outcome not in node.config.outcomes:
        choices = ", ".join(node.config.outcomes)
        errors.append(FieldError(field="outcome", message=f"Choose one of {choices}."))
    values, complaints = read_form(form=node.config.form, answers=answers)
    errors += complaints
    if errors:
        raise AnswerRefused("The answer does not fit this review. See `errors`.", errors=tuple(errors))
    variables: dict[str, Variable] = {f"{node.key}.{name}": value for name, value in values.items()}
    return Completed(outcome=outcome, explanation=f"The review was answered: {outcome}.", variables=variables)


def expire(*, node: WaitNode) -> Completed:
    """Return the result of a review that nobody answered in time."""
    expiry = node.config.expiry
    time = "in time" if expiry is None else f"within {in_words(expiry)}"
    return Completed(outcome=EXPIRED, explanation=f"Nobody answered the review {time}.")


def _spoken(assignee: Assignee) -> str:
    if assignee.team is not None:
        return "the organization" if assignee.team == RECORD_TEAM else f"the team {assignee.team}"
    if assignee.role is not None:
        return f"somebody with the role {assignee.role}"
    return f"the user {assignee.user}"
