"""Headings of sections within a record: they say where in a document one is, not what document it is."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.assistant.page.headings import heading_key
from jobs.extraction.assistant.page.sections import CLINICAL
from jobs.extraction.text import CELL, Line

_ASKS = re.compile(
    r"(?:\d{1,2}[.)]\s*)?(?:chief complaint ?(?:/|and|&) ?)?reasons? for (?:the |this )?referral",
    re.IGNORECASE,
)
_OF_A_STAY = re.compile(
    r"(?:hospital )?(?:discharge (?:medications?|diagnos[ie]s|instructions)|admission (?:medications?|diagnos[ie]s))",
    re.IGNORECASE,
)
_STANDS_ALONE_AS_A_DOCUMENT = frozenset({"course", "results", "attachments"})
_OF_A_PERSON = CLINICAL - _STANDS_ALONE_AS_A_DOCUMENT - {"reason"}
_AROUND = " \t*#=_:|–—-."
_LONGEST_HEADING = 5


def asks_under_a_heading(lines: Sequence[Line]) -> bool:
    """Tell whether a line of its own heads the reason for a referral."""
    return any(_ASKS.fullmatch(line.text.strip(_AROUND)) for line in lines)


def heads_part_of_a_stay(line: Line) -> bool:
    """Tell whether a line heads what a hospital keeps of a stay: a record sent with a referral has these sections too,
    and not only a discharge summary."""
    return _OF_A_STAY.fullmatch(line.text.strip(_AROUND)) is not None


def clinical_headings(lines: Sequence[Line]) -> int:
    """Return how many different clinical sections the lines open, each with a heading or a label."""
    labels = (re.split(rf"[:{CELL}]", line.text, maxsplit=1)[0].strip(_AROUND) for line in lines)
    return len({key for label in labels if label and (key := heading_key(label)) in _OF_A_PERSON})


def heads_a_section(words: str) -> bool:
    """Tell whether words are the heading of a section in the middle of a record ("SOCIAL HISTORY"), rather than of
    something that is printed as a document too ("RESULTS").
    """
    bare = words.strip(_AROUND)
    if not bare or not bare[0].isupper() or CELL in bare or len(bare.split()) > _LONGEST_HEADING:
        return False
    return bool(_ASKS.fullmatch(bare)) or heading_key(bare) in CLINICAL - _STANDS_ALONE_AS_A_DOCUMENT
