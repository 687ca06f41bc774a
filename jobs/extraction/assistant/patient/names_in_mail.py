"""Which words of a patient's name are the family's, by the address for mail: "jmquill@mail.example" has the initials
of the given names before it, wherever it stands in the name."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.values.marks_of_letters import without_marks
from jobs.extraction.assistant.values.name_parts import PersonName
from jobs.extraction.text import Span

_LOCAL = re.compile(r"(?<![\w.@-])([a-z]{5,30})\d{0,4}@", re.IGNORECASE)
_SHORTEST_FAMILY = 4
_MOST_WORDS = 6


def with_family_by_mail(document: Document, parts: PersonName) -> PersonName:
    """Return a name turned round where an address for mail on the page shows that the family's comes first."""
    text = document.text
    pieces = [
        Span(span.start + word.start(), span.start + word.end())
        for span in sorted((*parts.given, *parts.family), key=lambda span: span.start)
        for word in re.finditer(r"[^\s,]+", text[span])
    ]
    if not 1 < len(pieces) <= _MOST_WORDS or any("," in text[span] for span in parts.given + parts.family):
        return parts
    words = [without_marks(text[piece].casefold()) for piece in pieces]
    for local in _LOCAL.findall(text.content):
        if split := _end_of_family(local.casefold(), words):
            return PersonName(
                _joined(document, pieces[split:]), _joined(document, pieces[:split]), parts.title
            )
    return parts


def _end_of_family(local: str, words: Sequence[str]) -> int:
    """How many words at a name's beginning are the family's, of which the last ends the address behind the initials of
    all that follow; 0 where it does not show that."""
    for place, word in enumerate(words[:-1]):
        initials = local.removesuffix(word)
        given = "".join(each[0] for each in words[place + 1 :])
        whole = given + "".join(each[0] for each in words[:place])
        named = len(word) >= _SHORTEST_FAMILY and initials not in ("", local)
        if named and initials.startswith(given) and whole.startswith(initials):
            return place + 1
    return 0


def _joined(document: Document, pieces: Sequence[Span]) -> tuple[Span, ...]:
    """Words as the stretches that they fill, one for each line."""
    joined: list[Span] = []
    for piece in pieces:
        if joined and document.text.line_at(joined[-1].start) == document.text.line_at(piece.start):
            joined[-1] = Span(joined[-1].start, piece.end)
        else:
            joined.append(piece)
    return tuple(joined)
