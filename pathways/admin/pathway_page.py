"""What the page of a pathway shows: the editor with the text and its graph, and the versions."""

from __future__ import annotations

from dataclasses import dataclass

from pathways.admin.draft import Draft, check_text, fingerprint, text_of
from pathways.admin.looks import STATUS_LOOKS
from pathways.models import Pathway, PathwayVersion
from tenants.admin_scope import names_of_actors


@dataclass(frozen=True)
class ShownVersion:
    """A version in the list: who published it, and what can be done with it."""

    version: PathwayVersion
    look: str
    published_by: str


@dataclass(frozen=True)
class PathwayPage:
    """Everything a pathway's page shows. `token` names the state of the draft that the person has seen."""

    pathway: Pathway
    draft: Draft
    token: str
    note: str
    beginning: str
    versions: list[ShownVersion]
    published: PathwayVersion | None


def pathway_page(
    pathway: Pathway, *, text: str | None = None, note: str | None = None, from_version: int | None = None
) -> PathwayPage:
    """This function will gather what the page shows: `text` as it was sent, else the version asked for, else the
    draft, else the published version."""
    versions = list(
        PathwayVersion.objects.in_organization(pathway.organization_id)
        .filter(pathway=pathway)
        .order_by("-number")
    )
    draft = next((version for version in versions if version.status == "draft"), None)
    published = next((version for version in versions if version.status == "published"), None)
    asked = next((version for version in versions if version.number == from_version), None)
    shown = asked or draft or published or (versions[0] if versions else None)
    names = names_of_actors(version.published_by for version in versions)
    return PathwayPage(
        pathway=pathway,
        draft=check_text(text_of(shown) if text is None else text, pathway=pathway),
        token=fingerprint(draft),
        note=note if note is not None else draft.note if draft else "",
        beginning=_beginning(shown),
        versions=[
            ShownVersion(version, STATUS_LOOKS[version.status], names[version.published_by])
            for version in versions
        ],
        published=published,
    )


def _beginning(shown: PathwayVersion | None) -> str:
    if shown is None:
        return "This pathway has no version yet. Save a draft, then publish it."
    if shown.status == "draft":
        return f"You edit the draft, version {shown.number}. Nothing runs on it before it is published."
    return f"You see version {shown.number}, {shown.status}. It stays as it is; saving makes a draft."
