"""By what right somebody answers a review: as one who was asked, as an administrator, with the organization's token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from common.errors import Conflict, Forbidden
from pathways.models import Review
from tenants.data import PersonData, Principal
from tenants.selectors import find_person

Standing = Literal["assignee", "administrator", "organization"]


class NotAsked(Forbidden):
    """The review is for others."""

    def __init__(self) -> None:
        super().__init__(
            "This review is for others. Ask them, or an administrator of your organization, to answer it."
        )


class TakenByAnother(Conflict):
    """Somebody has taken the review."""

    def __init__(self) -> None:
        super().__init__(
            "Somebody else has taken this review. Ask them, or an administrator, to release it, or let them answer."
        )


@dataclass(frozen=True, slots=True)
class Answering:
    """Who answers, and by what right. `person` is None for programs."""

    actor: str
    standing: Standing
    person: PersonData | None

    @property
    def is_administrator(self) -> bool:
        return self.person is not None and self.person.is_administrator


def who_answers(review: Review, *, principal: Principal) -> Answering:
    """Return by what right the caller may answer a review. Raises NotAsked.

    Those who were asked may, and administrators of the organization always. A token without a person stands for its
    team, or for the whole organization, but never for a person whom the review names.
    """
    if principal.user_id is not None:
        person = find_person(organization_id=review.organization_id, name=principal.user_id)
        if person is None:
            raise NotAsked
        if _is_asked(review, person):
            return Answering(principal.actor, "assignee", person)
        if person.is_administrator:
            return Answering(principal.actor, "administrator", person)
        raise NotAsked
    if review.assignee_user_id:
        raise NotAsked
    if principal.team_id is None:
        return Answering(principal.actor, "organization", None)
    for_its_team = review.assignee_team_id == principal.team_id
    for_everyone = not review.assignee_team_id and not review.assignee_role
    if for_its_team or for_everyone:
        return Answering(principal.actor, "assignee", None)
    raise NotAsked


def _is_asked(review: Review, person: PersonData) -> bool:
    if review.assignee_user_id:
        return review.assignee_user_id == person.id
    if review.assignee_role:
        return review.assignee_role == person.role
    return not review.assignee_team_id or review.assignee_team_id == person.team_id


def refuse_if_taken(review: Review, answering: Answering) -> None:
    """Keep a review that somebody has taken for that person; administrators may answer all the same. Raises
    TakenByAnother.
    """
    if review.claimed_by not in ("", answering.actor) and not answering.is_administrator:
        raise TakenByAnother
