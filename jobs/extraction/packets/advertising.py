"""Whether the offers on a page make it an advertisement: only where it is about nobody."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.packets.about_a_person import is_about_a_person, marked_choice
from jobs.extraction.text import Line, Span, Text

_ABOUT_NOBODY = 1.3
_MARKED = 3.0
_SAID_OF_PATIENTS_TOO = re.compile(
    r"(?:find out|learn|discover) .*|switch to|call (?:now|today)|promotion|remov\w+ .*|introducing|now open",
    re.IGNORECASE,
)
"""Words of advertisements that a colleague's note about somebody has as well: "please find out which agent did it",
"breast bone wound now open". They speak for an advertisement beside other words of one."""


def weigh_advertising(
    text: Text, lines: Sequence[Line], weights: dict[str, float], spans: dict[str, list[Span]]
) -> None:
    """Advertisements are about nobody: a page about a person is none, however many offers it is printed with, for
    nothing would be taken from it. Where an option on it is marked, it asks for that.
    """
    if "marketing" not in weights:
        return
    if not is_about_a_person(text, lines):
        found = spans["marketing"]
        if len(found) == 1 and _SAID_OF_PATIENTS_TOO.fullmatch(text[found[0]]):
            del weights["marketing"]
        else:
            weights["marketing"] *= _ABOUT_NOBODY
        return
    del weights["marketing"]
    mark = marked_choice(text, lines)
    if mark is not None:
        weights["referral"] = weights.get("referral", 0.0) + _MARKED
        spans["referral"].append(mark)
