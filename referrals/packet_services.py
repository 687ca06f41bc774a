"""Writing how packets were sorted, and releasing pages that were set aside."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from itertools import groupby

from common.errors import Conflict, NotFound
from events import event_types
from events.services import record_event
from referrals.data.packets import DoubtedPage, Packet
from referrals.models import SortedPacket, SortedPage
from referrals.selectors import get_record
from tenants.data import Principal

SORTER = "service:packets"


def keep_packet(
    *,
    organization_id: str,
    record_id: str,
    team_id: str | None,
    job_id: str,
    packet: Packet,
    now: datetime,
) -> None:
    """Keep how a job's pages were sorted, in the transaction that records the stage.

    Pages that are set aside now and were not before are told of, one event a document; pages a person has released
    stay released.
    """
    SortedPacket.objects.update_or_create(
        job_id=job_id,
        defaults={
            "organization_id": organization_id,
            "record_id": record_id,
            "packet": packet.without_words().model_dump(mode="json"),
            "sorted_at": now,
        },
    )
    before = {
        (row.document_id, row.number): row
        for row in SortedPage.objects.in_organization(organization_id)
        .select_for_update()
        .filter(document__record_id=record_id)
    }
    aside = {page.key: page for page in packet.quarantined}
    fresh: list[DoubtedPage] = []
    for page in packet.pages:
        row = before.get(page.key)
        was = row.status if row else None
        if row is None:
            row = SortedPage(organization_id=organization_id, document_id=page.document_id, number=page.page)
        doubted = aside.get(page.key)
        row.kind, row.confidence = page.kind, page.confidence
        if was != SortedPage.Status.RELEASED:
            row.status = SortedPage.Status.QUARANTINED if doubted else SortedPage.Status.KEPT
            row.reasons = list(doubted.reasons) if doubted else []
            row.places = [list(box) for place in doubted.evidence for box in place.boxes] if doubted else []
        if row.status != was:
            row.changed_at, row.changed_by = now, SORTER
        if doubted and was not in (SortedPage.Status.QUARANTINED, SortedPage.Status.RELEASED):
            fresh.append(doubted)
        row.save()
    _tell(
        fresh, organization_id=organization_id, record_id=record_id, team_id=team_id, job_id=job_id, now=now
    )


def _tell(
    pages: Iterable[DoubtedPage],
    *,
    organization_id: str,
    record_id: str,
    team_id: str | None,
    job_id: str,
    now: datetime,
) -> None:
    for document_id, found in groupby(
        sorted(pages, key=lambda page: page.key), key=lambda page: page.document_id
    ):
        of_document = list(found)
        record_event(
            type=event_types.DOCUMENT_PAGE_QUARANTINED,
            organization_id=organization_id,
            actor=SORTER,
            now=now,
            record_id=record_id,
            team_id=team_id,
            data={
                "document_id": document_id,
                "pages": [page.page for page in of_document],
                "reasons": sorted({reason for page in of_document for reason in page.reasons}),
                "job_id": job_id,
            },
        )


class PageNotSetAside(Conflict):
    """The page is not quarantined: it never was, or somebody has released it."""

    def __init__(self) -> None:
        super().__init__(
            "This page is not set aside, or somebody has released it already. Reload the record."
        )


def release_page(
    *, principal: Principal, record_id: str, document_id: str, number: int, now: datetime
) -> None:
    """Say, as a person, that a page that was set aside is the record's patient's. A new extraction uses it.

    Raises RecordNotFound, NotFound for a page that was never sorted, PageNotSetAside.
    """
    record = get_record(principal=principal, record_id=record_id, lock=True)
    page = (
        SortedPage.objects.in_organization(principal.organization_id)
        .select_for_update(of=("self",))
        .filter(document__record_id=record_id, document_id=document_id, number=number)
        .first()
    )
    if page is None:
        raise NotFound("The record has no such page.")
    if page.status != SortedPage.Status.QUARANTINED:
        raise PageNotSetAside
    page.status = SortedPage.Status.RELEASED
    page.changed_at, page.changed_by = now, principal.actor
    page.save(update_fields=["status", "changed_at", "changed_by"])
    record_event(
        type=event_types.DOCUMENT_PAGE_RELEASED,
        organization_id=principal.organization_id,
        actor=principal.actor,
        now=now,
        record_id=record_id,
        team_id=record.team_id,
        data={"document_id": document_id, "pages": [number]},
    )
