"""When a pathway starts by itself is changed by two people or not at all, where that loses a red flag."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError

from common.clock import now
from common.errors import Conflict
from common.row_security import organization_scope
from events.models import Event
from pathways.models import Pathway, PathwayVersion, PublishRequest, StartCondition
from pathways.services import retire_version
from pathways.services.publish_gate import RedFlagsLost
from pathways.services.publish_requests import (
    NotAnotherPerson,
    confirm_publication,
    request_retirement,
    request_start,
)
from pathways.services.start_conditions import set_start_condition
from tests.conftest import Tenant
from tests.integration.simulating import copies, draft, flag, published, published_by_two, without_danger
from tests.integration.test_pathways_command import run

ASKER, OTHER = "user:usr_asker", "user:usr_other"
ANY = 'triage.urgency in ["routine", "urgent", "asap", "stat"]'
CARDIOLOGY = 'triage.specialty == "cardiology"'
DERMATOLOGY = 'triage.specialty == "dermatology"'
YOUNGER_AMONG_MANY = (
    f'{ANY} and referral.patient.age < 65 and ({CARDIOLOGY} or referral.patient.sex == "female" or {ANY})'
)
BUT_FOR_ONE_KIND = (
    f'{ANY} and not ({CARDIOLOGY} and referral.patient.sex == "female" and referral.insurance.payer == "none" '
    'and referral.request.service == "advice")'
)
"""Among the 81 kinds of record that it names, one on which it does not start."""
SEPSIS = "'sepsis' in triage.red_flags"
BORN_LATE = f'{ANY} and referral.patient.birth_date >= "1950-01-01"'
NOT_IN_BETWEEN = f"{ANY} and (referral.patient.age < 20 or referral.patient.age > 80)"
NOT_TOGETHER = f'{ANY} and not ("sepsis" in triage.red_flags and "acute_coronary" in triage.red_flags)'
NOT_BOTH_ILLS = (
    f'{ANY} and not ("asthma" in referral.clinical.diagnoses and "gout" in referral.clinical.diagnoses)'
)


@pytest.fixture
def pathway(tenant: Tenant, pathways: dict[str, str]) -> str:
    """The id of the shipped automatic pathway, which pays attention to red flags."""
    with organization_scope(tenant.organization_id):
        return str(Pathway.objects.get(name=pathways["auto"]).id)


def start(
    tenant: Tenant, pathway_id: str, expression: str, *, enabled: bool = True, actor: str = ASKER
) -> None:
    set_start_condition(
        organization_id=tenant.organization_id,
        pathway_id=pathway_id,
        expression=expression,
        enabled=enabled,
        actor=actor,
        now=now(),
    )


def ask(tenant: Tenant, pathway_id: str, expression: str, *, enabled: bool = True) -> str:
    return request_start(
        organization_id=tenant.organization_id,
        pathway_id=pathway_id,
        expression=expression,
        enabled=enabled,
        reason="Fewer",
        actor=ASKER,
        now=now(),
    )


def agree(tenant: Tenant, request_id: str, *, actor: str = OTHER) -> None:
    confirm_publication(
        organization_id=tenant.organization_id, request_id=request_id, comment="", actor=actor, now=now()
    )


def kept(tenant: Tenant) -> list[tuple[str, bool]]:
    with organization_scope(tenant.organization_id):
        return list(StartCondition.objects.values_list("expression", "enabled"))


def told(tenant: Tenant) -> list[tuple[str, str]]:
    with organization_scope(tenant.organization_id):
        events = Event.objects.filter(type__regex="^(publication|pathway)[.]").order_by("sequence")
        return [(event.type, event.actor) for event in events if event.actor != "test"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((ANY, True), ("", True)),
        ((ANY, True), (ANY, False)),
        ((ANY, True), (CARDIOLOGY, True)),
        ((ANY, True), (f"{ANY} and triage.has_red_flag == false", True)),
        ((CARDIOLOGY, True), (DERMATOLOGY, True)),
        ((CARDIOLOGY, True), (f"{CARDIOLOGY} and referral.patient.age >= 18", True)),
        ((f"{ANY} or {CARDIOLOGY}", True), ('triage.urgency == "routine"', True)),
        ((ANY, True), (YOUNGER_AMONG_MANY, True)),
        ((ANY, True), (BUT_FOR_ONE_KIND, True)),
        ((f"{CARDIOLOGY} or {SEPSIS}", True), (CARDIOLOGY, True)),
        ((ANY, True), (BORN_LATE, True)),
        ((ANY, True), (NOT_IN_BETWEEN, True)),
        ((ANY, True), (NOT_TOGETHER, True)),
        ((ANY, True), (NOT_BOTH_ILLS, True)),
    ],
)
def test_one_person_alone_does_not_keep_a_pathway_from_starting_on_danger(
    tenant: Tenant, pathway: str, before: tuple[str, bool], after: tuple[str, bool]
) -> None:
    start(tenant, pathway, before[0], enabled=before[1])
    with pytest.raises(RedFlagsLost, match="invented"):
        start(tenant, pathway, after[0], enabled=after[1])
    assert kept(tenant) == [before]
    assert told(tenant) == [("pathway.start_changed", ASKER)]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("", True), (ANY, True)),
        ((CARDIOLOGY, True), (ANY, True)),
        ((CARDIOLOGY, True), (f"{CARDIOLOGY} or {DERMATOLOGY}", True)),
        ((CARDIOLOGY, False), (DERMATOLOGY, False)),
        ((CARDIOLOGY, False), ("", True)),
        ((CARDIOLOGY, False), (CARDIOLOGY, True)),
        (("triage.has_red_flag == true", True), (ANY, True)),
    ],
)
def test_what_loses_none_is_set_by_one(
    tenant: Tenant, pathway: str, before: tuple[str, bool], after: tuple[str, bool]
) -> None:
    start(tenant, pathway, before[0], enabled=before[1])
    start(tenant, pathway, after[0], enabled=after[1], actor=OTHER)
    assert kept(tenant) == ([after] if after[0] else [])


def test_the_clinics_own_records_are_counted(
    tenant: Tenant, record: str, completed_job: str, pathway: str
) -> None:
    copies(tenant, record, number=2, urgency="urgent", **flag())
    start(tenant, pathway, CARDIOLOGY)
    with pytest.raises(RedFlagsLost, match="2 of the newest 3 records"):
        start(tenant, pathway, DERMATOLOGY)


def test_another_person_agrees_and_it_is_set_once(tenant: Tenant, pathway: str) -> None:
    start(tenant, pathway, ANY)
    request_id = ask(tenant, pathway, CARDIOLOGY)
    assert ask(tenant, pathway, CARDIOLOGY) == request_id
    with pytest.raises(NotAnotherPerson):
        agree(tenant, request_id, actor=ASKER)
    assert kept(tenant) == [(ANY, True)]
    agree(tenant, request_id)
    assert kept(tenant) == [(CARDIOLOGY, True)]
    assert told(tenant) == [
        ("pathway.start_changed", ASKER),
        ("publication.asked", ASKER),
        ("pathway.start_changed", ASKER),
        ("publication.agreed", OTHER),
    ]
    start(tenant, pathway, ANY)
    with pytest.raises(RedFlagsLost):
        start(tenant, pathway, CARDIOLOGY)


def test_consent_is_for_the_start_that_was_asked_about(tenant: Tenant, pathway: str) -> None:
    start(tenant, pathway, CARDIOLOGY)
    request_id = ask(tenant, pathway, DERMATOLOGY)
    start(tenant, pathway, ANY)  # meanwhile it starts on more: more would be lost than was asked about
    with pytest.raises(Conflict, match="changed after this was asked"):
        agree(tenant, request_id)
    anew = ask(tenant, pathway, DERMATOLOGY)
    with organization_scope(tenant.organization_id):
        assert PublishRequest.objects.get(id=request_id).status == "withdrawn"
    agree(tenant, anew)
    assert kept(tenant) == [(DERMATOLOGY, True)]


def test_a_pathway_that_ignores_danger_loses_none_by_starting_less(tenant: Tenant, pathway: str) -> None:
    with organization_scope(tenant.organization_id):
        name = Pathway.objects.get(id=pathway).name
    forgetful = without_danger()
    forgetful["nodes"] = [
        {
            "key": "received",
            "title": "Received",
            "kind": "action",
            "config": {"action": "update_status", "status": "received"},
        }
    ]
    forgetful["start"] = "received"
    forgetful["edges"] = [
        {"from": "received", "outcome": outcome, "to": "end"} for outcome in ("done", "failed")
    ]
    published_by_two(tenant, draft(tenant, name, forgetful))
    for condition in (ANY, CARDIOLOGY):
        start(tenant, pathway, condition)
        start(tenant, pathway, "")
    assert kept(tenant) == []


def test_starting_to_turn_danger_away_needs_two(tenant: Tenant, pathway: str) -> None:
    rejecting = without_danger()
    rejecting["nodes"] = [
        {
            "key": "turn_away",
            "title": "Turn away",
            "kind": "decision",
            "config": {
                "rows": [
                    {
                        "when": 'triage.urgency == "routine"',
                        "outcome": "rejected",
                        "route": {"disposition": "reject"},
                    }
                ],
                "default": {"outcome": "rejected", "route": {"disposition": "reject"}},
            },
        }
    ]
    rejecting["start"] = "turn_away"
    rejecting["edges"] = [
        {"from": "turn_away", "outcome": outcome, "to": "end"} for outcome in ("rejected", "undetermined")
    ]
    with organization_scope(tenant.organization_id):
        name = Pathway.objects.get(id=pathway).name
    published_by_two(tenant, draft(tenant, name, rejecting))
    with pytest.raises(RedFlagsLost):
        start(tenant, pathway, ANY)
    assert kept(tenant) == []


def retire(tenant: Tenant, pathway_id: str, *, actor: str = ASKER) -> None:
    with organization_scope(tenant.organization_id):
        version = PathwayVersion.objects.get(pathway_id=pathway_id, status="published")
        retire_version(
            organization_id=tenant.organization_id,
            version_id=version.id,
            actor=actor,
            reason="Out",
            now=now(),
        )


def test_to_retire_what_starts_by_itself_is_to_switch_it_off(
    tenant: Tenant, pathway: str, pathways: dict[str, str]
) -> None:
    start(tenant, pathway, ANY)
    with pytest.raises(RedFlagsLost, match="publish another version"):
        retire(tenant, pathway)
    version = published(tenant, pathways["auto"])
    agree(
        tenant,
        request_retirement(
            organization_id=tenant.organization_id, version_id=version.id, reason="", actor=ASKER, now=now()
        ),
    )
    with organization_scope(tenant.organization_id):
        assert PathwayVersion.objects.get(id=version.id).status == "retired"
    start(tenant, pathway, "")
    assert kept(tenant) == [], "of a pathway that is out of use, one person clears away what is left"


def test_a_file_does_not_pass_the_gate_either(
    tenant: Tenant, pathway: str, pathways: dict[str, str], tmp_path: Path, capsys: Any
) -> None:
    start(tenant, pathway, ANY)
    text = run("export", tenant.organization_id, pathways["auto"], "--type", "auto")
    path = tmp_path / "pathway.yaml"
    path.write_text(text.replace("starts:\n", "starts:\n  enabled: false\n"))
    with pytest.raises(CommandError, match="Another administrator has to agree"):
        run("import", tenant.organization_id, path, "--publish")
    assert kept(tenant) == [(ANY, True)]
    assert published(tenant, pathways["auto"]).number == 1
    agree(tenant, ask(tenant, pathway, ANY, enabled=False))
    assert run("import", tenant.organization_id, path, "--publish").startswith("Nothing to do")
