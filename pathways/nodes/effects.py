"""What an action wants to happen outside, rendered and ready; carrying it out is the service's part."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field as Member

from pathways.values import Frozen


class BaseEffect(Frozen):
    """An effect is a kind and a payload; both go into the effect row before anything is done."""

    def payload(self) -> dict[str, Any]:
        """Return the effect without its kind, as JSON."""
        return self.model_dump(mode="json", exclude={"kind"})


class EmailEffect(BaseEffect):
    """A mail to literal addresses, to a team, or to everyone in the organization; one of them is always given."""

    kind: Literal["send_email"] = "send_email"
    to: tuple[str, ...] = ()
    to_team: str | None = None
    to_organization: bool = False
    subject: str
    body: str
    contains_patient_data: bool = False


class NotifyEffect(BaseEffect):
    """A message inside the application to a team, to the users named, or, with neither, to the whole organization."""

    kind: Literal["notify"] = "notify"
    team: str | None = None
    users: tuple[str, ...] = ()
    message: str


class StatusEffect(BaseEffect):
    """The record gets this status."""

    kind: Literal["update_status"] = "update_status"
    status: str


Effect = Annotated[EmailEffect | NotifyEffect | StatusEffect, Member(discriminator="kind")]
