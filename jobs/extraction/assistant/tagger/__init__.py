"""A fitted reader of pages: whose each name, number, date and place is. See README.md beside it.

A linear-chain conditional random field over the tokens of the text, trained by `python -m jobs.training.tagger`; at run
time it needs `weights.crfsuite`. It looks at what stands around a token, and at what the rules found there.
"""

from __future__ import annotations

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.tagger.mentioned import Tagged, mentioned
from jobs.extraction.assistant.tagger.reading import Reading
from jobs.extraction.text import Span


def tagged_in(document: Document) -> tuple[Tagged, ...]:
    """Return all that the tagger takes for a value of some path, in reading order."""
    return document.once(_tagged)


def probability_of(document: Document, path: str, span: Span) -> float:
    """Return how probable it is that these characters are a value of a path: the mean over their tokens that are no
    mere marks. 0.0 for a path that the tagger does not know, and where it looked at none of the tokens."""
    read = Reading.of(document)
    places = read.places_in(span)
    if not places:
        return 0.0
    return sum(read.whose.probability(path, place) for place in places) / len(places)


def _tagged(document: Document) -> tuple[Tagged, ...]:
    read = Reading.of(document)
    return tuple(mentioned(document.text, read.tokens, read.whose))


__all__ = ["Tagged", "probability_of", "tagged_in"]
