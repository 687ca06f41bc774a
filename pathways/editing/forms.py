"""The forms of nodes, made from the models of their configs: a member that a model gains appears by itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from pathways.definition import PathwayDefinition
from pathways.editing.wording import HELP, label_of, option_of
from pathways.nodes import KINDS

TEMPLATES = frozenset({"subject", "body", "message"})
"""Members that are texts with placeholders; `instructions` are not."""
LISTED = {"team": "team", "group": "team", "user": "user", "users": "user", "role": "role"}
"""Members that name a team, a person or a role of the organization: chosen from those that are there, not typed."""
EXACTLY_ONE = frozenset({"Assignee", "Audience", "Duration"})
"""Models of which exactly one member is given: the form asks which first."""
CLOCK = frozenset({"seconds", "timeout_seconds"})
"""Lengths of time, kept in seconds and asked for in whatever unit is at hand."""
NODES = frozenset({"answers_wait"})
"""Members that name another node by its key."""
FIRST = ("title", "when", "expression", "outcome", "route")
"""Members in the order in which people think of them; the others follow as their model has them."""
SELDOM = frozenset({"on_failure", "timeout_seconds", "retry"})
"""Members that come last and folded away, because what they are without anybody's doing is nearly always right."""
LONG_TEXT = 250
"""Characters from which on a text gets several lines."""


@dataclass(frozen=True)
class Question:
    """One member of a form. `kind` says how it is asked; `form` names the form of what it holds, `forms` those of what
    it may hold, by the value of `tag`.

    Kinds: text, long_text, expression, template, team, user, role, key, node, number, clock, yes_no, choice, list,
    rows, group, one_of, pairs, json. What is `optional` may be null; what is `needed` must be there.
    """

    name: str
    kind: str
    label: str
    help: str = ""
    optional: bool = False
    needed: bool = False
    default: Any = None
    options: tuple[tuple[Any, str], ...] = ()
    form: str = ""
    forms: tuple[tuple[str, str], ...] = ()
    tag: str = ""
    items: Question | None = None
    lines: int = 0
    seldom: bool = False


@dataclass(frozen=True)
class Form:
    """The members of a model in their order. `blank` is what a new one begins with."""

    questions: tuple[Question, ...]
    blank: Mapping[str, Any]
    exactly_one: bool = False
    about: str = ""


@cache
def forms() -> dict[str, Form]:
    """Return the form of every model that a definition is made of, by the model's name."""
    return _Reader(_definitions()).forms()


@cache
def kind_forms() -> dict[str, str]:
    """Return the name of the form of each kind of node, e.g. {"wait": "WaitNode"}."""
    found = {}
    for name, schema in _definitions().items():
        tag = schema.get("properties", {}).get("kind", {}).get("const")
        if tag in KINDS and "config" in schema["properties"]:
            found[tag] = name
    return found


def questions_about(kind: str) -> tuple[Question, ...]:
    """Return what is asked about a node of this kind beside its key and title; `config` first."""
    name = kind_forms().get(kind)
    asked = forms()[name].questions if name is not None else ()
    return tuple(
        sorted((q for q in asked if q.name not in ("key", "title")), key=lambda q: q.name != "config")
    )


def _definitions() -> dict[str, dict[str, Any]]:
    schema = PathwayDefinition.model_json_schema(by_alias=True)
    found: dict[str, dict[str, Any]] = schema["$defs"]
    return found


class _Reader:
    """Reads the JSON schema of the models."""

    def __init__(self, definitions: Mapping[str, dict[str, Any]]) -> None:
        self.definitions = definitions

    def forms(self) -> dict[str, Form]:
        return {
            name: Form(
                questions=self._questions(name, schema),
                blank=self._blank(schema),
                exactly_one=name in EXACTLY_ONE,
                about=str(schema.get("description", "")),
            )
            for name, schema in self.definitions.items()
            if schema.get("type") == "object" and "properties" in schema
        }

    def _questions(self, model: str, schema: dict[str, Any]) -> tuple[Question, ...]:
        needed = schema.get("required", ())
        asked = [
            self._question(model, name, member, needed=name in needed)
            for name, member in schema["properties"].items()
            if "const" not in member
        ]
        return tuple(sorted(asked, key=_rank))

    def _question(self, model: str, name: str, member: dict[str, Any], *, needed: bool) -> Question:
        shape, optional = _without_null(member)
        asked: dict[str, Any] = {
            "name": name,
            "label": label_of(name, model=model),
            "help": HELP.get(f"{model}.{name}") or HELP.get(name) or str(member.get("description", "")),
            "optional": optional,
            "needed": needed,
            "default": member.get("default"),
            "seldom": name in SELDOM,
        }
        return Question(**asked, **self._how(name, shape))

    def _how(self, name: str, shape: dict[str, Any]) -> dict[str, Any]:
        """Return how a member is asked for, by its shape and, where texts differ in use, by its name."""
        shape = self._alias(shape)
        if "discriminator" in shape:
            mapping = shape["discriminator"]["mapping"]
            named = tuple((tag, reference.rsplit("/", 1)[-1]) for tag, reference in mapping.items())
            options = tuple((tag, option_of(tag)) for tag, _ in named)
            tag = shape["discriminator"]["propertyName"]
            return {"kind": "one_of", "forms": named, "options": options, "tag": tag}
        if "$ref" in shape:
            return {"kind": "group", "form": shape["$ref"].rsplit("/", 1)[-1]}
        if "enum" in shape:
            return {
                "kind": "choice",
                "options": tuple((value, option_of(str(value))) for value in shape["enum"]),
            }
        if {branch.get("type") for branch in shape.get("anyOf", ())} == {"integer", "number"}:
            return {"kind": "number"}
        match shape.get("type"):
            case "boolean":
                return {"kind": "yes_no"}
            case "integer" | "number":
                return {"kind": "clock" if name in CLOCK else "number"}
            case "string":
                return _text(name, shape)
            case "array" if isinstance(shape.get("items"), dict):
                return self._several(name, shape["items"])
            case "object" if isinstance(shape.get("additionalProperties"), dict):
                return {"kind": "pairs"}
        return {"kind": "json"}

    def _several(self, name: str, items: dict[str, Any]) -> dict[str, Any]:
        items = self._alias(items)
        if "$ref" in items:
            return {"kind": "rows", "form": items["$ref"].rsplit("/", 1)[-1]}
        return {"kind": "list", "items": Question(name=name, label="", **self._how(name, items))}

    def _alias(self, shape: dict[str, Any]) -> dict[str, Any]:
        """Return what a name stands for that is no model, such as a choice that several models share."""
        while "$ref" in shape:
            meant = self.definitions[shape["$ref"].rsplit("/", 1)[-1]]
            if meant.get("type") == "object" and "properties" in meant:
                return shape
            shape = meant
        return shape

    def _blank(self, schema: dict[str, Any]) -> dict[str, Any]:
        """Return the smallest thing with every member that must be there, and what tells it from others."""
        found: dict[str, Any] = {}
        for name, member in schema["properties"].items():
            if "const" in member:
                found[name] = member["const"]
            elif name in schema.get("required", ()):
                found[name] = self._nothing(member)
        return found

    def _nothing(self, member: dict[str, Any]) -> Any:
        shape = self._alias(_without_null(member)[0])
        if "$ref" in shape:
            return self._blank(self.definitions[shape["$ref"].rsplit("/", 1)[-1]])
        if "discriminator" in shape:
            first = next(iter(shape["discriminator"]["mapping"].values()))
            return self._blank(self.definitions[first.rsplit("/", 1)[-1]])
        if "enum" in shape:
            return shape["enum"][0]
        return {"string": "", "array": [], "object": {}, "boolean": False}.get(shape.get("type", ""))


def _rank(question: Question) -> tuple[bool, int]:
    return question.seldom, FIRST.index(question.name) if question.name in FIRST else len(FIRST)


def _text(name: str, shape: dict[str, Any]) -> dict[str, Any]:
    if shape.get("format") == "expression":
        return {"kind": "expression", "lines": 2}
    longest = shape.get("maxLength", 0)
    lines = 0 if longest <= LONG_TEXT else 3 if longest <= 5000 else 8
    if name in TEMPLATES or shape.get("format") == "template":
        return {"kind": "template", "lines": lines}
    if name in LISTED:
        return {"kind": LISTED[name]}
    if name in NODES or shape.get("format") == "node":
        return {"kind": "node"}
    if "pattern" in shape:
        return {"kind": "key"}
    return {"kind": "long_text" if lines else "text", "lines": lines}


def _without_null(member: dict[str, Any]) -> tuple[dict[str, Any], bool]:
    """Return (the one thing a member can be beside null, whether it can be null)."""
    branches = [branch for branch in member.get("anyOf", ()) if branch.get("type") != "null"]
    if len(branches) != 1:
        return member, any(branch.get("type") == "null" for branch in member.get("anyOf", ()))
    return branches[0], True
