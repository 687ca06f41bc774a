"""A link that is used while another is issued: both lock the person first, so that neither waits for the other."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable

import pytest
from django.db import connection, connections

from common.clock import now
from common.row_security import organization_scope
from tenants.models import SignInLink, User
from tenants.sign_in_services import LinkClosed, choose_password, confirm_person, issue_sign_in_link
from tests.conftest import Tenant, new_tenant
from tests.integration.opening import account, first_password, opened_by, token_of


def _issue(tenant: Tenant, person: str, by: str) -> None:
    issue_sign_in_link(organization_id=tenant.organization_id, user_id=person, issued_by=by, now=now())


def _confirm(tenant: Tenant, person: str, by: str) -> None:
    confirm_person(organization_id=tenant.organization_id, user_id=person, confirmed_by=by, now=now())


@pytest.mark.parametrize("act", [_issue, _confirm])
def test_a_link_is_used_while_another_is_issued(
    committed: None, act: Callable[[Tenant, str, str], None]
) -> None:
    tenant = new_tenant()
    head, other = account(tenant), account(tenant)
    nurse = opened_by(tenant, head)
    token = token_of(
        issue_sign_in_link(organization_id=tenant.organization_id, user_id=nurse, issued_by=head, now=now())
    )
    found: list[BaseException | None] = []

    def use() -> None:
        try:
            choose_password(token=token, password=secrets.token_urlsafe(12), now=now())
            found.append(None)
        except BaseException as error:  # noqa: BLE001 - the test looks at it
            found.append(error)
        finally:
            connections.close_all()

    using = threading.Thread(target=use)
    with organization_scope(tenant.organization_id):
        User.objects.select_for_update(of=("self",)).get(pk=nurse)
        using.start()
        _wait_until_somebody_waits_for_us()
        act(tenant, nurse, other)
    using.join(timeout=60)
    assert [type(error) for error in found] == [LinkClosed], "the link was withdrawn while it was waited for"
    assert User.objects.get(pk=nurse).check_password(first_password(nurse))
    with organization_scope(tenant.organization_id):
        assert SignInLink.objects.get(user=nurse, used_at=None, withdrawn_at=None).issued_by == other


def _wait_until_somebody_waits_for_us() -> None:
    """Return once another connection waits for a lock of this one; fail where none comes to."""
    pause = threading.Event()
    for _ in range(600):
        with connection.cursor() as cursor:
            cursor.execute(
                "SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))"
            )
            if cursor.fetchone():
                return
        pause.wait(0.05)
    pytest.fail("nobody waits for the person's row")
