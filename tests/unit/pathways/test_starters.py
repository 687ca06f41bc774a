"""The starters can be published, and always come to their end, whatever the referral says."""

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from common.expressions import Operand
from pathways.context import OrganizationSettings, RecordFacts
from pathways.definition import PathwayDefinition
from pathways.nodes import WaitNode, outcomes_of
from pathways.rehearsal import Answer, RehearsalFacts, rehearse
from pathways.simulation.red_flags import attention_of, is_dangerous
from pathways.simulation.walks import walk_of
from pathways.starters import AUTO, SEMI_AUTOMATIC, all_starters, load_starter
from pathways.validation import validate
from referrals.data.referral import URGENCIES, Disposition, RedFlag, Referral, Triage
from referrals.fields import CATALOGUE, operands_from
from tests.unit.pathways.building import NOW


@pytest.mark.parametrize("starter", all_starters(), ids=lambda starter: starter.slug)
def test_every_starter_can_be_published_as_it_is(starter: Any) -> None:
    assert validate(starter.definition, pathway_type=starter.type, catalogue=CATALOGUE) == []


def test_the_demo_pathways_are_of_their_types() -> None:
    assert load_starter(AUTO).type == "auto"
    assert load_starter(SEMI_AUTOMATIC).type == "semiAutomatic"
    with pytest.raises(KeyError):
        load_starter("nothing")


def told(operands: Mapping[str, Operand], *, team: str | None = "Intake") -> RehearsalFacts:
    """Return the facts of one record."""
    return RehearsalFacts(
        pathway="Starter",
        record=RecordFacts(id="rec_1", status="received", team_id="team_1" if team else None, team=team),
        organization=OrganizationSettings(id="org_1", name="Harbour Clinic"),
        operands=operands,
        catalogue=CATALOGUE,
    )


def answers_of(definition: PathwayDefinition, choice: int) -> dict[str, Answer]:
    """Return an answer to each wait of a pathway, the one of this index among its outcomes."""
    waits = [node for node in definition.nodes if isinstance(node, WaitNode)]
    return {
        wait.key: Answer(outcome=possible[choice % len(possible)])
        for wait in waits
        if (possible := outcomes_of(wait))
    }


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
    for triage, referral, choice in product(triages(), (None, Referral()), range(3)):
        found = rehearse(
            definition=starter.definition,
            facts=told(operands_from(referral, triage), team=team),
            now=NOW,
            answers=answers_of(starter.definition, choice),
        )
        assert found.ended == "completed", (found.stopped_at, found.message)
        assert not any(outcome == "failed" for _, outcome in found.steps)
        if starter.type == "auto":
            assert found.waits == ()


def test_the_reviewed_intake_asks_once_whatever_the_referral_says() -> None:
    definition = load_starter(SEMI_AUTOMATIC).definition
    for triage in triages():
        facts = told(operands_from(Referral(), triage))
        assert rehearse(definition=definition, facts=facts, now=NOW, unanswered="first").waits == ("review",)


@pytest.mark.parametrize("starter", all_starters(), ids=lambda starter: starter.slug)
def test_every_starter_does_something_about_whatever_cannot_wait(starter: Any) -> None:
    """Each pays attention to a red flag and to a referral that is to be seen at once."""
    for triage in triages():
        if triage is None:
            continue
        facts = told(operands_from(Referral(), triage))
        if is_dangerous(facts):
            walk = walk_of(rehearse(definition=starter.definition, facts=facts, now=NOW, unanswered="first"))
            assert attention_of(walk, definition=starter.definition, facts=facts, now=NOW) >= 1


def test_with_nothing_known_the_auto_pathway_asks_for_a_person() -> None:
    found = rehearse(definition=load_starter(AUTO).definition, facts=told({}), now=NOW)
    assert [node for node, _ in found.steps] == ["danger", "mark_for_review", "tell_team", "mail_office"]


def test_a_red_flag_takes_the_fast_track() -> None:
    facts = told({"triage.has_red_flag": Operand(value=True)})
    found = rehearse(definition=load_starter(AUTO).definition, facts=facts, now=NOW)
    assert [node for node, _ in found.steps] == ["danger", "fast_track", "alert_team", "alert_mail"]


def test_every_mail_and_message_of_a_starter_is_free_of_patient_data() -> None:
    for starter in all_starters():
        for node in starter.definition.nodes:
            assert not getattr(node.config, "include_patient_data", False)
