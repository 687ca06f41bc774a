"""Boxes that are typed with brackets, "[ ] fever", on a page's picture. Without anything between them the reader takes
the second bracket for a letter or a figure, "[1 fever", which nobody takes for a box that was left empty."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Sequence

import cv2
import numpy as np

from referrals.reading.check_box import CheckBox
from referrals.reading.layout import Edges, RawWord
from referrals.reading.pictures import Gray

INK = 160
BEFORE, BEHIND = 0.3, 2.0
"""How far around the left edge of a word its brackets are looked for, in heights of the word."""
LEAST_HIGH = 0.7
"""The share of the word's height that a bracket is high at least."""
MOST_WIDE, MOST_APART = 0.5, 1.3
"""Of a bracket, and of the space between two, in shares of a bracket's height."""
STEM = 0.9
"""The share of a bracket's height that its stem is inked at least."""
LEVEL = 0.1

_MISREAD = re.compile(r"\[(?![^\]]{0,2}\])[xXvV*]?[1IlJjit|!)}]?")
"""An opening bracket, and what is read instead of the closing one."""

Lines = Sequence[Sequence[RawWord]]


def with_typed_boxes(lines: Lines, gray: Gray) -> list[list[RawWord]]:
    """Return the lines of a page, boxes in place of what is read of empty brackets, or of others that are misread."""
    return [list(_with_boxes(line, gray)) for line in lines]


def _with_boxes(line: Sequence[RawWord], gray: Gray) -> Iterator[RawWord]:
    boxes: list[CheckBox] = []
    for word in line:
        misread = _MISREAD.match(word.text)
        box = _box_of(word.edges, gray) if misread else None
        if misread is not None and box is not None:
            boxes.append(box)
            yield box.word
            if rest := word.text[misread.end() :]:
                _, top, right, bottom = word.edges
                yield dataclasses.replace(
                    word, text=rest, edges=(min(box.edges[2], right), top, right, bottom)
                )
        # The closing bracket may be a word by itself.
        elif not any(
            known.edges[0] <= (word.edges[0] + word.edges[2]) / 2 <= known.edges[2] for known in boxes
        ):
            yield word


def _box_of(word: Edges, gray: Gray) -> CheckBox | None:
    """Return the box that two brackets at the beginning of a word make, None where there are no two."""
    x0, y0, _, y1 = word
    high = y1 - y0
    left, top = max(0, int(x0 - BEFORE * high)), max(0, int(y0 - BEFORE * high))
    part = gray[top : int(y1 + BEFORE * high), left : int(x0 + BEHIND * high)]
    ink = np.asarray(part < INK, np.uint8)
    _, labels, found, _ = cv2.connectedComponentsWithStats(ink, connectivity=8)
    tall = sorted(
        (x, y, width, height, number)
        for number, (x, y, width, height, _) in enumerate(found.tolist())
        if number and height >= LEAST_HIGH * high and width <= MOST_WIDE * height
    )
    for opening in tall:
        if not _is_bracket(_shape(labels, opening)):
            continue
        for closing in tall:
            space = closing[0] - opening[0] - opening[2]
            level = abs(closing[1] - opening[1]) + abs(closing[3] - opening[3])
            if (
                0 < space <= MOST_APART * opening[3]
                and level <= max(2.0, LEVEL * opening[3])
                and _is_bracket(_shape(labels, closing)[:, ::-1])
            ):
                return _box(ink, opening, closing, (left, top))
        return None
    return None


def _shape(labels: cv2.typing.MatLike, place: tuple[int, ...]) -> Gray:
    x, y, width, height, number = place
    return np.asarray(labels[y : y + height, x : x + width] == number, np.uint8)


def _is_bracket(shape: Gray) -> bool:
    """Tell whether a shape is a stem on the left with a foot at its top and one at its bottom, and nothing between."""
    height, width = shape.shape
    if width < 3:
        return False
    stem = shape[:, : max(1, width // 2)].any(axis=1)
    edge = max(1, height // 6)
    feet = shape[:edge, -1].any() and shape[-edge:, -1].any()
    between = shape[height // 4 : -(height // 4), -max(1, width // 3) :]
    return bool(stem.mean() >= STEM and feet and not between.any())


def _box(ink: Gray, opening: tuple[int, ...], closing: tuple[int, ...], corner: tuple[int, int]) -> CheckBox:
    x0, y0 = opening[0], min(opening[1], closing[1])
    x1, y1 = closing[0] + closing[2], max(opening[1] + opening[3], closing[1] + closing[3])
    inner = ink[y0:y1, opening[0] + opening[2] : closing[0]]
    left, top = corner
    edges = (float(x0 + left), float(y0 + top), float(x1 + left), float(y1 + top))
    return CheckBox(edges=edges, inked=float(inner.mean()))
