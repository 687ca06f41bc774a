"""What a run's page shows of the review it waits for: who is asked, who has it, how it stands, what can be done."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo

from common.errors import Forbidden
from pathways.admin.due import due_in_words
from pathways.models import PathwayRun, Review, ReviewAnswer
from pathways.review_selectors import steps_of
from pathways.services.four_eyes import answers_in_force
from pathways.services.standing import Answering, who_answers
from tenants.admin_scope import names_of_actors
from tenants.data import Principal
from tenants.selectors import get_time_zone

STEPS = {
    "claimed": "taken",
    "released": "given back",
    "reminded": "people were reminded",
    "overdue": "overdue",
    "escalated": "put to others",
    "reassigned": "put to others, for who was asked has left",
    "answered": "answered by one of two",
    "disagreed": "answered, but two people do not agree",
}


@dataclass(frozen=True, kw_only=True)
class ShownAnswer:
    """One person's answer. `outcome` is empty where the viewer must not know it before answering too."""

    name: str
    outcome: str
    at: datetime
    is_mine: bool


@dataclass(frozen=True, kw_only=True)
class ReviewPanel:
    """What the viewer sees of an open review. `due` and its like are in words, by the organization's clock."""

    may_answer: bool
    in_place_of_others: bool
    taken_by: str
    taken_by_me: bool
    may_take: bool
    may_release: bool
    due: str
    is_overdue: bool
    expires: str
    reminds: str
    reminders: int
    escalates: str
    four_eyes: bool
    answers: tuple[ShownAnswer, ...]
    steps: tuple[str, ...]

    @property
    def answered_by_me(self) -> bool:
        return any(answer.is_mine for answer in self.answers)


def review_panel(run: PathwayRun, *, principal: Principal, now: datetime) -> ReviewPanel | None:
    """Return how the run's open review stands for this viewer, None where none is open."""
    review = Review.objects.in_organization(run.organization_id).filter(run=run, status="open").first()
    if review is None:
        return None
    zone = get_time_zone(organization_id=run.organization_id)
    answering = _answering(review, principal)
    given = answers_in_force(review)
    steps = steps_of(review)
    names = names_of_actors(
        [review.claimed_by, *(answer.answered_by for answer in given), *(step.actor for step in steps)]
    )
    mine = any(answer.answered_by == principal.actor for answer in given)
    waits_for_another = mine and len(given) == 1
    administers = answering is not None and answering.is_administrator
    of_another = review.claimed_by not in ("", principal.actor)
    may_answer = answering is not None and not waits_for_another and (administers or not of_another)

    def words(moment: datetime | None) -> str:
        return due_in_words(moment, now=now, time_zone=zone) if moment else ""

    return ReviewPanel(
        may_answer=may_answer,
        in_place_of_others=answering is not None and answering.standing == "administrator",
        taken_by=names.get(review.claimed_by, "") if review.claimed_by else "",
        taken_by_me=review.claimed_by == principal.actor,
        may_take=answering is not None and not review.claimed_by and not waits_for_another,
        may_release=bool(review.claimed_by) and (not of_another or administers),
        due=words(review.due_at),
        is_overdue=review.due_at is not None and review.due_at <= now,
        expires=words(review.expires_at),
        reminds=words(review.reminds_at),
        reminders=review.reminders,
        escalates=words(review.escalates_at),
        four_eyes=review.four_eyes,
        answers=tuple(_shown(answer, names[answer.answered_by], principal, mine=mine) for answer in given),
        steps=tuple(
            f"{step.at.astimezone(ZoneInfo(zone)):%-d %b %H:%M}: {STEPS[step.kind]} ({names[step.actor]})"
            for step in steps
        ),
    )


def _answering(review: Review, principal: Principal) -> Answering | None:
    try:
        return who_answers(review, principal=principal)
    except Forbidden:
        return None


def _shown(answer: ReviewAnswer, name: str, principal: Principal, *, mine: bool) -> ShownAnswer:
    return ShownAnswer(
        name=name,
        outcome=answer.outcome if mine else "",
        at=answer.answered_at,
        is_mine=answer.answered_by == principal.actor,
    )
