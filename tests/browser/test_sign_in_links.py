"""A new person in a browser: added by an administrator, chooses the password by the link, signs in, is confirmed."""

from __future__ import annotations

import re
import secrets

import pytest
from playwright.sync_api import Browser, expect

from tenants.models import User
from tests.browser.conftest import Visit, _collector

pytestmark = pytest.mark.browser


def test_a_person_is_added_and_chooses_the_password(administration: Visit, browser: Browser) -> None:
    username, chosen = f"nurse-{secrets.token_hex(4)}", "correct horse staple"
    page = administration.page
    page.goto(f"{administration.base}/admin/tenants/user/add/")
    page.fill("#id_username", username)
    page.select_option("#id_team", label="Intake")
    page.click("input[name=_save]")
    address = page.inner_text(".the-key")
    token = re.search(r"/sign-in/[a-z2-7]{32}/", address)
    assert token is not None

    context = browser.new_context(viewport={"width": 1280, "height": 900})
    own = context.new_page()
    own.on("pageerror", lambda error: administration.complaints.append(str(error)))
    own.on("console", _collector(administration.complaints))
    own.goto(f"{administration.base}{token[0]}")
    own.fill("#password", chosen)
    own.fill("#again", chosen)
    own.click("text=Keep this password")
    own.click("text=Sign in")
    own.fill("#id_username", username)
    own.fill("#id_password", chosen)
    own.click("input[type=submit]")
    expect(own.locator("#user-tools")).to_contain_text(username)
    context.close()

    nurse = User.objects.get(username=username)
    page.goto(f"{administration.base}/admin/tenants/user/{nurse.pk}/change/")
    expect(page.locator("body")).to_contain_text("not confirmed by anybody else")
    expect(page.get_by_text("Confirm the person")).to_have_count(0)
    page.goto(f"{administration.base}/admin/tenants/user/{nurse.pk}/confirm/")
    expect(page.locator("body")).to_contain_text("needs the one until now for that")
    page.click("text=Yes, I confirm this")
    expect(page.locator("body")).to_contain_text("Somebody independent has to confirm this person")
    assert administration.complaints == []
