"""Whether the items of a list are options of a form: most have a box, and some of these are marked; and where a list
ends above the boxes of another matter.

A box that leads an item may have been taken for its bullet: only when no box is marked it is one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.assistant.page.checkboxes import is_marked, unmarked_at
from jobs.extraction.assistant.page.items import Item
from jobs.extraction.text import Text


@dataclass(frozen=True, slots=True)
class BoxedItems:
    """`options`: the items are options of a form. `left_empty`: the places of those that nobody chose."""

    options: bool
    left_empty: frozenset[int]

    @classmethod
    def of(cls, text: Text, items: Sequence[Item]) -> BoxedItems:
        chosen = {place for place, item in enumerate(items) if is_marked(text[item.span])}
        empty = {place for place, item in enumerate(items) if unmarked_at(text, item.span.start)}
        boxed = sum(_has_a_box(text, item) for item in items)
        if not chosen:
            return cls(options=False, left_empty=frozenset())
        return cls(options=boxed * 2 > len(items), left_empty=frozenset(empty - chosen))


_ASKS = re.compile(
    r"[:?]\s*$|\b(?:tick|check|select|mark|circle|please|all that apply|any of|if (?:yes|so))\b",
    re.IGNORECASE,
)
"""What stands above the options of a form."""


def before_the_boxes(text: Text, items: list[Item], belongs: Callable[[str], bool]) -> list[Item]:
    """Return the items of a list up to where boxes begin, if it begins with one that has none and asks nothing, and
    nothing beside the boxes `belongs` to the list by its words: what is ticked there is another matter of the form
    ("Codeine - vomits", below it "☒ Bloods taken").
    """
    boxed = [place for place, item in enumerate(items) if _has_a_box(text, item)]
    if not boxed or boxed[0] == 0 or any(_ASKS.search(text[item.span]) for item in items[: boxed[0]]):
        return items
    return items if any(belongs(text[items[place].span]) for place in boxed) else items[: boxed[0]]


def _has_a_box(text: Text, item: Item) -> bool:
    return unmarked_at(text, item.span.start) or BOX.search(text[item.span]) is not None
