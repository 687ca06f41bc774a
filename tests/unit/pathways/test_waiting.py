"""Whom a wait asks and when, what two people must agree to, and how moments are told."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from pydantic import ValidationError

from common.working_time import OFFICE_HOURS, WorkingCalendar
from pathways.admin.due import due_in_words
from pathways.context import OrganizationSettings
from pathways.definition import read_definition
from pathways.lowering import lowering_follows
from pathways.nodes import Paused, outcomes_of
from pathways.nodes.timing import Duration, in_words, moment_after
from pathways.nodes.wait import expire
from pathways.validation import validate
from referrals.fields import CATALOGUE
from tests.unit.pathways.building import context, ran, small, wait

HOUSE = OrganizationSettings(teams=frozenset({"Intake", "Cardiology"}), people=frozenset({"reviewer-one"}))


def found(document: dict[str, Any]) -> set[tuple[str, str]]:
    problems = validate(document, pathway_type="semiAutomatic", catalogue=CATALOGUE, organization=HOUSE)
    return {(problem.field, problem.code) for problem in problems}


def waiting(**config: Any) -> dict[str, Any]:
    document = small()
    document["nodes"][1]["config"].update(config)
    return document


def lowering(*, four_eyes: bool, lower: bool = True, **config: Any) -> dict[str, Any]:
    """A pathway whose review, when it approves, sets the record to routine."""
    document = waiting(four_eyes=four_eyes, **config)
    document["nodes"][2]["config"] = {"action": "set_priority", "priority": "routine", "lower": lower}
    document["edges"][1]["to"] = "end"
    return document


def test_a_wait_written_before_there_was_more_to_say_means_what_it_meant() -> None:
    node = wait(timeout_seconds=3600)
    assert node.config.expiry == Duration(seconds=3600)
    assert (node.config.due_in, node.config.remind, node.config.escalate, node.config.four_eyes) == (
        None,
        None,
        None,
        False,
    )
    assert outcomes_of(wait()) == ("approved", "rejected")


def test_a_wait_says_when_it_is_due_reminds_is_put_to_others_and_expires() -> None:
    node = wait(
        due_in={"working_hours": 8},
        expires_in={"working_hours": 40},
        remind={"after": {"seconds": 3600}, "every": {"working_hours": 2}},
        escalate={"after": {"working_hours": 16}, "to": {"role": "administrator"}},
        four_eyes=True,
    )
    assert outcomes_of(node) == ("approved", "rejected", "expired")
    result = ran(node=node, context=context(team="Intake"))
    assert isinstance(result, Paused)
    assert result.review.times == node.config.times
    assert result.review.four_eyes
    assert result.explanation.endswith("two different people must agree.")
    assert expire(node=node).explanation == "Nobody answered the review within 40 working hours."
    assert outcomes_of(wait(due_in={"working_hours": 8})) == ("approved", "rejected"), (
        "overdue, and still open"
    )


@pytest.mark.parametrize(
    "config",
    [
        {"due_in": {}},
        {"due_in": {"seconds": 60, "working_hours": 1}},
        {"due_in": {"working_hours": 0}},
        {"due_in": {"days": 1}},
        {"expires_in": {"seconds": 60}, "timeout_seconds": 60},
        {"remind": {"every": {"seconds": 60}}},
        {"remind": {"after": {"seconds": 60}, "most": 0}},
        {"escalate": {"after": {"seconds": 60}}},
        {"escalate": {"after": {"seconds": 60}, "to": {}}},
    ],
)
def test_times_that_say_nothing_or_too_much_are_refused(config: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        wait(**config)


def test_durations_are_counted_by_the_clock_or_by_the_calendar() -> None:
    office = WorkingCalendar(time_zone="UTC", stretches=OFFICE_HOURS)
    friday = datetime(2026, 11, 27, 16, tzinfo=UTC)
    assert moment_after(Duration(seconds=7200), start=friday, calendar=office) == friday + timedelta(hours=2)
    monday = datetime(2026, 11, 30, 10, tzinfo=UTC)
    assert moment_after(Duration(working_hours=2), start=friday, calendar=office) == monday
    written = [in_words(Duration(working_hours=hours)) for hours in (1, 1.5, 8)]
    assert written == ["1 working hour", "1.5 working hours", "8 working hours"]


@pytest.mark.parametrize(
    ("config", "expected"),
    [
        ({"assignee": {"team": "Cardiology"}}, set()),
        ({"assignee": {"user": "reviewer-one"}}, set()),
        ({"assignee": {"user": "somebody-who-left"}}, {("config.assignee.user", "unknown_user")}),
        ({"assignee": {"team": "cardiology"}}, {("config.assignee.team", "unknown_team")}),
        ({"assignee": {"role": "nurse"}}, {("config.assignee.role", "unknown_role")}),
        (
            {"escalate": {"after": {"seconds": 60}, "to": {"user": "nobody"}}},
            {("config.escalate.to.user", "unknown_user")},
        ),
        (
            {"escalate": {"after": {"seconds": 60}, "to": {"team": "record_team"}}},
            {("config.escalate.to", "escalates_to_the_same")},
        ),
    ],
)
def test_whom_a_wait_asks_must_be_there_when_it_is_published(
    config: dict[str, Any], expected: set[tuple[str, str]]
) -> None:
    assert found(waiting(**config)) == expected


def test_two_people_agree_to_a_lower_urgency() -> None:
    assert found(lowering(four_eyes=True)) == set()
    assert found(lowering(four_eyes=False)) == {("config.four_eyes", "four_eyes_needed")}
    assert found(lowering(four_eyes=False, lower=False)) == set(), "raising needs one"


def test_nothing_lowers_an_urgency_that_nobody_has_agreed_to() -> None:
    unasked = lowering(four_eyes=True)
    unasked["edges"][1]["to"] = "mark"
    assert found(unasked) == {("config.lower", "lowering_unasked")}
    expired = lowering(four_eyes=True, timeout_seconds=60)
    expired["edges"].append({"from": "review", "outcome": "expired", "to": "mark"})
    assert found(expired) == {("edges.expired", "lowering_unasked")}


def test_a_later_wait_answers_for_itself() -> None:
    document = lowering(four_eyes=True)
    first = {**document["nodes"][1], "key": "first"}
    first["config"] = {**first["config"], "four_eyes": False}
    document["nodes"].append(first)
    document["edges"][0]["to"] = document["edges"][2]["to"] = "first"
    document["edges"] += [
        {"from": "first", "outcome": "approved", "to": "review"},
        {"from": "first", "outcome": "rejected", "to": "end"},
    ]
    assert found(document) == set()
    definition = read_definition(document)
    assert lowering_follows(definition, key="review", outcome="approved")
    assert not lowering_follows(definition, key="review", outcome="rejected")
    assert not lowering_follows(definition, key="first", outcome="approved")


NOW = datetime(2026, 11, 23, 22, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    ("ahead", "words"),
    [
        (timedelta(minutes=20), "today at 23:50, in 20 minutes"),
        (timedelta(hours=1), "tomorrow at 00:30"),
        (timedelta(days=2), "Wednesday at 23:30"),
        (timedelta(days=9), "2 Dec 2026 at 23:30"),
        (timedelta(0), "overdue by a moment"),
        (-timedelta(minutes=1), "overdue by 1 minute"),
        (-timedelta(hours=30), "overdue by 1 day"),
    ],
)
def test_moments_are_told_by_the_clock_of_the_clinic(ahead: timedelta, words: str) -> None:
    """In Berlin it is half past eleven at night."""
    assert due_in_words(NOW + ahead, now=NOW, time_zone="Europe/Berlin") == words
