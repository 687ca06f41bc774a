"""Which urgency is left where a line prints several and all the others are said to be struck out: a stroke through
words is lost in the text, and who copies a letter writes it out ("Urgent (deleted) / Routine")."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.request.urgency.levels import stated_level
from jobs.extraction.found import Found
from jobs.extraction.text import Line, Span, Text

_BETWEEN = re.compile(r"\s*[/|\t]\s*|\s+or\s+")
_STRUCK = re.compile(
    r"[(\[{]\s*(?:now )?(?:deleted|struck(?: (?:out|through|off))?|crossed (?:out|through|off)|scored (?:out|through)|"
    r"cancelled|void(?:ed)?|removed|strikethrough|lined (?:out|through))\b[^)\]}]*[)\]}]|~~[^~]+~~",
    re.IGNORECASE,
)
"""What says of words that they no longer count; "delete as appropriate" asks for it, and says of none that it is."""
_FURTHEST_DOWN = 60


def urgency_not_struck_out(text: Text) -> Found | None:
    """Return the one urgency of a line that is left when the others are struck out; None where none or several are."""
    for line in text.lines[:_FURTHEST_DOWN]:
        if _STRUCK.search(line.text) is None:
            continue
        options = list(_options(line))
        left = [(level, span) for level, span, struck in options if not struck]
        if len(left) == 1 and len(options) > 1:
            level, span = left[0]
            return Found(level, (span,), 0.9)
    return None


def _options(line: Line) -> Iterator[tuple[str, Span, bool]]:
    """The urgencies of a line that prints several, each with whether it is struck out."""
    start = line.text.rfind(":") + 1
    for end, following in _cuts(line.text, start):
        words = line.text[start:end]
        struck = _STRUCK.search(words.strip()) is not None
        bare = _STRUCK.sub(_without_the_note, words)
        stated = stated_level(bare.strip())
        if stated is not None and stated.plain:
            first = line.start + start + len(bare) - len(bare.lstrip())
            yield stated.level, Span(first + stated.start, first + stated.end), struck
        start = following


def _without_the_note(struck: re.Match[str]) -> str:
    """What is struck out, without the words or signs that say so, in as many characters."""
    said = struck.group()
    return said.replace("~", " ") if said.startswith("~") else " " * len(said)


def _cuts(words: str, start: int) -> Iterator[tuple[int, int]]:
    """Where each part of a line ends, and where the next begins."""
    for cut in _BETWEEN.finditer(words, start):
        yield cut.start(), cut.end()
    yield len(words), len(words)
