"""A job's packet: what sorting it has to know, what is shown of it, and pages that people release."""

from __future__ import annotations

from datetime import datetime
from typing import Any, NamedTuple

from common.errors import Conflict
from jobs.data import RequestedJob
from jobs.models import ExtractionJob
from jobs.services.requesting import request_extraction
from jobs.states import JOB
from referrals import packet_selectors, packet_services
from referrals.data.packets import WHY_QUARANTINED, DoubtedPage, Packet, PageKey
from referrals.selectors import get_record
from tenants.data import Principal
from tenants.selectors import get_organization_settings


class KnownOfPages(NamedTuple):
    """What is known of a job's pages beyond what they say: those that people released, and the organization's names."""

    released: frozenset[PageKey]
    own_names: tuple[str, ...]


def known_of_pages(job: ExtractionJob) -> KnownOfPages:
    """Return what sorting the job's pages has to know."""
    return KnownOfPages(
        released=packet_selectors.released_pages(
            organization_id=job.organization_id, record_id=job.record_id
        ),
        own_names=get_organization_settings(organization_id=job.organization_id).own_names,
    )


def keep_packet(job: ExtractionJob, packet: Packet, *, now: datetime) -> None:
    """Keep how a job's pages were sorted, and tell of those set aside, in the transaction that records the stage."""
    packet_services.keep_packet(
        organization_id=job.organization_id,
        record_id=job.record_id,
        team_id=job.team_id,
        job_id=job.id,
        packet=packet,
        now=now,
    )


def packet_json(job: ExtractionJob) -> dict[str, Any]:
    """Return the `packet` of a job's result: kinds, parts and pages set aside, without words of the pages."""
    packet = packet_selectors.find_packet(organization_id=job.organization_id, job_id=job.id) or Packet()
    return {
        "pages": [
            {
                "document_id": page.document_id,
                "page": page.page,
                "kind": page.kind,
                "confidence": page.confidence,
            }
            for page in packet.pages
        ],
        "parts": [
            {"document_id": part.document_id, "pages": list(part.pages), "kind": part.kind}
            for part in packet.parts
        ],
        "quarantined": [_doubted(page) for page in packet.quarantined],
        "doubtful": [_doubted(page) for page in packet.doubtful],
        "several_patients": packet.several_patients,
        "misdirected": bool(packet.misdirected),
    }


def _doubted(page: DoubtedPage) -> dict[str, Any]:
    return {
        "document_id": page.document_id,
        "page": page.page,
        "reasons": list(page.reasons),
        "why": " ".join(WHY_QUARANTINED[reason] for reason in page.reasons),
        "places": [
            {"page": place.page, "boxes": [list(box) for box in place.boxes]} for place in page.evidence
        ],
    }


class ExtractionRunning(Conflict):
    """Pages cannot be released while an extraction of the record has not ended."""

    def __init__(self) -> None:
        super().__init__(
            "An extraction of this record is still running. Wait until it has ended, then release the page."
        )


def release_and_extract(
    *, principal: Principal, record_id: str, document_id: str, number: int, now: datetime
) -> RequestedJob:
    """Say that a page set aside is the record's patient's, and extract the record anew with it.

    Raises RecordNotFound, NotFound, PageNotSetAside, ExtractionRunning.
    """
    get_record(principal=principal, record_id=record_id, lock=True)
    jobs = ExtractionJob.objects.in_organization(principal.organization_id).filter(record_id=record_id)
    if jobs.filter(status__in=[JOB.initial, "processing"]).exists():
        raise ExtractionRunning
    packet_services.release_page(
        principal=principal, record_id=record_id, document_id=document_id, number=number, now=now
    )
    last = jobs.order_by("-created_at", "-id").first()
    return request_extraction(
        principal=principal,
        record_id=record_id,
        now=now,
        ruleset_name=last.ruleset_name if last else None,
    )
