"""Whether two expressions ask the same, however they are written: `age >= 65` is `65 <= age` and `not (age < 65)`."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any

from common.expressions import engine
from common.expressions.contradictions import MIRROR, OPPOSITE
from common.expressions.evaluation import comparable
from common.expressions.language import parse, path_of


def question_of(expression: str) -> Hashable:
    """Return what an expression asks, equal for expressions that differ only in how they are written: in the order of
    their parts, the side a field stands on, where `not` stands, doubled parts, case. Two that ask the same in a deeper
    way may differ. The expression must have passed `check`.
    """
    return _question(parse(expression).tree, wanted=True)


def _question(node: Any, *, wanted: bool) -> Hashable:
    if isinstance(node, engine.ast.UnaryExpression):
        return _question(node.right, wanted=not wanted)
    if isinstance(node, engine.ast.LogicExpression):
        word = node.type if wanted else {"and": "or", "or": "and"}[node.type]
        return _together(word, (_question(part, wanted=wanted) for part in (node.left, node.right)))
    if isinstance(node, engine.ast.ContainsExpression):
        return _contains(node, wanted=wanted)
    if isinstance(node, engine.ast.ComparisonExpression):
        return _comparison(node, wanted=wanted)
    if isinstance(node, engine.ast.SymbolExpression):
        return ("eq", path_of(node.name), wanted)
    return ("fixed", bool(node.value) is wanted)


def _together(word: str, parts: Iterable[Hashable]) -> Hashable:
    """Join parts by "and" or "or": neither their order counts, nor brackets, nor a part that is there twice."""
    found: set[Hashable] = set()
    for part in parts:
        if isinstance(part, tuple) and part[0] == word:
            found |= part[1]
        else:
            found.add(part)
    return next(iter(found)) if len(found) == 1 else (word, frozenset(found))


def _contains(node: Any, *, wanted: bool) -> Hashable:
    if not isinstance(node.container, engine.ast.ArrayExpression):
        return ("holds" if wanted else "lacks", path_of(node.container.name), comparable(node.member.value))
    path, kind = path_of(node.member.name), "eq" if wanted else "ne"
    parts = ((kind, path, comparable(item.value)) for item in node.container.value)
    return _together("or" if wanted else "and", parts)


def _comparison(node: Any, *, wanted: bool) -> Hashable:
    left, right, kind = node.left, node.right, node.type if wanted else OPPOSITE[node.type]
    if not isinstance(left, engine.ast.SymbolExpression):
        left, right, kind = right, left, MIRROR[kind]
    path = path_of(left.name)
    if isinstance(right, engine.ast.SymbolExpression):
        other = path_of(right.name)
        return (kind, path, "field", other) if path <= other else (MIRROR[kind], other, "field", path)
    if isinstance(right, engine.ast.BooleanExpression):
        return ("eq", path, bool(right.value) == (kind == "eq"))
    return (kind, path, comparable(right.value))
