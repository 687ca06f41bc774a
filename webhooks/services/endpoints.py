"""Endpoints: made, changed, rotated, enabled, disabled, deleted."""

from __future__ import annotations

from datetime import datetime, timedelta

from common.errors import Conflict, FieldError, InvalidRequest
from common.http_client import OutboundError
from common.row_security import organization_scope
from common.signing import new_secret
from common.work import enqueue
from events import event_types as known_types
from events.services import record_event
from tenants.outbound import client_of
from webhooks.data import EndpointData, EndpointWithSecret
from webhooks.models import WebhookEndpoint
from webhooks.selectors import EndpointNotFound, endpoint_data
from webhooks.services.fan_out import QUEUE

REQUEUE = "webhooks.requeue"
TELL = "webhooks.tell_administrators"
ROTATION_OVERLAP = timedelta(hours=24)
MAX_ENDPOINTS = 50
MAX_URL_CHARACTERS = 500
BY_REQUEST, GONE, FAILING = "by_request", "gone", "failing"
"""Why an endpoint is disabled: somebody wanted it, the receiver answered 410, every try failed for days."""


class TooManyEndpoints(Conflict):
    """The organization has as many endpoints as one may have."""


def create_endpoint(
    *,
    organization_id: str,
    url: str,
    now: datetime,
    team_id: str | None = None,
    event_types: tuple[str, ...] = (),
    description: str = "",
) -> EndpointWithSecret:
    """Make an endpoint; its secret is in the answer and nowhere else. No `event_types` means all of them.

    With a `team_id` it gets events of that team's records, and of records of no team.

    Raises InvalidRequest for a URL that may not be called or an unknown type, TooManyEndpoints.
    """
    check_url(url, organization_id=organization_id)
    check_event_types(event_types)
    secret = new_secret()
    with organization_scope(organization_id):
        if WebhookEndpoint.objects.in_organization(organization_id).count() >= MAX_ENDPOINTS:
            raise TooManyEndpoints(f"There are {MAX_ENDPOINTS} webhook endpoints already. Delete one first.")
        endpoint = WebhookEndpoint.objects.create(
            organization_id=organization_id,
            team_id=team_id,
            url=url,
            description=description,
            event_types=sorted(set(event_types)),
            secret=secret,
            created_at=now,
            updated_at=now,
        )
    return EndpointWithSecret(endpoint=endpoint_data(endpoint), secret=secret)


def update_endpoint(
    *,
    organization_id: str,
    endpoint_id: str,
    actor: str,
    now: datetime,
    url: str | None = None,
    description: str | None = None,
    event_types: tuple[str, ...] | None = None,
    is_enabled: bool | None = None,
) -> EndpointData:
    """Change what is not None. A new URL counts as a new receiver: its failures and its pause are forgotten.

    Raises EndpointNotFound, InvalidRequest.
    """
    if url is not None:
        check_url(url, organization_id=organization_id)
    if event_types is not None:
        check_event_types(event_types)
    with organization_scope(organization_id):
        if is_enabled is True:
            enable_endpoint(organization_id=organization_id, endpoint_id=endpoint_id, now=now)
        endpoint = lock_endpoint(organization_id=organization_id, endpoint_id=endpoint_id)
        if url is not None and url != endpoint.url:
            endpoint.url = url
            endpoint.failing_since = endpoint.throttled_until = None
        if description is not None:
            endpoint.description = description
        if event_types is not None:
            endpoint.event_types = sorted(set(event_types))
        endpoint.updated_at = now
        endpoint.save()
        if is_enabled is False:
            disable_endpoint(organization_id=organization_id, endpoint_id=endpoint_id, actor=actor, now=now)
            endpoint.refresh_from_db()
        return endpoint_data(endpoint)


def rotate_secret(*, organization_id: str, endpoint_id: str, now: datetime) -> EndpointWithSecret:
    """Make a new secret; the old one signs along for 24 hours, the one before it no more. Raises EndpointNotFound."""
    secret = new_secret()
    with organization_scope(organization_id):
        endpoint = lock_endpoint(organization_id=organization_id, endpoint_id=endpoint_id)
        endpoint.previous_secret, endpoint.secret = endpoint.secret, secret
        endpoint.previous_secret_expires_at = now + ROTATION_OVERLAP
        endpoint.updated_at = now
        endpoint.save()
        return EndpointWithSecret(endpoint=endpoint_data(endpoint), secret=secret)


def delete_endpoint(*, organization_id: str, endpoint_id: str) -> None:
    """Delete an endpoint with its deliveries and their log; waiting tries come to nothing. Raises EndpointNotFound."""
    with organization_scope(organization_id):
        endpoints = WebhookEndpoint.objects.in_organization(organization_id).select_for_update()
        endpoint = endpoints.filter(id=endpoint_id).first()
        if endpoint is None:
            raise EndpointNotFound
        endpoint.delete()


def enable_endpoint(*, organization_id: str, endpoint_id: str, now: datetime) -> EndpointData:
    """Send to the endpoint again, first what was held meanwhile. Enabling twice changes nothing.

    Records no event, and must not: it locks the endpoint against the fan-out, which holds the event counter already.
    Raises EndpointNotFound.
    """
    with organization_scope(organization_id):
        endpoints = WebhookEndpoint.objects.in_organization(organization_id).select_for_update()
        endpoint = endpoints.filter(id=endpoint_id).first()
        if endpoint is None:
            raise EndpointNotFound
        if not endpoint.is_enabled:
            endpoint.is_enabled, endpoint.disabled_reason = True, ""
            endpoint.failing_since = endpoint.throttled_until = None
            endpoint.updated_at = now
            endpoint.save()
            enqueue(name=REQUEUE, queue=QUEUE, subject_id=endpoint_id, organization_id=organization_id)
        return endpoint_data(endpoint)


def disable_endpoint(
    *, organization_id: str, endpoint_id: str, actor: str, now: datetime, reason: str = BY_REQUEST
) -> EndpointData:
    """Send nothing to the endpoint from now on; its deliveries are held. Disabling twice changes nothing.

    Unless somebody asked for it, the organization's administrators are told by mail. Raises EndpointNotFound.
    """
    with organization_scope(organization_id):
        endpoint = lock_endpoint(organization_id=organization_id, endpoint_id=endpoint_id)
        if endpoint.is_enabled:
            endpoint.is_enabled, endpoint.disabled_reason = False, reason
            endpoint.updated_at = now
            endpoint.save()
            if reason != BY_REQUEST:
                enqueue(name=TELL, queue=QUEUE, subject_id=endpoint_id, organization_id=organization_id)
            record_event(
                type=known_types.WEBHOOK_ENDPOINT_DISABLED,
                organization_id=organization_id,
                actor=actor,
                now=now,
                data={"endpoint_id": endpoint_id, "reason": reason},
            )
        return endpoint_data(endpoint)


def lock_endpoint(*, organization_id: str, endpoint_id: str) -> WebhookEndpoint:
    """Return an endpoint locked against other changes, not against new deliveries. Raises EndpointNotFound.

    Locks are taken in the order endpoint, delivery, event counter.
    """
    endpoints = WebhookEndpoint.objects.in_organization(organization_id).select_for_update(no_key=True)
    endpoint: WebhookEndpoint | None = endpoints.filter(id=endpoint_id).first()
    if endpoint is None:
        raise EndpointNotFound
    return endpoint


def check_url(url: str, *, organization_id: str) -> None:
    """Raise InvalidRequest unless the URL has the form of a receiver's and leads to public addresses now, or to a
    private host that the operator has given to the organization.
    """
    if len(url) > MAX_URL_CHARACTERS:
        message = f"The URL is longer than {MAX_URL_CHARACTERS} characters."
        raise InvalidRequest(message, errors=(FieldError("url", message),))
    try:
        client_of(organization_id=organization_id, url=url).check(url)
    except OutboundError as error:
        raise InvalidRequest(error.message, errors=(FieldError("url", error.message),)) from None


def check_event_types(event_types: tuple[str, ...]) -> None:
    """Raise InvalidRequest for a type that is not sent to endpoints."""
    unknown = sorted(set(event_types) - known_types.PUBLIC)
    if unknown:
        known = ", ".join(sorted(known_types.PUBLIC))
        message = f"Unknown event type {', '.join(unknown)}. Types are: {known}."
        raise InvalidRequest(message, errors=(FieldError("event_types", message),))
