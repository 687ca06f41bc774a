"""The record page: fields, places, pictures, and what is written down about reading it."""

from __future__ import annotations

import re

import pytest
from django.contrib.admin.models import LogEntry
from django.test import Client

from common.row_security import organization_scope
from events.models import Access
from tests.integration.admin.conftest import Scene, listed

NAME = "Thackwray"
"""The invented patient of the sample letter."""


def url(scene: Scene) -> str:
    return f"/admin/referrals/record/{scene.record_id}/change/"


def picture(scene: Scene, page: object = 1) -> str:
    return f"/admin/referrals/record/{scene.record_id}/page/{scene.document_id}/{page}.png"


def accesses(scene: Scene) -> list[str]:
    with organization_scope(scene.tenant.organization_id):
        return list(Access.objects.filter(subject_id=scene.record_id).values_list("action", flat=True))


def test_each_field_with_a_place_has_its_boxes_on_the_page(reviewer: Client, scene: Scene) -> None:
    shown = reviewer.get(url(scene)).text
    rows = set(re.findall(r'id="field:([^"]+)" data-field="[^"]+"\s+role="button"', shown))
    marks = set(re.findall(r'<g class="mark [^"]*" data-field="([^"]+)"', shown))
    assert {"patient.family_name", "patient.birth_date", "referrer.name"} <= rows
    assert rows <= marks
    assert NAME in shown
    for edges in re.findall(r'<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/>', shown):
        x, y, width, height = map(float, edges)
        assert 0 <= x <= x + width <= 1.001
        assert 0 <= y <= y + height <= 1.001


def test_the_page_says_verdicts_triage_runs_and_history_in_words(reviewer: Client, scene: Scene) -> None:
    shown = reviewer.get(url(scene)).text
    for words in (
        "supported",
        "Urgency",
        "Reviewed intake",
        "extraction_job.completed",
        "stage judge: completed",
    ):
        assert words in shown


def test_titles_and_log_entries_name_ids_and_nobody(administrator: Client, scene: Scene) -> None:
    for address in (url(scene), f"/admin/pathways/pathwayrun/{scene.run_id}/change/"):
        title = re.search(r"<title>(.*?)</title>", administrator.get(address).text, re.DOTALL)
        assert title is not None
        assert NAME not in title[1]
    administrator.post(f"/admin/pathways/pathwayrun/{scene.run_id}/change/", {"action": "answer"})
    assert not LogEntry.objects.filter(object_repr__contains=NAME).exists()
    assert not LogEntry.objects.filter(change_message__contains=NAME).exists()


def test_a_page_of_the_document_comes_as_a_picture_for_this_person_only(
    reviewer: Client, scene: Scene
) -> None:
    answer = reviewer.get(picture(scene))
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "image/png"
    assert answer.content.startswith(b"\x89PNG")
    assert answer.headers["Cache-Control"] == "private, no-cache"
    again = reviewer.get(picture(scene), headers={"If-None-Match": answer.headers["ETag"]})
    assert again.status_code == 304
    assert not again.content


@pytest.mark.parametrize("page", [0, 3, 99999999999999999999])
def test_a_page_that_is_not_there_is_not_found(reviewer: Client, scene: Scene, page: int) -> None:
    assert reviewer.get(picture(scene, page)).status_code == 404


def test_a_document_of_another_record_is_not_found(
    administrator: Client, scene: Scene, other_scene: Scene
) -> None:
    mixed = f"/admin/referrals/record/{scene.record_id}/page/{other_scene.document_id}/1.png"
    assert administrator.get(mixed).status_code == 404
    assert administrator.get(picture(other_scene)).status_code == 404


def test_one_look_at_a_record_is_one_entry_of_the_access_log(
    reviewer: Client, administrator: Client, scene: Scene, other_scene: Scene
) -> None:
    reviewer.get(url(scene))
    reviewer.get(picture(scene, 1))
    reviewer.get(picture(scene, 2))
    assert accesses(scene) == ["record.viewed"]
    administrator.get(url(other_scene))
    assert accesses(other_scene) == []


def test_nothing_can_be_changed_on_the_record_page(administrator: Client, scene: Scene) -> None:
    assert administrator.post(url(scene), {"status": "accepted"}).status_code == 403
    assert administrator.post("/admin/referrals/record/add/", {}).status_code == 403
    assert administrator.post(f"/admin/referrals/record/{scene.record_id}/delete/", {}).status_code in (
        403,
        404,
    )


def test_a_record_without_a_referral_shows_its_pages(
    administrator: Client, tenant: object, record: str
) -> None:
    shown = administrator.get(f"/admin/referrals/record/{record}/change/")
    assert shown.status_code == 200
    assert "Not extracted yet" in shown.text
    assert "not read yet" in shown.text


def test_the_list_finds_records_by_id_and_urgency(administrator: Client, scene: Scene, record: str) -> None:
    base = "/admin/referrals/record/"
    assert listed(administrator.get(f"{base}?q={scene.record_id[:12]}")) == [scene.record_id]
    assert listed(administrator.get(f"{base}?urgency=urgent")) == [scene.record_id]
    assert sorted(listed(administrator.get(base))) == sorted([scene.record_id, record])
