"""The tokens of a document with what both fitted models make of them: features are made once for both."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.tagger.asked_features import asked_features_of
from jobs.extraction.assistant.tagger.features import features_of
from jobs.extraction.assistant.tagger.model import ASKED_WEIGHTS, Decoded, decode, items_of
from jobs.extraction.assistant.tagger.tokens import Token, tokens_of
from jobs.extraction.text import Span


@dataclass(frozen=True, slots=True)
class Reading:
    """`whose` is by the tags of who and where, `asked` by those of what is asked."""

    tokens: tuple[Token, ...]
    starts: list[int]
    ends: list[int]
    whose: Decoded
    asked: Decoded

    @classmethod
    def of(cls, document: Document) -> Reading:
        """Read a document; what was read is kept by it."""
        return document.once(_read)

    def places_in(self, span: Span) -> list[int]:
        """Return the places of the tokens in a span that are no mere marks."""
        first, last = bisect_right(self.ends, span.start), bisect_left(self.starts, span.end)
        return [place for place in range(first, last) if self.tokens[place].words[0].isalnum()]


def _read(document: Document) -> Reading:
    tokens = tokens_of(document.text)
    features = features_of(document, tokens)
    for of_token, further in zip(features, asked_features_of(document, tokens), strict=True):
        of_token += further
    items = items_of(features)
    return Reading(
        tokens,
        [token.start for token in tokens],
        [token.end for token in tokens],
        decode(items),
        decode(items, ASKED_WEIGHTS),
    )
