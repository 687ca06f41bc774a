"""Whether a run that stands at a node can go on on another version of its pathway, and what would be otherwise."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pathways.comparing import compare
from pathways.definition import PathwayDefinition
from pathways.nodes import Node, WaitNode, outcomes_of
from pathways.outline import outline_of, reachable
from pathways.values import EXPIRED

_NAMED = re.compile(r"\brun\.([a-z][a-z0-9_]*)\.")


@dataclass(frozen=True, slots=True)
class OpenReview:
    """What the review that a run waits for has offered to people."""

    outcomes: tuple[str, ...]
    form: tuple[Mapping[str, Any], ...]
    expires: bool


def reasons_against(
    *, old: PathwayDefinition, new: PathwayDefinition, node: str, review: OpenReview | None
) -> list[str]:
    """Say why a run that stands at a node cannot go on on the new version; empty when it can.

    A run that has not begun (`node` empty) always can.
    """
    if not node:
        return []
    before, after = _find(old, node), _find(new, node)
    if after is None:
        return [
            f"The new version has no node {node}. Let the run finish on its own version, or start it anew."
        ]
    if before is not None and before.kind != after.kind:
        return [f"The node {node} is a {before.kind} here and a {after.kind} in the new version."]
    if review is None or not isinstance(after, WaitNode):
        return []
    return [*_lost_outcomes(after, review), *_other_form(after, review)]


def differences_ahead(
    *, old: PathwayDefinition, new: PathwayDefinition, node: str, visited: Collection[str]
) -> list[str]:
    """Say what would be otherwise for a run that stands at a node, from there on.

    `visited` are the nodes it has come to: what the new version asks of others cannot be told for this run.
    """
    ahead = _ahead(old, node) | _ahead(new, node)
    found = compare(old.as_document(), new.as_document())
    said = [
        f"{one.title} ({one.key}) is {one.change}{': ' + '; '.join(one.words) if one.words else ''}."
        for one in found.nodes
        if one.key in ahead
    ]
    said += [
        f"After {edge.source}={edge.outcome} comes {edge.target}."
        for edge in found.edges_added
        if edge.source in ahead
    ]
    return said + _unknown_ahead(new, _ahead(new, node), visited)


def _lost_outcomes(node: WaitNode, review: OpenReview) -> list[str]:
    wanted = (*review.outcomes, EXPIRED) if review.expires else review.outcomes
    lost = [outcome for outcome in wanted if outcome not in outcomes_of(node)]
    return (
        [f"The open review offers {', '.join(lost)}, which {node.key} no longer has in the new version."]
        if lost
        else []
    )


def _other_form(node: WaitNode, review: OpenReview) -> list[str]:
    asked = [field.model_dump(mode="json") for field in node.config.form]
    same = _plain(asked) == _plain(review.form)
    return [] if same else [f"The form of the open review is another one in the new version of {node.key}."]


def _plain(form: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return a form's questions by what matters to its answers."""
    return [
        {name: field.get(name) for name in ("name", "type", "required")}
        | {"choices": list(field.get("choices") or ())}
        for field in form
    ]


def _unknown_ahead(new: PathwayDefinition, ahead: set[str], visited: Collection[str]) -> list[str]:
    said = []
    for node in new.nodes:
        if node.key not in ahead:
            continue
        named = set(_NAMED.findall(json.dumps(node.model_dump(mode="json"))))
        missing = sorted(key for key in named - ahead if key not in visited)
        if missing:
            said.append(
                f"{node.title} ({node.key}) asks what {', '.join(missing)} brought, which this run has not come to: "
                "it cannot be told."
            )
    return said


def _ahead(definition: PathwayDefinition, node: str) -> set[str]:
    following = outline_of(definition.as_document()).following()
    return reachable(start=[node or definition.start], following=following)


def _find(definition: PathwayDefinition, key: str) -> Node | None:
    return next((node for node in definition.nodes if node.key == key), None)
