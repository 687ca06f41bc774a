"""Configuring pathways: drafts, and publishing a version, which freezes it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, cast

from common.errors import FieldError, InvalidRequest
from events import event_types
from events.services import record_event
from pathways.definition import read_definition
from pathways.models import Pathway, PathwayVersion, VersionChange
from pathways.problems import Problem
from pathways.selectors import organization_facts
from pathways.services.golden import refuse_differences
from pathways.services.publish_gate import refuse_lost_red_flags
from pathways.services.start_gate import ON_REQUEST, refuse_lost_by_start
from pathways.starters import Starter
from pathways.states import VERSION
from pathways.validation import validate
from pathways.values import PathwayType
from referrals.fields import CATALOGUE
from tenants.selectors import get_organization_settings, list_teams, list_usernames

REASON_LENGTH = 300


class PathwayInvalid(InvalidRequest):
    """The draft cannot be published; `problems` say where and what to do."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        super().__init__(
            "The pathway cannot be published yet. " + " ".join(problem.message for problem in problems[:3]),
            errors=tuple(
                FieldError(f"{problem.node}:{problem.field}", problem.message) for problem in problems
            ),
        )


def create_pathway(*, organization_id: str, name: str, type: PathwayType, is_default: bool = False) -> str:
    """Make a pathway without versions and return its id. Raises InvalidRequest when the name is taken for its type."""
    if Pathway.objects.in_organization(organization_id).filter(type=type, name=name).exists():
        raise InvalidRequest(f"There is a pathway of this type named {name!r} already. Choose another name.")
    pathway = Pathway.objects.create(
        organization_id=organization_id, name=name, type=type, is_default=is_default
    )
    return str(pathway.id)


def save_draft(
    *, organization_id: str, pathway_id: str, definition: Mapping[str, Any], note: str, now: datetime
) -> str:
    """Write the pathway's one draft, which may be unfinished, and return its version's id."""
    pathway = Pathway.objects.in_organization(organization_id).select_for_update().get(id=pathway_id)
    draft = (
        PathwayVersion.objects.in_organization(organization_id)
        .filter(pathway=pathway, status="draft")
        .first()
    )
    if draft is None:
        last = (
            PathwayVersion.objects.in_organization(organization_id)
            .filter(pathway=pathway)
            .order_by("-number")
            .values_list("number", flat=True)
            .first()
        )
        draft = PathwayVersion(
            organization_id=organization_id, pathway=pathway, number=(last or 0) + 1, created_at=now
        )
    draft.definition = dict(definition)
    draft.note = note
    draft.save()
    return str(draft.id)


def draft_problems(
    *, organization_id: str, type: PathwayType, definition: Mapping[str, Any]
) -> list[Problem]:
    """Return all that keeps a definition from being published in this organization."""
    chosen = get_organization_settings(organization_id=organization_id)
    teams = frozenset(team.name for team in list_teams(organization_id=organization_id))
    people = frozenset(list_usernames(organization_id=organization_id))
    return validate(
        definition,
        pathway_type=type,
        catalogue=CATALOGUE,
        organization=organization_facts(chosen, teams=teams, people=people),
    )


def definition_problems_of(version: PathwayVersion) -> list[Problem]:
    """Return all that keeps a version from being published or rehearsed."""
    return draft_problems(
        organization_id=version.organization_id,
        type=cast(PathwayType, version.pathway.type),
        definition=version.definition,
    )


def publish_version(
    *, organization_id: str, version_id: str, actor: str, now: datetime, reason: str = ""
) -> int:
    """Publish a draft, or a retired version again, in place of the published one; return its number.

    To roll back is to publish an old version again, as itself: it has not changed, and runs that are pinned to it
    are on it as before. That needs a `reason`; a draft's is its note. Runs in flight stay on their version. Raises
    PathwayInvalid with every problem, GoldenRunsDiffer, RedFlagsLost, Conflict when it is published already.
    """
    version = (
        PathwayVersion.objects.in_organization(organization_id).select_related("pathway").get(id=version_id)
    )
    pathway = Pathway.objects.in_organization(organization_id).select_for_update().get(id=version.pathway_id)
    version.refresh_from_db()
    VERSION.check(version.status, "published")
    again = version.status == "retired"
    why = reason.strip() or ("" if again else version.note)
    if again and not why:
        message = "Say why you go back to this version: it stays in the history."
        raise InvalidRequest(message, errors=(FieldError("reason", message),))
    problems = definition_problems_of(version)
    if problems:
        raise PathwayInvalid(problems)
    if not again:
        version.definition = read_definition(version.definition).as_document()
    refuse_differences(organization_id=organization_id, version=version)
    refuse_lost_red_flags(version, now=now)
    for published in PathwayVersion.objects.in_organization(organization_id).filter(
        pathway=pathway, status="published"
    ):
        VERSION.transition(published, "retired")
        published.save(update_fields=["status"])
        _note_change(published, actor=actor, now=now, reason=f"Version {version.number} took its place.")
    VERSION.transition(version, "published")
    version.published_at = now
    version.published_by = actor
    version.save()
    _note_change(version, actor=actor, now=now, reason=why)
    record_event(
        type=event_types.PATHWAY_PUBLISHED,
        organization_id=organization_id,
        actor=actor,
        now=now,
        data={"pathway_id": pathway.id, "version": version.number},
    )
    return int(version.number)


def retire_version(
    *, organization_id: str, version_id: str, actor: str, now: datetime, reason: str = ""
) -> None:
    """Take a published version out of use: no new run starts on it, runs in flight go on.

    Raises RedFlagsLost where the pathway starts by itself on records that cannot wait, unless another person agrees at
    this moment.
    """
    versions = PathwayVersion.objects.in_organization(organization_id)
    held = Pathway.objects.in_organization(organization_id).select_for_update()
    pathway = held.get(id=versions.get(id=version_id).pathway_id)
    version = versions.select_for_update().get(id=version_id)
    VERSION.check(version.status, "retired")
    refuse_lost_by_start(pathway, wanted=ON_REQUEST, purpose="retire", now=now)
    VERSION.transition(version, "retired")
    version.save(update_fields=["status"])
    _note_change(version, actor=actor, now=now, reason=reason.strip())


def _note_change(version: PathwayVersion, *, actor: str, now: datetime, reason: str) -> None:
    VersionChange.objects.create(
        organization_id=version.organization_id,
        version=version,
        status=version.status,
        changed_by=actor,
        changed_at=now,
        reason=reason[:REASON_LENGTH],
    )


def install_starter(*, organization_id: str, starter: Starter, actor: str, now: datetime) -> bool:
    """Publish a starter pathway in an organization that has none of its type and name; return whether it was
    installed.

    The first automatic one becomes the default.
    """
    pathways = Pathway.objects.in_organization(organization_id).filter(type=starter.type)
    if pathways.filter(name=starter.name).exists():
        return False
    pathway_id = create_pathway(
        organization_id=organization_id,
        name=starter.name,
        type=starter.type,
        is_default=starter.type == "auto" and not pathways.filter(is_default=True).exists(),
    )
    version_id = save_draft(
        organization_id=organization_id,
        pathway_id=pathway_id,
        definition=starter.definition.as_document(),
        note="starter pathway",
        now=now,
    )
    publish_version(organization_id=organization_id, version_id=version_id, actor=actor, now=now)
    return True
