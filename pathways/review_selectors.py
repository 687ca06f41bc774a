"""Reading reviews: what waits for whom, and what became of it."""

from __future__ import annotations

from typing import Literal

from django.db.models import Count, Q, QuerySet

from common.errors import NotFound
from common.ids import is_id
from common.paging import Cursor, below
from pathways.data import ReviewData, ReviewStepData
from pathways.models import Review, ReviewStep
from referrals.selectors import visible_records
from tenants.data import Principal
from tenants.selectors import find_person

AssignedTo = Literal["me", "my_team"]


class ReviewNotFound(NotFound):
    """Unknown, or of another organization or team."""

    def __init__(self) -> None:
        super().__init__("There is no review with this id for your organization and team.")


def for_me(principal: Principal) -> Q:
    """Return which reviews name the caller, or were taken by the caller."""
    taken = Q(claimed_by=principal.actor)
    return taken | Q(assignee_user_id=principal.user_id) if principal.user_id else taken


def for_my_team(principal: Principal) -> Q:
    """Return which reviews are for the caller's team, for people of the caller's role, or for everyone."""
    team_id, role = principal.team_id, ""
    if principal.user_id is not None:
        person = find_person(organization_id=principal.organization_id, name=principal.user_id)
        team_id, role = (person.team_id, person.role) if person else (None, "")
    everyone = Q(assignee_user_id="", assignee_team_id="", assignee_role="")
    wanted = everyone | Q(assignee_team_id=team_id) if team_id else everyone
    return wanted | Q(assignee_role=role) if role else wanted


def reviews_asked_of(*, principal: Principal) -> QuerySet[Review]:
    """Return the open reviews that name the caller, the caller's team or role, and those the caller has answered.

    Whoever is asked may see what for, whatever team the record belongs to. Archived records are gone for everybody.
    """
    named = for_me(principal) | (for_my_team(principal) & ~Q(assignee_team_id="", assignee_role=""))
    reviews = Review.objects.in_organization(principal.organization_id)
    of_any_team = principal.model_copy(update={"team_id": None})
    return reviews.filter(
        Q(named, status="open") | Q(completed_by=principal.actor),
        record_id__in=visible_records(of_any_team).values("id"),
    )


def visible_reviews(principal: Principal) -> QuerySet[Review]:
    """Return the reviews the caller may see: of the team's records, and those the caller is asked."""
    reviews = Review.objects.in_organization(principal.organization_id)
    asked = reviews_asked_of(principal=principal)
    return reviews.filter(
        Q(record_id__in=visible_records(principal).values("id")) | Q(id__in=asked.values("id"))
    )


def list_reviews(
    *,
    principal: Principal,
    status: str | None,
    assigned_to: AssignedTo | None = None,
    after: Cursor | None,
    limit: int,
) -> list[ReviewData]:
    """Return the reviews the caller may see, newest first."""
    reviews = _with_answers(visible_reviews(principal))
    if status:
        reviews = reviews.filter(status=status)
    if assigned_to is not None:
        reviews = reviews.filter(for_me(principal) if assigned_to == "me" else for_my_team(principal))
    if after is not None:
        reviews = reviews.filter(below(after, by="requested_at"))
    return [review_data(review) for review in reviews.order_by("-requested_at", "-id")[:limit]]


def get_review(*, principal: Principal, review_id: str) -> tuple[ReviewData, list[ReviewStepData]]:
    """Return a review with what happened to it. Raises ReviewNotFound."""
    if not is_id(review_id, prefix="rev"):
        raise ReviewNotFound
    review = _with_answers(visible_reviews(principal)).filter(id=review_id).first()
    if review is None:
        raise ReviewNotFound
    return review_data(review), steps_of(review)


def steps_of(review: Review) -> list[ReviewStepData]:
    """Return what happened to a review while it was open, in order."""
    steps = ReviewStep.objects.in_organization(review.organization_id).filter(review=review)
    return [
        ReviewStepData(
            kind=step.kind,
            actor=step.actor,
            at=step.at,
            assignee_before=step.assignee_before,
            assignee_after=step.assignee_after,
            reason=step.why or None,
        )
        for step in steps
    ]


def _with_answers(reviews: QuerySet[Review]) -> QuerySet[Review]:
    counted = Count("reviewanswer", filter=Q(reviewanswer__withdrawn_at__isnull=True))
    return reviews.select_related("node_run").annotate(answers_kept=counted)


def review_data(review: Review) -> ReviewData:
    """Return a review as a value. What one of two people has answered is not in it, only that somebody has."""
    return ReviewData(
        id=review.id,
        run_id=review.run_id,
        record_id=review.record_id,
        node=review.node_run.node,
        title=review.title,
        instructions=review.instructions,
        assignee=review.assignee,
        outcomes=review.outcomes,
        form=review.form,
        status=review.status,
        outcome=review.outcome or None,
        comment=review.comment,
        due_at=review.due_at,
        requested_at=review.requested_at,
        completed_at=review.completed_at,
        completed_by=review.completed_by or None,
        expires_at=review.expires_at,
        overdue=review.overdue_at is not None,
        four_eyes=review.four_eyes,
        answers=getattr(review, "answers_kept", 0),
        claimed_by=review.claimed_by or None,
        claimed_at=review.claimed_at,
        reminders=review.reminders,
        reminds_at=review.reminds_at,
        escalates_at=review.escalates_at,
    )
