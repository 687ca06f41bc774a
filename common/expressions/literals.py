"""Which texts and numbers an expression compares each field with."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from common.expressions import engine
from common.expressions.language import parse, path_of

Literal = str | float


def literals_in(expression: str) -> dict[str, set[Literal]]:
    """Return the texts and numbers that an expression names, by the field that it compares with them.

    Fields that are compared with nothing, or with each other, are left out. Raises ExpressionError.
    """
    found: dict[str, set[Literal]] = defaultdict(set)
    for path, value in _comparisons(parse(expression).tree):
        found[path].add(value)
    return dict(found)


def _comparisons(node: Any) -> Iterator[tuple[str, Literal]]:
    if isinstance(node, engine.ast.UnaryExpression):
        yield from _comparisons(node.right)
    elif isinstance(node, engine.ast.LogicExpression):
        yield from _comparisons(node.left)
        yield from _comparisons(node.right)
    elif isinstance(node, engine.ast.ComparisonExpression):
        yield from _pairs(node.left, node.right)
        yield from _pairs(node.right, node.left)
    elif isinstance(node, engine.ast.ContainsExpression):
        if isinstance(node.container, engine.ast.ArrayExpression):
            for item in node.container.value:
                yield from _pairs(node.member, item)
        else:
            yield from _pairs(node.container, node.member)


def _pairs(field: Any, literal: Any) -> Iterator[tuple[str, Literal]]:
    if not isinstance(field, engine.ast.SymbolExpression):
        return
    if isinstance(literal, engine.ast.StringExpression):
        yield path_of(field.name), str(literal.value)
    elif isinstance(literal, engine.ast.FloatExpression):
        yield path_of(field.name), float(literal.value)
