"""Configured pathways, the history of their runs, and what belongs to both, a module for each of these."""

from __future__ import annotations

from pathways.models.effects import ActionEffect, Notification, UploadLink, new_effect_id, new_upload_link_id
from pathways.models.golden import GoldenExample, GoldenExpectation, new_golden_id
from pathways.models.overrides import OverrideReason, PlannedOverride
from pathways.models.pathways import Pathway, PathwayVersion, VersionChange, new_pathway_id, new_version_id
from pathways.models.reviews import (
    REVIEW_STEPS,
    OverrideProposal,
    Review,
    ReviewAnswer,
    ReviewStep,
    new_review_id,
)
from pathways.models.runs import NodeRun, PathwayRun, RunRepair, new_node_run_id, new_run_id
from pathways.models.simulations import (
    SimulatedRecord,
    Simulation,
    SimulationChunk,
    new_chunk_id,
    new_simulation_id,
)
from pathways.models.starts import PublishRequest, StartCondition, UndecidedStart, new_publish_request_id

__all__ = [
    "REVIEW_STEPS",
    "ActionEffect",
    "GoldenExample",
    "GoldenExpectation",
    "NodeRun",
    "Notification",
    "OverrideProposal",
    "OverrideReason",
    "Pathway",
    "PathwayRun",
    "PathwayVersion",
    "PlannedOverride",
    "PublishRequest",
    "Review",
    "ReviewAnswer",
    "ReviewStep",
    "RunRepair",
    "SimulatedRecord",
    "Simulation",
    "SimulationChunk",
    "StartCondition",
    "UndecidedStart",
    "UploadLink",
    "VersionChange",
    "new_chunk_id",
    "new_effect_id",
    "new_golden_id",
    "new_node_run_id",
    "new_pathway_id",
    "new_publish_request_id",
    "new_review_id",
    "new_run_id",
    "new_simulation_id",
    "new_upload_link_id",
    "new_version_id",
]
