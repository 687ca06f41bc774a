"""Actions, one a module: config, and what is to happen, rendered. Running one does nothing outside."""

from __future__ import annotations

from typing import Annotated, Literal

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
    "Notify",
    "OutsideAction",
    "RequestInformation",
    "SendEmail",
    "SetPriority",
    "UpdateStatus",
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


class ActionNode(BaseNode):
    """`compensation` is the action that undoes this one when the run is cancelled after it was done."""

    kind: Literal["action"] = "action"
    config: ActionConfig
    compensation: ActionConfig | None = None


def outcomes(config: ActionConfig) -> tuple[str, ...]:
    """This function will return `done`, and `failed` unless a failure stops the run."""
    return (DONE, FAILED) if config.on_failure == "route" else (DONE,)


def run(*, config: ActionConfig, context: NodeContext) -> Completed | Failed:
    """This function will render the action's effect. Failed says what to do, in paths, never in values."""
    try:
        return config.render(context, context.values())
    except ValueMissing as missing:
        return config.fail(
            code="value_missing",
            message=f"The text needs {missing.path}, but {missing.why}. Correct the record and retry, "
            f'or write {{{{ {missing.path} or "..." }}}} in the pathway.',
        )
