"""Text of a PDF that a clip path keeps from showing is not read; text that shows within one is."""

from __future__ import annotations

import pytest

from tests.unit.reading.making import LINES, letter, pdf, stream_object, text
from tests.unit.reading.seeing import lines, read

SEEN = letter(LINES[:3])
WORDS = "Urgency STAT"
PLACED = text((72, 300, WORDS))
RESOURCES = "/Font << /F1 3 0 R >> /XObject << /Fm1 100 0 R /Fm2 101 0 R >>"

HIDING = {
    "beside": b"0 0 10 10 re W n",
    "in other units": b"q 2 0 0 2 0 0 cm 0 0 30 30 re W n 0.5 0 0 0.5 0 0 cm",
    "nothing": b"0 0 m W n",
    "all but a rim of it": b"0 0 612 300 re W n",
    "the second of two": b"0 0 612 792 re W n 0 0 20 792 re W n",
    "a corner cut off": b"0 0 m 612 0 l 0 301 l h W n",
    "letters elsewhere": b"BT /F1 12 Tf 7 Tr 400 100 Td (Zz) Tj ET",
}
SHOWING = {
    "the page": b"0 0 612 792 re W n",
    "a table's cell": b"70 296 120 14 re W n",
    "two cells": b"0 0 612 400 re W n 60 200 400 200 re W n",
    "rounded": b"60 300 m 60 400 100 400 400 400 c 400 200 l 60 200 l h W n",
    "in other units": b"2 0 0 2 0 0 cm 20 100 200 100 re W n 0.5 0 0 0.5 0 0 cm",
}


@pytest.mark.parametrize("clip", HIDING.values(), ids=HIDING)
def test_text_outside_its_clip_is_not_read(clip: bytes) -> None:
    assert lines(read(pdf([SEEN + b" q " + clip + b" " + PLACED]))[0]) == list(LINES[:3])


@pytest.mark.parametrize("clip", SHOWING.values(), ids=SHOWING)
def test_text_within_its_clip_is_read(clip: bytes) -> None:
    assert lines(read(pdf([SEEN + b" q " + clip + b" " + PLACED + b" Q"]))[0]) == [*LINES[:3], WORDS]


def of_forms(around: bytes, *, outer: bytes, outer_entries: str, inner_entries: str) -> bytes:
    """A page that shows text in a form within a form."""
    return pdf(
        [SEEN + b" q " + around + b" /Fm1 Do Q"],
        objects={
            100: stream_object(
                outer,
                f"/Type /XObject /Subtype /Form {outer_entries} /Resources << /XObject << /Fm2 101 0 R >> >>",
            ),
            101: stream_object(
                text((10, 10, WORDS)),
                f"/Type /XObject /Subtype /Form {inner_entries} /Resources << /Font << /F1 3 0 R >> >>",
            ),
        },
        resources=RESOURCES,
    )


WIDE = "/BBox [0 0 300 300]"


@pytest.mark.parametrize(
    ("around", "outer", "entries", "inner"),
    [
        (b"0 0 30 30 re W n 1 0 0 1 60 290 cm", b"/Fm2 Do", WIDE, WIDE),
        (b"1 0 0 1 60 290 cm", b"q 200 200 9 9 re W n /Fm2 Do Q", WIDE, WIDE),
        (b"1 0 0 1 60 290 cm", b"/Fm2 Do", WIDE, "/BBox [0 0 8 8]"),
        (b"1 0 0 1 60 290 cm", b"/Fm2 Do", "/BBox [0 0 300 8]", WIDE),
    ],
    ids=["on the page", "in the outer form", "by the inner form's box", "by the outer form's box"],
)
def test_text_of_a_form_that_is_clipped_away_is_not_read(
    around: bytes, outer: bytes, entries: str, inner: str
) -> None:
    page = read(of_forms(around, outer=outer, outer_entries=entries, inner_entries=inner))[0]
    assert lines(page) == list(LINES[:3])


def test_text_of_a_form_that_shows_where_the_form_stands_is_read() -> None:
    around = b"60 290 200 30 re W n 1 0 0 1 40 270 cm"
    entries = "/BBox [0 0 200 60] /Matrix [1 0 0 1 20 20]"
    page = read(of_forms(around, outer=b"/Fm2 Do", outer_entries=entries, inner_entries="/BBox [5 5 99 25]"))[
        0
    ]
    assert lines(page) == [*LINES[:3], WORDS]
