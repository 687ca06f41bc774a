"""What the tagger looks at: for each token a list of features, each a name with what it is there ("w-1=dr").

What rules made of the page (labels, blocks, sections) begins with `RULE_MADE`: training leaves these out of a part of
the documents, so that the tagger does without them on papers that the rules do not know.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import groupby

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.tagger.lines import line_features
from jobs.extraction.assistant.tagger.surroundings import marked_numbers, seen_elsewhere
from jobs.extraction.assistant.tagger.tokens import Token
from jobs.extraction.assistant.tagger.words import OFFSETS, Word, word
from jobs.extraction.text import CELL

RULE_MADE = "R:"
_MOST_OF_A_VALUE = 60
_LABEL_WORDS = 4
_FIRST_OF_A_CELL = 6
_NOTHING_BEFORE, _NOTHING_BEHIND = "w{}=<", "w{}=>"


def features_of(document: Document, tokens: Sequence[Token]) -> list[list[str]]:
    """Return the features of each token; the same ones for the same document."""
    words = [word(token.words) for token in tokens]
    told = _told_by_rules(document, tokens)
    numbers = marked_numbers(document, tokens)
    elsewhere = seen_elsewhere(document.text, tokens, words)
    lines = line_features(document, tokens, words)
    found: list[list[str]] = []
    for number, group in groupby(range(len(tokens)), key=lambda place: tokens[place].line):
        places = list(group)
        base = lines.of_line[number]
        beside = lines.of_cells(number, [tokens[place] for place in places])
        labels = _labels_left(
            [tokens[place] for place in places], words[places[0] : places[-1] + 1], document
        )
        for at, place in enumerate(places):
            found.append(
                [
                    *base,
                    *words[place].own,
                    *_neighbours(words, places[0], places[-1], place),
                    *beside[at],
                    *labels[at],
                    *numbers.get(place, ()),
                    *elsewhere.get(words[place].lower, ()),
                    *told.get(place, ()),
                ]
            )
    return found


def _neighbours(words: Sequence[Word], first: int, last: int, place: int) -> list[str]:
    """What stands up to three tokens before and behind on the same line, and the pairs with the next ones."""
    found: list[str] = []
    for offset in OFFSETS:
        other = place + offset
        if other < first:
            found.append(_NOTHING_BEFORE.format(offset))
        elif other > last:
            found.append(_NOTHING_BEHIND.format(offset))
        else:
            found += words[other].lent[offset]
    if place > first:
        found.append(f"b={words[place - 1].lower}_{words[place].lower}")
        if place - 1 > first:
            found.append(f"bb={words[place - 2].lower}_{words[place - 1].lower}")
    if place < last:
        found.append(f"t={words[place].shape}_{words[place + 1].shape}")
    return found


def _labels_left(tokens: Sequence[Token], words: Sequence[Word], document: Document) -> list[tuple[str, ...]]:
    """For each token of a line, the words before the last colon in its cell: what most labels are, known or not."""
    content = document.text.content
    found: list[tuple[str, ...]] = []
    before: list[str] = []
    label: tuple[str, ...] = ()
    since = 0
    for token, its in zip(tokens, words, strict=True):
        if found and content[token.start - 1] == CELL:
            before, label, since = [], (), 0
        found.append((*label, f"l={min(since, _FIRST_OF_A_CELL)}") if label else ())
        since += 1
        if token.words[0] in ":#\uff1a=?":
            if before:
                label = (*(f"lab={each}" for each in before), "labs=" + "_".join(before))
                since = 0
            before = []
        elif token.words[0].isalpha():
            before = [*before, its.lower][-_LABEL_WORDS:]
        elif token.words[0] in ";.,|":
            before = []
    return found


def _told_by_rules(document: Document, tokens: Sequence[Token]) -> dict[int, list[str]]:
    """By the token's place, the labels it is, or stands as the value of, and its block where a line has several."""
    starts = [token.start for token in tokens]
    told: dict[int, list[str]] = {}
    for label in document.labels:
        for place in range(bisect_left(starts, label.span.start), bisect_left(starts, label.span.end)):
            told.setdefault(place, []).append(f"{RULE_MADE}label")
        if label.value is None:
            continue
        first, last = bisect_left(starts, label.value.start), bisect_left(starts, label.value.end)
        for place in range(first, min(last, first + _MOST_OF_A_VALUE)):
            told.setdefault(place, []).extend(
                (f"{RULE_MADE}val={label.key}", f"{RULE_MADE}valr={label.key}|{label.role}")
            )
    for number in document.outline.blocks.columns:
        line = document.text.lines[number]
        for place in range(bisect_left(starts, line.start), bisect_left(starts, line.end)):
            block = document.outline.block_at(tokens[place].start)
            told.setdefault(place, []).append(f"{RULE_MADE}column={block}")
    return told
