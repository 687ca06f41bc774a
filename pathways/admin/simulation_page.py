"""What the pages of a simulation show: figures, the picture of where records go, and the records that differ."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.safestring import SafeString, mark_safe

from pathways.admin.looks import record_url
from pathways.definition import PathwayDefinition, read_definition
from pathways.graph import Step, draw
from pathways.models import SimulatedRecord, Simulation
from pathways.selectors import definition_of
from pathways.simulation import CHANGES, Counts, Walk, flow_picture, place_of
from tenants.admin_scope import names_of_actors

MOST_SHOWN = 200
LOST = "red_flag_lost"


@dataclass(frozen=True)
class Change:
    """One kind of difference: `name` is what the list of records is narrowed by."""

    name: str
    label: str
    records: int


@dataclass(frozen=True)
class ShownRecord:
    """A record that would go another way."""

    record_id: str
    url: str
    before: str
    after: str
    changes: tuple[str, ...]
    red_flag_lost: bool


@dataclass(frozen=True)
class SimulationPage:
    """Everything the page shows. `counts` null: it has not completed."""

    simulation: Simulation
    asked_by: str
    before: str
    after: str
    done: int
    counts: Counts | None
    changes: tuple[Change, ...]
    picture: SafeString
    show: str
    only: str
    records: tuple[ShownRecord, ...]
    records_in_all: int

    @property
    def percent(self) -> int:
        return 100 * self.done // max(self.simulation.records, 1)


def simulation_page(simulation: Simulation, *, show: str) -> SimulationPage:
    """Return what the page shows; `show` narrows the records to one kind of difference."""
    rows = SimulatedRecord.objects.in_organization(simulation.organization_id).filter(simulation=simulation)
    before = _name_of_base(simulation)
    after = f"version {simulation.candidate_number} as tried"
    counts = Counts.model_validate(simulation.counts) if simulation.counts else None
    if show == LOST:
        listed = rows.filter(red_flag_lost=True)
    elif show in CHANGES:
        listed = rows.filter(changes__contains=[show])
    else:
        show, listed = "", rows.exclude(changes=[])
    # What is lost comes first, in whatever is shown.
    ordered = listed.order_by("-red_flag_lost", "id") if counts else listed.none()
    return SimulationPage(
        simulation=simulation,
        asked_by=names_of_actors([simulation.asked_by])[simulation.asked_by],
        before=before,
        after=after,
        done=rows.count(),
        counts=counts,
        changes=tuple(
            Change(name, label, counts.changes.get(name, 0) if counts else 0)
            for name, label in CHANGES.items()
        ),
        picture=_flows(counts, before=before, after=after),
        show=show,
        only="Only those that lose a red flag."
        if show == LOST
        else f"Only those that differ in {CHANGES[show]}."
        if show
        else "",
        records=tuple(_shown(row) for row in ordered[:MOST_SHOWN]),
        records_in_all=ordered.count(),
    )


def _name_of_base(simulation: Simulation) -> str:
    """Return what the version was compared with: another version, of another pathway too, or no pathway."""
    base = simulation.base
    if base is None:
        return "no pathway"
    named = f"version {base.number}"
    return named if base.pathway_id == simulation.pathway_id else f"{named} of {base.pathway.name}"


def _flows(counts: Counts | None, *, before: str, after: str) -> SafeString:
    picture = flow_picture(counts.flows, before=before, after=after) if counts else ""
    return mark_safe(picture)  # noqa: S308 - every text in it is escaped by flow_picture


def _shown(row: SimulatedRecord) -> ShownRecord:
    before = Walk.model_validate(row.before) if row.before else None
    return ShownRecord(
        record_id=row.record_id,
        url=record_url(row.record_id),
        before=place_of(before) if before else "-",
        after=place_of(Walk.model_validate(row.after)),
        changes=tuple(CHANGES[name] for name in row.changes),
        red_flag_lost=row.red_flag_lost,
    )


@dataclass(frozen=True)
class ShownStep:
    """A node of a walk. `other`: the other walk did not come here, or left by another outcome."""

    title: str
    outcome: str
    other: bool


@dataclass(frozen=True)
class Side:
    """One of a record's two ways."""

    title: str
    place: str
    walk: Walk
    steps: tuple[ShownStep, ...]
    picture: SafeString


@dataclass(frozen=True)
class RecordPage:
    """A record's ways side by side; `sides` has one where no version was published."""

    row: SimulatedRecord
    url: str
    changes: tuple[str, ...]
    sides: tuple[Side, ...]


def record_page(simulation: Simulation, row: SimulatedRecord) -> RecordPage:
    """Return both ways of a record."""
    after = Walk.model_validate(row.after)
    before = Walk.model_validate(row.before) if row.before else None
    sides = []
    if before is not None and simulation.base is not None:
        title = f"{_name_of_base(simulation)}, as it was then".capitalize()
        sides.append(_side(title, before, definition_of(simulation.base), other=after, prefix="before"))
    sides.append(
        _side(
            f"Version {simulation.candidate_number} as tried",
            after,
            read_definition(simulation.candidate),
            other=before or after,
            prefix="after",
        )
    )
    return RecordPage(
        row=row,
        url=record_url(row.record_id),
        changes=tuple(CHANGES[name] for name in row.changes),
        sides=tuple(sides),
    )


def _side(title: str, walk: Walk, definition: PathwayDefinition, *, other: Walk, prefix: str) -> Side:
    titles = {node.key: node.title for node in definition.nodes}
    elsewhere = set(walk.steps) - set(other.steps)
    picture = draw(
        definition,
        path=[Step(key=node, outcome=outcome or None) for node, outcome in walk.steps],
        current=walk.stopped_at,
        name=title,
        prefix=prefix,
    )
    return Side(
        title=title,
        place=place_of(walk),
        walk=walk,
        steps=tuple(
            ShownStep(titles.get(node, node), outcome, (node, outcome) in elsewhere)
            for node, outcome in walk.steps
        ),
        picture=mark_safe(picture),  # noqa: S308 - every text in it is escaped by draw
    )
