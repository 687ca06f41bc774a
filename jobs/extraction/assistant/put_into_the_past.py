"""Whether the words before a name put it into the past: "history of", "s/p", "in 2016 he had".

A year that ends the item before, or an operation that was done, says nothing of what a list goes on with: "s/p PTCA
2018, HTN, DM", "fusion in 2016 and fibromyalgia".
"""

from __future__ import annotations

import re

from jobs.extraction.wordings.words_of_past import HAD_BEFORE

_HISTORICAL = re.compile(
    r"\b(?:history of(?! (?:the )?present)|prior|"
    r"past(?! (?:medical |surgical )?(?:history|hx)\b)|"
    rf"{HAD_BEFORE}|resolved|in (?:19|20)\d\d|s/p|years ago)\b",
    re.IGNORECASE,
)
_HISTORY_OF = re.compile(r"(?:history|hx) of|h/o", re.IGNORECASE)
_LASTING = re.compile(
    r"(?:\b\d+\s?/\s?(?:7|52|12)|(?:\b|\d)(?:days?|d|weeks?|wks?|w|months?|mths?|mo|m|years?|yrs?|y))['\u2019]?[ -]*$",
    re.IGNORECASE,
)
"""Before a history that goes on: "6/12 hx of low mood", "3 weeks' history of"."""
_ENDS_AN_ITEM = re.compile(r"resolved|in (?:19|20)\d\d|years ago", re.IGNORECASE)
_ITS_ITEM_ALONE = re.compile(r"s/p|status[- ]post|prior|previous(?:ly)?|former(?:ly)?|remote", re.IGNORECASE)
_GOES_ON = re.compile(r"[\s)\]]*(?:[,;+&/]|\b(?:and|plus|with)\b)", re.IGNORECASE)
_NEXT_ITEM = re.compile(r"[,;+&]|\b(?:and|plus)\b", re.IGNORECASE)


def is_put_into_the_past(before: str) -> bool:
    """Tell whether the words of a clause before a name say that what it names was, and is no more."""
    return any(_reaches(before, cue) for cue in _HISTORICAL.finditer(before))


def is_beside_the_past(before: str) -> bool:
    """Tell whether something in a clause before a name is put into the past, be it only what stands beside it."""
    return _HISTORICAL.search(before) is not None


def _reaches(before: str, cue: re.Match[str]) -> bool:
    """Whether a word for the past goes on to the end of what stands behind it."""
    behind = before[cue.end() :]
    if _HISTORY_OF.fullmatch(cue.group()) and _LASTING.search(before, 0, cue.start()):
        return False
    if _ENDS_AN_ITEM.fullmatch(cue.group()):
        begun = before[: cue.start()].rstrip()
        return not (begun[-1:].isalnum() and _GOES_ON.match(behind))
    if _ITS_ITEM_ALONE.fullmatch(cue.group()):
        return _NEXT_ITEM.search(behind) is None
    return True
