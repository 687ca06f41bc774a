"""Lists that stand side by side under a row of headings: "ALLERGIES / REACTIONS", "TOBACCO", "PRIOR CATH?"."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from jobs.extraction.assistant.checkboxes import BOX
from jobs.extraction.text import Line, Span, Text

_TALLEST = 20
"""Lines that a column is followed down at most."""
_FURTHEST = 2.6
"""The widest gap between two lines of a column, in heights of a line."""
_SAME_EDGE = 0.02


def columns_under(
    text: Text, line: Line, key_of: Callable[[str], str], lists: frozenset[str], headed: frozenset[int]
) -> Iterator[tuple[str, Span]]:
    """Yield (key, cell) for the cells under the headings of lists in a row of headings; nothing for any other row.
    `headed` are the lines that are headings themselves.
    """
    heads = text.cells[line.number]
    keys = [key_of(head.words.strip(" :*?")) for head in heads]
    if (
        len(heads) < 2
        or not any(key in lists for key in keys)
        or any(":" in head.words.rstrip(" :*") for head in heads)
    ):
        return
    if not (all(keys) or _is_upper(line.text)) or any(len(head.words.split()) > 5 for head in heads):
        return
    below = text.lines[line.number + 1 : line.number + 1 + _TALLEST]
    if not below or below[0].page != line.page or _is_upper(below[0].text) or key_of(_first(text, below[0])):
        return
    above = line
    for following in below:
        if (
            following.page != line.page
            or following.number in headed
            or _gap(text, above, following) > _FURTHEST
        ):
            return
        if (above is not line and BOX.search(following.text)) or following.text.rstrip().endswith("?"):
            return
        for cell in text.cells[following.number]:
            under = [number for number, head in enumerate(heads) if head.left <= cell.left + _SAME_EDGE]
            if not under:
                return
            if keys[under[-1]] in lists:
                yield keys[under[-1]], cell.span
        above = following


def _first(text: Text, line: Line) -> str:
    return text.cells[line.number][0].words.strip(" :*")


def _is_upper(words: str) -> bool:
    letters = [c for c in words if c.isalpha()]
    return len(letters) > 3 and all(c.isupper() for c in letters)


def _gap(text: Text, above: Line, below: Line) -> float:
    """The room between two lines, in heights of the upper one."""
    over = [placed.word.box for placed in text.words[above.first_word : above.last_word]]
    under = [placed.word.box for placed in text.words[below.first_word : below.last_word]]
    height = max(box[3] for box in over) - min(box[1] for box in over)
    return (min(box[1] for box in under) - max(box[3] for box in over)) / max(height, 1e-6)
