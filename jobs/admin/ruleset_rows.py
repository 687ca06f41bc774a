"""A ruleset as rows of typed questions, beside its text: the same definition, there and back.

Where a definition maps names to something, the rows are a list, so that a row can be begun before it has a name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from common.expressions import ExpressionError, describe
from jobs.rules import RulesetProblem
from referrals.fields import CATALOGUE

Rows = dict[str, Any]
MOST_ROWS = 500
"""Rows of one list; far beyond any ruleset a person writes."""


def as_rows(definition: Mapping[str, Any]) -> Rows | None:
    """Return a definition as rows, or None where it has not the shape of one yet."""
    try:
        return {
            "rules": [_rule(rule) for rule in definition.get("rules") or ()],
            "required": [
                {"specialty": specialty, "needs": [dict(need) for need in needs or ()]}
                for specialty, needs in (definition.get("required") or {}).items()
            ],
            "thresholds": [
                {"path": path, "least": least} for path, least in (definition.get("thresholds") or {}).items()
            ],
            "dispositions": [
                {"kind": kind, "disposition": disposition}
                for kind, disposition in _not_referrals(definition).items()
            ],
            "specialties": list(definition.get("specialties") or ()),
            "red_flags_off": list(definition.get("red_flags_off") or ()),
        }
    except (AttributeError, TypeError, ValueError):
        return None


def from_rows(rows: Mapping[str, Any]) -> tuple[dict[str, Any], list[RulesetProblem]]:
    """Return the definition that rows describe, and which rows say the same thing twice."""
    problems: list[RulesetProblem] = []
    needs: dict[str, Any] = {}
    for index, row in enumerate(_members(rows, "required")):
        _once(needs, row.get("specialty"), f"required[{index}].specialty", problems)
        needs[str(row.get("specialty") or "")] = [_said(need) for need in _members(row, "needs")]
    least: dict[str, Any] = {}
    for index, row in enumerate(_members(rows, "thresholds")):
        _once(least, row.get("path"), f"thresholds[{index}].path", problems)
        least[str(row.get("path") or "")] = row.get("least")
    kinds: dict[str, Any] = {}
    for index, row in enumerate(_members(rows, "dispositions")):
        _once(kinds, row.get("kind"), f"dispositions[{index}].kind", problems)
        kinds[str(row.get("kind") or "")] = row.get("disposition")
    definition = {
        "thresholds": least,
        "specialties": _listed(rows, "specialties"),
        "red_flags_off": _listed(rows, "red_flags_off"),
        "dispositions": {"not_a_referral": kinds},
        "rules": [_said(rule) for rule in _members(rows, "rules")],
        "required": needs,
    }
    return definition, problems


def echoes_of(rows: Mapping[str, Any]) -> dict[str, str]:
    """Return each rule's question in plain words, by place; what cannot be read is left out."""
    found = {}
    for index, rule in enumerate(_members(rows, "rules")):
        try:
            found[f"rules[{index}].when"] = describe(str(rule.get("when") or ""), CATALOGUE)
        except ExpressionError:
            continue
    return found


def place_in_rows(where: str, rows: Mapping[str, Any]) -> str:
    """Return the place among the rows of what a problem of the definition is about."""
    section, _, rest = where.partition(".")
    if section == "dispositions":
        rest = rest.partition(".")[2]
    for name, member in (("required", "specialty"), ("thresholds", "path"), ("dispositions", "kind")):
        if section != name or not rest:
            continue
        for index, row in enumerate(_members(rows, name)):
            key = str(row.get(member) or "")
            if rest == key or rest.startswith((f"{key}[", f"{key}.")):
                onwards = f".needs{rest[len(key) :]}" if name == "required" and rest != key else ""
                return f"{name}[{index}]{onwards}"
    return where


def fields() -> list[dict[str, Any]]:
    """Return path, label, type and choices of every field a rule can ask for."""
    return [
        {
            "path": path,
            "label": known.label or path.rpartition(".")[2].replace("_", " "),
            "type": known.wording,
            "choices": list(known.choices),
            "node": "",
        }
        for path, known in CATALOGUE.items()
    ]


def _rule(rule: Mapping[str, Any]) -> dict[str, Any]:
    return {**rule, "then": dict(rule.get("then") or {})}


def _not_referrals(definition: Mapping[str, Any]) -> Mapping[str, Any]:
    found: Mapping[str, Any] = (definition.get("dispositions") or {}).get("not_a_referral") or {}
    return found


def longest_list(value: Any) -> int:
    """Return the length of the longest list among rows, at whatever depth."""
    if isinstance(value, dict):
        return max(map(longest_list, value.values()), default=0)
    if isinstance(value, list):
        return max(len(value), *map(longest_list, value)) if value else 0
    return 0


def _listed(rows: Mapping[str, Any], name: str) -> list[Any]:
    given = rows.get(name)
    return list(given) if isinstance(given, list) else []


def _members(rows: Mapping[str, Any], name: str) -> Iterator[Mapping[str, Any]]:
    given = rows.get(name)
    yield from (row for row in (given if isinstance(given, list) else ()) if isinstance(row, dict))


def _said(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row without what was left open."""
    return {
        name: _said(value) if isinstance(value, dict) else value
        for name, value in row.items()
        if value not in (None, []) and not (value == "" and name in ("text", "note"))
    }


def _once(taken: Mapping[str, Any], name: object, where: str, problems: list[RulesetProblem]) -> None:
    if str(name or "") in taken:
        problems.append(
            RulesetProblem(where, f"{name or 'A row without a name'} is there twice. Remove one.")
        )
