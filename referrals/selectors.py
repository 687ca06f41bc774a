"""Reading records, documents and referrals; every function takes whose they are first."""

from __future__ import annotations

from collections.abc import Iterable

from django.db.models import Exists, OuterRef, Q, QuerySet

from common.errors import NotFound
from common.ids import is_id
from common.paging import Cursor, below
from common.prepared import prepared_cursor
from common.rows import columns_of, row_from
from referrals.data.pages import Page
from referrals.data.paths import ASSERTED
from referrals.data.records import CorrectedValue, DocumentData, RecordData, TriagedReferral
from referrals.data.referral import Completeness, Referral, Triage
from referrals.models import Correction, Document, DocumentContent, DocumentPages, Record, ReferralVersion
from tenants.data import Principal


class RecordNotFound(NotFound):
    """Unknown, of another organization or team, archived, deleted: one and the same answer."""

    title = "Record not found"

    def __init__(self) -> None:
        super().__init__("There is no record with this recordId for your organization and team.")


class DocumentNotFound(NotFound):
    """The record has no document of that id."""


class ReferralNotFound(NotFound):
    """No extraction of the record has completed yet."""


def visible_records(principal: Principal) -> QuerySet[Record]:
    """Return the active records that the caller may see: of its organization, and of its team or of no team."""
    records = Record.objects.in_organization(principal.organization_id).filter(
        lifecycle=Record.Lifecycle.ACTIVE
    )
    if principal.team_id:
        records = records.filter(Q(team_id=principal.team_id) | Q(team_id=None))
    found: QuerySet[Record] = records
    return found


def get_record(*, principal: Principal, record_id: str, lock: bool = False) -> RecordData:
    """Return a record the caller may see; with `lock`, held until the transaction ends. Raises RecordNotFound."""
    if not is_id(record_id, prefix="rec"):
        raise RecordNotFound
    records = visible_records(principal)
    record = (records.select_for_update() if lock else records).filter(id=record_id).first()
    if record is None:
        raise RecordNotFound
    return record_data(record)


def load_record(*, organization_id: str, record_id: str, lock: bool = False) -> RecordData:
    """Return a record for the service's own work, whatever its team and lifecycle. Raises RecordNotFound."""
    records = Record.objects.in_organization(organization_id)
    record = (records.select_for_update() if lock else records).filter(id=record_id).first()
    if record is None:
        raise RecordNotFound
    return record_data(record)


_RECORD_WITH_NEWEST_REFERRAL = f"""
SELECT {columns_of(Record, "record")}, (SELECT version.id FROM referrals_referralversion AS version
                  WHERE version.organization_id = record.organization_id AND version.record_id = record.id
                  ORDER BY version.number DESC LIMIT 1)
FROM referrals_record AS record
WHERE record.organization_id = %(organization_id)s AND record.id = %(record_id)s
"""  # noqa: S608 - the columns are the model's own


def load_record_with_referral(
    *, organization_id: str, record_id: str
) -> tuple[RecordData, TriagedReferral | None]:
    """Return a record for the service's own work with its newest Referral, in one statement once that is known here.

    Every node asks this: written out, it costs a quarter of what composing it each time does. Raises RecordNotFound.
    """
    with prepared_cursor() as cursor:
        cursor.execute(
            _RECORD_WITH_NEWEST_REFERRAL, {"organization_id": organization_id, "record_id": record_id}
        )
        found = cursor.fetchone()
    if found is None:
        raise RecordNotFound
    *columns, newest = found
    return record_data(row_from(Record, columns)), _version(newest) if newest is not None else None


def list_records(*, principal: Principal, after: Cursor | None, limit: int) -> list[RecordData]:
    """Return the caller's records, newest first, below the cursor."""
    records = visible_records(principal).order_by("-created_at", "-id")
    if after is not None:
        records = records.filter(below(after))
    return [record_data(record) for record in records[:limit]]


def list_newest_with_referral(
    *, organization_id: str, team_id: str | None, limit: int, active_only: bool = False
) -> list[str]:
    """Return the ids of the newest records, archived ones too if not `active_only`, whose extraction has completed."""
    records = Record.objects.in_organization(organization_id).exclude(lifecycle=Record.Lifecycle.DELETED)
    if active_only:
        records = records.filter(lifecycle=Record.Lifecycle.ACTIVE)
    if team_id:
        records = records.filter(team_id=team_id)
    extracted = ReferralVersion.objects.in_organization(organization_id).filter(record_id=OuterRef("id"))
    newest = records.filter(Exists(extracted)).order_by("-created_at", "-id")
    return list(newest.values_list("id", flat=True)[:limit])


def find_record_of_job(*, organization_id: str, job_id: str) -> str | None:
    """Return the id of the record whose Referral an extraction made, or None when it made none."""
    versions = ReferralVersion.objects.in_organization(organization_id).filter(job_id=job_id)
    found: str | None = versions.values_list("record_id", flat=True).first()
    return found


def list_documents(*, organization_id: str, record_id: str) -> list[DocumentData]:
    """Return the record's documents in the order of upload."""
    documents = Document.objects.in_organization(organization_id).filter(record_id=record_id)
    return [document_data(document) for document in documents.order_by("uploaded_at", "id")]


def get_document(*, organization_id: str, record_id: str, document_id: str) -> DocumentData:
    """Return one document of the record. Raises DocumentNotFound."""
    document = (
        Document.objects.in_organization(organization_id).filter(record_id=record_id, id=document_id).first()
    )
    if document is None:
        raise DocumentNotFound("The record has no document with this id.")
    return document_data(document)


def get_document_bytes(*, organization_id: str, document_id: str) -> bytes:
    """Return the uploaded bytes. Raises DocumentNotFound."""
    content = DocumentContent.objects.in_organization(organization_id).filter(document_id=document_id).first()
    if content is None:
        raise DocumentNotFound("There is no document with this id.")
    return bytes(content.data)


def find_pages(*, organization_id: str, document_id: str) -> tuple[Page, ...] | None:
    """Return what was read of a document, or None when it has not been read."""
    row = (
        DocumentPages.objects.in_organization(organization_id)
        .filter(document_id=document_id)
        .values_list("pages", flat=True)
        .first()
    )
    return None if row is None else tuple(Page.from_json(page) for page in row)


def which_are_read(*, organization_id: str, document_ids: Iterable[str]) -> frozenset[str]:
    """Return those of the documents that have been read."""
    rows = DocumentPages.objects.in_organization(organization_id).filter(document_id__in=list(document_ids))
    return frozenset(rows.values_list("document_id", flat=True))


def list_pages(*, organization_id: str, document_ids: Iterable[str]) -> tuple[Page, ...]:
    """Return the pages of these documents, in the given order; documents that were not read have none."""
    rows = dict(
        DocumentPages.objects.in_organization(organization_id)
        .filter(document_id__in=list(document_ids))
        .values_list("document_id", "pages")
    )
    return tuple(Page.from_json(page) for document_id in document_ids for page in rows.get(document_id, ()))


def find_referral(*, organization_id: str, record_id: str) -> TriagedReferral | None:
    """Return the newest Referral of the record, or None when no extraction has completed."""
    versions = ReferralVersion.objects.in_organization(organization_id).filter(record_id=record_id)
    newest = versions.order_by("-number").values_list("id", flat=True).first()
    return _version(newest) if newest is not None else None


def _version(version_id: int) -> TriagedReferral:
    """Return a version of a referral, which never changes; inside its organization's scope."""
    kept = _kept.get(version_id)
    if kept is None:
        if len(_kept) >= _MOST_KEPT:
            _kept.clear()
        kept = _kept[version_id] = triaged_referral(ReferralVersion.objects.get(id=version_id))
    return kept


_MOST_KEPT = 64
_kept: dict[int, TriagedReferral] = {}
"""Versions never change, so a run of many nodes reads and parses its referral once in each process."""


def get_referral(*, organization_id: str, record_id: str) -> TriagedReferral:
    """Return the newest Referral of the record. Raises ReferralNotFound."""
    found = find_referral(organization_id=organization_id, record_id=record_id)
    if found is None:
        raise ReferralNotFound(
            "No extraction of this record has completed yet. Start one with POST /v1/extract."
        )
    return found


def newest_triages(*, organization_id: str, record_ids: Iterable[str]) -> dict[str, Triage]:
    """Return how those of the records that have a Referral were triaged last, by the record's id."""
    versions = ReferralVersion.objects.in_organization(organization_id).filter(record_id__in=list(record_ids))
    rows = versions.order_by("record_id", "-number").distinct("record_id").values_list("record_id", "triage")
    return {record_id: Triage.model_validate(triage) for record_id, triage in rows}


def has_referral(*, organization_id: str, record_id: str) -> bool:
    """Return whether an extraction of the record has completed."""
    return bool(ReferralVersion.objects.in_organization(organization_id).filter(record_id=record_id).exists())


def list_corrected_values(*, organization_id: str, record_ids: Iterable[str]) -> list[CorrectedValue]:
    """Return the values that people corrected in these records, the earliest first; not how findings are meant."""
    rows = Correction.objects.in_organization(organization_id).filter(record_id__in=list(record_ids))
    return [
        CorrectedValue(
            record_id=row.record_id,
            path=row.path,
            before=row.before.get("value"),
            after=row.after,
            at=row.corrected_at,
        )
        for row in rows.exclude(path__endswith=ASSERTED).order_by("corrected_at", "id")
    ]


def record_data(record: Record) -> RecordData:
    return RecordData(
        id=record.id,
        organization_id=record.organization_id,
        team_id=record.team_id,
        external_id=record.external_id,
        lifecycle=record.lifecycle,
        status=record.status,
        route=record.route,
        labels=tuple(record.labels),
        priority=record.priority,
        created_at=record.created_at,
        updated_at=record.updated_at,
    )


def document_data(document: Document) -> DocumentData:
    return DocumentData(
        id=document.id,
        record_id=document.record_id,
        sha256=document.sha256,
        media_type=document.media_type,
        size_bytes=document.size_bytes,
        page_count=document.page_count,
        uploaded_at=document.uploaded_at,
    )


def triaged_referral(version: ReferralVersion) -> TriagedReferral:
    return TriagedReferral(
        record_id=version.record_id,
        number=version.number,
        job_id=version.job_id,
        author=version.author,
        referral=Referral.model_validate(version.referral),
        triage=Triage.model_validate(version.triage),
        completeness=Completeness.model_validate(version.completeness),
        confidence=version.confidence,
        created_at=version.created_at,
    )
