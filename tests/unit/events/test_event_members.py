"""What docs/reference/events.md says of events is what the code records."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from config.management.commands.events_reference import document
from events import event_types
from events.event_members import MEANINGS, TOLD

HERE = Path(__file__).resolve().parents[3]
ROOMS = ("events", "tenants", "referrals", "jobs", "pathways", "webhooks")
ALWAYS = {
    "tell_of_run": frozenset({"record_id", "run_id", "pathway_id"}),
    "tell_of_job": frozenset({"record_id", "job_id"}),
}
"""Members that these add to those of their caller."""
NO_MEMBERS = {"now", "actor"}


def _names_of(node: ast.expr) -> list[str]:
    """Return the types that an argument names outright, as `event_types.X` or one of two such."""
    if isinstance(node, ast.IfExp):
        return [*_names_of(node.body), *_names_of(node.orelse)]
    return [node.attr] if isinstance(node, ast.Attribute) and hasattr(event_types, node.attr) else []


def _told_at(call: ast.Call) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield each type that a call records, with the members it gives; none where either is a variable."""
    name = getattr(call.func, "id", "")
    given = {keyword.arg: keyword.value for keyword in call.keywords}
    if name == "record_event":
        data = given.get("data", ast.Dict([], []))
        if not isinstance(data, ast.Dict) or None in data.keys or "type" not in given:
            return
        of_data = {str(ast.literal_eval(key)) for key in data.keys if key is not None}
        members = frozenset(of_data | ({"record_id"} if "record_id" in given else set()))
        wanted = given["type"]
    elif name in ALWAYS and None not in given:
        members = frozenset(str(keyword) for keyword in given) - NO_MEMBERS | ALWAYS[name]
        wanted = call.args[1]
    else:
        return
    for constant in _names_of(wanted):
        yield getattr(event_types, constant), members


def _written() -> list[tuple[str, str, frozenset[str]]]:
    found = []
    for room in ROOMS:
        for path in sorted((HERE / room).rglob("*.py")):
            text = path.read_text()
            if "record_event" not in text and "tell_of_" not in text:
                continue
            calls = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call))
            found += [
                (f"{path.relative_to(HERE)}:{call.lineno}", type_, members)
                for call in calls
                for type_, members in _told_at(call)
            ]
    return found


WRITTEN = _written()


def test_every_type_is_described() -> None:
    assert set(TOLD) == event_types.ALL
    assert {member for told in TOLD.values() for member in told.members} == set(MEANINGS)


@pytest.mark.parametrize(("where", "type_", "members"), WRITTEN, ids=[where for where, *_ in WRITTEN])
def test_what_is_recorded_is_what_is_described(where: str, type_: str, members: frozenset[str]) -> None:
    told = TOLD[type_]

    assert set(told.always) <= members <= told.members


def test_most_of_what_is_recorded_names_its_type() -> None:
    assert len({type_ for _, type_, _ in WRITTEN}) > len(event_types.ALL) * 2 // 3


def test_the_page_is_the_one_of_the_code() -> None:
    assert (HERE / "docs/reference/events.md").read_text() == document()
