"""The mentions of a text: from tags to the characters that are a value of a path."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jobs.extraction.assistant.tagger.model import Decoded
from jobs.extraction.assistant.tagger.tags import WHOLE_NAME, mentions
from jobs.extraction.assistant.tagger.tokens import Token
from jobs.extraction.assistant.values.name_parts import parts_of_name
from jobs.extraction.assistant.values.names_family_first import with_family_first
from jobs.extraction.assistant.values.names_with_two_surnames import with_two_surnames
from jobs.extraction.text import Span, Text


@dataclass(frozen=True, slots=True)
class Tagged:
    """Characters of the text that are a value of a path ("referrer.phone"), and how probable that is (0-1).

    Of a patient's name, what is given and what is the family's are two.
    """

    path: str
    span: Span
    probability: float


def mentioned(text: Text, tokens: Sequence[Token], decoded: Decoded) -> Iterator[Tagged]:
    """Yield what the tags of the tokens mark, in reading order."""
    for path, first, last in mentions(decoded.tags):
        span = Span(tokens[first].start, tokens[last].end)
        sure = min(decoded.probability(path, place) for place in range(first, last + 1))
        if path == WHOLE_NAME:
            yield from _parts(text, span, sure)
        else:
            yield Tagged(path, span, sure)


def _parts(text: Text, span: Span, sure: float) -> list[Tagged]:
    name = parts_of_name(text, span)
    if name is None:
        return []
    if "," not in text[span]:
        name = with_two_surnames(text, with_family_first(text, span, name))
    given = [Tagged("patient.given_name", part, sure) for part in name.given]
    family = [Tagged("patient.family_name", part, sure) for part in name.family]
    return sorted([*given, *family], key=lambda each: each.span.start)
