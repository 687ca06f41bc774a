"""The promises of the wire that only a real socket and the shipped server can keep or break."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest
import urllib3

from tests.conftest import SAMPLES
from tests.live import PUB, Service

pytestmark = pytest.mark.contract

LETTER = (SAMPLES / "letter_cardiology.pdf").read_bytes()
UPLOAD = f"{PUB}/records/document-upload"
FORM, FORM_TYPE = urllib3.encode_multipart_formdata({"referral": ("letter.pdf", LETTER, "application/pdf")})


class Wire:
    """One connection on which a test writes bytes and reads answers."""

    def __init__(self, base_url: str) -> None:
        address = urlsplit(base_url)
        self.host = f"{address.hostname}:{address.port}"
        self._socket = socket.create_connection((str(address.hostname), int(address.port or 80)), timeout=60)
        self._file = self._socket.makefile("rb")

    def send(self, *parts: bytes | str) -> None:
        self._socket.sendall(b"".join(p.encode("latin-1") if isinstance(p, str) else p for p in parts))

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
        self._socket.close()


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


@pytest.mark.parametrize(
    ("org", "key"),
    [
        ("org_id", "platform_api_key"),
        ("ORG_ID", "PLATFORM_API_KEY"),
        ("Org_Id", "Platform_Api_Key"),
        ("org-id", "platform-api-key"),
        ("Org-Id", "platform_api_key"),
    ],
)
def test_the_headers_of_the_interface_arrive(service: Service, org: str, key: str) -> None:
    status, _, body = once(
        service, "POST", UPLOAD, [*keys(service, org, key), ("Content-Type", FORM_TYPE)], FORM
    )
    assert status == 200, body
    assert json.loads(body)["record_id"].startswith("rec_")


def test_a_header_sent_twice_is_refused_even_when_both_agree(service: Service) -> None:
    for doubled in (
        [*keys(service), keys(service)[0]],
        [*keys(service), keys(service)[1]],
        [*keys(service), *keys(service)],
    ):
        status, _, body = once(service, "POST", UPLOAD, [*doubled, ("Content-Type", FORM_TYPE)], FORM)
        assert (status, json.loads(body)["error"]) == (401, "unauthorized")


def test_another_organization_named_beside_ones_own_never_gets_the_document(
    service: Service, other_service: Service
) -> None:
    """The server hands on one of two spellings: whichever it is, the key decides whose document it is."""
    for first, second in ((service, other_service), (other_service, service)):
        headers = [("org_id", first.tenant["org_id"]), ("org-id", second.tenant["org_id"])]
        headers += [("platform_api_key", service.tenant["platform_api_key"]), ("Content-Type", FORM_TYPE)]
        status, _, body = once(service, "POST", UPLOAD, headers, FORM)
        assert status in (200, 401)
        if status == 200:
            record = f"{PUB}/records/{json.loads(body)['record_id']}"
            assert service.ask("GET", record).status == 200
            assert other_service.ask("GET", record).status == 404


def test_the_assistants_header_arrives_and_a_doubled_one_is_refused(service: Service) -> None:
    key = ("assistant-api-key", service.tenant["assistant_api_key"])
    kind = ("Content-Type", "application/json")
    assert once(service, "POST", "/v1/extract", [key, kind], b"{}")[0] == 400
    assert once(service, "POST", "/v1/extract", [key, key, kind], b"{}")[0] == 401
    assert once(service, "POST", "/v1/extract", [kind], b"{}")[0] == 401


def test_header_values_that_are_not_ascii_are_401_and_never_500(service: Service) -> None:
    for value in ("ä" * 20, "\xff\xfe", "ras_pk_ü"):
        for path, name in ((UPLOAD, "platform_api_key"), ("/v1/extract", "assistant-api-key")):
            headers = [
                ("org_id", service.tenant["org_id"]),
                (name, value),
                ("Content-Type", "application/json"),
            ]
            assert once(service, "POST", path, headers, b"{}")[0] == 401
    token = [("Authorization", "Bearer \xe4\xf6\xfc")]
    assert once(service, "GET", f"{PUB}/records", token)[0] == 401


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
        piece = b"x" * 1024 * 1024
        for _ in range(27):
            connection.send(f"{len(piece):x}\r\n", piece, "\r\n")
        connection.send("0\r\n\r\n")
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


def test_health_is_exactly_what_the_interface_shows(service: Service) -> None:
    status, headers, body = once(service, "GET", f"{PUB}/health", [])
    assert (status, json.loads(body)) == (200, {"message": "healthy"})
    assert headers["content-type"] == "application/json"
    status, _, body = once(service, "HEAD", f"{PUB}/health", [("Connection", "close")])
    assert status == 200


@pytest.mark.parametrize(
    "path", ["/", "/nowhere", "/v1", f"{PUB}/", "/%00", "/%ff", "/..%2f..%2fetc/passwd", "//x"]
)
def test_outside_of_the_routes_it_is_json_too(service: Service, path: str) -> None:
    status, headers, body = once(service, "GET", path, [])
    if path == "/":
        assert (status, headers["location"]) == (302, "/api/docs/")
        return
    assert (status, headers["content-type"]) == (404, "application/json")
    assert json.loads(body)["error"] == "not_found"


@pytest.mark.parametrize("method", ["OPTIONS", "PUT", "TRACE", "PROPFIND"])
def test_other_methods_are_405_in_json(service: Service, method: str) -> None:
    for path in (f"{PUB}/health", UPLOAD, "/v1/extract", f"{PUB}/records/automation"):
        status, headers, body = once(service, method, path, [])
        assert status == 405
        assert headers["content-type"] == "application/json"
        assert json.loads(body)["status_code"] == 405
        assert headers["allow"]


def test_every_answer_has_a_request_id_and_echoes_a_sane_one(service: Service) -> None:
    for path in (f"{PUB}/health", "/nowhere", "/livez", "/api/schema/", f"{PUB}/records"):
        assert once(service, "GET", path, [])[1]["x-request-id"].startswith("req_")
        assert once(service, "GET", path, [("X-Request-Id", "mine-1")])[1]["x-request-id"] == "mine-1"


def test_the_limit_headers_stand_on_limited_answers(service: Service) -> None:
    _, headers, _ = once(service, "GET", "/v1/jobs/nothing", [])
    assert headers["ratelimit-policy"].startswith('"job";q=')
    assert headers["ratelimit"].startswith('"job";r=')


def test_the_address_in_the_access_log_is_the_peers(service: Service) -> None:
    import psycopg

    service.good("GET", f"{PUB}/records")
    with psycopg.connect(service.stack.info["database_url"]) as database:
        database.execute("SELECT set_config('app.all_organizations', 'on', true)")
        found = database.execute("SELECT DISTINCT address FROM events_access WHERE action = 'record.list'")
        assert ("127.0.0.1",) in found.fetchall()


def test_no_address_of_a_hostile_form_is_a_500(service: Service) -> None:
    for target in ("/v1/jobs/" + "a" * 6000, "/v1/jobs/%", "/v1/jobs/%zz", "/?" + "&".join(["a=1"] * 2000)):
        with wire(service) as connection:
            connection.request("GET", target, [("Connection", "close")])
            assert connection.answer()[0] in (302, 400, 404, 414)


def test_the_shorter_automation_path_works_and_says_so(service: Service) -> None:
    answer = service.ask("POST", "/api/v1/records/automation", body={})
    assert answer.status == 400
    assert answer.json()["detail"] == "recordId is required."
    assert answer.headers["Deprecation"].startswith("@")


def openapi(service: Service) -> Any:
    answer = service.ask("GET", "/api/schema/?format=json", headers={})
    assert answer.status == 200
    return answer.json()


def test_the_openapi_description_is_valid_and_of_version_3_1(service: Service) -> None:
    from openapi_spec_validator import validate

    described = openapi(service)
    assert described["openapi"].startswith("3.1")
    validate(described)


def test_the_openapi_description_names_every_route_and_no_other(service: Service) -> None:
    described = openapi(service)
    operations = {
        (method.upper(), path)
        for path, item in described["paths"].items()
        for method in item
        if method in ("get", "post", "put", "patch", "delete")
    }
    promised = {
        ("POST", UPLOAD),
        ("POST", "/v1/extract"),
        ("GET", "/v1/jobs/{job_id}"),
        ("POST", f"{PUB}/records/automation"),
        ("GET", f"{PUB}/health"),
        ("GET", f"{PUB}/records"),
        ("GET", f"{PUB}/records/{{record_id}}"),
        ("GET", f"{PUB}/records/{{record_id}}/referral"),
        ("PATCH", f"{PUB}/records/{{record_id}}/referral"),
        ("GET", f"{PUB}/records/{{record_id}}/documents/{{document_id}}"),
        ("POST", f"{PUB}/records/{{record_id}}/archive"),
        ("GET", f"{PUB}/runs"),
        ("GET", f"{PUB}/runs/{{run_id}}"),
        *(
            ("POST", f"{PUB}/runs/{{run_id}}/{v}")
            for v in ("approve", "override", "resume", "retry", "cancel")
        ),
        ("GET", f"{PUB}/reviews"),
        ("GET", f"{PUB}/events"),
        ("GET", f"{PUB}/webhook-endpoints"),
        ("POST", f"{PUB}/webhook-endpoints"),
    }
    assert promised <= operations
    for method, path in sorted(operations):
        concrete = path.replace("{", "x").replace("}", "x")
        assert service.ask(method, concrete, headers={}).status not in (405, 500), (method, path)


def test_the_page_of_the_description_loads_from_here_alone(service: Service) -> None:
    page = service.ask("GET", "/api/docs/", headers={})
    assert page.status == 200
    text = page.raw.decode()
    assert "https://" not in text.replace("https://github.com", "")
    for asset in ("swagger-ui-bundle.js", "swagger-ui.css"):
        (path,) = {part for part in text.split('"') if part.endswith(asset)}
        assert service.ask("GET", path, headers={}).status == 200
