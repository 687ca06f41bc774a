"""A receiver that says what a test scripts, byte by byte, over real sockets."""

from __future__ import annotations

import contextlib
import socket
import ssl
import threading
import time
from collections.abc import Callable

import pytest

from common.http_client import Answer, HttpClient, OutboundError

HOSTS = frozenset({"127.0.0.1", "localhost"})
OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"

Conversation = Callable[[socket.socket], object]


class Receiver:
    """A TCP server that speaks whatever a test scripts: one conversation a connection, the last one repeated."""

    def __init__(self, *conversations: Conversation, tls: ssl.SSLContext | None = None) -> None:
        self.conversations = list(conversations)
        self.tls = tls
        self.requests: list[bytes] = []
        self.connections = 0
        self.open: list[socket.socket] = []
        self.closing = threading.Event()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.threads = [threading.Thread(target=self._accept)]
        self.threads[0].start()

    def close(self) -> None:
        self.closing.set()
        with contextlib.suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        self.threads[0].join()
        for connection in self.open:
            with contextlib.suppress(OSError):
                socket.socket.shutdown(connection, socket.SHUT_RDWR)
        for thread in self.threads:
            thread.join()

    def _accept(self) -> None:
        while True:
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            self.open.append(connection)
            script = self.conversations[min(self.connections, len(self.conversations) - 1)]
            self.connections += 1
            thread = threading.Thread(target=self._talk, args=(connection, script))
            self.threads.append(thread)
            thread.start()

    def _talk(self, connection: socket.socket, script: Conversation) -> None:
        with contextlib.suppress(OSError):
            if self.tls is not None:
                connection = self.tls.wrap_socket(connection, server_side=True)
                self.open.append(connection)
            script(connection)
        connection.close()

    def read(self, connection: socket.socket) -> bytes:
        """Read one request with the body that its length announces."""
        data = b""
        while b"\r\n\r\n" not in data:
            received = connection.recv(4096)
            if not received:
                raise ConnectionResetError
            data += received
        head, _, body = data.partition(b"\r\n\r\n")
        length = next(
            (
                int(line.split(b":")[1])
                for line in head.split(b"\r\n")
                if line.lower().startswith(b"content-length")
            ),
            0,
        )
        while len(body) < length:
            body += connection.recv(4096)
        self.requests.append(head + b"\r\n\r\n" + body)
        return body

    def answering(self, *answers: bytes) -> Conversation:
        """Answer one request after the other on a connection, then close it."""

        def talk(connection: socket.socket) -> None:
            for answer in answers:
                self.read(connection)
                connection.sendall(answer)

        return talk

    def staying(self, answer: bytes) -> Conversation:
        """Answer every request and keep the connection."""

        def talk(connection: socket.socket) -> None:
            while True:
                self.read(connection)
                connection.sendall(answer)

        return talk

    def dribbling(self, beginning: bytes) -> Conversation:
        """Answer a byte at a time, for ever."""

        def talk(connection: socket.socket) -> None:
            self.read(connection)
            connection.sendall(beginning)
            while not self.closing.is_set():
                connection.sendall(b"x")
                time.sleep(0.02)

        return talk

    def deaf(self, connection: socket.socket) -> None:
        """Take the connection and nothing more."""
        self.closing.wait()

    def silent(self, connection: socket.socket) -> None:
        """Take the request and say nothing."""
        self.read(connection)
        self.closing.wait()


def post(http: HttpClient, receiver: Receiver, *, timeout_seconds: float = 10, **options: object) -> Answer:
    return http.send(
        method="POST",
        url=f"http://127.0.0.1:{receiver.port}/hook?a=b",
        headers={"content-type": "application/json", "webhook-id": "evt_1"},
        body=b'{"a":1}',
        timeout_seconds=timeout_seconds,
        **options,
    )


def code_of(call: Callable[[], object]) -> str:
    with pytest.raises(OutboundError) as caught:
        call()
    assert caught.value.message
    return caught.value.code
