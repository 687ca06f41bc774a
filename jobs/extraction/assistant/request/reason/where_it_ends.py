"""Where the paragraph of a reason ends: at a line that begins something else, or that says who signs."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.headings import heading_key
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.doctors_titles import DOCTORS_TITLE
from jobs.extraction.assistant.values.names import looks_like_person
from jobs.extraction.text import Span

_LED = re.compile(r"\W*(?P<head>[A-ZÀ-Þ][\w/&'\u2019-]*(?: [\w/&'\u2019-]+){0,4}) ?:\s")
"""Words that head the rest of their line."""
_OF_THE_CLINICIAN = re.compile(
    r"(?:exploraci[óo]n|juicio cl[íi]nico|impresi[óo]n|diagn[óo]stico|examen|exame|esame|befunde?|untersuchung\w*|"
    r"onderzoek)\b",
    re.IGNORECASE,
)
"""Heads of what was found and thought of it."""
_TITLED = re.compile(rf"(?i:{DOCTORS_TITLE}|doctora?)\b")
_LONGEST_NAME = 8
"""In words, with title and letters."""


def where_it_ends(document: Document, span: Span) -> int:
    """Return where the paragraph ends: a line that stands clearly further down, is a label, begins another section,
    says who signs, or is a title we do not know."""
    text = document.text
    first, last = text.line_at(span.start).number, text.line_at(span.end - 1).number
    for number in range(first + 1, last + 1):
        above, line = text.lines[number - 1], text.lines[number]
        if any(
            label.line == number and label.starts_line and label.key != "ignore" for label in document.labels
        ):
            return line.start
        if _is_title(above.text, line.text) or _heads_another(line.text) or _says_who_signs(line.text):
            return line.start
        if above.page != line.page:
            continue
        upper, lower = text.words[above.first_word].word.box, text.words[line.first_word].word.box
        height = max(upper[3] - upper[1], 1e-6)
        if lower[1] - upper[3] > 1.6 * height and number - first > 0:
            return line.start
    return span.end


def _heads_another(words: str) -> bool:
    """Whether a line begins with the head of a section that is no reason: "Exploración: Lasègue positivo"."""
    led = _LED.match(words)
    if led is None:
        return False
    return heading_key(led["head"]) not in ("", "reason") or _OF_THE_CLINICIAN.match(led["head"]) is not None


def _says_who_signs(words: str) -> bool:
    """Whether a line is a name with its title or its letters: "Ruth Amos, MD", "Dr Ruth Amos"."""
    name = words.strip(" ,.")
    if len(name.split()) > _LONGEST_NAME or not looks_like_person(name):
        return False
    return _TITLED.match(name) is not None or without_credentials(name) != name


def _is_title(above: str, words: str) -> bool:
    """Whether a line is one or two words with a capital and no full stop, under a line that is longer; a few more
    where a sentence has ended above."""
    return (
        len(words.split()) <= (4 if above.rstrip().endswith(".") else 2)
        and words[:1].isupper()
        and words[-1:].isalpha()
        and len(above.split()) > 2
        and not above.rstrip().endswith((",", "and", "of", "with", "for"))
    )
