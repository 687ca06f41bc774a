"""What every action has in common: how it fails, whom it names, and how often what goes outside is tried."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, model_validator
from pydantic import Field as Member

from common.expressions import FieldType, Operand
from common.wording import counted
from pathways.context import NodeContext, OrganizationSettings
from pathways.nodes.results import Completed, Failed
from pathways.nodes.templates import Placeholder, carries_patient_data, parse_template
from pathways.values import FAILED, RECORD_TEAM, Frozen, Name

_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
CONTROL = re.compile(r"[\x00-\x1f\x7f\u2028\u2029]+")


def _one_address(address: str) -> str:
    if len(address) > 254 or not _ADDRESS.fullmatch(address):
        raise ValueError("write one plain mail address, such as intake@clinic.example")
    return address


def _one_line(text: str) -> str:
    if CONTROL.search(text):
        raise ValueError("write the subject in one line")
    return text


Address = Annotated[str, AfterValidator(_one_address)]
Subject = Annotated[str, Member(min_length=1, max_length=200), AfterValidator(_one_line)]
Body = Annotated[str, Member(min_length=1, max_length=20_000)]


class ActionBase(Frozen, ABC):
    """`on_failure`: `route` goes on by the outcome `failed`; `stop` fails the run, to be repaired by hand."""

    on_failure: Literal["route", "stop"] = "route"

    def templates(self) -> tuple[tuple[str, str, bool], ...]:
        """Return (member, template, may hold patient data) of each template of the action."""
        return ()

    def teams_named(self) -> tuple[tuple[str, str], ...]:
        """Return (member, team) of each team that must exist for the action to do its work."""
        return ()

    def variables(self) -> Mapping[str, FieldType]:
        """Return the run variables that the action sets once it is done, by their names."""
        return {}

    def problems(self, organization: OrganizationSettings) -> tuple[tuple[str, str, str], ...]:
        """Return (member, code, message) of what the organization does not allow or does not have."""
        del organization
        return ()

    @abstractmethod
    def render(self, context: NodeContext, values: Mapping[str, Operand]) -> Completed | Failed:
        """Return what is to happen, ready to be carried out. Raises ValueMissing."""

    def fail(self, *, code: str, message: str) -> Failed:
        """Return the failure of this action, and the edge by which the run goes on, if by any."""
        return Failed(code=code, message=message, outcome=FAILED if self.on_failure == "route" else None)


class Retry(Frozen):
    """How often an effect on the outside is tried, and the seconds before the second try; doubled for each other."""

    attempts: int = Member(default=4, ge=1, le=10)
    backoff_seconds: float = Member(default=1.0, ge=0.1, le=3600)

    def seconds_before(self, attempt: int) -> float:
        """Return how long to wait before this attempt, the second being 2; an hour at the most."""
        return float(min(self.backoff_seconds * 2 ** (attempt - 2), 3600.0))


class OutsideAction(ActionBase):
    """An action whose effect is outside of our database: it can take time, fail, or be in doubt.

    `timeout_seconds` is for one try. What only writes into our own database needs neither: it commits with its node.
    """

    timeout_seconds: float = Member(default=15.0, ge=1, le=60)
    retry: Retry = Retry()


class Audience(Frozen):
    """Exactly one of a team (`record_team` is the record's own) or a list of users."""

    team: Name | None = None
    users: tuple[Name, ...] = Member(default=(), max_length=50)

    @model_validator(mode="after")
    def exactly_one(self) -> Self:
        if (self.team is not None) == bool(self.users):
            raise ValueError("name either a `team` or `users`")
        return self


def named_team(member: str, team: str | None) -> tuple[tuple[str, str], ...]:
    """Return the team as one that must exist; the record's own always does."""
    return ((member, team),) if team is not None and team != RECORD_TEAM else ()


def holds_patient_data(*templates: str) -> bool:
    """Say whether any of the templates names what may be patient data."""
    return any(
        isinstance(piece, Placeholder) and carries_patient_data(piece.path)
        for template in templates
        for piece in parse_template(template)
    )


def no_team(administrators: bool) -> str:
    """Return what to add to the explanation where administrators are told in place of the record's own team."""
    if not administrators:
        return ""
    return (
        " The record belongs to no team. To tell a team, upload with `team_id`, or let the pathway assign one "
        "before this."
    )


def receivers_in_words(*, addresses: int, team: str | None, administrators: bool) -> str:
    """Say who gets a mail without naming an address."""
    words = (
        [counted(addresses, "address") if addresses == 1 else f"{addresses} addresses"] if addresses else []
    )
    words += [f"the team {team}"] if team is not None else []
    words += ["the administrators of the organization"] if administrators else []
    return " and ".join(words)
