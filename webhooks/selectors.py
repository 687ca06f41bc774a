"""Reading endpoints and the delivery log. Each opens the organization's scope itself."""

from __future__ import annotations

from common.errors import NotFound
from common.paging import Cursor, below
from common.row_security import Row, ScopedQuerySet, organization_scope
from webhooks.data import AttemptData, DeliveryData, EndpointData
from webhooks.models import DeliveryAttempt, WebhookDelivery, WebhookEndpoint


class EndpointNotFound(NotFound):
    """No endpoint of this id in the caller's organization."""

    def __init__(self) -> None:
        super().__init__("There is no webhook endpoint with this id.")


class DeliveryNotFound(NotFound):
    """No delivery of this id at this endpoint."""

    def __init__(self) -> None:
        super().__init__("This webhook endpoint has no delivery with this id.")


def get_endpoint(*, organization_id: str, endpoint_id: str, team_id: str | None = None) -> EndpointData:
    """Return one endpoint; for a caller of a team, one of that team. Raises EndpointNotFound."""
    with organization_scope(organization_id):
        endpoint = WebhookEndpoint.objects.in_organization(organization_id).filter(id=endpoint_id).first()
        if endpoint is None or team_id not in (None, endpoint.team_id):
            raise EndpointNotFound
        return endpoint_data(endpoint)


def list_endpoints(
    *, organization_id: str, team_id: str | None = None, after: Cursor | None = None, limit: int = 100
) -> list[EndpointData]:
    """Return the organization's endpoints, newest first; for a caller of a team, that team's."""
    with organization_scope(organization_id):
        endpoints = WebhookEndpoint.objects.in_organization(organization_id)
        if team_id is not None:
            endpoints = endpoints.filter(team_id=team_id)
        return [endpoint_data(endpoint) for endpoint in _page(endpoints, after=after, limit=limit)]


def list_deliveries(
    *,
    organization_id: str,
    endpoint_id: str,
    after: Cursor | None = None,
    limit: int = 100,
    status: str | None = None,
) -> list[DeliveryData]:
    """Return deliveries of an endpoint, newest first, those of one status if named. Raises EndpointNotFound."""
    with organization_scope(organization_id):
        get_endpoint(organization_id=organization_id, endpoint_id=endpoint_id)
        deliveries = WebhookDelivery.objects.in_organization(organization_id).filter(endpoint_id=endpoint_id)
        if status is not None:
            deliveries = deliveries.filter(status=status)
        return [delivery_data(delivery) for delivery in _page(deliveries, after=after, limit=limit)]


def get_delivery(*, organization_id: str, endpoint_id: str, delivery_id: str) -> DeliveryData:
    """Return one delivery of an endpoint with the log of its tries. Raises EndpointNotFound, DeliveryNotFound."""
    with organization_scope(organization_id):
        get_endpoint(organization_id=organization_id, endpoint_id=endpoint_id)
        deliveries = WebhookDelivery.objects.in_organization(organization_id)
        delivery = deliveries.filter(id=delivery_id, endpoint_id=endpoint_id).first()
        if delivery is None:
            raise DeliveryNotFound
        attempts = DeliveryAttempt.objects.in_organization(organization_id).filter(delivery_id=delivery_id)
        log = tuple(_attempt_data(attempt) for attempt in attempts.order_by("number", "id"))
        return delivery_data(delivery).model_copy(update={"log": log})


def endpoint_data(endpoint: WebhookEndpoint) -> EndpointData:
    """Return a row as a value, without its secrets."""
    return EndpointData(
        id=endpoint.id,
        team_id=endpoint.team_id,
        url=endpoint.url,
        description=endpoint.description,
        event_types=tuple(endpoint.event_types),
        is_enabled=endpoint.is_enabled,
        disabled_reason=endpoint.disabled_reason,
        failing_since=endpoint.failing_since,
        throttled_until=endpoint.throttled_until,
        previous_secret_expires_at=endpoint.previous_secret_expires_at,
        created_at=endpoint.created_at,
        updated_at=endpoint.updated_at,
    )


def delivery_data(delivery: WebhookDelivery) -> DeliveryData:
    """Return a row as a value, without the log of its tries."""
    return DeliveryData(
        id=delivery.id,
        endpoint_id=delivery.endpoint_id,
        event_id=delivery.event_id,
        event_type=delivery.event_type,
        status=delivery.status,
        attempts=delivery.attempts,
        created_at=delivery.created_at,
        completed_at=delivery.completed_at,
    )


def _attempt_data(attempt: DeliveryAttempt) -> AttemptData:
    return AttemptData(
        number=attempt.number,
        at=attempt.at,
        duration_ms=attempt.duration_ms,
        response_status=attempt.response_status,
        error=attempt.error,
        response_excerpt=attempt.response_excerpt,
    )


def _page(rows: ScopedQuerySet[Row], *, after: Cursor | None, limit: int) -> ScopedQuerySet[Row]:
    if after is not None:
        rows = rows.filter(below(after))
    return rows.order_by("-created_at", "-id")[:limit]
