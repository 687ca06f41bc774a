"""Reading how packets were sorted."""

from __future__ import annotations

from referrals.data.packets import Packet, PageKey, PageMark
from referrals.models import SortedPacket, SortedPage


def find_packet(*, organization_id: str, job_id: str) -> Packet | None:
    """Return how the pages of a job were sorted, without the pages' words; None before they were."""
    found = (
        SortedPacket.objects.in_organization(organization_id)
        .filter(job_id=job_id)
        .values_list("packet", flat=True)
        .first()
    )
    return None if found is None else Packet.model_validate(found)


def released_pages(*, organization_id: str, record_id: str) -> frozenset[PageKey]:
    """Return the pages of the record that a person has said to be its patient's."""
    rows = SortedPage.objects.in_organization(organization_id).filter(
        document__record_id=record_id, status=SortedPage.Status.RELEASED
    )
    return frozenset(rows.values_list("document_id", "number"))


def list_page_marks(*, organization_id: str, record_id: str) -> list[PageMark]:
    """Return the pages of the record as they were sorted last, in the order of their documents."""
    rows = (
        SortedPage.objects.in_organization(organization_id)
        .filter(document__record_id=record_id)
        .order_by("document__uploaded_at", "document_id", "number")
    )
    return [
        PageMark(
            document_id=row.document_id,
            page=row.number,
            kind=row.kind,
            confidence=row.confidence,
            status=row.status,
            reasons=tuple(row.reasons),
            changed_at=row.changed_at,
            changed_by=row.changed_by,
        )
        for row in rows
    ]
