"""What needs two people, when two ask for it at the same moment."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import pytest
from django.db import connection

from common.clock import now
from common.errors import Conflict
from common.row_security import organization_scope
from pathways.models import Pathway, PublishRequest
from pathways.services import create_pathway, publish_version, save_draft
from pathways.services.defaults import set_default_pathway
from pathways.services.publish_gate import RedFlagsLost
from pathways.services.publish_requests import request_default
from pathways.starters import load_starter
from tests.conftest import Tenant, new_tenant
from tests.integration.committed import together
from tests.integration.conftest import install_pathways
from tests.integration.simulating import without_danger

pytestmark = pytest.mark.usefixtures("committed", "broker")


@pytest.fixture
def house(committed: None) -> Tenant:
    tenant = new_tenant()
    install_pathways(tenant)
    return tenant


def beside(tenant: Tenant, name: str, *, careful: bool) -> str:
    """Publish an automatic pathway beside the default one; return its id."""
    intake = load_starter("referral_intake").definition.as_document()
    with organization_scope(tenant.organization_id):
        pathway_id = create_pathway(organization_id=tenant.organization_id, name=name, type="auto")
        version_id = save_draft(
            organization_id=tenant.organization_id,
            pathway_id=pathway_id,
            definition=intake if careful else without_danger(),
            note="another",
            now=now(),
        )
        publish_version(
            organization_id=tenant.organization_id, version_id=version_id, actor="test", now=now()
        )
    return pathway_id


def make_default(tenant: Tenant, pathway_id: str) -> None:
    with organization_scope(tenant.organization_id):
        set_default_pathway(
            organization_id=tenant.organization_id, pathway_id=pathway_id, actor="user:usr_one", now=now()
        )


def until_somebody_waits() -> None:
    """Wait until another connection waits for a row that this one holds."""
    for _ in range(600):
        with connection.cursor() as cursor:
            cursor.execute("SELECT count(*) FROM pg_locks WHERE NOT granted")
            if cursor.fetchone()[0]:
                return
        time.sleep(0.05)
    raise AssertionError("nobody waits")


def test_who_comes_second_is_compared_with_the_default_that_the_first_has_chosen(house: Tenant) -> None:
    careful, forgetful = beside(house, "Careful", careful=True), beside(house, "Forgetful", careful=False)
    found: list[BaseException | None] = []

    def second() -> None:
        (result,) = together(lambda: make_default(house, forgetful))
        found.append(result)

    thread = threading.Thread(target=second)
    with organization_scope(house.organization_id):
        set_default_pathway(
            organization_id=house.organization_id, pathway_id=careful, actor="user:usr_one", now=now()
        )
        thread.start()
        until_somebody_waits()
    thread.join(timeout=60)
    assert [type(result) for result in found] == [RedFlagsLost]
    with organization_scope(house.organization_id):
        assert Pathway.objects.get(type="auto", is_default=True).id == careful


def test_of_two_who_ask_for_the_same_at_once_one_is_told_so(house: Tenant) -> None:
    forgetful = beside(house, "Forgetful", careful=False)

    def asking(actor: str) -> Callable[[], str]:
        return lambda: request_default(
            organization_id=house.organization_id,
            pathway_id=forgetful,
            reason="Fewer",
            actor=actor,
            now=now(),
        )

    found = together(asking("user:usr_one"), asking("user:usr_two"))
    with organization_scope(house.organization_id):
        (asked,) = PublishRequest.objects.filter(status="open")
    for result in found:
        assert result == asked.id or isinstance(result, Conflict)
    assert asked.id in found
