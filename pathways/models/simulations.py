"""Simulations of pathways: what was tried on which records, and where each would have gone.

No patient data: ids of records, keys of nodes, outcomes, routes and counts.
"""

from __future__ import annotations

from django.db import models

from common.ids import ID_LENGTH, new_id
from common.row_security import ScopedManager
from pathways.states import SIMULATION


def new_simulation_id() -> str:
    return new_id("sim")


def new_chunk_id() -> str:
    return new_id("simc")


class Simulation(models.Model):
    """One row is one definition tried on the newest records, beside the version that was published then.

    `candidate` is the definition as it was, whatever becomes of the draft; `fingerprint` names it.
    """

    class Purpose(models.TextChoices):
        ASKED = "asked", "Asked for"
        PUBLISHING = "publishing", "Before publishing"

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_simulation_id, editable=False)
    organization_id = models.CharField(max_length=ID_LENGTH)
    team_id = models.CharField(max_length=ID_LENGTH, null=True, blank=True)  # noqa: DJ001 - null: of all teams
    pathway = models.ForeignKey("pathways.Pathway", on_delete=models.PROTECT)
    base = models.ForeignKey(
        "pathways.PathwayVersion", on_delete=models.PROTECT, null=True, blank=True, related_name="+"
    )
    candidate_number = models.PositiveIntegerField()
    candidate = models.JSONField()
    fingerprint = models.CharField(max_length=64)
    purpose = models.CharField(max_length=20, choices=Purpose.choices, default=Purpose.ASKED)
    status = models.CharField(
        max_length=20, choices=[(s, s) for s in SIMULATION.statuses], default=SIMULATION.initial
    )
    records = models.PositiveIntegerField(help_text="On how many records it is tried.")
    counts = models.JSONField(default=dict, blank=True, help_text="What it came to, once it has completed.")
    error_code = models.CharField(max_length=100, blank=True, default="")
    asked_by = models.CharField(max_length=80)
    asked_at = models.DateTimeField()
    ended_at = models.DateTimeField(null=True, blank=True)

    objects = ScopedManager()

    class Meta:
        indexes = [
            models.Index(fields=["organization_id", "pathway", "-asked_at"], name="simulation_newest"),
        ]

    def __str__(self) -> str:
        return self.id


class SimulationChunk(models.Model):
    """One row is some records of a simulation that one worker tries in one go."""

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_chunk_id, editable=False)
    organization_id = models.CharField(max_length=ID_LENGTH)
    simulation = models.ForeignKey(Simulation, on_delete=models.CASCADE)
    number = models.PositiveIntegerField()
    record_ids = models.JSONField()
    done_at = models.DateTimeField(null=True, blank=True)

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["simulation", "number"], name="simulation_chunk_once"),
        ]

    def __str__(self) -> str:
        return f"{self.simulation_id} {self.number}"


class SimulatedRecord(models.Model):
    """One row is where one record would go, before and after. `changes` name what differs."""

    organization_id = models.CharField(max_length=ID_LENGTH)
    simulation = models.ForeignKey(Simulation, on_delete=models.CASCADE)
    record_id = models.CharField(max_length=ID_LENGTH)
    before = models.JSONField(null=True)
    after = models.JSONField()
    changes = models.JSONField(default=list, blank=True)
    red_flag = models.BooleanField(default=False)
    red_flag_lost = models.BooleanField(default=False)

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["simulation", "record_id"], name="simulated_once_per_record"),
        ]

    def __str__(self) -> str:
        return f"{self.simulation_id} {self.record_id}"
