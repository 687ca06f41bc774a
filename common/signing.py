"""Signatures of Standard Webhooks 1.0.0, scheme v1: HMAC-SHA256 over id, time and the raw body."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

PREFIX = "whsec_"
_SECRET_BYTES = 32


def new_secret() -> str:
    """Return a fresh secret as receivers are shown it: `whsec_` and 32 random bytes in base64."""
    return PREFIX + base64.b64encode(secrets.token_bytes(_SECRET_BYTES)).decode("ascii")


def sign(*, secret: str, message_id: str, timestamp: int, body: bytes) -> str:
    """Return one signature, `v1,<base64>`. `timestamp` is in whole seconds, of this try.

    Raises ValueError for a secret that is not ours, or an id with a dot, which would blur what was signed.
    """
    if not secret.startswith(PREFIX) or "." in message_id:
        raise ValueError("the secret must begin with whsec_ and the message id must hold no dot")
    key = base64.b64decode(secret.removeprefix(PREFIX), validate=True)
    signed = f"{message_id}.{timestamp}.".encode() + body
    return "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode("ascii")


def headers(
    *, secrets_in_force: tuple[str, ...], message_id: str, timestamp: int, body: bytes
) -> dict[str, str]:
    """Return the three headers of a try, signed with every secret in force: during a rotation the old one as well."""
    signatures = [
        sign(secret=secret, message_id=message_id, timestamp=timestamp, body=body)
        for secret in secrets_in_force
    ]
    return {
        "webhook-id": message_id,
        "webhook-timestamp": str(timestamp),
        "webhook-signature": " ".join(signatures),
    }
