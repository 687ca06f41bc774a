"""Two medicines in one tablet, whose amounts stand behind the second: "Glimepiride + Metformin 2/500"."""

from __future__ import annotations

import re

_WITH_ITS_AMOUNTS = re.compile(r"(?P<name>[A-Za-z][A-Za-z-]{3,}) \d[\d.]*(?: ?m?c?g)? ?/ ?\d")
_JOINED = re.compile(r"\s*[+/&]\s*")


def is_the_second(content: str, start: int) -> bool:
    """Tell whether a name begins at a place behind which the amounts of two stand."""
    return _WITH_ITS_AMOUNTS.match(content, start) is not None


def end_of_the_second(content: str, start: int, stop: int) -> int | None:
    """Return where the name of the second ends that a sign joins to the first, which ends at a place."""
    joined = _JOINED.match(content, start, stop)
    second = _WITH_ITS_AMOUNTS.match(content, joined.end(), stop) if joined else None
    return second.end("name") if second else None
