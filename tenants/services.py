"""Writing tenants: organizations, teams, users, credentials."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import cast

from django.db import connection

from common.errors import Conflict, InvalidRequest, NotFound
from common.row_security import all_organizations_scope, organization_scope
from common.work import resting_since
from events import event_types
from events.services import record_event
from tenants.data import DEFAULT_SCOPES, SCOPES, CredentialKind
from tenants.keys import make_key
from tenants.models import Credential, IdempotentRequest, Organization, Role, Team, User, new_organization_id

LAST_USED_EVERY = timedelta(minutes=1)


class TenantNotFound(NotFound):
    """No organization, team, user or credential of that name or id."""


class TenantExists(Conflict):
    """The name is taken."""


@dataclass(frozen=True)
class NewTenant:
    """Ids of a tenant that was just made."""

    organization_id: str
    team_id: str


@dataclass(frozen=True)
class IssuedCredential:
    """A fresh credential; `key` is shown this once and cannot be had again."""

    id: str
    key: str


def create_tenant(*, name: str, team_name: str, private_hosts: tuple[str, ...] = ()) -> NewTenant:
    """Make an organization with its first team; `private_hosts` are those that it may reach.

    Raises TenantExists when an organization has that name.
    """
    organization_id = new_organization_id()
    with all_organizations_scope():
        if Organization.objects.filter(name=name).exists():
            raise TenantExists(f"There is an organization named {name!r} already. Choose another name.")
    with organization_scope(organization_id):
        organization = Organization.objects.create(
            id=organization_id, name=name, private_hosts="\n".join(private_hosts)
        )
        team = Team.objects.create(organization=organization, name=team_name)
    return NewTenant(organization_id=organization_id, team_id=team.id)


def find_tenant(*, name: str) -> NewTenant | None:
    """Return the organization of that exact name with its oldest team, or None; for the operator's commands."""
    with all_organizations_scope():
        organization = Organization.objects.filter(name=name).first()
        team = (
            Team.objects.filter(organization=organization).order_by("created_at").first()
            if organization
            else None
        )
        return NewTenant(organization.id, team.id) if organization and team else None


def create_user(
    *,
    organization_id: str,
    username: str,
    password: str,
    role: str,
    email: str = "",
    team_id: str | None = None,
) -> str:
    """Make a person who can sign in to the organization's pages, with a password that only the person gets; return the
    user's id. For the operator's commands: on the pages people choose their passwords by links.
    """
    if role not in Role.values:
        raise InvalidRequest(f"Unknown role {role!r}. Use one of {', '.join(Role.values)}.")
    if User.objects.filter(username=username).exists():
        raise TenantExists(f"There is a user named {username!r} already. Choose another name.")
    user = User.objects.create_user(
        username=username,
        password=password,
        email=email,
        organization_id=organization_id,
        team_id=team_id,
        role=role,
        is_staff=True,
        opened_by_command=True,
    )
    return str(user.id)


def suspend_organization(*, organization_id: str, actor: str, now: datetime) -> None:
    """Refuse an organization's credentials and let its work rest: no work of it is begun, and its timers hold.

    What a worker is doing at this moment is finished and recorded. Nothing happens to one that is suspended.
    """
    if Organization.objects.filter(id=organization_id, is_active=True).update(is_active=False):
        record_event(
            type=event_types.ORGANIZATION_SUSPENDED, organization_id=organization_id, actor=actor, now=now
        )


def resume_organization(*, organization_id: str, actor: str, now: datetime) -> None:
    """Let a suspended organization work on from where it stood; nothing happens to one that is not suspended."""
    since = resting_since(organization_id=organization_id)
    if Organization.objects.filter(id=organization_id, is_active=False).update(is_active=True):
        record_event(
            type=event_types.ORGANIZATION_RESUMED,
            organization_id=organization_id,
            actor=actor,
            now=now,
            data={"suspended_at": (since or now).isoformat()},
        )


def note_person_left(*, organization_id: str, user_id: str, actor: str, now: datetime) -> None:
    """Tell that a person was deactivated, so that what waits for them is put to others."""
    record_event(
        type=event_types.PERSON_LEFT,
        organization_id=organization_id,
        actor=actor,
        now=now,
        data={"user_id": user_id},
    )


def create_operator(*, username: str, password: str, email: str) -> str:
    """Make a person who sees every organization; return the user's id."""
    return str(User.objects.create_superuser(username=username, password=password, email=email).id)


def remove_user(*, username: str) -> None:
    """Remove a person who has left no trace in any history; nothing happens when there is none of that name."""
    User.objects.filter(username=username).delete()


def issue_credential(
    *,
    organization_id: str,
    kind: CredentialKind,
    now: datetime,
    actor: str,
    team_id: str | None = None,
    user_id: str | None = None,
    scopes: tuple[str, ...] | None = None,
    expires_at: datetime | None = None,
    name: str = "",
    rotated_from: str | None = None,
) -> IssuedCredential:
    """Make a credential; its key is in the answer and nowhere else.

    Raises InvalidRequest for an unknown scope, TenantNotFound for a team or user of another organization.
    """
    wanted = DEFAULT_SCOPES[kind] if scopes is None else scopes
    unknown = [scope for scope in wanted if scope not in SCOPES]
    if unknown:
        raise InvalidRequest(f"Unknown scope {', '.join(unknown)}. Scopes are: {', '.join(SCOPES)}.")
    key, public_id, secret_sha256 = make_key(kind=kind)
    with organization_scope(organization_id):
        if not Organization.objects.filter(id=organization_id).exists():
            raise TenantNotFound("There is no organization with this id.")
        if team_id and not Team.objects.filter(id=team_id, organization_id=organization_id).exists():
            raise TenantNotFound("The organization has no team with this id.")
        if user_id and not User.objects.filter(id=user_id, organization_id=organization_id).exists():
            raise TenantNotFound("The organization has no user with this id.")
        credential = Credential.objects.create(
            organization_id=organization_id,
            team_id=team_id,
            user_id=user_id,
            kind=kind,
            name=name,
            public_id=public_id,
            secret_sha256=secret_sha256,
            scopes=list(wanted),
            created_at=now,
            expires_at=expires_at,
            rotated_from_id=rotated_from,
        )
        record_event(
            type=event_types.CREDENTIAL_ISSUED,
            organization_id=organization_id,
            actor=actor,
            now=now,
            data={"credential_id": credential.id, "kind": kind},
        )
    return IssuedCredential(id=credential.id, key=key)


def revoke_credential(
    *, public_id: str, now: datetime, actor: str, organization_id: str | None = None
) -> str:
    """Refuse a credential from now on; return its id. Revoking twice changes nothing.

    With `organization_id` only that organization's are found. Raises TenantNotFound.
    """
    with organization_scope(organization_id) if organization_id else all_organizations_scope():
        found = Credential.objects.filter(public_id=public_id).values_list("organization_id", "id").first()
    if found is None:
        raise TenantNotFound("There is no credential with this public id (the third part of the key).")
    organization_id, credential_id = found
    with organization_scope(organization_id):
        changed = Credential.objects.filter(id=credential_id, revoked_at=None).update(revoked_at=now)
        if changed:
            record_event(
                type=event_types.CREDENTIAL_REVOKED,
                organization_id=organization_id,
                actor=actor,
                now=now,
                data={"credential_id": credential_id},
            )
    return str(credential_id)


def rotate_credential(
    *, credential_id: str, organization_id: str, overlap: timedelta, now: datetime, actor: str
) -> IssuedCredential:
    """Issue a successor with the same rights; the old key works until the overlap has passed. Raises TenantNotFound."""
    with organization_scope(organization_id):
        old = Credential.objects.select_for_update().filter(id=credential_id, revoked_at=None).first()
        if old is None:
            raise TenantNotFound("There is no credential in force with this id.")
        issued = issue_credential(
            organization_id=organization_id,
            kind=cast(CredentialKind, old.kind),
            now=now,
            actor=actor,
            team_id=old.team_id,
            user_id=old.user_id,
            scopes=tuple(old.scopes),
            name=old.name,
            rotated_from=old.id,
        )
        ends = now + overlap
        old.expires_at = min(old.expires_at, ends) if old.expires_at else ends
        old.save(update_fields=["expires_at"])
    return issued


def note_use(*, credential: Credential, now: datetime) -> None:
    """Keep when a credential was last used, to the minute, so that reading stays reading."""
    if credential.last_used_at and now - credential.last_used_at < LAST_USED_EVERY:
        return
    with organization_scope(credential.organization_id):
        Credential.objects.filter(id=credential.id).update(last_used_at=now)


def forget_expired(*, now: datetime, batch: int = 5000) -> int:
    """Delete stored answers of idempotent requests whose time is over; return how many."""
    with all_organizations_scope():
        ids = IdempotentRequest.objects.filter(expires_at__lt=now).values("id")[:batch]
        deleted, _ = IdempotentRequest.objects.filter(id__in=ids).delete()
    return int(deleted)


def database_answers() -> bool:
    """Return whether Postgres can be asked."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
        return bool(cursor.fetchone() == (1,))
