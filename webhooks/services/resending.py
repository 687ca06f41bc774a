"""Deliveries queued again: one, a range, or all that were held while their endpoint was disabled."""

from __future__ import annotations

from datetime import datetime

from common.errors import FieldError, InvalidRequest
from common.row_security import ScopedQuerySet, organization_scope
from common.work import Held, enqueue, recording, reschedule
from webhooks.data import DeliveryData, Resent
from webhooks.models import WebhookDelivery
from webhooks.selectors import DeliveryNotFound, delivery_data, get_endpoint
from webhooks.services.endpoints import REQUEUE
from webhooks.services.fan_out import DELIVER, QUEUE, EndpointDisabled, enqueue_delivery
from webhooks.states import DELIVERY

BATCH = 500
RESENDABLE = ("failed", "held", "delivered")


def resend(*, organization_id: str, endpoint_id: str, delivery_id: str, now: datetime) -> DeliveryData:
    """Send a delivery again, with all its tries before it; one that waits for its next try is tried now.

    The receiver gets the same `webhook-id` and the same body as before. Raises EndpointNotFound, DeliveryNotFound,
    EndpointDisabled.
    """
    with organization_scope(organization_id):
        _check_enabled(organization_id=organization_id, endpoint_id=endpoint_id)
        deliveries = WebhookDelivery.objects.in_organization(organization_id).select_for_update()
        delivery = deliveries.filter(id=delivery_id, endpoint_id=endpoint_id).first()
        if delivery is None:
            raise DeliveryNotFound
        if delivery.status == "pending":
            reschedule(name=DELIVER, subject_id=delivery.id, due_at=now)
        else:
            _queue_again(delivery)
        return delivery_data(delivery)


def resend_range(
    *,
    organization_id: str,
    endpoint_id: str,
    since: datetime,
    until: datetime,
    statuses: tuple[str, ...] = ("failed",),
) -> Resent:
    """Send again, oldest first, deliveries of events from `since` up to, not including, `until`; 500 a call.

    Raises InvalidRequest for a status that cannot be sent again, EndpointNotFound, EndpointDisabled.
    """
    wrong = [status for status in statuses if status not in RESENDABLE]
    if wrong or not statuses:
        message = f"Name statuses among {', '.join(RESENDABLE)}; the others are under way."
        raise InvalidRequest(message, errors=(FieldError("statuses", message),))
    with organization_scope(organization_id):
        _check_enabled(organization_id=organization_id, endpoint_id=endpoint_id)
        wanted = WebhookDelivery.objects.in_organization(organization_id).filter(
            endpoint_id=endpoint_id, status__in=statuses, created_at__gte=since, created_at__lt=until
        )
        queued = _queue_batch(wanted)
        return Resent(queued=queued, remaining=wanted.count())


def requeue(*, held: Held, now: datetime) -> None:
    """Queue everything that was held for an endpoint, and try now what waits for a later try; in batches."""
    organization_id, endpoint_id = held.organization_id, held.subject_id
    with organization_scope(organization_id):
        for delivery_id in _of_endpoint(organization_id, endpoint_id, "pending").values_list("id", flat=True):
            reschedule(name=DELIVER, subject_id=delivery_id, due_at=now)
    is_full = True
    while is_full:
        with organization_scope(organization_id):
            is_full = _queue_batch(_of_endpoint(organization_id, endpoint_id, "held")) == BATCH
    with recording(held):
        # Once more in the transaction that ends this work: an enabling after it makes new work.
        if _queue_batch(_of_endpoint(organization_id, endpoint_id, "held")) == BATCH:
            enqueue(name=REQUEUE, queue=QUEUE, subject_id=endpoint_id, organization_id=organization_id)


def _of_endpoint(organization_id: str, endpoint_id: str, status: str) -> ScopedQuerySet[WebhookDelivery]:
    deliveries = WebhookDelivery.objects.in_organization(organization_id)
    return deliveries.filter(endpoint_id=endpoint_id, status=status)


def _queue_batch(deliveries: ScopedQuerySet[WebhookDelivery]) -> int:
    batch = deliveries.select_for_update(skip_locked=True).order_by("created_at", "id")[:BATCH]
    queued = 0
    for delivery in batch:
        _queue_again(delivery)
        queued += 1
    return queued


def _queue_again(delivery: WebhookDelivery) -> None:
    DELIVERY.transition(delivery, "pending")
    delivery.attempts, delivery.completed_at = 0, None
    delivery.save(update_fields=["status", "attempts", "completed_at"])
    enqueue_delivery(organization_id=delivery.organization_id, delivery_id=delivery.id)


def _check_enabled(*, organization_id: str, endpoint_id: str) -> None:
    if not get_endpoint(organization_id=organization_id, endpoint_id=endpoint_id).is_enabled:
        raise EndpointDisabled
