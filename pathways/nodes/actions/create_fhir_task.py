"""Make a FHIR R4 Task for the referral: kept with the run, and sent to the organization's FHIR server if it has one."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Literal

from pydantic import Field as Member

from common.expressions import Operand
from pathways.context import NodeContext, OrganizationSettings
from pathways.nodes.actions.base import OutsideAction, holds_patient_data
from pathways.nodes.actions.call_http import host_of, not_allowed
from pathways.nodes.effects import FhirEffect
from pathways.nodes.fhir import FhirFacts, FhirPatient
from pathways.nodes.results import Completed, Failed
from pathways.nodes.templates import render_template
from pathways.values import DONE, Message
from referrals.data.referral import URGENCIES, Urgency


class CreateFhirTask(OutsideAction):
    """`description` is the Task's own. Without `include_patient_data` the Task names the record and nothing more.

    `due_in_hours` says until when it should be done.
    """

    action: Literal["create_fhir_task"] = "create_fhir_task"
    description: Message
    due_in_hours: int | None = Member(default=None, ge=1, le=24 * 366)
    include_patient_data: bool = False

    def templates(self) -> tuple[tuple[str, str, bool], ...]:
        return (("description", self.description, self.include_patient_data),)

    def problems(self, organization: OrganizationSettings) -> tuple[tuple[str, str, str], ...]:
        if not organization.fhir_base_url:
            return ()
        found: list[tuple[str, str, str]] = []
        host = host_of(organization.fhir_base_url)
        if organization.call_hosts is not None and host not in organization.call_hosts:
            found.append(("action", "host_not_allowed", not_allowed(host)))
        if self.include_patient_data and not organization.phi_in_calls:
            found.append(("include_patient_data", "patient_data_not_allowed", _NOT_IN_CALLS))
        return tuple(found)

    def render(self, context: NodeContext, values: Mapping[str, Operand]) -> Completed | Failed:
        base_url = context.organization.fhir_base_url
        with_patient_data = self.include_patient_data or holds_patient_data(self.description)
        if base_url and with_patient_data and not context.organization.phi_in_calls:
            return self.fail(code="patient_data_not_allowed", message=_NOT_IN_CALLS)
        facts = FhirFacts(
            record_id=context.record.id,
            organization=context.organization.name,
            authored_on=context.now,
            priority=_urgency(values),
            specialty=_text(values, "triage.specialty"),
            description=render_template(template=self.description, values=values),
            due_at=context.now + timedelta(hours=self.due_in_hours) if self.due_in_hours else None,
            reason=_text(values, "referral.request.reason") if self.include_patient_data else None,
            referrer=_text(values, "referral.referrer.name") if self.include_patient_data else None,
            patient=_patient(values) if self.include_patient_data else None,
        )
        where = f"sends it to {host_of(base_url)}" if base_url else "keeps it with the run"
        effect = FhirEffect(url=base_url, facts=facts, contains_patient_data=with_patient_data)
        return Completed(outcome=DONE, explanation=f"Makes a FHIR task and {where}.", effect=effect)


_NOT_IN_CALLS = (
    "The task holds patient data, which the organization does not allow in calls. "
    "Turn `include_patient_data` off, or have an administrator allow it in the organization's settings."
)


def _urgency(values: Mapping[str, Operand]) -> Urgency:
    """Return the urgency of the triage; where it cannot be told, the Task is urgent until somebody looked."""
    found = _text(values, "triage.urgency")
    return next((urgency for urgency in URGENCIES if urgency == found), "urgent")


def _patient(values: Mapping[str, Operand]) -> FhirPatient:
    path = "referral.patient"
    return FhirPatient(
        given_name=_text(values, f"{path}.given_name"),
        family_name=_text(values, f"{path}.family_name"),
        birth_date=_text(values, f"{path}.birth_date"),
        sex=_text(values, f"{path}.sex"),
    )


def _text(values: Mapping[str, Operand], path: str) -> str | None:
    """Return a usable value as text, None for one that is absent or not to be relied on."""
    found = values.get(path)
    return str(found.value) if found is not None and found.usable and found.value is not None else None
