"""A ruleset as people write it: the definition without name and version, read, checked, and put in one form."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ValidationError

from common.yaml_documents import TextUnreadable, read_yaml, write_yaml
from jobs.data import Consequence, Dispositions, Requirement, Rule, Ruleset
from jobs.rules import RulesetProblem, check_ruleset

IDENTITY = ("name", "version")
_ORDER = (
    *("thresholds", "specialties", "red_flags_off", "dispositions", "rules", "required"),
    *("name", "text", "when", "then", "path", "why", "or_else"),
    *("urgency", "specialty", "disposition", "score", "note"),
)
_SAYS_NOTHING: dict[str, Any] = {"text": "", "note": "", "score": 0.0, "or_else": []}
"""Members of rules and requirements that are left out when they hold this."""
_ANY_QUESTION = "referral.patient.family_name != null"
_WORDS = {
    "missing": "This is missing. Fill it in.",
    "float_type": "This must be a number.",
    "float_parsing": "This must be a number.",
    "string_type": "This must be text; put it in quotes.",
    "tuple_type": "This must be a list, each item on a line that begins with a dash.",
    "mapping_type": "This must hold names and values, such as `name: value`.",
    "model_type": "This must hold names and values, such as `name: value`.",
    "model_attributes_type": "This must hold names and values, such as `name: value`.",
    "string_pattern_mismatch": "Use small letters, digits, - and _, at most 63, and begin with a letter or digit.",
}


def definition_of(ruleset: Ruleset) -> dict[str, Any]:
    """Return the definition of a ruleset in the one form that is kept and written out."""
    return _ordered(ruleset.model_dump(mode="json", exclude=set(IDENTITY), exclude_none=True))  # type: ignore[no-any-return]


def ruleset_of(definition: Mapping[str, Any], *, name: str, version: int = 1) -> Ruleset:
    """Return the ruleset that a definition describes. Raises ValidationError."""
    return Ruleset.model_validate({**definition, "name": name, "version": version})


def definition_problems(definition: Mapping[str, Any], *, name: str) -> list[RulesetProblem]:
    """List all that keeps a definition from being used as a ruleset of this name."""
    try:
        ruleset = ruleset_of(definition, name=name)
    except ValidationError as error:
        found = error.errors(include_url=False)
        found.sort(
            key=lambda finding: finding["type"] == "missing"
        )  # a wrong name before what it leaves missing
        faults = [RulesetProblem(_dotted(finding["loc"]), _in_words(dict(finding))) for finding in found]
        return [*faults, *_problems_beside(definition, [finding["loc"] for finding in found], name=name)]
    return check_ruleset(ruleset)


def _problems_beside(
    definition: Mapping[str, Any], faults: list[tuple[int | str, ...]], *, name: str
) -> list[RulesetProblem]:
    """List what is wrong besides, as far as the rest can be read: nobody wants to mend a file one mistake at a time."""
    rest = dict(definition)
    for where in faults:
        if where[0] == "rules" and len(where) > 1 and isinstance(rest.get("rules"), list):
            rest["rules"] = [
                _readable(rule, at) if at == where[1] else rule for at, rule in enumerate(rest["rules"])
            ]
        else:
            rest.pop(str(where[0]), None)
    try:
        return check_ruleset(ruleset_of(rest, name=name))
    except ValidationError:
        return []


def _readable(rule: Any, at: int) -> dict[str, Any]:
    """Return what can be checked of a rule that is not well formed: its question, and the specialty it gives."""
    written = rule if isinstance(rule, dict) else {}
    then = written.get("then")
    specialty = then.get("specialty") if isinstance(then, dict) else None
    return {
        "name": f"rule-{at}",
        "when": written["when"] if isinstance(written.get("when"), str) else _ANY_QUESTION,
        "then": {"note": "-", **({"specialty": specialty} if isinstance(specialty, str) else {})},
    }


def to_text(definition: Mapping[str, Any], *, name: str = "") -> str:
    """Write a definition as YAML, in the order people think in; with a name, that comes first."""
    return write_yaml({**({"name": name} if name else {}), **_ordered(dict(definition))})


def from_text(text: str) -> tuple[str, dict[str, Any]]:
    """Read a definition, and the name it carries or "". Raises TextUnreadable."""
    document = read_yaml(text)
    name = document.get("name", "")
    if not isinstance(name, str):
        raise TextUnreadable("The name of the rules must be text; put it in quotes.")
    return name, {key: value for key, value in document.items() if key not in IDENTITY}


def _ordered(value: Any, *, inside: bool = False) -> Any:
    """Return the value with its members in order; in rules and requirements, without members that say nothing."""
    if isinstance(value, list | tuple):
        return [_ordered(item, inside=True) for item in value]
    if not isinstance(value, dict):
        return value
    kept = {
        name: member
        for name, member in value.items()
        if member is not None and not (inside and name in _SAYS_NOTHING and member == _SAYS_NOTHING[name])
    }
    names = sorted(kept, key=lambda name: _ORDER.index(name) if name in _ORDER else len(_ORDER))
    return {name: _ordered(kept[name], inside=inside) for name in names}


def _dotted(parts: tuple[int | str, ...]) -> str:
    text = ""
    for part in parts:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def _in_words(finding: dict[str, Any]) -> str:
    kind, where = finding["type"], finding["loc"]
    if kind == "extra_forbidden":
        return f"This is not known here.{_did_you_mean(where[-1], _members_at(where[:-1]))}" + (
            " Remove it, or correct its name."
        )
    if kind == "literal_error":
        choices = _choices(finding)
        return (
            f"{finding['input']} is none of {', '.join(choices)}.{_did_you_mean(finding['input'], choices)}"
        )
    return _WORDS.get(kind, f"{finding['msg'].removeprefix('Value error, ')}.".replace("..", "."))


def _choices(finding: dict[str, Any]) -> tuple[str, ...]:
    expected = str(finding.get("ctx", {}).get("expected", ""))
    return tuple(word.strip("' ") for word in expected.replace(" or ", ", ").split(", ") if word.strip("' "))


def _members_at(where: tuple[int | str, ...]) -> tuple[str, ...]:
    """Return the names that may stand at a place of the definition."""
    known: type[BaseModel] = Ruleset
    if where[:1] == ("rules",):
        known = Consequence if where[-1] == "then" else Rule
    elif where[:1] == ("required",):
        known = Requirement
    elif where[:1] == ("dispositions",):
        known = Dispositions
    return tuple(name for name in known.model_fields if known is not Ruleset or name not in IDENTITY)


def _did_you_mean(word: object, known: tuple[str, ...]) -> str:
    close = difflib.get_close_matches(str(word), known, n=1)
    return f" Did you mean {close[0]}?" if close else ""
