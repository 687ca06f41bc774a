"""What an action wants to happen outside, rendered and ready; carrying it out is the service's part."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AliasChoices
from pydantic import Field as Member

from pathways.nodes.fhir import FhirFacts
from pathways.values import Frozen
from referrals.data.referral import Urgency


class BaseEffect(Frozen):
    """An effect is a kind and a payload; both go into the effect row before anything is done."""

    def payload(self) -> dict[str, Any]:
        """Return the effect without its kind, as JSON."""
        return self.model_dump(mode="json", exclude={"kind"})


_ADMINISTRATORS = Member(default=False, validation_alias=AliasChoices("to_administrators", "to_organization"))
"""Mails that were intended before, for everyone in the organization, go to its administrators as well."""


class EmailEffect(BaseEffect):
    """A mail to literal addresses, to a team, or to the organization's administrators; one of them is always given."""

    kind: Literal["send_email"] = "send_email"
    to: tuple[str, ...] = ()
    to_team: str | None = None
    to_administrators: bool = _ADMINISTRATORS
    subject: str
    body: str
    contains_patient_data: bool = False


class NotifyEffect(BaseEffect):
    """A message inside the application to a team, to the users named, or, with neither, to the administrators."""

    kind: Literal["notify"] = "notify"
    team: str | None = None
    users: tuple[str, ...] = ()
    message: str


class StatusEffect(BaseEffect):
    """The record gets this status."""

    kind: Literal["update_status"] = "update_status"
    status: str


class UploadRequestEffect(BaseEffect):
    """A mail with a link for uploads; the link itself is made when the mail is sent."""

    kind: Literal["request_information"] = "request_information"
    to: tuple[str, ...] = ()
    to_team: str | None = None
    to_administrators: bool = _ADMINISTRATORS
    subject: str
    body: str
    request: str
    expires_in_hours: int
    most_files: int
    answers_wait: str | None = None
    answer_outcome: str


class HttpEffect(BaseEffect):
    """One HTTP request; it is signed, and gets its key, when it is sent."""

    kind: Literal["call_http"] = "call_http"
    method: str
    url: str
    body: str
    content_type: str = "application/json"
    contains_patient_data: bool = False


class FhirEffect(BaseEffect):
    """A FHIR Task is made, and sent to the server at `url` unless that is empty."""

    kind: Literal["create_fhir_task"] = "create_fhir_task"
    url: str
    facts: FhirFacts
    contains_patient_data: bool = False


class TeamEffect(BaseEffect):
    """The record belongs to this team of the organization."""

    kind: Literal["assign_team"] = "assign_team"
    team: str


class LabelEffect(BaseEffect):
    """The record has this label."""

    kind: Literal["add_label"] = "add_label"
    label: str


class PriorityEffect(BaseEffect):
    """The record is at least this urgent; with `lower`, exactly this urgent."""

    kind: Literal["set_priority"] = "set_priority"
    priority: Urgency
    lower: bool = False


Effect = Annotated[
    EmailEffect
    | NotifyEffect
    | StatusEffect
    | TeamEffect
    | LabelEffect
    | PriorityEffect
    | UploadRequestEffect
    | HttpEffect
    | FhirEffect,
    Member(discriminator="kind"),
]
