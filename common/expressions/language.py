"""From the text of an expression to its tree: tokens, limits, and the parser of the library `rule-engine`.

The library's language is larger than ours. Tokens are read here first, so that only what we allow reaches
it: its powers, shifts, regular expressions and functions could keep a worker busy for minutes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from common.expressions import engine

MAX_LENGTH = 2000
MAX_TOKENS = 200
MAX_DEPTH = 20

_TOKEN = re.compile(
    r"""(?P<space>\s+)
      | (?P<string>"(?:[^"\\\n]|\\["\\])*"|'(?:[^'\\\n]|\\['\\])*')
      | (?P<number>-?\d+(?:\.\d+)?(?![\w.]))
      | (?P<path>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)
      | (?P<operator>==|!=|>=|<=|>|<)
      | (?P<open>[(\[])
      | (?P<close>[)\]])
      | (?P<comma>,)""",
    re.VERBOSE,
)
_WORDS = frozenset({"and", "or", "not", "in", "true", "false", "null"})
_FLAT = "__dot__"


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with an expression. `position` counts characters from 0; None when it is about the
    whole.
    """

    code: str
    message: str
    position: int | None = None


class ExpressionError(ValueError):
    """An expression that does not check was evaluated or described."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        super().__init__(problem.message)


@dataclass(frozen=True, slots=True)
class Token:
    kind: str
    text: str
    position: int


@dataclass(frozen=True, slots=True)
class Parsed:
    """The tree of an expression and where each path stands in it."""

    tree: Any
    positions: dict[str, int]


def paths_in(expression: str) -> tuple[str, ...]:
    """Return the fields that an expression names. Raises ExpressionError."""
    return tuple(parse(expression).positions)


def path_of(symbol_name: str) -> str:
    """Return the dotted path that a flattened symbol of the tree stands for."""
    return symbol_name.replace(_FLAT, ".")


def tokens_of(expression: str) -> list[Token]:
    """Return the tokens of an expression.

    Raises ExpressionError when it is empty, too long, too deep, or holds something that is not of the
    language.
    """
    if not expression.strip():
        raise ExpressionError(Problem("empty", "The expression is empty. Write a comparison."))
    if len(expression) > MAX_LENGTH:
        raise ExpressionError(
            Problem(
                "too_long",
                f"The expression is longer than {MAX_LENGTH} characters. Split it into rules.",
            )
        )
    found: list[Token] = []
    depth = position = 0
    while position < len(expression):
        match = _TOKEN.match(expression, position)
        if match is None:
            raise ExpressionError(_not_of_the_language(expression, position))
        kind = match.lastgroup or ""
        if kind != "space":
            found.append(Token(kind, match.group(), position))
        depth += (kind == "open") - (kind == "close")
        if depth > MAX_DEPTH:
            raise ExpressionError(
                Problem(
                    "too_deep",
                    f"Brackets are nested more than {MAX_DEPTH} deep. Split the rule.",
                    position,
                )
            )
        position = match.end()
    if len(found) > MAX_TOKENS:
        raise ExpressionError(
            Problem("too_complex", "The expression has too many parts. Split it into rules.")
        )
    return found


def _not_of_the_language(expression: str, position: int) -> Problem:
    rest = expression[position:]
    if rest[0] in "\"'":
        return Problem("syntax", "A text is not closed: add the missing quotation mark.", position)
    if rest.startswith(("=>", "=<")):
        return Problem("syntax", f"Write {rest[1]}= for this: {rest[:2]} has no meaning here.", position)
    if rest[0] == "=" and not rest.startswith("=="):
        return Problem("syntax", "Use == to compare; a single = has no meaning here.", position)
    return Problem(
        "syntax",
        f"{rest[0]!r} cannot be used here. Allowed are ==, !=, <, <=, >, >=, in, and, or, not, brackets, "
        "texts in quotation marks, numbers, true, false and null.",
        position,
    )


@lru_cache(maxsize=2048)
def parse(expression: str) -> Parsed:
    """Return the tree of an expression; raises ExpressionError with the position of what is wrong."""
    tokens = tokens_of(expression)
    positions: dict[str, int] = {}
    starts: list[tuple[int, int]] = []
    pieces: list[str] = []
    length = 0
    for before, token in zip([None, *tokens], tokens, strict=False):
        text = token.text
        if token.kind == "path" and text not in _WORDS:
            positions.setdefault(text, token.position)
            text = text.replace(".", _FLAT)
        if token.text == "(" and before is not None and before.kind == "path" and before.text not in _WORDS:
            raise ExpressionError(
                Problem(
                    "syntax",
                    f"{before.text} is not a function: there are none.",
                    before.position,
                )
            )
        starts.append((length, token.position))
        pieces.append(text)
        length += len(text) + 1
    try:
        rule = engine.Rule(" ".join(pieces), context=engine.Context())
    except engine.errors.RuleSyntaxError as error:
        raise ExpressionError(_syntax_problem(error, starts, expression)) from None
    except engine.errors.EngineError:
        raise ExpressionError(
            Problem(
                "wrong_type",
                "Two things of different types are compared. Check texts and numbers.",
            )
        ) from None
    tree = rule.statement.expression
    if not _is_ours(tree):
        raise ExpressionError(Problem("syntax", _NOT_UNDERSTOOD))
    return Parsed(tree=tree, positions=positions)


_NOT_UNDERSTOOD = (
    "This cannot be understood as a question. Compare fields with texts or numbers, for example "
    'triage.urgency == "urgent" and referral.patient.age >= 65.'
)


def _is_ours(node: Any) -> bool:
    """Say whether a tree holds only what this language has: the library reads some of its own from our tokens, such as
    `for`, an index or a difference.
    """
    if isinstance(node, engine.ast.LogicExpression):
        return _is_ours(node.left) and _is_ours(node.right)
    if isinstance(node, engine.ast.UnaryExpression):
        return node.type == "not" and _is_ours(node.right)
    if isinstance(node, engine.ast.ComparisonExpression):
        return _is_single(node.left) and _is_single(node.right)
    if isinstance(node, engine.ast.ContainsExpression):
        many = isinstance(node.container, engine.ast.ArrayExpression)
        holding = node.container.value if many else (node.container,)
        return _is_single(node.member) and all(_is_single(one) for one in holding)
    return _is_single(node)


def _is_single(node: Any) -> bool:
    kinds = ("SymbolExpression", "StringExpression", "FloatExpression", "BooleanExpression", "NullExpression")
    return isinstance(node, tuple(getattr(engine.ast, kind) for kind in kinds))


def _syntax_problem(error: Any, starts: list[tuple[int, int]], expression: str) -> Problem:
    token = error.token
    if token is None:
        return Problem(
            "syntax",
            "The expression ends too early: something is missing.",
            len(expression),
        )
    position = 0
    for start, original in starts:
        if start <= token.lexpos:
            position = original
    return Problem("syntax", f"{str(token.value)!r} is not expected here.", position)
