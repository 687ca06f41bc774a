"""What a mark under "Yes" or "No" says of the row that it stands in: a review of systems, a questionnaire."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from jobs.extraction.text import Cell, Span, Text

Answer = Literal["yes", "no"]

_HEAD = re.compile(r"(?P<yes>yes|y)|(?:no|n)", re.IGNORECASE)
_MARK = re.compile(r"[xX\u2713\u2714\u2717\u2718\u2611\u2612\u2022\u25cf*]|\[[xX\u2713\u2714]\]|\([xX]\)")
_AS_NEAR = 0.04
"""How far the middle of a mark may be from that of its head, as a fraction of the page's width."""


def answer_in_column(text: Text, span: Span) -> Answer | None:
    """Return what the only mark beside words says of them by the head of its column, None where there is none."""
    return next((answer for row, answer in text.once(_rows_answered) if row.meets(span)), None)


def _rows_answered(text: Text) -> tuple[tuple[Span, Answer], ...]:
    """The words that begin each answered row under heads for yes and no, with the answer."""
    found: list[tuple[Span, Answer]] = []
    heads: list[tuple[float, Answer]] = []
    page = 0
    for row in text.cells:
        if not row:
            continue
        if row[0].page != page:
            heads, page = [], row[0].page
        if beginning := _heads_of(row):
            heads = beginning
            continue
        if heads and (answer := _answer_of(row, heads)) is not None:
            found.append((row[0].span, answer))
    return tuple(found)


def _heads_of(row: Sequence[Cell]) -> list[tuple[float, Answer]]:
    """The middles of the heads of a row that has one for yes and one for no, and other words at most before them."""
    heads: list[tuple[float, Answer]] = [
        (_middle(cell), "yes" if match["yes"] else "no")
        for cell in row
        if (match := _HEAD.fullmatch(cell.words.strip(" :?")))
    ]
    return heads if sorted(answer for _, answer in heads) == ["no", "yes"] else []


def _answer_of(row: Sequence[Cell], heads: Sequence[tuple[float, Answer]]) -> Answer | None:
    marks = [cell for cell in row[1:] if _MARK.fullmatch(cell.words.strip())]
    if len(marks) != 1:
        return None
    middle = _middle(marks[0])
    far, answer = min((abs(head - middle), answer) for head, answer in heads)
    return answer if far <= _AS_NEAR else None


def _middle(cell: Cell) -> float:
    return (cell.left + cell.right) / 2
