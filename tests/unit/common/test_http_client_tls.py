"""TLS of the outbound client, with certificates made for these tests (no secret of anybody's)."""

from __future__ import annotations

import ssl
from collections.abc import Iterator
from pathlib import Path

import pytest

from common.http_client import Answer, HttpClient
from tests.unit.common.scripted_receiver import HOSTS, OK, Receiver, code_of

CERTIFICATES = Path(__file__).parent / "certificates"


@pytest.fixture
def tls_receiver() -> Iterator[Receiver]:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATES / "receiver_for_tests.pem")
    made = Receiver(tls=context)
    made.conversations = [made.staying(OK)]
    yield made
    made.close()


@pytest.fixture
def trusting() -> HttpClient:
    context = ssl.create_default_context(cafile=str(CERTIFICATES / "authority.pem"))
    return HttpClient(allowed_private_hosts=HOSTS, tls=context)


def get(http: HttpClient, host: str, receiver: Receiver, *, timeout_seconds: float = 10) -> Answer:
    url = f"https://{host}:{receiver.port}/"
    return http.send(method="GET", url=url, headers={}, body=b"", timeout_seconds=timeout_seconds)


def test_speaks_tls_with_a_receiver_whose_certificate_names_the_host(
    trusting: HttpClient, tls_receiver: Receiver
) -> None:
    assert [get(trusting, "localhost", tls_receiver).body for _ in range(2)] == [b"ok", b"ok"]
    assert tls_receiver.connections == 1


def test_refuses_a_certificate_of_another_host(trusting: HttpClient, tls_receiver: Receiver) -> None:
    assert code_of(lambda: get(trusting, "127.0.0.1", tls_receiver)) == "tls"
    assert tls_receiver.requests == []


def test_refuses_a_certificate_of_an_unknown_authority(http: HttpClient, tls_receiver: Receiver) -> None:
    assert code_of(lambda: get(http, "localhost", tls_receiver)) == "tls"
    assert tls_receiver.requests == []


def test_refuses_a_receiver_that_speaks_no_tls(trusting: HttpClient, receiver: Receiver) -> None:
    receiver.conversations = [lambda connection: connection.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")]

    assert code_of(lambda: get(trusting, "localhost", receiver)) == "tls"


def test_cuts_off_a_receiver_that_dribbles_below_tls(trusting: HttpClient, tls_receiver: Receiver) -> None:
    tls_receiver.conversations = [
        tls_receiver.dribbling(b"HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
    ]

    assert code_of(lambda: get(trusting, "localhost", tls_receiver, timeout_seconds=0.5)) == "timeout"


def test_cuts_off_a_receiver_that_never_shakes_hands(trusting: HttpClient, receiver: Receiver) -> None:
    receiver.conversations = [receiver.deaf]

    assert code_of(lambda: get(trusting, "localhost", receiver, timeout_seconds=0.3)) == "timeout"
