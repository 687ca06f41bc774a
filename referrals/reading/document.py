"""A whole document in the caller's process: asks the sandbox page by page and keeps what could not be read."""

from __future__ import annotations

import dataclasses
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from referrals.data.pages import Box, Page
from referrals.reading.errors import (
    FORM_NOT_SHOWN,
    PAGE_CUT_OFF,
    PAGE_OUT_OF_TIME,
    PAGE_TOO_COMPLEX,
    PAGE_UNREADABLE,
    TOO_COMPLEX,
    UNAVAILABLE,
    UNREADABLE,
    ReadingFailed,
)
from referrals.reading.hidden_words import unsure
from referrals.reading.limits import Limits
from referrals.reading.sandbox import client
from referrals.reading.sandbox.client import Outcome, Sandbox, Shared
from referrals.reading.stand_ins import is_stand_in

GUESSWORK = 0.5
"""A picture that is read with less confidence than this says less than a text layer that looks odd."""
LETTER = (612.0, 792.0)
"""The size that a page in points is given when it cannot even be measured."""
MAX_CRASHES = 5
"""How many pages of one document may kill their reader before it is given up as a whole."""
WALL_FACTOR = 3
"""Wall-clock seconds allowed for each processor second: the machine may be busy."""


def read_document(
    *,
    data: bytes,
    media_type: str,
    document_id: str,
    limits: Limits,
    processes: int,
    pages: range | None = None,
) -> tuple[Page, ...]:
    """Read an accepted document, `processes` pictures at a time: every page, or only the numbers in
    `pages` (from 1, in steps of 1).

    A page that cannot be read, or stands in for a form that is not shown, is kept, without words, with its `problem`;
    so is one of which a part is missing, with the words of what there is.
    It can be called from any thread, starts none that outlives the call and parses nothing in this process.

    Raises:
        ReadingFailed: `unreadable_document`, `document_too_complex` or `reader_unavailable`.
    """
    deadline = time.monotonic() + limits.document_seconds
    with Shared(data) as shared:
        first = pages.start if pages else 1
        if media_type == "application/pdf":
            layers = _read_text_layers(shared, limits, first=first, last=pages.stop - 1 if pages else None)
        else:
            count = len(pages) if pages else _count_pages(shared, media_type, limits)
            layers = [_Layer(page=None, trusted=False)] * count
        numbers = range(first, first + len(layers))

        def read(number: int) -> Page:
            layer = layers[number - first]
            if layer.page is not None and is_stand_in(layer.page):
                return _problem(number, layer.page, FORM_NOT_SHOWN)
            if layer.page is not None and layer.trusted:
                page = _completed(shared, media_type, layer.page, layer, limits, deadline)
            else:
                page = _recognise(shared, media_type, number, layer.page, limits, deadline)
            if layer.cut_off:
                return dataclasses.replace(page, problem=page.problem or PAGE_CUT_OFF)
            return page

        with ThreadPoolExecutor(max_workers=max(1, processes), thread_name_prefix="reading") as threads:
            found = list(threads.map(read, numbers))
    return tuple(
        dataclasses.replace(page, document_id=document_id, number=number)
        for number, page in zip(numbers, found, strict=True)
    )


@dataclasses.dataclass(frozen=True, slots=True)
class _Layer:
    """What a page's text layer says, None when it could not be read, whether that can be used, whether any of it is
    hidden, the boxes of print in pictures that it leaves out, and whether the end of a picture is missing."""

    page: Page | None
    trusted: bool
    hidden: bool = False
    unread: tuple[Box, ...] = ()
    cut_off: bool = False


def _read_text_layers(shared: Shared, limits: Limits, *, first: int, last: int | None) -> list[_Layer]:
    """Read the text layers of the pages from `first` to `last` (None: to the end) in one child, and go on in a new one
    behind a page that killed it."""
    layers: list[_Layer] = []
    expected: int | None = None
    crashes = 0
    while expected is None or len(layers) < expected:
        arguments = {"first": first + len(layers), "last": last}
        outcome = _run(client.documents, shared, limits, "text_layers", arguments)
        if not outcome.values:
            raise _failure(outcome)
        page_count, sent = outcome.values[0], outcome.values[1:]
        expected = (page_count if last is None else min(last, page_count)) - first + 1
        layers += [_layer(value) for value in sent]
        if outcome.ending == "done":
            break
        # A child that ran out of time may have been slow over many pages: only a page that it began with is to blame.
        if outcome.ending != "too_long" or not sent:
            crashes += 1
            layers.append(_Layer(page=None, trusted=False))
        if crashes > MAX_CRASHES:
            raise _failure(outcome)
    return layers


def _layer(value: dict[str, Any]) -> _Layer:
    return _Layer(
        page=Page.from_json(value["page"]) if value["page"] else None,
        trusted=value["trusted"],
        hidden=value["hidden"],
        unread=tuple((x0, y0, x1, y1) for x0, y0, x1, y1 in value["unread"]),
        cut_off=value["cut_off"],
    )


def _count_pages(shared: Shared, media_type: str, limits: Limits) -> int:
    arguments = {
        "media_type": media_type,
        "max_pages": limits.max_pages,
        "max_megapixels": limits.max_megapixels,
    }
    outcome = _run(client.documents, shared, limits, "inspect", arguments)
    if outcome.ending != "done":
        raise _failure(outcome)
    return int(outcome.values[0])


def _recognise(
    shared: Shared, media_type: str, number: int, layer: Page | None, limits: Limits, deadline: float
) -> Page:
    """Read a page by its picture; the best reading that was sent before a limit was hit counts."""
    if time.monotonic() > deadline:
        return unsure(layer) if layer and layer.words else _problem(number, layer, PAGE_OUT_OF_TIME)
    outcome = _run(client.ocr, shared, limits, "recognise", {"media_type": media_type, "page_number": number})
    if outcome.ending == "lost":
        raise _failure(outcome)
    if outcome.values:
        page = Page.from_json(outcome.values[-1])
        return unsure(layer) if layer and layer.words and page.confidence < GUESSWORK else page
    too_complex = outcome.ending == "too_long" or outcome.code in ("out_of_memory", "out_of_time")
    return _problem(number, layer, PAGE_TOO_COMPLEX if too_complex else PAGE_UNREADABLE)


def _completed(
    shared: Shared, media_type: str, page: Page, layer: _Layer, limits: Limits, deadline: float
) -> Page:
    """Add what a page's pictures say beside its text layer, and let them be asked whether hidden text is theirs: what
    of that they could not be asked about is unsure."""
    if not (layer.unread or layer.hidden):
        return page
    if time.monotonic() > deadline:
        return unsure(page)
    arguments = {
        "media_type": media_type,
        "layer": page.to_json(),
        "hidden": layer.hidden,
        "unread": layer.unread,
    }
    outcome = _run(client.ocr, shared, limits, "complete", arguments)
    if outcome.ending == "lost":
        raise _failure(outcome)
    if not outcome.values:
        return unsure(page)
    found = Page.from_json(outcome.values[-1])
    return page if found.confidence < GUESSWORK and not layer.hidden else found


def _problem(number: int, layer: Page | None, problem: str) -> Page:
    width, height = (layer.width, layer.height) if layer else LETTER
    return Page(
        document_id="",
        number=number,
        width=width,
        height=height,
        source="none",
        confidence=0.0,
        problem=problem,
    )


def _run(sandbox: Sandbox, shared: Shared, limits: Limits, name: str, arguments: dict[str, Any]) -> Outcome:
    return sandbox.run(
        name=name,
        arguments=arguments,
        document=shared,
        cpu_seconds=limits.page_seconds,
        wall_seconds=limits.page_seconds * WALL_FACTOR,
        memory_bytes=limits.memory_bytes,
    )


def _failure(outcome: Outcome) -> ReadingFailed:
    if outcome.ending == "lost":
        return ReadingFailed("reader_unavailable", UNAVAILABLE)
    if outcome.ending == "too_long" or outcome.code in ("out_of_memory", "too_many_pages", "image_too_large"):
        return ReadingFailed("document_too_complex", TOO_COMPLEX)
    return ReadingFailed("unreadable_document", UNREADABLE)
