"""Whose address a request came from."""

from __future__ import annotations

import ipaddress
from typing import Any

from django.conf import settings


def of(request: Any) -> str:
    """Return the client's address: the peer's, or, behind trusted proxies, the nearest address they did not
    add themselves.
    """
    peer = str(request.META.get("REMOTE_ADDR", "")) or "unknown"
    if not settings.TRUSTED_PROXIES or not _trusted(peer):
        return peer
    forwarded = [
        part.strip() for part in str(request.META.get("HTTP_X_FORWARDED_FOR", "")).split(",") if part.strip()
    ]
    for address in reversed(forwarded):
        if not _trusted(address):
            return address[:64]
    return peer


def _trusted(address: str) -> bool:
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(ip in ipaddress.ip_network(network) for network in settings.TRUSTED_PROXIES)
