"""A page that is read by its picture, in a child of the fork server that holds the readers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referrals.reading import recognition
from referrals.reading.pages import made_page, page_picture

READING_DPI = 200.0


def warm() -> None:
    """This function will load both readers, so that no child has to."""
    recognition.first_reader()
    recognition.second_reader()


def recognised_page(data: bytes, media_type: str, number: int) -> Iterator[dict[str, Any]]:
    """This function will read a page's picture and yield its readings, each better than the one before."""
    with page_picture(data, media_type, number, dpi=READING_DPI) as shown:
        for read in recognition.recognise(shown.picture):
            points = (shown.height, shown.width) if read.turn in (90, 270) else (shown.width, shown.height)
            yield made_page(number, "ocr", points, read.lines, read.seen.edges_on_page, read.turn).to_json()
