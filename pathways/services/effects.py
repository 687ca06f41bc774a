"""Carrying effects out: mail on the outside, notifications inside."""

from __future__ import annotations

import logging
import smtplib
from datetime import datetime

from django.conf import settings
from django.core.mail import EmailMessage

from common.clock import Clock
from common.row_security import organization_scope
from common.work import Held, Retry
from events import event_types
from events.services import record_event
from pathways.models import ActionEffect, Notification, PathwayRun
from pathways.nodes.effects import EmailEffect, NotifyEffect
from pathways.services.starting import run_facts
from pathways.states import EFFECT
from tenants.selectors import list_mail_addresses, list_teams

logger = logging.getLogger(__name__)


class NoReceiver(Exception):
    """Nobody would get the mail: the team, or the organization, has no person with an address."""


def send_mail(held: Held, *, node_run_id: str, effect: EmailEffect, clock: Clock) -> None:
    """Send an action's mail, written down as intended before and as done after.

    A worker that dies in between leaves the effect `intended`; the next attempt sends again with the same
    Message-ID, by which the receiving side drops the double. Raises Retry("mail_failed") when the mail server
    does not take it, NoReceiver.
    """
    with organization_scope(held.organization_id):
        row, _ = ActionEffect.objects.get_or_create(
            node_run_id=node_run_id,
            defaults={
                "organization_id": held.organization_id,
                "kind": effect.kind,
                "payload": effect.payload(),
                "intended_at": clock(),
            },
        )
        if row.status == "done":
            return
        receivers = _receivers(effect, organization_id=held.organization_id)
    if not receivers:
        raise NoReceiver
    domain = settings.DEFAULT_FROM_EMAIL.rpartition("@")[2].rstrip(">") or "localhost"
    message = EmailMessage(
        subject=effect.subject,
        body=effect.body,
        to=receivers,
        headers={"Message-ID": f"<{row.id}@{domain}>", "Auto-Submitted": "auto-generated"},
    )
    try:
        message.send()
    except (OSError, smtplib.SMTPException) as error:
        logger.warning("mail failed", extra={"effect_id": row.id, "error": type(error).__name__})
        raise Retry("mail_failed") from None
    with organization_scope(held.organization_id):
        sent = ActionEffect.objects.in_organization(held.organization_id).select_for_update().get(id=row.id)
        if sent.status != "done":
            EFFECT.transition(sent, "done")
            sent.done_at = clock()
            sent.save(update_fields=["status", "done_at"])


def _receivers(effect: EmailEffect, *, organization_id: str) -> list[str]:
    receivers = list(effect.to)
    if effect.to_organization:
        receivers += list_mail_addresses(organization_id=organization_id)
    if effect.to_team is not None:
        for team in list_teams(organization_id=organization_id).filter(name=effect.to_team):
            receivers += list_mail_addresses(organization_id=organization_id, team_id=team.id)
    return list(dict.fromkeys(receivers))


def notify(run: PathwayRun, effect: NotifyEffect, *, now: datetime) -> None:
    """Leave a message for a team or for people, inside the transaction that records the node."""
    if effect.team is not None:
        audiences = [f"team:{effect.team}"]
    else:
        audiences = [f"user:{user}" for user in effect.users] or ["organization"]
    for audience in audiences:
        Notification.objects.create(
            organization_id=run.organization_id,
            audience=audience[:120],
            record_id=run.record_id,
            run=run,
            message=effect.message,
            created_at=now,
        )
    record_event(
        type=event_types.NOTIFICATION_CREATED,
        organization_id=run.organization_id,
        actor=f"run:{run.id}",
        now=now,
        record_id=run.record_id,
        team_id=run.team_id,
        data=run_facts(run),
    )
