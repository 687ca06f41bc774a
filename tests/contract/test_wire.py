"""The promises of the wire that only a real socket and the shipped server can keep or break."""

from __future__ import annotations

import json

import pytest

from tests.contract.wiring import FORM, FORM_TYPE, UPLOAD, keys, once, wire
from tests.live import PUB, Service

pytestmark = pytest.mark.contract


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
