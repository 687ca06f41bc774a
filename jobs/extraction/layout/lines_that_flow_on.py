"""Whether a line is only broken because it was full, and goes on in the next, as running text does."""

from __future__ import annotations

import re

from jobs.extraction.layout.placed import CELL, Line
from referrals.data.pages import Word

_NEARLY_FULL = 0.8
_SUBJECT = re.compile(
    r"\W*(?:re|ref|subject|regarding|concerning|patient|betreff|betrifft|objet|oggetto|asunto)\b\W",
    re.IGNORECASE,
)
_ASKS = (
    r"please|thank(?:s| you)|many thanks|kindly|grateful|would (?:you|it)|could (?:you|i|we)|can you|may i"
)
_ASKING = re.compile(rf"(?:{_ASKS})\b", re.IGNORECASE)
_OPENING = re.compile(rf"(?:{_ASKS}|i|we|this|he|she|they)\b", re.IGNORECASE)


def flows_on(line: Line, following: Line, last: Word, first: Word, *, right: float) -> bool:
    """Tell whether a line, which ends with the word `last`, goes on in the following one, which begins with `first`;
    `right` is how far the lines of the page reach."""
    if _starts_entry(first.text, line.text) or _begins_the_body(line, following):
        return False
    return has_no_room(last, first, right) or _goes_on(line, following, last.box[2] / right)


def has_no_room(last: Word, first: Word, right: float) -> bool:
    """Tell whether the word `first` of a line had no room behind the word `last` of the line above it."""
    return last.box[2] + (first.box[2] - first.box[0]) > right - 0.01


def _goes_on(line: Line, following: Line, filled: float) -> bool:
    """Whether a line that has room left, as those have that a program broke after so many letters, goes on: the next
    begins small, and no sentence ends between."""
    if filled < _NEARLY_FULL or CELL in line.text or CELL in following.text:
        return False
    return following.text[:1].islower() and line.text[-1:] not in ".:;!?"


def _begins_the_body(line: Line, following: Line) -> bool:
    """Whether a letter begins below the line that names whom it is about, or one that closes with a number, however
    full that line is."""
    if line.text[-1:].isdigit() and following.text[:1].isupper() and _ASKING.match(following.text):
        return True
    return _SUBJECT.match(line.text) is not None and _OPENING.match(following.text) is not None


def _starts_entry(word: str, above: str) -> bool:
    """Whether a word begins an entry of a list: a mark, or a number, except a bare one below a sentence that is not
    over: "NHS number 943", and below it "476 5919"."""
    if word.isdigit():
        return _LEAVES_A_NUMBER_OPEN.search(above) is None or not is_running(above)
    return (not word[0].isalnum() and word[0] not in "([\"'") or word.rstrip(".)").isdigit()


def is_running(words: str) -> bool:
    """Tell whether words are of a sentence: three of them are written small."""
    return len(_SMALL_WORDS.findall(words)) >= _OF_A_SENTENCE


_SMALL_WORDS = re.compile(r"(?<!\S)[a-zà-ÿ][\w'\u2019-]+(?=[\s,;.)]|$)")
_OF_A_SENTENCE = 3
_LEAVES_A_NUMBER_OPEN = re.compile(
    r"(?:[,(]|\b(?:of|the|an?|from|since|in|at|on|born|by|to|until|is|was|are|and|or|for|with|than|about|over|under|number|"
    r"type|stage|grade|every|last|past|next|aged?|dated|telephone|phone|mobile|tel|takes?|taking|after|before|within|these|"
    r"her|his|has|had)|\b[a-z]+ [(+]?\d{1,5}(?: \d{1,4})*)$"
)
