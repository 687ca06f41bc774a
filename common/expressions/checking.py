"""Whether an expression can be evaluated at all: known fields, fitting types, choices that exist."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from datetime import date
from typing import Any

from common.expressions import engine
from common.expressions.catalogue import FieldType
from common.expressions.language import ExpressionError, Parsed, Problem, parse, path_of

_ORDER = {"gt", "ge", "lt", "le"}
_MOST_NAMED = 12
_EXAMPLES = {
    "text": 'a text in quotation marks, such as "urgent"',
    "date": 'a date in quotation marks, such as "2026-03-31"',
    "number": "a number without quotation marks, such as 65",
    "boolean": "true or false, without quotation marks",
}


def check(expression: str, catalogue: Mapping[str, FieldType]) -> list[Problem]:
    """List what is wrong with an expression over the fields of a catalogue; empty when it
    is fine.
    """
    try:
        parsed = parse(expression)
    except ExpressionError as error:
        return [error.problem]
    return _Checker(parsed, catalogue).problems()


class _Checker:
    def __init__(self, parsed: Parsed, catalogue: Mapping[str, FieldType]) -> None:
        self.parsed = parsed
        self.catalogue = catalogue
        self.found: list[Problem] = []

    def problems(self) -> list[Problem]:
        for path, position in self.parsed.positions.items():
            if path not in self.catalogue:
                self.found.append(_unknown(path, position, self.catalogue))
        if not self.found:
            self._condition(self.parsed.tree)
        return self.found

    def _condition(self, node: Any) -> None:
        """Check a node that must answer yes or no."""
        if isinstance(node, engine.ast.LogicExpression):
            self._condition(node.left)
            self._condition(node.right)
        elif isinstance(node, engine.ast.UnaryExpression):
            self._condition(node.right)
        elif isinstance(node, engine.ast.ContainsExpression):
            self._contains(node)
        elif isinstance(node, engine.ast.ComparisonExpression):
            self._comparison(node)
        elif isinstance(node, engine.ast.SymbolExpression):
            path = path_of(node.name)
            if self.catalogue[path].kind != "boolean":
                self._say(
                    "wrong_type",
                    f"{path} holds {self.catalogue[path].wording}: compare it with something, for example "
                    f"{path} != null.",
                    path,
                )
        elif not isinstance(node, engine.ast.BooleanExpression):
            self._say(
                "wrong_type",
                "This is no question with yes or no for an answer. Compare a field with it.",
            )

    def _contains(self, node: Any) -> None:
        container, member = node.container, node.member
        if isinstance(container, engine.ast.ArrayExpression):
            if not isinstance(member, engine.ast.SymbolExpression):
                self._say("wrong_type", "Left of `in [...]` must stand a field.")
                return
            path = path_of(member.name)
            if self.catalogue[path].kind == "text_list":
                self._say("wrong_type", f'{path} is a list: ask `"text" in {path}`.', path)
                return
            if not container.value:
                self._say(
                    "empty_list", f"The list is empty: say what {path} may be, or ask `{path} == null`.", path
                )
            for item in container.value:
                self._literal(path, item)
        elif isinstance(container, engine.ast.SymbolExpression):
            path = path_of(container.name)
            if self.catalogue[path].kind not in ("text", "text_list"):
                self._say(
                    "wrong_type",
                    f"{path} holds {self.catalogue[path].wording}; `in` needs text.",
                    path,
                )
            elif not isinstance(member, engine.ast.StringExpression) or not member.value.strip():
                self._say(
                    "wrong_type",
                    f"Left of `in {path}` must stand a text in quotation marks.",
                    path,
                )
        else:
            self._say(
                "wrong_type",
                'Right of `in` must stand a field or a list such as ["a", "b"].',
            )

    def _comparison(self, node: Any) -> None:
        sides = (node.left, node.right)
        fields = [side for side in sides if isinstance(side, engine.ast.SymbolExpression)]
        if not fields:
            self._say("wrong_type", "Two fixed values are compared: put a field in place of one of them.")
            return
        path = path_of(fields[0].name)
        kind = self.catalogue[path].kind
        if len(fields) == 2:
            other = path_of(fields[1].name)
            if self.catalogue[other].kind != kind or kind == "text_list":
                self._say(
                    "wrong_type",
                    f"{path} and {other} cannot be compared: their types differ.",
                    path,
                )
            return
        literal = sides[1] if sides[0] is fields[0] else sides[0]
        if isinstance(literal, engine.ast.NullExpression):
            if node.type in _ORDER:
                self._say("wrong_type", f"Ask `{path} == null` or `{path} != null`.", path)
        elif kind == "text_list":
            self._say("wrong_type", f'{path} is a list: ask `"text" in {path}`.', path)
        elif node.type in _ORDER and kind not in ("number", "date"):
            self._say(
                "wrong_type",
                f"{path} holds {self.catalogue[path].wording}, which has no order.",
                path,
            )
        else:
            self._literal(path, literal)

    def _literal(self, path: str, node: Any) -> None:
        """Check that a literal can stand beside a field."""
        wanted = self.catalogue[path]
        classes: dict[str, Any] = {
            "text": engine.ast.StringExpression,
            "date": engine.ast.StringExpression,
            "number": engine.ast.FloatExpression,
            "boolean": engine.ast.BooleanExpression,
        }
        if not isinstance(node, classes[wanted.kind]):
            self._say(
                "wrong_type",
                f"{path} holds {wanted.wording}: compare it with {_EXAMPLES[wanted.kind]}.",
                path,
            )
        elif wanted.kind == "date" and not is_iso_date(node.value):
            self._say("wrong_type", f'{path} holds a date: write it as "2026-03-31".', path)
        elif wanted.choices and str(node.value).casefold() not in {c.casefold() for c in wanted.choices}:
            close = difflib.get_close_matches(str(node.value).casefold(), wanted.choices, n=1)
            hint = f' Did you mean "{close[0]}"?' if close else f" It is one of {_some(wanted.choices)}."
            self._say("unknown_choice", f'{path} can never be "{node.value}".{hint}', path)

    def _say(self, code: str, message: str, path: str | None = None) -> None:
        self.found.append(Problem(code, message, self.parsed.positions.get(path) if path else None))


def _some(choices: tuple[str, ...]) -> str:
    """Name the choices, of many only the first."""
    more = ", ..." if len(choices) > _MOST_NAMED else ""
    return f"{', '.join(choices[:_MOST_NAMED])}{more}"


def _unknown(path: str, position: int, catalogue: Mapping[str, FieldType]) -> Problem:
    close = difflib.get_close_matches(path, list(catalogue), n=1, cutoff=0.6)
    if not close:
        by_last_word = [known for known in catalogue if known.rsplit(".", 1)[-1] == path.rsplit(".", 1)[-1]]
        close = by_last_word[:1]
    hint = f" Did you mean {close[0]}?" if close else ""
    return Problem("unknown_field", f"There is no field {path}.{hint}", position)


def is_iso_date(text: str) -> bool:
    """Return whether text is a date that exists, written YYYY-MM-DD."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
