"""What arrives by a link for uploads: a document for one record, and the answer to the wait that asked for it."""

from __future__ import annotations

from datetime import datetime

from common.errors import NotFound
from common.ids import digest
from common.row_security import capability_scope, organization_scope
from common.work import Held, enqueue, recording
from events import event_types
from pathways.data import OpenUpload, ReceivedUpload
from pathways.models import PathwayRun, UploadLink
from pathways.selectors import definition_of
from pathways.services.deciding import answer_for
from pathways.services.run_events import tell_of_run
from pathways.services.starting import QUEUE
from pathways.services.upload_links import ANSWER_WORK
from referrals.reading import Inspection
from referrals.selectors import RecordNotFound
from referrals.services import accept_document
from tenants.data import Principal
from tenants.selectors import get_organization_settings


class LinkClosed(NotFound):
    """Unknown, expired, used up, of a cancelled run or an archived record: one and the same answer."""

    def __init__(self) -> None:
        super().__init__(
            "This link does not open any more: it has expired or was used. Ask whoever sent it for a new one."
        )


def open_upload(*, token: str, now: datetime) -> OpenUpload:
    """Return what is asked for behind a token. Raises LinkClosed."""
    link = _find(token)
    with organization_scope(link.organization_id):
        return _shown(_still_open(link, now=now))


def receive_upload(*, token: str, data: bytes, inspection: Inspection, now: datetime) -> ReceivedUpload:
    """Add a document to the link's record; the last one that may come answers the wait that the request names.

    The same bytes again are the same document and use nothing up. Raises LinkClosed.
    """
    found = _find(token)
    with organization_scope(found.organization_id):
        run = (
            PathwayRun.objects.in_organization(found.organization_id).select_for_update().get(id=found.run_id)
        )
        link = UploadLink.objects.in_organization(found.organization_id).select_for_update().get(id=found.id)
        _still_open(link, now=now)
        try:
            uploaded = accept_document(
                principal=Principal(organization_id=link.organization_id, credential_id=link.id),
                data=data,
                inspection=inspection,
                now=now,
                record_id=link.record_id,
            )
        except RecordNotFound:
            raise LinkClosed from None
        if not uploaded.duplicate:
            link.files += 1
            link.last_used_at = now
            link.save(update_fields=["files", "last_used_at"])
            if link.answers_wait and link.files == link.most_files:
                enqueue(
                    name=ANSWER_WORK, queue=QUEUE, subject_id=link.id, organization_id=link.organization_id
                )
            _tell(run, link, document_id=uploaded.document_id, now=now)
        return ReceivedUpload(document_id=uploaded.document_id, remaining=link.most_files - link.files)


def answer_wait(held: Held, *, now: datetime) -> None:
    """Answer the wait that a request names, if the run stands at it; one that comes to it later is answered then."""
    with organization_scope(held.organization_id):
        link = UploadLink.objects.in_organization(held.organization_id).get(id=held.subject_id)
        run = (
            PathwayRun.objects.in_organization(held.organization_id)
            .select_for_update(of=("self",))
            .select_related("version")
            .get(id=link.run_id)
        )
        with recording(held):
            answer_for(
                run=run,
                definition=definition_of(run.version),
                key=link.answers_wait,
                outcome=link.answer_outcome,
                actor=f"upload:{link.id}",
                explanation="What was asked for has arrived by the upload link.",
                now=now,
            )


def _find(token: str) -> UploadLink:
    sha256 = digest(token)
    with capability_scope("upload_token", sha256):
        link = UploadLink.objects.filter(token_sha256=sha256).first()
    if link is None:
        raise LinkClosed
    return link


def _still_open(link: UploadLink, *, now: datetime) -> UploadLink:
    active = get_organization_settings(organization_id=link.organization_id).is_active
    runs = PathwayRun.objects.in_organization(link.organization_id)
    cancelled = runs.filter(id=link.run_id, status="cancelled").exists()
    if link.expires_at <= now or link.files >= link.most_files or cancelled or not active:
        raise LinkClosed
    return link


def _shown(link: UploadLink) -> OpenUpload:
    return OpenUpload(
        organization=get_organization_settings(organization_id=link.organization_id).name,
        request=link.request,
        remaining=link.most_files - link.files,
        expires_at=link.expires_at,
    )


def _tell(run: PathwayRun, link: UploadLink, *, document_id: str, now: datetime) -> None:
    tell_of_run(
        run,
        event_types.REFERRAL_INFORMATION_RECEIVED,
        now=now,
        actor=f"upload:{link.id}",
        upload_link_id=link.id,
        document_id=document_id,
    )
