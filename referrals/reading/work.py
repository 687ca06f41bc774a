"""The work that is done inside the sandbox, by name. Imported by the fork servers only: it loads the parsers.

The readers of pictures are several times as large as all the rest and make a fork slow, so only the fork server
for scanned pages loads them.
"""

from __future__ import annotations

from collections.abc import Callable

import cv2

from referrals.reading import pages, pdf, pictures, sample, showing, wholeness
from referrals.reading.sandbox.child import Request, WorkFailed


def warm(kind: str) -> None:
    """Load what the children of a kind of fork server need, and read a page of our own, before the first is forked.
    Native threads would not survive a fork."""
    cv2.setNumThreads(0)
    sample.read()
    if kind == "ocr":
        from referrals.reading import scanned

        scanned.warm()


def perform(request: Request) -> None:
    """Do the named work in a child, sending its values as it goes."""
    WORK[request.name](request)


def _inspect(request: Request) -> None:
    media_type, max_pages = request.arguments["media_type"], request.arguments["max_pages"]
    data = request.read_document()
    if media_type == "application/pdf":
        count = _count_pdf_pages(data, max_pages)
    else:
        count = _count_image_pages(data, media_type, max_pages, request.arguments["max_megapixels"])
    request.send(count)


def _count_pdf_pages(data: bytes, max_pages: int) -> int:
    with pdf.opened(data) as document:
        if len(document) > max_pages:
            raise WorkFailed("too_many_pages")
        if not any(pdf.page_sizes(document)):
            raise WorkFailed("damaged")
        return len(document)


def _count_image_pages(data: bytes, media_type: str, max_pages: int, max_megapixels: float) -> int:
    with pictures.opened(data, media_type) as image:
        count = pictures.count_frames(image, at_most=max_pages)
        if count > max_pages:
            raise WorkFailed("too_many_pages")
        for number in range(count):
            if count > 1:
                image.seek(number)
            if image.width * image.height > max_megapixels * 1_000_000:
                raise WorkFailed("image_too_large")
            if image.width < 1 or image.height < 1:
                raise WorkFailed("no_pages")
            wholeness.refuse_remains(image, data)
        return count


def _text_layers(request: Request) -> None:
    """Send the number of a PDF's pages, then the text layer of each page from `first` to `last` (None: to the end)."""
    with pdf.opened(request.read_document()) as document:
        request.send(len(document))
        last = min(request.arguments["last"] or len(document), len(document))
        for number in range(request.arguments["first"], last + 1):
            request.send(pages.text_layer_page(document, number))


def _recognise(request: Request) -> None:
    """Send what one page's picture says; a second, better reading may follow the first."""
    from referrals.reading import scanned

    data, media_type = request.read_document(), request.arguments["media_type"]
    number = request.arguments["page_number"]
    for reading in scanned.recognised_page(data, media_type, number):
        request.send(reading)


def _complete(request: Request) -> None:
    """Send what a page says whose text layer leaves something out or may be contradicted; nothing where all is well."""
    from referrals.reading import scanned

    arguments = request.arguments
    readings = scanned.completed_page(
        request.read_document(),
        arguments["media_type"],
        arguments["layer"],
        hidden=arguments["hidden"],
        unread=arguments["unread"],
    )
    for reading in readings:
        request.send(reading)


def _render(request: Request) -> None:
    request.send(
        showing.shown_page(
            request.read_document(),
            request.arguments["media_type"],
            request.arguments["page_number"],
            rotation=request.arguments["rotation"],
            max_width=request.arguments["max_width"],
        )
    )


WORK: dict[str, Callable[[Request], None]] = {
    "inspect": _inspect,
    "text_layers": _text_layers,
    "recognise": _recognise,
    "complete": _complete,
    "render": _render,
}
