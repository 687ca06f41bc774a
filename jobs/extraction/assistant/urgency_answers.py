"""Whether a form's own question "urgent?" is answered with yes or no."""

from __future__ import annotations

import re

from jobs.extraction.assistant.checkboxes import BOX, ticked
from jobs.extraction.assistant.urgency_words import LEVELS
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Line, Span, Text

_LEVEL = "|".join(f"(?P<{level}>{words})" for level, words in LEVELS)
_QUESTION = re.compile(
    r"\W{0,4}(?:(?:is|does|are|do|should|will|can|please|tick|check|if|this|it|the|referral|request|case|you|be|"
    r"need|to|"
    r"requesting|consider|considered|treat|treated|mark|as|an?|clinically|patient)\s+){0,8}"
    rf"(?:{_LEVEL}|(?P<noun>urgen(?:ce|cia|za|cy)|dringlichkeit|spoedgeval))(?:\s+(?:referral|request|"
    rf"appointment|case|review|pathway|clinic|flag|needed|required|requested|"
    r"surgery|basis|priority))*\s*(?:\([^)]{0,60}\))?\s*(?P<asks>\s*[?:\t]|(?=\s*[\u2610\u2611\u2612\[(]))[?:.\s]*",
    re.IGNORECASE,
)
_YES = ("yes", "y", "oui", "ja", "sí", "si", "sì", "true")
_NO = ("no", "n", "non", "nein", "nee", "false")
_LONGEST_ANSWER = 40


def answered_urgency(text: Text) -> Found | None:
    """Return the urgency that a question names where the answer is yes, `routine` where it is no; None where none is
    asked for or the answer is open."""
    for line in text.lines:
        question = _QUESTION.match(line.text)
        if question is None or question.lastgroup == "routine":
            continue
        answer = _answer(text, line, question.end())
        if answer is None:
            continue
        level = next((name for name, _ in LEVELS if question[name]), "urgent")
        if level == "routine":
            continue
        said, place = answer
        named = "noun" if question["noun"] else level
        words = Span(line.start + question.start(named), line.start + question.end(named))
        return (
            Found(level, (words,), 0.9) if said else Found("routine", (Span(words.start, place.end),), 0.88)
        )
    return None


def _answer(text: Text, line: Line, start: int) -> tuple[bool, Span] | None:
    """What stands behind a question: yes or no, and where it is said."""
    span = Span(line.start + start, line.end)
    rest = text.content[span.start : span.end]
    boxes = list(BOX.finditer(rest))
    if not boxes:
        word = rest.split(CELL)[0].strip(" .:-_*")
        place = Span(span.start, span.start + len(rest.split(CELL)[0]))
        return _said(word, place) if len(word) < _LONGEST_ANSWER else None
    marked = ticked(text, span, (*_YES, *_NO))
    if marked is not None:
        return _said(marked[0], marked[1])
    # One box and nothing else: it is ticked for yes.
    alone = len(boxes) == 1 and not rest[: boxes[0].start()].strip() and not rest[boxes[0].end() :].strip()
    if alone and boxes[0]["marked"]:
        return True, Span(span.start + boxes[0].start(), span.start + boxes[0].end())
    return None


def _said(word: str, place: Span) -> tuple[bool, Span] | None:
    if word.casefold() in _YES:
        return True, place
    return (False, place) if word.casefold() in _NO else None
