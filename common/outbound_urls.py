"""The form of a URL that we may call, and the vetted addresses behind its host."""

from __future__ import annotations

import queue
import re
import socket
import threading
from dataclasses import dataclass
from ipaddress import ip_address

from urllib3.exceptions import LocationParseError
from urllib3.util import parse_url

from common.addresses import is_public

_PLAIN = re.compile(r"[!$%&'()*+,\-./0-9:;=?@A-Z\[\]_a-z~]+")
"""The characters of a URL without a fragment; anything else is read differently by different parsers."""
_NAME = re.compile(r"(?!-)[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?")
_DEFAULT_PORTS = {"http": 80, "https": 443}


class OutboundError(Exception):
    """A request that was refused or failed. `code` is stable; the message is for people and says what to do.

    Codes: invalid_url, refused_address, dns, timeout, tls, connection, protocol, too_large.
    """

    duration_ms: int = 0
    may_have_arrived: bool = False
    """Whether the request, or a part of it, was sent: then nobody here knows whether it was acted upon."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


@dataclass(frozen=True)
class Target:
    """Where a request goes: parsed once, so that what was checked is what is called."""

    scheme: str
    host: str
    port: int
    path: str


def read_url(url: str, *, allowed_private_hosts: frozenset[str]) -> Target:
    """Return where a URL leads; plain http for hosts in `allowed_private_hosts` only.

    Raises OutboundError (invalid_url) for any other scheme, and for credentials or a fragment.
    """
    if "#" in url:
        raise OutboundError("invalid_url", "The URL has a fragment (#...). Leave it out.")
    if not _PLAIN.fullmatch(url):
        raise OutboundError(
            "invalid_url",
            "The URL holds a space, a control character or another character that must be percent-encoded.",
        )
    try:
        parsed = parse_url(url)
    except LocationParseError:
        raise OutboundError("invalid_url", "The URL cannot be read. Write it as https://host/path.") from None
    if parsed.auth is not None:
        raise OutboundError("invalid_url", "The URL holds a user name or password. Leave them out.")
    host = (parsed.host or "").strip("[]")
    if parsed.scheme not in _DEFAULT_PORTS or not host:
        raise OutboundError("invalid_url", "The URL must begin with https:// and name a host.")
    if "%" in host or not (_NAME.fullmatch(host) or _is_numeric(host)):
        raise OutboundError("invalid_url", "The host of the URL is neither a name nor an address.")
    host = host.removesuffix(".")
    if parsed.scheme == "http" and host not in allowed_private_hosts:
        raise OutboundError("invalid_url", "The URL must begin with https://; plain http is not sent.")
    if parsed.port == 0:
        raise OutboundError(
            "invalid_url", "The URL names port 0. Name the port that the receiver listens on."
        )
    return Target(parsed.scheme, host, parsed.port or _DEFAULT_PORTS[parsed.scheme], parsed.request_uri)


def vetted_addresses(target: Target, *, allow_private: bool, timeout_seconds: float) -> tuple[str, ...]:
    """Return every address of the target's host, in the resolver's order, looked up once.

    Raises OutboundError: `dns` when there is none in time, `refused_address` when any of them is not public.
    """
    addresses = (
        (target.host,) if _is_numeric(target.host) else _look_up(target, timeout_seconds=timeout_seconds)
    )
    if not allow_private:
        refuse_private(addresses)
    return addresses


def refuse_private(addresses: tuple[str, ...]) -> None:
    """Raise OutboundError (refused_address) unless every one of a host's addresses is public.

    One bad answer among good ones is how a name is turned against us.
    """
    if not all(is_public(address) for address in addresses):
        raise OutboundError(
            "refused_address",
            "The host of the URL leads to an address that is not public. Use a public receiver.",
        )


def _is_numeric(host: str) -> bool:
    try:
        return ip_address(host) is not None
    except ValueError:
        return False


def _look_up(target: Target, *, timeout_seconds: float) -> tuple[str, ...]:
    """Ask the resolver from a thread, since it knows no timeout of ours; a late answer is dropped."""
    answer: queue.SimpleQueue[list[str] | None] = queue.SimpleQueue()

    def ask() -> None:
        try:
            found = socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
            answer.put([str(sockaddr[0]) for *_, sockaddr in found])
        except (OSError, UnicodeError):
            answer.put(None)

    threading.Thread(target=ask, name="outbound-dns", daemon=True).start()
    try:
        addresses = answer.get(timeout=max(timeout_seconds, 0))
    except queue.Empty:
        addresses = None
    if not addresses:
        raise OutboundError("dns", "The host name of the URL cannot be resolved. Check its spelling.")
    return tuple(dict.fromkeys(addresses))
