"""A page without words to rely on is named at the top of the record page, with what to do about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.test import Client

from tests.conftest import Tenant
from tests.integration.admin.conftest import Scene
from tests.integration.faxes import REFERRAL, fax
from tests.integration.test_struck_words import LETTER, STRUCK
from tests.integration.walking import start_job
from tests.unit.reading.making import pdf

STAND_IN = """\
Please wait...
If this message is not eventually replaced by the proper contents of the document, your PDF
viewer may not be able to display this type of document.
"""


def test_a_form_that_cannot_be_shown_says_so_above_the_triage(
    reviewer: Client,
    client: Any,
    tenant: Tenant,
    upload: Callable[..., Any],
    drain: Callable[..., int],
) -> None:
    record_id = upload(tenant, fax(REFERRAL, STAND_IN), team_id=tenant.team_id).json()["record_id"]
    start_job(client, tenant, record_id)
    drain(organization_id=tenant.organization_id)
    shown = reviewer.get(f"/admin/referrals/record/{record_id}/change/").text
    told = shown.index('id="troubled"')
    assert "1 page without words to rely on" in shown
    assert told < shown.index("a form that only Adobe Reader shows", told) < shown.index('id="triage"')


def test_words_that_were_left_out_as_struck_out_are_shown_on_their_page(
    reviewer: Client,
    client: Any,
    tenant: Tenant,
    upload: Callable[..., Any],
    drain: Callable[..., int],
) -> None:
    record_id = upload(tenant, pdf([LETTER + STRUCK]), team_id=tenant.team_id).json()["record_id"]
    start_job(client, tenant, record_id)
    drain(organization_id=tenant.organization_id)
    shown = reviewer.get(f"/admin/referrals/record/{record_id}/change/").text
    assert shown.count('<line class="struck"') == 5
    assert "text of the file, 5 struck words left out" in shown
    assert "words with a line through them were left out. A person should look." in shown


def test_a_record_whose_pages_were_read_says_nothing_of_the_kind(reviewer: Client, scene: Scene) -> None:
    assert 'id="troubled"' not in reviewer.get(f"/admin/referrals/record/{scene.record_id}/change/").text
