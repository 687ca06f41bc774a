"""Subjects of letters that ask for something."""

from __future__ import annotations

import re


def asks_about(words: str) -> bool:
    """Tell whether the subject of a letter asks about a finding, whatever that is called: "Narrow angles, please assess
    for iridotomy"."""
    return _ASKED.search(words) is not None


_ASKED = re.compile(
    r"[a-z]{3,}[,;\u2013-] ?(?:please|pls|kindly) (?:assess|see|review|evaluate|examine|consider|investigate|treat)\b",
    re.IGNORECASE,
)
