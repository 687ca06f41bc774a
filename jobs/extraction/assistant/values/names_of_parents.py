"""Whose child or spouse somebody is, as names of South Asia say it: "Asha Rani Patil D/O Mohan Patil"."""

from __future__ import annotations

import re

_CHILD_OR_SPOUSE = re.compile(
    r"[\s,(]+(?:[SDWHC] ?/ ?O|(?:son|daughter|wife|husband|widow)(?: of)?|"
    r"(?-i:(?:hij[oa]|espos[oa]|viuda|filh[oa]|fils|fille|épouse|veuve)(?= d)))(?=[.:]?\s|$)",
    re.IGNORECASE,
)
_A_NAME = re.compile(r"[^\W\d_]{2,}(?!\.)")
_INITIAL = re.compile(r"(?<![\w./])[^\W\d_](?:\.|(?= ))")


def end_before_relation(content: str, start: int, end: int) -> int:
    """Return where the words begin that say whose child or spouse somebody is; `end` when there are none."""
    relation = _CHILD_OR_SPOUSE.search(content, start, end)
    return relation.start() if relation else end


def names_a_parent(before: str) -> bool:
    """Tell whether words end so that who is named next is somebody's parent or spouse: "Asha Patil D/O Shri"."""
    relation = _CHILD_OR_SPOUSE.search(before)
    return relation is not None and _TITLES_AND_NAMES.fullmatch(before, relation.end()) is not None


_TITLES_AND_NAMES = re.compile(r"[.:]?(?:\s+\(?[Ll]ate\)?)?(?:\s+(?:of\s+)?[A-ZÀ-Þ][^\W\d_]*\.?){0,3}\s*")


def end_before_parent(content: str, start: int, end: int) -> int:
    """Return where a name ends before the words that name its bearer's parent or spouse; `end` when there are none.

    Behind one name alone they are the rest of it ("Rajan s/o Muthu"); not behind one with initials ("R. Selvam S/o").
    """
    relation = _CHILD_OR_SPOUSE.search(content, start, end)
    if relation is None:
        return end
    names = len(_A_NAME.findall(content, start, relation.start()))
    whole = names > 1 or (names == 1 and _INITIAL.search(content, start, relation.start()) is not None)
    return relation.start() if whole else end
