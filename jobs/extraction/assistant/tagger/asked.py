"""What the tagger marks of what is asked: how urgently, of which specialty, and why.

It has weights of its own, `asked.crfsuite`, trained by `python -m jobs.training.asked`; tokens and features are the
tagger's, with those of `asked_features` behind them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.tagger.model import Decoded
from jobs.extraction.assistant.tagger.reading import Reading
from jobs.extraction.assistant.tagger.tags import OUTSIDE
from jobs.extraction.assistant.tagger.tokens import Token
from jobs.extraction.text import Span

URGENCY, SPECIALTY, REASON = "request.urgency", "request.specialty", "request.reason"
SOON = "soon"
TAGS_OF_ASKED = {URGENCY: ("stat", SOON, "routine"), SPECIALTY: ("specialty",), REASON: ("reason",)}
"""By path; `SOON` is both `asap` and `urgent`, which documents hardly tell apart."""
_PATH_OF_TAG = {tag: path for path, tags in TAGS_OF_ASKED.items() for tag in tags}


@dataclass(frozen=True, slots=True)
class Asked:
    """Characters of the text that tell a path of the request by a tag, and how probable that is (0-1)."""

    path: str
    tag: str
    span: Span
    probability: float


def asked_in(document: Document) -> tuple[Asked, ...]:
    """Return all that tells how urgently, of which specialty and why something is asked, in reading order."""
    return document.once(_asked)


def asked_probability(document: Document, path: str, span: Span) -> float:
    """Return how probable it is that these characters tell a path of the request: the most of any of their tokens for
    a reason, whose words rules may take more of, else the mean; 0.0 where none was looked at."""
    read = Reading.of(document)
    chances = [_chance(read.asked, path, place) for place in read.places_in(span)]
    if not chances:
        return 0.0
    return max(chances) if path == REASON else sum(chances) / len(chances)


def _asked(document: Document) -> tuple[Asked, ...]:
    read = Reading.of(document)
    return tuple(marked(read.tokens, read.asked))


def marked(tokens: tuple[Token, ...], decoded: Decoded) -> Iterator[Asked]:
    for tag, run in groupby(range(len(tokens)), key=decoded.tags.__getitem__):
        places = list(run)
        if tag == OUTSIDE:
            continue
        path = _PATH_OF_TAG[tag]
        chances = [decoded.probabilities.get(place, {}).get(tag, 0.0) for place in places]
        sure = sum(chances) / len(chances) if path == REASON else min(chances)
        yield Asked(path, tag, Span(tokens[places[0]].start, tokens[places[-1]].end), sure)


def _chance(decoded: Decoded, path: str, place: int) -> float:
    chances = decoded.probabilities.get(place, {})
    return min(1.0, sum(chances.get(tag, 0.0) for tag in TAGS_OF_ASKED[path]))
