"""What is wrong with who a wait asks, and what to do about it."""

from __future__ import annotations

from collections.abc import Iterator

from pathways.context import OrganizationSettings
from pathways.nodes.review import Assignee
from pathways.nodes.wait import WaitNode
from pathways.problems import Problem
from pathways.values import RECORD_TEAM, ROLES

MOST_NAMED = 12


def wait_problems(node: WaitNode, *, organization: OrganizationSettings) -> Iterator[Problem]:
    """List whom a wait asks that its organization does not have."""
    config = node.config
    yield from _assignee(node, "config.assignee", config.assignee, organization)
    if config.escalate is not None:
        yield from _assignee(node, "config.escalate.to", config.escalate.to, organization)
        if config.escalate.to == config.assignee:
            message = "The review would be put to the same people again. Name others in `escalate.to`."
            yield Problem(node.key, "config.escalate.to", "escalates_to_the_same", message)


def _assignee(
    node: WaitNode, field: str, assignee: Assignee, organization: OrganizationSettings
) -> Iterator[Problem]:
    if assignee.role is not None and assignee.role not in ROLES:
        message = f"There is no role {assignee.role}. Choose one of {', '.join(ROLES)}."
        yield Problem(node.key, f"{field}.role", "unknown_role", message)
    teams, people = organization.teams, organization.people
    if teams is not None and assignee.team is not None and assignee.team not in {*teams, RECORD_TEAM}:
        message = (
            f"The organization has no team {assignee.team}. It has: {_some(teams)}. Names must match exactly."
        )
        yield Problem(node.key, f"{field}.team", "unknown_team", message)
    if people is not None and assignee.user is not None and assignee.user not in people:
        message = (
            f"{assignee.user} is nobody who can sign in to the organization (any more). It has: {_some(people)}. "
            "Name one of them, or a team."
        )
        yield Problem(node.key, f"{field}.user", "unknown_user", message)


def _some(names: frozenset[str]) -> str:
    return ", ".join(sorted(names)[:MOST_NAMED]) or "none yet"
