"""Mail to the organization's administrators when an endpoint was disabled by itself."""

from __future__ import annotations

from urllib.parse import urlsplit

from django.conf import settings
from django.core.mail import EmailMessage

from common.row_security import organization_scope
from common.work import Held, recording
from tenants.selectors import list_mail_addresses
from webhooks.data import EndpointData
from webhooks.models import WebhookDelivery
from webhooks.selectors import EndpointNotFound, get_endpoint
from webhooks.services.endpoints import FAILING, GONE

_WHY = {
    GONE: "Its receiver answered 410 Gone, which says that it wants no more events.",
    FAILING: "Nothing could be delivered to it for five days.",
}


def tell_administrators(*, held: Held) -> None:
    """Send one mail about a disabled endpoint, unless it is enabled again or gone, or nobody has an address."""
    organization_id, endpoint_id = held.organization_id, held.subject_id
    with organization_scope(organization_id):
        try:
            endpoint = get_endpoint(organization_id=organization_id, endpoint_id=endpoint_id)
        except EndpointNotFound:
            endpoint = None
        deliveries = WebhookDelivery.objects.in_organization(organization_id)
        waiting = deliveries.filter(endpoint_id=endpoint_id, status="held").count()
        addresses = list_mail_addresses(organization_id=organization_id, role="administrator")
    if endpoint is not None and not endpoint.is_enabled and addresses:
        _message(endpoint, waiting=waiting, addresses=addresses, work_id=held.id).send()
    with recording(held):
        return


def _message(endpoint: EndpointData, *, waiting: int, addresses: list[str], work_id: str) -> EmailMessage:
    """Return the mail. It names the receiver's host only: the rest of a URL can hold a receiver's secret."""
    host = urlsplit(endpoint.url).hostname or ""
    text = [
        f"The webhook endpoint {endpoint.id} ({host}) was disabled.",
        _WHY.get(endpoint.disabled_reason, "Somebody of your organization asked for it."),
        f"Events held for it until now: {waiting}. Nothing is lost: once the endpoint is enabled, they are sent.",
        "To enable it, set is_enabled to true with PATCH "
        f"{settings.PUBLIC_URL}/api/v1/pub/webhook-endpoints/{endpoint.id} or use the administration pages.",
    ]
    return EmailMessage(
        subject=f"Webhook endpoint disabled: {host}",
        body="\n\n".join(text) + "\n",
        to=addresses,
        headers={"Message-ID": f"<{work_id}@{urlsplit(settings.PUBLIC_URL).hostname}>"},
    )
