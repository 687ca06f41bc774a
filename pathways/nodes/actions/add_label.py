"""Put a label on the record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from common.expressions import Operand
from pathways.context import NodeContext
from pathways.nodes.actions.base import ActionBase
from pathways.nodes.effects import LabelEffect
from pathways.nodes.results import Completed
from pathways.values import DONE, Slug


class AddLabel(ActionBase):
    """A label is a word of the clinic's own, such as `interpreter`; a record has each at most once."""

    action: Literal["add_label"] = "add_label"
    label: Slug

    def render(self, context: NodeContext, values: Mapping[str, Operand]) -> Completed:  # noqa: ARG002
        explanation = f"Puts the label {self.label} on the record."
        return Completed(outcome=DONE, explanation=explanation, effect=LabelEffect(label=self.label))
