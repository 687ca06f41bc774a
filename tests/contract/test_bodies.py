"""Bodies large and small, in one piece and in chunks, through the shipped server."""

from __future__ import annotations

import json

import pytest
import urllib3

from tests.contract.wiring import FORM, FORM_TYPE, LETTER, UPLOAD, keys, once, wire
from tests.live import PUB, Service

pytestmark = pytest.mark.contract


def test_an_upload_in_chunks_is_an_upload(service: Service) -> None:
    with wire(service) as connection:
        connection.request(
            "POST", UPLOAD, [*keys(service), ("Content-Type", FORM_TYPE), ("Transfer-Encoding", "chunked")]
        )
        for start in range(0, len(FORM), 1000):
            piece = FORM[start : start + 1000]
            connection.send(f"{len(piece):x}\r\n", piece, "\r\n")
        connection.send("0\r\n\r\n")
        status, _, body = connection.answer()
    assert status == 200, body
    assert json.loads(body)["data"]["size_bytes"] == len(LETTER)


def test_a_body_in_chunks_that_is_too_large_is_refused(service: Service) -> None:
    with wire(service) as connection:
        connection.request(
            "POST",
            UPLOAD,
            [
                *keys(service),
                ("Content-Type", FORM_TYPE),
                ("Transfer-Encoding", "chunked"),
                ("Connection", "close"),
            ],
        )
        beginning = FORM[: FORM.index(LETTER)]
        connection.send(f"{len(beginning):x}\r\n", beginning, "\r\n")
        for size in (*[1024 * 1024] * 25, 128 * 1024):  # and no end: it is not waited for
            connection.send(f"{size:x}\r\n", b"x" * size, "\r\n")
        status, _, body = connection.answer()
    assert status == 400
    assert "larger than 25 MiB" in json.loads(body)["message"]


def test_json_in_chunks_is_json(service: Service) -> None:
    with wire(service) as connection:
        connection.request(
            "POST",
            "/v1/extract",
            [
                ("assistant-api-key", service.tenant["assistant_api_key"]),
                ("Content-Type", "application/json"),
                ("Transfer-Encoding", "chunked"),
            ],
        )
        connection.send("b\r\n", b'{"record_id', "\r\n", "9\r\n", b'": "no"} ', "\r\n", "0\r\n\r\n")
        status, _, body = connection.answer()
    assert status == 400
    assert json.loads(body)["errors"][0]["message"].startswith("record_id must be an id")


def test_a_client_that_waits_for_100_continue_is_told_to_go_on(service: Service) -> None:
    with wire(service) as connection:
        connection.request(
            "POST",
            UPLOAD,
            [
                *keys(service),
                ("Content-Type", FORM_TYPE),
                ("Content-Length", str(len(FORM))),
                ("Expect", "100-continue"),
            ],
        )
        status, _ = connection.head()
        assert status == 100
        connection.send(FORM)
        assert connection.answer()[0] == 200


def test_one_connection_carries_many_requests(service: Service) -> None:
    with wire(service) as connection:
        for _ in range(3):
            connection.request("GET", f"{PUB}/health", [])
            assert connection.answer()[0] == 200
            connection.request("POST", UPLOAD, [*keys(service), ("Content-Type", FORM_TYPE)], FORM)
            assert connection.answer()[0] == 200
            connection.request("GET", "/nowhere", [])
            assert connection.answer()[0] == 404


def test_a_file_that_is_too_large_is_refused_in_json(service: Service) -> None:
    large, content_type = urllib3.encode_multipart_formdata(
        {"referral": ("large.pdf", LETTER + b"\0" * (25 * 1024 * 1024), "application/pdf")}
    )
    status, headers, body = once(
        service, "POST", UPLOAD, [*keys(service), ("Content-Type", content_type)], large
    )
    assert status == 400
    assert headers["content-type"] == "application/json"
    assert "larger than 25 MiB" in json.loads(body)["message"]


def test_a_file_of_24_mebibytes_is_taken(service: Service) -> None:
    answer = service.upload(LETTER + b"\n" * (24 * 1024 * 1024))
    assert answer.status == 200, answer.raw


def test_json_that_is_too_large_is_refused(service: Service) -> None:
    answer = service.ask("POST", f"{PUB}/records/automation", body={"recordId": "x" * 300_000})
    assert answer.status == 400
    assert set(answer.json()) == {"status_code", "message", "detail"}
