"""How people come by a password: a link that somebody hands them, by which they choose it themselves, once."""

from __future__ import annotations

import base64
import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.conf import settings
from django.contrib.auth.hashers import check_password
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError

from common.errors import Conflict, FieldError, Forbidden, InvalidRequest, NotFound
from common.ids import digest
from common.row_security import capability_scope, organization_scope
from events import event_types
from events.services import record_event
from tenants.independence import is_in_unknown_hands, link_in_force, may_confirm
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
    confirms: bool
    """Whether the password of before is needed too."""


def issue_sign_in_link(*, organization_id: str, user_id: str, issued_by: str, now: datetime) -> str:
    """Make a link by which a person chooses a password; return its address, which is kept nowhere.

    Older links of the person are withdrawn. The password in force stays until the link is used. `issued_by` is the
    user id of who will hand it over. Raises NoSuchPerson, Forbidden for one's own account.
    """
    if user_id == issued_by:
        raise Forbidden("Change your own password under Password; a link is for others.")
    with organization_scope(organization_id):
        return _issued(_locked(organization_id, user_id), by=issued_by, now=now)


def open_sign_in_link(*, token: str, now: datetime) -> OpenLink:
    """Return what a link is for. Raises LinkClosed."""
    organization_id = _organization_of(token)
    with organization_scope(organization_id):
        link = _open(token, now=now)
        return OpenLink(
            link.organization.name, link.user.username, link.expires_at, confirms=bool(link.confirmed_by)
        )


def choose_password(*, token: str, password: str, now: datetime, before: str = "") -> None:
    """Set the password that the holder of a link has chosen; the link is used up.

    A link that confirms the person takes the password of `before` too: only the person has had both.

    Whoever was signed in as the person is signed out, and keys in the person's name are refused from now on: whoever
    had the account before does not keep it by them. Raises LinkClosed, InvalidRequest for a password that is weak, or
    where that of before is wrong or the same.
    """
    organization_id = _organization_of(token)
    with organization_scope(organization_id):
        person = _locked(organization_id, _open(token, now=now).user_id)
        link = _open(token, now=now, lock=True)
        if link.confirmed_by:
            _refuse_without_the_one_before(password, before=before, person=person)
        _refuse_weak(password, person)
        person.set_password(password)
        person.save(update_fields=["password"])
        link.used_at = now
        link.confirmed_at = now if link.confirmed_by else None
        link.save(update_fields=["used_at", "confirmed_at"])
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
        if link.confirmed_by:
            _tell(event_types.PERSON_CONFIRMED, person, actor=f"user:{link.confirmed_by}", now=now)


def confirm_person(*, organization_id: str, user_id: str, confirmed_by: str, now: datetime) -> str:
    """Make the link by which a person who is known to somebody else chooses a password of the person's own.

    Return its address, to be handed to the person. It is used with the password in force: whoever issued the link of
    that one has no hold of this link, and whoever issues this one does not know that password. From when it is used
    the account counts as the person's alone; what was decided before stays in the hands of then. `confirmed_by` is the
    user id of an administrator who is independent of the one who issued the link in force, or of the operator. Raises
    NoSuchPerson, CannotConfirm.
    """
    with organization_scope(organization_id):
        person = _locked(organization_id, user_id)
        link = link_in_force(user_id, at=now)
        if link is None and is_in_unknown_hands(user_id, at=now):
            raise CannotConfirm(
                "The password was set before people chose theirs by a link. Issue a link for a new one first."
            )
        if link is None or link.is_confirmed(at=now):
            raise CannotConfirm("There is nothing to confirm: nobody but the person holds this account.")
        if not may_confirm(link, by=confirmed_by, now=now):
            raise CannotConfirm(
                "Somebody independent has to confirm this person: an administrator who has not issued the link, and "
                "whose own account was not opened by whoever did; or the service operator."
            )
        return _issued(person, by=confirmed_by, now=now, confirms=True)


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


def _issued(person: User, *, by: str, now: datetime, confirms: bool = False) -> str:
    """Withdraw the locked person's open link and make another; return its address."""
    SignInLink.objects.filter(user=person, used_at=None, withdrawn_at=None).update(withdrawn_at=now)
    token = base64.b32encode(secrets.token_bytes(_TOKEN_BYTES)).decode("ascii").lower()
    SignInLink.objects.create(
        organization_id=str(person.organization_id),
        user=person,
        token_sha256=digest(token),
        issued_by=by,
        issued_at=now,
        expires_at=now + LINK_STAYS_OPEN,
        confirmed_by=by if confirms else "",
    )
    _tell(event_types.SIGN_IN_LINK_ISSUED, person, actor=f"user:{by}", now=now)
    return f"{settings.PUBLIC_URL}/sign-in/{token}/"


def _refuse_without_the_one_before(password: str, *, before: str, person: User) -> None:
    if not check_password(before, person.password):
        message = "The password until now is not this one. Who has forgotten it asks for a link for a new one first."
        raise InvalidRequest(message, errors=(FieldError("before", message),))
    if password == before:
        message = "Choose another password than the one until now: somebody else may know that one."
        raise InvalidRequest(message, errors=(FieldError("password", message),))


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


def _organization_of(token: str) -> str:
    with capability_scope("sign_in_link", digest(token)):
        found = SignInLink.objects.filter(token_sha256=digest(token)).values_list(
            "organization_id", flat=True
        )
        organization_id: str | None = found.first()
    if organization_id is None:
        raise LinkClosed
    return organization_id


def _open(token: str, *, now: datetime, lock: bool = False) -> SignInLink:
    links = SignInLink.objects.select_related("organization", "user").filter(
        token_sha256=digest(token),
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
