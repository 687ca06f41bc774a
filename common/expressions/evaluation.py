"""The three-valued answer of an expression over operands, and which operands it rested on."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, Literal

from common.expressions import engine
from common.expressions.language import ExpressionError, Problem, parse, path_of

Outcome = Literal["true", "false", "undetermined"]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a value stands in its source; what `source` and `page` mean is the caller's affair."""

    source: str
    page: int
    boxes: tuple[tuple[float, float, float, float], ...] = ()
    quote: str = ""


@dataclass(frozen=True, slots=True)
class Operand:
    """What is known of one field.

    `value` is text, a number, true/false, ISO date text, or None when there is none. A value that is not
    `usable` never decides anything; `why_not` says why in words for people. A list has its members in
    `items`; it is `usable` when it is known to be complete, so that "not in it" can be answered. `source` says who
    gave the value, in the caller's words.
    """

    value: str | int | float | bool | None = None
    usable: bool = True
    why_not: str = ""
    confidence: float | None = None
    verdict: str | None = None
    places: tuple[Place, ...] = ()
    items: tuple[Operand, ...] | None = None
    source: str | None = None


@dataclass(frozen=True, slots=True)
class OperandUsed:
    """A field that the evaluation looked at."""

    path: str
    operand: Operand


@dataclass(frozen=True, slots=True)
class Result:
    """`operands` are those looked at, in reading order; `undecided` are the paths that left it undetermined."""

    outcome: Outcome
    operands: tuple[OperandUsed, ...] = ()
    undecided: tuple[str, ...] = field(default=())


_UNKNOWN = Operand(usable=False, why_not="nothing is known of this field")


def evaluate(expression: str, values: Mapping[str, Operand]) -> Result:
    """Answer an expression with true, false or undetermined, naming the operands it
    looked at.

    A path that `values` does not have counts as not usable. Raises ExpressionError when it cannot be parsed.
    """
    evaluator = _Evaluator(values)
    answer = evaluator.condition(parse(expression).tree)
    outcome: Outcome = "undetermined" if answer is None else "true" if answer else "false"
    used = tuple(OperandUsed(path, operand) for path, operand in evaluator.seen.items())
    return Result(outcome, used, tuple(evaluator.undecided) if answer is None else ())


class _Evaluator:
    """Walks the tree; None stands for undetermined."""

    def __init__(self, values: Mapping[str, Operand]) -> None:
        self.values = values
        self.seen: dict[str, Operand] = {}
        self.undecided: dict[str, None] = {}

    def condition(self, node: Any) -> bool | None:
        if isinstance(node, engine.ast.LogicExpression):
            return self._logic(node)
        if isinstance(node, engine.ast.UnaryExpression):
            inner = self.condition(node.right)
            return None if inner is None else not inner
        if isinstance(node, engine.ast.ContainsExpression):
            if isinstance(node.container, engine.ast.ArrayExpression):
                return self._one_of(node)
            return self._holds(node)
        if isinstance(node, engine.ast.ComparisonExpression):
            return self._comparison(node)
        if isinstance(node, engine.ast.SymbolExpression):
            value = self._value(path_of(node.name))
            return value if isinstance(value, bool) else None
        if isinstance(node, engine.ast.BooleanExpression):
            return bool(node.value)
        raise ExpressionError(
            Problem(
                "wrong_type",
                "The expression is no question with yes or no for an answer.",
            )
        )

    def _logic(self, node: Any) -> bool | None:
        left, right = self.condition(node.left), self.condition(node.right)
        deciding = node.type == "or"
        if left is deciding or right is deciding:
            return deciding
        return None if left is None or right is None else not deciding

    def _operand(self, path: str) -> Operand:
        operand = self.values.get(path, _UNKNOWN)
        self.seen.setdefault(path, operand)
        return operand

    def _value(self, path: str) -> str | int | float | bool | None:
        """The field's value, or None (and a note) when it may not decide anything."""
        operand = self._operand(path)
        if operand.usable and operand.value is not None:
            return operand.value
        self.undecided.setdefault(path)
        return None

    def _comparison(self, node: Any) -> bool | None:
        for this, other in ((node.left, node.right), (node.right, node.left)):
            if isinstance(other, engine.ast.NullExpression) and isinstance(this, engine.ast.SymbolExpression):
                absent = self._absent(path_of(this.name))
                return absent if absent is None or node.type == "eq" else not absent
        left, right = self._side(node.left), self._side(node.right)
        if left is None or right is None:
            return None
        if isinstance(left, str) != isinstance(right, str):
            return None
        compare = {
            "eq": left == right,
            "ne": left != right,
            "gt": lambda: left > right,
            "ge": lambda: left >= right,
            "lt": lambda: left < right,
            "le": lambda: left <= right,
        }[node.type]
        return bool(compare() if callable(compare) else compare)

    def _absent(self, path: str) -> bool | None:
        operand = self._operand(path)
        if operand.items is not None:
            return not operand.items
        if operand.value is None:
            return None if path not in self.values else True
        if operand.usable:
            return False
        self.undecided.setdefault(path)
        return None

    def _side(self, node: Any) -> Any:
        if isinstance(node, engine.ast.SymbolExpression):
            return comparable(self._value(path_of(node.name)))
        return comparable(node.value)

    def _one_of(self, node: Any) -> bool | None:
        value = self._side(node.member)
        if value is None:
            return None
        return value in [comparable(item.value) for item in node.container.value]

    def _holds(self, node: Any) -> bool | None:
        """`"words" in field`: whether the text, or an item of the list, holds them as whole words."""
        path = path_of(node.container.name)
        operand = self._operand(path)
        if operand.items is None:
            value = self._value(path)
            return None if value is None else holds_words(str(value), node.member.value)
        answers = [
            holds_words(str(item.value), node.member.value)
            for item in operand.items
            if item.usable and item.value is not None
        ]
        if any(answers):
            return True
        if operand.usable and len(answers) == len(operand.items):
            return False
        self.undecided.setdefault(path)
        return None


def comparable(value: Any) -> Any:
    """Return a value as it is compared: text without regard to case and spacing, numbers exactly."""
    if isinstance(value, bool):
        return value
    if isinstance(value, int | float):
        return Decimal(str(value))
    return " ".join(value.split()).casefold() if isinstance(value, str) else value


def holds_words(text: str, words: str) -> bool:
    """Tell whether a text holds the words at word boundaries, whatever the case and
    spacing.
    """
    pattern = r"\s+".join(re.escape(word) for word in words.casefold().split())
    return re.search(rf"(?<!\w){pattern}(?!\w)", text.casefold()) is not None
