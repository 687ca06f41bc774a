"""Which nodes people overrule most: where a pathway does not fit what it is used for."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from datetime import datetime

from pathways.models import NodeRun
from pathways.selectors import definition_of, list_override_reasons


@dataclass
class OverriddenNode:
    """One node of one pathway: how often it was come to, how often a person decided otherwise, how and why.

    `changes` counts (outcome before or "" where the person came first, outcome after), `reasons` labels.
    """

    pathway: str
    node: str
    title: str
    visits: int = 0
    overrides: int = 0
    changes: Counter[tuple[str, str]] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)

    @property
    def share(self) -> float:
        """Return how many of the runs' comings to the node were overruled, 0 to 1."""
        return self.overrides / self.visits if self.visits else 0.0

    @property
    def common_changes(self) -> list[tuple[str, str, int]]:
        """Return (outcome before, outcome after, how often), the most common first."""
        return [(before, after, count) for (before, after), count in self.changes.most_common()]

    @property
    def common_reasons(self) -> list[tuple[str, int]]:
        """Return (label, how often), the most common first."""
        return self.reasons.most_common()


def most_overridden(*, organization_id: str, since: datetime | None = None) -> list[OverriddenNode]:
    """Return the nodes that people have overruled since then, the most often overruled first.

    Patient data is not among it: texts of reasons stay with their runs.
    """
    labels = dict(list_override_reasons(organization_id=organization_id))
    visits = NodeRun.objects.in_organization(organization_id)
    if since is not None:
        visits = visits.filter(started_at__gte=since)
    overridden = visits.exclude(overridden_by="").select_related(
        "run__pathway", "run__version", "override_of"
    )
    found: dict[tuple[str, str], OverriddenNode] = {}
    for visit in overridden.order_by("started_at", "id"):
        titles = {node.key: node.title for node in definition_of(visit.run.version).nodes}
        key = (visit.run.pathway_id, visit.node)
        node = found.setdefault(
            key,
            OverriddenNode(
                pathway=visit.run.pathway.name, node=visit.node, title=titles.get(visit.node, visit.node)
            ),
        )
        node.overrides += 1
        before = visit.override_of.outcome if visit.override_of is not None else ""
        node.changes[before, visit.outcome] += 1
        node.reasons[labels.get(visit.override_code, visit.override_code or "not said")] += 1
    for key, count in _visits_of(list(found), organization_id=organization_id, since=since).items():
        found[key].visits = count
    return sorted(found.values(), key=lambda node: (-node.overrides, -node.share, node.pathway, node.node))


def _visits_of(
    keys: list[tuple[str, str]], *, organization_id: str, since: datetime | None
) -> dict[tuple[str, str], int]:
    """Return how often runs came to each node: visits that a person put in the place of another are not counted."""
    visits = NodeRun.objects.in_organization(organization_id).filter(
        run__pathway_id__in={pathway_id for pathway_id, _ in keys},
        node__in={node for _, node in keys},
        override_of__isnull=True,
    )
    if since is not None:
        visits = visits.filter(started_at__gte=since)
    counted: dict[tuple[str, str], int] = defaultdict(int)
    for pathway_id, node in visits.order_by().values_list("run__pathway_id", "node"):
        counted[pathway_id, node] += 1
    return {key: counted[key] for key in keys}
