"""An OpenAI-compatible server whose answers are written down beforehand: good ones, garbage, errors, silence, drips."""

from __future__ import annotations

import json
import ssl
import threading
from collections.abc import Callable, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Handler = BaseHTTPRequestHandler
Reply = Callable[[Handler], None]


def completion(content: str) -> Reply:
    """Answer as a model that says this."""
    return raw(200, json.dumps(body_of_completion(content, model="scripted")).encode())


def body_of_completion(content: str, *, model: str) -> dict[str, Any]:
    """Return what OpenAI's chat sends back when a model says this."""
    message = {"role": "assistant", "content": content, "refusal": None}
    return {
        "id": "chatcmpl-1",
        "object": "chat.completion",
        "created": 1,
        "model": model,
        "choices": [{"index": 0, "finish_reason": "stop", "logprobs": None, "message": message}],
        "usage": {"prompt_tokens": 500, "completion_tokens": 100, "total_tokens": 600},
    }


def says(answer: Any) -> Reply:
    """Answer with an object as JSON."""
    return completion(json.dumps(answer))


def raw(status: int, body: bytes, **headers: str) -> Reply:
    def reply(handler: Handler) -> None:
        handler.send_response(status)
        sent = {"content-type": "application/json", "content-length": str(len(body)), **headers}
        for name, value in sent.items():
            handler.send_header(name.replace("_", "-"), value)
        handler.end_headers()
        handler.wfile.write(body)

    return reply


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing of callers that hang up, as those do who do not trust a certificate."""


class MisbehavingServer:
    """Answers from `replies`, the last one repeated; `asked` are the requests it got, as JSON.

    With a TLS context it speaks https.
    """

    def __init__(self, tls: ssl.SSLContext | None = None) -> None:
        self.replies: list[Reply] = [completion("{}")]
        self.asked: list[dict[str, Any]] = []
        self.paths: list[str] = []
        self.headers: list[Mapping[str, str]] = []
        self._closing = threading.Event()
        outer = self

        class _Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                outer.asked.append(json.loads(body))
                outer.paths.append(self.path)
                outer.headers.append({name.lower(): value for name, value in self.headers.items()})
                replies = outer.replies
                (replies.pop(0) if len(replies) > 1 else replies[0])(self)

            def log_message(self, format: str, *args: Any) -> None:
                """Say nothing: pytest shows what is wrong."""

        self._server = _Server(("127.0.0.1", 0), _Handler)
        self._scheme = "https" if tls else "http"
        if tls:
            self._server.socket = tls.wrap_socket(
                self._server.socket, server_side=True, do_handshake_on_connect=False
            )
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02})
        self._thread.start()

    @property
    def url(self) -> str:
        return f"{self.address}/v1"

    @property
    def address(self) -> str:
        return f"{self._scheme}://127.0.0.1:{self._server.server_port}"

    def silence(self, handler: Handler) -> None:
        """Take the request and never answer."""
        handler.close_connection = True
        self._closing.wait(60)

    def drip(self, handler: Handler) -> None:
        """Answer a byte now and then, so that no pause is long and the answer never ends."""
        handler.close_connection = True
        handler.send_response(200)
        handler.send_header("content-type", "application/json")
        handler.send_header("content-length", "1000000")
        handler.end_headers()
        try:
            while not self._closing.wait(0.1):
                handler.wfile.write(b" ")
                handler.wfile.flush()
        except OSError:
            return  # the caller has had enough

    def close(self) -> None:
        self._closing.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
