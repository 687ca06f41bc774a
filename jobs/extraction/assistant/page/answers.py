"""What a form says of the words that it asks about: a question answered by yes or no, an option ticked or left empty.

An answer is of its own question alone. Without this, "No" behind one question denies the next, and the cross before one
option is taken for that of its neighbour.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import replace
from itertools import chain

from jobs.extraction.assistant.page.answers_in_boxes import answers_in_boxes
from jobs.extraction.assistant.page.answers_in_words import answers_in_bare_rows, answers_in_words
from jobs.extraction.assistant.page.answers_led import answers_led
from jobs.extraction.assistant.page.answers_of_rows import Answered, rows_of
from jobs.extraction.assistant.page.answers_ringed import answers_ringed
from jobs.extraction.text import Text

_BEFORE = 90
"""How far before words an answer may stand that would be read as said of them, in characters."""


def answer_at(text: Text, offset: int) -> Answered | None:
    """Return what a form says of the words at an offset; None where it asks nothing there."""
    answers = answers_in(text)
    at = bisect_right(answers, offset, key=_start) - 1
    return answers[at] if at >= 0 and offset < answers[at].span.end else None


def behind_the_last_answer(text: Text, offset: int) -> int | None:
    """Return where the last answer not far before an offset ends; None where there is none."""
    ends = text.once(_ends)
    at = bisect_right(ends, offset) - 1
    return ends[at] if at >= 0 and offset - ends[at] < _BEFORE else None


def answers_in(text: Text) -> tuple[Answered, ...]:
    """Return the questions and options of a text with what is said of each, in reading order."""
    return text.once(_answers)


def _answers(text: Text) -> tuple[Answered, ...]:
    rows = rows_of(text)
    found = list(answers_in_boxes(text, rows))
    taken = [answer.whole for answer in found]
    told = (answers_ringed(rows), answers_led(rows), answers_in_words(rows), answers_in_bare_rows(rows))
    for answer in chain.from_iterable(told):
        if not any(answer.whole.meets(other) for other in taken):
            found.append(answer)
            taken.append(answer.whole)
    first: dict[int, Answered] = {}
    for each in (_trimmed(text, each) for each in found if _has_words(text, each)):
        first.setdefault(each.span.start, each)
    return tuple(sorted(first.values(), key=_start))


def _has_words(text: Text, answer: Answered) -> bool:
    return any(c.isalpha() for c in text.content[answer.span.start : answer.span.end])


def _trimmed(text: Text, answer: Answered) -> Answered:
    span = text.trimmed(answer.span.start, answer.span.end, strip=" \t\n,;:?-\u2013\u2014.")
    return answer if span is None else replace(answer, span=span)


def _ends(text: Text) -> tuple[int, ...]:
    return tuple(sorted(answer.whole.end for answer in answers_in(text)))


def _start(answer: Answered) -> int:
    return answer.span.start
