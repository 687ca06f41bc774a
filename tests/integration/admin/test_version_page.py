"""The page of a version: what differs, golden runs, runs in flight; and who may see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.test import Client

from common.clock import now
from common.row_security import organization_scope
from events.models import Access
from pathways.models import (
    GoldenExample,
    GoldenExpectation,
    OverrideReason,
    PathwayVersion,
    RunRepair,
    VersionChange,
)
from pathways.services import save_draft
from tests.integration.admin.conftest import Scene, person, run_of, signed_in
from tests.integration.walking import publish_again

NAME = "Reviewed intake"


def version(scene: Scene, number: int) -> PathwayVersion:
    with organization_scope(scene.tenant.organization_id):
        return PathwayVersion.objects.select_related("pathway").get(pathway__name=NAME, number=number)


def url(scene: Scene, number: int) -> str:
    return f"/admin/pathways/pathwayversion/{version(scene, number).id}/change/"


def greeting(definition: dict[str, Any]) -> None:
    for node in definition["nodes"]:
        if node["key"] == "mark_accepted":
            node["config"]["status"] = "welcome"


def test_two_versions_are_compared_in_words_text_and_picture(administrator: Client, scene: Scene) -> None:
    publish_again(scene.tenant, name=NAME, change=greeting)
    shown = administrator.get(url(scene, 2))
    assert shown.status_code == 200
    assert "What differs from version 1" in shown.text
    assert "config.status: &quot;accepted&quot; → &quot;welcome&quot;" in shown.text
    assert 'data-status="changed"' in shown.text
    assert '<span class="add">+       status: welcome</span>' in shown.text
    back = administrator.get(url(scene, 1), {"with": "2"})
    assert "&quot;welcome&quot; → &quot;accepted&quot;" in back.text


def test_going_back_asks_why_and_tells_who(administrator: Client, scene: Scene) -> None:
    publish_again(scene.tenant, name=NAME, change=greeting)
    refused = administrator.post(url(scene, 1), {"action": "publish"})
    assert refused.status_code == 400
    assert "Say why you go back" in refused.text
    told = administrator.post(url(scene, 1), {"action": "publish", "reason": "Too friendly"}, follow=True)
    assert "Version 1 is published" in told.text
    assert "Too friendly" in told.text
    with organization_scope(scene.tenant.organization_id):
        change = VersionChange.objects.order_by("-id")[0]
    assert change.changed_by.startswith("user:usr_")


def test_an_example_of_a_run_keeps_a_draft_back_until_it_is_accepted(
    administrator: Client, scene: Scene
) -> None:
    sent = {"action": "add_example", "name": "Waits for review", "source": scene.run_id}
    assert administrator.post(url(scene, 1), sent).status_code == 302
    assert "all as expected" in administrator.get(url(scene, 1)).text
    assert administrator.post(url(scene, 1), sent).status_code == 400, "the name is taken"
    with organization_scope(scene.tenant.organization_id):
        example = GoldenExample.objects.get()
        assert Access.objects.get(action="golden_example.made").subject_id == example.id
        definition = version(scene, 1).definition
    assert example.record_id == scene.record_id
    definition["nodes"] = [node for node in definition["nodes"] if node["key"] != "mark_urgent"]
    for edge in definition["edges"]:
        edge["to"] = "mark_for_review" if edge["to"] == "mark_urgent" else edge["to"]
    definition["edges"] = [edge for edge in definition["edges"] if edge["from"] != "mark_urgent"]
    with organization_scope(scene.tenant.organization_id):
        save_draft(
            organization_id=scene.tenant.organization_id,
            pathway_id=version(scene, 1).pathway_id,
            definition=definition,
            note="One way in",
            now=now(),
        )
    page = administrator.get(url(scene, 2))
    assert "1 differ" in page.text
    refused = administrator.post(url(scene, 2), {"action": "publish"})
    assert refused.status_code == 409
    assert "golden runs differ" in refused.text
    accept = {"action": "accept", "example": example.id}
    assert administrator.post(url(scene, 2), accept).status_code == 302
    assert administrator.post(url(scene, 2), {"action": "publish"}).status_code == 302
    assert version(scene, 2).status == "published"
    administrator.post(url(scene, 2), {"action": "remove_example", "example": example.id})
    with organization_scope(scene.tenant.organization_id):
        assert not GoldenExample.objects.exists()
        assert not GoldenExpectation.objects.exists()


def test_runs_in_flight_are_moved_with_a_reason(
    administrator: Client, scene: Scene, drain: Callable[..., int]
) -> None:
    publish_again(scene.tenant, name=NAME, change=greeting)
    page = administrator.get(url(scene, 2))
    assert "Runs in flight on other versions" in page.text
    assert scene.run_id in page.text
    stands_at = "Clinician reviews the referral</td>"
    assert stands_at in page.text
    assert stands_at in administrator.get("/admin/pathways/pathwayrun/").text
    move = {"action": "move", "run": scene.run_id}
    assert administrator.post(url(scene, 2), move).status_code == 400
    assert administrator.post(url(scene, 2), {**move, "reason": "The new words"}).status_code == 302
    assert run_of(scene).version_id == version(scene, 2).id
    with organization_scope(scene.tenant.organization_id):
        assert RunRepair.objects.get().kind == "move"
    run_page = administrator.get(f"/admin/pathways/pathwayrun/{scene.run_id}/change/")
    assert "moved from version 1 to 2" in run_page.text
    drain(organization_id=scene.tenant.organization_id)


def test_a_version_is_handed_out_as_a_file(administrator: Client, scene: Scene) -> None:
    answer = administrator.get(f"/admin/pathways/pathwayversion/{version(scene, 1).id}/file/")
    assert answer.text.startswith(f"name: {NAME}\ntype: semiAutomatic\n")
    assert "attachment" in answer.headers["Content-Disposition"]


def test_reviewers_and_strangers_see_no_versions(reviewer: Client, scene: Scene, other_scene: Scene) -> None:
    stranger = signed_in(person(other_scene.tenant, "administrator"))
    for client in (reviewer, stranger):
        assert client.get(url(scene, 1)).status_code == 404
        assert client.post(url(scene, 1), {"action": "retire"}).status_code == 404
        assert client.get(f"/admin/pathways/pathwayversion/{version(scene, 1).id}/file/").status_code == 404
    assert version(scene, 1).status == "published"


def test_an_example_is_not_made_of_another_organizations_record(
    administrator: Client, scene: Scene, other_scene: Scene
) -> None:
    for source in (other_scene.record_id, other_scene.run_id, "nonsense"):
        sent = {"action": "add_example", "name": "Theirs", "source": source}
        assert administrator.post(url(scene, 1), sent).status_code == 404


def test_reasons_are_the_organizations_own_and_the_most_overridden_node_is_shown(
    administrator: Client, reviewer: Client, scene: Scene
) -> None:
    reasons = "/admin/pathways/overridereason/"
    assert "Clinical judgement" in administrator.get(reasons).text
    assert (
        administrator.post(
            f"{reasons}add/", {"label": "Not our region", "code": "not_our_region", "position": "0"}
        ).status_code
        == 302
    )
    with organization_scope(scene.tenant.organization_id):
        assert OverrideReason.objects.get().organization_id == scene.tenant.organization_id
    run = f"/admin/pathways/pathwayrun/{scene.run_id}/change/"
    sent = {
        "action": "override",
        "decision": "review:rejected",
        "reason": "Lives elsewhere",
        "reason_code": "not_our_region",
    }
    assert reviewer.post(run, sent).status_code == 302
    shown = administrator.get(reasons).text
    assert "Not our region (1)" in shown
    assert "1 of 1" in shown


def test_a_decision_ahead_is_planned_and_taken_back_on_the_runs_page(reviewer: Client, scene: Scene) -> None:
    run = f"/admin/pathways/pathwayrun/{scene.run_id}/change/"
    assert "(yet to come)" in reviewer.get(run).text
    sent = {"action": "override", "decision": "proposal:routine", "reason": "Known", "reason_code": "other"}
    assert reviewer.post(run, sent).status_code == 302
    assert "Decided beforehand: proposal" in reviewer.get(run).text
    assert reviewer.post(run, {"action": "withdraw_plan", "node": "proposal"}).status_code == 302
    assert "Decided beforehand" not in reviewer.get(run).text
    assert reviewer.post(run, {"action": "withdraw_plan", "node": "proposal"}).status_code == 409


def test_a_paused_run_is_led_on_from_its_start_on_the_version_that_is_chosen(
    administrator: Client, scene: Scene, drain: Callable[..., int]
) -> None:
    publish_again(scene.tenant, name=NAME, change=greeting)
    run = f"/admin/pathways/pathwayrun/{scene.run_id}/change/"
    page = administrator.get(run).text
    assert "version 1, on which the run stands" in page
    assert "Done already, and done again" in page
    assert administrator.post(run, {"action": "retry", "from": "start"}).status_code == 400
    sent = {"action": "retry", "from": "start", "version": "current", "reason": "Start over"}
    assert administrator.post(run, sent).status_code == 302
    drain(organization_id=scene.tenant.organization_id)
    assert run_of(scene).version_id == version(scene, 2).id
    assert "counts no more" in administrator.get(run).text
