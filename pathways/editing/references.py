"""What names a node from within another one: `run.<key>.outcome` in questions and texts, members that hold a key."""

from __future__ import annotations

import re
from typing import Any

from common.expressions import ExpressionError, paths_in
from pathways.editing.places import with_texts

_BRACES = re.compile(r"\{\{.*?\}\}", re.DOTALL)
_QUOTED = re.compile(r'("[^"]*"|\'[^\']*\')')


def renamed_in(item: Any, *, old: str, new: str) -> Any:
    """Return a node in which what names the node `old` names `new` instead."""
    if not isinstance(item, dict):
        return item

    def rewrite(kind: str, text: str) -> str:
        if kind == "expression":
            return _in_expression(text, old, new)
        if kind == "node":
            return new if text == old else text
        return _BRACES.sub(lambda found: _outside_quotes(found[0], old, new), text)

    return with_texts(item, rewrite)


def _in_expression(text: str, old: str, new: str) -> str:
    """Rename in an expression, also in one that cannot be read yet; what stands in quotes stays."""
    try:
        if not any(path.startswith(f"run.{old}.") for path in paths_in(text)):
            return text
    except ExpressionError:
        pass
    return _outside_quotes(text, old, new)


def _outside_quotes(text: str, old: str, new: str) -> str:
    path = re.compile(rf"(?<![\w.])run\.{re.escape(old)}(?=\.)")
    pieces = _QUOTED.split(text)
    return "".join(
        piece if index % 2 else path.sub(f"run.{new}", piece) for index, piece in enumerate(pieces)
    )
