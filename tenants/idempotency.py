"""Idempotency keys: the stored answer commits with the effect, so a repeated request never has it twice."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from django.db import connection

from common.errors import Conflict, InvalidRequest, Unprocessable
from common.row_security import organization_scope
from tenants.data import Principal
from tenants.models import IdempotentRequest

KEPT = timedelta(hours=24)
MAX_KEY_LENGTH = 255


def read_key(value: str | None) -> str | None:
    """Return the key of an `Idempotency-Key` header, bare or quoted; None when there is none. Raises InvalidRequest."""
    if value is None:
        return None
    key = value.strip()
    if len(key) >= 2 and key[0] == key[-1] == '"':
        key = key[1:-1]
    if not key or len(key) > MAX_KEY_LENGTH or not key.isprintable():
        raise InvalidRequest(f"The Idempotency-Key must have 1 to {MAX_KEY_LENGTH} printable characters.")
    return key


def fingerprint(payload: Any) -> str:
    """Return what two requests must share to count as the same: the SHA-256 of their canonical JSON."""
    return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()


def once(
    *,
    principal: Principal,
    path: str,
    key: str | None,
    payload: Any,
    now: datetime,
    effect: Callable[[], dict[str, Any]],
) -> tuple[dict[str, Any], bool]:
    """Run `effect` in the organization's scope, once for each key; return its body and whether it is a
    replay.

    Raises Unprocessable when the key came with another payload before, Conflict while the first request still
    runs.
    """
    with organization_scope(principal.organization_id):
        if key is None:
            return effect(), False
        place = {
            "organization_id": principal.organization_id,
            "credential_id": principal.credential_id,
            "path": path,
            "key": key,
        }
        _lock(place)
        mark = fingerprint(payload)
        stored = IdempotentRequest.objects.filter(**place).first()
        if stored is not None and stored.expires_at > now:
            if stored.fingerprint != mark:
                raise Unprocessable(
                    "This Idempotency-Key was used with another payload. Use a fresh key for a new request."
                )
            return stored.body, True
        if stored is not None:
            stored.delete()
        body = effect()
        IdempotentRequest.objects.create(
            **place, fingerprint=mark, body=body, created_at=now, expires_at=now + KEPT
        )
        return body, False


def _lock(place: dict[str, str]) -> None:
    """Hold the key until commit. Raises Conflict when another request holds it."""
    number = int.from_bytes(
        hashlib.sha256("\x00".join(place.values()).encode()).digest()[:8], "big", signed=True
    )
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_xact_lock(%s)", [number])
        if not cursor.fetchone()[0]:
            raise Conflict(
                "A request with this Idempotency-Key is still running. Wait for its answer, then try again."
            )


def digest(data: bytes) -> str:
    """Return the SHA-256 of uploaded bytes, to stand for them in a payload."""
    return hashlib.sha256(data).hexdigest()
