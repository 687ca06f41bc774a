"""Who a review is for: found when it is asked, and again when those who were asked have left."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from events import event_types
from events.data import EventData
from pathways.models import PathwayRun, Review, ReviewStep
from pathways.services.run_events import SERVICE, tell_of_run
from pathways.values import ADMINISTRATOR, RECORD_TEAM, ROLES
from tenants.selectors import find_person, find_team, find_team_by_name, team_id_of_person


@dataclass(frozen=True, kw_only=True, slots=True)
class Asked:
    """Who is asked, by id; nobody in particular means everyone in the organization.

    `shown` is how the review names them. `why` is a code where the pathway named others, who cannot be found.
    """

    shown: Mapping[str, str]
    team_id: str = ""
    user_id: str = ""
    role: str = ""
    why: str = ""

    def columns(self) -> dict[str, Any]:
        """Return the members of a review that say who it is for."""
        return {
            "assignee": dict(self.shown),
            "assignee_team_id": self.team_id,
            "assignee_user_id": self.user_id,
            "assignee_role": self.role,
        }


def who_is_asked(*, organization_id: str, assignee: Mapping[str, str], record_team_id: str | None) -> Asked:
    """Return who answers to the names that a pathway gives.

    A person who has left is replaced by their team, or the record's; where there is none, and in place of a team
    that is gone, it is the organization's administrators.
    """
    if name := assignee.get("user"):
        person = find_person(organization_id=organization_id, name=name)
        if person is not None:
            return Asked(shown={"user": person.username}, user_id=person.id)
        return instead_of(name, organization_id=organization_id, record_team_id=record_team_id)
    if role := assignee.get("role"):
        if role in ROLES:
            return Asked(shown={"role": role}, role=role)
        return _administrators(why="role_unknown")
    team = assignee.get("team", RECORD_TEAM)
    if team == RECORD_TEAM:
        own = find_team(organization_id=organization_id, team_id=record_team_id) if record_team_id else None
        return Asked(shown={"team": own.name}, team_id=own.id) if own else Asked(shown={"team": RECORD_TEAM})
    found = find_team_by_name(organization_id=organization_id, name=team)
    if found is not None:
        return Asked(shown={"team": found.name}, team_id=found.id)
    return _administrators(why="team_gone")


def instead_of(name: str, *, organization_id: str, record_team_id: str | None) -> Asked:
    """Return who takes the place of a person that left: their team, the record's team, else the administrators."""
    team_id = team_id_of_person(organization_id=organization_id, name=name) or record_team_id
    team = find_team(organization_id=organization_id, team_id=team_id) if team_id else None
    if team is not None:
        return Asked(shown={"team": team.name}, team_id=team.id, why="assignee_left")
    return _administrators(why="assignee_left")


def _administrators(*, why: str) -> Asked:
    return Asked(shown={"role": ADMINISTRATOR}, role=ADMINISTRATOR, why=why)


def hand_over(
    review: Review, run: PathwayRun, asked: Asked, *, kind: str, event_type: str, actor: str, now: datetime
) -> None:
    """Put an open review to others; both stay in its history. The caller holds the run locked and saves the review."""
    before = dict(review.assignee)
    for column, value in asked.columns().items():
        setattr(review, column, value)
    note_step(review, kind=kind, actor=actor, now=now, before=before, why=asked.why)
    tell_of_run(
        run,
        event_type,
        now=now,
        actor=actor,
        review_id=review.id,
        **({"reason": asked.why} if asked.why else {}),
    )


def note_step(
    review: Review,
    *,
    kind: str,
    actor: str,
    now: datetime,
    before: Mapping[str, Any] | None = None,
    why: str = "",
) -> None:
    """Write down what happened to a review, and who had it before and after."""
    ReviewStep.objects.create(
        organization_id=review.organization_id,
        review=review,
        kind=kind,
        actor=actor,
        at=now,
        assignee_before=dict(review.assignee) if before is None else dict(before),
        assignee_after=dict(review.assignee),
        why=why,
    )


def reassign_after_leaving(event: EventData) -> None:
    """Put what a person was asked, or had taken, to others (subscriber of person.left)."""
    user_id = event.data["user_id"]
    theirs = Review.objects.in_organization(event.organization_id).filter(status="open")
    run_ids = theirs.filter(assignee_user_id=user_id).values_list("run_id", flat=True)
    taken = theirs.filter(claimed_by=f"user:{user_id}").values_list("run_id", flat=True)
    runs = PathwayRun.objects.in_organization(event.organization_id).select_for_update(of=("self",))
    for run in runs.filter(id__in={*run_ids, *taken}).order_by("id"):
        for review in theirs.filter(run=run):
            _take_from(review, run, user_id=user_id, now=event.occurred_at)


def _take_from(review: Review, run: PathwayRun, *, user_id: str, now: datetime) -> None:
    if review.claimed_by == f"user:{user_id}":
        review.claimed_by, review.claimed_at = "", None
        note_step(review, kind="released", actor=SERVICE, now=now, why="assignee_left")
    if review.assignee_user_id == user_id:
        asked = instead_of(user_id, organization_id=run.organization_id, record_team_id=run.team_id)
        hand_over(
            review,
            run,
            asked,
            kind="reassigned",
            event_type=event_types.REVIEW_REASSIGNED,
            actor=SERVICE,
            now=now,
        )
    review.save()
