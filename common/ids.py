"""Opaque identifiers: a prefix that says what it names, and 160 random bits; and what is kept of secret ones."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets

ID_LENGTH = 40
"""Column width that holds every identifier."""

_BODY = "[a-z2-7]{32}"


def new_id(prefix: str) -> str:
    """Return a fresh identifier such as `rec_mfzwizdu...`: prefix, underscore, 32 base32 characters."""
    return f"{prefix}_{base64.b32encode(secrets.token_bytes(20)).decode('ascii').lower()}"


def is_id(value: object, *, prefix: str) -> bool:
    """Return whether the value has the form of an identifier with this prefix."""
    return isinstance(value, str) and re.fullmatch(f"{prefix}_{_BODY}", value) is not None


def digest(secret: str) -> str:
    """Return the SHA-256 under which a secret or a token is kept, as hexadecimal."""
    return hashlib.sha256(secret.encode()).hexdigest()


def shorten_ids(text: str) -> str:
    """Return the text with every job id and token of a link cut to its first characters: whole, they open the job's
    result, the record for uploads, and an account.
    """
    return re.sub("(job_[a-z2-7]{6}|(?:uploads|sign-in)/[a-z2-7]{6})[a-z2-7]{26}", r"\1...", text)


def cut_id(value: str) -> str:
    """Return a value with every identifier in it cut to its beginning, for a list; searches find it by that."""
    return re.sub("([a-z]+_[a-z2-7]{10})[a-z2-7]{22}", r"\1…", value)
