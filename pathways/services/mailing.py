"""Sending one mail of a pathway over SMTP."""

from __future__ import annotations

import logging
import smtplib
from email.errors import MessageError
from email.headerregistry import Address
from typing import Protocol

from django.conf import settings
from django.core.mail import EmailMessage, get_connection

from common.row_security import organization_scope
from pathways.services.sending import Sent
from pathways.values import ADMINISTRATOR
from tenants.selectors import list_mail_addresses, list_teams

logger = logging.getLogger(__name__)

PERMANENT = 500
"""From this reply code on the mail server will say the same to the next try."""


class Mail(Protocol):
    """What a mail needs, whichever effect it belongs to."""

    @property
    def to(self) -> tuple[str, ...]: ...
    @property
    def to_team(self) -> str | None: ...
    @property
    def to_administrators(self) -> bool: ...
    @property
    def subject(self) -> str: ...
    @property
    def body(self) -> str: ...


def send_mail(*, organization_id: str, key: str, mail: Mail, timeout_seconds: float, body: str = "") -> Sent:
    """Send a mail once. `key` makes its Message-ID, by which the receiving side drops a repetition.

    `body` stands in place of the mail's own. Nothing of an error but its class is logged: a server's reply can
    hold addresses.
    """
    with organization_scope(organization_id):
        known = receivers_of(mail, organization_id=organization_id)
    receivers = [address for address in known if _is_address(address)]
    if len(receivers) < len(known):
        logger.warning(
            "addresses left out", extra={"effect_id": key, "addresses": len(known) - len(receivers)}
        )
    if not receivers:
        return Sent(code="mail_without_receiver")
    domain = settings.DEFAULT_FROM_EMAIL.rpartition("@")[2].rstrip(">") or "localhost"
    message = EmailMessage(
        subject=mail.subject,
        body=body or mail.body,
        to=receivers,
        headers={"Message-ID": f"<{key}@{domain}>", "Auto-Submitted": "auto-generated"},
        connection=get_connection(timeout=timeout_seconds),
    )
    try:
        message.send()
    except (OSError, smtplib.SMTPException) as error:
        logger.warning("mail failed", extra={"effect_id": key, "error": type(error).__name__})
        return _failure(error)
    return Sent()


def _is_address(address: str) -> bool:
    """Return whether a header can hold it: one that cannot would keep the mail from all the others too."""
    try:
        return bool(Address(addr_spec=address).domain)
    except (ValueError, IndexError, MessageError):
        return False


def _failure(error: Exception) -> Sent:
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        refused = all(code >= PERMANENT for code, _ in error.recipients.values())
        return Sent(code="mail_refused" if refused else "mail_failed", again=not refused)
    if isinstance(error, (smtplib.SMTPSenderRefused, smtplib.SMTPDataError)):
        refused = error.smtp_code >= PERMANENT
        return Sent(code="mail_refused" if refused else "mail_failed", again=not refused)
    never_left = isinstance(error, (ConnectionRefusedError, smtplib.SMTPConnectError))
    return Sent(code="mail_failed", again=True, may_have_arrived=not never_left)


def receivers_of(mail: Mail, *, organization_id: str) -> list[str]:
    """Return the addresses that a mail goes to as things stand. Inside the organization's scope."""
    receivers = list(mail.to)
    if mail.to_administrators:
        receivers += list_mail_addresses(organization_id=organization_id, role=ADMINISTRATOR)
    if mail.to_team is not None:
        for team in list_teams(organization_id=organization_id).filter(name=mail.to_team):
            receivers += list_mail_addresses(organization_id=organization_id, team_id=team.id)
    return list(dict.fromkeys(receivers))
