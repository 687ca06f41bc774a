"""The outside that pathways act on, for tests: a real SMTP server and a real HTTP receiver on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import email
import email.policy
import socket
from collections.abc import Callable
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from common.row_security import organization_scope
from tests.conftest import Tenant

CALL_SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"


class MailServer:
    """Keeps what it takes; `replies` are given, one a mail, before it takes any."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.replies: list[str] = []
        self.before_reply: Callable[[], object] = lambda: None
        self.port = _free_port()
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self.controller.start()

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.replies:
            return self.replies.pop(0)
        content = envelope.content
        assert isinstance(content, bytes)
        self.mails.append(email.message_from_bytes(content, _class=EmailMessage, policy=email.policy.default))
        await asyncio.to_thread(self.before_reply)
        return "250 Taken"

    def close(self) -> None:
        with contextlib.suppress(Exception):
            self.controller.stop()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def allow_calls(tenant: Tenant, *, hosts: str = "127.0.0.1", **more: Any) -> None:
    """Let the organization's pathways call these hosts, signed with CALL_SECRET."""
    from tenants.models import Organization

    with organization_scope(tenant.organization_id):
        Organization.objects.filter(id=tenant.organization_id).update(
            call_hosts=hosts, call_secret=CALL_SECRET, **more
        )
