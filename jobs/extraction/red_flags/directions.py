"""Words of how a medicine is taken, as lists of repeat prescriptions have them: "Ramipril 5 mg 28 tablets, one to be
taken daily" tells of nobody who has taken twenty-eight.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.text import Span, Text

_TO_BE_TAKEN = re.compile(r"\bto be (?P<name>taken|swallowed)\b", re.IGNORECASE)
_TAKEN_SO_OFTEN = re.compile(
    r"(?<!\bhas )(?<!\bhad )(?<!\bhave )(?<!\bhaving )(?<!['\u2019]s )(?<!['\u2019]ve )(?<!\bshe )(?<!\bhe )"
    r"\b(?P<name>taken) (?:(?:once|twice|(?:one|two|three|four|[1-6])(?: ?- ?[1-6])? times)\b|"
    r"(?:daily|nightly|regularly|prn|bd|tds|qds|od|mane|nocte)\b|"
    r"(?:every|each) (?:\d+|few|four|six|eight|other|second|alternate|day|morning|evening|night|week|hour)\b|"
    r"(?:as|when|if) (?:directed|needed|required|necessary|prescribed)\b|with (?:food|meals|water|breakfast)\b|"
    r"(?:before|after|with) (?:food|meals|breakfast|bed)\b)",
    re.IGNORECASE,
)
_WHOLE = re.compile(
    r"\b(?P<name>swallow(?:ed)?) (?:them )?whole\b"
    r"(?=\s*(?:[.,;:\n)-]|$)| (?:with|each|once|twice|one|two|daily|every|do not|don['\u2019]t|in the|at)\b)",
    re.IGNORECASE,
)
_ONCE_A_DAY = re.compile(
    r"(?<![\d.])(?:\d{1,3}|1\d{3}|\d{1,3}\.\d{1,3}) ?(?:mg|mcg|microgram(?:me)?s?|\u00b5g|iu|units?)"
    r"(?: (?:[mg]/?r |e/?c |xl )?(?:tab(?:let)?s?|cap(?:sule)?s?|caplets?))?,? (?P<name>od)\b"
    r"(?! (?:of|on|with|last|this|today|yesterday|at)\b)|"
    r"(?:^|[\s(,;-])(?:1|one|i|half) (?:tab(?:let)?|cap(?:sule)?|caplet)?,? ?(?P<one>od)\b(?! of\b)",
    re.IGNORECASE,
)
"""Once a day, which is written like an overdose: "sertraline 50 mg OD", "1 tablet od"."""
_DIRECTIONS = (_TO_BE_TAKEN, _TAKEN_SO_OFTEN, _WHOLE, _ONCE_A_DAY)


def directions_in(text: Text) -> Iterator[Span]:
    """Yield the words of a text that say how a medicine is to be taken and sound like somebody who took too much."""
    for pattern in _DIRECTIONS:
        for found in text.phrases(pattern):
            if found.lastgroup:
                yield Span(*found.span(found.lastgroup))
