"""Set how urgently the record is worked on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from common.expressions import Operand
from pathways.context import NodeContext
from pathways.nodes.actions.base import ActionBase
from pathways.nodes.effects import PriorityEffect
from pathways.nodes.results import Completed
from pathways.values import DONE
from referrals.data.referral import Urgency


class SetPriority(ActionBase):
    """Raises the record's priority, and leaves a higher one as it is.

    `lower`: may lower it too. Such a node is published only behind a wait with four eyes.
    """

    action: Literal["set_priority"] = "set_priority"
    priority: Urgency
    lower: bool = False

    def render(self, context: NodeContext, values: Mapping[str, Operand]) -> Completed:  # noqa: ARG002
        verb = "Sets the record's priority to" if self.lower else "Raises the record's priority to at least"
        effect = PriorityEffect(priority=self.priority, lower=self.lower)
        return Completed(outcome=DONE, explanation=f"{verb} {self.priority}.", effect=effect)
