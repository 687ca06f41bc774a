"""Whether a side of the body is named of what was done to it before: "She had a right knee replacement in 2019" says
nothing against a left knee that hurts now."""

from __future__ import annotations

import re

_SENTENCE_ENDS = re.compile(r"(?<!\bDr)(?<!\bMr)[.;!?](?=\s|$)|\n\s*\n")
_DONE = re.compile(
    r"\b(?:replacements?|replaced|arthroscop\w+|\w{3,}(?:ectomy|plasty|otomy|scopy)|excis\w+|removed|removal|repair(?:ed)?|"
    r"operat(?:ed|ion)|surgery|fixation|fracture[ds]?|biops(?:y|ied)|TK[RA]|TH[RA]|ORIF)\b",
    re.IGNORECASE,
)
_BEFORE = re.compile(
    r"\b(?:had|underwent|previous(?:ly)?|prior|past|s/p|h/o|history of|years? ago|childhood|(?:19|20)\d\d)\b",
    re.IGNORECASE,
)
_TO_COME = re.compile(
    r"\b(?:for|await\w*|request\w*|consider\w*|please|kindly|planned|planning|booked|listed|refer\w*|would|now|new)"
    r"(?:[^\w.;]+\w+){0,3}\W*$",
    re.IGNORECASE,
)
"""Right before a side, that something is asked for or still to be done there."""
_REACH = 160


def is_of_an_earlier_operation(content: str, start: int, end: int) -> bool:
    """Tell whether the sentence around a side says that something was done there before, and asks for nothing there."""
    before = _SENTENCE_ENDS.split(content[max(0, start - _REACH) : start])[-1]
    behind = _SENTENCE_ENDS.split(content[end : end + _REACH], maxsplit=1)[0]
    if _TO_COME.search(before):
        return False
    said = f"{before} {behind}"
    return _DONE.search(said) is not None and _BEFORE.search(said) is not None
