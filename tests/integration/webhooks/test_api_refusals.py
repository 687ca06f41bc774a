"""What /api/v1/pub/webhook-endpoints refuses, and that nothing changes when it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from rest_framework.test import APIClient

from common.row_security import organization_scope
from tests.conftest import Tenant
from tests.integration.webhooks.calling import BASE, Caller, everything
from tests.integration.webhooks.receiving import WebhookReceiver
from tests.integration.webhooks.scene import happen
from webhooks.data import EndpointWithSecret
from webhooks.models import WebhookDelivery, WebhookEndpoint
from webhooks.services import endpoints

Drain = Callable[..., int]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "url"),
        ({"url": 5}, "url"),
        ({"url": ""}, "url"),
        ({"url": None}, "url"),
        ({"url": "http://receiver.example/"}, "url"),
        ({"url": "https://user:password@receiver.example/"}, "url"),
        ({"url": "https://169.254.169.254/latest"}, "url"),
        ({"url": "https://[::1]/"}, "url"),
        ({"url": "https://no-such-name.invalid/"}, "url"),
        ({"url": "https://8.8.8.8/" + "x" * 500}, "url"),
        ({"url": "https://8.8.8.8/", "event_types": ["record.vanished"]}, "event_types"),
        ({"url": "https://8.8.8.8/", "event_types": ["credential.issued"]}, "event_types"),
        ({"url": "https://8.8.8.8/", "event_types": "record.created"}, "event_types"),
        ({"url": "https://8.8.8.8/", "event_types": [1]}, "event_types/0"),
        ({"url": "https://8.8.8.8/", "description": "x" * 201}, "description"),
        ({"url": "https://8.8.8.8/", "secret": "whsec_mine"}, "secret"),
        ({"url": "https://8.8.8.8/", "organization_id": "org_other"}, "organization_id"),
    ],
)
def test_a_bad_endpoint_is_refused_with_the_field_named(
    call: Caller, tenant: Tenant, body: dict[str, Any], field: str
) -> None:
    before = everything(tenant)

    answer = call("POST", "", body)

    assert answer.status_code == 400
    assert answer.json()["error"] == "invalid_request"
    assert [error["field"] for error in answer.json()["errors"]] == [field]
    assert everything(tenant) == before


@pytest.mark.parametrize("body", [b"", b"[]", b"null", b'"x"', b"{", b'{"url": 1, "url": 2}', b"\xff"])
def test_what_is_no_json_object_is_refused(call: Caller, tenant: Tenant, body: bytes) -> None:
    before = everything(tenant)

    answer = call("POST", "", body)

    assert answer.status_code == 400
    assert answer.json()["message"]
    assert everything(tenant) == before


@pytest.mark.parametrize(
    "change",
    [
        {"is_enabled": "yes"},
        {"is_enabled": 1},
        {"url": "https://10.0.0.1/"},
        {"event_types": ["nothing"]},
        {"secret": "whsec_mine"},
        {"disabled_reason": "x"},
        [],
    ],
)
def test_a_bad_change_changes_nothing(
    call: Caller, tenant: Tenant, endpoint: EndpointWithSecret, change: Any
) -> None:
    before = everything(tenant)

    assert call("PATCH", f"/{endpoint.endpoint.id}", change).status_code == 400
    assert everything(tenant) == before


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"since": "yesterday", "until": "2026-01-01T00:00:00Z"},
        {"since": "2026-01-01T00:00:00", "until": "2026-01-01T00:00:00Z"},
        {"since": "2026-01-01T00:00:00Z", "until": "2026-01-02T00:00:00Z", "statuses": ["pending"]},
        {"since": "2026-01-01T00:00:00Z", "until": "2026-01-02T00:00:00Z", "statuses": []},
    ],
)
def test_a_bad_range_is_refused(
    call: Caller, tenant: Tenant, endpoint: EndpointWithSecret, body: Any
) -> None:
    happen(tenant)
    before = everything(tenant)

    assert call("POST", f"/{endpoint.endpoint.id}/deliveries/resend", body).status_code == 400
    assert everything(tenant) == before


@pytest.mark.parametrize("query", ["status=lost", "limit=0", "limit=x", "after=nonsense"])
def test_a_bad_page_is_refused(call: Caller, endpoint: EndpointWithSecret, query: str) -> None:
    assert call("GET", f"/{endpoint.endpoint.id}/deliveries?{query}").status_code == 400


ROUTES = [
    ("GET", "/{endpoint}"),
    ("PATCH", "/{endpoint}"),
    ("DELETE", "/{endpoint}"),
    ("POST", "/{endpoint}/rotate"),
    ("POST", "/{endpoint}/test"),
    ("GET", "/{endpoint}/deliveries"),
    ("POST", "/{endpoint}/deliveries/resend"),
    ("GET", "/{endpoint}/deliveries/{delivery}"),
    ("POST", "/{endpoint}/deliveries/{delivery}/resend"),
]
BODIES = {
    "/{endpoint}": {"description": "mine now"},
    "/{endpoint}/deliveries/resend": {"since": "2020-01-01T00:00:00Z", "until": "2040-01-01T00:00:00Z"},
}


@pytest.mark.parametrize(("method", "route"), ROUTES)
def test_what_is_of_another_organization_is_not_found_like_what_is_not_there(
    client: APIClient,
    tenant: Tenant,
    other_tenant: Tenant,
    endpoint: EndpointWithSecret,
    method: str,
    route: str,
) -> None:
    happen(tenant)
    with organization_scope(tenant.organization_id):
        delivery = WebhookDelivery.objects.get()
    before = everything(tenant)
    stranger = Caller(client, other_tenant)

    foreign = stranger(
        method, route.format(endpoint=endpoint.endpoint.id, delivery=delivery.id), BODIES.get(route)
    )
    missing = stranger(
        method, route.format(endpoint="whe_" + "a" * 32, delivery="whd_" + "a" * 32), BODIES.get(route)
    )

    assert foreign.status_code == missing.status_code == 404
    assert foreign.json()["message"] == missing.json()["message"]
    assert everything(tenant) == before


@pytest.mark.parametrize(("method", "route"), [("GET", ""), ("POST", ""), *ROUTES])
def test_a_token_without_the_scope_is_forbidden(
    client: APIClient, make_tenant: Callable[..., Tenant], method: str, route: str
) -> None:
    limited = make_tenant("Limited Clinic", at=("records:read", "events:read"))

    answer = Caller(client, limited)(
        method, route.format(endpoint="whe_x", delivery="whd_x"), BODIES.get(route)
    )

    assert answer.status_code == 403
    assert "webhooks:write" in answer.json()["message"]


def test_without_a_token_there_is_nothing(client: APIClient) -> None:
    assert client.get(BASE).status_code == 401
    assert client.post(BASE, {"url": "https://8.8.8.8/"}, format="json").status_code == 401


def test_a_ping_of_a_disabled_endpoint_is_a_conflict(
    call: Caller, tenant: Tenant, endpoint: EndpointWithSecret
) -> None:
    call("PATCH", f"/{endpoint.endpoint.id}", {"is_enabled": False})
    before = everything(tenant)

    answer = call("POST", f"/{endpoint.endpoint.id}/test")

    assert (answer.status_code, answer.json()["error"]) == (409, "conflict")
    assert everything(tenant) == before


def test_an_organization_has_a_limited_number_of_endpoints(
    call: Caller, tenant: Tenant, receiver: WebhookReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endpoints, "MAX_ENDPOINTS", 2)
    answers = [call("POST", "", {"url": receiver.url}).status_code for _ in range(3)]

    assert answers == [200, 200, 409]
    with organization_scope(tenant.organization_id):
        assert WebhookEndpoint.objects.count() == 2
