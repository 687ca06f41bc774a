"""A definition goes out as JSON or YAML and comes back as it was."""

import json
from typing import Any

import pytest
from pydantic import ValidationError

from common.yaml_documents import read_yaml, write_yaml
from pathways.definition import read_definition, run_catalogue
from pathways.starters import all_starters
from tests.unit.pathways.building import small


@pytest.mark.parametrize("starter", all_starters(), ids=lambda starter: starter.slug)
def test_json_and_yaml_come_back_as_they_went(starter: Any) -> None:
    definition = starter.definition
    document = definition.as_document()
    assert read_definition(json.loads(json.dumps(document))) == definition
    assert read_definition(document).as_document() == document
    written = write_yaml(document)
    assert read_definition(read_yaml(written)) == definition
    assert write_yaml(read_definition(read_yaml(written)).as_document()) == written


def test_a_text_of_several_lines_is_a_block_in_yaml() -> None:
    document = small()
    document["nodes"][1]["config"]["instructions"] = "First read the letter.\nThen the flags: all of them.\n"
    written = write_yaml(read_definition(document).as_document())
    assert "instructions: |\n" in written
    assert read_definition(read_yaml(written)).as_document() == read_definition(document).as_document()


def test_no_target_means_the_end() -> None:
    document = small()
    document["edges"][4]["to"] = None
    definition = read_definition(document)
    assert definition.target(key="review", outcome="rejected") is None
    assert definition.as_document()["edges"][4]["to"] == "end"


def test_edges_lead_on() -> None:
    definition = read_definition(small())
    assert definition.target(key="check", outcome="false") == "mark"
    with pytest.raises(KeyError):
        definition.target(key="check", outcome="perhaps")
    with pytest.raises(KeyError):
        definition.node("nobody")


def test_defaults_are_written_out_so_that_a_version_keeps_its_meaning() -> None:
    document = read_definition(small()).as_document()
    assert document["nodes"][1]["config"]["outcomes"] == ["approved", "rejected"]
    assert document["nodes"][2]["config"]["on_failure"] == "route"


def test_a_definition_cannot_be_changed() -> None:
    definition = read_definition(small())
    with pytest.raises(ValidationError):
        definition.start = "mark"  # type: ignore[misc]


def test_unknown_members_are_refused() -> None:
    document = small() | {"color": "blue"}
    with pytest.raises(ValidationError):
        read_definition(document)


def test_what_nodes_bring_can_be_asked_for() -> None:
    document = small()
    document["nodes"][1]["config"]["form"] = [
        {"name": "slot", "type": "choice", "label": "Slot", "choices": ["morning", "evening"]},
        {"name": "fit", "type": "yes_no", "label": "Fit to travel"},
        {"name": "weeks", "type": "number", "label": "Weeks"},
        {"name": "seen_on", "type": "date", "label": "Seen on"},
        {"name": "note", "type": "text", "label": "Note"},
    ]
    catalogue = run_catalogue(read_definition(document))
    assert catalogue["run.review.outcome"].choices == ("approved", "rejected")
    assert catalogue["run.review.slot"].choices == ("morning", "evening")
    kinds = {name: catalogue[f"run.review.{name}"].kind for name in ("fit", "weeks", "seen_on", "note")}
    assert kinds == {"fit": "boolean", "weeks": "number", "seen_on": "date", "note": "text"}
