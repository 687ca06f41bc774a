"""Requesting an extraction."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from common.errors import InvalidRequest
from events.data import EventData
from jobs.calibration.selectors import map_in_use
from jobs.data import RequestedJob
from jobs.models import ExtractionJob
from jobs.selectors import get_ruleset
from jobs.services.stages import enqueue_stage
from referrals import selectors as referral_selectors
from referrals.data.referral import URGENCIES
from tenants.data import Principal


def request_extraction(
    *,
    principal: Principal,
    record_id: str,
    now: datetime,
    ruleset_name: str | None = None,
    priority: str = "routine",
    metadata: Mapping[str, Any] | None = None,
) -> RequestedJob:
    """Start an extraction job for a record, or find the unfinished one of the same ruleset.

    Raises RecordNotFound, RulesetUnknown, InvalidRequest when the record has no document.
    """
    organization_id = principal.organization_id
    record = referral_selectors.get_record(principal=principal, record_id=record_id, lock=True)
    ruleset = get_ruleset(organization_id=organization_id, team_id=record.team_id, name=ruleset_name)
    existing = (
        ExtractionJob.objects.in_organization(organization_id)
        .filter(record_id=record_id, ruleset_name=ruleset.name, status__in=["queued", "processing"])
        .first()
    )
    if existing is not None:
        return RequestedJob(id=existing.id, status=existing.status, existing=True)
    documents = referral_selectors.list_documents(organization_id=organization_id, record_id=record_id)
    if not documents:
        raise InvalidRequest("The record has no document yet. Upload one first.")
    job = ExtractionJob.objects.create(
        organization_id=organization_id,
        record_id=record_id,
        team_id=record.team_id,
        ruleset_name=ruleset.name,
        ruleset_version=ruleset.version,
        ruleset=ruleset.model_dump(mode="json"),
        confidence_map=map_in_use(organization_id=organization_id).name,
        priority=URGENCIES.index(priority),
        metadata=dict(metadata or {}),
        document_ids=[document.id for document in documents],
        requested_by=principal.actor,
        created_at=now,
    )
    enqueue_stage(job, "read", now=now)
    return RequestedJob(id=job.id, status=job.status, existing=False)


def extract_what_arrived(event: EventData) -> None:
    """Extract a record anew for which documents have arrived (subscriber of referral.information_received)."""
    principal = Principal(organization_id=event.organization_id, credential_id=event.data["upload_link_id"])
    request_extraction(principal=principal, record_id=event.data["record_id"], now=event.occurred_at)
