"""What the page of a version shows: how it differs from another one, its history, golden runs, runs in flight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from django.utils.safestring import SafeString, mark_safe

from pathways.admin.looks import STATUS_LOOKS
from pathways.comparing import Comparison, DiffLine, both, compare, text_diff
from pathways.graph import draw
from pathways.models import PathwayVersion, VersionChange
from pathways.services.golden import GoldenResult, check_golden
from pathways.services.migrating import Move, preview_moves
from pathways.services.publishing import definition_problems_of
from tenants.admin_scope import names_of_actors


@dataclass(frozen=True)
class ShownChange:
    """One time that a version was published or retired."""

    number: int
    look: str
    status: str
    by: str
    at: datetime
    reason: str


@dataclass(frozen=True)
class VersionPage:
    """Everything a version's page shows. `other` is the one it is compared with, None where there is none.

    `golden` is None for a version that is not whole: it cannot be rehearsed.
    """

    version: PathwayVersion
    look: str
    others: Sequence[PathwayVersion]
    other: PathwayVersion | None
    comparison: Comparison | None
    lines: Sequence[DiffLine]
    picture: SafeString
    changes: Sequence[ShownChange]
    golden: Sequence[GoldenResult] | None
    moves: Sequence[Move]

    @property
    def differing(self) -> int:
        return sum(bool(result.differences) for result in self.golden or ())


def version_page(version: PathwayVersion, *, other_number: int | None = None) -> VersionPage:
    """Gather the page; compared is the version asked for, else the published one, else the last."""
    siblings = list(
        PathwayVersion.objects.in_organization(version.organization_id)
        .filter(pathway=version.pathway)
        .order_by("-number")
    )
    others = [one for one in siblings if one.id != version.id]
    other = _compared(version, others, other_number)
    return VersionPage(
        version=version,
        look=STATUS_LOOKS[version.status],
        others=others,
        other=other,
        comparison=compare(other.definition, version.definition) if other else None,
        lines=text_diff(other.definition, version.definition) if other else (),
        picture=_picture(version, other),
        changes=_changes(version),
        golden=None
        if definition_problems_of(version)
        else check_golden(organization_id=version.organization_id, version=version),
        moves=preview_moves(organization_id=version.organization_id, pathway_id=version.pathway_id)
        if version.status == "published"
        else (),
    )


def _compared(
    version: PathwayVersion, others: Sequence[PathwayVersion], number: int | None
) -> PathwayVersion | None:
    """Return the version to compare with: an older one where nothing else is asked for."""
    asked = next((one for one in others if one.number == number), None)
    published = next((one for one in others if one.status == "published"), None)
    older = next((one for one in others if one.number < version.number), None)
    return asked or published or older


def _picture(version: PathwayVersion, other: PathwayVersion | None) -> SafeString:
    """Draw the version, over the other one where there is one; every text in it is escaped by `draw`."""
    if other is None:
        drawn = draw(version.definition, name=version.pathway.name, prefix="version")
    else:
        drawn = draw(
            both(other.definition, version.definition),
            statuses=compare(other.definition, version.definition).statuses(),
            name=f"{version.pathway.name}: version {other.number} and version {version.number}",
            prefix="version",
        )
    return mark_safe(drawn)  # noqa: S308


def _changes(version: PathwayVersion) -> list[ShownChange]:
    rows = list(
        VersionChange.objects.in_organization(version.organization_id)
        .filter(version__pathway=version.pathway)
        .select_related("version")
        .order_by("-changed_at", "-id")[:50]
    )
    names = names_of_actors(row.changed_by for row in rows)
    return [
        ShownChange(
            number=row.version.number,
            look=STATUS_LOOKS[row.status],
            status=row.status,
            by=names[row.changed_by],
            at=row.changed_at,
            reason=row.reason,
        )
        for row in rows
    ]
