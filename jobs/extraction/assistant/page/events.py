"""The line by which a form of an emergency team says where and why it works: "Samoa, Cyclone, 2026". It reads like a
name, family first, and like an address, and is nobody's."""

from __future__ import annotations

import re

_EVENT = re.compile(
    r"\W*[^,\t\n]{2,40}, ?(?:[\w-]+ ){0,3}(?:conflict|war|displacement|refugees?|earthquake|cyclone|hurricane|typhoon|"
    r"storm|tornado|floods?|flooding|tsunami|landslides?|eruption|volcano|drought|famine|wildfires?|fires?|outbreak|"
    r"epidemic|pandemic|cholera|ebola|measles|mass casualty|explosion|crisis|emergency|disaster)"
    r"(?: [\w-]+){0,2}, ?(?:19|20)\d\d\W*",
    re.IGNORECASE,
)


def tells_an_event(words: str) -> bool:
    """Tell whether words are a place, what happened there, and the year."""
    return _EVENT.fullmatch(words) is not None
