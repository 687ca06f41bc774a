"""A pathway as a file: name, type, definition and written golden runs in one YAML document that comes back exactly."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import Field as Member
from pydantic import ValidationError

from common.yaml_documents import OneLine, write_yaml
from pathways.definition import PathwayDefinition, read_definition
from pathways.golden import Example, Expected
from pathways.values import Frozen, Name, PathwayType

MEMBERS = ("name", "type", "summary", "note", "starts", "definition", "golden")

LONGEST_CONDITION = 2000
"""Of the condition by which a pathway starts, in characters."""


class GoldenRun(Example):
    """An example with what is expected of it; without `expected`, what it comes to on import."""

    expected: Expected | None = None

    def example(self) -> Example:
        """Return the example alone."""
        return Example(name=self.name, on=self.on, facts=self.facts, answers=self.answers)


class Starts(Frozen):
    """When a pathway starts by itself: an extraction completes, and `when` holds of its referral.

    Of the pathway, whatever its version. An empty `when`: it starts on request only.
    """

    when: str = Member(max_length=LONGEST_CONDITION, json_schema_extra={"format": "expression"})
    enabled: bool = True


class PathwayDocument(Frozen):
    """One pathway as a file. `summary` says what it is for, `note` why this version, `starts` when it starts by
    itself.

    The facts of its golden runs are invented.
    """

    name: Name
    type: PathwayType
    summary: str = Member(default="", max_length=1000)
    note: str = Member(default="", max_length=300)
    starts: Starts | None = None
    definition: PathwayDefinition
    golden: tuple[GoldenRun, ...] = ()


def to_text(
    definition: Mapping[str, Any],
    *,
    name: str,
    type: str,
    note: str = "",
    starts: Starts | None = None,
    golden: Sequence[GoldenRun] = (),
) -> str:
    """Write a pathway as YAML: members in the order people think in, an edge a line.

    A definition that is not whole yet is written as it is.
    """
    document: dict[str, Any] = {"name": name, "type": type}
    if note:
        document["note"] = note
    if starts is not None:
        document["starts"] = starts.model_dump(exclude_defaults=True)
    document["definition"] = _definition(definition)
    if golden:
        document["golden"] = [_golden(one) for one in golden]
    return write_yaml(document)


def schema_text() -> str:
    """Return the JSON Schema of the file, as docs/reference holds it.

    It cannot check the graph and its expressions; `manage.py pathways validate` does.
    """
    schema = PathwayDocument.model_json_schema(by_alias=True)
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema"}
    return json.dumps({**head, **schema, "title": "Pathway"}, indent=2, ensure_ascii=False) + "\n"


def _definition(document: Mapping[str, Any]) -> dict[str, Any]:
    try:
        whole = read_definition(document)
    except ValidationError:
        return dict(document)
    written = whole.as_document()
    slim = _without_nothing(written)
    found: dict[str, Any] = slim if read_definition(slim) == whole else written
    found["edges"] = [OneLine(edge) for edge in found.get("edges", [])]
    return found


def _without_nothing(value: Any) -> Any:
    """Return a document without nulls and empty lists, which say no more than their absence."""
    if isinstance(value, list):
        return [_without_nothing(item) for item in value]
    if isinstance(value, dict):
        return {name: _without_nothing(item) for name, item in value.items() if item not in (None, [], ())}
    return value


def _golden(run: GoldenRun) -> dict[str, Any]:
    document = run.model_dump(mode="json", exclude_defaults=True)
    if run.expected is not None:
        document["expected"] = run.expected.model_dump(mode="json", exclude_defaults=True)
    return {
        name: document[name] for name in ("name", "on", "facts", "answers", "expected") if name in document
    }
