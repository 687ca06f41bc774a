"""An administrator is quicker than the editor: what was typed last is neither lost nor written over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.editor_page import box, make_pathway, saved
from tests.browser.hurry import HeldRequests, stop_clock

pytestmark = pytest.mark.browser


def title(page: Page, words: str) -> None:
    page.get_by_label("Title", exact=True).fill(words)


def undo(page: Page) -> None:
    page.get_by_role("button", name="Undo").click()


def redo(page: Page) -> None:
    page.get_by_role("button", name="Redo").click()


def open_received(visit: Visit, *, name: str) -> Page:
    """Make the smallest pathway and open its only node, which marks the record as received."""
    make_pathway(visit, name=name, type_="semiAutomatic")
    box(visit.page, "Mark as received").click()
    expect(visit.page.get_by_label("Title", exact=True)).to_have_value("Mark as received")
    return visit.page


def test_what_is_typed_after_undo_is_a_step_of_its_own_that_redo_does_not_write_over(
    administration: Visit,
) -> None:
    page = open_received(administration, name="Redo")
    title(page, "First")
    expect(box(page, "First")).to_be_visible()
    page.get_by_label("Status").fill("seen")
    expect(page.locator("#text")).to_have_value(re.compile("status: seen"))
    undo(page)
    expect(page.get_by_label("Status")).to_have_value("received")
    title(page, "Second")
    expect(box(page, "Second")).to_be_visible()
    saved(page)
    expect(page.get_by_role("button", name="Redo")).to_be_disabled()
    undo(page)
    expect(box(page, "First")).to_be_visible()


def test_undo_and_redo_count_what_was_typed_last(administration: Visit) -> None:
    page = administration.page
    stop_clock(page)
    open_received(administration, name="Undo")
    undone, redone = page.get_by_role("button", name="Undo"), page.get_by_role("button", name="Redo")
    title(page, "First")
    undone.click()
    expect(box(page, "Mark as received")).to_be_visible()
    redone.click()
    expect(box(page, "First")).to_be_visible()

    page.get_by_label("Status").fill("seen")
    page.keyboard.press("Escape")
    page.keyboard.press("Control+Z")
    expect(page.get_by_label("Status")).to_have_value("received")
    expect(box(page, "First")).to_be_visible()

    page.get_by_label("Status").fill("closed")
    page.keyboard.press("Escape")
    page.keyboard.press("Control+Y")
    saved(page)
    expect(page.get_by_label("Status")).to_have_value("closed")
    expect(redone).to_be_disabled()

    page.get_by_role("tab", name="Text").click()
    text = page.locator("#text")
    text.fill(text.input_value().replace("title: First", "title: Written"))
    undone.click()
    expect(box(page, "First")).to_be_visible()
    saved(page)
    redone.click()
    expect(box(page, "Written")).to_be_visible()
    assert administration.complaints == []


def test_what_is_typed_while_undo_is_under_way_stays_and_is_kept(administration: Visit) -> None:
    page = open_received(administration, name="Meanwhile")
    title(page, "First")
    expect(box(page, "First")).to_be_visible()
    held = HeldRequests(page, "**/edit/")
    with page.expect_request("**/edit/"):
        undo(page)
    page.get_by_label("Status").fill("seen")
    held.let_go()
    saved(page)
    expect(page.get_by_label("Status")).to_have_value("seen")
    page.reload()
    box(page, "First").click()
    expect(page.get_by_label("Status")).to_have_value("seen")


def test_an_answer_of_the_server_leaves_alone_what_is_being_typed(administration: Visit) -> None:
    page = open_received(administration, name="Typing")
    field = page.get_by_label("Title", exact=True)
    typed_in = field.element_handle()
    held = HeldRequests(page, "**/edit/")
    with page.expect_request("**/edit/"):
        field.fill("Fist")
    field.press("ArrowLeft")
    field.press("ArrowLeft")
    page.keyboard.type("r")
    held.let_go()
    expect(box(page, "First")).to_be_visible()
    saved(page)
    assert typed_in is not None
    assert typed_in.evaluate("field => field.isConnected")
    assert field.evaluate("field => field.selectionStart") == len("Fir")


def test_rows_of_a_list_are_undone_one_by_one(administration: Visit) -> None:
    page = administration.page
    make_pathway(administration, name="Rows", type_="semiAutomatic", start_from="reviewed_intake")
    box(page, "Mail the referral office").click()
    addresses = page.locator('[data-place="config.to"]')
    rows = addresses.locator(".list-of > li input")
    rows.nth(0).fill("first@clinic.example")
    for words in ("second@clinic.example", "third@clinic.example"):
        addresses.get_by_role("button", name="Add one").click()
        rows.last.fill(words)
    saved(page)
    rows.nth(1).fill("deputy@clinic.example")
    rows.nth(2).fill("office@clinic.example")
    addresses.get_by_role("button", name="Remove 1").click()
    addresses.get_by_role("button", name="Remove 1").click()
    expect(rows).to_have_count(1)

    first, second, third = "first@clinic.example", "second@clinic.example", "third@clinic.example"
    deputy, office = "deputy@clinic.example", "office@clinic.example"
    for step in (
        [deputy, office],
        [first, deputy, office],
        [first, deputy, third],
        [first, second, third],
        [first, second, ""],
        [first, second],
        [first, ""],
        [first],
        ["referrals@clinic.example"],
    ):
        undo(page)
        expect(rows).to_have_count(len(step))
        for row, words in zip(rows.all(), step, strict=True):
            expect(row).to_have_value(words)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_a_node_that_is_opened_again_at_once_shows_what_was_typed_in_it(administration: Visit) -> None:
    page = administration.page
    make_pathway(administration, name="Twice", type_="semiAutomatic", start_from="reviewed_intake")
    box(page, "Mark for review today").click()
    held = HeldRequests(page, "**/edit/")
    with page.expect_request("**/edit/"):
        title(page, "Look at it today")
        box(page, "Mark as accepted").click()
    box(page, "Mark for review today").click()
    held.let_go()
    expect(page.get_by_label("Title", exact=True)).to_have_value("Look at it today")
    page.get_by_label("Status").fill("today")
    saved(page)
    expect(box(page, "Look at it today")).to_be_visible()


def test_text_and_form_do_not_write_over_each_other(administration: Visit) -> None:
    page = open_received(administration, name="Two views")
    text = page.locator("#text")
    held = HeldRequests(page, "**/edit/")
    with page.expect_request("**/edit/"):
        title(page, "From the form")
        page.get_by_role("tab", name="Text").click()
    held.let_go()
    expect(text).to_be_visible()
    assert "title: From the form" in text.input_value()
    held = HeldRequests(page, "**/edit/")
    with page.expect_request("**/edit/"):
        text.fill(text.input_value().replace("From the form", "From the text"))
        page.get_by_role("tab", name="Node").click()
    held.let_go()
    page.get_by_label("Status").fill("seen")
    saved(page)
    expect(box(page, "From the text")).to_be_visible()
    assert "status: seen" in text.input_value()


def test_what_was_typed_last_is_published(administration: Visit) -> None:
    page = open_received(administration, name="Published")
    page.get_by_role("tab", name="Text").click()
    text = page.locator("#text")
    held = HeldRequests(page, "**/edit/")
    with page.expect_request("**/edit/"):
        text.fill(text.input_value().replace("Mark as received", "Written first"))
    text.fill(text.input_value().replace("Written first", "Written last"))
    page.get_by_role("button", name="Publish", exact=True).click()
    held.let_go()
    expect(page.locator(".messagelist")).to_contain_text("Version 1 is published")
    expect(box(page, "Written last")).to_be_visible()


def test_who_presses_publish_twice_publishes_once(administration: Visit) -> None:
    page = open_received(administration, name="Pressed twice")
    publish = page.get_by_role("button", name="Publish", exact=True)
    publish.dblclick()
    expect(page.locator(".messagelist")).to_contain_text("Version 1 is published")
    expect(page.locator(".messagelist li")).to_have_count(1)
    box(page, "Mark as received").click()
    title(page, "Received")
    publish.dblclick()
    expect(page.locator(".messagelist")).to_contain_text("Version 2 is published")
    expect(page.locator(".messagelist li")).to_have_count(1)


def test_nothing_is_published_while_what_was_typed_last_is_not_kept(administration: Visit) -> None:
    page = open_received(administration, name="Unreachable")
    page.route("**/edit/", lambda route: route.abort())
    title(page, "Not there yet")
    publish = page.get_by_role("button", name="Publish", exact=True)
    publish.click()
    expect(page.locator(".keeping")).to_contain_text("Not saved: the service cannot be reached")
    page.unroute("**/edit/")
    publish.click()
    expect(page.locator(".messagelist")).to_contain_text("Version 1 is published")
    expect(box(page, "Not there yet")).to_be_visible()


def test_what_was_typed_last_is_kept_when_the_page_is_left(administration: Visit) -> None:
    page = administration.page
    stop_clock(page)
    open_received(administration, name="Left")
    address = page.url
    title(page, "Left by a link")
    page.locator(".breadcrumbs a", has_text="Pathways").click()
    page.wait_for_url("**/pathways/pathway/")
    page.goto(address)
    box(page, "Left by a link").click()
    page.get_by_role("tab", name="Text").click()
    text = page.locator("#text")
    text.fill(text.input_value().replace("Left by a link", "Left by an address"))
    administration.open("")
    keeps(page, address, "Left by an address")


def keeps(page: Page, address: str, words: str) -> None:
    """See a node with this title at this address, once what was sent on leaving has arrived."""
    for _ in range(20):
        page.goto(address)
        if box(page, words).count():
            return
    raise AssertionError(f"nothing is called {words}")


def test_who_presses_delete_twice_deletes_one_node(administration: Visit) -> None:
    page = administration.page
    make_pathway(administration, name="Double", type_="semiAutomatic", start_from="reviewed_intake")
    box(page, "Mark as accepted").click()
    page.get_by_text("Key, start and removal").click()
    page.get_by_role("button", name="Delete this node").dblclick()
    expect(box(page, "Mark as accepted")).to_have_count(0)
    saved(page)
    undo(page)
    expect(box(page, "Mark as accepted")).to_be_visible()
    assert administration.complaints == []


def test_going_on_with_what_another_window_has_published(administration: Visit) -> None:
    page = open_received(administration, name="Elsewhere")
    other = page.context.new_page()
    other.goto(page.url)
    box(other, "Mark as received").click()
    title(other, "Published elsewhere")
    other.get_by_role("button", name="Publish", exact=True).click()
    expect(other.locator(".messagelist")).to_contain_text("Version 1 is published")
    title(page, "From here")
    expect(page.locator(".conflict")).to_be_visible()
    page.get_by_role("button", name="Go on with theirs").dblclick()
    expect(box(page, "Published elsewhere")).to_be_visible()
    saved(page)
    undo(page)
    expect(box(page, "From here")).to_be_visible()
    assert [words for words in administration.complaints if "409" not in words] == []
