"""Questions that can never be answered with yes are found; those that can are left alone."""

from __future__ import annotations

from random import Random

import pytest

from common.expressions import FieldType, Operand, contradiction_in, evaluate

FIELDS = {
    "age": FieldType.number(label="age"),
    "born": FieldType.date(),
    "level": FieldType.text(choices=("routine", "urgent", "stat")),
    "reason": FieldType.text(),
    "codes": FieldType.text_list(),
    "complete": FieldType.boolean(),
}
BOUNDS = {"age": (0.0, 130.0)}


@pytest.mark.parametrize(
    ("expression", "words"),
    [
        ("age < 2 and age >= 65", "age would have to be less than 2 and be at least 65"),
        ("2 > age and age > 2", "less than 2"),
        ("age > 130", "which is 0 to 130"),
        ("age < 0 or age > 200", "which is 0 to 130"),
        ("not (age >= 2) and age == 3", "be 3"),
        ('born > "2020-01-01" and born < "2019-12-31"', "born"),
        ('level == "urgent" and level == "stat"', "level would have to be urgent and be stat"),
        ('level == "urgent" and level in ["routine", "stat"]', "be routine or stat"),
        ('level != "routine" and level != "URGENT" and level != "stat"', "not be"),
        ('not (level in ["routine", "urgent", "stat"])', "be none of"),
        ("reason == null and reason != null", "be missing and be given"),
        ('reason == null and "pain" in reason', "be missing and mention pain"),
        ('"chest pain" in reason and not ("pain" in reason)', "mention chest pain and not mention pain"),
        ('reason == "cough" and "pain" in reason', "be cough"),
        ('codes == null and "I20" in codes', "be missing"),
        ("complete and not complete", "be True"),
        ("false", "never true"),
        ('age > 3 and (level == "stat" or false) and age <= 3', "age"),
    ],
)
def test_what_can_never_be_true_is_found(expression: str, words: str) -> None:
    assert words in (contradiction_in(expression, FIELDS, bounds=BOUNDS) or "")


@pytest.mark.parametrize(
    ("expression", "values"),
    [
        ("age >= 2 and age <= 2", {"age": 2}),
        ("age < 2 or age >= 65", {"age": 70}),
        ("not (age < 2 and age >= 65)", {"age": 5}),
        ("age > 129", {"age": 130}),
        ('level != "routine" and level != "stat"', {"level": "urgent"}),
        ('"chest pain" in reason and not ("back pain" in reason)', {"reason": "chest pain"}),
        ('"pain" in reason and reason != "pain"', {"reason": "chest pain"}),
        ("reason == null or age > 1", {"age": 2}),
        ('born >= "2020-01-01" and born <= "2020-01-01"', {"born": "2020-01-01"}),
        ("complete or not complete", {"complete": False}),
    ],
)
def test_what_can_be_true_is_left_alone(expression: str, values: dict[str, object]) -> None:
    operands = {path: Operand(value=value) for path, value in values.items()}
    assert evaluate(expression, operands).outcome == "true"
    assert contradiction_in(expression, FIELDS, bounds=BOUNDS) is None


def test_a_list_may_hold_one_thing_and_lack_another() -> None:
    assert contradiction_in('"I20" in codes and not ("I21" in codes)', FIELDS) is None


def test_a_question_of_very_many_cases_is_not_looked_at() -> None:
    pairs = " and ".join(f"(age == {n} or age == {n + 1})" for n in range(11))
    assert contradiction_in(pairs, FIELDS) is None


ATOMS = (
    *(f"age {sign} {number}" for sign in ("<", "<=", ">", ">=", "==", "!=") for number in (1, 2, 3)),
    *(f'level {sign} "{level}"' for sign in ("==", "!=") for level in ("routine", "urgent", "stat")),
    'level in ["routine", "stat"]',
    'reason == "cough"',
    '"cough" in reason',
    '"dry cough" in reason',
    "reason == null",
    "reason != null",
    "age == null",
    "complete",
)
VALUES: dict[str, tuple[object, ...]] = {
    "age": (None, 0, 1, 1.5, 2, 2.5, 3, 4),
    "level": ("routine", "urgent", "stat"),
    "reason": (None, "cough", "dry cough", "pain"),
    "complete": (True, False),
}


def expression_of(dice: Random, depth: int = 3) -> str:
    if depth == 0 or dice.random() < 0.2:
        return dice.choice(ATOMS)
    if dice.random() < 0.25:
        return f"not ({expression_of(dice, depth - 1)})"
    left, right = expression_of(dice, depth - 1), expression_of(dice, depth - 1)
    return f"({left}) {dice.choice(('and', 'or'))} ({right})"


def answers_yes(expression: str) -> bool:
    """Whether some values make it true: all combinations are tried."""
    for age in VALUES["age"]:
        for level in VALUES["level"]:
            for reason in VALUES["reason"]:
                for complete in VALUES["complete"]:
                    values = {"age": age, "level": level, "reason": reason, "complete": complete}
                    operands = {
                        path: Operand(value=value, usable=value is not None) for path, value in values.items()
                    }
                    if evaluate(expression, operands).outcome == "true":
                        return True
    return False


@pytest.mark.parametrize("seed", range(10))
def test_a_question_is_called_contradictory_exactly_when_no_values_answer_it(seed: int) -> None:
    dice = Random(seed)  # noqa: S311 - a die for tests
    for _ in range(25):
        expression = expression_of(dice)
        said = contradiction_in(expression, FIELDS, bounds=BOUNDS)
        assert (said is None) == answers_yes(expression), (expression, said)
