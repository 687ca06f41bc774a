"""What the tagger of what is asked looks at beside what the tagger looks at: words of urgency, names of specialties and
the words around them, boxes, and how far behind words that ask for something a token stands."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.assistant.request.urgency.words import LEVEL
from jobs.extraction.assistant.tagger.tokens import Token
from jobs.extraction.text import CELL
from jobs.extraction.wordings.words_of_asking import ASKING

_AROUND = 8
"""Tokens on either side whose words are looked at where one may say an urgency or a specialty."""
_BEHIND_A_BOX = 4
_REACH_OF_ASKING = 300
_REACHES = (30, 100)
_LONGEST = 20


def asked_features_of(document: Document, tokens: Sequence[Token]) -> list[list[str]]:
    """Return the further features of each token, to be put behind those of the tagger."""
    found: list[list[str]] = [[] for _ in tokens]
    if not tokens:
        return found
    starts = [token.start for token in tokens]
    words = [token.words[:_LONGEST].lower() for token in tokens]
    telling: set[int] = set()
    for start, end, feature in _telling(document, tokens[-1].end):
        places = range(bisect_left(starts, start), bisect_left(starts, end))
        telling.update(places)
        for place in places:
            found[place] += [feature, f"{feature}^"] if place == places[0] else [feature]
    for place, feature in _behind_boxes(document, tokens, starts):
        found[place].append(feature)
    asking = [match.end() for match in document.text.phrases(ASKING, 0, tokens[-1].end)]
    for place, token in enumerate(tokens):
        found[place] += _over_the_line(tokens, words, place)
        found[place] += _asked(document.text.flowing, asking, token.start)
        found[place].append("opens" if place == 0 or words[place - 1] in ".!?:" else "goes on")
    for place in telling:
        for near in range(max(0, place - _AROUND), min(len(words), place + _AROUND + 1)):
            if near != place and words[near][0].isalpha():
                found[place].append(f"{'before' if near < place else 'behind'}={words[near]}")
    return found


def _telling(document: Document, end: int) -> Iterator[tuple[int, int, str]]:
    """Where words of urgency and names of specialties begin and end."""
    for match in document.text.phrases(LEVEL, 0, end):
        yield match.start(), match.end(), f"level={match.lastgroup}"
    for match in ALL_NAMES.each(document.text.folded, end=end):
        yield match.start(), match.end(), "specialty"


def _behind_boxes(
    document: Document, tokens: Sequence[Token], starts: Sequence[int]
) -> Iterator[tuple[int, str]]:
    """The tokens right behind a box, in its cell."""
    content = document.text.content
    for match in BOX.finditer(content, 0, tokens[-1].end):
        box = "empty" if match["empty"] is not None else "marked"
        first = bisect_left(starts, match.end())
        for place in range(first, min(len(tokens), first + _BEHIND_A_BOX)):
            if tokens[place].line != tokens[first].line or CELL in content[match.end() + 1 : starts[place]]:
                break
            yield place, f"box={box}"
            if place == first:
                yield place, f"box={box}^"


def _over_the_line(tokens: Sequence[Token], words: Sequence[str], place: int) -> Iterator[str]:
    """The last word of the line above for the first of a line, and the first of the line below for the last."""
    line = tokens[place].line
    if place and tokens[place - 1].line == line - 1:
        yield f"above={words[place - 1]}"
    if place + 1 < len(tokens) and tokens[place + 1].line == line + 1:
        yield f"below={words[place + 1]}"


def _asked(flowing: str, asking: Sequence[int], start: int) -> Iterator[str]:
    last = bisect_right(asking, start) - 1
    if last < 0 or (far := start - asking[last]) >= _REACH_OF_ASKING:
        return
    if flowing.find(". ", asking[last], start) != -1:
        yield "asked=before"
    else:
        yield f"asked={bisect_right(_REACHES, far)}"
