"""The run page: what people decide there, who may, and what a refusal leaves as it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from common.clock import now
from common.models import Work
from common.row_security import organization_scope
from events.models import Event
from pathways import services
from pathways.models import NodeRun, PathwayRun, Review
from pathways.services.starting import fail_run
from pathways.states import RUN
from tenants.admin_scope import names_of_actors
from tenants.data import Principal
from tests.integration.admin.conftest import Scene, listed, run_of


def url(scene: Scene) -> str:
    return f"/admin/pathways/pathwayrun/{scene.run_id}/change/"


def state(scene: Scene) -> tuple[Any, ...]:
    """Return all that a decision could change."""
    organization_id = scene.tenant.organization_id
    with organization_scope(organization_id):
        run = run_of(scene)
        return (
            run.status,
            run.current_node,
            run.variables,
            list(NodeRun.objects.filter(run=run).order_by("id").values_list("id", "status", "outcome")),
            list(Review.objects.filter(run=run).values_list("id", "status", "outcome", "comment")),
            Event.objects.count(),
            Work.objects.filter(organization_id=organization_id).count(),
        )


def stop(scene: Scene) -> None:
    """Fail the run at the node before its review, as a mail server that is down does."""
    with organization_scope(scene.tenant.organization_id):
        run = run_of(scene)
        services.override_node(
            run=run,
            node_key=None,
            outcome="approved",
            reason="test",
            principal=Principal(organization_id=run.organization_id),
            now=now(),
        )
        run = run_of(scene)
        Work.objects.filter(organization_id=run.organization_id).delete()
        NodeRun.objects.filter(run=run, status="pending").update(status="failed", error_code="mail_failed")
        fail_run(run, code="mail_failed", message="The mail could not be sent.", now=now())
    assert run_of(scene).status == "failed"


def test_the_page_draws_the_way_and_names_what_it_rested_on(reviewer: Client, scene: Scene) -> None:
    shown = reviewer.get(url(scene))
    assert shown.status_code == 200
    for words in ("<svg", "Clinician reviews the referral", "triage.urgency", "waiting", "Approve", "Reject"):
        assert words in shown.text


@pytest.mark.parametrize("who", ["reviewer", "administrator", "operator"])
def test_approving_leads_the_run_on(who: str, request: Any, scene: Scene, drain: Callable[..., int]) -> None:
    client: Client = request.getfixturevalue(who)
    sent = {"action": "answer", "outcome": "approved", "answer-note": "Seen today", "comment": "Fits us"}
    answer = client.post(url(scene), sent, follow=True)
    assert "the run goes on" in answer.text
    drain(organization_id=scene.tenant.organization_id)
    assert run_of(scene).status == "completed"
    with organization_scope(scene.tenant.organization_id):
        review = Review.objects.get(run_id=scene.run_id)
        assert (review.outcome, review.comment) == ("approved", "Fits us")
        assert review.input == {"note": "Seen today"}
        assert review.completed_by.startswith("user:usr_")


def test_the_history_says_who_answered_what_and_why(
    administrator: Client, reviewer: Client, scene: Scene, drain: Callable[..., int]
) -> None:
    sent = {"action": "answer", "outcome": "approved", "answer-note": "Seen today", "comment": "Fits us"}
    administrator.post(url(scene), sent)
    drain(organization_id=scene.tenant.organization_id)
    with organization_scope(scene.tenant.organization_id):
        answered = Review.objects.get(run_id=scene.run_id).completed_by
        name = names_of_actors([answered])[answered]
    shown = reviewer.get(url(scene)).text
    assert f"<strong>{name}</strong> answered <strong>approved</strong>" in shown
    assert "Fits us" in shown
    assert "<dt>Note for the record</dt><dd>Seen today</dd>" in shown


def test_the_second_answer_gets_a_message_and_changes_nothing(reviewer: Client, scene: Scene) -> None:
    reviewer.post(url(scene), {"action": "answer", "outcome": "rejected"})
    before = state(scene)
    second = reviewer.post(url(scene), {"action": "answer", "outcome": "approved"})
    assert second.status_code == 409
    assert "no review is open" in second.text
    assert state(scene) == before


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        ({"action": "answer", "outcome": "perhaps"}, 400),
        ({"action": "override", "decision": "review:perhaps", "reason": "because"}, 400),
        ({"action": "override", "decision": "review:approved", "reason": "  "}, 400),
        ({"action": "override", "decision": "nothing:approved", "reason": "because"}, 400),
        ({"action": "override", "decision": "mark_for_review:done", "reason": "because"}, 409),
        ({"action": "override", "decision": "", "reason": "because"}, 400),
        ({"action": "retry"}, 409),
        ({"action": "explode"}, 403),
        ({"action": "answer", "outcome": "approved", "comment": "\0"}, 400),
        ({}, 403),
    ],
)
def test_what_cannot_be_is_refused_whole(
    administrator: Client, scene: Scene, sent: dict[str, str], status: int
) -> None:
    before = state(scene)
    assert administrator.post(url(scene), sent).status_code == status
    assert state(scene) == before


def test_what_was_written_stands_in_the_form_after_a_refusal(reviewer: Client, scene: Scene) -> None:
    sent = {"action": "override", "decision": "review:approved", "reason": " ", "comment": "kept"}
    refused = reviewer.post(url(scene), sent)
    assert "Say why" in refused.text
    assert "kept" in refused.text


def test_overriding_a_node_goes_on_from_there(
    reviewer: Client, scene: Scene, drain: Callable[..., int]
) -> None:
    sent = {"action": "override", "decision": "review:rejected", "reason": "Not our region"}
    assert reviewer.post(url(scene), sent).status_code == 302
    drain(organization_id=scene.tenant.organization_id)
    assert run_of(scene).status == "completed"
    shown = reviewer.get(url(scene)).text
    assert "Not our region" in shown


def test_a_reviewer_neither_cancels_nor_retries(reviewer: Client, scene: Scene) -> None:
    for action in ("cancel", "retry"):
        before = state(scene)
        assert reviewer.post(url(scene), {"action": action}).status_code == 403
        assert state(scene) == before
    assert "Cancel the run" not in reviewer.get(url(scene)).text


def test_an_administrator_cancels(administrator: Client, scene: Scene) -> None:
    assert administrator.post(url(scene), {"action": "cancel"}).status_code == 302
    assert run_of(scene).status == "cancelled"
    again = administrator.post(url(scene), {"action": "cancel"})
    assert again.status_code == 409


def test_an_administrator_retries_a_failed_run(
    administrator: Client, scene: Scene, drain: Callable[..., int]
) -> None:
    stop(scene)
    assert "The mail could not be sent." in administrator.get(url(scene)).text
    assert administrator.post(url(scene), {"action": "retry"}).status_code == 302
    drain(organization_id=scene.tenant.organization_id)
    assert run_of(scene).status == "completed"


@pytest.mark.parametrize("action", ["answer", "override", "retry", "cancel"])
def test_another_organizations_run_is_not_found_and_not_changed(
    administrator: Client, other_scene: Scene, action: str
) -> None:
    before = state(other_scene)
    sent = {"action": action, "outcome": "approved", "decision": "review:approved", "reason": "x"}
    assert administrator.post(url(other_scene), sent).status_code == 404
    assert state(other_scene) == before


def test_the_page_hears_when_its_run_has_moved(reviewer: Client, scene: Scene) -> None:
    address = f"/admin/pathways/pathwayrun/{scene.run_id}/state/"
    before = reviewer.get(address).json()
    assert reviewer.get(address).json() == before
    reviewer.post(url(scene), {"action": "answer", "outcome": "approved"})
    assert reviewer.get(address).json() != before


def test_the_inbox_lists_open_reviews_and_leads_to_their_runs(reviewer: Client, scene: Scene) -> None:
    inbox = "/admin/pathways/review/"
    with organization_scope(scene.tenant.organization_id):
        review = Review.objects.get(run_id=scene.run_id)
    assert listed(reviewer.get(inbox)) == [review.id]
    led = reviewer.get(f"{inbox}{review.id}/change/")
    assert led.headers["Location"] == f"{url(scene)}#review"
    reviewer.post(url(scene), {"action": "answer", "outcome": "approved"})
    assert listed(reviewer.get(inbox)) == []
    assert listed(reviewer.get(f"{inbox}?status=completed")) == [review.id]


def test_a_run_of_every_status_can_be_looked_at(administrator: Client, scene: Scene) -> None:
    for status in RUN.statuses:
        with organization_scope(scene.tenant.organization_id):
            PathwayRun.objects.filter(id=scene.run_id).update(status=status)
        assert administrator.get(url(scene)).status_code == 200, status
        assert administrator.get("/admin/pathways/pathwayrun/").status_code == 200, status
