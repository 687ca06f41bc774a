"""Writing records, documents and referrals. Every function runs inside the organization's scope."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from common.errors import FieldError, InvalidRequest
from events import event_types
from events.services import record_event
from referrals.data.pages import Page
from referrals.data.records import RecordData, UploadResult
from referrals.data.referral import URGENCIES, Completeness, Referral, Triage
from referrals.models import Document, DocumentContent, DocumentPages, Record, ReferralVersion
from referrals.reading import Inspection
from referrals.selectors import RecordNotFound, record_data, visible_records
from tenants.data import Principal
from tenants.selectors import find_team

EXTERNAL_ID_LENGTH = 200


def accept_document(
    *,
    principal: Principal,
    data: bytes,
    inspection: Inspection,
    now: datetime,
    record_id: str | None = None,
    external_id: str = "",
    team_id: str | None = None,
) -> UploadResult:
    """Keep an uploaded document, on a new record or on the given one.

    The same bytes on the same record are the same document (`duplicate`). Raises RecordNotFound for a record
    the caller cannot see, InvalidRequest for a team that is not the organization's or not the credential's.
    """
    if record_id is None:
        record = _create_record(principal=principal, external_id=external_id, team_id=team_id, now=now)
    else:
        record = _record_to_add_to(principal=principal, record_id=record_id, team_id=team_id)
    sha256 = hashlib.sha256(data).hexdigest()
    document, created = Document.objects.get_or_create(
        record_id=record.id,
        sha256=sha256,
        defaults={
            "organization_id": principal.organization_id,
            "media_type": inspection.media_type,
            "size_bytes": len(data),
            "page_count": inspection.page_count,
            "uploaded_at": now,
            "uploaded_by": principal.actor,
        },
    )
    if created:
        DocumentContent.objects.create(
            document=document, organization_id=principal.organization_id, data=data
        )
    if record_id is None:
        record_event(
            type=event_types.RECORD_CREATED,
            organization_id=principal.organization_id,
            actor=principal.actor,
            now=now,
            record_id=record.id,
            team_id=record.team_id,
        )
    if created:
        record_event(
            type=event_types.DOCUMENT_UPLOADED,
            organization_id=principal.organization_id,
            actor=principal.actor,
            now=now,
            record_id=record.id,
            team_id=record.team_id,
            data={
                "document_id": document.id,
                "page_count": document.page_count,
                "media_type": document.media_type,
            },
        )
    return UploadResult(
        record_id=record.id,
        document_id=document.id,
        sha256=sha256,
        media_type=document.media_type,
        page_count=document.page_count,
        size_bytes=document.size_bytes,
        duplicate=not created,
    )


def _create_record(*, principal: Principal, external_id: str, team_id: str | None, now: datetime) -> Record:
    _check_team(principal=principal, team_id=team_id)
    return Record.objects.create(
        organization_id=principal.organization_id,
        team_id=team_id or principal.team_id,
        external_id=external_id,
        created_at=now,
        updated_at=now,
    )


def _record_to_add_to(*, principal: Principal, record_id: str, team_id: str | None) -> Record:
    record = visible_records(principal).select_for_update().filter(id=record_id).first()
    if record is None:
        raise RecordNotFound
    if team_id is not None and team_id != record.team_id:
        _check_team(principal=principal, team_id=team_id)
        message = "The record belongs to another team. Leave `team_id` out when you add to a record."
        raise InvalidRequest(message, errors=(FieldError("team_id", message),))
    return record


def _check_team(*, principal: Principal, team_id: str | None) -> None:
    if team_id is None:
        return
    known = find_team(organization_id=principal.organization_id, team_id=team_id) is not None
    if not known or principal.team_id not in (None, team_id):
        message = "There is no team with this id for this credential. Leave `team_id` out or use one of your own teams."
        raise InvalidRequest(message, errors=(FieldError("team_id", message),))


def keep_pages(
    *, organization_id: str, document_id: str, pages: Sequence[Page], reader: str, now: datetime
) -> None:
    """Keep what was read of a document; reading again replaces it."""
    DocumentPages.objects.update_or_create(
        document_id=document_id,
        defaults={
            "organization_id": organization_id,
            "pages": [page.to_json() for page in pages],
            "reader": reader,
            "read_at": now,
        },
    )


def save_referral(
    *,
    organization_id: str,
    record_id: str,
    job_id: str,
    author: str,
    referral: Referral,
    triage: Triage,
    completeness: Completeness,
    confidence: float,
    now: datetime,
) -> int:
    """Add a version of the record's Referral and return its number. Locks the record; its priority may only rise."""
    record = Record.objects.in_organization(organization_id).select_for_update().get(id=record_id)
    last = (
        ReferralVersion.objects.in_organization(organization_id)
        .filter(record_id=record_id)
        .order_by("-number")
        .values_list("number", flat=True)
        .first()
    )
    number = (last or 0) + 1
    ReferralVersion.objects.create(
        organization_id=organization_id,
        record=record,
        number=number,
        job_id=job_id,
        author=author,
        referral=referral.model_dump(mode="json"),
        triage=triage.model_dump(mode="json"),
        completeness=completeness.model_dump(mode="json"),
        confidence=confidence,
        created_at=now,
    )
    record.priority = max(record.priority, URGENCIES.index(triage.urgency))
    record.updated_at = now
    record.save(update_fields=["priority", "updated_at"])
    return number


def archive_record(*, principal: Principal, record_id: str, now: datetime) -> RecordData:
    """Take a record out of use; its history stays. Raises RecordNotFound."""
    record = visible_records(principal).select_for_update().filter(id=record_id).first()
    if record is None:
        raise RecordNotFound
    record.lifecycle = Record.Lifecycle.ARCHIVED
    record.updated_at = now
    record.save(update_fields=["lifecycle", "updated_at"])
    record_event(
        type=event_types.RECORD_ARCHIVED,
        organization_id=principal.organization_id,
        actor=principal.actor,
        now=now,
        record_id=record_id,
        team_id=record.team_id,
    )
    return record_data(record)


def set_record_status(
    *, organization_id: str, record_id: str, status: str, actor: str, now: datetime
) -> None:
    """Set where the record stands for the clinic, with its event; setting the same status again changes nothing."""
    record = Record.objects.in_organization(organization_id).select_for_update().get(id=record_id)
    if record.status != status:
        record.status = status
        record.updated_at = now
        record.save(update_fields=["status", "updated_at"])
        record_event(
            type=event_types.RECORD_STATUS_CHANGED,
            organization_id=organization_id,
            actor=actor,
            now=now,
            record_id=record_id,
            team_id=record.team_id,
            data={"status": status},
        )


def set_record_route(
    *, organization_id: str, record_id: str, route: Mapping[str, Any], now: datetime
) -> None:
    """Keep where a pathway's decision sent the record."""
    Record.objects.in_organization(organization_id).filter(id=record_id).update(
        route=dict(route), updated_at=now
    )
