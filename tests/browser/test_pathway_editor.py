"""An administrator builds a pathway by clicking, edits it by keyboard, and is told what is wrong where it is wrong."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.editor_page import box, leads, make_pathway, put_in, saved, sign
from tests.conftest import new_client
from tests.drain import drain
from tests.integration.conftest import AUTOMATION

pytestmark = pytest.mark.browser


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
    page.get_by_label("Find a node").focus()
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
    ways = page.get_by_role("menu", name="Delete it, and go on by").get_by_role("menuitem")
    expect(ways.first).to_be_focused()
    expect(ways).to_contain_text([re.compile("^true, to "), re.compile("^false, to ")])
    administration.picture("editor-delete-asks")
    keyboard.press("Escape")
    expect(focused).to_have_attribute("data-node", "urgent")
    expect(box(page, "At once?")).to_be_visible()
    keyboard.press("Delete")
    keyboard.press("ArrowDown")
    keyboard.press("Enter")
    expect(box(page, "At once?")).to_have_count(0)
    expect(focused).to_have_attribute("data-node", "mark_for_review")
    keyboard.press("Control+Z")
    expect(box(page, "At once?")).to_be_visible()
    box(page, "At once?").click()
    page.locator("summary", has_text="Key, start and removal").click()
    page.get_by_role("button", name="Delete this node").click()
    page.get_by_role("menuitem", name=re.compile("^true, to ")).click()
    expect(box(page, "At once?")).to_have_count(0)
    expect(focused).to_have_attribute("data-node", "mark_urgent")
    page.get_by_role("button", name="Undo").click()
    expect(box(page, "At once?")).to_be_visible()
    expect(page.locator(".problems")).to_contain_text("No problems")
    assert administration.complaints == []


def press_until(page: Page, key: str, target: Locator, *, most: int = 80) -> None:
    """Press a key until the target has the focus, as somebody without a mouse does."""
    for _ in range(most):
        if target.count() and target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead there")


def test_a_pathway_is_built_mended_and_published_without_a_mouse(administration: Visit) -> None:
    page = administration.page
    make_pathway(administration, name="No mouse", type_="semiAutomatic")
    keyboard, form = page.keyboard, page.locator(".node-panel")

    # A question at the beginning, from the form of the node that stands there now.
    keyboard.press("/")
    expect(page.get_by_label("Find a node")).to_be_focused()
    keyboard.type("mark as")
    keyboard.press("Enter")
    focused = page.locator("*:focus")
    expect(focused).to_have_attribute("data-node", "mark_received")
    press_until(page, "Tab", form.locator("summary", has_text="Key, start and removal"))
    keyboard.press("Enter")
    press_until(page, "Tab", form.get_by_role("button", name="Put a node in before this one"))
    keyboard.press("Enter")
    expect(page.get_by_role("menuitem").first).to_be_focused()
    keyboard.press("Enter")
    expect(form.locator(".kind")).to_contain_text("Condition")
    expect(form.get_by_label("Title", exact=True)).to_be_focused()
    keyboard.press("Control+A")
    keyboard.type("Is it urgent?")
    saved(page)
    expect(page.locator(".problems li")).to_have_count(1)

    # The problem leads to where it is mended.
    press_until(page, "Tab", page.locator(".problems .where"))
    keyboard.press("Enter")
    expect(form.get_by_label("Question")).to_be_focused()
    keyboard.type('triage.urgency == "urgent"')
    expect(page.locator(".problems")).to_contain_text("No problems")

    # A wait after `true`, its person chosen from those who are there, its time in hours.
    press_until(page, "Tab", form.get_by_role("button", name="Put a node in after true"))
    keyboard.press("Enter")
    for _ in range(2):
        keyboard.press("ArrowDown")
    while "Wait" not in (page.locator("*:focus").text_content() or ""):
        keyboard.press("ArrowDown")
    keyboard.press("Enter")
    expect(form.locator(".kind")).to_contain_text("Wait")
    press_until(page, "Tab", form.get_by_label("What to do"))
    keyboard.type("Read the letter.")
    which = form.locator('[data-place="config.assignee"] select').first
    press_until(page, "Tab", which)
    keyboard.type("Role")
    role = form.locator('[data-place="config.assignee.role"] select')
    expect(role).to_be_visible()
    press_until(page, "Tab", role)
    keyboard.type("reviewers")
    expect(role).to_have_value("reviewer")
    press_until(page, "Tab", form.locator('[data-place="config.due_in"] legend input'))
    keyboard.press("Space")
    kind = form.locator('[data-place="config.due_in"] .exactly-one > select')
    press_until(page, "Tab", kind)
    keyboard.type("By the clock")
    amount = form.locator('[data-place="config.due_in.seconds"] input')
    press_until(page, "Tab", amount)
    keyboard.type("2")
    keyboard.press("Tab")
    keyboard.type("hours")
    saved(page)
    expect(page.locator(".problems")).to_contain_text("No problems")
    administration.picture("editor-keyboard")

    press_until(page, "Tab", page.get_by_role("button", name="Publish", exact=True))
    keyboard.press("Enter")
    expect(page.locator(".messagelist")).to_contain_text("Version 1 is published")
    page.get_by_role("tab", name="Text").click()
    text = page.locator("#text").input_value()
    assert "seconds: 7200" in text
    assert "role: reviewer" in text
    assert administration.complaints == []


def test_when_it_starts_is_completed_and_said_back_while_it_is_typed(administration: Visit) -> None:
    page = administration.page
    make_pathway(administration, name="Starting", type_="auto")
    form = page.locator("#start-form")
    question = form.get_by_label("Starts by itself")
    question.press_sequentially("triage.urg")
    form.get_by_role("option", name="triage.urgency").click()
    question.press_sequentially(' == "st')
    form.get_by_role("option", name="stat").click()
    expect(form.locator(".said-back")).to_have_text("Starts when urgency is stat.")
    question.press_sequentially(" and run.x")
    expect(form.locator(".fault")).to_contain_text("There is no field run.x")
    administration.picture("start-condition")
    assert administration.complaints == []


def test_who_answers_is_chosen_from_the_people_and_teams_that_are_there(administration: Visit) -> None:
    page = administration.page
    make_pathway(administration, name="People", type_="semiAutomatic", start_from="reviewed_intake")
    box(page, "Clinician reviews").click()
    asked = page.locator('[data-place="config.assignee"]')
    asked.get_by_label("Which").select_option(label="Team")
    teams = page.locator('[data-place="config.assignee.team"] select option').all_text_contents()
    assert teams[0] == "the record's own team"
    assert "Intake" in teams
    asked.get_by_label("Which").select_option(label="User")
    person = page.locator('[data-place="config.assignee.user"] select')
    people = person.locator("option").all_text_contents()
    assert people[0] == "choose"
    assert [name for name in people if name.startswith("administrator-")]
    person.select_option(index=1)
    saved(page)
    expect(page.locator(".problems")).to_contain_text("No problems")
    page.get_by_role("tab", name="Text").click()
    text = page.locator("#text")
    text.fill(text.input_value().replace(f"user: {people[1]}", "user: somebody-who-left"))
    expect(page.locator(".problems li")).to_have_count(1)
    page.get_by_role("tab", name="Node").click()
    expect(person).to_have_value("somebody-who-left")
    expect(person.locator("option").first).to_have_text("somebody-who-left (not there any more)")
    expect(person).to_have_attribute("aria-invalid", "true")


def test_forty_nodes_stay_legible_and_each_is_found(administration: Visit) -> None:
    page = administration.page
    make_pathway(administration, name="Forty", type_="auto")
    page.get_by_role("tab", name="Text").click()
    page.fill("#text", forty_nodes())
    expect(page.locator(".canvas [data-node]")).to_have_count(40)
    expect(page.locator(".problems")).to_contain_text("No problems")
    page.reload()
    expect(page.locator("#pathway-editor.ready")).to_be_visible()
    readable = "node => node.querySelector('text[font-weight=\"600\"]').getBoundingClientRect().height"
    assert page.locator(".canvas [data-node]").first.evaluate(readable) >= 10
    expect(page.locator(".graph-map")).to_be_hidden()
    page.get_by_role("button", name="Map", exact=True).click()
    expect(page.locator(".graph-map")).to_be_visible()
    page.get_by_label("Find a node").fill("Step 39")
    found = page.locator('.canvas [data-node="step_39"]')
    expect(found).to_be_in_viewport(ratio=1)
    expect(found).to_be_focused()
    page.get_by_role("button", name="Whole graph").click()
    expect(page.locator(".graph-map")).to_be_hidden()
    page.get_by_role("button", name="Graph only").click()
    expect(page.locator(".panel")).to_be_hidden()
    found.dblclick()
    expect(page.locator(".panel")).to_be_visible()
    expect(found).to_be_in_viewport(ratio=1)
    assert found.evaluate(readable) >= 10
    assert administration.complaints == []


def test_a_starter_is_seen_whole_when_it_is_opened(administration: Visit) -> None:
    page = administration.page
    make_pathway(administration, name="Heart", type_="auto", start_from="cardiology_intake")
    for width in (1280, 1600):
        page.set_viewport_size({"width": width, "height": 900})
        page.reload()
        expect(page.locator("#pathway-editor.ready")).to_be_visible()
        frame = page.locator(".canvas").bounding_box()
        assert frame is not None
        drawn = page.locator(".canvas > svg [data-node], .canvas > svg .legend")
        assert drawn.count() > 10
        for place in (one.bounding_box() for one in drawn.all()):
            assert place is not None
            assert frame["x"] <= place["x"]
            assert place["x"] + place["width"] <= frame["x"] + frame["width"]
            assert place["y"] + place["height"] <= frame["y"] + frame["height"]
        expect(page.locator(".graph-map")).to_be_hidden()
    assert administration.complaints == []


def forty_nodes() -> str:
    """A text of forty nodes: a decision with four ways, each a row of actions, that meet again."""
    lines = ["schema_version: 1", "start: step_0", "nodes:"]
    rows = ", ".join(
        f'{{when: "triage.score >= {9 - way}", outcome: way_{way}, route: {{queue: way_{way}}}}}'
        for way in range(3)
    )
    table = f"{{rows: [{rows}], default: {{outcome: way_3, route: {{queue: way_3}}}}}}"
    lines.append(f"- {{key: step_0, title: Step 0, kind: decision, config: {table}}}")
    edges = [f"- {{from: step_0, outcome: way_{way}, to: step_{way + 1}}}" for way in range(4)]
    edges.append("- {from: step_0, outcome: undetermined, to: step_1}")
    for number in range(1, 40):
        config = f"{{action: add_label, label: step_{number}}}"
        lines.append(f"- {{key: step_{number}, title: Step {number}, kind: action, config: {config}}}")
        onwards = f"step_{number + 4}" if number + 4 < 40 else "step_39" if number < 39 else "end"
        edges += [f"- {{from: step_{number}, outcome: {way}, to: {onwards}}}" for way in ("done", "failed")]
    return "\n".join([*lines, "edges:", *edges])


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
    for _ in ("the status", "what undoes the action", "the key"):
        page.get_by_role("button", name="Undo").click()
        saved(page)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
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
