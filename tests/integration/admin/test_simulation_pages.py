"""An administrator tries a draft on referrals, watches it, and sees each record's two ways."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from common.row_security import organization_scope
from pathways.models import Pathway, Simulation
from tests.conftest import Tenant
from tests.integration.admin.conftest import Scene
from tests.integration.simulating import (
    copies,
    draft,
    flag,
    simulate,
    simulation_of,
    tried,
    without_danger,
)

NAME = "Referral intake"


@pytest.fixture
def flagged(scene: Scene) -> list[str]:
    return copies(scene.tenant, scene.record_id, number=2, urgency="urgent", disposition="accept", **flag())


def pathway_page(tenant: Tenant) -> str:
    with organization_scope(tenant.organization_id):
        return reverse("admin:pathways_pathway_change", args=[Pathway.objects.get(name=NAME).id])


def page_of(simulation_id: str) -> str:
    return reverse("admin:pathways_simulation_change", args=[simulation_id])


def test_a_draft_is_tried_from_its_pathways_page(
    administrator: Client, scene: Scene, flagged: list[str], drain: Callable[..., int]
) -> None:
    version_id = draft(scene.tenant, NAME, without_danger())
    form = reverse("admin:pathways_simulation_add")
    assert f"{form}?version={version_id}" in administrator.get(pathway_page(scene.tenant)).content.decode()
    answer = administrator.post(form, {"version": version_id, "records": "10", "team": ""})
    with organization_scope(scene.tenant.organization_id):
        simulation = Simulation.objects.get()
    assert (answer.status_code, answer["Location"]) == (302, page_of(simulation.id))
    running = administrator.get(answer["Location"]).content.decode()
    assert "0 of 3 records" in running
    assert 'http-equiv="refresh"' in running
    drain(organization_id=scene.tenant.organization_id)
    ended = administrator.get(answer["Location"]).content.decode()
    assert 'http-equiv="refresh"' not in ended
    assert "2 red flags lost" in ended
    assert "3 of 3 records would go another way" in ended
    assert '<title id="flow-title">Where 3 records end up</title>' in ended
    listed = administrator.get(pathway_page(scene.tenant)).content.decode()
    assert page_of(simulation.id) in listed
    # each changed record is one click away
    for row in tried(scene.tenant, simulation.id):
        side_by_side = reverse("admin:pathways_simulation_record", args=[simulation.id, row.record_id])
        assert side_by_side in ended
        shown = administrator.get(side_by_side)
        assert shown.status_code == 200
        text = shown.content.decode()
        assert 'id="before-title"' in text
        assert 'id="after-title"' in text


def test_the_list_is_narrowed_to_what_was_lost(
    administrator: Client, scene: Scene, flagged: list[str], drain: Callable[..., int]
) -> None:
    simulation_id = simulate(scene.tenant, draft(scene.tenant, NAME, without_danger()))
    drain(organization_id=scene.tenant.organization_id)
    page = administrator.get(page_of(simulation_id), {"show": "red_flag_lost"}).context["page"]
    assert {one.record_id for one in page.records} == set(flagged)
    routes = administrator.get(page_of(simulation_id), {"show": "route"}).context["page"]
    assert {one.record_id for one in routes.records} == set(flagged)


def test_it_is_cancelled_and_deleted(administrator: Client, scene: Scene) -> None:
    simulation_id = simulate(scene.tenant, draft(scene.tenant, NAME, without_danger()))
    administrator.post(page_of(simulation_id))
    assert simulation_of(scene.tenant, simulation_id).status == "cancelled"
    delete = reverse("admin:pathways_simulation_delete", args=[simulation_id])
    assert administrator.get(delete).status_code == 200
    administrator.post(delete, {"post": "yes"})
    with organization_scope(scene.tenant.organization_id):
        assert not Simulation.objects.exists()


@pytest.mark.parametrize("broken", ["version", "records"])
def test_what_was_not_chosen_rightly_is_said(administrator: Client, scene: Scene, broken: str) -> None:
    sent: dict[str, Any] = {"version": draft(scene.tenant, NAME, without_danger()), "records": "10"}
    sent[broken] = "0"
    answer = administrator.post(reverse("admin:pathways_simulation_add"), sent)
    assert answer.status_code == 200
    assert answer.context["form"].errors.keys() == {broken}


def test_nobody_else_sees_it(
    scene: Scene, reviewer: Client, other_scene: Scene, administrator: Client
) -> None:
    theirs = simulate(other_scene.tenant, draft(other_scene.tenant, NAME, without_danger()))
    ours = simulate(scene.tenant, draft(scene.tenant, NAME, without_danger()))
    record = reverse("admin:pathways_simulation_record", args=[theirs, other_scene.record_id])
    assert administrator.get(page_of(theirs)).status_code == 404
    assert administrator.get(record).status_code == 404
    assert administrator.post(page_of(theirs)).status_code == 404
    assert reviewer.get(page_of(ours)).status_code in (403, 404)
    listed = administrator.get(reverse("admin:pathways_simulation_changelist")).content.decode()
    assert ours in listed
    assert theirs not in listed
