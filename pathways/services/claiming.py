"""Taking a review, so that nobody else works on it, and giving it back."""

from __future__ import annotations

from datetime import datetime

from common.errors import Conflict
from events import event_types
from pathways.models import PathwayRun, Review
from pathways.services.assigning import note_step
from pathways.services.run_events import tell_of_run
from pathways.services.standing import NotAsked, who_answers
from tenants.data import Principal


class CannotClaim(Conflict):
    """Somebody has it already, or it is not open any more."""


def claim_review(*, run: PathwayRun, principal: Principal, now: datetime) -> None:
    """Take the review that a run waits for; taking one's own again changes nothing. The caller holds the run locked.

    Raises NotAsked, CannotClaim.
    """
    review = _open_review(run)
    answering = who_answers(review, principal=principal)
    if answering.person is None:
        raise CannotClaim("Only a person can take a review. Use a token that belongs to one.")
    if review.claimed_by == answering.actor:
        return
    if review.claimed_by:
        raise CannotClaim(
            "Somebody else has taken this review already. Ask them, or an administrator, to release it."
        )
    if review.reviewanswer_set.filter(answered_by=answering.actor, withdrawn_at__isnull=True).exists():
        raise CannotClaim("You have answered this review already. Another person must agree.")
    review.claimed_by, review.claimed_at = answering.actor, now
    _write(run, review, kind="claimed", event_type=event_types.REVIEW_CLAIMED, actor=answering.actor, now=now)


def release_review(*, run: PathwayRun, principal: Principal, now: datetime) -> None:
    """Give a review back that the caller has taken; administrators may give anybody's back. The run is locked.

    Raises NotAsked for another's, CannotClaim when nobody has it.
    """
    review = _open_review(run)
    if not review.claimed_by:
        raise CannotClaim("Nobody has taken this review.")
    if review.claimed_by != principal.actor and not who_answers(review, principal=principal).is_administrator:
        raise NotAsked
    review.claimed_by, review.claimed_at = "", None
    _write(
        run, review, kind="released", event_type=event_types.REVIEW_RELEASED, actor=principal.actor, now=now
    )


def _open_review(run: PathwayRun) -> Review:
    review = Review.objects.in_organization(run.organization_id).filter(run=run, status="open").first()
    if review is None:
        raise CannotClaim(
            f"The run is {run.status}: no review is open. Somebody may have answered it already."
        )
    return review


def _write(run: PathwayRun, review: Review, *, kind: str, event_type: str, actor: str, now: datetime) -> None:
    review.save(update_fields=["claimed_by", "claimed_at"])
    note_step(review, kind=kind, actor=actor, now=now)
    tell_of_run(run, event_type, now=now, actor=actor, review_id=review.id)
