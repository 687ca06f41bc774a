"""Wait: the run pauses until a person answers or the time is over. In `semiAutomatic` pathways only."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Literal, Self

from pydantic import Field as Member
from pydantic import model_validator

from common.errors import FieldError, InvalidRequest
from pathways.context import NodeContext, Variable
from pathways.nodes.results import Completed, Paused, ReviewRequest
from pathways.nodes.review import Assignee, FormField, read_form
from pathways.values import APPROVED, EXPIRED, RECORD_TEAM, REJECTED, BaseNode, Frozen, Message, Slug

SHORTEST_TIMEOUT_SECONDS = 1
LONGEST_TIMEOUT_SECONDS = 366 * 24 * 3600


class WaitConfig(Frozen):
    """`timeout_seconds` null: the review stays open until somebody answers it."""

    instructions: Message
    assignee: Assignee
    outcomes: tuple[Slug, ...] = Member(default=(APPROVED, REJECTED), min_length=1, max_length=12)
    timeout_seconds: int | None = Member(
        default=None, ge=SHORTEST_TIMEOUT_SECONDS, le=LONGEST_TIMEOUT_SECONDS
    )
    form: tuple[FormField, ...] = Member(default=(), max_length=40)

    @model_validator(mode="after")
    def names_are_unique(self) -> Self:
        if len(set(self.outcomes)) != len(self.outcomes):
            raise ValueError("each outcome may be listed once")
        if EXPIRED in self.outcomes:
            raise ValueError("`expired` comes by itself with `timeout_seconds`; remove it from `outcomes`")
        names = [field.name for field in self.form]
        if len(set(names)) != len(names):
            raise ValueError("two fields of the form have the same name")
        if "outcome" in names:
            raise ValueError(
                "a field of the form cannot be called `outcome`; `run.<key>.outcome` is the answer itself"
            )
        return self


class WaitNode(BaseNode):
    kind: Literal["wait"] = "wait"
    config: WaitConfig


class AnswerRefused(InvalidRequest):
    """The answer to a review does not fit it; `errors` name the fields."""


def outcomes(config: WaitConfig) -> tuple[str, ...]:
    """This function will return what a person may answer, and `expired` if there is a timeout."""
    return config.outcomes if config.timeout_seconds is None else (*config.outcomes, EXPIRED)


def run(*, node: WaitNode, context: NodeContext) -> Paused:
    """This function will ask for a review; `expires_at` counts from the context's `now`.

    `record_team` becomes the name of the record's team; it stays as it is for a record that belongs to none.
    """
    config = node.config
    assignee = config.assignee
    if assignee.team == RECORD_TEAM and context.record.team is not None:
        assignee = Assignee(team=context.record.team)
    expires_at = None
    if config.timeout_seconds is not None:
        expires_at = context.now + timedelta(seconds=config.timeout_seconds)
    review = ReviewRequest(
        title=node.title,
        instructions=config.instructions,
        assignee=assignee,
        outcomes=config.outcomes,
        form=config.form,
        expires_at=expires_at,
    )
    return Paused(review=review, explanation=f"Waits for a review by {_spoken(assignee)}.")


def answer(*, node: WaitNode, outcome: str, answers: Mapping[str, object]) -> Completed:
    """This function will turn a person's answer into the node's result, the form's values as run variables.

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
    """This function will return the result of a review that nobody answered in time."""
    time = (
        "in time"
        if node.config.timeout_seconds is None
        else f"within {_duration(node.config.timeout_seconds)}"
    )
    return Completed(outcome=EXPIRED, explanation=f"Nobody answered the review {time}.")


def _duration(seconds: int) -> str:
    """Return a duration in its greatest whole unit: 172800 is 2 days, 90 is 90 seconds."""
    for unit, length in (("day", 86_400), ("hour", 3_600), ("minute", 60)):
        if seconds % length == 0:
            count = seconds // length
            return f"{count} {unit}{'' if count == 1 else 's'}"
    return f"{seconds} second{'' if seconds == 1 else 's'}"


def _spoken(assignee: Assignee) -> str:
    if assignee.team is not None:
        return "the record's team" if assignee.team == RECORD_TEAM else f"the team {assignee.team}"
    if assignee.role is not None:
        return f"somebody with the role {assignee.role}"
    return f"the user {assignee.user}"
