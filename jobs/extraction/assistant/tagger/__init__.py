"""A fitted reader of pages: whose each name, number, date and place is. See README.md beside it.

A linear-chain conditional random field over the tokens of the text, trained by `python -m jobs.training.tagger`; at run
time it needs `weights.crfsuite`. It looks at what stands around a token, and at what the rules found there.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.tagger.features import features_of
from jobs.extraction.assistant.tagger.mentioned import Tagged, mentioned
from jobs.extraction.assistant.tagger.model import Decoded, decode
from jobs.extraction.assistant.tagger.tokens import Token, tokens_of
from jobs.extraction.text import Span


def tagged_in(document: Document) -> tuple[Tagged, ...]:
    """Return all that the tagger takes for a value of some path, in reading order."""
    return document.once(_read).tagged


def probability_of(document: Document, path: str, span: Span) -> float:
    """Return how probable it is that these characters are a value of a path: the mean over their tokens that are no
    mere marks. 0.0 for a path that the tagger does not know, and where it looked at none of the tokens."""
    read = document.once(_read)
    first, last = bisect_right(read.ends, span.start), bisect_left(read.starts, span.end)
    places = [place for place in range(first, last) if read.tokens[place].words[0].isalnum()]
    if not places:
        return 0.0
    return sum(read.decoded.probability(path, place) for place in places) / len(places)


@dataclass(frozen=True, slots=True)
class _Read:
    tokens: tuple[Token, ...]
    starts: list[int]
    ends: list[int]
    decoded: Decoded
    tagged: tuple[Tagged, ...]


def _read(document: Document) -> _Read:
    tokens = tokens_of(document.text)
    decoded = decode(features_of(document, tokens))
    return _Read(
        tokens,
        [token.start for token in tokens],
        [token.end for token in tokens],
        decoded,
        tuple(mentioned(document.text, tokens, decoded)),
    )


__all__ = ["Tagged", "probability_of", "tagged_in"]
