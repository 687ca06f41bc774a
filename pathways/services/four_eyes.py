"""Four eyes: a review is decided when two different people have given the same answer.

The second sees that somebody has answered, not what, until having answered too. Two that do not agree can each
answer again, or a third person's answer decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from common.errors import Conflict, Forbidden
from pathways.models import Review, ReviewAnswer
from pathways.nodes import WaitNode
from pathways.services.standing import Answering
from tenants.independence import refuse_one_for_two, refuse_unknown_hands


class NotAPerson(Forbidden):
    """Two people must agree, and the caller is none."""

    def __init__(self) -> None:
        super().__init__(
            "Two different people must agree on this review. Answer it with a token that belongs to a person."
        )


class AnsweredAlready(Conflict):
    """The caller's answer is kept; it is another's turn."""

    def __init__(self) -> None:
        super().__init__("Your answer to this review is kept already. Another person must agree.")


def refuse_second_answer(review: Review, answering: Answering, *, now: datetime) -> None:
    """Keep one person from answering for two. Raises NotAPerson, AnsweredAlready, NotIndependent.

    Where two have not agreed, each may answer anew. Whoever is not independent of one who has answered is refused
    whatever the answer would be, so that the refusal tells nothing.
    """
    if answering.person is None:
        raise NotAPerson
    refuse_unknown_hands(answering.actor, now=now)
    standing = answers_in_force(review)
    others = [answer for answer in standing if answer.answered_by != answering.actor]
    if standing and not others:
        raise AnsweredAlready
    for other in others:
        refuse_one_for_two(
            first=other.answered_by, first_at=other.answered_at, second=answering.actor, now=now
        )


def answers_in_force(review: Review) -> list[ReviewAnswer]:
    """Return the answers that count, the oldest first."""
    rows = ReviewAnswer.objects.in_organization(review.organization_id)
    return list(rows.filter(review=review, withdrawn_at__isnull=True))


def keep_answer(
    review: Review,
    answering: Answering,
    *,
    outcome: str,
    answers: Mapping[str, object],
    comment: str,
    now: datetime,
) -> ReviewAnswer:
    """Write an answer down; an earlier one of the same person stays in the history and counts no more."""
    rows = ReviewAnswer.objects.in_organization(review.organization_id).filter(review=review)
    rows.filter(answered_by=answering.actor, withdrawn_at__isnull=True).update(withdrawn_at=now)
    return ReviewAnswer.objects.create(
        organization_id=review.organization_id,
        review=review,
        answered_by=answering.actor,
        standing=answering.standing,
        outcome=outcome,
        input=dict(answers),
        comment=comment,
        answered_at=now,
    )


def agreeing_answer(review: Review, given: ReviewAnswer, *, node: WaitNode) -> ReviewAnswer | None:
    """Return another person's answer that says the same, or None. Words in free text may differ."""
    for other in answers_in_force(review):
        if other.answered_by != given.answered_by and _decides(other, node) == _decides(given, node):
            return other
    return None


def _decides(answer: ReviewAnswer, node: WaitNode) -> tuple[str, dict[str, Any]]:
    """Return what an answer decides: the outcome, and the form without its free texts."""
    asked = [field.name for field in node.config.form if field.type != "text"]
    given = {name: answer.input.get(name) for name in asked}
    return answer.outcome, {name: None if value == "" else value for name, value in given.items()}
