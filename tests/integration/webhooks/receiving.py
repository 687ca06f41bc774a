"""A receiver of webhooks: a real HTTP server that answers from a script."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass
class Received:
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> dict[str, Any]:
        parsed: dict[str, Any] = json.loads(self.body)
        return parsed


@dataclass
class Reply:
    status: int = 204
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""


class WebhookReceiver:
    """A real HTTP server that keeps what it gets and answers from a script, the last reply repeated."""

    def __init__(self) -> None:
        self.replies: list[Reply] = [Reply()]
        self.received: list[Received] = []
        self.on_request: Callable[[], object] = lambda: None
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.received.append(
                    Received(self.path, {name.lower(): value for name, value in self.headers.items()}, body)
                )
                receiver.on_request()
                replies = receiver.replies
                reply = replies.pop(0) if len(replies) > 1 else replies[0]
                self.send_response(reply.status)
                for name, value in {"content-length": str(len(reply.body)), **reply.headers}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(reply.body)

            def log_message(self, format: str, *args: Any) -> None:
                """Say nothing: pytest shows what is wrong."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.02})
        self.thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/hook?key=1"

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()
