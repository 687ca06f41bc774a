"""Records and documents as other rooms see them."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from referrals.data.referral import Completeness, Frozen, Referral, Triage


class RecordData(Frozen):
    """A patient record. `status` is where it stands for the clinic, `lifecycle` active, archived or deleted."""

    id: str
    organization_id: str
    team_id: str | None
    external_id: str
    lifecycle: str
    status: str
    route: dict[str, Any]
    labels: tuple[str, ...] = ()
    priority: int
    created_at: datetime
    updated_at: datetime


class DocumentData(Frozen):
    """An uploaded document: what it is, never its bytes."""

    id: str
    record_id: str
    sha256: str
    media_type: str
    size_bytes: int
    page_count: int
    uploaded_at: datetime


class TriagedReferral(Frozen):
    """The newest Referral of a record with its triage."""

    record_id: str
    number: int
    job_id: str
    author: str
    referral: Referral
    triage: Triage
    completeness: Completeness
    confidence: float
    created_at: datetime


class CorrectedValue(Frozen):
    """A field that a person corrected; None stands for no value."""

    record_id: str
    path: str
    before: str | int | None
    after: str | int | None
    at: datetime


class KeptCorrections(Frozen):
    """What became of the corrections of people when their record was extracted again, and the triage that follows.
    `lost` are paths of the version before; `read_otherwise` those at which the extraction now reads a third value.
    """

    kept: tuple[str, ...]
    read_otherwise: tuple[str, ...]
    lost: tuple[str, ...]
    triage: Triage


class UploadResult(Frozen):
    record_id: str
    document_id: str
    sha256: str
    media_type: str
    page_count: int
    size_bytes: int
    duplicate: bool
