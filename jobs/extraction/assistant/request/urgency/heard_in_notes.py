"""How soon a short note wants it where no rule finds it said: heard by what has learnt from many ways of saying it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.handed_on import is_handed_on
from jobs.extraction.assistant.request.urgency.heard import STOP, urgency_model
from jobs.extraction.found import Found
from jobs.extraction.spans import Spans
from jobs.extraction.text import Span

_MOST_WORDS, _MOST_LABELS = 140, 3
"""Of a note in running words. Letters, forms and reports have more of both, and say in too many places what was
urgent, what else is to be sent, and by when."""
LIKELY_ENOUGH = 0.5
"""The README of `heard` tells what it costs and gives."""
_CONFIDENCE = 0.6
"""Enough to show it to somebody, not to let it decide where the judge does not read it too."""
_FEWEST_WORDS = 3


def heard_urgency(document: Document) -> Found | None:
    """Return the urgency that is heard most surely in a sentence of a short note, or else in two together."""
    if not _is_a_note(document):
        return None
    sentences = list(_sentences(document))
    in_twos = [Span(one.start, other.end) for one, other in pairwise(sentences)]
    for spans in (sentences, in_twos):
        said = [document.text.flowing[span.start : span.end] for span in spans]
        heard = urgency_model().heard_in(said, least=LIKELY_ENOUGH)
        if heard is not None:
            number, level, _ = heard
            return Found(level, (spans[number],), _CONFIDENCE)
    return None


def _is_a_note(document: Document) -> bool:
    if document.text.once(is_handed_on):
        return True
    return len(document.text.words) <= _MOST_WORDS and len(document.labels) <= _MOST_LABELS


def _sentences(document: Document) -> Iterator[Span]:
    """The sentences of running words, without those that hold a labelled value."""
    text = document.text
    labelled = Spans(label.span for label in document.labels)
    start = 0
    for stop in (*STOP.finditer(text.flowing), None):
        end = stop.start() if stop else len(text.flowing)
        span = text.trimmed(start, end, strip=" \t\n,;")
        if (
            span is not None
            and not labelled.meet(span)
            and len(text.flowing[span.start : span.end].split()) >= _FEWEST_WORDS
        ):
            yield span
        start = stop.end() if stop else end
