"""Links by which somebody outside may add documents to one record."""

from __future__ import annotations

import base64
from datetime import datetime, timedelta

from django.conf import settings
from django.db.models import F
from django.utils.crypto import salted_hmac

from common.ids import digest
from common.row_security import organization_scope
from common.work import enqueue
from events import event_types
from events.services import record_event
from pathways.models import ActionEffect, PathwayRun, UploadLink
from pathways.nodes.actions.request_information import LINK_STAYS
from pathways.nodes.effects import UploadRequestEffect
from pathways.services.mailing import send_mail
from pathways.services.sending import Sent
from pathways.services.starting import QUEUE

ANSWER_WORK = "pathways.upload_answer"
_TOKEN_BYTES = 20
"""160 bits, as identifiers have."""


def ask_for_uploads(
    *, row: ActionEffect, effect: UploadRequestEffect, timeout_seconds: float, now: datetime
) -> Sent:
    """Make the link of a request, once, and mail it. The token is in the mail and nowhere else."""
    with organization_scope(row.organization_id):
        node_run = row.node_run
        link, made = UploadLink.objects.get_or_create(
            node_run=node_run,
            defaults={
                "organization_id": row.organization_id,
                "record_id": node_run.run.record_id,
                "run": node_run.run,
                "token_sha256": digest(token_of(row.id)),
                "request": effect.request,
                "most_files": effect.most_files,
                "answers_wait": effect.answers_wait or "",
                "answer_outcome": effect.answer_outcome if effect.answers_wait else "",
                "created_at": now,
                "expires_at": now + timedelta(hours=effect.expires_in_hours),
            },
        )
        if made:
            record_event(
                type=event_types.REFERRAL_INFORMATION_REQUESTED,
                organization_id=row.organization_id,
                actor=f"run:{node_run.run_id}",
                now=now,
                record_id=link.record_id,
                team_id=node_run.run.team_id,
                data={"run_id": node_run.run_id, "node": node_run.node, "upload_link_id": link.id},
            )
    body = effect.body.replace(LINK_STAYS, address_of(token_of(row.id)))
    return send_mail(
        organization_id=row.organization_id,
        key=row.id,
        mail=effect,
        timeout_seconds=timeout_seconds,
        body=body,
    )


def answer_early_uploads(run: PathwayRun, *, key: str) -> None:
    """Answer a wait that a run has just come to, if what it waits for has arrived already."""
    links = UploadLink.objects.in_organization(run.organization_id).filter(run=run, answers_wait=key)
    for link in links.filter(files__gte=F("most_files")):
        enqueue(name=ANSWER_WORK, queue=QUEUE, subject_id=link.id, organization_id=run.organization_id)


def token_of(effect_id: str) -> str:
    """Return the token of an effect's link: derived, so that a mail sent again holds the same one, kept nowhere."""
    secret = salted_hmac("pathways.upload_link", effect_id, algorithm="sha256").digest()[:_TOKEN_BYTES]
    return base64.b32encode(secret).decode("ascii").lower()


def address_of(token: str) -> str:
    """Return the address of the page behind a token."""
    return f"{settings.PUBLIC_URL}/api/v1/pub/uploads/{token}"
