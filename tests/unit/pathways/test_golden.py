"""Golden runs as values: facts in, words for what differs out."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from common.expressions import FieldType, Operand
from pathways.context import OrganizationSettings
from pathways.golden import (
    Example,
    Expected,
    differences,
    expected_of,
    fact_problems,
    facts_from,
    facts_of,
)
from pathways.rehearsal import rehearse
from pathways.starters import AUTO, load_starter

CATALOGUE = {
    "triage.urgency": FieldType.text(choices=("routine", "urgent")),
    "triage.has_red_flag": FieldType.boolean(),
    "referral.patient.age": FieldType.number(),
    "referral.clinical.symptoms": FieldType.text_list(),
    "record.team": FieldType.text(),
    "record.status": FieldType.text(),
}


def example(**facts: Any) -> Example:
    named = {path.replace("__", "."): fact for path, fact in facts.items()}
    return Example.model_validate({"name": "One", "on": "2026-03-02", "facts": named})


def walked(given: Example) -> Expected:
    facts = facts_of(
        given, pathway="P", organization=OrganizationSettings(name="Harbour Clinic"), catalogue=CATALOGUE
    )
    definition = load_starter(AUTO).definition
    return expected_of(rehearse(definition=definition, facts=facts, now=given.moment()))


def test_facts_decide_as_those_of_a_record_do() -> None:
    found = walked(example(triage__has_red_flag=True, triage__urgency="urgent", record__team="Heart"))
    assert found.path == ("danger=true", "fast_track=done", "alert_team=done", "alert_mail=done")
    assert (found.ended, found.status, found.urgency) == ("completed", "fast_track", "urgent")
    assert found.mails == ("alert_mail: on-call@clinic.example",)


def test_what_an_example_does_not_say_or_is_not_sure_of_decides_nothing() -> None:
    unsure = {"value": True, "why_not": "the confidence 0.41 is below 0.7"}
    for given in (example(), example(triage__has_red_flag=unsure)):
        assert walked(given).path[0] == "danger=undetermined"


def test_facts_of_a_record_come_back_as_the_same_operands() -> None:
    operands = {
        "triage.urgency": Operand("urgent"),
        "referral.patient.age": Operand(71, confidence=0.93),
        "referral.clinical.symptoms": Operand(items=(Operand("chest pain"),), confidence=0.8),
        "triage.has_red_flag": Operand(None, usable=False, why_not="not known"),
    }
    kept = Example(name="x", on=date(2026, 3, 2), facts=facts_from(operands))
    read = Example.model_validate(kept.as_document())
    assert read == kept
    again = facts_of(read, pathway="P", organization=OrganizationSettings(), catalogue=CATALOGUE).operands
    assert {path: again[path] for path in operands} == {
        **operands,
        "referral.clinical.symptoms": Operand(items=(Operand("chest pain"),), confidence=0.8),
    }


def test_differences_are_told_in_words() -> None:
    before = walked(example(triage__has_red_flag=False, triage__urgency="routine"))
    after = walked(example(triage__has_red_flag=True))
    assert differences(expected=before, found=before) == []
    said = differences(expected=before, found=after)
    assert said[0].startswith("at its start comes danger=true, not danger=")
    assert any("a mail is missing (mail_office" in one for one in said)
    assert any("a mail is sent that was not expected (alert_mail" in one for one in said)


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("triage__urgency", "soon", "triage.urgency must be text (routine, urgent)."),
        ("triage__has_red_flag", "yes", "triage.has_red_flag must be yes or no."),
        ("referral__patient__age", True, "referral.patient.age must be a number."),
        ("referral__patient__weight", 71, "There is no field referral.patient.weight."),
    ],
)
def test_facts_that_no_record_could_have_are_named(path: str, value: object, words: str) -> None:
    ((_, message),) = fact_problems(example(**{path: value}), CATALOGUE)
    assert message.startswith(words)
    assert "soon" not in message
