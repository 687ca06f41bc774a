"""Mails to the people whom a review asks: that it waits, and where. What it is about stays in the service.

Sending is work of its own, so that no mail server keeps a timer waiting.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from django.conf import settings

from common.clock import database_now
from common.row_security import organization_scope
from common.work import Held, Retry, enqueue, recording
from pathways.models import Notification, Review
from pathways.services.mailing import send_mail
from tenants.selectors import find_team_by_name, list_mail_addresses, mail_address_of

MAIL_WORK, MAIL_QUEUE = "pathways.mail_about_review", "io"
TIMEOUT_SECONDS = 15.0
LEAST_BETWEEN = timedelta(minutes=15)
"""Between two mails that remind of one review, however often the pathway reminds; the pages show every reminder."""


@dataclass(frozen=True)
class _Mail:
    """A mail to literal addresses."""

    to: tuple[str, ...]
    subject: str
    body: str
    to_team: str | None = None
    to_administrators: bool = False


def enqueue_mail(notification: Notification) -> None:
    """Have a message about a review mailed to those it is for, inside the caller's transaction."""
    notification.mailed_at = database_now()
    notification.save(update_fields=["mailed_at"])
    enqueue(
        name=MAIL_WORK,
        queue=MAIL_QUEUE,
        subject_id=str(notification.pk),
        organization_id=notification.organization_id,
    )


def was_mailed_lately(review: Review) -> bool:
    """Return whether a mail about the review was put out less than LEAST_BETWEEN ago."""
    mailed = Notification.objects.in_organization(review.organization_id).filter(review=review)
    return mailed.filter(mailed_at__gt=database_now() - LEAST_BETWEEN).exists()


def mail_reminder(held: Held) -> None:
    """Mail a link to the review, unless it has been answered meanwhile, a newer mail about it is put out, or nobody
    who is asked has an address.

    The mail holds no words of the pathway, the record or the patient. Its Message-ID is the same at each try.
    """
    with organization_scope(held.organization_id):
        notification = (
            Notification.objects.in_organization(held.organization_id).filter(pk=int(held.subject_id)).first()
        )
        addresses: tuple[str, ...] = ()
        if notification is not None and _still_waits(notification):
            addresses = _addresses(notification)
    if notification is not None and addresses:
        sent = send_mail(
            organization_id=held.organization_id,
            key=f"review-{notification.pk}-{notification.run_id}",
            mail=_mail(notification, addresses),
            timeout_seconds=TIMEOUT_SECONDS,
        )
        if sent.again:
            raise Retry(sent.code)
    with recording(held):
        return


def _still_waits(notification: Notification) -> bool:
    organization_id = notification.organization_id
    reviews = Review.objects.in_organization(organization_id).filter(id=notification.review_id, status="open")
    newer = Notification.objects.in_organization(organization_id).filter(
        review=notification.review_id, pk__gt=notification.pk, mailed_at__isnull=False
    )
    return reviews.exists() and not newer.exists()


def _addresses(notification: Notification) -> tuple[str, ...]:
    """Return the addresses of those whom the message is for, as `audience_of` names them."""
    organization_id = notification.organization_id
    kind, _, name = notification.audience.partition(":")
    match kind:
        case "user":
            address = mail_address_of(organization_id=organization_id, name=name)
            return (address,) if address else ()
        case "role":
            return tuple(list_mail_addresses(organization_id=organization_id, role=name))
        case "team":
            team = find_team_by_name(organization_id=organization_id, name=name)
            if team is None:
                return ()
            return tuple(list_mail_addresses(organization_id=organization_id, team_id=team.id))
    return tuple(list_mail_addresses(organization_id=organization_id))


def _mail(notification: Notification, addresses: tuple[str, ...]) -> _Mail:
    page = f"{settings.PUBLIC_URL}/admin/pathways/pathwayrun/{notification.run_id}/change/#review"
    text = [
        "A review is put to you and waits for an answer. Open it, signed in, here:",
        page,
        "You get this mail because the pathway reminds the people it asks. It holds nothing about the referral.",
    ]
    return _Mail(to=addresses, subject="A review waits for your answer", body="\n\n".join(text) + "\n")
