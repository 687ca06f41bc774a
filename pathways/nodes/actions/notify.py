"""Tell a team or people in the pages of the service."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from common.expressions import Operand
from common.wording import counted
from pathways.context import NodeContext
from pathways.nodes.actions.base import ActionBase, Audience, named_team, no_team
from pathways.nodes.effects import NotifyEffect
from pathways.nodes.results import Completed
from pathways.nodes.templates import render_template
from pathways.values import DONE, RECORD_TEAM, Message


class Notify(ActionBase):
    """The message holds no patient data: who is notified opens the record, where reading is logged."""

    action: Literal["notify"] = "notify"
    audience: Audience
    message: Message

    def templates(self) -> tuple[tuple[str, str, bool], ...]:
        return (("message", self.message, False),)

    def teams_named(self) -> tuple[tuple[str, str], ...]:
        return named_team("audience.team", self.audience.team)

    def render(self, context: NodeContext, values: Mapping[str, Operand]) -> Completed:
        team = context.record.team if self.audience.team == RECORD_TEAM else self.audience.team
        message = render_template(template=self.message, values=values)
        effect = NotifyEffect(team=team, users=self.audience.users, message=message)
        administrators = team is None and not self.audience.users
        explanation = f"Notifies {_in_words(team, self.audience.users)}.{no_team(administrators)}"
        return Completed(outcome=DONE, explanation=explanation, effect=effect)


def _in_words(team: str | None, users: tuple[str, ...]) -> str:
    """Return who is notified; of a record of no team, as of a wait on it, the administrators are."""
    if team is not None:
        return f"the team {team}"
    return counted(len(users), "user") if users else "the administrators of the organization"
