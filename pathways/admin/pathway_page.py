"""What the page of a pathway shows: the editor with the text and its graph, and the versions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pathways.admin.draft import Draft, check_document, check_text, document_of, fingerprint
from pathways.admin.editor import furniture, shown
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
    frozen: bool
    """Whether what is shown is looked at only, because there is a draft beside it."""
    state: dict[str, Any]
    """What the editor in the browser begins with."""


def pathway_page(
    pathway: Pathway, *, text: str | None = None, note: str | None = None, from_version: int | None = None
) -> PathwayPage:
    """Gather what the page shows: `text` as it was sent, else the version asked for, else the
    draft, else the published version."""
    versions = list(
        PathwayVersion.objects.in_organization(pathway.organization_id)
        .filter(pathway=pathway)
        .order_by("-number")
    )
    draft = next((version for version in versions if version.status == "draft"), None)
    published = next((version for version in versions if version.status == "published"), None)
    asked = next((version for version in versions if version.number == from_version), None)
    seen = asked or draft or published or (versions[0] if versions else None)
    shown_draft = (
        check_document(document_of(seen), pathway=pathway)
        if text is None
        else check_text(text, pathway=pathway)
    )
    frozen = draft is not None and seen is not None and seen.status != "draft"
    names = names_of_actors(version.published_by for version in versions)
    return PathwayPage(
        pathway=pathway,
        draft=shown_draft,
        token=fingerprint(draft),
        note=note if note is not None else draft.note if draft else "",
        beginning=_beginning(seen, draft),
        versions=[
            ShownVersion(version, STATUS_LOOKS[version.status], names[version.published_by])
            for version in versions
        ],
        published=published,
        frozen=frozen,
        state=shown(shown_draft) | furniture(pathway) | {"token": fingerprint(draft), "frozen": frozen},
    )


def _beginning(seen: PathwayVersion | None, draft: PathwayVersion | None) -> str:
    if seen is None:
        return "This pathway has no version yet. Its first change makes a draft."
    if seen.status == "draft":
        return f"You edit the draft, version {seen.number}. Nothing runs on it before it is published."
    if draft is not None:
        return f"You look at version {seen.number}, {seen.status}. The draft is version {draft.number}."
    return f"You see version {seen.number}, {seen.status}. It stays as it is; the first change makes a draft."
