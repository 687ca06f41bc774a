"""The value of a label: beside it on its line, or below it."""

from __future__ import annotations

import re

from jobs.extraction.assistant.labels.wordings import Hit, labels_with_colon, named_by_cell
from jobs.extraction.assistant.values.forms_of_address import TITLES
from jobs.extraction.assistant.values.name_particles import PARTICLE
from jobs.extraction.text import CELL, Line, Span, Text

_FURTHER_LABEL = re.compile(r"\s(?=[A-Z][A-Za-z/-]{2,20}\s?:(?:\s|$))")
"""A word with a colon that is no label we know still ends the value before it."""
_RULE_ENDS = re.compile(r"(?<=[^\s_])_(?=\s)")
_LED = re.compile(r"\s*[._\u2026]{2,}\s*")
"""Dots or a rule that lead from a label to its value."""
_LOOKS = {
    "birth_date": r"\d{1,4}[-/. ]|\d{1,2} ?[A-Z]",
    "date": r"\d{1,4}[-/. ]|\d{1,2} ?[A-Z]|[A-Z][a-z]+ \d",
    "nhs_number": r"\d{3} ?\d",
    "mrn": r"[A-Z0-9-]*\d",
    "health_card": r"[A-Z0-9 ]*\d",
    "provider": rf"(?:{TITLES}\.? ){{0,2}}[A-ZÀ-Þ][\w.'\u2019-]*,? [A-ZÀ-Þ]",
    "sex": r"(?:male|female|m|f|other)\b|[☐☒☑✓✔]",
    "first_name": r"[A-Z][\w'\u2019 -]+$",
    "last_name": r"[A-Z][\w'\u2019 -]+$",
    "name": rf"(?:{TITLES}\.? ){{0,2}}(?-i:[A-ZÀ-Þ][\w'\u2019.-]+(?:, ?| )(?:\([^()]+\) )?"
    rf"(?:{PARTICLE} ){{0,2}}[A-ZÀ-Þ])",
    "full_name": r"(?-i:[A-ZÀ-Þ][\w'\u2019.-]+(?:, ?| )[A-ZÀ-Þ])",
    "phone": r"[+(]?\d[\d ()-]{5,}",
    "fax": r"[+(]?\d[\d ()-]{5,}",
    "email": r"\S+@\S+",
    "address": r".*\d|(?-i:(?=.*[a-z])[A-Z][\w'\u2019.-]+(?: [\w'\u2019.-]+){0,4}, [A-Z])",
    "organization": r"[A-Z].*[a-z]",
    "urgency": r".*[☐☒☑✓✔]|.*\[[ xX]\]|(?:urgent|routine|stat|asap|emergency)\b",
    "medications": r"[A-Z][\w-]+",
    "allergies": r"[A-Z][\w-]+|nil|nkda",
}
_PLAUSIBLE = {key: re.compile(look, re.IGNORECASE) for key, look in _LOOKS.items()}


def value_beside(text: Text, start: int, stop: int) -> Span | None:
    """The value on the label's own line: to the end of its cell."""
    led = _LED.match(text.content, start, stop)
    span = text.trimmed(led.end() if led else start, stop, strip=" \t\n:;,|*_")
    if span is None:
        return None
    cell_end = text.content.find(CELL, span.start, span.end)
    end = cell_end if cell_end != -1 else span.end
    if further := _FURTHER_LABEL.search(text.content, span.start, end):
        end = further.start()
    if text.content[span.start - 1] == "_" and (ruled := _RULE_ENDS.search(text.content, span.start, end)):
        end = ruled.start()
    return text.trimmed(span.start, end, strip=" \t\n:;,|*_")


def value_below(text: Text, line: Line, start: int, end: int, hits: list[Hit], index: int) -> Span | None:
    """The value under a label that has nothing beside it: the words right below that begin under it. Lines of another
    column may stand between.
    """
    label_box = text.evidence(Span(start, end))[0].boxes[0]
    right = next_cell(text, line, end)
    if index + 1 < len(hits):
        right = min(right, text.evidence(Span(hits[index + 1][2], hits[index + 1][3]))[0].boxes[0][0])
    height = label_box[3] - label_box[1]
    for following in text.lines[line.number + 1 : line.number + 1 + _LINES_BETWEEN]:
        if following.page != line.page:
            return None
        under = [
            placed
            for placed in text.words[following.first_word : following.last_word]
            if label_box[0] - 0.02 <= placed.word.box[0] < right - 0.005
            and placed.word.box[1] - label_box[3] < 1.5 * height
        ]
        if under and under[0].word.box[0] <= label_box[2]:
            end = _next_label(following, under[0].start, under[-1].end)
            return text.trimmed(under[0].start, end) if end > under[0].start else None
        if any(label_box[0] < placed.word.box[2] and placed.word.box[0] < label_box[2] for placed in under):
            return None
    return None


_LINES_BETWEEN = 8


def _next_label(line: Line, start: int, end: int) -> int:
    """Where words of a line that begin at `start` end because a label begins, at `start` where one stands before."""
    begun = (line.start + match.start() for match in labels_with_colon(line.text))
    return min([end, *(max(place, start) for place in begun)])


def next_cell(text: Text, line: Line, end: int) -> float:
    """The left edge of the next cell of a line, 1.0 when there is none."""
    following = text.content.find(CELL, end, line.end) + 1
    return next(text.words_in(following, following + 1)).word.box[0] if following else 1.0


def belongs_to_another(text: Text, key: str, start: int, end: int, value: Span) -> bool:
    """Whether the cell beside a label without a colon cannot be its value and the one below it can."""
    pattern = _PLAUSIBLE.get(key)
    if pattern is None or pattern.match(text[value]) or text.content[end] != CELL:
        return False
    return plausible_below(text, key, start, end)


def has_a_look(key: str) -> bool:
    """Whether values of labels with this key can be told by their look."""
    return key in _PLAUSIBLE


def could_follow(key: str, words: str) -> bool:
    """Whether words look like the value of a label with this key, as far as such values have a look."""
    pattern = _PLAUSIBLE.get(key)
    return pattern is None or pattern.match(words) is not None


def plausible_below(text: Text, key: str, start: int, end: int) -> bool:
    """Whether the words under a label without a colon look like what it asks for."""
    pattern = _PLAUSIBLE.get(key)
    below = text.column_below(Span(start, end)) if pattern else None
    if pattern is None or below is None or _begins_with_a_label(text, below):
        return False
    return pattern.match(text[below]) is not None


def _begins_with_a_label(text: Text, span: Span) -> bool:
    """Whether the first cell of words below a label is itself a label ("DOB")."""
    first = text.content[span.start : span.end].partition(CELL)[0].strip(" *:")
    return CELL in text.content[span.start : span.end] and named_by_cell(first) is not None
