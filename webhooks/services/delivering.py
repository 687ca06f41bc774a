"""One try of a delivery: read what to send, send it outside of any transaction, write down what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.conf import settings

from common.http_client import Answer, OutboundError
from common.row_security import organization_scope
from common.signing import headers
from common.work import Held, recording
from tenants.outbound import client_of
from webhooks.models import DeliveryAttempt, WebhookDelivery, WebhookEndpoint
from webhooks.selectors import EndpointNotFound
from webhooks.services import schedule
from webhooks.services.endpoints import FAILING, GONE, disable_endpoint, lock_endpoint
from webhooks.services.fan_out import enqueue_delivery
from webhooks.states import DELIVERY

FAILING_FOR = timedelta(days=5)
"""An endpoint that took nothing for so long is disabled,"""
TRIES_BEFORE_DISABLING = 3
"""but not for one slip after a quiet week: the delivery must have failed so often itself."""
EXCERPT_CHARACTERS = 500
ACTOR = "webhooks"


@dataclass(frozen=True)
class Parcel:
    """What a try needs: read in one transaction, sent outside of it."""

    delivery_id: str
    organization_id: str
    endpoint_id: str
    event_id: str
    url: str
    body: bytes
    secrets_in_force: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """What came of a try. `error` is empty for a 2xx answer, else `redirect`, `status` or the HTTP client's code."""

    error: str
    began_at: datetime
    duration_ms: int = 0
    status: int | None = None
    excerpt: str = ""
    retry_after: float | None = None


def deliver(*, held: Held, now: datetime) -> None:
    """Send a delivery once, unless it is done, its endpoint is disabled (then it is held) or asked for a pause."""
    with organization_scope(held.organization_id):
        delivery = _find_pending(held)
        endpoint = delivery.endpoint if delivery else None
        parcel = _pack(delivery, endpoint, now=now) if delivery and endpoint else None
    if delivery is None or endpoint is None or parcel is None:
        with recording(held):
            return
    if not endpoint.is_enabled:
        _hold(held, parcel)
    elif endpoint.throttled_until is not None and endpoint.throttled_until > now:
        _put_off(held, until=endpoint.throttled_until)
    else:
        outcome = _send(parcel, now=now)
        _record(held, parcel, outcome, now=now + timedelta(milliseconds=outcome.duration_ms))


def give_up_delivery(*, held: Held, code: str, now: datetime) -> None:
    """Record as failed a delivery whose tries ended without an outcome (`worker_lost`, or an error of ours)."""
    with recording(held):
        delivery = _find_pending(held, lock=True)
        if delivery is not None:
            _log(delivery, Outcome(error=code[:60], began_at=now))
            _finish(delivery, "failed", now=now)


def _find_pending(held: Held, *, lock: bool = False) -> WebhookDelivery | None:
    deliveries = WebhookDelivery.objects.in_organization(held.organization_id)
    deliveries = deliveries.select_for_update() if lock else deliveries.select_related("endpoint")
    delivery: WebhookDelivery | None = deliveries.filter(id=held.subject_id, status="pending").first()
    return delivery


def _pack(delivery: WebhookDelivery, endpoint: WebhookEndpoint, *, now: datetime) -> Parcel:
    secrets = [endpoint.secret]
    expires_at = endpoint.previous_secret_expires_at
    if endpoint.previous_secret and expires_at is not None and expires_at > now:
        secrets.append(endpoint.previous_secret)
    return Parcel(
        delivery_id=delivery.id,
        organization_id=delivery.organization_id,
        endpoint_id=endpoint.id,
        event_id=delivery.event_id,
        url=endpoint.url,
        body=delivery.body.encode(),
        secrets_in_force=tuple(secrets),
    )


def _send(parcel: Parcel, *, now: datetime) -> Outcome:
    signed = headers(
        secrets_in_force=parcel.secrets_in_force,
        message_id=parcel.event_id,
        timestamp=int(now.timestamp()),
        body=parcel.body,
    )
    try:
        answer = client_of(organization_id=parcel.organization_id, url=parcel.url).send(
            method="POST",
            url=parcel.url,
            headers={"content-type": "application/json", **signed},
            body=parcel.body,
            timeout_seconds=settings.WEBHOOK_TIMEOUT_SECONDS,
        )
    except OutboundError as error:
        return Outcome(error=error.code, began_at=now, duration_ms=error.duration_ms)
    return Outcome(
        error=_error_of(answer),
        began_at=now,
        duration_ms=answer.duration_ms,
        status=answer.status,
        excerpt=_excerpt(answer.body),
        retry_after=schedule.read_retry_after(answer.headers.get("retry-after", ""), now=now),
    )


def _error_of(answer: Answer) -> str:
    if 200 <= answer.status < 300:
        return ""
    return "redirect" if 300 <= answer.status < 400 else "status"


def _excerpt(body: bytes) -> str:
    """Return the beginning of an answer as text that Postgres takes and a page shows."""
    text = body[: EXCERPT_CHARACTERS * 4].decode("utf-8", errors="replace")
    return "".join(character if character.isprintable() else " " for character in text)[:EXCERPT_CHARACTERS]


def _record(held: Held, parcel: Parcel, outcome: Outcome, *, now: datetime) -> None:
    with recording(held):
        if not outcome.error:
            _record_success(held, parcel, outcome, now=now)
            return
        try:
            endpoint = lock_endpoint(organization_id=held.organization_id, endpoint_id=parcel.endpoint_id)
        except EndpointNotFound:
            return
        delivery = _find_pending(held, lock=True)
        if delivery is not None:
            _record_failure(endpoint, delivery, outcome, now=now)


def _record_success(held: Held, parcel: Parcel, outcome: Outcome, *, now: datetime) -> None:
    endpoints = WebhookEndpoint.objects.in_organization(held.organization_id).filter(id=parcel.endpoint_id)
    endpoints.filter(failing_since__isnull=False).update(failing_since=None, throttled_until=None)
    delivery = _find_pending(held, lock=True)
    if delivery is not None:
        _log(delivery, outcome)
        _finish(delivery, "delivered", now=now)


def _record_failure(
    endpoint: WebhookEndpoint, delivery: WebhookDelivery, outcome: Outcome, *, now: datetime
) -> None:
    _log(delivery, outcome)
    _note_failure(endpoint, outcome, now=now)
    reason = _reason_to_disable(endpoint, delivery, outcome, now=now)
    if reason or not endpoint.is_enabled:
        _set_status(delivery, "held")
        if reason:
            disable_endpoint(
                organization_id=endpoint.organization_id,
                endpoint_id=endpoint.id,
                actor=ACTOR,
                now=now,
                reason=reason,
            )
        return
    seconds = schedule.seconds_until_next(tries=delivery.attempts, retry_after=outcome.retry_after)
    if seconds is None:
        _finish(delivery, "failed", now=now)
        return
    delivery.save(update_fields=["attempts"])
    enqueue_delivery(
        organization_id=delivery.organization_id,
        delivery_id=delivery.id,
        due_at=now + timedelta(seconds=seconds),
    )


def _note_failure(endpoint: WebhookEndpoint, outcome: Outcome, *, now: datetime) -> None:
    if endpoint.failing_since is None:
        endpoint.failing_since = now
    pause = schedule.pause_seconds(status=outcome.status, retry_after=outcome.retry_after)
    if pause is not None:
        endpoint.throttled_until = now + timedelta(seconds=pause)
    endpoint.save(update_fields=["failing_since", "throttled_until"])


def _reason_to_disable(
    endpoint: WebhookEndpoint, delivery: WebhookDelivery, outcome: Outcome, *, now: datetime
) -> str | None:
    if not endpoint.is_enabled:
        return None
    if outcome.status == 410:
        return GONE
    failing_since = endpoint.failing_since or now
    if now - failing_since >= FAILING_FOR and delivery.attempts >= TRIES_BEFORE_DISABLING:
        return FAILING
    return None


def _log(delivery: WebhookDelivery, outcome: Outcome) -> None:
    """Write down the try and count it; `attempts` is saved with the delivery's next status or try."""
    attempts = DeliveryAttempt.objects.in_organization(delivery.organization_id)
    DeliveryAttempt.objects.create(
        organization_id=delivery.organization_id,
        delivery=delivery,
        number=attempts.filter(delivery=delivery).count() + 1,
        at=outcome.began_at,
        duration_ms=outcome.duration_ms,
        response_status=outcome.status,
        error=outcome.error,
        response_excerpt=outcome.excerpt,
    )
    delivery.attempts += 1


def _finish(delivery: WebhookDelivery, status: str, *, now: datetime) -> None:
    delivery.completed_at = now
    _set_status(delivery, status)


def _set_status(delivery: WebhookDelivery, status: str) -> None:
    DELIVERY.transition(delivery, status)
    delivery.save(update_fields=["status", "attempts", "completed_at"])


def _hold(held: Held, parcel: Parcel) -> None:
    """Hold a delivery back, unless its endpoint was enabled meanwhile: then it is queued again."""
    with recording(held):
        try:
            endpoint = lock_endpoint(organization_id=held.organization_id, endpoint_id=parcel.endpoint_id)
        except EndpointNotFound:
            return
        delivery = _find_pending(held, lock=True)
        if delivery is None:
            return
        if endpoint.is_enabled:
            enqueue_delivery(organization_id=held.organization_id, delivery_id=delivery.id)
        else:
            _set_status(delivery, "held")


def _put_off(held: Held, *, until: datetime) -> None:
    """Wait for the end of the pause; this is no try."""
    due_at = until + timedelta(seconds=schedule.spread_seconds())
    with recording(held):
        enqueue_delivery(organization_id=held.organization_id, delivery_id=held.subject_id, due_at=due_at)
