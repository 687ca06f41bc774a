"""Every question of a pathway said back in plain words, so that its author sees what was understood."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from common.expressions import ExpressionError, FieldType, describe
from pathways.editing.fields import catalogue_for, label_for, nodes_of
from pathways.editing.places import texts_in
from pathways.nodes.templates import Placeholder, TemplateSyntaxError, parse_template


def echoes_of(document: Mapping[str, Any], catalogue: Mapping[str, FieldType]) -> dict[str, dict[str, str]]:
    """Return what is understood by each node's questions and templates, by key and place.

    What cannot be understood is left out: the checks say why.
    """
    return _echoes(document, catalogue, kinds=("expression", "template"))


def questions_in_words(
    document: Mapping[str, Any], catalogue: Mapping[str, FieldType]
) -> dict[str, dict[str, str]]:
    """Return the same for the questions alone, without the templates."""
    return _echoes(document, catalogue, kinds=("expression",))


def _echoes(
    document: Mapping[str, Any], catalogue: Mapping[str, FieldType], *, kinds: Collection[str]
) -> dict[str, dict[str, str]]:
    known = catalogue_for(document, catalogue)
    found: dict[str, dict[str, str]] = {}
    for item in nodes_of(document):
        said = {place: _said(kind, text, known) for place, kind, text in texts_in(item) if kind in kinds}
        found[item["key"]] = {place: words for place, words in said.items() if words}
    return found


def _said(kind: str, text: str, known: Mapping[str, FieldType]) -> str:
    if kind == "expression":
        try:
            return describe(text, known)
        except ExpressionError:
            return ""
    return _filled_in(text, known) if kind == "template" else ""


def _filled_in(template: str, known: Mapping[str, FieldType]) -> str:
    """Return a template with the labels of its values in their places; "" where it holds none."""
    try:
        pieces = parse_template(template)
    except TemplateSyntaxError:
        return ""
    if not any(isinstance(piece, Placeholder) for piece in pieces):
        return ""
    return "".join(
        f"‹{label_for(piece.path, known[piece.path])}›"
        if isinstance(piece, Placeholder) and piece.path in known
        else f"‹{piece.path}?›"
        if isinstance(piece, Placeholder)
        else piece
        for piece in pieces
    )
