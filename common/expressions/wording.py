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
        return f"not ({_say(node.right, catalogue)})"
    if isinstance(node, engine.ast.ContainsExpression):
        return _say_in(node, catalogue)
    if isinstance(node, engine.ast.ComparisonExpression):
        return _say_comparison(node, catalogue)
    if isinstance(node, engine.ast.SymbolExpression):
        label = _label(node, catalogue)
        return f"it {label}" if label.startswith("has ") else f"{label} is true"
    return _literal(node)


def _say_in(node: Any, catalogue: Mapping[str, FieldType]) -> str:
    if isinstance(node.container, engine.ast.ArrayExpression):
        items = [_literal(item) for item in node.container.value]
        listed = (
            items[0] if len(items) == 1 else f"{', '.join(items[:-1])} or {items[-1]}" if items else "nothing"
        )
        return f"{_label(node.member, catalogue)} is {listed}"
    return f'{_label(node.container, catalogue)} mentions "{_literal(node.member)}"'


def _say_comparison(node: Any, catalogue: Mapping[str, FieldType]) -> str:
    left, right, kind = node.left, node.right, node.type
    if not isinstance(left, engine.ast.SymbolExpression):
        left, right, kind = right, left, _MIRROR.get(kind, kind)
    if isinstance(right, engine.ast.NullExpression):
        return f"{_label(left, catalogue)} is {'missing' if kind == 'eq' else 'given'}"
    field_type = catalogue.get(path_of(left.name)) if isinstance(left, engine.ast.SymbolExpression) else None
    words = {
        **_WORDS,
        **(_DATE_WORDS if field_type and field_type.kind == "date" else {}),
    }
    other = _label(right, catalogue) if isinstance(right, engine.ast.SymbolExpression) else _literal(right)
    return f"{_label(left, catalogue)} {words[kind]} {other}"


def _label(node: Any, catalogue: Mapping[str, FieldType]) -> str:
    if not isinstance(node, engine.ast.SymbolExpression):
        return _literal(node)
    path = path_of(node.name)
    known = catalogue.get(path)
    if known is not None and known.label:
        return known.label
    return path.rsplit(".", 1)[-1].replace("_", " ")


def _literal(node: Any) -> str:
    if isinstance(node, engine.ast.FloatExpression):
        return f"{node.value:f}"
    if isinstance(node, engine.ast.BooleanExpression):
        return "true" if node.value else "false"
    return "nothing" if node.value is None else str(node.value)
