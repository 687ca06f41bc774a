"""Give the record to a team of the organization."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from common.expressions import Operand
from pathways.context import NodeContext
from pathways.nodes.actions.base import ActionBase, named_team
from pathways.nodes.effects import TeamEffect
from pathways.nodes.results import Completed
from pathways.values import DONE, Name


class AssignTeam(ActionBase):
    """From then on the record is hidden from the organization's other teams."""

    action: Literal["assign_team"] = "assign_team"
    team: Name

    def teams_named(self) -> tuple[tuple[str, str], ...]:
        return named_team("team", self.team)

    def render(self, context: NodeContext, values: Mapping[str, Operand]) -> Completed:  # noqa: ARG002
        explanation = f"Gives the record to the team {self.team}."
        return Completed(outcome=DONE, explanation=explanation, effect=TeamEffect(team=self.team))
