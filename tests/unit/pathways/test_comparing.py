"""Two versions compared: what is added, removed and changed, in words, lines and one graph."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from pathways.comparing import both, compare, text_diff
from pathways.graph import draw
from pathways.starters import all_starters
from tests.unit.pathways.building import small


def changed() -> dict[str, Any]:
    """Return the small pathway with one node changed, one removed, one added, and another start."""
    document = small()
    document["start"] = "hello"
    document["nodes"][2]["config"]["status"] = "welcome"
    del document["nodes"][1]
    document["edges"] = [edge for edge in document["edges"] if "review" not in (edge["from"], edge["to"])]
    document["nodes"].append(
        {
            "key": "hello",
            "title": "Greet",
            "kind": "action",
            "config": {"action": "update_status", "status": "greeted"},
        }
    )
    document["edges"].append({"from": "hello", "outcome": "done", "to": "check"})
    return document


def test_what_differs_is_said() -> None:
    found = compare(small(), changed())
    assert found.statuses() == {"mark": "changed", "hello": "added", "review": "removed"}
    assert found.words() == [
        "It starts at hello, no more at check.",
        'Mark as accepted (mark) is changed: config.status: "accepted" → "welcome".',
        "Greet (hello) is added.",
        "Clinician reviews (review) is removed.",
        "After hello=done comes check.",
        "After check=true comes review no more.",
        "After check=undetermined comes review no more.",
        "After review=approved comes mark no more.",
        "After review=rejected comes end no more.",
    ]


def test_a_changed_question_is_said_in_plain_words_too() -> None:
    def words(expression: str) -> str:
        document = small()
        document["nodes"][0]["config"]["expression"] = expression
        return compare(small(), document).words()[0]

    assert words('triage.urgency == "stat" or triage.has_red_flag').endswith(
        "(in words: urgency is urgent → urgency is stat or it has a red flag)."
    )
    assert words("triage.urgency ==").endswith("(in words: urgency is urgent → cannot be read).")


def test_a_question_that_is_new_had_no_words_before() -> None:
    rows = [{"when": f'triage.urgency == "{urgency}"', "outcome": urgency} for urgency in ("stat", "urgent")]

    def document(count: int) -> dict[str, Any]:
        table = {"rows": rows[:count], "default": {"outcome": "routine"}}
        return {"nodes": [{"key": "route", "kind": "decision", "config": table}]}

    [node] = compare(document(1), document(2)).nodes
    assert any("(in words: nothing → urgency is urgent)" in words for words in node.words)


def test_back_again_is_the_other_way_round() -> None:
    there, back = compare(small(), changed()), compare(changed(), small())
    assert there.edges_added == back.edges_removed
    assert {key for key, change in back.statuses().items() if change == "added"} == {"review"}


@pytest.mark.parametrize("starter", all_starters(), ids=lambda starter: starter.slug)
def test_a_version_does_not_differ_from_itself(starter: Any) -> None:
    document = starter.definition.as_document()
    assert not compare(document, deepcopy(document))
    assert text_diff(document, deepcopy(document)) == []


def test_what_is_written_differently_and_means_the_same_differs_in_no_line() -> None:
    document = small()
    explicit = deepcopy(document)
    explicit["nodes"][1]["config"]["timeout_seconds"] = None
    assert text_diff(document, explicit) == []
    assert not compare(document, explicit)


def test_lines_are_marked() -> None:
    lines = text_diff(small(), changed())
    assert ("-", "      status: accepted") in [(line.mark, line.text) for line in lines]
    assert ("+", "      status: welcome") in [(line.mark, line.text) for line in lines]
    assert any(line.mark == "@" for line in lines)


def test_both_are_drawn_as_one_graph() -> None:
    drawn = draw(both(small(), changed()), statuses=compare(small(), changed()).statuses())
    for key, status in (("mark", "changed"), ("hello", "added"), ("review", "removed")):
        assert f'data-node="{key}" data-status="{status}"' in drawn
    assert "rejected (gone)" in drawn
    assert "done (new)" in drawn


@pytest.mark.parametrize("broken", [{}, {"nodes": None}, {"nodes": [1, {"key": 2}], "edges": "x"}])
def test_unfinished_drafts_are_compared_too(broken: dict[str, Any]) -> None:
    assert compare(small(), broken)
    assert text_diff(small(), broken)
    assert both(small(), broken)["nodes"]
