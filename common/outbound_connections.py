"""Connections to vetted addresses, with one deadline for everything, kept alive between requests."""

from __future__ import annotations

import os
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from urllib3.connection import HTTPConnection, HTTPSConnection

from common.outbound_urls import OutboundError, Target

IDLE_SECONDS = 30.0
IDLE_PER_HOST = 4
IDLE_IN_ALL = 64


class Deadline:
    """The moment at which a request ends, whatever it is doing then."""

    def __init__(self, *, seconds: float) -> None:
        self._began = time.monotonic()
        self._ends = self._began + seconds

    def remaining(self) -> float:
        """Return the seconds left. Raises OutboundError (timeout) when there are none."""
        left = self._ends - time.monotonic()
        if left <= 0:
            raise timed_out()
        return left

    def elapsed_ms(self) -> int:
        """Return the milliseconds since the request began."""
        return round((time.monotonic() - self._began) * 1000)


def timed_out() -> OutboundError:
    return OutboundError("timeout", "The receiver did not answer in time.")


class _Pinned(HTTPConnection):
    """A connection that goes to vetted addresses and never asks the resolver itself."""

    addresses: tuple[str, ...] = ()
    address: str = ""
    deadline: Deadline

    def _new_conn(self) -> socket.socket:
        for position, address in enumerate(self.addresses, start=1):
            is_last = position == len(self.addresses)
            share = self.deadline.remaining() / (len(self.addresses) - position + 1)
            try:
                sock = socket.create_connection((address, self.port), timeout=share)
            except OSError:
                if is_last:
                    raise
                continue
            break
        self.address = address
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        try:
            sock.settimeout(self.deadline.remaining())
        except OutboundError:
            sock.close()
            raise
        return sock


class PlainConnection(_Pinned):
    """Plain http, for allowed hosts in development."""


class TlsConnection(_Pinned, HTTPSConnection):
    """https: the certificate is checked against the host's name, the connection made to its vetted address."""


Connection = PlainConnection | TlsConnection


def connect(
    target: Target, *, addresses: tuple[str, ...], deadline: Deadline, tls: ssl.SSLContext
) -> Connection:
    """Return a fresh connection to one of the addresses. Raises OutboundError (timeout, tls, connection)."""
    connection: Connection
    if target.scheme == "https":
        connection = TlsConnection(target.host, target.port, ssl_context=tls)
    else:
        connection = PlainConnection(target.host, target.port)
    connection.addresses, connection.deadline = addresses, deadline
    try:
        connection.connect()
    except TimeoutError:
        connection.close()
        raise timed_out() from None
    except ssl.SSLError as error:
        connection.close()
        reason = getattr(error, "verify_message", "") or error.reason or "handshake failed"
        raise OutboundError("tls", f"No trusted TLS connection could be made: {reason}.") from None
    except OSError:
        connection.close()
        raise OutboundError(
            "connection", "The receiver refused the connection or cannot be reached."
        ) from None
    return connection


class Cutter:
    """Cuts a connection off at the deadline: a socket's own timeout starts again with every byte that dribbles in."""

    def __init__(self) -> None:
        self.has_cut = False

    @contextmanager
    def watching(self, connection: Connection, deadline: Deadline) -> Iterator[None]:
        """Cut this connection off if the block has not ended by the deadline."""
        # Responses of HTTP/1.0 take the socket over from the connection, so it is remembered here.
        sock = connection.sock
        timer = threading.Timer(deadline.remaining(), self._cut, [sock])
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def _cut(self, sock: socket.socket) -> None:
        self.has_cut = True
        with suppress(OSError):
            # Below TLS: SSLSocket.shutdown would change the object under the thread that reads it.
            socket.socket.shutdown(sock, socket.SHUT_RDWR)


class IdleConnections:
    """Connections whose last answer was read whole, for the next request to the host. Safe for threads and forks."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._idle: dict[tuple[int, str, str, int], list[tuple[float, Connection]]] = {}

    def take(self, target: Target, *, addresses: tuple[str, ...]) -> Connection | None:
        """Return a living connection to one of the addresses, or None."""
        oldest = time.monotonic() - IDLE_SECONDS
        with self._lock:
            while waiting := self._idle.get(self._key(target)):
                since, connection = waiting.pop()
                if since >= oldest and connection.address in addresses and connection.is_connected:
                    return connection
                connection.close()
        return None

    def put(self, target: Target, connection: Connection) -> None:
        """Keep a connection, unless there are enough."""
        with self._lock:
            self._drop_old()
            waiting = self._idle.setdefault(self._key(target), [])
            if len(waiting) < IDLE_PER_HOST and sum(map(len, self._idle.values())) < IDLE_IN_ALL:
                waiting.append((time.monotonic(), connection))
                return
        connection.close()

    def _drop_old(self) -> None:
        oldest = time.monotonic() - IDLE_SECONDS
        for key, waiting in list(self._idle.items()):
            while waiting and waiting[0][0] < oldest:
                waiting.pop(0)[1].close()
            if not waiting:
                del self._idle[key]

    @staticmethod
    def _key(target: Target) -> tuple[int, str, str, int]:
        return os.getpid(), target.scheme, target.host, target.port
