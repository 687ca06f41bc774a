"""Accounts for tests: opened by a command, or by a link that a person issued and another used."""

from __future__ import annotations

import secrets

from common.clock import now
from common.row_security import organization_scope
from tenants.services import create_user
from tenants.sign_in_services import (
    choose_password,
    confirm_person,
    issue_sign_in_link,
    note_person_changed,
)
from tests.conftest import Tenant


def account(tenant: Tenant, *, role: str = "administrator") -> str:
    """Make a person whose account nobody but the person holds; return the user's id."""
    with organization_scope(tenant.organization_id):
        return create_user(
            organization_id=tenant.organization_id,
            username=f"{role}-{secrets.token_hex(4)}",
            password=secrets.token_urlsafe(12),
            role=role,
            team_id=tenant.team_id,
        )


def opened_by(tenant: Tenant, issuer: str, *, user_id: str = "") -> str:
    """Let a person (a new one) choose a password by a link that the issuer has held; return the user's id."""
    chosen = user_id or account(tenant)
    address = issue_sign_in_link(
        organization_id=tenant.organization_id, user_id=chosen, issued_by=issuer, now=now()
    )
    choose_password(token=token_of(address), password=first_password(chosen), now=now())
    return chosen


def confirmed(tenant: Tenant, user_id: str, *, by: str) -> None:
    """Let somebody confirm a person whom another has opened, who then chooses a password nobody else knows."""
    address = confirm_person(
        organization_id=tenant.organization_id, user_id=user_id, confirmed_by=by, now=now()
    )
    choose_password(
        token=token_of(address),
        before=first_password(user_id),
        password=secrets.token_urlsafe(12),
        now=now(),
    )


def token_of(address: str) -> str:
    return address.rstrip("/").rpartition("/")[2]


def first_password(user_id: str) -> str:
    """Return what is chosen by the first link of an account: the issuer may know it."""
    return f"known to two {user_id[-8:]}"


def all_that_happens_to_accounts(tenant: Tenant) -> None:
    """Let everything happen to an account that leaves an event."""
    person = opened_by(tenant, account(tenant))
    confirmed(tenant, person, by=account(tenant))
    with organization_scope(tenant.organization_id):
        note_person_changed(
            organization_id=tenant.organization_id,
            user_id=person,
            fields=("email",),
            actor="test",
            now=now(),
        )
