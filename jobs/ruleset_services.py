"""Writing triage rules: every change is a new version, and jobs keep the version they were requested with."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from pydantic import ValidationError

from common.errors import FieldError, InvalidRequest
from events import event_types
from events.services import record_event
from jobs.data import Ruleset
from jobs.models import TriageRuleset
from jobs.rules import RulesetProblem, check_ruleset
from tenants.selectors import find_team


class RulesetInvalid(InvalidRequest):
    """The rules cannot be used as they are; `errors` say where and what to change."""

    def __init__(self, problems: list[RulesetProblem]) -> None:
        super().__init__(
            "The rules are not kept: " + " ".join(problem.message for problem in problems[:3]),
            errors=tuple(FieldError(problem.where, problem.message) for problem in problems),
        )


def ruleset_problems(*, definition: Mapping[str, Any], name: str) -> list[RulesetProblem]:
    """Return all that keeps a definition from being used as a ruleset of this name."""
    try:
        ruleset = Ruleset.model_validate({**definition, "name": name, "version": 1})
    except ValidationError as error:
        return [
            RulesetProblem(_dotted(finding["loc"]), _in_words(finding["msg"], finding["type"]))
            for finding in error.errors(include_url=False)
        ]
    return check_ruleset(ruleset)


def save_ruleset(
    *,
    organization_id: str,
    team_id: str | None,
    name: str,
    definition: Mapping[str, Any],
    is_default: bool,
    actor: str,
    now: datetime,
) -> int:
    """Write the next version of a ruleset and return its number; jobs requested from now on use it.

    A default one takes the place of the organization's (or the team's) other default. Raises RulesetInvalid with every
    problem, InvalidRequest for a team of another organization or a name that another team's rules have.
    """
    problems = ruleset_problems(definition=definition, name=name)
    if problems:
        raise RulesetInvalid(problems)
    if team_id is not None and find_team(organization_id=organization_id, team_id=team_id) is None:
        raise InvalidRequest("The organization has no team with this id. Choose one of its own.")
    rulesets = TriageRuleset.objects.in_organization(organization_id)
    last = rulesets.select_for_update().filter(name=name).order_by("-version").first()
    if last is not None and last.team_id != team_id:
        raise InvalidRequest("Rules of this name belong to another team, or to all. Choose another name.")
    rulesets.filter(name=name, is_default=True).update(is_default=False)
    if is_default:
        rulesets.filter(team_id=team_id, is_default=True).update(is_default=False)
    number = (last.version if last else 0) + 1
    TriageRuleset.objects.create(
        organization_id=organization_id,
        team_id=team_id,
        name=name,
        version=number,
        definition=_without_identity(definition),
        is_default=is_default,
        created_at=now,
        created_by=actor,
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


def _without_identity(definition: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in definition.items() if key not in ("name", "version")}


def _dotted(parts: tuple[int | str, ...]) -> str:
    text = ""
    for part in parts:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def _in_words(message: str, kind: str) -> str:
    words = {
        "missing": "This is missing. Fill it in.",
        "extra_forbidden": "This is not known here. Remove it, or correct its name.",
    }
    return words.get(kind, f"{message.removeprefix('Value error, ')}.".replace("..", "."))
