"""A pathway's text as a person edits it: what it says, what is wrong with it, how it looks as a graph."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.utils.safestring import SafeString, mark_safe
from pydantic import ValidationError

from common.yaml_documents import OneLine, TextUnreadable, read_yaml, write_yaml
from pathways.definition import MOST_NODES, read_definition
from pathways.graph import draw
from pathways.models import Pathway, PathwayVersion
from pathways.outline import outline_of
from pathways.problems import Problem
from pathways.services.publishing import draft_problems
from pathways.values import PathwayType

ORDER = (
    *("schema_version", "start", "nodes", "edges"),
    *("key", "title", "kind", "config"),
    *("from", "outcome", "to"),
    *("action", "expression", "rows", "default", "when", "route", "instructions", "assignee", "outcomes"),
    *("to_team", "subject", "body", "audience", "message", "status"),
    *("name", "type", "label", "required", "choices"),
)


@dataclass(frozen=True)
class Draft:
    """A text, the document it stands for (None: unreadable), its problems and its picture."""

    text: str
    document: Mapping[str, Any] | None
    problems: Sequence[Problem] = field(default=())
    line: int | None = None
    picture: SafeString = field(default_factory=SafeString)

    def as_answer(self) -> dict[str, Any]:
        """Return what the editor's live check is told."""
        return {
            "picture": str(self.picture),
            "problems": [
                {
                    "where": where_of(problem),
                    "find": _line_to_find(problem),
                    "message": problem.message,
                    "node": problem.node,
                    "field": problem.field,
                }
                for problem in self.problems
            ],
            "line": self.line,
        }


def check_text(text: str, *, pathway: Pathway) -> Draft:
    """Read, check and draw a pathway's text, however unfinished it is."""
    try:
        document = read_yaml(text)
    except TextUnreadable as error:
        problem = Problem("", "" if error.line is None else f"line {error.line}", "unreadable", error.message)
        return Draft(text=text, document=None, problems=[problem], line=error.line)
    return _checked(document, text=text, pathway=pathway)


def check_document(document: Mapping[str, Any], *, pathway: Pathway) -> Draft:
    """Check and draw a pathway's document, and write it as text."""
    return _checked(document, text=text_of_document(document), pathway=pathway)


def _checked(document: Mapping[str, Any], *, text: str, pathway: Pathway) -> Draft:
    problems = draft_problems(
        organization_id=pathway.organization_id, type=_type_of(pathway), definition=document
    )
    return Draft(
        text=text, document=document, problems=problems, picture=_picture(document, problems, pathway)
    )


def _type_of(pathway: Pathway) -> PathwayType:
    return "auto" if pathway.type == Pathway.Type.AUTO else "semiAutomatic"


def document_of(version: PathwayVersion | None) -> dict[str, Any]:
    """Return a version's definition; of no version, the smallest pathway there is."""
    return dict(version.definition) if version is not None else SMALLEST


def text_of_document(document: Mapping[str, Any]) -> str:
    """Write a definition as text, the way people write it."""
    return write_yaml(as_people_write(document))


def as_people_write(document: Mapping[str, Any]) -> dict[str, Any]:
    """Put a document's members in the order people think in, which the database does not keep.

    Edges get a line each; what says no more than its absence would is left out of a definition that is whole.
    """
    ordered: dict[str, Any] = _ordered(document)
    try:
        slim = _ordered(document, without_nulls=True)
        if read_definition(slim) == read_definition(document):
            ordered = slim
    except ValidationError:
        pass
    edges = ordered.get("edges")
    if isinstance(edges, list):
        ordered["edges"] = [OneLine(edge) if _is_plain(edge) else edge for edge in edges]
    return ordered


def _ordered(value: Any, *, without_nulls: bool = False) -> Any:
    if isinstance(value, list):
        return [_ordered(item, without_nulls=without_nulls) for item in value]
    if not isinstance(value, Mapping):
        return value
    names = sorted(value, key=lambda name: ORDER.index(name) if name in ORDER else len(ORDER))
    return {
        name: _ordered(value[name], without_nulls=without_nulls)
        for name in names
        if not (without_nulls and value[name] in (None, []))
    }


def _is_plain(edge: object) -> bool:
    return isinstance(edge, dict) and not any(isinstance(value, (dict, list)) for value in edge.values())


def fingerprint(version: PathwayVersion | None) -> str:
    """Return what tells one state of a draft from another, "" where there is no draft."""
    if version is None:
        return ""
    written = json.dumps(version.definition, sort_keys=True)
    return hashlib.sha256(written.encode()).hexdigest()[:32]


def where_of(problem: Problem) -> str:
    """Say where a problem is, as `check_urgency: config.expression`."""
    return ": ".join(part for part in (problem.node, problem.field) if part)


def _line_to_find(problem: Problem) -> str:
    """Return beginnings of lines that the editor may go to, the best one first."""
    if not problem.node:
        return problem.field
    found = [f"key: {problem.node}"]
    if problem.field.startswith("edges"):
        outcome = problem.field.removeprefix("edges.")
        found = [f"from: {problem.node}, outcome: {outcome}", f"from: {problem.node}", *found]
    return "|".join(found)


def _picture(document: Mapping[str, Any], problems: Sequence[Problem], pathway: Pathway) -> SafeString:
    """Draw what there is; a text with more nodes than a pathway may have is not drawn, for it would take too long."""
    outline = outline_of(document)
    if not outline.nodes or len(outline.nodes) > MOST_NODES or len(outline.edges) > 8 * MOST_NODES:
        return SafeString()
    drawn = draw(document, problems=problems, name=pathway.name, prefix="draft", editable=True)
    return mark_safe(drawn)  # noqa: S308 - `draw` escapes every text


SMALLEST: dict[str, Any] = {
    "schema_version": 1,
    "start": "mark_received",
    "nodes": [
        {
            "key": "mark_received",
            "title": "Mark as received",
            "kind": "action",
            "config": {"action": "update_status", "status": "received"},
        }
    ],
    "edges": [
        {"from": "mark_received", "outcome": "done", "to": "end"},
        {"from": "mark_received", "outcome": "failed", "to": "end"},
    ],
}
