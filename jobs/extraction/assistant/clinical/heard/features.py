"""What is looked at to tell the tag of a token of running text: the words around it, what lists know of them, and the
cues of its sentence."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.clinical.complaints import complaints_in
from jobs.extraction.assistant.clinical.conditions import is_condition_word
from jobs.extraction.assistant.clinical.doses import DOSE
from jobs.extraction.assistant.clinical.drug_names import ANALYTE, DRUG
from jobs.extraction.assistant.clinical.frequencies import FREQUENCY
from jobs.extraction.assistant.clinical.heard.cues import cues_around
from jobs.extraction.assistant.clinical.past_events import is_operation
from jobs.extraction.assistant.clinical.words import CONDITION, SYMPTOM
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.tagger.tokens import Token
from jobs.extraction.assistant.tagger.words import shape_of
from jobs.extraction.assistant.vocabulary import all_in

_LONGEST = 24
_ENDINGS = (2, 3, 4, 5)
_BEGINNINGS = (3, 4, 5)
_OFFSETS = (-4, -3, -2, -1, 1, 2, 3, 4)
_NEAR = 2


def features_of(document: Document, tokens: Sequence[Token]) -> list[list[str]]:
    """Return the features of each token; the same ones for the same document."""
    if not tokens:
        return []
    words = [token.words[:_LONGEST].lower().replace("\u2019", "'") for token in tokens]
    known = _known(document, tokens)
    cues = cues_around(words)
    found: list[list[str]] = []
    for place, token in enumerate(tokens):
        mine = [*_own(token.words[:_LONGEST], words[place]), *known.get(place, ()), *cues[place]]
        for offset in _OFFSETS:
            other = place + offset
            if not 0 <= other < len(tokens):
                mine.append(f"w{offset}=<>")
                continue
            mine.append(f"w{offset}={words[other]}")
            if abs(offset) <= _NEAR:
                mine += [f"{offset}{each}" for each in known.get(other, ())]
                mine.append(f"x{offset}={words[other][-3:]}")
        if place:
            mine.append(f"b={words[place - 1]}_{words[place]}")
            if tokens[place - 1].line != token.line:
                mine.append("line")
        if place + 1 < len(tokens):
            mine.append(f"a={words[place]}_{words[place + 1]}")
        section = document.outline.section_at(token.start)
        mine.append(f"in={section.key if section else ''}")
        found.append(mine)
    return found


def _own(written: str, lower: str) -> Iterator[str]:
    yield f"w={lower}"
    yield f"s={shape_of(written)}"
    for length in _ENDINGS:
        if len(lower) > length:
            yield f"x={lower[-length:]}"
    for length in _BEGINNINGS:
        if len(lower) > length:
            yield f"p={lower[:length]}"
    if is_condition_word(written):
        yield "noun"
    if is_operation(written):
        yield "done"


def _known(document: Document, tokens: Sequence[Token]) -> dict[int, list[str]]:
    """By the token's place, what lists of words know of it: its first and its other tokens apart."""
    starts = [token.start for token in tokens]
    end = tokens[-1].end
    known: dict[int, list[str]] = {}
    for name, start, stop in _listed(document, end):
        first = bisect_left(starts, start)
        for place in range(first, bisect_left(starts, stop)):
            known.setdefault(place, []).append(f"L{name}" if place == first else f"L{name}+")
    return known


def _listed(document: Document, end: int) -> Iterator[tuple[str, int, int]]:
    text = document.text
    for name, words in (
        ("condition", CONDITION), ("symptom", SYMPTOM), ("drug", DRUG),
    ):  # fmt: skip
        for match in text.once(all_in, words):
            if match.end() <= end:
                yield name, match.start(), match.end()
    for complaint in text.once(complaints_in):
        if complaint.end <= end:
            yield "complaint", complaint.start, complaint.end
    for name, pattern in (
        ("dose", DOSE), ("often", FREQUENCY), ("analyte", ANALYTE),
    ):  # fmt: skip
        for match in text.phrases(pattern, 0, end):
            yield name, match.start(), match.end()
