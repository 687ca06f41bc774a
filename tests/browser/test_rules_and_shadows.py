"""An administrator tries rules on a record and lets them run as a shadow, in a browser."""

from __future__ import annotations

from datetime import timedelta

import pytest
from playwright.sync_api import expect

from common.clock import now
from tests.browser.conftest import Visit
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
    administration.picture("trial")
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
    administration.picture("shadow")
    page.get_by_role("link", name="side by side").click()
    expect(page.locator("tr", has_text="triage.urgency")).to_contain_text("differs")
    administration.picture("side-by-side")
    assert administration.complaints == []
