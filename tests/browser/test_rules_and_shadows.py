"""An administrator tries rules on a record and lets them run as a shadow, in a browser."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from common.clock import now
from common.row_security import organization_scope
from tenants.services import create_user
from tests.browser.conftest import PASSWORD, Visit
from tests.conftest import new_client
from tests.drain import drain
from tests.integration.conftest import EXTRACT

pytestmark = pytest.mark.browser
DRAFT = """rules:
  - name: everybody
    text: Everybody is seen at once.
    when: referral.patient.family_name != null
    then: {urgency: stat, note: Seen at once.}
"""


@pytest.fixture
def administration(visit: Visit, browser: Browser) -> Iterator[Visit]:
    """The same clinic, seen by its administrator."""
    username = f"administrator-{secrets.token_hex(4)}"
    with organization_scope(visit.tenant.organization_id):
        create_user(
            organization_id=visit.tenant.organization_id,
            username=username,
            password=PASSWORD,
            role="administrator",
        )
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.on("pageerror", lambda error: visit.complaints.append(str(error)))
    page.goto(f"{visit.base}/admin/login/")
    page.fill("#id_username", username)
    page.fill("#id_password", PASSWORD)
    page.click("input[type=submit]")
    yield replace(visit, page=page)
    context.close()


def test_rules_are_said_back_while_they_are_typed_and_tried_on_a_record(administration: Visit) -> None:
    page = administration.page
    administration.open("jobs/triageruleset/add/")
    page.fill("#id_name", "ours")
    page.click("button.act.main")
    said = page.locator(".said-back")
    expect(said).to_contain_text("If age is less than 2: it is at least urgent")
    page.fill("#text", DRAFT)
    expect(said).to_contain_text("If family name is given: it is at least stat.")
    page.fill("#text", DRAFT.replace("family_name", "famly_name"))
    expect(page.locator("#problems")).to_contain_text("Did you mean referral.patient.family_name?")
    page.fill("#text", DRAFT)
    page.select_option("#recent", administration.record_id)
    page.get_by_role("button", name="Try it").click()
    trial = page.locator("#trial")
    expect(trial.locator("tr", has_text="urgency").first).to_contain_text("stat")
    expect(trial.locator("tr", has_text="everybody")).to_contain_text("true")
    expect(page.locator("#text")).to_have_value(DRAFT)
    _picture(administration, "trial")
    assert administration.complaints == []


def test_a_shadow_is_added_and_its_difference_is_one_click_away(administration: Visit) -> None:
    page, tenant = administration.page, administration.tenant
    administration.open("jobs/shadow/add/")
    page.fill("#id_name", "seen at once")
    page.fill("#id_draft", DRAFT)
    page.fill("#id_ends_on", (now() + timedelta(days=9)).date().isoformat())
    page.click("button.act.main")
    expect(page.locator("h1")).to_have_text("seen at once")
    new_client().post(
        EXTRACT, {"record_id": administration.record_id}, format="json", **tenant.extract_headers
    )
    drain(organization_id=tenant.organization_id)
    page.reload()
    expect(page.get_by_role("region", name="Agreement")).to_contain_text("more urgent in 1")
    _picture(administration, "shadow")
    page.get_by_role("link", name="side by side").click()
    expect(page.locator("tr", has_text="triage.urgency")).to_contain_text("differs")
    _picture(administration, "side-by-side")
    assert administration.complaints == []


def _picture(visit: Visit, name: str) -> None:
    """Keep a picture of the page where PICTURES names a directory."""
    if directory := os.environ.get("PICTURES"):
        visit.page.screenshot(path=Path(directory) / f"{name}.png", full_page=True)
