"""Whether an expression can ever be true: questions that contradict themselves are found before they wait for ever."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from common.expressions import engine
from common.expressions.catalogue import FieldType
from common.expressions.evaluation import comparable, holds_words
from common.expressions.language import parse, path_of

_MOST_CASES = 512
OPPOSITE = {"eq": "ne", "ne": "eq", "lt": "ge", "ge": "lt", "gt": "le", "le": "gt"}
MIRROR = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le", "eq": "eq", "ne": "ne"}
_WORDS = {
    "eq": "be",
    "ne": "not be",
    "gt": "be more than",
    "ge": "be at least",
    "lt": "be less than",
    "le": "be at most",
    "holds": "mention",
    "lacks": "not mention",
    "absent": "be missing",
    "present": "be given",
}

Bounds = Mapping[str, tuple[float, float]]


@dataclass(frozen=True, slots=True)
class _Demand:
    """What one comparison asks of a field for its answer to be the wanted one."""

    path: str
    kind: str
    value: Any = None

    def in_words(self) -> str:
        if self.kind == "one_of":
            return f"be {' or '.join(str(value) for value in self.value)}"
        if self.kind == "none_of":
            return f"be none of {', '.join(str(value) for value in self.value)}"
        return _WORDS[self.kind] if self.value is None else f"{_WORDS[self.kind]} {self.value}"


_NEVER = _Demand("", "never")


class _TooManyCases(Exception):
    """The expression has more cases than are looked at; nothing is said of it."""


def contradiction_in(
    expression: str, catalogue: Mapping[str, FieldType], *, bounds: Bounds | None = None
) -> str | None:
    """Say why an expression can never be true, or return None when it may be.

    The expression must have passed `check`. `bounds` gives the least and the largest value that number fields can have.
    Very large expressions are not looked at.
    """
    try:
        cases = _cases(parse(expression).tree, wanted=True)
    except _TooManyCases:
        return None
    reasons = [_impossible(case, catalogue, bounds or {}) for case in cases]
    if any(reason is None for reason in reasons):
        return None
    return next((reason for reason in reasons if reason), "it asks for what is never true")


_Case = tuple[_Demand, ...]


def _cases(node: Any, *, wanted: bool) -> list[_Case]:
    """Return the ways in which a node can give the wanted answer, each a list of demands that must hold together."""
    if isinstance(node, engine.ast.UnaryExpression):
        return _cases(node.right, wanted=not wanted)
    if isinstance(node, engine.ast.LogicExpression):
        left, right = _cases(node.left, wanted=wanted), _cases(node.right, wanted=wanted)
        together = (node.type == "and") == wanted
        if (len(left) * len(right) if together else len(left) + len(right)) > _MOST_CASES:
            raise _TooManyCases
        return [(*a, *b) for a in left for b in right] if together else [*left, *right]
    if isinstance(node, engine.ast.ContainsExpression):
        return [(_contains(node, wanted=wanted),)]
    if isinstance(node, engine.ast.ComparisonExpression):
        return [_comparison(node, wanted=wanted)]
    if isinstance(node, engine.ast.SymbolExpression):
        return [(_Demand(path_of(node.name), "eq", wanted),)]
    if isinstance(node, engine.ast.BooleanExpression):
        return [() if bool(node.value) is wanted else (_NEVER,)]
    return [()]


def _contains(node: Any, *, wanted: bool) -> _Demand:
    if isinstance(node.container, engine.ast.ArrayExpression):
        values = tuple(comparable(item.value) for item in node.container.value)
        return _Demand(path_of(node.member.name), "one_of" if wanted else "none_of", values)
    words = comparable(node.member.value)
    return _Demand(path_of(node.container.name), "holds" if wanted else "lacks", words)


def _comparison(node: Any, *, wanted: bool) -> _Case:
    left, right, kind = node.left, node.right, node.type
    if not isinstance(left, engine.ast.SymbolExpression):
        left, right, kind = right, left, MIRROR[kind]
    if not wanted:
        kind = OPPOSITE[kind]
    path = path_of(left.name)
    if isinstance(right, engine.ast.NullExpression):
        return (_Demand(path, "absent" if kind == "eq" else "present"),)
    if isinstance(right, engine.ast.SymbolExpression):
        return (_Demand(path, "present"), _Demand(path_of(right.name), "present"))
    return (_Demand(path, kind, comparable(right.value)),)


def _impossible(case: _Case, catalogue: Mapping[str, FieldType], bounds: Bounds) -> str | None:
    """Return why the demands of a case cannot hold together: "" without words for it, None when they can."""
    if _NEVER in case:
        return ""
    for path in dict.fromkeys(demand.path for demand in case):
        demands = tuple(dict.fromkeys(demand for demand in case if demand.path == path))
        field = catalogue[path]
        if not _possible(demands, field, bounds.get(path)):
            label = field.label or path.rsplit(".", 1)[-1].replace("_", " ")
            asked = " and ".join(demand.in_words() for demand in demands)
            limits = bounds.get(path)
            note = f", which is {limits[0]:g} to {limits[1]:g}" if limits else ""
            return f"{label} would have to {asked}{note}"
    return None


def _possible(demands: _Case, field: FieldType, limits: tuple[float, float] | None) -> bool:
    kinds = {demand.kind for demand in demands}
    if "absent" in kinds and len(kinds) > 1:
        return False
    if not _words_possible(demands):
        return False
    if field.kind == "text_list":
        return True
    named = _named_values(demands, field)
    if named is not None:
        return any(all(_meets(value, demand) for demand in demands) for value in named)
    return _range_possible(demands, limits)


def _words_possible(demands: _Case) -> bool:
    held = [demand.value for demand in demands if demand.kind == "holds"]
    lacked = [demand.value for demand in demands if demand.kind == "lacks"]
    return not any(holds_words(words, absent) for words in held for absent in lacked)


def _named_values(demands: _Case, field: FieldType) -> tuple[Any, ...] | None:
    """Return the only values that come into question, or None when there are too many to name."""
    for demand in demands:
        if demand.kind == "eq":
            return (demand.value,)
        if demand.kind == "one_of":
            return tuple(demand.value)
    if field.choices and not any(demand.kind == "absent" for demand in demands):
        return tuple(choice.casefold() for choice in field.choices)
    return None


def _meets(value: Any, demand: _Demand) -> bool:
    wanted = demand.value
    match demand.kind:
        case "eq":
            return bool(value == wanted)
        case "ne":
            return bool(value != wanted)
        case "gt":
            return bool(value > wanted)
        case "ge":
            return bool(value >= wanted)
        case "lt":
            return bool(value < wanted)
        case "le":
            return bool(value <= wanted)
        case "one_of":
            return value in wanted
        case "none_of":
            return value not in wanted
        case "holds":
            return holds_words(str(value), str(wanted))
        case "lacks":
            return not holds_words(str(value), str(wanted))
        case _:
            return True


def _range_possible(demands: _Case, limits: tuple[float, float] | None) -> bool:
    """Whether some value lies in the range that the demands leave."""
    lower = [(demand.value, demand.kind == "gt") for demand in demands if demand.kind in ("gt", "ge")]
    upper = [(demand.value, demand.kind == "lt") for demand in demands if demand.kind in ("lt", "le")]
    if limits and (lower or upper):
        lower.append((comparable(limits[0]), False))
        upper.append((comparable(limits[1]), False))
    for low, low_open in lower:
        for high, high_open in upper:
            if low > high or (low == high and (low_open or high_open)):
                return False
            if low == high and not all(_meets(low, demand) for demand in demands):
                return False
    return True
