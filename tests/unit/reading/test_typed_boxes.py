"""Boxes that are typed with brackets are boxes on a picture too, and an empty one is not read as something else."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from referrals.reading.layout import RawWord
from referrals.reading.typed_boxes import with_typed_boxes

HEIGHT = 28


def typed(print_: str) -> np.ndarray:
    page = Image.new("L", (600, 100), 255)
    ImageDraw.Draw(page).text((40, 30), print_, fill=0, font=ImageFont.load_default(size=HEIGHT))
    return np.asarray(page)


def read(*texts: str, print_: str) -> list[str]:
    """Return what becomes of words that stand one after another, as wide as their letters."""
    font = ImageFont.load_default(size=HEIGHT)
    words, start = [], 40.0
    for text in texts:
        end = start + font.getlength(text)
        words.append(RawWord(text=text, edges=(start, 36.0, end, 62.0), confidence=0.6))
        start = end + font.getlength(" ")
    return [word.text for line in with_typed_boxes([words], typed(print_)) for word in line]


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        (("[1", "Fever"), ["☐", "Fever"]),
        (("[J", "Fever"), ["☐", "Fever"]),
        (("[1Fever",), ["☐", "Fever"]),
        (("[", "]", "Fever"), ["☐", "Fever"]),
    ],
)
def test_an_empty_pair_of_brackets_is_an_empty_box_whatever_it_is_read_as(
    texts: tuple[str, ...], expected: list[str]
) -> None:
    assert read(*texts, print_="[ ] Fever") == expected


def test_a_pair_with_a_cross_whose_end_is_misread_is_a_marked_box() -> None:
    assert read("[XJ", "Fever", print_="[X] Fever") == ["☒", "Fever"]


@pytest.mark.parametrize("print_", ["[1 Fever", "[Fever]", "[I saw him]"])
def test_a_bracket_that_is_part_of_a_sentence_stays(print_: str) -> None:
    assert read(*print_.split(), print_=print_) == print_.split()


def test_what_was_read_as_a_box_stays() -> None:
    assert read("[X]", "Fever", print_="[X] Fever") == ["[X]", "Fever"]
    assert read("[]", "Fever", print_="[ ] Fever") == ["[]", "Fever"]
