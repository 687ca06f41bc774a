"""The one way out: every outbound HTTP request of the project goes through this client.

https only, to public addresses only, each looked up once and then called as it was vetted; no redirects, no
proxies from the environment; one deadline for everything from the name's lookup to the last byte; a bounded
answer.
"""

from __future__ import annotations

import http.client
import ssl
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache

from urllib3.exceptions import HTTPError
from urllib3.response import HTTPResponse

from common.outbound_connections import Connection, Cutter, Deadline, IdleConnections, connect, timed_out
from common.outbound_urls import OutboundError, Target, read_url, vetted_addresses

__all__ = ["Answer", "HttpClient", "OutboundError", "client"]

MAX_ANSWER_BYTES = 50_000
TIMEOUT_SECONDS = 15.0
CHECK_SECONDS = 5.0
_USER_AGENT = "referral-automation-service/1.0"
_ALWAYS = {"accept-encoding": "identity", "user-agent": _USER_AGENT}
_CHUNK_BYTES = 8192


@dataclass(frozen=True)
class Answer:
    """What a receiver answered, of any status. Header names are lower case; `is_cut`: more came than is kept."""

    status: int
    headers: Mapping[str, str]
    body: bytes
    is_cut: bool
    duration_ms: int


class _ClosedByReceiver(Exception):
    """The connection ended before a byte of the answer came."""


class HttpClient:
    """A client with its kept-alive connections. Hosts in `allowed_private_hosts` may be private and plain http."""

    def __init__(
        self, *, allowed_private_hosts: frozenset[str] = frozenset(), tls: ssl.SSLContext | None = None
    ) -> None:
        self._allowed = allowed_private_hosts
        self._tls = tls or ssl.create_default_context()
        self._idle = IdleConnections()

    def check(self, url: str, *, timeout_seconds: float = CHECK_SECONDS) -> None:
        """Look at a URL that somebody wants to save: its form, and where its host leads now. Raises OutboundError."""
        target = read_url(url, allowed_private_hosts=self._allowed)
        vetted_addresses(target, allow_private=target.host in self._allowed, timeout_seconds=timeout_seconds)

    def send(
        self,
        *,
        method: str,
        url: str,
        headers: Mapping[str, str],
        body: bytes,
        timeout_seconds: float = TIMEOUT_SECONDS,
        max_answer_bytes: int = MAX_ANSWER_BYTES,
        cut_answer: bool = True,
        fresh_connection: bool = False,
    ) -> Answer:
        """Send one request and return the answer, redirects included, which are not followed.

        `timeout_seconds` is for the whole of it. An answer longer than `max_answer_bytes` is cut there, or
        refused (`too_large`) when `cut_answer` is off. A kept-alive connection that the receiver has closed
        meanwhile is replaced once, which sends the request again; `fresh_connection` sends it once and no more.
        Raises OutboundError.
        """
        deadline = Deadline(seconds=timeout_seconds)
        try:
            target = read_url(url, allowed_private_hosts=self._allowed)
            request = _Request(method, target, {**_ALWAYS, **headers}, body, max_answer_bytes, cut_answer)
            return self._call(request, deadline, fresh=fresh_connection)
        except OutboundError as error:
            error.duration_ms = deadline.elapsed_ms()
            raise

    def _call(self, request: _Request, deadline: Deadline, *, fresh: bool) -> Answer:
        target = request.target
        addresses = vetted_addresses(
            target, allow_private=target.host in self._allowed, timeout_seconds=deadline.remaining()
        )
        kept = None if fresh else self._idle.take(target, addresses=addresses)
        if kept is not None:
            with suppress(_ClosedByReceiver):
                return self._exchange(kept, request, deadline)
        connection = connect(target, addresses=addresses, deadline=deadline, tls=self._tls)
        try:
            return self._exchange(connection, request, deadline)
        except _ClosedByReceiver:
            closed = OutboundError("connection", "The receiver closed the connection without an answer.")
            closed.may_have_arrived = True
            raise closed from None
        except OutboundError as error:
            error.may_have_arrived = True
            raise

    def _exchange(self, connection: Connection, request: _Request, deadline: Deadline) -> Answer:
        cutter = Cutter()
        reusable = False
        try:
            with cutter.watching(connection, deadline):
                response = _ask(connection, request, deadline)
                content, is_cut = _read(response, limit=request.max_answer_bytes)
                if is_cut:
                    response.close()
            if cutter.has_cut:
                raise timed_out()
            if is_cut and not request.cut_answer:
                raise OutboundError(
                    "too_large", f"The answer is longer than {request.max_answer_bytes} bytes. Ask for less."
                )
            reusable = not is_cut and connection.sock is not None
            return Answer(
                status=response.status,
                headers={name.lower(): value for name, value in response.headers.items()},
                body=content,
                is_cut=is_cut,
                duration_ms=deadline.elapsed_ms(),
            )
        except _ClosedByReceiver:
            if cutter.has_cut:
                raise timed_out() from None
            raise
        except (OSError, HTTPError, http.client.HTTPException) as error:
            raise _failure(error, has_cut=cutter.has_cut) from None
        finally:
            if reusable:
                self._idle.put(request.target, connection)
            else:
                connection.close()


@dataclass(frozen=True)
class _Request:
    method: str
    target: Target
    headers: Mapping[str, str]
    body: bytes
    max_answer_bytes: int
    cut_answer: bool


def _ask(connection: Connection, request: _Request, deadline: Deadline) -> HTTPResponse:
    connection.timeout = deadline.remaining()
    try:
        connection.request(
            request.method,
            request.target.path,
            body=request.body,
            headers=request.headers,
            preload_content=False,
            decode_content=False,
        )
        return connection.getresponse()
    except (ConnectionError, ssl.SSLEOFError):
        raise _ClosedByReceiver from None


def _read(response: HTTPResponse, *, limit: int) -> tuple[bytes, bool]:
    """Return at most `limit` bytes as they came, undecoded (no decompression bombs), and whether there were more."""
    content = bytearray()
    while len(content) <= limit:
        chunk = response.read(_CHUNK_BYTES, decode_content=False)
        if not chunk:
            return bytes(content), False
        content += chunk
    return bytes(content[:limit]), True


def _failure(error: Exception, *, has_cut: bool) -> OutboundError:
    if has_cut or isinstance(error, TimeoutError) or isinstance(error.__cause__, TimeoutError):
        return timed_out()
    if isinstance(error, OSError):
        return OutboundError("connection", "The connection to the receiver broke.")
    if isinstance(error.__cause__, (OSError, http.client.IncompleteRead)):
        return OutboundError("connection", "The receiver closed the connection in the middle of its answer.")
    return OutboundError("protocol", "The receiver's answer is not HTTP.")


@lru_cache(maxsize=8)
def client(allowed_private_hosts: frozenset[str]) -> HttpClient:
    """Return the process's client that may reach these private hosts; each set of them has connections of its own."""
    return HttpClient(allowed_private_hosts=allowed_private_hosts)
