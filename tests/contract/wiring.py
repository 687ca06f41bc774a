"""A connection to the running stack on which tests write bytes."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import urllib3

from tests.conftest import SAMPLES
from tests.live import PUB, Service

LETTER = (SAMPLES / "letter_cardiology.pdf").read_bytes()
UPLOAD = f"{PUB}/records/document-upload"
FORM, FORM_TYPE = urllib3.encode_multipart_formdata({"referral": ("letter.pdf", LETTER, "application/pdf")})


class Wire:
    """One connection on which a test writes bytes and reads answers."""

    def __init__(self, base_url: str) -> None:
        address = urlsplit(base_url)
        self.host = f"{address.hostname}:{address.port}"
        self.socket = socket.create_connection((str(address.hostname), int(address.port or 80)), timeout=60)
        self._file = self.socket.makefile("rb")

    def send(self, *parts: bytes | str) -> None:
        self.socket.sendall(b"".join(p.encode("latin-1") if isinstance(p, str) else p for p in parts))

    def request(self, method: str, path: str, headers: list[tuple[str, str]], body: bytes = b"") -> None:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}"]
        lines += [f"{name}: {value}" for name, value in headers]
        if body:
            lines.append(f"Content-Length: {len(body)}")
        self.send("\r\n".join(lines) + "\r\n\r\n", body)

    def head(self) -> tuple[int, list[tuple[str, str]]]:
        """Read a status line and headers."""
        status = self._file.readline().decode("latin-1")
        assert status.startswith("HTTP/1.1 "), f"no answer: {status!r}"
        headers: list[tuple[str, str]] = []
        while (line := self._file.readline().decode("latin-1").rstrip("\r\n")) != "":
            name, _, value = line.partition(":")
            headers.append((name.lower(), value.strip()))
        return int(status.split(" ")[1]), headers

    def answer(self) -> tuple[int, dict[str, str], bytes]:
        """Read one whole answer, interim ones (100 Continue) left out."""
        status, headers = self.head()
        while status == 100:
            status, headers = self.head()
        found = dict(headers)
        if "content-length" in found:
            body = self._file.read(int(found["content-length"]))
        elif found.get("transfer-encoding") == "chunked":
            body = b""
            while (size := int(self._file.readline(), 16)) > 0:
                body += self._file.read(size)
                self._file.readline()
            self._file.readline()
        else:
            body = b""
        return status, found, body

    def close(self) -> None:
        self._file.close()
        self.socket.close()


@contextmanager
def wire(service: Service) -> Iterator[Wire]:
    made = Wire(service.stack.base_url)
    try:
        yield made
    finally:
        made.close()


def once(
    service: Service, method: str, path: str, headers: list[tuple[str, str]], body: bytes = b""
) -> tuple[int, dict[str, str], bytes]:
    with wire(service) as connection:
        connection.request(method, path, headers, body)
        return connection.answer()


def keys(service: Service, org: str = "org_id", key: str = "platform_api_key") -> list[tuple[str, str]]:
    return [(org, service.tenant["org_id"]), (key, service.tenant["platform_api_key"])]
