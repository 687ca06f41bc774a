"""What a run's history shows of a review that is over: who answered what, when and why, and what happened meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo

from pathways.admin.review_panel import STEPS
from pathways.data import ReviewStepData
from pathways.models import PathwayRun, Review, ReviewAnswer
from pathways.review_selectors import steps_of
from tenants.admin_scope import names_of_actors
from tenants.selectors import get_time_zone


@dataclass(frozen=True, kw_only=True)
class PastAnswer:
    """One person's answer. `given` are the questions of the form with what was filled in."""

    name: str
    outcome: str
    at: str
    counts: bool
    comment: str
    given: tuple[tuple[str, str], ...]


@dataclass(frozen=True, kw_only=True)
class PastReview:
    """A review that is over; `steps` are in words, by the organization's clock."""

    answers: tuple[PastAnswer, ...]
    steps: tuple[str, ...]


def past_reviews(run: PathwayRun) -> dict[str, PastReview]:
    """Return the run's reviews that are over, by the id of the visit that asked.

    Of an open one nothing is told: the second of two people must not know what the first has answered.
    """
    ended = Review.objects.in_organization(run.organization_id).filter(run=run).exclude(status="open")
    reviews = ended.prefetch_related("reviewanswer_set")
    if not reviews:
        return {}
    zone = ZoneInfo(get_time_zone(organization_id=run.organization_id))
    answers = {review.id: list(review.reviewanswer_set.all()) for review in reviews}
    steps = {review.id: steps_of(review) for review in reviews}
    actors = [answer.answered_by for given in answers.values() for answer in given]
    names = names_of_actors([*actors, *(step.actor for happened in steps.values() for step in happened)])
    return {
        review.node_run_id: PastReview(
            answers=tuple(_answer(one, review, names=names, zone=zone) for one in answers[review.id]),
            steps=tuple(_step(step, names=names, zone=zone) for step in steps[review.id]),
        )
        for review in reviews
    }


def _answer(answer: ReviewAnswer, review: Review, *, names: Mapping[str, str], zone: ZoneInfo) -> PastAnswer:
    labels = {question["name"]: question.get("label") or question["name"] for question in review.form}
    return PastAnswer(
        name=names[answer.answered_by],
        outcome=answer.outcome,
        at=_when(answer.answered_at, zone),
        counts=answer.withdrawn_at is None,
        comment=answer.comment,
        given=tuple((labels.get(name, name), _in_words(value)) for name, value in answer.input.items()),
    )


def _step(step: ReviewStepData, *, names: Mapping[str, str], zone: ZoneInfo) -> str:
    return f"{_when(step.at, zone)}: {STEPS[step.kind]} ({names[step.actor]})"


def _when(moment: datetime, zone: ZoneInfo) -> str:
    return f"{moment.astimezone(zone):%-d %b %H:%M}"


def _in_words(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
