"""The starters can be published, and always come to their end, whatever the referral says."""

from itertools import product
from typing import Any

import pytest

from common.expressions import Operand
from pathways.context import NodeContext
from pathways.definition import PathwayDefinition
from pathways.nodes import Completed, Failed, Paused, Routed, WaitNode, run_node
from pathways.nodes import wait as waiting
from pathways.starters import AUTO, SEMI_AUTOMATIC, all_starters, load_starter
from pathways.validation import validate
from referrals.data.referral import URGENCIES, Disposition, RedFlag, Referral, Triage
from referrals.fields import CATALOGUE, operands_from
from tests.unit.pathways.building import context


@pytest.mark.parametrize("starter", all_starters(), ids=lambda starter: starter.slug)
def test_every_starter_can_be_published_as_it_is(starter: Any) -> None:
    assert validate(starter.definition, pathway_type=starter.type, catalogue=CATALOGUE) == []


def test_the_demo_pathways_are_of_their_types() -> None:
    assert load_starter(AUTO).type == "auto"
    assert load_starter(SEMI_AUTOMATIC).type == "semiAutomatic"
    with pytest.raises(KeyError):
        load_starter("nothing")


def walk(definition: PathwayDefinition, told: NodeContext, *, answer: str) -> tuple[list[str], list[str]]:
    """Run a pathway as the service does, with one answer to each review; return (nodes, reviews)."""
    key: str | None = definition.start
    nodes: list[str] = []
    reviews: list[str] = []
    outcomes: dict[str, str] = {}
    while key is not None:
        node = definition.node(key)
        nodes.append(key)
        now = context(dict(told.operands), team=told.record.team, outcomes=outcomes)
        result: Completed | Routed | Paused | Failed = run_node(node=node, context=now)
        if isinstance(result, Paused):
            assert isinstance(node, WaitNode)
            reviews.append(key)
            result = waiting.answer(node=node, outcome=answer, answers={})
        assert result.outcome is not None, result
        outcomes[key] = result.outcome
        key = definition.target(key=key, outcome=result.outcome)
    return nodes, reviews


def triages() -> list[Triage | None]:
    flag = RedFlag(code="acute_coronary", text="Chest pain at rest")
    dispositions: tuple[Disposition, ...] = ("accept", "review", "request_information", "redirect", "reject")
    return [
        None,
        *(
            Triage(
                urgency=urgency,
                specialty=specialty,
                disposition=disposition,
                red_flags=flags,
                ruleset="default",
                ruleset_version=1,
            )
            for urgency, specialty, disposition, flags in product(
                URGENCIES, (None, "cardiology"), dispositions, ((), (flag,))
            )
        ),
    ]


@pytest.mark.parametrize("team", ["Intake", None])
@pytest.mark.parametrize("starter", all_starters(), ids=lambda starter: starter.slug)
def test_every_run_comes_to_its_end_whatever_the_referral_says(starter: Any, team: Any) -> None:
    for triage in triages():
        for referral in (None, Referral()):
            told = context(operands_from(referral, triage), team=team)
            for answer in ("approved", "rejected"):
                _, reviews = walk(starter.definition, told, answer=answer)
                assert reviews == ([] if starter.type == "auto" else ["review"])


def test_with_nothing_known_the_auto_pathway_asks_for_a_person() -> None:
    nodes, _ = walk(load_starter(AUTO).definition, context(), answer="approved")
    assert nodes == ["danger", "mark_for_review", "tell_team", "mail_office"]


def test_a_red_flag_takes_the_fast_track() -> None:
    told = context({"triage.has_red_flag": Operand(value=True)})
    nodes, _ = walk(load_starter(AUTO).definition, told, answer="approved")
    assert nodes == ["danger", "fast_track", "alert_team", "alert_mail"]


def test_every_mail_and_message_of_a_starter_is_free_of_patient_data() -> None:
    for starter in all_starters():
        for node in starter.definition.nodes:
            assert not getattr(node.config, "include_patient_data", False)
