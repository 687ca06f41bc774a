"""The passages of a paper that may say how soon it is wanted, each with what speaks for it: its words, those before it,
where it stands, and what rules, the tagger and the model of notes make of it."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.answers import answer_at
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.assistant.request.stacked.candidates import names_in
from jobs.extraction.assistant.request.stacked.model import Evident
from jobs.extraction.assistant.request.stacked.taken import WAYS, Taken
from jobs.extraction.assistant.request.urgency.heard import STOP, urgency_model
from jobs.extraction.assistant.request.urgency.heard.terms import terms_of_words
from jobs.extraction.assistant.request.urgency.of_this_request import says_it_of_this_request
from jobs.extraction.assistant.request.urgency.words import LEVEL
from jobs.extraction.assistant.request.words_of_notes import words_of
from jobs.extraction.layout.spans import Spans
from jobs.extraction.text import Span
from jobs.extraction.wordings.words_of_asking import ASKING

_STOP = re.compile(rf"{STOP.pattern}|\t+")
_EMPTY = re.compile(r"\[[ _]?\]|\u2610|\u25a1|\( \)")
_TICKED = re.compile(r"\[[xX\u2713\u2714*]\]|[\u2612\u2611\u2713\u2714\u25cf]|\([xX*]\)")
_SHORT = 6
_LINES_OF_A_STEP, _MOST_STEPS = 3, 3
_WORDS_BEFORE = 5
_FURTHEST_LOGIT = 5.0
_AROUND, _REACH = 4, 80
"""How many words around a level are compared, and in how many characters they are looked for."""
_MOST_LEVELS = 12
"""A passage of more is no sentence, and is heard by its first ones."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A sentence, or a line of a form, with what speaks for its saying how soon; `taken` are the ways by which an
    urgency was found in it, with the level; `is_doubtful` tells whether its plain words of urgency are said of
    something else by the rules, or stand in a sentence that asks for nothing."""

    span: Span
    evident: Evident
    taken: Mapping[str, str]
    is_doubtful: bool = False


def passages_of(
    document: Document, *, stated: Mapping[str, Taken], specialty: str | None, paper: Sequence[str] = ()
) -> list[Passage]:
    """Return the passages of a document in reading order. `stated` holds the urgencies found before by the way that
    found them; `specialty` is the one that was found to be asked; `paper` names what the paper is, which is a sign of
    each passage."""
    flowing, passages, before, end = document.text.flowing, [], list[str](), 0
    for span in _spans_of(document):
        passage = flowing[span.start : span.end]
        words = list(words_of(passage))
        said = terms_of_words(words)
        taken = {
            way: one.value for way, one in stated.items() if any(span.meets(other) for other in one.spans)
        }
        signs = {
            **dict.fromkeys(paper, 1.0),
            **dict.fromkeys(_signs_of_place(document, span, passage), 1.0),
            **dict(_signs_of_ways(stated, taken)),
            **{
                f"heard:{level}": _logit(chance) / 2
                for level, chance in urgency_model().chances_by(said).items()
            },
            **dict.fromkeys(_signs_of_levels(document, span), 1.0),
            **dict.fromkeys(_signs_of_names(document, span, specialty), 1.0),
        }
        terms = frozenset(
            (
                *said,
                *_terms_before(before, words, beside="\n" not in flowing[end : span.start]),
                *_terms_around_levels(document, span),
                *_terms_around_times(words),
            )
        )
        passages.append(Passage(span, Evident(terms, signs), taken, _is_doubtful(signs)))
        before, end = words, span.end
    return passages


def _signs_of_levels(document: Document, span: Span) -> Iterator[str]:
    """What the rules make of each plain word of urgency in a passage; whether it asks for anything, and in which
    section and whose block it stands."""
    for match in levels_in(document, span):
        level = match.lastgroup
        where = Span(match.start(), match.end())
        said = says_it_of_this_request(document, match.start(), where, calm=level == "routine")
        yield f"level:{level}:{'said' if said else 'of something else'}"
        if unmarked_at(document.text, match.start()):
            yield f"level:{level}:empty box"
        answer = answer_at(document.text, match.start())
        if answer is not None:
            yield f"level:{level}:{answer.standing}"
            yield from (f"head of boxes:{word}" for word in words_of(answer.head))
    if document.once(_askings).meet(span):
        yield "asking"
    section = document.outline.section_at(span.start)
    yield f"section:{section.key if section else None}"
    yield f"block:{document.outline.block_at(span.start)}"


def levels_in(document: Document, span: Span) -> list[re.Match[str]]:
    """Return the plain words of urgency in a span, the first dozen."""
    found = document.once(_levels)
    first = bisect_left(found, span.start, key=re.Match.start)
    return found[first : bisect_left(found, span.end, lo=first, key=re.Match.start)][:_MOST_LEVELS]


def _is_doubtful(signs: Collection[str]) -> bool:
    levels = {sign.rpartition(":")[2] for sign in signs if sign.startswith("level:")}
    told = "asking" not in signs and not {"short", "colon", "cells"} & set(signs)
    return bool(levels) and ("said" not in levels or told)


def _levels(document: Document) -> list[re.Match[str]]:
    return list(document.text.phrases(LEVEL))


def _askings(document: Document) -> Spans:
    return Spans(Span(*match.span()) for match in document.text.phrases(ASKING))


def _signs_of_names(document: Document, span: Span, specialty: str | None) -> Iterator[str]:
    """Whether a passage names whom the paper was found to ask, or another."""
    for place in document.once(names_in):
        if span.meets(place.span):
            yield "names whom it asks" if place.slug == specialty else "names another"


def _terms_before(before: Sequence[str], words: Sequence[str], *, beside: bool) -> Iterator[str]:
    """The words before a passage: of the cell beside it, which may ask how soon, or of the line above."""
    side = "|" if beside else "/"
    led = before[-_WORDS_BEFORE:]
    yield from (f"{side}{word}" for word in led)
    if led and words:
        yield f"{side}{led[-1]} {words[0]}"


def _terms_around_levels(document: Document, span: Span) -> Iterator[str]:
    flowing = document.text.flowing
    for match in levels_in(document, span):
        before = list(words_of(flowing[max(span.start, match.start() - _REACH) : match.start()]))[-_AROUND:]
        behind = list(words_of(flowing[match.end() : min(span.end, match.end() + _REACH)]))[:_AROUND]
        yield from _around(f"@{match.lastgroup}", ["^", *before][-_AROUND:], [*behind, "$"][:_AROUND])


def _terms_around_times(words: Sequence[str]) -> Iterator[str]:
    """The words around spans of time, which stand for how long they are."""
    told = ["^", *words, "$"]
    for number, word in enumerate(told):
        if word[0] in "<>" and len(word) > 2:
            yield from _around(
                f"@{word}", told[max(0, number - _AROUND) : number], told[number + 1 :][:_AROUND]
            )


def _around(what: str, before: Sequence[str], behind: Sequence[str]) -> Iterator[str]:
    yield what
    yield from (f"{what}<{word}" for word in before)
    yield from (f"{what}>{word}" for word in behind)
    yield from (f"{what}<1{word}" for word in before[-1:])
    yield from (f"{what}>1{word}" for word in behind[:1])


def _spans_of(document: Document) -> Iterator[Span]:
    text, start = document.text, 0
    for stop in (*_STOP.finditer(text.flowing), None):
        end = stop.start() if stop else len(text.flowing)
        span = text.trimmed(start, end, strip=" \t\n,;")
        if (
            span is not None
            and any(character.isalnum() for character in text.flowing[span.start : span.end])
            and not document.outline.is_a_strip(text.line_at(span.start))
        ):
            yield span
        start = stop.end() if stop else end


def _signs_of_place(document: Document, span: Span, words: str) -> Iterator[str]:
    line, lines = document.text.line_at(span.start).number, len(document.text.lines)
    yield f"head:{min(_MOST_STEPS, line // _LINES_OF_A_STEP)}"
    yield f"foot:{min(_MOST_STEPS, (lines - 1 - line) // _LINES_OF_A_STEP)}"
    if len(words.split()) < _SHORT:
        yield "short"
    if "\t" in words:
        yield "cells"
    if ":" in words:
        yield "colon"
    if _TICKED.search(words):
        yield "ticked"
    if _EMPTY.search(words):
        yield "empty box"


def _signs_of_ways(stated: Mapping[str, Taken], taken: Mapping[str, str]) -> Iterator[tuple[str, float]]:
    """What the ways that found an urgency say of a passage: that it stands there, elsewhere or nowhere."""
    for way in WAYS:
        if way not in stated:
            yield f"{way}:none", 1.0
        elif way not in taken:
            yield f"{way}:elsewhere", 1.0
        else:
            yield from stated[way].signs(way)
            yield f"{way}:{taken[way]}", 1.0


def _logit(chance: float) -> float:
    return max(-_FURTHEST_LOGIT, log(chance + 1e-6) - log(1.0 - chance + 1e-6))
