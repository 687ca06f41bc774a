"""What a whole document tells of a token: which number it belongs to, and where else its word stands."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.line_marks import CLOSING
from jobs.extraction.assistant.tagger.tokens import Token
from jobs.extraction.assistant.tagger.words import Word, checks_passed
from jobs.extraction.assistant.values.phones import find_phones
from jobs.extraction.text import Span, Text

_RECENT_YEARS = 3
_MOST_OF_ONE = 6
"""Which phone or date of the document it is counts up to this one."""
_AFTER_A_TITLE = 3
_LINES_OF_A_SIGNATURE = 5
_SHORTEST_NAME = 3


def marked_numbers(document: Document, tokens: Sequence[Token]) -> dict[int, tuple[str, ...]]:
    """By the place of the token, what is known of the number or date that it is part of."""
    starts = [token.start for token in tokens]
    end = tokens[-1].end if tokens else 0
    found: dict[int, tuple[str, ...]] = {}
    content = document.text.content
    for count, span in enumerate(find_phones(content, start=0, end=end)):
        digits = "".join(c for c in content[span.start : span.end] if c.isdigit())
        marks = (
            f"phone={min(len(digits), 13)}",
            f"phones={min(count, _MOST_OF_ONE)}",
            *checks_passed(digits),
        )
        _mark(found, starts, span.start, span.end, marks)
    for count, day in enumerate(document.dates_in(Span(0, end))):
        years = document.today.year - day.value.year
        age = "recent" if years < _RECENT_YEARS else "child" if years < 18 else "long"
        _mark(found, starts, day.start, day.end, (f"day={age}", f"days={age}{min(count, _MOST_OF_ONE)}"))
    return found


def _mark(
    found: dict[int, tuple[str, ...]], starts: Sequence[int], start: int, end: int, marks: tuple[str, ...]
) -> None:
    for place in range(bisect_left(starts, start), bisect_left(starts, end)):
        found[place] = (*found.get(place, ()), *marks)


def seen_elsewhere(text: Text, tokens: Sequence[Token], words: Sequence[Word]) -> dict[str, tuple[str, ...]]:
    """By the word, in which surroundings it stands somewhere in the document: behind "Mr", behind "Dr", behind
    "Dear", in a signature, and how often."""
    seen: dict[str, set[str]] = {}
    often: dict[str, int] = {}
    signed = signature_lines(text)
    behind, left = "", 0
    for place, (token, its) in enumerate(zip(tokens, words, strict=True)):
        if place and tokens[place - 1].line != token.line:
            left = 0
        if its.lower == "dear":
            behind, left = "dear", _AFTER_A_TITLE + 1
        elif "title" in its.kinds:
            dear = behind == "dear" and left > 0
            behind = "dear" if dear else "mr" if "mr" in its.kinds else "dr"
            left = _AFTER_A_TITLE
        elif not token.words[0].isupper():
            left = left if token.words == "." else 0
        else:
            if len(its.lower) >= _SHORTEST_NAME:
                often[its.lower] = often.get(its.lower, 0) + 1
                if left > 0:
                    seen.setdefault(its.lower, set()).add(f"seen={behind}")
                if token.line in signed:
                    seen.setdefault(its.lower, set()).add("seen=signed")
            left -= 1
    return {lower: (f"often={min(count, 3)}", *sorted(seen.get(lower, ()))) for lower, count in often.items()}


def signature_lines(text: Text) -> frozenset[int]:
    """Return the numbers of the lines below the closing of a letter."""
    return frozenset(
        number
        for line in text.lines
        if CLOSING.match(line.text)
        for number in range(line.number, line.number + _LINES_OF_A_SIGNATURE)
    )
