"""The tokens of a text in which clinical content is heard: words, numbers with their decimals, and marks."""

from __future__ import annotations

import re

from jobs.extraction.assistant.tagger.tokens import Token
from jobs.extraction.text import Text

_TOKEN = re.compile(r"[^\W\d_]+(?:['\u2019-][^\W\d_]+)*|\d+(?:[.,]\d+)*|(?P<mark>[^\w\s]|_)(?P=mark)*")


def tokens_of(text: Text) -> tuple[Token, ...]:
    """Return the tokens in reading order."""
    return tuple(
        Token(match.start(), match.end(), match.group(), line.number)
        for line in text.lines
        for match in _TOKEN.finditer(text.content, line.start, line.end)
    )
