"""Expressions that ask the same are known to, however they are written."""

from __future__ import annotations

import pytest

from common.expressions import question_of


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("age >= 65", "65 <= age"),
        ("age >= 65", "age  >= 65.0"),
        ("age >= 65", "not (age < 65)"),
        ('a == "X" and b > 1', '1 < b and a == "x"'),
        ("(a > 1 and b > 2) and c > 3", "c > 3 and (b > 2 and a > 1)"),
        ("a > 1 or a > 1", "a > 1"),
        ("not (a > 1 and b > 2)", "b <= 2 or a <= 1"),
        ('level in ["a", "b"]', 'level == "B" or level == "a"'),
        ('level in ["a"]', 'level == "a"'),
        ('level not in ["a", "b"]', 'level != "a" and level != "b"'),
        ('not ("chest  pain" in reason)', '"Chest pain" not in reason'),
        ("complete", "complete == true"),
        ("not complete", "complete != true"),
        ("complete == false", "not complete"),
        ("a < b", "b > a"),
        ("true", "not false"),
        ("a == null", "null == a"),
        ("not (a == null)", "a != null"),
    ],
)
def test_the_same_question_in_other_words(one: str, other: str) -> None:
    assert question_of(one) == question_of(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("age >= 65", "age > 65"),
        ("age >= 65", "65 >= age"),
        ("a > 1 and b > 2", "a > 1 or b > 2"),
        ("a > 1 and (b > 2 or c > 3)", "(a > 1 and b > 2) or c > 3"),
        ('"pain" in reason', '"pain" not in reason'),
        ('"pain" in reason', 'reason == "pain"'),
        ("complete", "not complete"),
        ("a < b", "a > b"),
        ("true", "false"),
        ("a == null", "a != null"),
    ],
)
def test_another_question(one: str, other: str) -> None:
    assert question_of(one) != question_of(other)
