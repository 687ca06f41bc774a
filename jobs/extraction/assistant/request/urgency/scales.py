"""Boxes that offer how high a priority is, in languages whose words for high and low mean other things elsewhere:
"Prioridad: [x] Alta [ ] Media [ ] Baja"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.assistant.request.urgency.levels import Stated

_HEAD = re.compile(
    r"\b(?:prioridade?|priorit[éàa]|prioritat|priorität|prioriteit|dringlichkeit|urg[êe]ncia|urgenza|urgence|"
    r"urgentie)\W*$",
    re.IGNORECASE,
)
_HIGH = re.compile(r"(?:muy |muito |molto |très |sehr )?(?:alt[ao]|haute|élevée|hoch|hoog)\b", re.IGNORECASE)
_LOW = re.compile(r"(?:baj[ao]|baix[ao]|bass[ao]|basse|faible|niedrig|gering|laag)\b", re.IGNORECASE)
_Words = tuple[int, str]
_Option = tuple[int, Stated] | None


def scaled(beside: Sequence[_Words], between: Sequence[_Words]) -> list[_Option] | None:
    """Return the urgency beside each box of a line whose boxes offer a high and a low priority; None where they offer
    something else. A middle one says none. `between`: all that stands around the boxes."""
    if not any(_HEAD.search(words) for _, words in between):
        return None
    options = [_option(start, words) for start, words in beside]
    if len({option[1].level for option in options if option is not None}) < 2:
        return None
    return options


def _option(start: int, words: str) -> _Option:
    bare = words.lstrip()
    begin = start + len(words) - len(bare)
    for level, kind in (("urgent", _HIGH), ("routine", _LOW)):
        if match := kind.match(bare):
            return begin, Stated(level, 0, match.end(), plain=True)
    return None
