"""Templates name fields, and nothing but fields."""

from typing import Any

import pytest

from common.expressions import Operand
from pathways.context import FACTS
from pathways.nodes.templates import (
    WITHOUT_PATIENT_DATA,
    TemplateSyntaxError,
    ValueMissing,
    carries_patient_data,
    check_template,
    parse_template,
    render_template,
)
from referrals.fields import CATALOGUE
from tests.unit.pathways.building import ABSENT

KNOWN = {**CATALOGUE, **FACTS}


@pytest.mark.parametrize(
    ("operand", "written"),
    [
        (Operand("urgent"), "urgent"),
        (Operand(65), "65"),
        (Operand(2.0), "2"),
        (Operand(2.5), "2.5"),
        (Operand(value=True), "yes"),
        (Operand(value=False), "no"),
        (Operand(items=(Operand("I20.9"), Operand("x", usable=False), Operand("E11.9"))), "I20.9, E11.9"),
    ],
)
def test_values_are_written_for_people(operand: Any, written: Any) -> None:
    assert render_template(template="[{{ a.b }}]", values={"a.b": operand}) == f"[{written}]"


@pytest.mark.parametrize("operand", [ABSENT, Operand("x", usable=False), Operand(items=()), Operand("")])
def test_what_is_missing_is_written_as_the_author_says_or_not_at_all(operand: Any) -> None:
    assert render_template(template='{{ a or "none" }}', values={"a": operand}) == "none"
    assert render_template(template='{{ a or "" }}', values={"a": operand}) == ""
    with pytest.raises(ValueMissing) as missing:
        render_template(template="{{ a }}", values={"a": operand})
    assert missing.value.path == "a"


def test_a_value_is_never_read_as_a_template() -> None:
    values = {"a": Operand("{{ b }}"), "b": Operand("secret")}
    assert render_template(template="{{ a }}", values=values) == "{{ b }}"


@pytest.mark.parametrize(
    "template",
    [
        "{{ a.b",
        "a }}",
        "{{ }}",
        "{{ a b }}",
        "{{ a|upper }}",
        "{{ a.__class__ }}",
        "{{ a() }}",
        "{{ a or b }}",
        '{{ aor "x" y }}',
        "{{ {{ a }} }}",
    ],
)
def test_what_is_no_placeholder_is_refused_with_the_way_to_write_it(template: Any) -> None:
    with pytest.raises(TemplateSyntaxError, match=r"\{\{ path"):
        parse_template(template)


def test_a_template_without_placeholders_stays_as_it_is() -> None:
    text = "Plain { text } with 50 % and $x."
    assert render_template(template=text, values={}) == text


def test_an_unknown_field_is_named_with_one_that_was_meant() -> None:
    (problem,) = check_template(template="{{ triage.urgencyy }}", catalogue=KNOWN, patient_data=True)
    assert problem.code == "template_unknown_path"
    assert "Did you mean triage.urgency?" in problem.message


def test_patient_data_is_found_before_anything_is_sent() -> None:
    template = "{{ record.id }} {{ referral.patient.family_name }}"
    (problem,) = check_template(template=template, catalogue=KNOWN, patient_data=False)
    assert problem.code == "template_patient_data"
    assert check_template(template=template, catalogue=KNOWN, patient_data=True) == []


def test_every_field_is_patient_data_unless_it_is_listed() -> None:
    assert set(KNOWN) >= WITHOUT_PATIENT_DATA
    harmless = {path for path in KNOWN if not carries_patient_data(path)}
    assert harmless == WITHOUT_PATIENT_DATA
    assert not any(path.startswith(("referral.patient", "referral.clinical")) for path in harmless)
    assert carries_patient_data("run.review.note")
    assert not carries_patient_data("run.review.outcome")
