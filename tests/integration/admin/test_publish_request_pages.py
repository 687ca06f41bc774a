"""Publishing what loses red flags asks another administrator, who sees what is lost and agrees or refuses."""

from __future__ import annotations

from typing import Any

from django.test import Client
from django.urls import reverse

from common.row_security import organization_scope
from pathways.models import Pathway, PathwayVersion, PublishRequest
from tests.conftest import Tenant
from tests.integration.admin.conftest import Scene, person, signed_in
from tests.integration.simulating import draft, published, without_danger

NAME = "Referral intake"


def pathway_page(tenant: Tenant) -> str:
    with organization_scope(tenant.organization_id):
        return reverse("admin:pathways_pathway_change", args=[Pathway.objects.get(name=NAME).id])


def asked_of(tenant: Tenant) -> PublishRequest:
    with organization_scope(tenant.organization_id):
        return PublishRequest.objects.latest("asked_at")


def try_to_publish(browser: Client, tenant: Tenant) -> Any:
    draft(tenant, NAME, without_danger())
    page = browser.get(pathway_page(tenant)).context["page"]
    return browser.post(
        pathway_page(tenant),
        {"action": "publish", "text": page.draft.text, "note": "Simpler", "token": page.token},
    )


def test_a_second_administrator_publishes_what_the_first_could_not(
    administrator: Client, scene: Scene
) -> None:
    answer = try_to_publish(administrator, scene.tenant)
    asked = asked_of(scene.tenant)
    where = reverse("admin:pathways_publishrequest_change", args=[asked.id])
    assert (answer.status_code, answer["Location"]) == (302, where)
    assert published(scene.tenant, NAME).number == 1
    assert where in administrator.get(pathway_page(scene.tenant)).content.decode()
    own = administrator.get(where).content.decode()
    assert "Agree and publish it" not in own
    administrator.post(where, {"action": "confirm"})
    assert asked_of(scene.tenant).status == "open"
    other = signed_in(person(scene.tenant, "administrator"))
    shown = other.get(where).content.decode()
    assert "Agree and publish it" in shown
    assert reverse("admin:pathways_simulation_change", args=[asked.simulation_id]) in shown
    other.post(where, {"action": "confirm", "comment": "Agreed with the lead."})
    assert asked_of(scene.tenant).status == "confirmed"
    assert '<span class="pill good">agreed</span>' in other.get(where).text
    assert published(scene.tenant, NAME).number == 2


def test_a_refusal_says_why_and_leaves_the_draft(administrator: Client, scene: Scene) -> None:
    try_to_publish(administrator, scene.tenant)
    where = reverse("admin:pathways_publishrequest_change", args=[asked_of(scene.tenant).id])
    other = signed_in(person(scene.tenant, "administrator"))
    other.post(where, {"action": "refuse"})
    assert asked_of(scene.tenant).status == "open"
    other.post(where, {"action": "refuse", "comment": "Chest pain is lost."})
    assert asked_of(scene.tenant).status == "refused"
    with organization_scope(scene.tenant.organization_id):
        assert PathwayVersion.objects.filter(pathway__name=NAME, status="draft").exists()


def test_nobody_else_sees_or_decides_it(
    administrator: Client, reviewer: Client, scene: Scene, other_scene: Scene
) -> None:
    try_to_publish(administrator, scene.tenant)
    where = reverse("admin:pathways_publishrequest_change", args=[asked_of(scene.tenant).id])
    stranger = signed_in(person(other_scene.tenant, "administrator"))
    for browser in (reviewer, stranger):
        assert browser.get(where).status_code in (403, 404)
        assert browser.post(where, {"action": "confirm"}).status_code in (403, 404)
    assert asked_of(scene.tenant).status == "open"
