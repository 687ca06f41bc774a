"""Simulations: asking for one, and taking it back."""

from __future__ import annotations

from datetime import datetime
from typing import cast

from common.errors import Conflict, InvalidRequest, NotFound
from common.row_security import organization_scope
from common.work import cancel, enqueue
from pathways.definition import read_definition
from pathways.fingerprint import fingerprint_of
from pathways.models import Pathway, PathwayVersion, Simulation, SimulationChunk
from pathways.services.publishing import PathwayInvalid, draft_problems
from pathways.states import SIMULATION
from pathways.values import PathwayType
from referrals.selectors import list_newest_with_referral

WORK, QUEUE = "pathways.simulation_chunk", "shadow"
MOST_RECORDS = 5000
RECORDS_IN_A_CHUNK = 50
MOST_RUNNING = 3
"""Of one organization at once."""


class SimulationNotFound(NotFound):
    """No simulation of that id in the organization."""


class NoSuchVersion(NotFound):
    """No version of that id in the organization."""


class TooManyRunning(Conflict):
    """The organization has as many simulations running as it may."""


def request_simulation(
    *,
    organization_id: str,
    version_id: str,
    records: int,
    team_id: str | None,
    actor: str,
    now: datetime,
    purpose: Simulation.Purpose = Simulation.Purpose.ASKED,
    beside: PathwayVersion | None = None,
) -> str:
    """Try a version on the newest records that have a referral, beside the published version; return the id.

    `beside` is another version to compare with; where there is none, and none is published, the comparison is with no
    pathway at all. Returns at once: workers do it. Raises NoSuchVersion, PathwayInvalid for a definition that has
    problems, InvalidRequest when there is nothing to try it on, TooManyRunning.
    """
    if not 1 <= records <= MOST_RECORDS:
        raise InvalidRequest(f"Choose 1 to {MOST_RECORDS} records to try the pathway on.")
    with organization_scope(organization_id):
        versions = PathwayVersion.objects.in_organization(organization_id).select_related("pathway")
        version = versions.filter(id=version_id).first()
        if version is None:
            raise NoSuchVersion(
                "There is no such version. It may have been deleted: look at the pathway again."
            )
        # Held so that two who ask at once are counted one after the other.
        pathway = (
            Pathway.objects.in_organization(organization_id).select_for_update().get(id=version.pathway_id)
        )
        running = Simulation.objects.in_organization(organization_id).filter(status="running").count()
        if running >= MOST_RUNNING:
            raise TooManyRunning(
                f"{running} simulations are running already. Wait for one to end, or cancel one."
            )
        problems = draft_problems(
            organization_id=organization_id,
            type=cast(PathwayType, pathway.type),
            definition=version.definition,
        )
        if problems:
            raise PathwayInvalid(problems)
        record_ids = list_newest_with_referral(
            organization_id=organization_id, team_id=team_id, limit=records
        )
        if not record_ids:
            raise InvalidRequest(
                "There is no record with a completed extraction yet to try the pathway on. "
                "Extract a referral first, or choose all teams."
            )
        definition = read_definition(version.definition)
        simulation = Simulation.objects.create(
            organization_id=organization_id,
            team_id=team_id,
            pathway=pathway,
            base=beside or versions.filter(pathway=pathway, status="published").first(),
            candidate_number=version.number,
            candidate=definition.as_document(),
            fingerprint=fingerprint_of(definition),
            records=len(record_ids),
            purpose=purpose,
            asked_by=actor,
            asked_at=now,
        )
        _enqueue_chunks(simulation, record_ids)
        return str(simulation.id)


def _enqueue_chunks(simulation: Simulation, record_ids: list[str]) -> None:
    for number, first in enumerate(range(0, len(record_ids), RECORDS_IN_A_CHUNK)):
        chunk = SimulationChunk.objects.create(
            organization_id=simulation.organization_id,
            simulation=simulation,
            number=number,
            record_ids=record_ids[first : first + RECORDS_IN_A_CHUNK],
        )
        enqueue(name=WORK, queue=QUEUE, subject_id=chunk.id, organization_id=simulation.organization_id)


def cancel_simulation(*, organization_id: str, simulation_id: str, now: datetime) -> None:
    """Try no more records; what was found so far is not counted. Raises Conflict when it has ended."""
    with organization_scope(organization_id):
        simulation = lock_simulation(organization_id=organization_id, simulation_id=simulation_id)
        SIMULATION.transition(simulation, "cancelled")
        simulation.ended_at = now
        simulation.save(update_fields=["status", "ended_at"])
        withdraw_chunks(simulation)


def delete_simulation(*, organization_id: str, simulation_id: str) -> None:
    """Delete a simulation and all it found; one that is running is stopped by that."""
    with organization_scope(organization_id):
        simulation = lock_simulation(organization_id=organization_id, simulation_id=simulation_id)
        withdraw_chunks(simulation)
        simulation.delete()


def lock_simulation(*, organization_id: str, simulation_id: str) -> Simulation:
    """Return a simulation, held until the transaction ends. Raises SimulationNotFound."""
    simulations = Simulation.objects.in_organization(organization_id).select_for_update()
    simulation: Simulation | None = simulations.filter(id=simulation_id).first()
    if simulation is None:
        raise SimulationNotFound("There is no such simulation. It may have been deleted.")
    return simulation


def withdraw_chunks(simulation: Simulation) -> None:
    """Take back what no worker has done yet; a worker in the middle finds its lease lost."""
    chunks = SimulationChunk.objects.in_organization(simulation.organization_id)
    for chunk_id in chunks.filter(simulation=simulation, done_at=None).values_list("id", flat=True):
        cancel(name=WORK, subject_id=chunk_id)
