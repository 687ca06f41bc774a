"""An administrator tries rules on a record and lets them run as a shadow, in a browser."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from playwright.sync_api import expect

from common.clock import now
from tests.browser.conftest import Visit
from tests.browser.hurry import HeldRequests
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
    page.get_by_role("tab", name="Text").click()
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


def test_the_versions_of_rules_stay_within_their_card(administration: Visit) -> None:
    page = administration.page
    administration.open("jobs/triageruleset/add/")
    page.fill("#id_name", "often changed")
    page.click("button.act.main")
    for why in ("Asked for by paediatrics after the meeting in November.", "x" * 60):
        page.check("#is_default")
        page.fill("#comment", why)
        page.get_by_role("button", name="Save as a new version").click()
        expect(page.locator(".messagelist")).to_contain_text("It is the default")
    page.set_viewport_size({"width": 1300, "height": 900})
    within = page.evaluate(
        """() => {
          const card = document.querySelector('section[aria-label="Versions"]').getBoundingClientRect();
          return [...document.querySelectorAll('button[form="restore"]')]
            .map(button => button.getBoundingClientRect().right <= card.right);
        }"""
    )
    assert within == [True, True]
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    administration.picture("versions")

    page.locator('section[aria-label="Versions"] tbody a').last.click()
    expect(page.locator(".old-version")).to_contain_text("This is version 1, an old one")
    expect(page.locator("#is_default")).to_be_checked()
    save = page.get_by_role("button", name="Save as a new version")
    save.click()
    expect(page.locator(".messagelist")).to_contain_text("saving drops what has changed since")
    administration.picture("old-version")
    page.check("#on_top")
    save.click()
    expect(page.locator(".messagelist")).to_contain_text("It is the default")
    expect(page.locator(".old-version")).to_have_count(0)


def test_rules_are_edited_as_rows_and_stand_in_the_text(administration: Visit) -> None:
    page = administration.page
    administration.open("jobs/triageruleset/add/")
    page.fill("#id_name", "rows")
    page.click("button.act.main")
    rules = page.locator('[data-place="rules"] > .rows-of > li')
    text, problems = page.locator("#text"), page.locator("#problems")
    expect(rules).to_have_count(3)
    expect(rules.nth(0).locator('[data-place="rules[0].when"] .said')).to_have_text("age is less than 2")

    page.locator('[data-place="rules"] > button', has_text="Add one").click()
    added = page.locator('[data-place="rules[3].when"]').locator("xpath=ancestor::li[1]")
    expect(added.get_by_label("Name")).to_be_focused()
    expect(problems).to_contain_text("problem")
    added.get_by_label("Name").fill("old-and-urgent")
    question = added.get_by_label("If", exact=True)
    question.fill("patient.ag")
    added.get_by_role("option", name="referral.patient.age").click()
    question.press_sequentially(" >= 65 and referral.request.urg")
    added.get_by_role("option", name="referral.request.urgency").click()
    question.press_sequentially(' == "ur')
    added.locator(".offers li", has_text="urgent").first.click()
    added.get_by_label("At least as urgent as").select_option("asap")
    echo = page.locator('[data-place="rules[3].when"] .said')
    expect(echo).to_have_text("age is at least 65 and urgency stated in the document is urgent")
    expect(problems).to_contain_text("No problems")
    expect(page.locator(".said-back")).to_contain_text(
        "If age is at least 65 and urgency stated in the document is urgent"
    )
    administration.picture("rules-rows")

    added.get_by_role("button", name="Move up 4").click()
    expect(page.locator('[data-place="rules[2].when"] textarea')).to_have_value(
        'referral.patient.age >= 65 and referral.request.urgency == "urgent"'
    )
    rules.nth(0).get_by_role("button", name="Remove 1").click()
    expect(rules).to_have_count(3)
    page.get_by_role("tab", name="Text").click()
    expect(text).to_have_value(re.compile("old-and-urgent[\\s\\S]*pregnancy"))
    assert "infant" not in text.input_value()

    text.fill(text.input_value().replace("referral.patient.age >= 80", "referral.patient.agee >= 80"))
    expect(problems).to_contain_text("Did you mean referral.patient.age?")
    page.get_by_role("tab", name="Rows").click()
    problems.locator(".where").click()
    wrong = page.locator('[data-place="rules[0].when"] textarea')
    expect(wrong).to_be_focused()
    expect(wrong).to_have_attribute("aria-invalid", "true")
    wrong.fill("referral.patient.age >= 81")
    page.select_option("#recent", administration.record_id)
    page.get_by_role("button", name="Try it").click()
    expect(page.locator("#trial")).to_contain_text("old-and-urgent", timeout=20_000)
    expect(page.locator('[data-place="rules[0].when"] textarea')).to_have_value("referral.patient.age >= 81")
    page.get_by_role("button", name="Save as a new version").click()
    expect(page.locator(".messagelist")).to_contain_text("Version 2 of rows is kept")
    expect(page.locator('[data-place="rules[0].when"] textarea')).to_have_value("referral.patient.age >= 81")
    assert administration.complaints == []


def test_rows_and_text_of_rules_do_not_write_over_each_other(administration: Visit) -> None:
    page = administration.page
    administration.open("jobs/triageruleset/add/")
    page.fill("#id_name", "hurried")
    page.click("button.act.main")
    text, when = page.locator("#text"), page.locator('[data-place="rules[0].when"] textarea')
    page.get_by_role("tab", name="Text").click()
    text.fill(text.input_value().replace("patient.age < 2", "patient.age < 3"))
    held = HeldRequests(page, "**/check/")
    page.get_by_role("tab", name="Rows").click()
    held.let_go()
    expect(when).to_have_value("referral.patient.age < 3")
    page.locator('[data-place="rules[0].name"] input').fill("toddler")
    page.get_by_role("tab", name="Text").click()
    expect(text).to_be_visible()
    assert "toddler" in text.input_value()
    assert "patient.age < 3" in text.input_value()


def test_rules_are_not_saved_without_what_was_typed_last(administration: Visit) -> None:
    page = administration.page
    administration.open("jobs/triageruleset/add/")
    page.fill("#id_name", "kept")
    page.click("button.act.main")
    names = page.locator('[data-place^="rules["][data-place$="].name"] input')
    save, problems = page.get_by_role("button", name="Save as a new version"), page.locator("#problems")
    first = names.nth(0).input_value()
    names.nth(0).fill(names.nth(1).input_value())
    save.click()
    expect(problems).to_contain_text("1 problem")
    expect(page.locator(".messagelist")).not_to_contain_text("is kept")

    page.route("**/check/", lambda route: route.abort())
    names.nth(0).fill("toddler")
    save.click()
    expect(problems).to_contain_text("could not be checked")
    expect(page.locator(".messagelist")).not_to_contain_text("is kept")
    page.unroute("**/check/")
    save.dblclick()
    expect(page.locator(".messagelist")).to_contain_text("Version 2 of kept is kept")
    expect(page.locator(".messagelist li")).to_have_count(1)
    expect(names.nth(0)).to_have_value("toddler")
    assert first not in page.locator("#text").input_value()


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
