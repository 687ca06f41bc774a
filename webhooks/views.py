"""Managing webhook endpoints and looking at their deliveries."""

from __future__ import annotations

from typing import Any, ClassVar

from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from common.api import success
from common.clock import now
from common.errors import FieldError, InvalidRequest
from common.paging import PAGING, page_of
from tenants.views import CredentialView
from webhooks import selectors, services
from webhooks import serializers as shapes
from webhooks.data import EndpointWithSecret
from webhooks.states import DELIVERY

STATUS = OpenApiParameter(
    "status", str, enum=DELIVERY.statuses, description="Only deliveries of this status."
)


class WebhookView(CredentialView):
    """A view on webhook endpoints: one scope for all of it, since a log of deliveries tells what the endpoint gets."""

    scopes: ClassVar[dict[str, str]] = dict.fromkeys(
        ("GET", "HEAD", "POST", "PATCH", "DELETE"), "webhooks:write"
    )

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Look for the endpoint of the address: other teams' are not there."""
        super().initial(request, *args, **kwargs)
        if "endpoint_id" in kwargs:
            selectors.get_endpoint(
                organization_id=self.principal.organization_id,
                endpoint_id=kwargs["endpoint_id"],
                team_id=self.principal.team_id,
            )


class EndpointListView(WebhookView):
    @extend_schema(
        operation_id="list_webhook_endpoints",
        tags=["webhooks"],
        parameters=PAGING,
        responses={200: shapes.WebhookEndpointListAnswer},
    )
    def get(self, request: Request) -> Response:
        """List the organization's endpoints, newest first."""
        endpoints, following = page_of(
            lambda after, limit: selectors.list_endpoints(
                organization_id=self.principal.organization_id,
                team_id=self.principal.team_id,
                after=after,
                limit=limit,
            ),
            request.query_params,
        )
        return success([shapes.body_of(endpoint) for endpoint in endpoints], next=following)

    @extend_schema(
        operation_id="create_webhook_endpoint",
        tags=["webhooks"],
        request=shapes.WebhookEndpointRequest,
        responses={200: shapes.WebhookSecretAnswer},
    )
    def post(self, request: Request) -> Response:
        """Make an endpoint. The answer holds its secret, which is not shown again."""
        wanted = shapes.read_body(shapes.WebhookEndpointRequest, request.data)
        made = services.create_endpoint(
            organization_id=self.principal.organization_id,
            team_id=self.principal.team_id,
            url=wanted.url,
            description=wanted.description,
            event_types=wanted.event_types,
            now=now(),
        )
        return _with_secret(made, message="Created. Keep the secret: it is shown this once.")


class EndpointDetailView(WebhookView):
    @extend_schema(
        operation_id="get_webhook_endpoint",
        tags=["webhooks"],
        responses={200: shapes.WebhookEndpointAnswer},
    )
    def get(self, request: Request, endpoint_id: str) -> Response:
        """Show one endpoint, without its secret."""
        endpoint = selectors.get_endpoint(
            organization_id=self.principal.organization_id, endpoint_id=endpoint_id
        )
        return success(shapes.body_of(endpoint))

    @extend_schema(
        operation_id="update_webhook_endpoint",
        tags=["webhooks"],
        request=shapes.WebhookEndpointChange,
        responses={200: shapes.WebhookEndpointAnswer},
    )
    def patch(self, request: Request, endpoint_id: str) -> Response:
        """Change an endpoint. Enabling one sends what was held while it was disabled."""
        change = shapes.read_body(shapes.WebhookEndpointChange, request.data)
        endpoint = services.update_endpoint(
            organization_id=self.principal.organization_id,
            endpoint_id=endpoint_id,
            actor=self.principal.actor,
            now=now(),
            url=change.url,
            description=change.description,
            event_types=change.event_types,
            is_enabled=change.is_enabled,
        )
        return success(shapes.body_of(endpoint), message="Changed")

    @extend_schema(
        operation_id="delete_webhook_endpoint",
        tags=["webhooks"],
        responses={200: shapes.WebhookDeletedAnswer},
    )
    def delete(self, request: Request, endpoint_id: str) -> Response:
        """Delete an endpoint with the log of its deliveries."""
        services.delete_endpoint(organization_id=self.principal.organization_id, endpoint_id=endpoint_id)
        return success({"endpoint_id": endpoint_id}, message="Deleted")


class EndpointRotateView(WebhookView):
    @extend_schema(
        operation_id="rotate_webhook_secret",
        tags=["webhooks"],
        request=None,
        responses={200: shapes.WebhookSecretAnswer},
    )
    def post(self, request: Request, endpoint_id: str) -> Response:
        """Make a new secret. The old one signs along for 24 hours."""
        made = services.rotate_secret(
            organization_id=self.principal.organization_id, endpoint_id=endpoint_id, now=now()
        )
        return _with_secret(made, message="Rotated. Keep the secret: it is shown this once.")


class EndpointTestView(WebhookView):
    @extend_schema(
        operation_id="test_webhook_endpoint",
        tags=["webhooks"],
        request=None,
        responses={200: shapes.WebhookDeliveryAnswer},
    )
    def post(self, request: Request, endpoint_id: str) -> Response:
        """Queue a `ping`. What came of it stands at the delivery."""
        delivery = services.send_ping(
            organization_id=self.principal.organization_id,
            endpoint_id=endpoint_id,
            actor=self.principal.actor,
            now=now(),
        )
        return success(shapes.body_of(delivery), message="Queued", delivery_id=delivery.id)


class DeliveryListView(WebhookView):
    @extend_schema(
        operation_id="list_webhook_deliveries",
        tags=["webhooks"],
        parameters=[*PAGING, STATUS],
        responses={200: shapes.WebhookDeliveryListAnswer},
    )
    def get(self, request: Request, endpoint_id: str) -> Response:
        """List the deliveries of an endpoint, newest first."""
        status = request.query_params.get("status")
        if status is not None and status not in DELIVERY.statuses:
            message = f"`status` must be one of {', '.join(DELIVERY.statuses)}."
            raise InvalidRequest(message, errors=(FieldError("status", message),))
        deliveries, following = page_of(
            lambda after, limit: selectors.list_deliveries(
                organization_id=self.principal.organization_id,
                endpoint_id=endpoint_id,
                after=after,
                limit=limit,
                status=status,
            ),
            request.query_params,
            filters=(STATUS.name,),
        )
        return success([shapes.body_of(delivery) for delivery in deliveries], next=following)


class DeliveryDetailView(WebhookView):
    @extend_schema(
        operation_id="get_webhook_delivery",
        tags=["webhooks"],
        responses={200: shapes.WebhookDeliveryAnswer},
    )
    def get(self, request: Request, endpoint_id: str, delivery_id: str) -> Response:
        """Show one delivery with the log of its tries."""
        delivery = selectors.get_delivery(
            organization_id=self.principal.organization_id, endpoint_id=endpoint_id, delivery_id=delivery_id
        )
        return success(shapes.body_of(delivery), delivery_id=delivery.id)


class DeliveryResendView(WebhookView):
    @extend_schema(
        operation_id="resend_webhook_delivery",
        tags=["webhooks"],
        request=None,
        responses={200: shapes.WebhookDeliveryAnswer},
    )
    def post(self, request: Request, endpoint_id: str, delivery_id: str) -> Response:
        """Send a delivery again: the same `webhook-id`, the same body, a new signature."""
        delivery = services.resend(
            organization_id=self.principal.organization_id,
            endpoint_id=endpoint_id,
            delivery_id=delivery_id,
            now=now(),
        )
        return success(shapes.body_of(delivery), message="Queued", delivery_id=delivery.id)


class DeliveryResendRangeView(WebhookView):
    @extend_schema(
        operation_id="resend_webhook_deliveries",
        tags=["webhooks"],
        request=shapes.WebhookResendRequest,
        responses={200: shapes.WebhookResentAnswer},
    )
    def post(self, request: Request, endpoint_id: str) -> Response:
        """Send again, oldest first, the deliveries of a time; 500 a call, `remaining` tells what is left."""
        wanted = shapes.read_body(shapes.WebhookResendRequest, request.data)
        resent = services.resend_range(
            organization_id=self.principal.organization_id,
            endpoint_id=endpoint_id,
            since=wanted.since,
            until=wanted.until,
            statuses=wanted.statuses,
        )
        return success(shapes.body_of(resent), message="Queued")


def _with_secret(made: EndpointWithSecret, *, message: str) -> Response:
    body = {**shapes.body_of(made.endpoint), "secret": made.secret}
    return success(body, message=message, endpoint_id=made.endpoint.id)
