"""The whole matrix of every state machine: what may follow what, and that nothing else does."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import pytest

from common.states import IllegalTransition, StateTable
from config.management.commands.state_diagrams import TABLES


@dataclass
class Subject:
    status: str


MATRIX = [
    pytest.param(table, current, wanted, id=f"{table.noun}: {current} to {wanted}")
    for table in TABLES
    for current, wanted in itertools.product(table.statuses, repeat=2)
]
NOUNS = [pytest.param(table, id=table.noun) for table in TABLES]


@pytest.mark.parametrize(("table", "current", "wanted"), MATRIX)
def test_a_transition_happens_exactly_if_the_table_allows_it(
    table: StateTable, current: str, wanted: str
) -> None:
    subject = Subject(status=current)
    if wanted in table.transitions[current]:
        table.transition(subject, wanted)
        assert subject.status == wanted
    else:
        with pytest.raises(IllegalTransition) as refused:
            table.transition(subject, wanted)
        assert subject.status == current
        assert refused.value.status == 409
        assert current in refused.value.message
        assert wanted in refused.value.message


@pytest.mark.parametrize("table", NOUNS)
def test_every_status_is_reached_from_the_first_one(table: StateTable) -> None:
    reached, open_ = set(), {table.initial}
    while open_:
        status = open_.pop()
        reached.add(status)
        open_ |= set(table.transitions[status]) - reached
    assert reached == set(table.statuses)


@pytest.mark.parametrize("table", NOUNS)
def test_transitions_lead_to_statuses_of_the_table_only(table: StateTable) -> None:
    for following in table.transitions.values():
        assert following <= set(table.statuses)


def test_what_is_over_stays_over() -> None:
    over = {table.noun: set(table.terminal) for table in TABLES}
    assert over["job"] == {"completed", "failed", "cancelled"}
    assert over["pathway run"] == {"completed", "cancelled"}
    assert over["review"] == {"completed", "expired", "cancelled"}
    assert over["node run"] == {"overridden", "cancelled"}


def test_the_statuses_of_the_contract() -> None:
    statuses = {table.noun: set(table.statuses) for table in TABLES}
    assert statuses["job"] == {"queued", "processing", "completed", "failed", "cancelled"}
    assert statuses["pathway run"] == {"pending", "running", "paused", "completed", "failed", "cancelled"}


def test_a_diagram_names_every_transition_once() -> None:
    for table in TABLES:
        lines = table.mermaid().splitlines()
        arrows = [line.strip() for line in lines if "-->" in line and "[*]" not in line]
        wanted = {f"{a} --> {b}" for a, following in table.transitions.items() for b in following}
        assert sorted(arrows) == sorted(wanted)
