"""Ask somebody outside for what is missing: a mail or a message with a link by which documents can be added."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal, Self

from pydantic import Field as Member
from pydantic import model_validator

from common.expressions import Operand
from pathways.context import NodeContext
from pathways.nodes.actions.base import (
    CONTROL,
    Address,
    Body,
    OutsideAction,
    Subject,
    named_team,
    no_team,
    receivers_in_words,
)
from pathways.nodes.effects import UploadRequestEffect
from pathways.nodes.results import Completed
from pathways.nodes.templates import render_template
from pathways.values import DONE, RECORD_TEAM, Message, Name, Slug

LINK = "upload.link"
LINK_STAYS = "{{ upload.link }}"
"""What stands for the link until the mail is sent: the link opens the record for uploads and is kept nowhere."""
_LINK = re.compile(r"\{\{\s*upload\.link\s*\}\}")


class RequestInformation(OutsideAction):
    """The link adds at most `most_files` documents to this one record, until `expires_in_hours` have passed.

    `request` says on the page behind the link what is wanted. A mail that does not place `{{ upload.link }}` gets
    it at its end. `answers_wait` is the key of a later wait that the last document answers with `answer_outcome`.
    Nothing here may hold patient data.
    """

    action: Literal["request_information"] = "request_information"
    to: tuple[Address, ...] = Member(default=(), max_length=50)
    group: Name | None = None
    subject: Subject
    body: Body
    request: Message
    expires_in_hours: int = Member(default=168, ge=1, le=24 * 90)
    most_files: int = Member(default=1, ge=1, le=20)
    answers_wait: Slug | None = None
    answer_outcome: Slug = "received"

    @model_validator(mode="after")
    def somebody_is_asked(self) -> Self:
        if not self.to and self.group is None:
            raise ValueError("say who is asked: addresses in `to`, or a team in `group`")
        return self

    def templates(self) -> tuple[tuple[str, str, bool], ...]:
        body = _LINK.sub("", self.body)
        return (("subject", self.subject, False), ("body", body, False), ("request", self.request, False))

    def teams_named(self) -> tuple[tuple[str, str], ...]:
        return named_team("group", self.group)

    def render(self, context: NodeContext, values: Mapping[str, Operand]) -> Completed:
        team = context.record.team if self.group == RECORD_TEAM else self.group
        administrators = self.group == RECORD_TEAM and team is None
        body = render_template(template=self.body, values={**values, LINK: Operand(LINK_STAYS)})
        subject = render_template(template=self.subject, values=values)
        effect = UploadRequestEffect(
            to=self.to,
            to_team=team,
            to_administrators=administrators,
            subject=CONTROL.sub(" ", subject),
            body=body if LINK_STAYS in body else f"{body.rstrip()}\n\n{LINK_STAYS}\n",
            request=render_template(template=self.request, values=values),
            expires_in_hours=self.expires_in_hours,
            most_files=self.most_files,
            answers_wait=self.answers_wait,
            answer_outcome=self.answer_outcome,
        )
        receivers = receivers_in_words(addresses=len(self.to), team=team, administrators=administrators)
        explanation = f"Asks {receivers} for documents by a link.{no_team(administrators)}"
        return Completed(outcome=DONE, explanation=explanation, effect=effect)
