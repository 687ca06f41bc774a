"""The JSON of records, documents and referrals."""

from __future__ import annotations

from typing import Any

from referrals.data.records import DocumentData, RecordData, TriagedReferral
from referrals.data.referral import URGENCIES


def record_body(record: RecordData, *, documents: list[DocumentData] | None = None) -> dict[str, Any]:
    """Return a record as the API shows it; with its documents when they are given."""
    body: dict[str, Any] = {
        "record_id": record.id,
        "external_id": record.external_id or None,
        "team_id": record.team_id,
        "lifecycle": record.lifecycle,
        "status": record.status,
        "route": record.route,
        "labels": list(record.labels),
        "priority": URGENCIES[record.priority],
        "created_at": record.created_at.isoformat(),
        "updated_at": record.updated_at.isoformat(),
    }
    if documents is not None:
        body["documents"] = [document_body(document) for document in documents]
    return body


def document_body(document: DocumentData) -> dict[str, Any]:
    """Return a document as the API shows it."""
    return {
        "document_id": document.id,
        "media_type": document.media_type,
        "size_bytes": document.size_bytes,
        "page_count": document.page_count,
        "sha256": document.sha256,
        "uploaded_at": document.uploaded_at.isoformat(),
    }


def referral_body(found: TriagedReferral) -> dict[str, Any]:
    """Return the newest Referral with its triage as the API shows it."""
    return {
        "record_id": found.record_id,
        "version": found.number,
        "job_id": found.job_id,
        "author": found.author,
        "referral": found.referral.model_dump(mode="json"),
        "triage": found.triage.model_dump(mode="json"),
        "completeness": found.completeness.model_dump(mode="json"),
        "confidence": found.confidence,
        "created_at": found.created_at.isoformat(),
    }
