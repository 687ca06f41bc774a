"""Whether a form's own question "urgent?" is answered with yes."""

from __future__ import annotations

import re

from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.assistant.page.checkboxes import ticked
from jobs.extraction.assistant.request.urgency.words import LEVELS
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Line, Span, Text

_LEVEL = "|".join(f"(?P<{level}>{words})" for level, words in LEVELS)
_QUESTION = re.compile(
    r"\W{0,4}(?:(?:is|does|are|do|should|will|can|please|tick|check|if|this|it|the|referral|request|case|you|"
    r"be|"
    r"need|to|requesting|consider|considered|treat|treated|mark|as|an?|clinically|patient)\s+){0,8}"
    rf"(?:{_LEVEL}|(?P<noun>urgen(?:ce|cia|za|cy)|urg\.?(?=\s*:)|dringlichkeit|spoedgeval))(?:\s+(?:referral|"
    rf"request|"
    rf"appointment|case|review|pathway|clinic|flag|needed|required|requested|"
    r"surgery|basis|priority))*\s*(?:\([^)]{0,60}\))?\s*(?P<asks>\s*[?:\t]|"
    r"(?=\s*[\u2610\u2611\u2612\[(]))[?:.\s]*",
    re.IGNORECASE,
)
_YES = ("yes", "y", "oui", "ja", "sí", "si", "sì", "true")
_NEXT_LABEL = re.compile(r"(?<=\w) +(?=[A-Z][\w/ ]{0,20}:)")
_NO = ("no", "n", "non", "nein", "nee", "false")


def answered_urgency(text: Text) -> Found | None:
    """Return the urgency that a question names where the answer is yes. A no states none: soon is not ruled out."""
    for line in text.lines:
        question = _QUESTION.match(line.text)
        if question is None or question["routine"] or not _says_yes(text, line, question.end()):
            continue
        level = next((name for name, _ in LEVELS if question[name]), "urgent")
        named = "noun" if question["noun"] else level
        words = Span(line.start + question.start(named), line.start + question.end(named))
        return Found(level, (words,), 0.9)
    return None


def _says_yes(text: Text, line: Line, start: int) -> bool:
    """Whether what stands behind a question says yes; a single box is ticked for yes."""
    span = Span(line.start + start, line.end)
    rest = text.content[span.start : span.end]
    boxes = list(BOX.finditer(rest))
    if not boxes:
        return _NEXT_LABEL.split(rest.split(CELL)[0])[0].strip(" .:-_*").casefold() in _YES
    marked = ticked(text, span, (*_YES, *_NO))
    if marked is not None:
        return marked[0] in _YES
    alone = len(boxes) == 1 and not rest[: boxes[0].start()].strip() and not rest[boxes[0].end() :].strip()
    return alone and boxes[0]["marked"] is not None
