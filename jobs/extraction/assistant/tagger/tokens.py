"""The tokens of a text that the tagger gives tags to: words, numbers, e-mail addresses and marks."""

from __future__ import annotations

import re
from dataclasses import dataclass

from jobs.extraction.assistant.values.phones import EMAIL
from jobs.extraction.text import Text

MOST_TOKENS = 12_000
"""About twenty full pages: who and where stand before that, and time stays bounded."""
_TOKEN = re.compile(
    rf"{EMAIL.pattern}|[^\W\d_]+(?:['\u2019-][^\W\d_]+)*['\u2019]?|\d+|(?P<mark>[^\w\s]|_)(?P=mark)*"
)


@dataclass(frozen=True, slots=True)
class Token:
    start: int
    end: int
    words: str
    line: int


def tokens_of(text: Text) -> tuple[Token, ...]:
    """Return the tokens in reading order; of a text that is very long, those it begins with."""
    found: list[Token] = []
    for line in text.lines:
        for match in _TOKEN.finditer(text.content, line.start, line.end):
            found.append(Token(match.start(), match.end(), match.group(), line.number))
            if len(found) == MOST_TOKENS:
                return tuple(found)
    return tuple(found)
