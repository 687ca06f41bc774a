"""An expression said back in plain words, so that its author can see what was understood."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from common.expressions import engine
from common.expressions.catalogue import FieldType
from common.expressions.language import parse, path_of

_WORDS = {
    "eq": "is",
    "ne": "is not",
    "gt": "is more than",
    "ge": "is at least",
    "lt": "is less than",
    "le": "is at most",
}
_DATE_WORDS = {
    "gt": "is after",
    "ge": "is on or after",
    "lt": "is before",
    "le": "is on or before",
}
_MIRROR = {"gt": "lt", "ge": "le", "lt": "gt", "le": "ge"}
_OPPOSITE = {"eq": "ne", "ne": "eq", "gt": "le", "le": "gt", "ge": "lt", "lt": "ge"}


def describe(expression: str, catalogue: Mapping[str, FieldType] | None = None) -> str:
    """Say an expression in plain words: "urgency is urgent and age is at least 65".

    Labels come from the catalogue where it has them. Raises ExpressionError when the text cannot be parsed.
    """
    return _say(parse(expression).tree, catalogue or {})


def _say(node: Any, catalogue: Mapping[str, FieldType], *, inside: str = "") -> str:
    if isinstance(node, engine.ast.LogicExpression):
        both = f" {node.type} ".join(
            _say(part, catalogue, inside=node.type) for part in (node.left, node.right)
        )
        return f"({both})" if inside and inside != node.type else both
    if isinstance(node, engine.ast.UnaryExpression):
        return _say_not(node.right, catalogue)
    return _say_one(node, catalogue, holds=True)


def _say_not(node: Any, catalogue: Mapping[str, FieldType]) -> str:
    """Say what must not hold: one question by its own word, several as a whole."""
    if isinstance(node, (engine.ast.LogicExpression, engine.ast.UnaryExpression)):
        return f"not ({_say(node, catalogue)})"
    return _say_one(node, catalogue, holds=False)


def _say_one(node: Any, catalogue: Mapping[str, FieldType], *, holds: bool) -> str:
    """Say one question: a yes or no, a comparison, or what stands in a text or a list."""
    if isinstance(node, engine.ast.ContainsExpression):
        return _say_in(node, catalogue, holds=holds)
    if isinstance(node, engine.ast.ComparisonExpression):
        return _say_comparison(node, catalogue, holds=holds)
    if isinstance(node, engine.ast.SymbolExpression):
        return _say_yes_no(_label(node, catalogue), holds=holds)
    return _literal(node) if holds else f"not {_literal(node)}"


def _say_yes_no(label: str, *, holds: bool) -> str:
    if label.startswith("has "):
        return f"it {label}" if holds else f"it does not have {label.removeprefix('has ')}"
    return f"{label} is {'true' if holds else 'false'}"


def _say_in(node: Any, catalogue: Mapping[str, FieldType], *, holds: bool) -> str:
    if isinstance(node.container, engine.ast.ArrayExpression):
        items = [_label(item, catalogue) for item in node.container.value] or ["nothing"]
        either, last = ("or", "is") if holds else ("nor", "is not" if len(items) == 1 else "is neither")
        listed = items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {either} {items[-1]}"
        return f"{_label(node.member, catalogue)} {last} {listed}"
    field_type = _type_of(node.container, catalogue)
    many = field_type is not None and field_type.kind == "text_list"
    verb = ("mention" if many else "mentions") if holds else f"{'do' if many else 'does'} not mention"
    return f'{_label(node.container, catalogue)} {verb} "{_label(node.member, catalogue)}"'


def _say_comparison(node: Any, catalogue: Mapping[str, FieldType], *, holds: bool) -> str:
    left, right, kind = node.left, node.right, node.type
    if not isinstance(left, engine.ast.SymbolExpression):
        left, right, kind = right, left, _MIRROR.get(kind, kind)
    if not holds:
        kind = _OPPOSITE[kind]
    if isinstance(right, engine.ast.BooleanExpression) and kind in ("eq", "ne"):
        return _say_yes_no(_label(left, catalogue), holds=bool(right.value) == (kind == "eq"))
    if isinstance(right, engine.ast.NullExpression):
        return f"{_label(left, catalogue)} is {'missing' if kind == 'eq' else 'given'}"
    field_type = _type_of(left, catalogue)
    words = {
        **_WORDS,
        **(_DATE_WORDS if field_type and field_type.kind == "date" else {}),
    }
    return f"{_label(left, catalogue)} {words[kind]} {_label(right, catalogue)}"


def _type_of(node: Any, catalogue: Mapping[str, FieldType]) -> FieldType | None:
    return catalogue.get(path_of(node.name)) if isinstance(node, engine.ast.SymbolExpression) else None


def _label(node: Any, catalogue: Mapping[str, FieldType]) -> str:
    if not isinstance(node, engine.ast.SymbolExpression):
        return _literal(node)
    known = _type_of(node, catalogue)
    if known is not None and known.label:
        return known.label
    return path_of(node.name).rsplit(".", 1)[-1].replace("_", " ")


def _literal(node: Any) -> str:
    if isinstance(node, engine.ast.FloatExpression):
        return f"{node.value:f}"
    if isinstance(node, engine.ast.BooleanExpression):
        return "true" if node.value else "false"
    return "nothing" if node.value is None else str(node.value)
