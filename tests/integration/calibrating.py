"""An organization's people at work on referrals, many at a time: what maps of confidences are fitted on."""

from __future__ import annotations

from typing import Any

from common.clock import now
from common.row_security import organization_scope
from events import event_types
from events.services import record_event
from jobs.extraction.confidence import calibrated, shipped_map
from jobs.models import CalibrationMap
from referrals.correction_services import correct_referral
from referrals.data.referral import Completeness, Field, Patient, Referral, Referrer, Request, Triage
from referrals.models import Record
from referrals.services import save_referral
from tenants.data import Principal
from tests.conftest import Tenant

RAW = 0.88
PATHS = ("patient.given_name", "patient.family_name", "patient.phone", "referrer.name", "request.specialty")


def own_map(*, organization_id: str, version: int, shown: float = 0.5, leans_on: str = "") -> CalibrationMap:
    """Keep a map of the organization's own that shows every raw confidence as `shown`."""
    return CalibrationMap.objects.create(
        organization_id=organization_id,
        version=version,
        leans_on=leans_on or shipped_map().name,
        groups={"*": [[0.0, shown], [1.0, shown]]},
        judged=400,
        wrong=100,
        records=80,
        held_out={"before": {"error": 0.1, "brier": 0.1}, "after": {"error": 0.05, "brier": 0.05}},
        created_at=now(),
        created_by="test",
    )


def looked_over(tenant: Tenant, *, records: int, wrong_phones: int, reviewed: bool = True) -> list[str]:
    """Keep extracted records of five values each, of which a person corrects the first name with the same value, and
    of the first `wrong_phones` the phone with another, and completes a review where they are `reviewed`; return their
    ids.
    """
    person = Principal(organization_id=tenant.organization_id, user_id="1")
    made = []
    with organization_scope(tenant.organization_id):
        for index in range(records):
            record = extracted(tenant)
            changes: dict[str, Any] = {"patient.given_name": "ROSA"}
            if index < wrong_phones:
                changes["patient.phone"] = f"+1503555{index:04}"
            correct_referral(principal=person, record_id=record, changes=changes, now=now())
            if reviewed:
                record_event(
                    type=event_types.REVIEW_COMPLETED,
                    organization_id=tenant.organization_id,
                    actor="user:1",
                    now=now(),
                    record_id=record,
                )
            made.append(record)
    return made


def extracted(tenant: Tenant) -> str:
    """Keep a record whose referral a job has made, and return its id."""
    made_at = now()
    record = Record.objects.create(
        organization_id=tenant.organization_id, created_at=made_at, updated_at=made_at
    )
    _save(tenant, str(record.id), job_id="job_x")
    return str(record.id)


def extract_again(tenant: Tenant, record_id: str) -> None:
    """Keep what another job makes of the same record."""
    _save(tenant, record_id, job_id="job_y")


def _save(tenant: Tenant, record_id: str, *, job_id: str) -> None:
    save_referral(
        organization_id=tenant.organization_id,
        record_id=record_id,
        job_id=job_id,
        author="assistant:test",
        referral=Referral(
            patient=Patient(
                given_name=_found("patient.given_name", "Rosa"),
                family_name=_found("patient.family_name", "Lindqvist"),
                phone=_found("patient.phone", "+15035550177"),
            ),
            referrer=Referrer(name=_found("referrer.name", "Jane Roe")),
            request=Request(specialty=_found("request.specialty", "cardiology")),
        ),
        triage=Triage(
            urgency="routine",
            specialty="cardiology",
            disposition="review",
            ruleset="test",
            ruleset_version=1,
        ),
        completeness=Completeness(complete=True),
        confidence=0.9,
        now=now(),
    )


def _found(path: str, value: str) -> Field:
    confidence = calibrated(path=path, raw=RAW, verdict="supported")
    return Field(value=value, confidence=confidence, confidence_raw=RAW, verdict="supported")
