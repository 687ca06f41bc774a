"""The tags that running text is given: what is told of the patient's health, and what is not the patient's now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

OUTSIDE = "O"
BEGINS = "B-"
KINDS = ("dx", "ndx", "sx", "nsx", "op", "med", "xmed", "dose", "freq", "all", "reac")
"""A condition that the patient has, had or may have (`dx`), or has not (`ndx`: denied, a relative's, a risk); so for
complaints (`sx`, `nsx`); operations that were done; medicines that are taken (`med`), or are not (`xmed`: stopped,
tried, wanted, given once), with dose and frequency; what the patient is allergic to, and the reaction."""


def runs_of(tags: Sequence[str]) -> Iterator[tuple[str, int, int]]:
    """Yield what the tags mark, as (kind, first place, last place), in reading order."""
    begun: tuple[str, int] | None = None
    for place, tag in enumerate((*tags, OUTSIDE)):
        kind = tag.removeprefix(BEGINS)
        if begun is not None and (tag.startswith(BEGINS) or kind != begun[0]):
            yield *begun, place - 1
            begun = None
        if begun is None and kind != OUTSIDE:
            begun = (kind, place)
