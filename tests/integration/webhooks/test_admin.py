"""The administrators' pages: a secret is seen once, others' endpoints never."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from common.row_security import organization_scope
from tenants.models import Role, User
from tenants.services import create_user
from tests.conftest import Tenant
from tests.integration.webhooks.receiving import Reply, WebhookReceiver
from tests.integration.webhooks.scene import deliveries_of, happen
from webhooks import services
from webhooks.data import EndpointWithSecret
from webhooks.models import WebhookEndpoint

ENDPOINTS = "/admin/webhooks/webhookendpoint/"
DELIVERIES = "/admin/webhooks/webhookdelivery/"
Drain = Callable[..., int]


def signed_in(tenant: Tenant, role: str) -> Client:
    user_id = create_user(
        organization_id=tenant.organization_id,
        username=f"{role}-{tenant.name}",
        password="a-password-of-tests",
        role=role,
    )
    client = Client()
    client.force_login(User.objects.get(id=user_id))
    return client


@pytest.fixture
def administrator(tenant: Tenant) -> Client:
    return signed_in(tenant, Role.ADMINISTRATOR)


def act(client: Client, page: str, action: str, *ids: str) -> Any:
    return client.post(page, {"action": action, "_selected_action": list(ids)}, follow=True)


def test_an_administrator_adds_an_endpoint_and_sees_its_secret_once(
    administrator: Client, tenant: Tenant, receiver: WebhookReceiver
) -> None:
    form = {"url": receiver.url, "description": "Intake", "event_types": ["record.created"]}
    added = administrator.post(f"{ENDPOINTS}add/", form, follow=True)

    with organization_scope(tenant.organization_id):
        endpoint = WebhookEndpoint.objects.get()
    assert endpoint.organization_id == tenant.organization_id
    assert endpoint.event_types == ["record.created"]
    assert endpoint.secret in added.content.decode()
    for page in (ENDPOINTS, f"{ENDPOINTS}{endpoint.id}/change/"):
        shown = administrator.get(page)
        assert shown.status_code == 200
        assert endpoint.secret not in shown.content.decode()


def test_a_url_that_leads_inside_is_refused_in_the_form(administrator: Client, tenant: Tenant) -> None:
    answer = administrator.post(f"{ENDPOINTS}add/", {"url": "https://10.0.0.1/"})

    assert "not public" in answer.content.decode()
    with organization_scope(tenant.organization_id):
        assert WebhookEndpoint.objects.count() == 0


def test_endpoints_are_changed_disabled_enabled_pinged_rotated_and_deleted(
    administrator: Client,
    tenant: Tenant,
    endpoint: EndpointWithSecret,
    receiver: WebhookReceiver,
    drain: Drain,
) -> None:
    endpoint_id = endpoint.endpoint.id

    def row() -> WebhookEndpoint:
        with organization_scope(tenant.organization_id):
            found: WebhookEndpoint = WebhookEndpoint.objects.get(id=endpoint_id)
            return found

    administrator.post(f"{ENDPOINTS}{endpoint_id}/change/", {"url": receiver.url, "description": "Triage"})
    assert row().description == "Triage"
    act(administrator, ENDPOINTS, "disable", endpoint_id)
    assert not row().is_enabled
    refused = act(administrator, ENDPOINTS, "send_ping", endpoint_id)
    assert "disabled" in refused.content.decode()
    act(administrator, ENDPOINTS, "enable", endpoint_id)
    assert row().is_enabled
    act(administrator, ENDPOINTS, "send_ping", endpoint_id)
    drain(organization_id=tenant.organization_id)
    assert "ping" in [received.json["type"] for received in receiver.received]
    rotated = act(administrator, ENDPOINTS, "rotate_secret", endpoint_id)
    assert row().secret in rotated.content.decode()
    assert row().previous_secret == endpoint.secret
    asked = administrator.get(f"{ENDPOINTS}{endpoint_id}/delete/")
    assert endpoint_id in asked.content.decode()
    administrator.post(f"{ENDPOINTS}{endpoint_id}/delete/", {"post": "yes"})
    with organization_scope(tenant.organization_id):
        assert WebhookEndpoint.objects.count() == 0


def test_a_delivery_is_looked_at_and_sent_again(
    administrator: Client,
    tenant: Tenant,
    endpoint: EndpointWithSecret,
    receiver: WebhookReceiver,
    drain: Drain,
) -> None:
    receiver.replies = [Reply(200, body=b"first answer"), Reply(200)]
    happen(tenant)
    drain(organization_id=tenant.organization_id)
    (delivery,) = deliveries_of(tenant, endpoint)

    page = administrator.get(f"{DELIVERIES}{delivery.id}/change/")
    act(administrator, DELIVERIES, "resend", delivery.id)
    drain(organization_id=tenant.organization_id)

    assert "first answer" in page.content.decode()
    assert administrator.get(DELIVERIES).status_code == 200
    assert len(receiver.received) == 2


def test_a_resend_that_is_refused_says_why(
    administrator: Client, tenant: Tenant, endpoint: EndpointWithSecret, drain: Drain
) -> None:
    happen(tenant)
    (delivery,) = deliveries_of(tenant, endpoint)
    act(administrator, ENDPOINTS, "disable", endpoint.endpoint.id)

    assert "Enable it first" in act(administrator, DELIVERIES, "resend", delivery.id).content.decode()


def test_others_see_nothing(
    tenant: Tenant, other_tenant: Tenant, endpoint: EndpointWithSecret, receiver: WebhookReceiver
) -> None:
    happen(tenant)
    (delivery,) = deliveries_of(tenant, endpoint)
    reviewer = signed_in(tenant, Role.REVIEWER)
    stranger = signed_in(other_tenant, Role.ADMINISTRATOR)

    for page in (ENDPOINTS, DELIVERIES):
        assert reviewer.get(page).status_code == 403
    for page, found in ((ENDPOINTS, endpoint.endpoint.id), (DELIVERIES, delivery.id)):
        assert found not in stranger.get(page).content.decode()
        assert stranger.get(f"{page}{found}/change/").status_code == 302
    act(stranger, ENDPOINTS, "rotate_secret", endpoint.endpoint.id)
    act(stranger, DELIVERIES, "resend", delivery.id)
    with organization_scope(tenant.organization_id):
        assert WebhookEndpoint.objects.get().secret == endpoint.secret


def test_the_operator_sees_and_acts_in_every_organization_and_adds_nothing(
    tenant: Tenant, endpoint: EndpointWithSecret
) -> None:
    operator = User.objects.create_superuser(
        username=f"operator-{tenant.name}", password="a-password-of-tests"
    )
    client = Client()
    client.force_login(operator)

    assert endpoint.endpoint.id in client.get(ENDPOINTS).content.decode()
    assert client.get(f"{ENDPOINTS}add/").status_code == 403
    act(client, ENDPOINTS, "disable", endpoint.endpoint.id)
    with organization_scope(tenant.organization_id):
        assert WebhookEndpoint.objects.get().disabled_reason == services.endpoints.BY_REQUEST
