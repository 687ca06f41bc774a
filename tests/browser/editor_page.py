"""The page of a pathway as a person uses it: what its tests press, look for and wait for."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit


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
