"""An administrator builds a pathway by clicking, edits it by keyboard, and is told what is wrong where it is wrong."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.conftest import new_client
from tests.drain import drain
from tests.integration.conftest import AUTOMATION

pytestmark = pytest.mark.browser


def make_pathway(visit: Visit, *, name: str, type_: str, start_from: str = "") -> None:
    """Make a pathway on the page that makes one; the page of the new one is open then."""
    visit.open("pathways/pathway/add/")
    visit.page.fill("#id_name", name)
    visit.page.select_option("#id_type", type_)
    visit.page.select_option("#id_start_from", start_from)
    visit.page.click("button.act.main")
    expect(visit.page.locator("#pathway-editor.ready")).to_be_visible()


def box(page: Page, title: str) -> Locator:
    return page.locator(".canvas [data-node]", has_text=title)


def sign(page: Page, node: str, outcome: str) -> Locator:
    return page.locator(f'.canvas .sign[data-after="{node}"][data-outcome="{outcome}"]')


def put_in(page: Page, what: str, *, form: str) -> None:
    """Choose from the menu, and wait for the form of the new node."""
    page.get_by_role("menuitem", name=what).click()
    expect(page.locator(".node-panel .kind")).to_contain_text(form)


def saved(page: Page) -> None:
    expect(page.locator(".keeping")).to_have_text("Draft saved")


def leads(page: Page, outcome: str, to: str) -> None:
    page.locator(f'[data-place="edges.{outcome}"] select').select_option(label=to)


def test_a_pathway_is_built_by_clicking_published_and_run(administration: Visit) -> None:
    page = administration.page
    make_pathway(administration, name="Clicked", type_="semiAutomatic")
    page.set_viewport_size({"width": 1280, "height": 900})
    form = page.locator(".node-panel")

    sign(page, "", "").click()
    put_in(page, "Condition", form="Condition")
    form.get_by_label("Title", exact=True).fill("Is it urgent?")
    form.get_by_label("Question").fill("triage.urg")
    form.get_by_role("option", name="triage.urgency").click()
    form.get_by_label("Question").press_sequentially(' == "ur')
    form.get_by_role("option", name="urgent").click()
    expect(form.locator(".said")).to_have_text("urgency is urgent")
    saved(page)
    administration.picture("editor-condition-1280")

    sign(page, "check", "true").click()
    put_in(page, "Wait", form="Wait")
    form.get_by_label("Title", exact=True).fill("A clinician decides")
    form.get_by_label("What to do").fill("Read the letter and decide today.")
    leads(page, "rejected", "the end")

    form.get_by_role("button", name="Put a node in after approved").click()
    put_in(page, "Put a label on the record", form="Action")
    form.get_by_label("Label").fill("seen_today")

    sign(page, "check", "false").click()
    put_in(page, "Decision", form="Decision")
    form.get_by_label("Title", exact=True).fill("Where to?")
    form.get_by_role("button", name="Add one").click()
    row = form.locator(".row-of")
    row.get_by_label("If", exact=True).fill("referral.patient.age >= 65")
    row.get_by_label("Outcome").fill("older")
    row.get_by_label("Queue").fill("elderly")
    expect(form.locator('[data-place="edges.older"]')).to_be_visible()
    leads(page, "older", "Put a label on the record")
    leads(page, "undetermined", "A clinician decides")
    saved(page)
    administration.picture("editor-decision-1280")

    expect(page.locator(".canvas [data-node]")).to_have_count(5)
    expect(page.locator(".problems")).to_contain_text("No problems")
    page.fill("#note", "Built by clicking")
    page.get_by_role("button", name="Publish", exact=True).click()
    expect(page.locator(".messagelist")).to_contain_text("Version 1 is published")

    body = {"recordId": administration.record_id, "pathwayType": "semiAutomatic", "pathwayName": "Clicked"}
    started = new_client().post(AUTOMATION, body, format="json", **administration.tenant.token_headers).json()
    drain(organization_id=administration.tenant.organization_id)
    administration.open(f"pathways/pathwayrun/{started['run_id']}/change/")
    expect(page.locator(".visits")).to_contain_text("Is it urgent?")
    expect(page.locator(".visits .visit")).not_to_have_count(0)
    administration.picture("editor-run")
    assert administration.complaints == []
