"""Whether a document has the shape of a pathway; pydantic's findings said in words that lead on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from pathways.definition import MOST_NODES, PathwayDefinition
from pathways.nodes import KINDS
from pathways.nodes.actions import ACTIONS
from pathways.problems import Problem


def shape_problems(document: Mapping[str, Any]) -> list[Problem]:
    """List members that are missing, unknown or of a wrong type, by node and field."""
    try:
        PathwayDefinition.model_validate(document)
    except ValidationError as error:
        return [_problem(document, finding) for finding in error.errors(include_url=False)]
    return []


def _problem(document: Mapping[str, Any], finding: ErrorDetails) -> Problem:
    node, field = _place(document, finding["loc"])
    code, message = _words(finding, field)
    if code == "unknown_kind":
        field = f"{field}.kind" if field else "kind"
    return Problem(node, field, code, message)


def _place(document: Mapping[str, Any], location: tuple[int | str, ...]) -> tuple[str, str]:
    """Return (node key, field) of pydantic's location, without the tags of its unions."""
    if len(location) < 2 or location[0] not in ("nodes", "edges") or not isinstance(location[1], int):
        return "", _dotted(location)
    section, index, *rest = location
    item = document[str(section)][index]
    member = "key" if section == "nodes" else "from"
    owner = item.get(member) if isinstance(item, Mapping) else None
    if section == "nodes":
        rest = rest[1:] if rest and rest[0] in KINDS else rest
        if len(rest) > 1 and rest[0] in ("config", "compensation") and rest[1] in ACTIONS:
            del rest[1]
    if not isinstance(owner, str):
        return "", _dotted((section, index, *rest))
    return owner, _dotted(rest if section == "nodes" else ("edges", index, *rest))


def _dotted(parts: tuple[int | str, ...] | list[int | str]) -> str:
    text = ""
    for part in parts:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else str(part)
    return text


def _words(finding: ErrorDetails, field: str) -> tuple[str, str]:
    """Return (code, message) of one of pydantic's findings."""
    kind, context = finding["type"], finding.get("ctx", {})
    last = field.rsplit(".", 1)[-1]
    if kind == "missing":
        return "missing", f"`{last}` is missing. Fill it in."
    if kind == "extra_forbidden":
        return "unknown_member", f"`{last}` is not known here. Remove it, or correct its name."
    if kind in ("union_tag_invalid", "union_tag_not_found"):
        return _unknown_kind(finding, in_config=field.endswith(("config", "compensation")))
    if kind == "string_pattern_mismatch":
        wanted = "small letters, digits and _, starting with a letter, at most 48 characters"
        return "bad_key", f"`{last}` is no key. Use {wanted}, such as check_urgency."
    if kind == "string_too_short" and context.get("min_length") == 1:
        return "wrong_length", f"`{last}` is empty. Fill it in."
    if kind in ("string_too_short", "string_too_long"):
        limit = context.get("min_length", context.get("max_length"))
        return (
            "wrong_length",
            f"`{last}` must have at {'least' if 'short' in kind else 'most'} {limit} characters.",
        )
    if kind == "too_long" and field == "nodes":
        return "too_many_nodes", f"A pathway has at most {MOST_NODES} nodes. Split this one."
    if kind == "too_short" and field == "nodes":
        return "no_nodes", "The pathway has no nodes. Add the first one and name it in `start`."
    if kind == "value_error":
        said = finding["msg"].removeprefix("Value error, ")
        return "wrong_value", f"{said[:1].upper()}{said[1:]}."
    message = finding["msg"].removeprefix("Input should be").strip()
    return "wrong_value", f"`{last or 'the pathway'}` should be {message}."


def _unknown_kind(finding: ErrorDetails, *, in_config: bool) -> tuple[str, str]:
    member, known = ("action", ACTIONS) if in_config else ("kind", KINDS)
    code = "unknown_action" if in_config else "unknown_kind"
    tag = finding.get("ctx", {}).get("tag")
    given = f"There is no {member} {tag!r}." if tag is not None else f"`{member}` is missing."
    return code, f"{given} Choose one of {', '.join(known)}."
