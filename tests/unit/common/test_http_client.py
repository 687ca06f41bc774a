"""The way out, against real sockets: what is cut, what is tried again, what is an error."""

from __future__ import annotations

import socket
import ssl

import pytest

from common.http_client import HttpClient, OutboundError
from common.outbound_connections import Deadline, connect
from common.outbound_urls import Target
from tests.unit.common.scripted_receiver import OK, Receiver, code_of, post


def test_sends_the_request_as_given_and_returns_the_answer(http: HttpClient, receiver: Receiver) -> None:
    receiver.conversations = [
        receiver.answering(b"HTTP/1.1 202 Accepted\r\nRetry-After: 7\r\nContent-Length: 4\r\n\r\n\x00\xff{}")
    ]

    answer = post(http, receiver)

    assert (answer.status, answer.body, answer.is_cut) == (202, b"\x00\xff{}", False)
    assert answer.headers["retry-after"] == "7"
    (request,) = receiver.requests
    head, _, body = request.partition(b"\r\n\r\n")
    lines = head.lower().split(b"\r\n")
    assert lines[0] == b"post /hook?a=b http/1.1"
    assert f"host: 127.0.0.1:{receiver.port}".encode() in lines
    assert b"webhook-id: evt_1" in lines
    assert b"accept-encoding: identity" in lines
    assert body == b'{"a":1}'


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_does_not_follow_redirects(http: HttpClient, receiver: Receiver, status: int) -> None:
    elsewhere = f"http://127.0.0.1:{receiver.port}/elsewhere"
    receiver.conversations = [
        receiver.staying(
            f"HTTP/1.1 {status} Moved\r\nLocation: {elsewhere}\r\nContent-Length: 0\r\n\r\n".encode()
        )
    ]

    assert post(http, receiver).status == status
    assert len(receiver.requests) == 1


def test_uses_a_kept_alive_connection_again(http: HttpClient, receiver: Receiver) -> None:
    receiver.conversations = [receiver.staying(OK)]

    assert [post(http, receiver).status for _ in range(3)] == [200, 200, 200]
    assert (receiver.connections, len(receiver.requests)) == (1, 3)


def test_replaces_a_kept_alive_connection_that_the_receiver_closes_on_the_next_request(
    http: HttpClient, receiver: Receiver
) -> None:
    def answer_once_then_hang_up_on_the_next(connection: socket.socket) -> None:
        receiver.answering(OK)(connection)
        receiver.read(connection)

    receiver.conversations = [answer_once_then_hang_up_on_the_next, receiver.answering(OK)]

    assert post(http, receiver).status == 200
    assert post(http, receiver).status == 200
    assert (receiver.connections, len(receiver.requests)) == (2, 3)


def test_notices_a_kept_alive_connection_that_was_closed_while_idle(
    http: HttpClient, receiver: Receiver
) -> None:
    receiver.conversations = [receiver.answering(OK), receiver.answering(OK)]

    assert post(http, receiver).status == 200
    receiver.threads[1].join()  # the receiver has hung up
    assert post(http, receiver).status == 200
    assert (receiver.connections, len(receiver.requests)) == (2, 2)


def test_does_not_try_a_fresh_connection_again(http: HttpClient, receiver: Receiver) -> None:
    receiver.conversations = [receiver.read]

    assert code_of(lambda: post(http, receiver)) == "connection"
    assert receiver.connections == 1


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"HTTP/1.1 200 OK\r\nX-Slow: ",
        b"HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n",
        b"HTTP/1.0 200 OK\r\n\r\n",
    ],
    ids=["status line", "header", "body", "body up to the end of the connection"],
)
def test_cuts_off_a_receiver_that_dribbles(http: HttpClient, receiver: Receiver, beginning: bytes) -> None:
    receiver.conversations = [receiver.dribbling(beginning)]

    assert code_of(lambda: post(http, receiver, timeout_seconds=0.4)) == "timeout"


def test_cuts_off_a_receiver_that_says_nothing_and_tells_how_long_it_took(
    http: HttpClient, receiver: Receiver
) -> None:
    receiver.conversations = [receiver.silent]

    with pytest.raises(OutboundError) as caught:
        post(http, receiver, timeout_seconds=0.3)

    assert caught.value.code == "timeout"
    assert caught.value.duration_ms > 0


def test_a_kept_alive_connection_that_falls_silent_is_not_tried_again(
    http: HttpClient, receiver: Receiver
) -> None:
    def answer_once_then_fall_silent(connection: socket.socket) -> None:
        receiver.answering(OK)(connection)
        receiver.silent(connection)

    receiver.conversations = [answer_once_then_fall_silent]

    assert post(http, receiver).status == 200
    assert code_of(lambda: post(http, receiver, timeout_seconds=0.3)) == "timeout"
    assert receiver.connections == 1


def test_keeps_fifty_thousand_bytes_of_an_answer_without_end(http: HttpClient, receiver: Receiver) -> None:
    def flood(connection: socket.socket) -> None:
        receiver.read(connection)
        connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000000\r\n\r\n")
        while not receiver.closing.is_set():
            connection.sendall(b"y" * 65536)

    receiver.conversations = [flood, receiver.answering(OK)]

    answer = post(http, receiver)

    assert (answer.status, answer.is_cut, answer.body) == (200, True, b"y" * 50_000)
    assert post(http, receiver).body == b"ok"
    assert receiver.connections == 2


def test_takes_an_answer_of_just_the_limit_and_refuses_a_longer_one_if_asked_to(
    http: HttpClient, receiver: Receiver
) -> None:
    receiver.conversations = [receiver.staying(OK)]

    answer = post(http, receiver, max_answer_bytes=2, cut_answer=False)

    assert (answer.body, answer.is_cut) == (b"ok", False)
    assert code_of(lambda: post(http, receiver, max_answer_bytes=1, cut_answer=False)) == "too_large"


def test_does_not_decompress_answers(http: HttpClient, receiver: Receiver) -> None:
    receiver.conversations = [
        receiver.answering(b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nbomb")
    ]

    assert post(http, receiver).body == b"bomb"


def test_reads_chunked_answers_whole_and_keeps_the_connection(http: HttpClient, receiver: Receiver) -> None:
    chunked = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"
    receiver.conversations = [receiver.staying(chunked)]

    assert [post(http, receiver).body for _ in range(2)] == [b"abcde", b"abcde"]
    assert receiver.connections == 1


def test_an_answer_that_ends_too_early_is_an_error(http: HttpClient, receiver: Receiver) -> None:
    receiver.conversations = [receiver.answering(b"HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nshort")]

    assert code_of(lambda: post(http, receiver)) == "connection"


def test_an_answer_that_is_not_http_is_an_error(http: HttpClient, receiver: Receiver) -> None:
    receiver.conversations = [receiver.answering(b"220 mail.example ESMTP\r\n")]

    assert code_of(lambda: post(http, receiver)) == "protocol"


def test_a_port_where_nobody_listens_is_an_error(http: HttpClient) -> None:
    closed = Receiver()
    closed.close()

    assert code_of(lambda: post(http, closed)) == "connection"


def test_goes_to_the_vetted_address_and_does_not_ask_the_resolver_again(receiver: Receiver) -> None:
    receiver.conversations = [receiver.answering(OK)]
    target = Target("http", "no-such-name.invalid", receiver.port, "/")

    connection = connect(
        target, addresses=("127.0.0.1",), deadline=Deadline(seconds=10), tls=ssl.create_default_context()
    )
    connection.request("GET", "/")
    status = connection.getresponse().status
    connection.close()

    assert status == 200
    assert f"Host: no-such-name.invalid:{receiver.port}".encode() in receiver.requests[0]


def test_goes_on_to_the_next_vetted_address(receiver: Receiver) -> None:
    receiver.conversations = [receiver.silent]
    target = Target("http", "receiver.invalid", receiver.port, "/")
    addresses = ("127.0.0.2", "127.0.0.1")  # the receiver listens on the second only
    connection = connect(
        target, addresses=addresses, deadline=Deadline(seconds=10), tls=ssl.create_default_context()
    )
    address = connection.address
    connection.close()

    assert address == "127.0.0.1"
