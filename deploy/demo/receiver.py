"""A webhook receiver as a clinic's own system would have one: checks each signature and keeps what came."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from standardwebhooks import Webhook, WebhookVerificationError

HOST = "127.0.0.1"
PATH = "/webhooks"
MAX_BODY_BYTES = 64 * 1024


@dataclass(frozen=True, slots=True)
class Received:
    """One webhook whose signature holds. `id` is that of the event; a second delivery of it is kept once."""

    id: str
    type: str
    occurred_at: str
    received_at: datetime
    data: dict[str, Any]
    body: str


class Receiver:
    """Listens on a free port of the loopback for the length of a `with` block.

    The secret is set once the service has answered it; what comes before that is refused and comes again.
    """

    def __init__(self) -> None:
        self._signatures: Webhook | None = None
        self._lock = threading.Lock()
        self._received: dict[str, Received] = {}
        self._refused = 0
        self._server = _Server((HOST, 0), self)
        self._thread = threading.Thread(target=self._server.serve_forever, name="receiver", daemon=True)

    def __enter__(self) -> Receiver:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    @property
    def url(self) -> str:
        """Where webhooks are to be sent."""
        return f"http://{HOST}:{self._server.server_address[1]}{PATH}"

    @property
    def received(self) -> tuple[Received, ...]:
        """What came, in the order it came."""
        with self._lock:
            return tuple(self._received.values())

    @property
    def refused(self) -> int:
        """How many requests came without a signature that holds."""
        with self._lock:
            return self._refused

    def trust(self, secret: str) -> None:
        """Accept what is signed with this secret (`whsec_...`), and nothing else."""
        self._signatures = Webhook(secret)

    def take(self, body: bytes, headers: dict[str, str]) -> int:
        """Keep a webhook and give the status to answer: 204, or 401 for a wrong signature."""
        message = self._verified(body, headers)
        if message is None:
            with self._lock:
                self._refused += 1
            return 401
        received = Received(
            id=headers["webhook-id"],
            type=str(message["type"]),
            occurred_at=str(message["timestamp"]),
            received_at=datetime.now(UTC),
            data=message["data"],
            body=json.dumps(message, indent=2),
        )
        with self._lock:
            self._received.setdefault(received.id, received)
        return 204

    def _verified(self, body: bytes, headers: dict[str, str]) -> dict[str, Any] | None:
        if self._signatures is None:
            return None
        try:
            message: dict[str, Any] = self._signatures.verify(body, headers)
        except (WebhookVerificationError, ValueError):
            return None
        return message


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, address: tuple[str, int], receiver: Receiver) -> None:
        super().__init__(address, _handler(receiver.take))


def _handler(take: Callable[[bytes, dict[str, str]], int]) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            length = int(self.headers.get("Content-Length", "0"))
            if self.path != PATH or length > MAX_BODY_BYTES:
                self.close_connection = True
                self._answer(404 if self.path != PATH else 413)
                return
            body = self.rfile.read(length)
            self._answer(take(body, {name.lower(): value for name, value in self.headers.items()}))

        def _answer(self, status: int) -> None:
            self.send_response(status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            """What came is in `received`; standard error stays free for the demo's own words."""

    return Handler
