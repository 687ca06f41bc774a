"""Writing triage rules: every change is a new version, and jobs keep the version they were requested with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
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


@dataclass(frozen=True, slots=True)
class KeptRuleset:
    """The version that a ruleset now has; `is_new`: it was made just now. `was_default` tells of the one before it."""

    organization_id: str
    team_id: str | None
    name: str
    version: int
    is_default: bool
    was_default: bool
    is_new: bool = True


def save_ruleset(
    *,
    organization_id: str,
    team_id: str | None,
    name: str,
    definition: Mapping[str, Any],
    is_default: bool | None = None,
    actor: str,
    now: datetime,
    comment: str = "",
    unless_same: bool = False,
) -> KeptRuleset:
    """Write the next version of a ruleset; jobs requested from now on that use these rules use it.

    Names are a team's own, or the organization's (`team_id` None): a team's rules come before the organization's of the
    same name. `is_default` None leaves it as it is: the next version of the default is the default. A default one takes
    the place of the other default of the same team, or of the organization. With `unless_same` nothing is written where
    the newest version says the same. Raises RulesetInvalid with every problem, InvalidRequest for a team of another
    organization.
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
    was_default = last is not None and last.is_default
    is_default = was_default if is_default is None else is_default
    text = definition_of(ruleset_of(definition, name=name))
    kept = KeptRuleset(
        organization_id=organization_id,
        team_id=team_id,
        name=name,
        version=(last.version if last else 0) + 1,
        is_default=is_default,
        was_default=was_default,
    )
    if unless_same and last is not None and (last.definition, was_default) == (text, is_default):
        return replace(kept, version=last.version, is_new=False)
    rulesets.filter(name=name, is_default=True).update(is_default=False)
    if is_default:
        rulesets.filter(is_default=True).update(is_default=False)
    TriageRuleset.objects.create(
        organization_id=organization_id,
        team_id=team_id,
        name=name,
        version=kept.version,
        definition=text,
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
        data={"ruleset": name, "version": kept.version},
    )
    return kept


def _one_at_a_time(rulesets: QuerySet[TriageRuleset]) -> None:
    """Hold all versions until the transaction ends: of two who save at once, the second sees what the first made."""
    list(rulesets.select_for_update().order_by("id").values_list("id"))


def restore_ruleset(
    *, organization_id: str, team_id: str | None, name: str, version: int, actor: str, now: datetime
) -> KeptRuleset:
    """Publish an old version again, as the newest one. Raises NotFound, RulesetInvalid."""
    versions = TriageRuleset.objects.in_organization(organization_id).filter(team_id=team_id, name=name)
    wanted = versions.filter(version=version).first()
    if wanted is None:
        raise NotFound("There is no such version of these rules.")
    return save_ruleset(
        organization_id=organization_id,
        team_id=team_id,
        name=name,
        definition=wanted.definition,
        actor=actor,
        now=now,
        comment=f"Version {version} again.",
    )
