"""The form of credentials: `ras_<kind>_<public id>_<secret>_<crc>`; pure."""

from __future__ import annotations

import hmac
import re
import secrets
import zlib
from dataclasses import dataclass

from common.ids import digest

_ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789"
_FORM = re.compile(r"(ras_(pk|ak|at)_([a-z0-9]{16})_([a-z0-9]{40}))_([0-9a-f]{8})")


@dataclass(frozen=True)
class ParsedKey:
    """A well-formed key: which kind, which row, and the secret to compare."""

    kind: str
    public_id: str
    secret: str


def make_key(*, kind: str) -> tuple[str, str, str]:
    """Return (key, public id, SHA-256 of the secret) of a fresh credential; the secret has 206 random bits."""
    public_id = _random(16)
    secret = _random(40)
    head = f"ras_{kind}_{public_id}_{secret}"
    return f"{head}_{_crc(head)}", public_id, digest(secret)


def parse_key(key: str) -> ParsedKey | None:
    """Return the parts of a key, or None when it is not of the form or its check digits are wrong."""
    match = _FORM.fullmatch(key)
    if match is None or _crc(match[1]) != match[5]:
        return None
    return ParsedKey(kind=match[2], public_id=match[3], secret=match[4])


def matches(secret: str, *, kept: str) -> bool:
    """Return whether the secret is the one whose digest is kept, in constant time."""
    return hmac.compare_digest(digest(secret), kept)


def _random(length: int) -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def _crc(text: str) -> str:
    return f"{zlib.crc32(text.encode('ascii')):08x}"
