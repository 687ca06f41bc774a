"""Bounds what a model may write, in the schema that holds it, so that an answer ends before its tokens do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pydantic_ai.profiles import JsonSchemaTransformer

TOKENS_BEFORE_LISTS_GROW = 600
TOKENS_FOR_AN_ENTRY_MORE = 150
"""Of each list: an entry takes about 60, and hardly ever are all lists long."""
LEAVES_OF_A_SECTION = 15
TOKENS_OF_KEYS = 26
CHARACTERS_PER_TOKEN = 3
SHORTEST_TEXT = 32


def bounded(answer_tokens: int) -> type[JsonSchemaTransformer]:
    """Return a transformer of schemas for answers of so many tokens: shorter lists and shorter texts.

    A small model that begins to repeat itself does not stop by itself: the schema has to stop it. With the default
    number of tokens nothing is shortened.
    """
    from pydantic_ai.profiles.openai import OpenAIJsonSchemaTransformer

    most = {
        "maxItems": max(1, (answer_tokens - TOKENS_BEFORE_LISTS_GROW) // TOKENS_FOR_AN_ENTRY_MORE),
        "maxLength": max(
            SHORTEST_TEXT, (answer_tokens // LEAVES_OF_A_SECTION - TOKENS_OF_KEYS) * CHARACTERS_PER_TOKEN // 2
        ),
    }

    class Bounded(OpenAIJsonSchemaTransformer):
        def transform(self, schema: dict[str, Any]) -> dict[str, Any]:
            for keyword, limit in most.items():
                if keyword in schema:
                    schema[keyword] = min(schema[keyword], limit)
            return super().transform(schema)

    return Bounded
