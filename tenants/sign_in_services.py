"""How people come by a password: a link that somebody hands them, by which they choose it themselves, once."""

from __future__ import annotations

import base64
import hashlib
import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.conf import settings
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError

from common.errors import Conflict, FieldError, Forbidden, InvalidRequest, NotFound
from common.row_security import capability_scope, organization_scope
from events import event_types
from events.services import record_event
from tenants.independence import link_in_force, may_confirm
from tenants.models import Credential, SignInLink, User

LINK_STAYS_OPEN = timedelta(hours=72)
_TOKEN_BYTES = 20
"""160 bits, as identifiers have."""


class NoSuchPerson(NotFound):
    """The organization has no such person."""


class LinkClosed(NotFound):
    """The link is unknown, used, withdrawn or too old: all the same to whoever has it."""

    def __init__(self) -> None:
        super().__init__("This link is not open any more. Ask who gave it to you for a new one.")


class CannotConfirm(Conflict):
    """There is nothing to confirm, or the caller is not the one to do it."""


@dataclass(frozen=True)
class OpenLink:
    """What a link is for: whose password is chosen, and where."""

    organization: str
    username: str
    expires_at: datetime


def issue_sign_in_link(*, organization_id: str, user_id: str, issued_by: str, now: datetime) -> str:
    """Make a link by which a person chooses a password; return its address, which is kept nowhere.

    Older links of the person are withdrawn. The password in force stays until the link is used. `issued_by` is the
    user id of who will hand it over. Raises NoSuchPerson, Forbidden for one's own account.
    """
    if user_id == issued_by:
        raise Forbidden("Change your own password under Password; a link is for others.")
    with organization_scope(organization_id):
        person = _locked(organization_id, user_id)
        SignInLink.objects.filter(user=person, used_at=None, withdrawn_at=None).update(withdrawn_at=now)
        token = base64.b32encode(secrets.token_bytes(_TOKEN_BYTES)).decode("ascii").lower()
        SignInLink.objects.create(
            organization_id=organization_id,
            user=person,
            token_sha256=_digest(token),
            issued_by=issued_by,
            issued_at=now,
            expires_at=now + LINK_STAYS_OPEN,
        )
        _tell(event_types.SIGN_IN_LINK_ISSUED, person, actor=f"user:{issued_by}", now=now)
    return f"{settings.PUBLIC_URL}/sign-in/{token}/"


def open_sign_in_link(*, token: str, now: datetime) -> OpenLink:
    """Return what a link is for. Raises LinkClosed."""
    organization_id = _organization_of(token)
    with organization_scope(organization_id):
        link = _open(token, now=now)
        return OpenLink(link.organization.name, link.user.username, link.expires_at)


def choose_password(*, token: str, password: str, now: datetime) -> None:
    """Set the password that the holder of a link has chosen; the link is used up.

    Whoever was signed in as the person is signed out, and keys in the person's name are refused from now on: whoever
    had the account before does not keep it by them. Raises LinkClosed, InvalidRequest for a password that is weak.
    """
    organization_id = _organization_of(token)
    with organization_scope(organization_id):
        link = _open(token, now=now, lock=True)
        person = _locked(organization_id, link.user_id)
        _refuse_weak(password, person)
        person.set_password(password)
        person.save(update_fields=["password"])
        link.used_at = now
        link.save(update_fields=["used_at"])
        revoked = Credential.objects.in_organization(organization_id).filter(user=person, revoked_at=None)
        for credential_id in list(revoked.values_list("id", flat=True)):
            revoked.filter(id=credential_id).update(revoked_at=now)
            record_event(
                type=event_types.CREDENTIAL_REVOKED,
                organization_id=organization_id,
                actor=f"user:{person.id}",
                now=now,
                data={"credential_id": credential_id, "why": "password_chosen"},
            )
        _tell(event_types.SIGN_IN_LINK_USED, person, actor=f"user:{person.id}", now=now)


def confirm_person(*, organization_id: str, user_id: str, confirmed_by: str, now: datetime) -> None:
    """Confirm that a person, and nobody else, has used the link by which the password was chosen.

    From then on the account counts as the person's alone, from when the link was used. `confirmed_by` is the user id
    of an administrator who is independent of the one who issued it, or of the operator. Raises NoSuchPerson,
    CannotConfirm.
    """
    with organization_scope(organization_id):
        person = _locked(organization_id, user_id)
        link = link_in_force(user_id, at=now)
        if link is None or link.confirmed_by:
            raise CannotConfirm("There is nothing to confirm: nobody but the person holds this account.")
        if not may_confirm(link, by=confirmed_by, now=now):
            raise CannotConfirm(
                "Somebody independent has to confirm this person: an administrator who has not issued the link, and "
                "whose own account was not opened by whoever did; or the service operator."
            )
        link.confirmed_by, link.confirmed_at = confirmed_by, now
        link.save(update_fields=["confirmed_by", "confirmed_at"])
        _tell(event_types.PERSON_CONFIRMED, person, actor=f"user:{confirmed_by}", now=now)


def note_person_changed(
    *, organization_id: str, user_id: str, fields: tuple[str, ...], actor: str, now: datetime
) -> None:
    """Tell which members of a person were changed (names, never values): the mail address and the role among them."""
    record_event(
        type=event_types.PERSON_CHANGED,
        organization_id=organization_id,
        actor=actor,
        now=now,
        data={"user_id": user_id, "fields": list(fields)},
    )


def _tell(type_: str, person: User, *, actor: str, now: datetime) -> None:
    record_event(
        type=type_,
        organization_id=str(person.organization_id),
        actor=actor,
        now=now,
        data={"user_id": person.id},
    )


def _refuse_weak(password: str, person: User) -> None:
    try:
        validate_password(password, person)
    except ValidationError as weak:
        errors = tuple(FieldError("password", message) for message in weak.messages)
        raise InvalidRequest(" ".join(weak.messages), errors=errors) from None


def _locked(organization_id: str, user_id: str) -> User:
    people = User.objects.select_for_update(of=("self",)).filter(
        id=user_id, organization_id=organization_id, is_superuser=False
    )
    person: User | None = people.first()
    if person is None:
        raise NoSuchPerson("Your organization has no such person.")
    return person


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _organization_of(token: str) -> str:
    with capability_scope("sign_in_link", _digest(token)):
        found = SignInLink.objects.filter(token_sha256=_digest(token)).values_list(
            "organization_id", flat=True
        )
        organization_id: str | None = found.first()
    if organization_id is None:
        raise LinkClosed
    return organization_id


def _open(token: str, *, now: datetime, lock: bool = False) -> SignInLink:
    links = SignInLink.objects.select_related("organization", "user").filter(
        token_sha256=_digest(token),
        used_at=None,
        withdrawn_at=None,
        expires_at__gt=now,
        user__is_active=True,
        organization__is_active=True,
    )
    link: SignInLink | None = (links.select_for_update(of=("self",)) if lock else links).first()
    if link is None:
        raise LinkClosed
    return link
