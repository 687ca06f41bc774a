"""Action: send a mail, notify people, or set the record's status. Running one only renders the effect."""

from __future__ import annotations

import re
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, model_validator
from pydantic import Field as Member

from common.expressions import Operand
from common.wording import counted
from pathways.context import NodeContext
from pathways.nodes.effects import EmailEffect, NotifyEffect, StatusEffect
from pathways.nodes.results import Completed, Failed
from pathways.nodes.templates import (
    Placeholder,
    ValueMissing,
    carries_patient_data,
    parse_template,
    render_template,
)
from pathways.values import DONE, FAILED, RECORD_TEAM, BaseNode, Frozen, Message, Name, Slug

_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
_CONTROL = re.compile(r"[\x00-\x1f\x7f\u2028\u2029]+")


def _one_address(address: str) -> str:
    if len(address) > 254 or not _ADDRESS.fullmatch(address):
        raise ValueError("write one plain mail address, such as intake@clinic.example")
    return address


def _one_line(text: str) -> str:
    if _CONTROL.search(text):
        raise ValueError("write the subject in one line")
    return text


Address = Annotated[str, AfterValidator(_one_address)]
Subject = Annotated[str, Member(min_length=1, max_length=200), AfterValidator(_one_line)]
Body = Annotated[str, Member(min_length=1, max_length=20_000)]


class ActionBase(Frozen):
    """`on_failure`: `route` goes on by the outcome `failed`; `stop` fails the run, to be repaired by hand."""

    on_failure: Literal["route", "stop"] = "route"


class SendEmail(ActionBase):
    """`group` is the name of a team whose members get the mail; `record_team` is the record's own."""

    action: Literal["send_email"] = "send_email"
    to: tuple[Address, ...] = Member(default=(), max_length=50)
    group: Name | None = None
    subject: Subject
    body: Body
    include_patient_data: bool = False

    @model_validator(mode="after")
    def somebody_gets_it(self) -> Self:
        if not self.to and self.group is None:
            raise ValueError("say who gets the mail: addresses in `to`, or a team in `group`")
        return self


class Audience(Frozen):
    """Exactly one of a team (`record_team` is the record's own) or a list of users."""

    team: Name | None = None
    users: tuple[Name, ...] = Member(default=(), max_length=50)

    @model_validator(mode="after")
    def exactly_one(self) -> Self:
        if (self.team is not None) == bool(self.users):
            raise ValueError("name either a `team` or `users`")
        return self


class Notify(ActionBase):
    """The message holds no patient data: who is notified opens the record, where reading is logged."""

    action: Literal["notify"] = "notify"
    audience: Audience
    message: Message


class UpdateStatus(ActionBase):
    action: Literal["update_status"] = "update_status"
    status: Slug


ActionConfig = Annotated[SendEmail | Notify | UpdateStatus, Member(discriminator="action")]


class ActionNode(BaseNode):
    kind: Literal["action"] = "action"
    config: ActionConfig


def outcomes(config: ActionConfig) -> tuple[str, ...]:
    """This function will return `done`, and `failed` unless a failure stops the run."""
    return (DONE, FAILED) if config.on_failure == "route" else (DONE,)


def templates(config: ActionConfig) -> tuple[tuple[str, str, bool], ...]:
    """This function will return (member, template, may hold patient data) of each template of an action."""
    match config:
        case SendEmail():
            allowed = config.include_patient_data
            return (("subject", config.subject, allowed), ("body", config.body, allowed))
        case Notify():
            return (("message", config.message, False),)
        case UpdateStatus():
            return ()


def teams_named(config: ActionConfig) -> tuple[tuple[str, str], ...]:
    """This function will return (member, team) of each team that must exist for the action to reach it."""
    match config:
        case SendEmail(group=str(team)) if team != RECORD_TEAM:
            return (("group", team),)
        case Notify(audience=Audience(team=str(team))) if team != RECORD_TEAM:
            return (("audience.team", team),)
    return ()


def run(*, node: ActionNode, context: NodeContext) -> Completed | Failed:
    """This function will render the action's effect. Failed says what to do, in paths, never in values."""
    values = context.values()
    try:
        return _rendered(node.config, context, values)
    except ValueMissing as missing:
        return failure(
            config=node.config,
            code="value_missing",
            message=f"The text needs {missing.path}, but {missing.why}. Correct the record and retry, "
            f'or write {{{{ {missing.path} or "..." }}}} in the pathway.',
        )


def failure(*, config: ActionConfig, code: str, message: str) -> Failed:
    """This function will say that an action failed and by which edge the run goes on, if by any.

    The service asks it too, when carrying an effect out has failed for good.
    """
    return Failed(code=code, message=message, outcome=FAILED if config.on_failure == "route" else None)


def _rendered(config: ActionConfig, context: NodeContext, values: dict[str, Operand]) -> Completed | Failed:
    match config:
        case SendEmail():
            return _email(config, context, values)
        case Notify():
            team = context.record.team if config.audience.team == RECORD_TEAM else config.audience.team
            message = render_template(template=config.message, values=values)
            to = _audience(team, config.audience.users)
            notify = NotifyEffect(team=team, users=config.audience.users, message=message)
            return Completed(outcome=DONE, explanation=f"Notifies {to}.", effect=notify)
        case UpdateStatus():
            explanation = f"Gives the record the status {config.status}."
            return Completed(outcome=DONE, explanation=explanation, effect=StatusEffect(status=config.status))


def _email(config: SendEmail, context: NodeContext, values: dict[str, Operand]) -> Completed | Failed:
    with_patient_data = any(
        isinstance(piece, Placeholder) and carries_patient_data(piece.path)
        for text in (config.subject, config.body)
        for piece in parse_template(text)
    )
    if with_patient_data and not (config.include_patient_data and context.organization.phi_in_mail):
        return failure(
            config=config,
            code="patient_data_not_allowed",
            message="The mail names patient data, which the organization does not allow in mails. "
            "Take it out of the pathway, or have an administrator allow it.",
        )
    team = context.record.team if config.group == RECORD_TEAM else config.group
    everyone = config.group == RECORD_TEAM and team is None
    subject = render_template(template=config.subject, values=values)
    effect = EmailEffect(
        to=config.to,
        to_team=team,
        to_organization=everyone,
        subject=_CONTROL.sub(" ", subject)[:250],
        body=render_template(template=config.body, values=values),
        contains_patient_data=with_patient_data,
    )
    receivers = [_addresses(len(config.to))] if config.to else []
    receivers += [f"the team {team}"] if team is not None else []
    receivers += ["everyone in the organization"] if everyone else []
    return Completed(outcome=DONE, explanation=f"Sends a mail to {' and '.join(receivers)}.", effect=effect)


def _audience(team: str | None, users: tuple[str, ...]) -> str:
    """Return who is notified, in words; a record of no team belongs to the whole organization."""
    if team is not None:
        return f"the team {team}"
    return counted(len(users), "user") if users else "everyone in the organization"


def _addresses(number: int) -> str:
    return "1 address" if number == 1 else f"{number} addresses"
