"""The words of a short note as what has learnt compares them: spans of time stand for how long they are, ages, clock
times and other numbers for what they are. "seen in 10 days" and "seen within 14/7" are alike, "63M" and "58F" too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from jobs.extraction.patterns.needed_words import LETTERS_LIKE_OTHERS

_COUNTS = {
    **{word: n for n, word in enumerate("one two three four five six seven eight nine ten".split(), start=1)},
    "a": 1,
    "an": 1,
    "couple": 2,
    "few": 3,
    "several": 5,
    "twelve": 12,
    "fourteen": 14,
    "half": 1,
}
_COUNT = rf"(?:\d{{1,3}}|{'|'.join(_COUNTS)})"
_PARTS = re.compile(
    rf"(?P<time>\b(?P<least>{_COUNT})(?: ?(?:-|\u2013|to|or) ?(?P<most>{_COUNT}))?"
    r"(?: (?:of|more|working|school|clinic))*"
    r"[ -]?(?P<unit>/ ?(?:7|52|12)\b|(?:min(?:ute)?s?|h(?:ou)?rs?|h|days?|d|nights?|w(?:ee)?ks?|w|months?|mths?|mo|"
    r"years?|yrs?)\b))|"
    r"(?P<age>\b\d{1,3} ?(?:m|f|yo|y/o|y\.o\.?|yom|yof|yrs? old|years? old|y)\b)|"
    r"(?P<clock>\b\d{1,2}[:.]\d{2}\b|\b\d{1,2} ?[ap]m\b|\b(?:[01]\d|2[0-3])[0-5]\dh?\b)|"
    r"(?P<pressure>\b\d{2,3}/\d{2,3}\b)|"
    r"(?P<number>\d+(?:[.,]\d+)?)|"
    r"(?P<week>\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sun)(?:day)?s?\b)|"
    r"(?P<month>\b(?:jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|"
    r"nov(?:ember)?|dec(?:ember)?)\b)|"
    r"(?P<mark>>>|->|\u2192|[?!])|"
    r"(?P<word>[^\W\d_]+(?:['\u2019][^\W\d_]+)?)",
    re.IGNORECASE,
)
_HOURS = {"mi": 0.02, "h": 1, "d": 24, "n": 24, "w": 168, "mo": 730, "mt": 730, "y": 8760}
_BY_FRACTION = {"7": 24, "52": 168, "12": 730}
_LENGTHS = (
    (1, "<hour"),
    (24, "<day"),
    (72, "<3days"),
    (336, "<2weeks"),
    (1100, "<6weeks"),
    (2200, "<3months"),
)


_STEM = 5


def words_of(passage: str) -> Iterator[str]:
    """Yield the words of a passage in reading order, in small letters."""
    for part in _PARTS.finditer(passage.translate(LETTERS_LIKE_OTHERS).lower().replace("\u2019", "'")):
        kind = part.lastgroup
        if part["time"]:
            yield _length(part["most"] or part["least"], part["unit"])
        elif kind in ("word", "mark"):
            yield part.group().replace("'", "")
        else:
            yield f"#{kind}"


def stems_of(words: Iterable[str]) -> list[str]:
    """Return the beginnings of long words, which their endings share: "tomor*" of "tomorrows"."""
    return [f"{word[:_STEM]}*" for word in words if len(word) > _STEM and word.isalpha()]


def _length(count: str, unit: str) -> str:
    """A span of time by how long it is at most."""
    number = int(count) if count.isdigit() else _COUNTS.get(count, 1)
    fraction = _BY_FRACTION.get(unit.lstrip("/ "))
    hours = number * (fraction or next((each for stem, each in _HOURS.items() if unit.startswith(stem)), 1))
    return next((name for most, name in _LENGTHS if hours <= most), ">3months")
