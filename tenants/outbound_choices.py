"""What an organization may write down about calls of its pathways, checked before it is kept."""

from __future__ import annotations

import base64
import binascii

from common.outbound_urls import OutboundError, read_url
from common.signing import PREFIX

SECRET_BYTES = range(24, 65)
"""How long a secret may be, by Standard Webhooks."""


def problem_with_secret(secret: str) -> str | None:
    """Return what is wrong with a secret of calls, in a sentence that does not repeat it; None if it can sign."""
    try:
        key = base64.b64decode(secret.removeprefix(PREFIX), validate=True)
    except (binascii.Error, ValueError):
        key = b""
    if secret.startswith(PREFIX) and len(key) in SECRET_BYTES:
        return None
    return "Write whsec_ and 24 to 64 random bytes in base64, as webhooks are signed with."


def problem_with_hosts(hosts: str) -> str | None:
    """Return which of the hosts, one a line, is no host name; None if all are."""
    for host in hosts.lower().split():
        try:
            target = read_url(f"https://{host}/", allowed_private_hosts=frozenset())
        except OutboundError:
            target = None
        if target is None or target.host != host:
            return f"{host} is no host name. Write it alone, such as api.clinic.example: no https://, port or path."
    return None


def problem_with_private_hosts(hosts: str, *, allowed: frozenset[str]) -> str | None:
    """Return which of the hosts, one a line, the deployment does not allow; None if it allows all."""
    refused = sorted(set(hosts.lower().split()) - allowed)
    if refused:
        return (
            f"{refused[0]} is not among OUTBOUND_ALLOWED_PRIVATE_HOSTS of the deployment. Add it there first."
        )
    return None


def problem_with_server(url: str, *, allowed_private_hosts: frozenset[str]) -> str | None:
    """Return what is wrong with the address of a FHIR server; None if it may be called."""
    try:
        read_url(url, allowed_private_hosts=allowed_private_hosts)
    except OutboundError as error:
        return error.message
    return None
