"""Actions, one a module: config, and what is to happen, rendered. Running one does nothing outside."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import Field as Member

from pathways.context import NodeContext
from pathways.nodes.actions.add_label import AddLabel
from pathways.nodes.actions.assign_team import AssignTeam
from pathways.nodes.actions.base import OutsideAction
from pathways.nodes.actions.call_http import CallHttp
from pathways.nodes.actions.create_fhir_task import CreateFhirTask
from pathways.nodes.actions.notify import Notify
from pathways.nodes.actions.request_information import RequestInformation
from pathways.nodes.actions.send_email import SendEmail
from pathways.nodes.actions.set_priority import SetPriority
from pathways.nodes.actions.update_status import UpdateStatus
from pathways.nodes.effects import Effect, FhirEffect
from pathways.nodes.fhir import task_bundle
from pathways.nodes.results import Completed, Failed
from pathways.nodes.templates import ValueMissing
from pathways.values import DONE, FAILED, BaseNode

__all__ = [
    "ACTIONS",
    "ActionConfig",
    "ActionNode",
    "AddLabel",
    "AssignTeam",
    "CallHttp",
    "CreateFhirTask",
    "DryRun",
    "Notify",
    "OutsideAction",
    "RequestInformation",
    "SendEmail",
    "SetPriority",
    "UpdateStatus",
    "dry_run",
    "leaves_the_house",
    "outcomes",
    "run",
]

ActionConfig = Annotated[
    SendEmail
    | Notify
    | UpdateStatus
    | AssignTeam
    | AddLabel
    | SetPriority
    | RequestInformation
    | CallHttp
    | CreateFhirTask,
    Member(discriminator="action"),
]

ACTIONS = (
    "send_email",
    "notify",
    "update_status",
    "assign_team",
    "add_label",
    "set_priority",
    "request_information",
    "call_http",
    "create_fhir_task",
)


DRY_RUN_KEY = "eff_dry_run"
"""Stands where the effect's id would."""


class ActionNode(BaseNode):
    """`compensation` is the action that undoes this one when the run is cancelled after it was done."""

    kind: Literal["action"] = "action"
    config: ActionConfig
    compensation: ActionConfig | None = None


def outcomes(config: ActionConfig) -> tuple[str, ...]:
    """Return `done`, and `failed` unless a failure stops the run."""
    return (DONE, FAILED) if config.on_failure == "route" else (DONE,)


@dataclass(frozen=True, kw_only=True, slots=True)
class DryRun:
    """What an action would do. `made` may hold patient data, as the effect itself would.

    `failure` says why it would fail and what to do; then nothing would be made.
    """

    explanation: str
    kind: str = ""
    made: Mapping[str, Any] = field(default_factory=dict)
    leaves_the_house: bool = False
    failure: str = ""
    effect: Effect | None = None


def leaves_the_house(effect: Effect) -> bool:
    """Say whether an effect goes to somebody outside of the service."""
    return effect.kind in ("send_email", "request_information", "call_http") or (
        isinstance(effect, FhirEffect) and bool(effect.url)
    )


def dry_run(*, config: ActionConfig, context: NodeContext) -> DryRun:
    """Say what an action would do as things stand, as rendered, and do nothing."""
    result = run(config=config, context=context)
    if isinstance(result, Failed):
        return DryRun(explanation="It would fail.", failure=result.message)
    effect = result.effect
    if effect is None:
        return DryRun(explanation=result.explanation)
    made = effect.payload()
    if isinstance(effect, FhirEffect):
        made = task_bundle(effect.facts, key=DRY_RUN_KEY)
    return DryRun(
        explanation=result.explanation,
        kind=effect.kind,
        made=made,
        leaves_the_house=leaves_the_house(effect),
        effect=effect,
    )


def run(*, config: ActionConfig, context: NodeContext) -> Completed | Failed:
    """Render the action's effect. Failed says what to do, in paths, never in values."""
    try:
        return config.render(context, context.values())
    except ValueMissing as missing:
        return config.fail(
            code="value_missing",
            message=f"The text needs {missing.path}, but {missing.why}. Correct the record and retry, "
            f'or write {{{{ {missing.path} or "..." }}}} in the pathway.',
        )
