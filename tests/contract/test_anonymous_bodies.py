"""Bodies of nobody, too long or without an end, on the shipped server's socket."""

from __future__ import annotations

import json
from contextlib import ExitStack
from selectors import EVENT_READ, DefaultSelector
from time import sleep

import pytest

from deploy.local.programs import WEB_THREADS, WEB_WORKERS
from tests.contract.wiring import FORM_TYPE, LETTER, UPLOAD, Wire, wire
from tests.live import Service

pytestmark = pytest.mark.contract

CHUNKED = ("Transfer-Encoding", "chunked")
FORMS_TRIED = 600


def test_whoever_has_no_key_is_told_before_a_body_is_read(service: Service) -> None:
    with wire(service) as connection:
        wrong = [("org_id", service.tenant["org_id"]), ("platform_api_key", "wrong")]
        connection.request("POST", UPLOAD, [*wrong, ("Content-Type", FORM_TYPE), CHUNKED])
        connection.send("3\r\nabc\r\n")  # and the rest never comes
        status, _, body = connection.answer()
    assert (status, json.loads(body)["error"]) == (401, "unauthorized")


@pytest.mark.parametrize("path", ["/admin/login/", "/sign-in/aaa/", "/nowhere"])
def test_a_long_form_of_nobody_is_413_before_it_is_read(service: Service, path: str) -> None:
    kind = ("Content-Type", "multipart/form-data; boundary=x")
    with wire(service) as connection:
        connection.request("POST", path, [kind, ("Content-Length", str(200 * 1024**2))])
        connection.send(b"--x\r\n")
        status, _, body = connection.answer()
    assert status == 413
    assert "larger than 5 MiB" in json.loads(body)["message"]


def test_half_sent_forms_of_strangers_leave_the_api_its_threads(service: Service) -> None:
    headers = [("Content-Type", "application/x-www-form-urlencoded"), ("Content-Length", "100")]
    with ExitStack() as half_sent:
        connections = [half_sent.enter_context(wire(service)) for _ in range(2 * WEB_WORKERS * WEB_THREADS)]
        for connection in connections:
            connection.request("POST", "/admin/login/", headers)
            connection.send("username=")  # and the rest never comes
        status, told, body = _first_answer(connections)
        assert status == 503, "one too many is not waited for"
        assert int(told["retry-after"]) > 0
        assert "Send yours again" in json.loads(body)["message"]
        assert service.new_record(LETTER)
    _await_free_places(service)


def _await_free_places(service: Service) -> None:
    """Wait until every process of the server has given up on the forms that were cut off, for the tests that follow."""
    form = [("Content-Type", "application/x-www-form-urlencoded")]
    answered = 0
    for _ in range(FORMS_TRIED):
        with wire(service) as connection:
            connection.request("POST", "/admin/login/", form, b"username=a")
            status, _, _ = connection.answer()
        answered = 0 if status == 503 else answered + 1
        if answered == 4 * WEB_WORKERS:
            return
        sleep(0.05)
    pytest.fail("The server still waits for forms whose senders have hung up.")


def _first_answer(connections: list[Wire]) -> tuple[int, dict[str, str], bytes]:
    """Return the first answer that comes on any of these connections."""
    with DefaultSelector() as selector:
        for connection in connections:
            selector.register(connection.socket, EVENT_READ, connection)
        ((key, _), *_) = selector.select(timeout=60)
    answer: tuple[int, dict[str, str], bytes] = key.data.answer()
    return answer


def test_a_long_form_in_chunks_is_413_at_the_limit(service: Service) -> None:
    with wire(service) as connection:
        connection.request(
            "POST", "/admin/login/", [("Content-Type", "multipart/form-data; boundary=x"), CHUNKED]
        )
        for size in (*[1024 * 1024] * 5, 1024):
            connection.send(f"{size:x}\r\n", b"x" * size, "\r\n")
        status, _, body = connection.answer()
    assert status == 413, "the body has no end, and none is waited for"
    assert "larger than 5 MiB" in json.loads(body)["message"]


def test_a_short_form_in_chunks_is_a_form(service: Service) -> None:
    with wire(service) as connection:
        connection.request(
            "POST", "/admin/login/", [("Content-Type", "application/x-www-form-urlencoded"), CHUNKED]
        )
        connection.send("7\r\na=b&c=d\r\n0\r\n\r\n")
        status, _, body = connection.answer()
    assert (status, json.loads(body)["error"]) == (403, "forbidden"), "it came from no page of ours"
