"""A FHIR R4 Task with its ServiceRequest, as a transaction that creates each at most once."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal
from uuid import NAMESPACE_URL, uuid5

from pathways.values import Frozen
from referrals.data.referral import Urgency

IDENTIFIERS = "urn:x-referral-automation"
_SNOMED = "http://snomed.info/sct"
_SEX: dict[str, str] = {"male": "male", "female": "female", "other": "other", "unknown": "unknown"}


class FhirPatient(Frozen):
    """What is known of the patient; members that are null are left out."""

    given_name: str | None = None
    family_name: str | None = None
    birth_date: str | None = None
    sex: str | None = None


class FhirFacts(Frozen):
    """What a Task is made from. `patient`, `reason` and `referrer` are given only where patient data may be."""

    record_id: str
    organization: str
    authored_on: datetime
    priority: Urgency
    specialty: str | None = None
    description: str
    due_at: datetime | None = None
    reason: str | None = None
    referrer: str | None = None
    patient: FhirPatient | None = None


def task_bundle(facts: FhirFacts, *, key: str) -> dict[str, Any]:
    """Return the transaction for these facts.

    `key` is in every identifier, and each entry is created only if there is none with it: sending the same
    transaction twice leaves one Task.
    """
    entries = [_entry("ServiceRequest", _service_request(facts, key), key)]
    entries.append(_entry("Task", _task(facts, key), key))
    if facts.patient is not None:
        entries.insert(0, _entry("Patient", _patient(facts, facts.patient), key))
    return {"resourceType": "Bundle", "type": "transaction", "entry": entries}


def _entry(
    kind: Literal["Patient", "ServiceRequest", "Task"], resource: dict[str, Any], key: str
) -> dict[str, Any]:
    identifier = resource["identifier"][0]
    return {
        "fullUrl": _address(kind, key),
        "resource": resource,
        "request": {
            "method": "POST",
            "url": kind,
            "ifNoneExist": f"identifier={identifier['system']}|{identifier['value']}",
        },
    }


def _address(kind: str, key: str) -> str:
    """Return the entry's address inside the transaction: the same for the same key."""
    return f"urn:uuid:{uuid5(NAMESPACE_URL, f'{IDENTIFIERS}:{kind}:{key}')}"


def _service_request(facts: FhirFacts, key: str) -> dict[str, Any]:
    code = _concept(_SNOMED, "3457005", "Patient referral")
    return _without_gaps(
        {
            "resourceType": "ServiceRequest",
            "identifier": [
                {
                    "type": _concept(
                        "http://terminology.hl7.org/CodeSystem/v2-0203", "FILL", "Filler Identifier"
                    ),
                    "system": f"{IDENTIFIERS}:service-request",
                    "value": key,
                }
            ],
            "status": "active",
            "intent": "order",
            "category": [_concept(_SNOMED, "103696004", "Patient referral to specialist")],
            "priority": facts.priority,
            "code": {**code, "text": facts.specialty} if facts.specialty else code,
            "subject": _subject(facts, key),
            "authoredOn": facts.authored_on.isoformat(),
            "requester": {"display": facts.referrer} if facts.referrer else None,
            "reasonCode": [{"text": facts.reason}] if facts.reason else None,
        }
    )


def _task(facts: FhirFacts, key: str) -> dict[str, Any]:
    return _without_gaps(
        {
            "resourceType": "Task",
            "identifier": [{"system": f"{IDENTIFIERS}:task", "value": key}],
            "status": "requested",
            "intent": "order",
            "priority": facts.priority,
            "code": _concept(
                "http://hl7.org/fhir/CodeSystem/task-code", "fulfill", "Fulfill the focal request"
            ),
            "description": facts.description,
            "focus": {"reference": _address("ServiceRequest", key)},
            "for": _subject(facts, key),
            "authoredOn": facts.authored_on.isoformat(),
            "lastModified": facts.authored_on.isoformat(),
            "owner": {"display": facts.organization},
            "restriction": {"period": {"end": facts.due_at.isoformat()}} if facts.due_at else None,
        }
    )


def _patient(facts: FhirFacts, patient: FhirPatient) -> dict[str, Any]:
    name = _without_gaps(
        {"family": patient.family_name, "given": [patient.given_name] if patient.given_name else None}
    )
    return _without_gaps(
        {
            "resourceType": "Patient",
            "identifier": [_record(facts)],
            "name": [name] if name else None,
            "birthDate": patient.birth_date,
            "gender": _SEX.get(patient.sex or ""),
        }
    )


def _subject(facts: FhirFacts, key: str) -> dict[str, Any]:
    """Return whom it is about: the patient of the transaction, or our record, by its identifier only."""
    if facts.patient is not None:
        return {"reference": _address("Patient", key)}
    return {"type": "Patient", "identifier": _record(facts)}


def _record(facts: FhirFacts) -> dict[str, str]:
    return {"system": f"{IDENTIFIERS}:record", "value": facts.record_id}


def _concept(system: str, code: str, display: str) -> dict[str, Any]:
    return {"coding": [{"system": system, "code": code, "display": display}]}


def _without_gaps(members: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in members.items() if value is not None}
