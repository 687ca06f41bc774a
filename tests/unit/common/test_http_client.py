"""The way out, against real sockets: what is refused, what is cut, what is tried again."""

from __future__ import annotations

import contextlib
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from common.http_client import Answer, HttpClient, OutboundError
from common.outbound_connections import Deadline, connect
from common.outbound_urls import Target, read_url, refuse_private

CERTIFICATES = Path(__file__).parent / "certificates"
HOSTS = frozenset({"127.0.0.1", "localhost"})
OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"

Conversation = Callable[[socket.socket], None]


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


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


@pytest.fixture
def http() -> HttpClient:
    return HttpClient(allowed_private_hosts=HOSTS)


def post(http: HttpClient, receiver: Receiver, *, timeout_seconds: float = 10, **options: object) -> Answer:
    return http.send(
        method="POST",
        url=f"http://127.0.0.1:{receiver.port}/hook?a=b",
        headers={"content-type": "application/json", "webhook-id": "evt_1"},
        body=b'{"a":1}',
        timeout_seconds=timeout_seconds,
        **options,  # type: ignore[arg-type]
    )


def code_of(call: Callable[[], object]) -> str:
    with pytest.raises(OutboundError) as caught:
        call()
    assert caught.value.message
    return caught.value.code


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


class TestTls:
    @pytest.fixture
    def tls_receiver(self) -> Iterator[Receiver]:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(CERTIFICATES / "receiver_for_tests.pem")
        made = Receiver(tls=context)
        made.conversations = [made.staying(OK)]
        yield made
        made.close()

    @pytest.fixture
    def trusting(self) -> HttpClient:
        context = ssl.create_default_context(cafile=str(CERTIFICATES / "authority.pem"))
        return HttpClient(allowed_private_hosts=HOSTS, tls=context)

    @staticmethod
    def get(http: HttpClient, host: str, receiver: Receiver, *, timeout_seconds: float = 10) -> Answer:
        url = f"https://{host}:{receiver.port}/"
        return http.send(method="GET", url=url, headers={}, body=b"", timeout_seconds=timeout_seconds)

    def test_speaks_tls_with_a_receiver_whose_certificate_names_the_host(
        self, trusting: HttpClient, tls_receiver: Receiver
    ) -> None:
        assert [self.get(trusting, "localhost", tls_receiver).body for _ in range(2)] == [b"ok", b"ok"]
        assert tls_receiver.connections == 1

    def test_refuses_a_certificate_of_another_host(
        self, trusting: HttpClient, tls_receiver: Receiver
    ) -> None:
        assert code_of(lambda: self.get(trusting, "127.0.0.1", tls_receiver)) == "tls"
        assert tls_receiver.requests == []

    def test_refuses_a_certificate_of_an_unknown_authority(
        self, http: HttpClient, tls_receiver: Receiver
    ) -> None:
        assert code_of(lambda: self.get(http, "localhost", tls_receiver)) == "tls"
        assert tls_receiver.requests == []

    def test_refuses_a_receiver_that_speaks_no_tls(self, trusting: HttpClient, receiver: Receiver) -> None:
        receiver.conversations = [lambda connection: connection.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")]

        assert code_of(lambda: self.get(trusting, "localhost", receiver)) == "tls"

    def test_cuts_off_a_receiver_that_dribbles_below_tls(
        self, trusting: HttpClient, tls_receiver: Receiver
    ) -> None:
        tls_receiver.conversations = [
            tls_receiver.dribbling(b"HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
        ]

        assert (
            code_of(lambda: self.get(trusting, "localhost", tls_receiver, timeout_seconds=0.5)) == "timeout"
        )

    def test_cuts_off_a_receiver_that_never_shakes_hands(
        self, trusting: HttpClient, receiver: Receiver
    ) -> None:
        receiver.conversations = [receiver.deaf]

        assert code_of(lambda: self.get(trusting, "localhost", receiver, timeout_seconds=0.3)) == "timeout"


class TestRefusedUrls:
    @pytest.mark.parametrize(
        "url",
        [
            "",
            "receiver.example",
            "//receiver.example/",
            "https:///path",
            "http://receiver.example/",
            "ftp://receiver.example/",
            "file:///etc/passwd",
            "gopher://receiver.example/",
            "https://user@receiver.example/",
            "https://user:password@receiver.example/",
            "https://receiver.example/#part",
            "https://receiver.example/a b",
            "https://receiver.example\\@127.0.0.1/",
            "https://receiver.example/\r\nX-Header: 1",
            "https://receiver.example/\x00",
            "https://r\u00e9ceiver.example/",
            "https://receiver.example:0/",
            "https://receiver.example:70000/",
            "https://receiver.example:port/",
            "https://[::1%eth0]/",
            "https://[::1%25eth0]/",
            "https://[not-an-address]/",
            "https://-receiver.example/",
            "https://receiver..example/",
            "https://%31%32%37.0.0.1/<",
        ],
    )
    def test_form(self, url: str) -> None:
        assert code_of(lambda: read_url(url, allowed_private_hosts=HOSTS)) == "invalid_url"

    @pytest.mark.parametrize(
        ("url", "target"),
        [
            ("https://Receiver.Example", Target("https", "receiver.example", 443, "/")),
            (
                "https://receiver.example.:8443/a?b=c%20d",
                Target("https", "receiver.example", 8443, "/a?b=c%20d"),
            ),
            ("HTTPS://203.0.113.9/x", Target("https", "203.0.113.9", 443, "/x")),
            ("https://[2001:DB8::1]:444/", Target("https", "2001:db8::1", 444, "/")),
            ("http://localhost:8000/x", Target("http", "localhost", 8000, "/x")),
        ],
    )
    def test_what_is_read_from_good_ones(self, url: str, target: Target) -> None:
        assert read_url(url, allowed_private_hosts=HOSTS) == target

    @pytest.mark.parametrize(
        "host",
        [
            "127.0.0.1",
            "127.1",
            "2130706433",
            "0x7f000001",
            "0177.0.0.1",
            "0",
            "localhost",
            "10.0.0.1",
            "169.254.169.254",
            "100.64.0.1",
            "192.168.1.1",
            "[::1]",
            "[::ffff:127.0.0.1]",
            "[::ffff:169.254.169.254]",
            "[64:ff9b::7f00:1]",
            "[2002:7f00:1::]",
            "[fd00::1]",
            "[fe80::1]",
            "224.0.0.1",
        ],
    )
    def test_hosts_that_lead_inside_when_saved_and_when_called(self, host: str) -> None:
        strict = HttpClient()
        url = f"https://{host}/"

        assert code_of(lambda: strict.check(url)) == "refused_address"
        assert code_of(lambda: strict.send(method="GET", url=url, headers={}, body=b"")) == "refused_address"

    def test_one_private_address_among_public_ones_is_enough(self) -> None:
        refuse_private(("1.1.1.1", "2606:4700:4700::1111"))

        assert code_of(lambda: refuse_private(("1.1.1.1", "10.0.0.1"))) == "refused_address"

    def test_a_name_that_does_not_exist(self) -> None:
        assert code_of(lambda: HttpClient().check("https://no-such-name.invalid/")) == "dns"

    def test_allowing_one_host_allows_no_other(self, receiver: Receiver) -> None:
        only_name = HttpClient(allowed_private_hosts=frozenset({"localhost"}))

        assert code_of(lambda: post(only_name, receiver)) == "invalid_url"
        assert receiver.connections == 0
