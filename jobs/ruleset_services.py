"""Writing triage rules: every change is a new version, and jobs keep the version they were requested with."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.db.models import QuerySet

from common.errors import FieldError, InvalidRequest, NotFound
from events import event_types
from events.services import record_event
from jobs.models import TriageRuleset
from jobs.rules import RulesetProblem
from jobs.ruleset_definitions import definition_of, definition_problems, ruleset_of
from tenants.selectors import find_team

LONGEST_COMMENT = 300


class RulesetInvalid(InvalidRequest):
    """The rules cannot be used as they are; `errors` say where and what to change."""

    def __init__(self, problems: list[RulesetProblem]) -> None:
        super().__init__(
            "The rules are not kept: " + " ".join(problem.message for problem in problems[:3]),
            errors=tuple(FieldError(problem.where, problem.message) for problem in problems),
        )


def save_ruleset(
    *,
    organization_id: str,
    team_id: str | None,
    name: str,
    definition: Mapping[str, Any],
    is_default: bool,
    actor: str,
    now: datetime,
    comment: str = "",
) -> int:
    """Write the next version of a ruleset and return its number; jobs requested from now on use it.

    Names are a team's own, or the organization's (`team_id` None): a team's rules come before the organization's of the
    same name. A default one takes the place of the other default of the same team, or of the organization. Raises
    RulesetInvalid with every problem, InvalidRequest for a team of another organization.
    """
    problems = definition_problems(definition, name=name)
    if problems:
        raise RulesetInvalid(problems)
    if len(comment) > LONGEST_COMMENT:
        raise InvalidRequest(f"Say why in at most {LONGEST_COMMENT} characters.")
    if team_id is not None and find_team(organization_id=organization_id, team_id=team_id) is None:
        raise InvalidRequest("The organization has no team with this id. Choose one of its own.")
    rulesets = TriageRuleset.objects.in_organization(organization_id).filter(team_id=team_id)
    _one_at_a_time(rulesets)
    last = rulesets.filter(name=name).order_by("-version").first()
    rulesets.filter(name=name, is_default=True).update(is_default=False)
    if is_default:
        rulesets.filter(is_default=True).update(is_default=False)
    number = (last.version if last else 0) + 1
    TriageRuleset.objects.create(
        organization_id=organization_id,
        team_id=team_id,
        name=name,
        version=number,
        definition=definition_of(ruleset_of(definition, name=name)),
        is_default=is_default,
        created_at=now,
        created_by=actor,
        comment=comment,
    )
    record_event(
        type=event_types.RULESET_PUBLISHED,
        organization_id=organization_id,
        actor=actor,
        now=now,
        team_id=team_id,
        data={"ruleset": name, "version": number},
    )
    return number


def _one_at_a_time(rulesets: QuerySet[TriageRuleset]) -> None:
    """Hold all versions until the transaction ends: of two who save at once, the second sees what the first made."""
    list(rulesets.select_for_update().order_by("id").values_list("id"))


def restore_ruleset(
    *, organization_id: str, team_id: str | None, name: str, version: int, actor: str, now: datetime
) -> int:
    """Publish an old version again, as the newest one, and return its number. Raises NotFound, RulesetInvalid."""
    versions = TriageRuleset.objects.in_organization(organization_id).filter(team_id=team_id, name=name)
    wanted = versions.filter(version=version).first()
    newest = versions.order_by("-version").first()
    if wanted is None or newest is None:
        raise NotFound("There is no such version of these rules.")
    return save_ruleset(
        organization_id=organization_id,
        team_id=team_id,
        name=name,
        definition=wanted.definition,
        is_default=newest.is_default,
        actor=actor,
        now=now,
        comment=f"Version {version} again.",
    )
