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
    return page.locator(".canvas [data-node]", has=page.locator("title", has_text=title))


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


def test_a_pathway_is_edited_by_keyboard_alone(administration: Visit) -> None:
    page = administration.page
    make_pathway(administration, name="Typed", type_="semiAutomatic", start_from="reviewed_intake")
    keyboard = page.keyboard
    page.locator("[data-do=fit]").focus()
    keyboard.press("Tab")
    focused = page.locator("*:focus")
    expect(focused).to_have_attribute("data-node", "urgent")
    keyboard.press("ArrowDown")
    first = focused.get_attribute("data-node")
    assert first in ("mark_urgent", "mark_for_review")
    keyboard.press("ArrowUp")
    expect(focused).to_have_attribute("data-node", "urgent")

    keyboard.press("Enter")
    expect(focused).to_have_value("Urgent, or with a red flag?")
    keyboard.press("Control+A")
    keyboard.type("At once?")
    keyboard.press("Tab")
    keyboard.press("Control+A")
    keyboard.type("triage.scor")
    expect(page.get_by_role("option", name="triage.score")).to_be_visible()
    keyboard.press("ArrowDown")
    keyboard.press("Enter")
    keyboard.type(" >= 3")
    expect(page.locator('[data-place="config.expression"] .said')).to_have_text("score is at least 3")
    expect(box(page, "At once?")).to_be_visible()
    saved(page)

    keyboard.press("Escape")
    expect(focused).to_have_attribute("data-node", "urgent")
    keyboard.press("Delete")
    expect(box(page, "At once?")).to_have_count(0)
    expect(focused).to_have_attribute("data-node", "mark_urgent")
    keyboard.press("Control+Z")
    expect(box(page, "At once?")).to_be_visible()
    expect(page.locator(".problems")).to_contain_text("No problems")
    assert administration.complaints == []


def test_a_wrong_question_is_said_at_its_node(administration: Visit) -> None:
    page = administration.page
    make_pathway(administration, name="Wrong", type_="auto", start_from="referral_intake")
    box(page, "Red flag, or urgent").click()
    page.get_by_label("Question").fill('triage.urgency == "sometimes"')
    at = page.locator('[data-place="config.expression"]')
    expect(at.locator(".faults")).to_contain_text('triage.urgency can never be "sometimes"')
    expect(page.get_by_label("Question")).to_have_attribute("aria-invalid", "true")
    expect(at.locator(".said")).to_be_visible()
    expect(page.locator('.canvas [data-node="danger"] text', has_text="! 1 problem")).to_be_visible()

    box(page, "Where does it belong?").click()
    page.locator(".problems .where", has_text="Red flag").click()
    expect(page.locator("*:focus")).to_have_value('triage.urgency == "sometimes"')
    expect(page.locator(".canvas .chosen")).to_have_attribute("data-node", "danger")
    administration.picture("editor-wrong-1280")
    page.get_by_role("button", name="Publish", exact=True).click()
    expect(page.locator(".messagelist")).to_contain_text("cannot be published yet")

    page.set_viewport_size({"width": 1600, "height": 1000})
    box(page, "Where does it belong?").click()
    page.locator(".row-of").nth(0).get_by_role("button", name="Move down").click()
    expect(page.locator(".row-of").nth(1).get_by_label("Outcome")).to_have_value("returned")
    saved(page)
    administration.picture("editor-table-1600")
    page.get_by_role("tab", name="Text").click()
    text = page.locator("#text")
    assert text.input_value().index("outcome: incomplete") < text.input_value().index("outcome: returned")
    text.fill(text.input_value().replace('"sometimes"', '"stat"'))
    expect(page.locator(".problems")).to_contain_text("No problems")
    saved(page)
    text.fill("start: [")
    expect(page.locator(".keeping")).to_contain_text("cannot be read")
    expect(page.locator(".problems")).to_contain_text("line 1")
    page.reload()
    expect(page.locator(".problems")).to_contain_text("No problems")
    assert administration.complaints == []


def test_a_node_gets_another_key_and_what_names_it_follows(administration: Visit) -> None:
    page = administration.page
    make_pathway(administration, name="Renamed", type_="auto", start_from="referral_intake")
    box(page, "Where does it belong?").click()
    page.get_by_text("Key, start and removal").click()
    page.get_by_label("Key", exact=True).fill("sorting")
    page.get_by_label("Key", exact=True).press("Enter")
    saved(page)
    expect(page.locator('.canvas [data-node="sorting"]')).to_be_visible()
    page.get_by_role("tab", name="Text").click()
    assert "run.sorting.outcome" in page.locator("#text").input_value()
    assert "run.route.outcome" not in page.locator("#text").input_value()
    page.get_by_role("tab", name="Node").click()
    box(page, "Mark as accepted").click()
    page.get_by_text("If the run is cancelled later").first.click()
    undone = page.locator('[data-place="compensation"]')
    undone.get_by_role("combobox").first.select_option(label="set the record's status")
    undone.get_by_label("Status").fill("Not a word")
    expect(undone.locator(".faults").first).to_be_attached()
    expect(page.locator(".problems")).to_contain_text("`status` is no key")
    undone.get_by_label("Status").fill("withdrawn")
    expect(page.locator(".problems")).to_contain_text("No problems")
    administration.picture("editor-compensation")
    for _ in range(3):
        page.get_by_role("button", name="Undo").click()
    expect(page.locator('.canvas [data-node="route"]')).to_be_visible()
    page.get_by_role("button", name="Redo").click()
    expect(page.locator('.canvas [data-node="sorting"]')).to_be_visible()
    expect(page.locator(".problems")).to_contain_text("No problems")


def test_of_two_editors_the_second_is_told_and_loses_nothing(administration: Visit) -> None:
    page = administration.page
    make_pathway(administration, name="Shared", type_="auto")
    other = page.context.new_page()
    other.goto(page.url)
    box(other, "Mark as received").click()
    other.get_by_label("Title", exact=True).fill("From the other window")
    saved(other)
    box(page, "Mark as received").click()
    page.get_by_label("Title", exact=True).fill("From this window")
    expect(page.locator(".conflict")).to_be_visible()
    expect(page.locator(".keeping")).to_contain_text("somebody else has saved")
    administration.picture("editor-conflict")
    page.get_by_role("button", name="Go on with theirs").click()
    expect(box(page, "From the other window")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(box(page, "From this window")).to_be_visible()
    saved(page)
    other.reload()
    expect(box(other, "From this window")).to_be_visible()
