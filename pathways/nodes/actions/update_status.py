"""Set where the record stands for the clinic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from common.expressions import Operand
from pathways.context import NodeContext
from pathways.nodes.actions.base import ActionBase
from pathways.nodes.effects import StatusEffect
from pathways.nodes.results import Completed
from pathways.values import DONE, Slug


class UpdateStatus(ActionBase):
    """The status is the clinic's own word."""

    action: Literal["update_status"] = "update_status"
    status: Slug

    def render(self, context: NodeContext, values: Mapping[str, Operand]) -> Completed:  # noqa: ARG002
        explanation = f"Gives the record the status {self.status}."
        return Completed(outcome=DONE, explanation=explanation, effect=StatusEffect(status=self.status))
