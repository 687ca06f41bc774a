"""Doubtful numbers and labels of a good page are read once more by the second reader."""

from __future__ import annotations

import numpy as np

from referrals.reading import recognition
from referrals.reading.doubted import with_doubted
from referrals.reading.layout import RawWord
from tests.unit.reading.making import sheet


def read_again(text: str, *, confidence: float, printed: str) -> RawWord:
    gray = np.asarray(sheet((printed,)).convert("L"))
    rows, columns = np.nonzero(gray < 128)
    edges = float(columns.min()), float(rows.min()), float(columns.max()), float(rows.max())
    word = RawWord(text=text, edges=edges, confidence=confidence)
    return with_doubted([[word]], gray, recognition.second_reader())[0][0]


def test_a_doubtful_number_is_as_the_second_reader_sees_it() -> None:
    assert read_again("7TEW2-QK4-MH31", confidence=0.7, printed="7EW2-QK4-MH31").text == "7EW2-QK4-MH31"


def test_a_doubtful_label_is_as_the_second_reader_sees_it() -> None:
    assert read_again("NP:", confidence=0.1, printed="NPI:").text == "NPI:"


def test_a_number_with_a_stroke_is_read_again_however_sure_the_first_reader_is() -> None:
    assert read_again("880]", confidence=0.9, printed="8801").text == "8801"


def test_what_is_read_surely_or_is_no_number_is_left_alone() -> None:
    assert read_again("7TEW2-QK4-MH31", confidence=0.9, printed="7EW2-QK4-MH31").text == "7TEW2-QK4-MH31"
    assert read_again("Iyenger", confidence=0.3, printed="Iyengar").text == "Iyenger"


def test_something_else_than_the_number_is_not_put_in_its_place() -> None:
    assert read_again("551-0923", confidence=0.3, printed="Harrow").text == "551-0923"
