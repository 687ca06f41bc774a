"""The pages of a record on the record page: what was set aside, and the button that releases it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from common.row_security import organization_scope
from events.models import Event
from tests.conftest import Tenant
from tests.integration.admin.conftest import person, signed_in
from tests.integration.faxes import LABORATORY, REFERRAL, STRANGER, fax
from tests.integration.walking import start_job


@pytest.fixture
def record_id(client: Any, tenant: Tenant, upload: Callable[..., Any], drain: Callable[..., int]) -> str:
    """A record whose third page is another patient's."""
    record_id = upload(tenant, fax(REFERRAL, LABORATORY, STRANGER), team_id=tenant.team_id).json()[
        "record_id"
    ]
    start_job(client, tenant, record_id)
    drain(organization_id=tenant.organization_id)
    return str(record_id)


def page_of(browser: Client, record_id: str) -> str:
    return browser.get(f"/admin/referrals/record/{record_id}/change/").text


def button(shown: str) -> list[str]:
    return re.findall(r'action="(/admin/jobs/extractionjob/release/[^"]+)"', shown)


def test_the_record_page_tells_of_the_page_and_releases_it(
    reviewer: Client, tenant: Tenant, record_id: str, drain: Callable[..., int]
) -> None:
    shown = page_of(reviewer, record_id)
    assert "1 page set aside" in shown
    assert "The page names another patient." in shown
    assert "<h2>1 page set aside</h2>" in shown
    panel = shown[shown.index("<th>Whose</th>") :]
    assert re.findall(r'class="pill \w+">([^<]+)</span>', panel)[:3] == [
        "this patient&#x27;s",
        "this patient&#x27;s",
        "set aside",
    ]
    assert len(re.findall(r'<figure class="page aside"', shown)) == 1
    assert "Nothing is extracted from this page.</strong> The page names another patient." in shown
    assert "Okonkwo" not in shown
    (address,) = button(shown)
    answer = reviewer.post(address, follow=True)
    assert "The page is released" in answer.text
    drain(organization_id=tenant.organization_id)
    after = page_of(reviewer, record_id)
    assert "set aside" not in after
    assert "naproxen" in after
    assert button(after) == []
    with organization_scope(tenant.organization_id):
        (event,) = Event.objects.filter(type="document.page_released", record_id=record_id)
    assert event.actor.startswith("user:")


def test_only_people_who_may_see_the_record_release_its_pages(
    reviewer: Client, other_tenant: Tenant, record_id: str
) -> None:
    (address,) = button(page_of(reviewer, record_id))
    stranger = signed_in(person(other_tenant, "administrator"))
    assert stranger.post(address).status_code == 404
    assert reviewer.get(address).status_code == 405
    assert Client().post(address).status_code == 302
    assert button(page_of(reviewer, record_id)) == [address]


def test_the_operator_may_release_and_a_second_time_is_told(operator: Client, record_id: str) -> None:
    (address,) = button(page_of(operator, record_id))
    assert operator.post(address, follow=True).status_code == 200
    assert "still running" in operator.post(address, follow=True).text
