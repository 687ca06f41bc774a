"""What only a browser can tell: fields and boxes light each other up, and a run is approved on its page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.drain import drain

pytestmark = pytest.mark.browser


def test_pointing_at_a_field_shows_its_place_on_the_page(visit: Visit) -> None:
    visit.open(f"referrals/record/{visit.record_id}/change/")
    field = visit.page.locator('.field[data-field="patient.family_name"]')
    mark = visit.page.locator('.mark[data-field="patient.family_name"]').first
    expect(visit.page.locator(".sheet img").first).to_have_js_property("complete", True)
    assert visit.page.locator(".sheet img").first.evaluate("image => image.naturalWidth") > 500

    field.hover()
    expect(field).to_have_class("field supported lit")
    expect(mark).to_have_class("mark supported lit")
    expect(mark.locator("rect").first).to_be_in_viewport()
    expect(visit.page.locator(".tag")).to_have_text("Patient: Family name")

    visit.page.locator("h1").hover()
    expect(mark).to_have_class("mark supported")
    assert visit.complaints == []


def test_pointing_at_a_box_shows_its_field(visit: Visit) -> None:
    visit.open(f"referrals/record/{visit.record_id}/change/")
    visit.page.locator('.mark[data-field="patient.birth_date"] rect').first.hover()
    field = visit.page.locator('.field[data-field="patient.birth_date"]')
    expect(field).to_have_class("field supported lit")
    expect(field).to_be_in_viewport()


def test_the_keyboard_reaches_and_pins_a_field_on_the_second_page(visit: Visit) -> None:
    visit.open(f"referrals/record/{visit.record_id}/change/")
    far = visit.page.locator(".page").nth(1).locator(".mark").first
    path = far.get_attribute("data-field")
    field = visit.page.locator(f'.field[data-field="{path}"]')
    field.focus()
    expect(far.locator("rect").first).to_be_in_viewport()
    visit.page.keyboard.press("Enter")
    expect(field).to_have_attribute("aria-pressed", "true")
    visit.page.locator('.field[data-field="patient.family_name"]').focus()
    expect(far).to_have_class(far.get_attribute("class") or "")
    assert "lit" in (far.get_attribute("class") or "").split()
    visit.page.keyboard.press("Escape")
    expect(field).to_have_attribute("aria-pressed", "false")


def test_an_address_with_a_field_opens_at_its_place(visit: Visit) -> None:
    visit.open(f"referrals/record/{visit.record_id}/change/#field:referral.clinical.medications")
    lit = visit.page.locator('.field[data-field^="clinical.medications"][aria-pressed="true"]')
    expect(lit.first).to_be_in_viewport()
    assert lit.count() > 1


def test_a_paused_run_is_approved_on_its_page_and_the_page_follows_it_to_the_end(visit: Visit) -> None:
    visit.open("pathways/review/")
    visit.page.get_by_role("link", name="Clinician reviews the referral").click()
    expect(visit.page.locator(".headline .pill")).to_have_text("paused")
    visit.page.get_by_label("Note for the record").fill("Seen by the clinician")
    visit.page.get_by_role("button", name="Approve").click()
    expect(visit.page.locator(".messagelist")).to_contain_text("the run goes on")

    drain(organization_id=visit.tenant.organization_id)
    expect(visit.page.locator(".headline .pill")).to_have_text("completed", timeout=20_000)
    expect(visit.page.locator(".visits")).to_contain_text("approved")
    assert visit.complaints == []
