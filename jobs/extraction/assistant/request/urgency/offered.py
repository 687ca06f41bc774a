"""Whether urgencies are printed to choose from, none of which is said by standing there."""

from __future__ import annotations

from itertools import pairwise

from jobs.extraction.assistant.page.checkboxes import BOX
from jobs.extraction.assistant.request.urgency.words import LEVEL, cells_of
from jobs.extraction.text import CELL, Text

_OR = ("/", "|", "or", "oder", "ou", "of")


def offers(text: Text, number: int) -> bool:
    """Whether a line prints urgencies to choose from, none of which is said by standing there."""
    levels = {
        match.lastgroup
        for _, cell in cells_of(text.lines[number])
        if (match := LEVEL.fullmatch(cell.split(":")[-1].strip()))
    }
    return len(levels) > 1


def prints_a_choice(text: Text, number: int) -> bool:
    """Whether a line prints two levels as a choice: "Routine / urgent referral form"."""
    words = text.lines[number].text
    levels = list(LEVEL.finditer(words))
    return any(
        one.lastgroup != other.lastgroup and words[one.end() : other.start()].strip() in _OR
        for one, other in pairwise(levels)
    )


def is_offered(before: str) -> bool:
    """Whether the words behind these belong to an option whose box is empty."""
    boxes = list(BOX.finditer(before))
    return bool(boxes) and boxes[-1]["empty"] is not None and CELL not in before[boxes[-1].end() :]
