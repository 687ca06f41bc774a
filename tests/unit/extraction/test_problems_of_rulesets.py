"""What people are told of rules that cannot work: all of it at once, and in words."""

from __future__ import annotations

from typing import Any

import pytest

from jobs.ruleset_definitions import definition_problems


def told(definition: dict[str, Any]) -> dict[str, str]:
    return {problem.where: problem.message for problem in definition_problems(definition, name="test")}


def test_what_is_not_well_formed_hides_nothing_else() -> None:
    found = told(
        {
            "rules": [
                {
                    "name": "no-such-field",
                    "when": "referral.patient.shoe != null",
                    "then": {"urgency": "now"},
                },
                {"name": "well", "when": "referral.patient.age > 65", "then": {"specialty": "carpentry"}},
                {"name": "unwritten", "then": {"score": 1}},
            ],
            "thresholds": {"*": True},
            "specialties": ["carpentry"],
        }
    )
    assert list(found) == [
        "rules[0].then.urgency",
        "thresholds.*",
        "rules[2].when",
        "rules[0].when",
        "rules[1].then.specialty",
        "specialties[0]",
    ]


@pytest.mark.parametrize(
    ("definition", "where", "words"),
    [
        ({"thresholds": {"*": True}}, "thresholds.*", "must be a number, not true or false"),
        (
            {"rules": [{"name": "a", "when": "referral.patient.age > 65", "then": {"score": True}}]},
            "rules[0].then.score",
            "must be a number, not true or false",
        ),
        (
            {"dispositions": {"not_a_referral": {"referral": "reject", "*": "review"}}},
            "dispositions.not_a_referral.referral",
            "this never applies",
        ),
        ({"red_flags_off": ["not_searched"]}, "red_flags_off[0]", "cannot be switched off"),
        ({"red_flags_off": ["no_such_flag"]}, "red_flags_off[0]", "There is no red flag no_such_flag"),
    ],
)
def test_what_cannot_work_is_told(definition: dict[str, Any], where: str, words: str) -> None:
    found = told(definition)
    assert list(found) == [where]
    assert words in found[where]
