"""The work of a simulation: some records at a time, read and walked where nothing can be written or sent."""

from __future__ import annotations

from datetime import datetime

from common.clock import Clock
from common.row_security import organization_scope
from common.work import Held, LeaseLost, recording
from pathways.definition import PathwayDefinition, read_definition
from pathways.models import SimulatedRecord, Simulation, SimulationChunk
from pathways.selectors import definition_of
from pathways.services.sealing import sealed
from pathways.services.simulating import SimulationNotFound, lock_simulation, withdraw_chunks
from pathways.services.simulation_facts import facts_of_records
from pathways.simulation import Compared, Counts, count, try_record
from pathways.simulation.counting import Tried
from pathways.states import SIMULATION


def try_chunk(held: Held, *, clock: Clock) -> None:
    """Walk the chunk's records through both definitions and keep where they went."""
    with organization_scope(held.organization_id):
        chunks = SimulationChunk.objects.in_organization(held.organization_id)
        chunk = (
            chunks.select_related("simulation__base", "simulation__pathway")
            .filter(id=held.subject_id)
            .first()
        )
    if chunk is None or chunk.simulation.status != "running":
        with recording(held):
            return
    found = _walk(chunk)
    with organization_scope(held.organization_id):
        # The simulation before the work, as whoever cancels it does.
        try:
            simulation = lock_simulation(
                organization_id=held.organization_id, simulation_id=chunk.simulation_id
            )
        except SimulationNotFound:
            raise LeaseLost(held.id) from None
        with recording(held):
            _keep(simulation, chunk, found, now=clock())


def _walk(chunk: SimulationChunk) -> dict[str, Compared]:
    simulation = chunk.simulation
    before: PathwayDefinition | None = definition_of(simulation.base) if simulation.base else None
    after = read_definition(simulation.candidate)
    with sealed(chunk.organization_id):
        return {
            facts.record.id: try_record(before=before, after=after, facts=facts, now=arrived_at)
            for facts, arrived_at in facts_of_records(
                organization_id=chunk.organization_id,
                pathway=simulation.pathway.name,
                record_ids=chunk.record_ids,
            )
        }


def _keep(
    simulation: Simulation, chunk: SimulationChunk, found: dict[str, Compared], *, now: datetime
) -> None:
    SimulatedRecord.objects.bulk_create(
        SimulatedRecord(
            organization_id=simulation.organization_id,
            simulation=simulation,
            record_id=record_id,
            before=compared.before.model_dump(mode="json") if compared.before else None,
            after=compared.after.model_dump(mode="json"),
            changes=list(compared.changes),
            red_flag=compared.red_flag,
            red_flag_lost=compared.red_flag_lost,
        )
        for record_id, compared in found.items()
    )
    chunk.done_at = now
    chunk.save(update_fields=["done_at"])
    left = SimulationChunk.objects.in_organization(simulation.organization_id).filter(
        simulation=simulation, done_at=None
    )
    if not left.exists():
        SIMULATION.transition(simulation, "completed")
        simulation.counts = _counts(simulation).model_dump(mode="json")
        simulation.ended_at = now
        simulation.save(update_fields=["status", "counts", "ended_at"])


def _counts(simulation: Simulation) -> Counts:
    rows = SimulatedRecord.objects.in_organization(simulation.organization_id).filter(simulation=simulation)
    return count(
        Tried(
            before=row.before,
            after=row.after,
            changes=tuple(row.changes),
            red_flag=row.red_flag,
            red_flag_lost=row.red_flag_lost,
        )
        for row in rows
    )


def give_up_chunk(held: Held, code: str, *, now: datetime) -> None:
    """Fail the simulation: with some of its records missing its figures would mislead."""
    with organization_scope(held.organization_id):
        chunks = SimulationChunk.objects.in_organization(held.organization_id)
        chunk = chunks.filter(id=held.subject_id).first()
        try:
            simulation = lock_simulation(
                organization_id=held.organization_id, simulation_id=chunk.simulation_id if chunk else ""
            )
        except SimulationNotFound:
            simulation = None
        with recording(held):
            if simulation is not None and simulation.status == "running":
                SIMULATION.transition(simulation, "failed")
                simulation.error_code = code[:100]
                simulation.ended_at = now
                simulation.save(update_fields=["status", "error_code", "ended_at"])
                withdraw_chunks(simulation)
