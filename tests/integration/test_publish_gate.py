"""What loses a red flag is published by two people or not at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from common.clock import now
from common.errors import Conflict, InvalidRequest
from common.row_security import organization_scope
from events.models import Event
from pathways.models import Pathway, PathwayVersion, PublishRequest
from pathways.services import create_pathway, install_starter, publish_version, retire_version, save_draft
from pathways.services.defaults import set_default_pathway
from pathways.services.publish_gate import RedFlagsLost, red_flags_lost
from pathways.services.publish_requests import (
    NotAnotherPerson,
    confirm_publication,
    refuse_publication,
    request_default,
    request_publication,
)
from pathways.starters import load_starter
from tenants.independence import NotIndependent
from tests.conftest import Tenant
from tests.integration.opening import account, confirmed, opened_by
from tests.integration.simulating import (
    copies,
    document,
    draft,
    flag,
    published,
    simulation_of,
    without_danger,
)

ASKER, OTHER = "user:usr_asker", "user:usr_other"


def publish(tenant: Tenant, version_id: str, *, actor: str = ASKER) -> int:
    with organization_scope(tenant.organization_id):
        return publish_version(
            organization_id=tenant.organization_id, version_id=version_id, actor=actor, now=now()
        )


def ask(tenant: Tenant, version_id: str, *, actor: str = ASKER) -> str:
    return request_publication(
        organization_id=tenant.organization_id,
        version_id=version_id,
        reason="Simpler",
        actor=actor,
        now=now(),
    )


def decide(
    service: Callable[..., Any], tenant: Tenant, request_id: str, *, actor: str, comment: str = ""
) -> Any:
    return service(
        organization_id=tenant.organization_id,
        request_id=request_id,
        comment=comment,
        actor=actor,
        now=now(),
    )


def request_of(tenant: Tenant, request_id: str) -> PublishRequest:
    with organization_scope(tenant.organization_id):
        return PublishRequest.objects.get(id=request_id)


@pytest.fixture
def lossy(tenant: Tenant, pathways: dict[str, str]) -> str:
    """The draft of a version that forgets red flags."""
    return draft(tenant, pathways["auto"], without_danger())


def test_one_person_alone_does_not_publish_what_loses_a_red_flag(
    tenant: Tenant, record: str, completed_job: str, lossy: str, pathways: dict[str, str]
) -> None:
    copies(tenant, record, number=2, urgency="urgent", **flag())
    with pytest.raises(RedFlagsLost, match="2 of the newest 3 records"):
        publish(tenant, lossy)
    assert published(tenant, pathways["auto"]).number == 1


def test_where_there_is_no_record_invented_ones_stand_for_every_danger(tenant: Tenant, lossy: str) -> None:
    with pytest.raises(RedFlagsLost, match="invented"):
        publish(tenant, lossy)


def test_one_red_flag_that_was_asked_about_by_name_is_not_forgotten(tenant: Tenant) -> None:
    starter = load_starter("dermatology_two_weeks")
    with organization_scope(tenant.organization_id):
        install_starter(organization_id=tenant.organization_id, starter=starter, actor="test", now=now())
    changed = document("dermatology_two_weeks")
    # signs of skin cancer go straight on to what is routine
    changed["nodes"][0]["config"]["expression"] = '"suspected_cancer" in triage.red_flags'
    for edge in changed["edges"]:
        if edge["from"] == "danger" and edge["outcome"] == "true":
            edge["to"] = "route"
        if edge["from"] == "fast_track":
            edge["to"] = "end"
    changed["nodes"] = [node for node in changed["nodes"] if node["key"] not in ("fast_track", "alert_team")]
    changed["edges"] = [edge for edge in changed["edges"] if edge["from"] not in ("fast_track", "alert_team")]
    with pytest.raises(RedFlagsLost):
        publish(tenant, draft(tenant, starter.name, changed))


@pytest.mark.parametrize("name", ["auto", "semiAutomatic"])
def test_what_loses_none_is_published_by_one(tenant: Tenant, pathways: dict[str, str], name: str) -> None:
    slug = "referral_intake" if name == "auto" else "reviewed_intake"
    changed = document(slug)
    changed["nodes"][0]["title"] = "Another title"
    assert publish(tenant, draft(tenant, pathways[name], changed)) == 2


def test_another_person_agrees_and_it_is_published(
    tenant: Tenant,
    record: str,
    completed_job: str,
    lossy: str,
    pathways: dict[str, str],
    drain: Callable[..., int],
) -> None:
    copies(tenant, record, number=2, urgency="urgent", **flag())
    request_id = ask(tenant, lossy)
    assert ask(tenant, lossy) == request_id
    with pytest.raises(NotAnotherPerson):
        decide(confirm_publication, tenant, request_id, actor=ASKER)
    with pytest.raises(RedFlagsLost):
        publish(tenant, lossy, actor=OTHER)
    assert decide(confirm_publication, tenant, request_id, actor=OTHER) == 2
    request = request_of(tenant, request_id)
    assert (request.status, request.decided_by, request.red_flags_lost) == ("confirmed", OTHER, 2)
    assert published(tenant, pathways["auto"]).published_by == ASKER
    # what the other person saw: the version tried on the newest records
    drain(organization_id=tenant.organization_id)
    assert request.simulation_id is not None
    assert simulation_of(tenant, request.simulation_id).counts["red_flags_lost"] == 2
    with pytest.raises(Conflict):
        decide(confirm_publication, tenant, request_id, actor=OTHER)


def test_consent_is_for_the_definition_that_was_asked_about(
    tenant: Tenant, lossy: str, pathways: dict[str, str]
) -> None:
    request_id = ask(tenant, lossy)
    changed = without_danger()
    changed["nodes"][0]["title"] = "Another title"
    draft(tenant, pathways["auto"], changed)
    with pytest.raises(Conflict, match="changed after"):
        decide(confirm_publication, tenant, request_id, actor=OTHER)
    anew = ask(tenant, lossy)
    assert request_of(tenant, request_id).status == "withdrawn"
    assert decide(confirm_publication, tenant, anew, actor=OTHER) == 2


def test_consent_is_used_once(tenant: Tenant, lossy: str, pathways: dict[str, str]) -> None:
    decide(confirm_publication, tenant, ask(tenant, lossy), actor=OTHER)
    with organization_scope(tenant.organization_id):
        first = PathwayVersion.objects.get(pathway__name=pathways["auto"], number=1)
        publish_version(
            organization_id=tenant.organization_id,
            version_id=first.id,
            actor=ASKER,
            reason="Back",
            now=now(),
        )
        with pytest.raises(RedFlagsLost):
            publish_version(
                organization_id=tenant.organization_id,
                version_id=lossy,
                actor=ASKER,
                reason="Again",
                now=now(),
            )


def test_refusing_needs_words_and_taking_back_does_not(tenant: Tenant, lossy: str) -> None:
    request_id = ask(tenant, lossy)
    with pytest.raises(InvalidRequest, match="Say why"):
        decide(refuse_publication, tenant, request_id, actor=OTHER)
    decide(refuse_publication, tenant, request_id, actor=OTHER, comment="Chest pain is lost.")
    assert request_of(tenant, request_id).status == "refused"
    with pytest.raises(Conflict):
        decide(confirm_publication, tenant, request_id, actor=OTHER)
    again = ask(tenant, lossy)
    decide(refuse_publication, tenant, again, actor=ASKER)
    assert request_of(tenant, again).status == "withdrawn"


def test_asking_leaves_the_draft_to_be_mended_and_published_by_one(tenant: Tenant, lossy: str) -> None:

    ask(tenant, lossy)
    with organization_scope(tenant.organization_id):
        version = PathwayVersion.objects.select_related("pathway").get(id=lossy)
        assert red_flags_lost(version).any
        save_draft(
            organization_id=tenant.organization_id,
            pathway_id=version.pathway_id,
            definition=document(),
            note="",
            now=now(),
        )
    assert publish(tenant, lossy) == 2


def test_retiring_the_published_version_first_does_not_spare_the_second_person(
    tenant: Tenant,
    record: str,
    completed_job: str,
    lossy: str,
    pathways: dict[str, str],
    drain: Callable[..., int],
) -> None:
    with organization_scope(tenant.organization_id):
        retire_version(
            organization_id=tenant.organization_id,
            version_id=published(tenant, pathways["auto"]).id,
            actor=ASKER,
            reason="Out of use",
            now=now(),
        )
    with pytest.raises(RedFlagsLost):
        publish(tenant, lossy)
    copies(tenant, record, number=2, urgency="urgent", **flag())
    request_id = ask(tenant, lossy)
    drain(organization_id=tenant.organization_id)
    shown = simulation_of(tenant, str(request_of(tenant, request_id).simulation_id))
    assert shown.counts["red_flags_lost"] == 2, "the report compares with the version that was retired"
    assert decide(confirm_publication, tenant, request_id, actor=OTHER) == 2


def told(tenant: Tenant) -> list[tuple[str, str]]:
    """Return the events of publishing and of defaults, each with whoever caused it."""
    with organization_scope(tenant.organization_id):
        events = Event.objects.filter(type__regex="^(publication|pathway)[.]").order_by("sequence")
        return [(event.type, event.actor) for event in events if event.actor != "test"]


def test_what_is_asked_and_decided_is_told(tenant: Tenant, lossy: str) -> None:
    decide(refuse_publication, tenant, ask(tenant, lossy), actor=OTHER, comment="Chest pain is lost.")
    decide(refuse_publication, tenant, ask(tenant, lossy), actor=ASKER)
    decide(confirm_publication, tenant, ask(tenant, lossy), actor=OTHER)
    assert told(tenant) == [
        ("publication.asked", ASKER),
        ("publication.refused", OTHER),
        ("publication.asked", ASKER),
        ("publication.withdrawn", ASKER),
        ("publication.asked", ASKER),
        ("pathway.published", ASKER),
        ("publication.agreed", OTHER),
    ]


@pytest.fixture
def forgetful(tenant: Tenant, pathways: dict[str, str]) -> str:
    """A published pathway, beside the default one, that pays no attention to red flags; its id."""
    with organization_scope(tenant.organization_id):
        made = create_pathway(organization_id=tenant.organization_id, name="Forgetful", type="auto")
    publish(tenant, draft(tenant, "Forgetful", without_danger()), actor="test")
    return made


def make_default(tenant: Tenant, pathway_id: str, *, actor: str = ASKER) -> None:
    with organization_scope(tenant.organization_id):
        set_default_pathway(
            organization_id=tenant.organization_id, pathway_id=pathway_id, actor=actor, now=now()
        )


def default_of(tenant: Tenant) -> str:
    with organization_scope(tenant.organization_id):
        return str(Pathway.objects.get(type="auto", is_default=True).id)


def test_one_person_alone_does_not_lead_requests_past_red_flags_by_another_default(
    tenant: Tenant, forgetful: str, pathways: dict[str, str]
) -> None:
    before = default_of(tenant)
    with pytest.raises(RedFlagsLost, match="name no pathway"):
        make_default(tenant, forgetful)
    assert (default_of(tenant), told(tenant)) == (before, [])
    request_id = request_default(
        organization_id=tenant.organization_id, pathway_id=forgetful, reason="", actor=ASKER, now=now()
    )
    with pytest.raises(NotAnotherPerson):
        decide(confirm_publication, tenant, request_id, actor=ASKER)
    assert default_of(tenant) == before
    decide(confirm_publication, tenant, request_id, actor=OTHER)
    assert default_of(tenant) == forgetful
    assert told(tenant) == [
        ("publication.asked", ASKER),
        ("pathway.made_default", ASKER),
        ("publication.agreed", OTHER),
    ]
    make_default(tenant, before)
    assert default_of(tenant) == before, "back to the careful one, one person is enough"
    with pytest.raises(RedFlagsLost):
        make_default(tenant, forgetful)


def test_consent_to_another_default_is_no_consent_to_publish(
    tenant: Tenant, lossy: str, forgetful: str
) -> None:
    with organization_scope(tenant.organization_id):
        make = PathwayVersion.objects.get(pathway_id=forgetful, status="published")
    request_id = request_default(
        organization_id=tenant.organization_id, pathway_id=forgetful, reason="", actor=ASKER, now=now()
    )
    publish(
        tenant, draft(tenant, "Forgetful", {**without_danger(), "nodes": without_danger()["nodes"][::-1]})
    )
    with pytest.raises(Conflict, match="not published any more"):
        decide(confirm_publication, tenant, request_id, actor=OTHER)
    assert request_of(tenant, request_id).version_id == make.id
    assert request_of(tenant, request_id).status == "open"
    with pytest.raises(RedFlagsLost):
        publish(tenant, lossy)


@pytest.mark.parametrize(
    "how", ["the asker opened the other", "the other opened the asker", "one opened both"]
)
def test_two_accounts_that_could_be_one_person_do_not_agree(tenant: Tenant, lossy: str, how: str) -> None:
    head = account(tenant)
    match how:
        case "the asker opened the other":
            asker, other = head, opened_by(tenant, head)
        case "the other opened the asker":
            asker, other = opened_by(tenant, head), head
        case _:
            asker, other = opened_by(tenant, head), opened_by(tenant, head)
    request_id = ask(tenant, lossy, actor=f"user:{asker}")
    with pytest.raises(NotIndependent, match="confirm the person"):
        decide(confirm_publication, tenant, request_id, actor=f"user:{other}")
    assert request_of(tenant, request_id).status == "open"
    for opened in {asker, other} - {head}:
        confirmed(tenant, opened, by=account(tenant))
    if other == head:
        with pytest.raises(NotIndependent):
            decide(confirm_publication, tenant, request_id, actor=f"user:{other}")
        other = account(tenant)
    assert decide(confirm_publication, tenant, request_id, actor=f"user:{other}") == 2
