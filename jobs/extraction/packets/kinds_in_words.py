"""Whether a few words say by themselves what kind of document they stand on."""

from __future__ import annotations

import re
from functools import cache

from jobs.extraction.packets.kind_signs import SIGNS
from jobs.extraction.packets.titles import titled


def says_kind(kind: str, words: str) -> bool:
    """Return whether words are the title of a document of a kind, or something that only such documents say: a
    letterhead is neither.
    """
    return titled(words) == kind or any(sign.search(words) for sign in _signs_of(kind))


@cache
def _signs_of(kind: str) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(rf"(?<!\w)(?:{words})", re.IGNORECASE) for of, _, words in SIGNS if of == kind)
