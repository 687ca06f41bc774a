"""What every address of the interface answers to requests that are wrong before anybody looks at their content."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from rest_framework.test import APIClient

from common.ids import new_id
from common.yaml_documents import LONGEST
from tests.conftest import Tenant
from tests.integration.standstill import nothing_changes

PUB = "/api/v1/pub"
RECORD, RUN, DOCUMENT, ENDPOINT, DELIVERY = (new_id(prefix) for prefix in ("rec", "run", "doc", "whe", "whd"))

ROUTES: dict[str, set[str]] = {
    f"{PUB}/health": {"GET"},
    f"{PUB}/records/document-upload": {"POST"},
    f"{PUB}/records/automation": {"POST"},
    "/api/v1/records/automation": {"POST"},
    "/v1/extract": {"POST"},
    f"/v1/jobs/{new_id('job')}": {"GET"},
    f"{PUB}/records": {"GET"},
    f"{PUB}/records/{RECORD}": {"GET"},
    f"{PUB}/records/{RECORD}/referral": {"GET", "PATCH"},
    f"{PUB}/records/{RECORD}/documents/{DOCUMENT}": {"GET"},
    f"{PUB}/records/{RECORD}/archive": {"POST"},
    f"{PUB}/runs": {"GET"},
    f"{PUB}/runs/{RUN}": {"GET"},
    **{f"{PUB}/runs/{RUN}/{verb}": {"POST"} for verb in ("approve", "override", "resume", "retry", "cancel")},
    f"{PUB}/reviews": {"GET"},
    f"{PUB}/events": {"GET"},
    f"{PUB}/webhook-endpoints": {"GET", "POST"},
    f"{PUB}/webhook-endpoints/{ENDPOINT}": {"GET", "PATCH", "DELETE"},
    f"{PUB}/webhook-endpoints/{ENDPOINT}/rotate": {"POST"},
    f"{PUB}/webhook-endpoints/{ENDPOINT}/test": {"POST"},
    f"{PUB}/webhook-endpoints/{ENDPOINT}/deliveries": {"GET"},
    f"{PUB}/webhook-endpoints/{ENDPOINT}/deliveries/{DELIVERY}": {"GET"},
}
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW")
AUTOMATION_PATHS = (f"{PUB}/records/automation", "/api/v1/records/automation")


def assert_error_shape(answer: Any, *, status: int, error: str, path: str) -> None:
    assert answer.status_code == status, answer.content
    assert answer["Content-Type"] == "application/json"
    body = answer.json()
    if path in AUTOMATION_PATHS:
        assert set(body) == {"status_code", "message", "detail"}
    else:
        assert set(body) - {"errors"} == {"error", "message", "status_code", "request_id"}
        assert body["error"] == error
        assert body["request_id"] == answer["X-Request-Id"]
    assert body["status_code"] == status
    assert body["message"]


@pytest.mark.parametrize("path", ROUTES, ids=lambda path: re.sub("[a-z2-7]{32}", "", path))
def test_a_wrong_method_is_405_in_json_with_the_right_ones_named(
    db: None, client: APIClient, path: str
) -> None:
    with nothing_changes():
        for method in METHODS:
            if method in ROUTES[path]:
                continue
            answer = client.generic(method, path)
            assert_error_shape(answer, status=405, error="method_not_allowed", path=path)
            allowed = {name.strip() for name in answer["Allow"].split(",")} - {"HEAD"}
            assert allowed == ROUTES[path]


@pytest.mark.parametrize("path", ROUTES, ids=lambda path: re.sub("[a-z2-7]{32}", "", path))
def test_without_a_credential_it_is_401_and_says_how_to_get_in(
    db: None, client: APIClient, path: str
) -> None:
    if path.endswith("/health") or "/jobs/" in path:
        return
    with nothing_changes():
        for method in ROUTES[path]:
            answer = client.generic(method, path)
            assert_error_shape(answer, status=401, error="unauthorized", path=path)
            assert answer["WWW-Authenticate"]


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/v1",
        "/v1/",
        "/v1/nowhere",
        "/v1/jobs/",
        "/v1/extract/",
        "/api",
        "/api/v1/",
        "/api/v1/pub",
        "/api/v1/pub/health/",
        "/api/v1/pub/records/a/b/c/d",
        "/api/v1/PUB/health",
        "/favicon.ico",
        "/static/../manage.py",
        "/.env",
    ],
)
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_an_address_that_is_not_there_is_404_in_json(
    db: None, client: APIClient, path: str, method: str
) -> None:
    answer = client.generic(method, path)
    assert_error_shape(answer, status=404, error="not_found", path=path)


@pytest.mark.parametrize("path", ["/", "/livez", "/readyz", "/admin/login/"])
def test_a_form_from_elsewhere_is_403_in_json(db: None, path: str) -> None:
    answer = APIClient(enforce_csrf_checks=True).post(path, {"username": "x"})
    assert_error_shape(answer, status=403, error="forbidden", path=path)


FORM = "application/x-www-form-urlencoded"


def stranger() -> APIClient:
    """Somebody who is not signed in and made up the cookie for which the form's token is looked for in the body."""
    client = APIClient(enforce_csrf_checks=True)
    client.cookies["csrftoken"] = "a" * 32
    return client


class Unread:
    """A body as long as is said, which must not be read."""

    def read(self, size: int = -1) -> bytes:
        raise AssertionError("the body was read into memory")

    readline = read


@pytest.mark.parametrize("path", ["/sign-in/aaa/", "/admin/login/", "/livez"])
def test_a_form_that_is_too_large_is_413_and_not_read(db: None, path: str) -> None:
    answer = stranger().generic(
        "POST",
        path,
        content_type=FORM,
        **{"wsgi.input": Unread(), "CONTENT_LENGTH": str(120 * 1024**2)},
    )
    assert_error_shape(answer, status=413, error="invalid_request", path=path)
    assert "larger than 5 MiB" in answer.json()["message"]


def test_a_browser_is_told_on_a_page_that_its_form_is_too_large(db: None) -> None:
    answer = stranger().generic(
        "POST",
        "/admin/jobs/triageruleset/add/",
        content_type=FORM,
        HTTP_ACCEPT="text/html,application/xhtml+xml,*/*;q=0.8",
        **{"wsgi.input": Unread(), "CONTENT_LENGTH": str(7 * 1024**2)},
    )
    assert (answer.status_code, answer["Content-Type"]) == (413, "text/html; charset=utf-8")
    assert "larger than 5 MiB" in answer.text
    assert "what you wrote still stands there" in answer.text
    assert "document" not in answer.text


def test_the_fields_of_a_multipart_form_are_bounded_too(db: None) -> None:
    sent = {"username": "x" * (6 * 1024**2)}
    answer = stranger().post("/admin/login/", sent, format="multipart")
    assert_error_shape(answer, status=413, error="invalid_request", path="/admin/login/")


def test_the_largest_text_of_an_editor_passes_as_a_form(db: None) -> None:
    sent = "rows=" + "%22" * (4 * LONGEST)
    answer = stranger().generic("POST", "/admin/login/", sent, content_type=FORM)
    assert_error_shape(answer, status=403, error="forbidden", path="/admin/login/")


def test_a_host_that_is_not_served_is_400_in_json(db: None, client: APIClient) -> None:
    answer = client.get(f"{PUB}/health", HTTP_HOST="evil.example")
    assert_error_shape(answer, status=400, error="invalid_request", path="/")
    assert "evil.example" not in answer.content.decode()


@pytest.mark.parametrize(
    "content_type",
    [
        "",
        "text/plain",
        "application/xml",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
    ],
)
def test_json_endpoints_answer_415_to_other_content_types(
    client: APIClient, tenant: Tenant, content_type: str
) -> None:
    for path, headers in (
        ("/v1/extract", tenant.extract_headers),
        (f"{PUB}/records/automation", tenant.token_headers),
        ("/api/v1/records/automation", tenant.token_headers),
        (f"{PUB}/webhook-endpoints", tenant.token_headers),
    ):
        with nothing_changes():
            answer = client.generic("POST", path, b'{"record_id": "x"}', content_type=content_type, **headers)
        assert_error_shape(answer, status=415, error="unsupported_media_type", path=path)


def test_the_upload_answers_415_to_json(client: APIClient, tenant: Tenant) -> None:
    path = f"{PUB}/records/document-upload"
    with nothing_changes():
        answer = client.generic("POST", path, b"{}", content_type="application/json", **tenant.upload_headers)
    assert_error_shape(answer, status=415, error="unsupported_media_type", path=path)


@pytest.mark.parametrize("accept", ["text/html", "application/xml", "image/*", "nonsense", ""])
def test_whatever_accept_asks_for_the_answer_is_json_and_never_406(
    client: APIClient, tenant: Tenant, accept: str
) -> None:
    found = client.get(f"{PUB}/records", HTTP_ACCEPT=accept, **tenant.token_headers)
    assert found.status_code == 200
    assert found["Content-Type"] == "application/json"
    missing = client.get(f"{PUB}/records/{RECORD}", HTTP_ACCEPT=accept, **tenant.token_headers)
    assert_error_shape(missing, status=404, error="not_found", path="")


PROBLEM = "application/problem+json"


@pytest.mark.parametrize("accept", [PROBLEM, f"application/json, {PROBLEM}", f"{PROBLEM};q=0.5, */*"])
def test_problem_details_are_sent_to_those_who_ask(client: APIClient, tenant: Tenant, accept: str) -> None:
    headers = {"HTTP_ACCEPT": accept}
    cases: list[tuple[Any, int, str]] = [
        (client.get("/nowhere", **headers), 404, "Not found"),
        (client.get(f"{PUB}/records", **headers), 401, "Unauthorized"),
        (client.put(f"{PUB}/records", **headers), 405, "Method Not Allowed"),
        (client.get(f"{PUB}/records/{RECORD}", **headers, **tenant.token_headers), 404, "Record not found"),
        (
            client.post(f"{PUB}/records/automation", {}, format="json", **headers, **tenant.token_headers),
            400,
            "Invalid request",
        ),
    ]
    for answer, status, title in cases:
        assert answer.status_code == status
        assert answer["Content-Type"] == PROBLEM
        body = answer.json()
        assert body["type"] == "about:blank"
        assert body["status"] == status
        assert body["title"] == title
        assert body["detail"].endswith(".")
        assert body["request_id"] == answer["X-Request-Id"]
    assert cases[-1][0].json()["errors"] == [{"detail": "recordId is required.", "pointer": "#/recordId"}]


def test_a_success_is_plain_json_for_those_who_ask_for_problem_details(
    client: APIClient, tenant: Tenant
) -> None:
    answer = client.get(f"{PUB}/records", HTTP_ACCEPT=PROBLEM, **tenant.token_headers)
    assert (answer.status_code, answer["Content-Type"]) == (200, "application/json")


def test_health_says_exactly_what_the_interface_says(db: None, client: APIClient) -> None:
    answer = client.get(f"{PUB}/health")
    assert answer.status_code == 200
    assert answer["Content-Type"] == "application/json"
    assert json.loads(answer.content) == {"message": "healthy"}


@pytest.mark.parametrize("given", ["a", "req-1.2_3", "A" * 80])
def test_a_sane_request_id_is_echoed(db: None, client: APIClient, given: str) -> None:
    assert client.get(f"{PUB}/health", HTTP_X_REQUEST_ID=given)["X-Request-Id"] == given


@pytest.mark.parametrize("given", ["", "a b", "A" * 81, "<script>", "ä", "a\tb"])
def test_another_request_id_is_replaced(db: None, client: APIClient, given: str) -> None:
    answer = client.get(f"{PUB}/health", HTTP_X_REQUEST_ID=given)
    assert re.fullmatch("req_[a-z2-7]{32}", answer["X-Request-Id"])


@pytest.mark.parametrize(
    ("path", "field"),
    [
        ("records?limit=0", "limit"),
        ("records?limit=" + "9" * 5000, "limit"),
        ("records?after=nonsense", "after"),
        ("records?after=%00", "after"),
        ("runs?limit=x", "limit"),
        ("runs?record_id=%00", "record_id"),
        ("runs?record_id=rec_1", "record_id"),
        ("runs?status=%00", "status"),
        ("runs?status=done", "status"),
        ("reviews?status=OPEN", "status"),
        ("reviews?after=%FF", "after"),
        ("events?after=-1", "after"),
        ("events?after=1.5", "after"),
        ("events?after=" + "9" * 19, "after"),
        ("events?limit=201", "limit"),
        ("webhook-endpoints?limit=0", "limit"),
        ("records?status=open", "status"),
        ("runs?recordId=rec_1", "recordId"),
        ("reviews?limit=5&state=open", "state"),
        ("events?since=4", "since"),
        ("webhook-endpoints?page=2", "page"),
    ],
)
def test_a_bad_query_is_400_and_names_the_parameter(
    client: APIClient, tenant: Tenant, path: str, field: str
) -> None:
    with nothing_changes():
        answer = client.get(f"{PUB}/{path}", **tenant.token_headers)
    assert_error_shape(answer, status=400, error="invalid_request", path="")
    assert [error["field"] for error in answer.json()["errors"]] == [field]


def test_an_unknown_parameter_is_named_with_those_that_there_are(client: APIClient, tenant: Tenant) -> None:
    answer = client.get(f"{PUB}/runs?recordId=rec_1", **tenant.token_headers)
    assert answer.json()["message"] == (
        "There is no parameter `recordId` here. There are `record_id`, `status`, `after`, `limit`."
    )


WEIRD = [
    "%00",
    "%0A",
    "..%2F..",
    "%2e%2e",
    "rec_%00",
    "%F0%9F%8F%A5",
    "%FF%FE",
    "a" * 2000,
    "'%20OR%201=1--",
    "*",
]


@pytest.mark.parametrize("weird", WEIRD, ids=lambda weird: str(weird)[:20])
def test_weird_ids_are_404_everywhere(client: APIClient, tenant: Tenant, weird: str) -> None:
    record = new_id("rec")
    with nothing_changes():
        for path in (
            f"{PUB}/records/{weird}",
            f"{PUB}/records/{weird}/referral",
            f"{PUB}/records/{record}/documents/{weird}",
            f"{PUB}/runs/{weird}",
            f"{PUB}/webhook-endpoints/{weird}",
            f"{PUB}/webhook-endpoints/{weird}/deliveries",
            f"{PUB}/webhook-endpoints/{new_id('whe')}/deliveries/{weird}",
            f"/v1/jobs/{weird}",
        ):
            answer = client.get(path, **tenant.token_headers)
            assert_error_shape(answer, status=404, error="not_found", path="")
        for path in (
            f"{PUB}/records/{weird}/archive",
            f"{PUB}/runs/{weird}/approve",
            f"{PUB}/runs/{weird}/cancel",
            f"{PUB}/runs/{weird}/retry",
            f"{PUB}/webhook-endpoints/{weird}/rotate",
        ):
            answer = client.post(path, {}, format="json", **tenant.token_headers)
            assert_error_shape(answer, status=404, error="not_found", path="")
