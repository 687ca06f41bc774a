"""A page that is read by its picture, in a child of the fork server that holds the readers."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from typing import Any

from referrals.data.pages import Box, Page
from referrals.reading import hidden_text, mixed, recognition
from referrals.reading.errors import PAGE_CUT_OFF, PAGE_ILLEGIBLE
from referrals.reading.ink import has_ink
from referrals.reading.only_pictures import is_only_a_picture
from referrals.reading.pages import made_page, page_picture
from referrals.reading.pictures import Picture
from referrals.reading.recognition import Recognition

READING_DPI = 200.0


def warm() -> None:
    """Load both readers, so that no child has to."""
    recognition.first_reader()
    recognition.second_reader()


def recognised_page(data: bytes, media_type: str, number: int) -> Iterator[dict[str, Any]]:
    """Read a page's picture and yield its readings, each better than the one before."""
    with page_picture(data, media_type, number, dpi=READING_DPI) as shown:
        for read in recognition.recognise(shown.picture):
            points = (shown.height, shown.width) if read.turn in (90, 270) else (shown.width, shown.height)
            page = made_page(number, "ocr", points, read.lines, read.seen.edges_on_page, read.turn)
            if shown.cut_off:
                yield dataclasses.replace(page, problem=PAGE_CUT_OFF).to_json()
                continue
            if page.words or not has_ink(shown.picture):
                yield page.to_json()
                continue
            yield dataclasses.replace(page, problem=PAGE_ILLEGIBLE).to_json()
            if is_only_a_picture(shown.picture, recognition.second_reader()):
                yield page.to_json()


def completed_page(
    data: bytes, media_type: str, layer: dict[str, Any], *, hidden: bool, unread: Sequence[Box]
) -> Iterator[dict[str, Any]]:
    """Yield a page whose text layer is to be trusted but leaves something out or is hidden, each time better: with what
    its picture says where nothing lies, with what is unsure marked, or as its picture says where that says something
    else. A layer that says all yields nothing, unless it is hidden."""
    page = Page.from_json(layer)
    with page_picture(data, media_type, page.number, dpi=READING_DPI) as shown:
        picture = mixed.upright(shown.picture, page.rotation)
    if not hidden and not unread:
        return
    for read in recognition.recognise(picture):
        seen = _as_seen(page, picture, read)
        standing, kept = hidden_text.compared(page, seen, picture) if hidden else ("borne out", page)
        if standing == "contradicted":
            yield seen.to_json()
            continue
        yield (mixed.completed(kept, read, unread) if unread else kept).to_json()
        if hidden and standing == "borne out" and not unread:
            return


def _as_seen(layer: Page, picture: Picture, read: Recognition) -> Page:
    """Return what is read in the upright picture of a page, whatever its text layer says."""
    turn = (layer.rotation + read.turn) % 360
    points = (layer.height, layer.width) if read.turn in (90, 270) else (layer.width, layer.height)
    page = made_page(layer.number, "ocr", points, read.lines, read.seen.edges_on_page, turn)
    is_unread = not page.words and has_ink(picture)
    return dataclasses.replace(page, problem=PAGE_ILLEGIBLE) if is_unread else page
