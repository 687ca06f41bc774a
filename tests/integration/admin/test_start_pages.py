"""When a pathway starts by itself is said on its page, in words; what could not be told is listed until seen."""

from __future__ import annotations

from django.test import Client
from django.urls import reverse

from common.clock import now
from common.row_security import organization_scope
from pathways.models import Pathway, PathwayVersion, StartCondition, UndecidedStart
from tests.conftest import Tenant
from tests.integration.admin.conftest import Scene, listed, person, signed_in
from tests.integration.simulating import published

NAME = "Referral intake"
CARDIOLOGY = 'triage.specialty == "cardiology"'


def pathway_of(tenant: Tenant) -> str:
    with organization_scope(tenant.organization_id):
        return str(Pathway.objects.get(name=NAME).id)


def address(tenant: Tenant) -> str:
    return reverse("admin:pathways_startcondition_of", args=[pathway_of(tenant)])


def kept(tenant: Tenant) -> list[tuple[str, bool]]:
    with organization_scope(tenant.organization_id):
        return list(StartCondition.objects.values_list("expression", "enabled"))


def test_it_is_said_in_words_before_and_after_it_is_kept(administrator: Client, scene: Scene) -> None:
    where = address(scene.tenant)
    sent = {"expression": CARDIOLOGY, "enabled": "on"}
    said = administrator.post(where, {**sent, "action": "check"})
    assert said.context["in_words"] == "Starts when specialty is cardiology."
    assert kept(scene.tenant) == []
    answer = administrator.post(where, {**sent, "action": "save"})
    page = reverse("admin:pathways_pathway_change", args=[pathway_of(scene.tenant)])
    assert (answer.status_code, answer["Location"]) == (302, page)
    assert kept(scene.tenant) == [(CARDIOLOGY, True)]
    assert "Starts when specialty is cardiology." in administrator.get(page).content.decode()


def test_it_is_told_what_is_understood_while_it_is_typed(administrator: Client, scene: Scene) -> None:
    where = address(scene.tenant)

    def heard(expression: str) -> dict[str, object]:
        sent = {"expression": expression, "enabled": "on"}
        return dict(administrator.post(where, sent, headers={"accept": "application/json"}).json())

    assert heard(CARDIOLOGY) == {"said": "Starts when specialty is cardiology.", "faults": []}
    assert heard('triage.specialtee == "x"') == {
        "said": "",
        "faults": ["There is no field triage.specialtee. Did you mean triage.specialty? (character 1)"],
    }
    assert kept(scene.tenant) == []


def test_another_administrator_agrees_before_it_starts_no_more_on_danger(
    administrator: Client, scene: Scene
) -> None:
    where = address(scene.tenant)
    administrator.post(where, {"expression": CARDIOLOGY, "enabled": "on", "action": "save"})
    answer = administrator.post(where, {"expression": CARDIOLOGY, "action": "save"}, follow=True)
    page = answer.redirect_chain[-1][0]
    assert "Another administrator was asked to agree" in answer.text
    assert "Take it back" in answer.text
    assert kept(scene.tenant) == [(CARDIOLOGY, True)]
    administrator.post(page, {"action": "confirm"})
    assert kept(scene.tenant) == [(CARDIOLOGY, True)]
    other = signed_in(person(scene.tenant, "administrator"))
    shown = other.get(page).text
    assert "<dt>Would start</dt><dd>on request only</dd>" in shown
    assert "<dt>Starts now</dt><dd>when specialty is cardiology</dd>" in shown
    other.post(page, {"action": "confirm"})
    assert kept(scene.tenant) == [(CARDIOLOGY, False)]
    administrator.post(where, {"expression": "", "action": "save"})
    assert kept(scene.tenant) == [], "what is switched off already is cleared away by one"


def test_to_retire_a_version_that_starts_by_itself_asks_another_administrator(
    administrator: Client, scene: Scene
) -> None:
    administrator.post(address(scene.tenant), {"expression": CARDIOLOGY, "enabled": "on", "action": "save"})
    where = reverse("admin:pathways_pathway_change", args=[pathway_of(scene.tenant)])
    version = published(scene.tenant, NAME).id
    answer = administrator.post(
        where, {"action": "retire", "version": version, "reason": "Out of use"}, follow=True
    )
    assert "Another administrator was asked to agree" in answer.text
    assert published(scene.tenant, NAME).id == version
    other = signed_in(person(scene.tenant, "administrator"))
    page = answer.redirect_chain[-1][0]
    assert "Agree and retire it" in other.get(page).text
    other.post(page, {"action": "confirm"})
    with organization_scope(scene.tenant.organization_id):
        assert PathwayVersion.objects.get(id=version).status == "retired"


def test_a_condition_has_no_page_that_writes_past_the_gate(administrator: Client, scene: Scene) -> None:
    administrator.post(address(scene.tenant), {"expression": CARDIOLOGY, "enabled": "on", "action": "save"})
    with organization_scope(scene.tenant.organization_id):
        found = StartCondition.objects.get()
    where = reverse("admin:pathways_startcondition_change", args=[found.pk])
    sent = {"pathway": found.pathway_id, "expression": "", "set_by": "x", "set_at_0": "2026-01-01"}
    for answer in (administrator.get(where), administrator.post(where, sent)):
        assert (answer.status_code, answer["Location"]) == (302, address(scene.tenant))
    assert kept(scene.tenant) == [(CARDIOLOGY, True)]


def test_what_is_wrong_stands_at_the_field_with_what_was_typed(administrator: Client, scene: Scene) -> None:
    answer = administrator.post(
        address(scene.tenant), {"expression": 'triage.urgencie == "stat"', "action": "save"}
    )
    assert answer.status_code == 200
    assert "triage.urgency" in str(answer.context["form"].errors["expression"])
    assert "triage.urgencie" in answer.content.decode()
    assert kept(scene.tenant) == []


def test_nobody_else_may_set_it(
    administrator: Client, reviewer: Client, scene: Scene, other_scene: Scene
) -> None:
    sent = {"expression": CARDIOLOGY, "action": "save"}
    assert administrator.post(address(other_scene.tenant), sent).status_code == 404
    assert reviewer.post(address(scene.tenant), sent).status_code == 403
    assert kept(scene.tenant) == kept(other_scene.tenant) == []


def test_undecided_referrals_are_listed_until_somebody_has_seen_them(
    administrator: Client, reviewer: Client, other_tenant: Tenant, scene: Scene
) -> None:
    with organization_scope(scene.tenant.organization_id):
        noted = UndecidedStart.objects.create(
            organization_id=scene.tenant.organization_id,
            pathway_id=pathway_of(scene.tenant),
            record_id=scene.record_id,
            job_id=scene.job_id,
            fields=["referral.insurance.payer"],
            noted_at=now(),
        )
    where = reverse("admin:pathways_undecidedstart_changelist")
    shown = administrator.get(where)
    assert listed(shown) == [noted.pk]
    assert "referral.insurance.payer" in shown.content.decode()
    stranger = signed_in(person(other_tenant, "administrator"))
    assert listed(stranger.get(where)) == []
    assert listed(stranger.get(reverse("admin:pathways_startcondition_changelist"))) == []
    assert reviewer.get(where).status_code == 403
    stranger.post(where, {"action": "mark_seen", "_selected_action": [noted.pk]})
    assert listed(administrator.get(where)) == [noted.pk]
    administrator.post(where, {"action": "mark_seen", "_selected_action": [noted.pk]})
    assert listed(administrator.get(where)) == []
    assert listed(administrator.get(where, {"seen": "yes"})) == [noted.pk]
