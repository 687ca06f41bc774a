"""Making one HTTP call of a pathway: signed like a webhook, to an allowed host, over the vetted client."""

from __future__ import annotations

from datetime import datetime

from common.http_client import Answer, OutboundError
from common.row_security import organization_scope
from common.signing import headers
from pathways.nodes.actions.call_http import host_of
from pathways.nodes.effects import HttpEffect
from pathways.services.sending import Sent
from tenants.outbound import client_of
from tenants.selectors import get_call_secret, get_organization_settings

_REFUSED_HERE = frozenset({"invalid_url", "refused_address"})
_BUSY = frozenset({408, 425, 429, 503})
"""The other side says that it has not taken the call and may take it later."""


def call(
    *, organization_id: str, key: str, request: HttpEffect, timeout_seconds: float, now: datetime
) -> Sent:
    """Make the call once, on a connection of its own, so that the client itself never repeats it.

    `key` is sent as `Idempotency-Key` and as the signature's message id. The organization's list of hosts is asked
    again, since it may have changed after the node was rendered.
    """
    with organization_scope(organization_id):
        allowed = get_organization_settings(organization_id=organization_id).call_hosts
        secret = get_call_secret(organization_id=organization_id)
    if host_of(request.url) not in allowed:
        return Sent(code="host_refused")
    if not secret:
        return Sent(code="calls_not_signed")
    body = request.body.encode()
    try:
        signed = headers(
            secrets_in_force=(secret,), message_id=key, timestamp=int(now.timestamp()), body=body
        )
    except ValueError:  # a secret that signs nothing: the call is not sent, so nothing is in doubt
        return Sent(code="calls_not_signed")
    try:
        answer = client_of(organization_id=organization_id, url=request.url).send(
            method=request.method,
            url=request.url,
            headers={"content-type": request.content_type, "idempotency-key": key, **signed},
            body=body,
            timeout_seconds=timeout_seconds,
            fresh_connection=True,
        )
    except OutboundError as error:
        return _not_answered(error)
    return _answered(answer)


def _not_answered(error: OutboundError) -> Sent:
    if error.code in _REFUSED_HERE:
        return Sent(code="host_refused")
    return Sent(code="call_failed", again=True, may_have_arrived=error.may_have_arrived)


def _answered(answer: Answer) -> Sent:
    """Return what an answer means: 2xx is done, a redirect is not followed, an error of theirs leaves it in doubt."""
    if 200 <= answer.status < 300:
        return Sent(status=answer.status, body=answer.body)
    if answer.status in _BUSY:
        return Sent(code="call_busy", again=True, status=answer.status)
    if answer.status >= 500:
        return Sent(code="call_failed", again=True, may_have_arrived=True, status=answer.status)
    return Sent(code="call_refused", status=answer.status)
