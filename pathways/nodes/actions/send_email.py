"""Send a mail to addresses or to the people of a team."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Self

from pydantic import Field as Member
from pydantic import model_validator

from common.expressions import Operand
from pathways.context import NodeContext, OrganizationSettings
from pathways.nodes.actions.base import (
    CONTROL,
    Address,
    Body,
    OutsideAction,
    Subject,
    holds_patient_data,
    named_team,
    no_team,
    receivers_in_words,
)
from pathways.nodes.effects import EmailEffect
from pathways.nodes.results import Completed, Failed
from pathways.nodes.templates import render_template
from pathways.values import DONE, RECORD_TEAM, Name

LONGEST_SUBJECT = 250


class SendEmail(OutsideAction):
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

    def templates(self) -> tuple[tuple[str, str, bool], ...]:
        allowed = self.include_patient_data
        return (("subject", self.subject, allowed), ("body", self.body, allowed))

    def teams_named(self) -> tuple[tuple[str, str], ...]:
        return named_team("group", self.group)

    def problems(self, organization: OrganizationSettings) -> tuple[tuple[str, str, str], ...]:
        if not self.include_patient_data or organization.phi_in_mail:
            return ()
        message = (
            "The organization does not allow patient data in mails. Turn `include_patient_data` off, "
            "or have an administrator allow it in the organization's settings."
        )
        return (("include_patient_data", "patient_data_not_allowed", message),)

    def render(self, context: NodeContext, values: Mapping[str, Operand]) -> Completed | Failed:
        with_patient_data = holds_patient_data(self.subject, self.body)
        if with_patient_data and not (self.include_patient_data and context.organization.phi_in_mail):
            return self.fail(
                code="patient_data_not_allowed",
                message="The mail names patient data, which the organization does not allow in mails. "
                "Take it out of the pathway, or have an administrator allow it.",
            )
        team = context.record.team if self.group == RECORD_TEAM else self.group
        administrators = self.group == RECORD_TEAM and team is None
        subject = render_template(template=self.subject, values=values)
        effect = EmailEffect(
            to=self.to,
            to_team=team,
            to_administrators=administrators,
            subject=CONTROL.sub(" ", subject)[:LONGEST_SUBJECT],
            body=render_template(template=self.body, values=values),
            contains_patient_data=with_patient_data,
        )
        receivers = receivers_in_words(addresses=len(self.to), team=team, administrators=administrators)
        return Completed(
            outcome=DONE, explanation=f"Sends a mail to {receivers}.{no_team(administrators)}", effect=effect
        )
