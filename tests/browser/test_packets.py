"""A packet with another patient's page in it: the record page shows which, and why, before anything else."""

from __future__ import annotations

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.conftest import new_client
from tests.drain import drain
from tests.integration.conftest import EXTRACT, UPLOAD
from tests.integration.faxes import LABORATORY, REFERRAL, STRANGER, fax

pytestmark = pytest.mark.browser


def test_the_page_that_is_set_aside_is_shown_with_its_reason(visit: Visit) -> None:
    client = new_client()
    packet = SimpleUploadedFile("packet.pdf", fax(REFERRAL, STRANGER, LABORATORY))
    record_id = client.post(
        UPLOAD,
        {"referral": packet, "team_id": visit.tenant.team_id},
        format="multipart",
        **visit.tenant.upload_headers,
    ).json()["record_id"]
    client.post(EXTRACT, {"record_id": record_id}, format="json", **visit.tenant.extract_headers)
    drain(organization_id=visit.tenant.organization_id)
    visit.open(f"referrals/record/{record_id}/change/")
    aside = visit.page.locator(".page.aside")
    expect(aside).to_have_count(1)
    expect(aside.locator("figcaption")).to_contain_text("The page names another patient.")
    expect(visit.page.locator("#aside")).to_be_in_viewport()
    visit.page.locator("#aside a").click()
    expect(aside.locator("figcaption")).to_be_in_viewport()
    rows = visit.page.get_by_label("Pages", exact=True).locator("tbody tr")
    expect(rows.locator("td:nth-child(3) .pill")).to_have_text(
        ["this patient's", "set aside", "this patient's"]
    )
    expect(aside.locator("img")).to_have_js_property("complete", True)
    visit.picture("record_with_a_page_set_aside")
    assert visit.complaints == []
