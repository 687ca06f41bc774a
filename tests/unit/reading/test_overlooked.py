"""Print that the first reader overlooks is shown to it once more, and counts where both then read alike."""

from __future__ import annotations

import numpy as np
from PIL import Image

from referrals.reading import recognition
from referrals.reading.layout import Edges, RawWord
from referrals.reading.overlooked import with_overlooked
from referrals.reading.pictures import Picture
from tests.unit.reading.making import sheet
from tests.unit.reading.test_handwriting import scrawl


def overlooked(page: Image.Image, text: str, edges: Edges) -> list[list[RawWord]]:
    picture = Picture(gray=np.asarray(page.convert("L")), dpi=200)
    second = [[RawWord(text=text, edges=edges, confidence=1.0)]]
    return with_overlooked([], second, picture, recognition.first_reader())


def where_print_is(page: Image.Image) -> Edges:
    rows, columns = np.nonzero(np.asarray(page.convert("L")) < 128)
    return float(columns.min()), float(rows.min()), float(columns.max()), float(rows.max())


def test_overlooked_print_that_both_read_alike_is_as_the_second_reads_it() -> None:
    page = sheet(("Subscriber",))
    (found,) = overlooked(page, "Subscriber", where_print_is(page))
    assert [word.text for word in found] == ["Subscriber"]
    assert found[0].confidence > 0.6


def test_what_the_first_reader_takes_otherwise_stays_unseen() -> None:
    page = sheet(("Subscriber",))
    assert overlooked(page, "Hollander", where_print_is(page)) == []


def test_a_scrawl_stays_unseen() -> None:
    page = sheet(())
    scrawl(page, left=260, top=1250, letters=9, seed=2050)
    assert overlooked(page, "Wilson", where_print_is(page)) == []
