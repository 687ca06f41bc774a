"""Expressions: what they accept, what they refuse and how, and their three answers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from common.expressions import ExpressionError, FieldType, Operand, check, describe, evaluate, literals_in

CATALOGUE = {
    "referral.request.urgency": FieldType.text(
        choices=("routine", "urgent", "asap", "stat"), label="urgency"
    ),
    "referral.request.reason": FieldType.text(),
    "referral.patient.age": FieldType.number(label="age"),
    "referral.patient.birth_date": FieldType.date(),
    "referral.clinical.diagnoses": FieldType.text_list(),
    "triage.has_red_flag": FieldType.boolean(label="has a red flag"),
}


@pytest.mark.parametrize(
    "expression",
    [
        'referral.request.urgency == "urgent" and referral.patient.age >= 65',
        'referral.request.urgency in ["urgent", "stat"]',
        'referral.request.urgency not in ["routine"]',
        '"chest pain" in referral.request.reason',
        '"angina" in referral.clinical.diagnoses or not triage.has_red_flag',
        "referral.patient.age == null",
        "referral.clinical.diagnoses != null",
        'referral.patient.birth_date < "2010-01-31"',
        "(triage.has_red_flag)",
        "-3 < referral.patient.age",
        "true",
    ],
)
def test_a_fitting_expression_has_no_problem(expression: str) -> None:
    assert check(expression, CATALOGUE) == []


@pytest.mark.parametrize(
    ("expression", "code", "position", "hint"),
    [
        ("", "empty", None, "Write a comparison"),
        ('referral.request.urgncy == "urgent"', "unknown_field", 0, "Did you mean referral.request.urgency?"),
        ('true and age >= "x"', "unknown_field", 9, "Did you mean referral.patient.age?"),
        ('referral.request.urgency == "urgnt"', "unknown_choice", 0, 'Did you mean "urgent"?'),
        ('referral.patient.age > "old"', "wrong_type", 0, "holds a number"),
        ("referral.patient.age", "wrong_type", 0, "compare it with something"),
        ("referral.patient.age => 65", "syntax", 21, "Write >= for this"),
        ("referral.patient.age =< 65", "syntax", 21, "Write <= for this"),
        ("referral.patient.age = 65", "syntax", 21, "Use == to compare"),
        ("referral.patient.age in []", "empty_list", 0, "The list is empty"),
        ('referral.request.urgency > "urgent"', "wrong_type", 0, "has no order"),
        (
            'referral.clinical.diagnoses == "angina"',
            "wrong_type",
            0,
            'ask `"text" in referral.clinical.diagnoses`',
        ),
        ('referral.patient.birth_date < "31/01/2010"', "wrong_type", 0, '"2026-03-31"'),
        ("referral.patient.age < null", "wrong_type", 0, "== null"),
        ("referral.patient.age >=", "syntax", 23, "something is missing"),
        ("referral.patient.age = 3", "syntax", 21, "Use =="),
        ('referral.request.reason == "x', "syntax", 27, "quotation mark"),
        ("9 ** 9 ** 9 == 1", "syntax", 2, "cannot be used here"),
        ('referral.request.reason =~ "(a+)+b"', "syntax", 24, "Use =="),
        ("now() > 1", "syntax", 0, "not a function"),
        ('[x for x in referral.clinical.diagnoses] == ["a"]', "syntax", None, "cannot be understood"),
        ("referral.clinical.diagnoses[0]", "syntax", None, "cannot be understood"),
        ("referral.patient.age -3 == 60", "syntax", None, "cannot be understood"),
        ("(referral.patient.age > 3) == true", "syntax", None, "cannot be understood"),
        ('referral.patient.age >= "old"', "wrong_type", 0, "without quotation marks"),
        ("referral.patient.age == 1 and and true", "syntax", 30, "not expected"),
        ("x" * 2001, "too_long", None, "2000"),
        ("(" * 40 + "true" + ")" * 40, "too_deep", 20, "nested"),
        (" and ".join(["true"] * 150), "too_complex", None, "too many parts"),
    ],
)
def test_a_problem_says_where_and_what_to_do(
    expression: str, code: str, position: int | None, hint: str
) -> None:
    problem = check(expression, CATALOGUE)[0]
    assert (problem.code, problem.position) == (code, position)
    assert hint in problem.message


@given(st.text(max_size=200))
def test_no_text_breaks_the_check(expression: str) -> None:
    for problem in check(expression, CATALOGUE):
        assert problem.message


WORDS = (
    *(
        "for",
        "if",
        "in",
        "not",
        "and",
        "or",
        "nan",
        "inf",
        "==",
        "<",
        "(",
        ")",
        "[",
        "]",
        ",",
        "1",
        "-3",
        '"x"',
    ),
    *("referral.patient.age", "triage.has_red_flag", "referral.clinical.diagnoses", "null", "true"),
)


@given(st.lists(st.sampled_from(WORDS), max_size=9))
def test_no_row_of_words_breaks_what_is_said_of_it(words: list[str]) -> None:
    expression = " ".join(words)
    fine = check(expression, CATALOGUE) == []
    try:
        assert describe(expression, CATALOGUE)
    except ExpressionError:
        assert not fine


VALUES = {
    "referral.request.urgency": Operand("Urgent", confidence=0.9, verdict="supported"),
    "referral.patient.age": Operand(70, usable=False, why_not="its confidence is below 0.70"),
    "referral.request.reason": Operand(None, usable=False, why_not="it is not in the document"),
    "referral.clinical.diagnoses": Operand(
        items=(Operand("Stable  angina pectoris"), Operand("gout", usable=False))
    ),
    "triage.has_red_flag": Operand(value=False),
    "referral.patient.birth_date": Operand("1961-03-12"),
}


@pytest.mark.parametrize(
    ("expression", "outcome"),
    [
        ('"a" == "a"', "true"),
        ('referral.request.urgency == "urgent"', "true"),
        ('referral.request.urgency != "urgent"', "false"),
        ('referral.request.urgency in ["stat", "URGENT"]', "true"),
        ("referral.patient.age >= 65", "undetermined"),
        ('referral.request.urgency == "urgent" and referral.patient.age >= 65', "undetermined"),
        ('referral.request.urgency == "stat" and referral.patient.age >= 65', "false"),
        ('referral.patient.age >= 65 or referral.request.urgency == "urgent"', "true"),
        ("not referral.patient.age >= 65", "undetermined"),
        ("not triage.has_red_flag", "true"),
        ("referral.request.reason == null", "true"),
        ("referral.request.reason != null", "false"),
        ("referral.patient.age == null", "undetermined"),
        ('"pain" in referral.request.reason', "undetermined"),
        ('"angina" in referral.clinical.diagnoses', "true"),
        ('"angin" in referral.clinical.diagnoses', "undetermined"),
        ('"gout" in referral.clinical.diagnoses', "undetermined"),
        ('referral.patient.birth_date < "1962-01-01"', "true"),
        ("referral.nothing.known == null", "undetermined"),
    ],
)
def test_the_three_answers(expression: str, outcome: str) -> None:
    assert evaluate(expression, VALUES).outcome == outcome


def test_an_unusable_item_leaves_not_in_the_list_open() -> None:
    result = evaluate('"asthma" in referral.clinical.diagnoses', VALUES)
    assert (result.outcome, result.undecided) == ("undetermined", ("referral.clinical.diagnoses",))


def test_the_operands_looked_at_come_back() -> None:
    result = evaluate('referral.request.urgency == "stat" or referral.patient.age > 3', VALUES)
    assert [used.path for used in result.operands] == ["referral.request.urgency", "referral.patient.age"]
    assert result.undecided == ("referral.patient.age",)
    assert result.operands[0].operand.confidence == 0.9


def test_a_broken_expression_is_an_error_when_evaluated() -> None:
    with pytest.raises(ExpressionError, match="ends too early"):
        evaluate("referral.patient.age >", VALUES)


@pytest.mark.parametrize(
    ("expression", "words"),
    [
        (
            'referral.request.urgency == "urgent" and referral.patient.age >= 65',
            "urgency is urgent and age is at least 65",
        ),
        ("18 > referral.patient.age", "age is less than 18"),
        ('referral.request.urgency in ["urgent", "asap", "stat"]', "urgency is urgent, asap or stat"),
        ("not triage.has_red_flag", "it does not have a red flag"),
        ("triage.has_red_flag == false", "it does not have a red flag"),
        ("triage.has_red_flag != false", "it has a red flag"),
        ("not referral.patient.age >= 65", "age is less than 65"),
        ("not 65 <= referral.patient.age", "age is less than 65"),
        ('referral.request.urgency not in ["urgent", "stat"]', "urgency is neither urgent nor stat"),
        ('not (referral.request.urgency in ["stat"])', "urgency is not stat"),
        (
            'not (triage.has_red_flag or referral.request.urgency == "stat")',
            "not (it has a red flag or urgency is stat)",
        ),
        ("referral.request.reason == null", "reason is missing"),
        ("not (referral.request.reason == null)", "reason is given"),
        ('"gout" in referral.clinical.diagnoses', 'diagnoses mention "gout"'),
        ('not ("gout" in referral.clinical.diagnoses)', 'diagnoses do not mention "gout"'),
        ('"pain" in referral.request.reason', 'reason mentions "pain"'),
        ('"pain" not in referral.request.reason', 'reason does not mention "pain"'),
        ('referral.patient.birth_date >= "2010-01-31"', "birth date is on or after 2010-01-31"),
    ],
)
def test_an_expression_is_said_in_plain_words(expression: str, words: str) -> None:
    assert describe(expression, CATALOGUE) == words


@pytest.mark.parametrize(
    ("expression", "literals"),
    [
        ('referral.request.urgency in ["urgent", "stat"]', {"referral.request.urgency": {"urgent", "stat"}}),
        ('not ("I20" in referral.clinical.diagnoses)', {"referral.clinical.diagnoses": {"I20"}}),
        (
            "referral.patient.age >= 65 or 3.5 < referral.patient.age and triage.has_red_flag",
            {"referral.patient.age": {65.0, 3.5}},
        ),
        ("referral.request.reason == null or record.status == record.team", {}),
    ],
)
def test_what_each_field_is_compared_with(expression: str, literals: dict[str, set[str | float]]) -> None:
    assert literals_in(expression) == literals
