"""Whose child or spouse somebody is, as names of South Asia say it: "Asha Rani Patil D/O Mohan Patil"."""

from __future__ import annotations

import re

_CHILD_OR_SPOUSE = re.compile(
    r"[\s,]+(?:[SDWHC]/O|(?:son|daughter|wife|husband|widow)(?: of)?)(?=\.?\s|$)", re.IGNORECASE
)
_A_NAME = re.compile(r"[^\W\d_]{2,}(?!\.)")


def end_before_parent(content: str, start: int, end: int) -> int:
    """Return where a name ends before the words that name its bearer's parent or spouse; `end` when there are none.

    Behind one name alone they are the rest of it ("Rajan s/o Muthu").
    """
    relation = _CHILD_OR_SPOUSE.search(content, start, end)
    if relation is None or len(_A_NAME.findall(content, start, relation.start())) < 2:
        return end
    return relation.start()
