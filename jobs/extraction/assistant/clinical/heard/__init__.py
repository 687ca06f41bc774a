"""What has learnt from whole passages hears in running text: conditions, complaints, operations, medicines and
allergies, and which of these are denied, a relative's, given up or only wanted.

A linear-chain conditional random field over the tokens of the text, trained by `python -m jobs.training.mentions`.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass

from jobs.extraction.assistant.clinical.heard.features import features_of
from jobs.extraction.assistant.clinical.heard.mention import Mention
from jobs.extraction.assistant.clinical.heard.model import WEIGHTS
from jobs.extraction.assistant.clinical.heard.tags import BEGINS, runs_of
from jobs.extraction.assistant.clinical.heard.tokens import tokens_of
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.tagger.model import decode, items_of
from jobs.extraction.assistant.tagger.tokens import Token
from jobs.extraction.text import Span


@dataclass(frozen=True, slots=True)
class Heard:
    """All that was heard in a document, in reading order."""

    mentions: tuple[Mention, ...]
    tokens: tuple[Token, ...]
    chances: dict[int, dict[str, float]]

    @classmethod
    def of(cls, document: Document) -> Heard:
        """Hear a document; what was heard is kept by it."""
        return document.once(_hear)

    def of_kind(self, *kinds: str) -> list[Mention]:
        return [mention for mention in self.mentions if mention.kind in kinds]

    def chance(self, span: Span, *kinds: str) -> float:
        """Return how probable it is that the words of a span are of these kinds, the mean over its words."""
        first = bisect_right(self.tokens, span.start, key=_end)
        last = bisect_left(self.tokens, span.end, key=_start)
        places = [place for place in range(first, last) if self.tokens[place].words[0].isalnum()]
        if not places:
            return 0.0
        return sum(_of_kinds(self.chances.get(place, {}), kinds) for place in places) / len(places)


def _hear(document: Document) -> Heard:
    tokens = tokens_of(document.text)
    decoded = decode(items_of(features_of(document, tokens)), WEIGHTS)
    return Heard(
        tuple(
            Mention(
                kind,
                _whole_words(document.text.content, tokens[first].start, tokens[last].end),
                sum(
                    _of_kinds(decoded.probabilities.get(place, {}), (kind,))
                    for place in range(first, last + 1)
                )
                / (last - first + 1),
            )
            for kind, first, last in runs_of(decoded.tags)
        ),
        tokens,
        decoded.probabilities,
    )


def _of_kinds(chances: dict[str, float], kinds: tuple[str, ...]) -> float:
    return min(1.0, sum(chances.get(kind, 0.0) + chances.get(f"{BEGINS}{kind}", 0.0) for kind in kinds))


def _whole_words(content: str, start: int, end: int) -> Span:
    """Return the span with the rest of the words that it ends in: "GP" of "GP2"."""
    while end < len(content) and content[end - 1].isalnum() and content[end].isalnum():
        end += 1
    return Span(start, end)


def _start(token: Token) -> int:
    return token.start


def _end(token: Token) -> int:
    return token.end
