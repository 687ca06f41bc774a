"""How soon a short note wants it where no rule finds it said: heard by what has learnt from many ways of saying it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.correspondence import salutations
from jobs.extraction.assistant.page.handed_on import is_handed_on
from jobs.extraction.assistant.request.urgency.heard import STOP, urgency_model
from jobs.extraction.assistant.request.urgency.something_else import is_done
from jobs.extraction.assistant.request.urgency.words import LEVEL
from jobs.extraction.found import Found
from jobs.extraction.layout.spans import Spans
from jobs.extraction.text import Span

_FEWEST_WORDS_OF_A_NOTE, _MOST_WORDS, _MOST_LABELS = 15, 140, 1
"""Of a note in running words; of fewer nothing can be told. Letters, forms and reports have more words and labels, and
say in too many places what was urgent, what else is to be sent, and by when."""
LIKELY_ENOUGH = 0.5
"""The README of `heard` tells what it costs and gives."""
_CONFIDENCE = 0.6
"""Enough to show it to somebody, not to let it decide where the judge does not read it too."""
_FEWEST_WORDS = 3


def heard_urgencies(document: Document) -> Iterator[Found]:
    """Yield the urgencies that are heard in the sentences of a short note, the surest first, then of two in a row."""
    if not _is_a_note(document):
        return
    sentences = list(_sentences(document))
    in_twos = [Span(one.start, other.end) for one, other in pairwise(sentences)]
    for spans in (sentences, in_twos):
        said = [document.text.flowing[span.start : span.end] for span in spans]
        for heard in urgency_model().heard_in(said, least=LIKELY_ENOUGH):
            if not _has_been(said[heard.number]):
                yield Found(heard.level, (spans[heard.number],), _CONFIDENCE)


def _has_been(words: str) -> bool:
    """Whether what the words call urgent is done already: "an urgent scan of the spine done by the ward"."""
    level = LEVEL.search(words)
    return level is not None and is_done(words[level.end() :])


def _is_a_note(document: Document) -> bool:
    if document.text.once(is_handed_on):
        return True
    words = len(document.text.words)
    if salutations(document.text):
        return False
    return _FEWEST_WORDS_OF_A_NOTE <= words <= _MOST_WORDS and len(document.labels) <= _MOST_LABELS


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
