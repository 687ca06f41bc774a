"""Finding the organization, and the team, that a command names."""

from __future__ import annotations

from django.core.management.base import CommandError

from tenants.selectors import list_teams, organization_ids_of, organization_names

_MOST_NAMED = 20


def organization_named(id_or_name: str) -> str:
    """Return the id of the organization. Raises CommandError when there is none, or more than one of this name."""
    found = organization_ids_of(id_or_name=id_or_name)
    if not found:
        raise CommandError(
            f'There is no organization with the id or name "{id_or_name}". {_which_there_are()}'
        )
    if len(found) > 1:
        raise CommandError(f"Several organizations have this name. Give the id: {', '.join(found)}.")
    return found[0]


def _which_there_are() -> str:
    names = organization_names(most=_MOST_NAMED + 1)
    more = " and others" if len(names) > _MOST_NAMED else ""
    return f"There are: {', '.join(names[:_MOST_NAMED])}{more}." if names else "There are none yet."


def team_named(id_or_name: str | None, *, organization_id: str) -> str | None:
    """Return the id of the organization's team, None for None; inside its scope. Raises CommandError."""
    if id_or_name is None:
        return None
    teams = list(list_teams(organization_id=organization_id))
    for team in teams:
        if id_or_name in (team.id, team.name):
            return str(team.id)
    known = ", ".join(team.name for team in teams)
    raise CommandError(f'The organization has no team "{id_or_name}". Its teams are: {known}.')
