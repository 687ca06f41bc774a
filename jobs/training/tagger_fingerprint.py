"""Tells whether the code that makes the tagger's features is the one that its weights were trained with."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Sequence
from pathlib import Path

from jobs.extraction.assistant.tagger.model import ASKED_WEIGHTS, WEIGHTS

FINGERPRINT = WEIGHTS.with_suffix(".sha256")
ASKED_FINGERPRINT = ASKED_WEIGHTS.with_suffix(".sha256")
MAKES_FEATURES = ("features.py", "lines.py", "surroundings.py", "tags.py", "tokens.py", "words.py")
MAKES_FEATURES_OF_ASKED = (*MAKES_FEATURES, "asked_features.py")


def fingerprint(names: Sequence[str] = MAKES_FEATURES, *, beside: Path = WEIGHTS) -> str:
    """Return the fingerprint of that code in the modules that stand beside a file of weights, whatever its comments,
    docstrings, layout, the modules that it has its names from, and which answers it keeps."""
    digest = hashlib.sha256()
    for name in names:
        tree = ast.parse(beside.with_name(name).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            body = getattr(node, "body", None)
            if isinstance(body, list):
                node.body = [each for each in body if not _does_nothing(each)]  # type: ignore[attr-defined]
            if isinstance(node, ast.FunctionDef):
                node.decorator_list = [each for each in node.decorator_list if not _keeps_answers(each)]
        digest.update(ast.dump(tree).encode())
    return digest.hexdigest()


def _keeps_answers(decorator: ast.expr) -> bool:
    """Whether a decorator only keeps what a function has returned before."""
    name = decorator.func if isinstance(decorator, ast.Call) else decorator
    return isinstance(name, ast.Name) and name.id in ("cache", "lru_cache")


def _does_nothing(node: ast.AST) -> bool:
    """Whether a statement is mere text, or only tells where names come from."""
    return isinstance(node, ast.Import | ast.ImportFrom) or (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
