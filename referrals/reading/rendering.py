"""A picture of a page for people to look at, upright as its words' boxes are, made in the sandbox."""

from __future__ import annotations

from referrals.reading.errors import TOO_COMPLEX, UNAVAILABLE, UNREADABLE, ReadingFailed
from referrals.reading.limits import Limits
from referrals.reading.sandbox import client

NO_SUCH_PAGE = "The document has no such page. Open it again from the record's list of documents."


def render_page(
    *,
    data: bytes,
    media_type: str,
    page_number: int,
    max_width: int = 1200,
    rotation: int = 0,
    limits: Limits | None = None,
) -> bytes:
    """Picture one page as PNG, at most `max_width` pixels wide.

    `page_number` counts from 1; `rotation` is the `rotation` of the Page that was read. The boxes of the page's words,
    which are fractions of width and height, then lie on the words of this picture.

    Raises:
        ReadingFailed: `page_not_found`, `unreadable_document`, `document_too_complex` or `reader_unavailable`.
    """
    bounds = limits or Limits()
    with client.Shared(data) as shared:
        outcome = client.documents.run(
            name="render",
            arguments={
                "media_type": media_type,
                "page_number": page_number,
                "max_width": max_width,
                "rotation": rotation,
            },
            document=shared,
            cpu_seconds=bounds.page_seconds,
            wall_seconds=bounds.page_seconds * 3,
            memory_bytes=bounds.memory_bytes,
        )
    if outcome.ending == "done":
        picture: bytes = outcome.values[0]
        return picture
    if outcome.code == "page_not_found":
        raise ReadingFailed("page_not_found", NO_SUCH_PAGE)
    if outcome.ending == "lost":
        raise ReadingFailed("reader_unavailable", UNAVAILABLE)
    if outcome.ending == "too_long" or outcome.code == "out_of_memory":
        raise ReadingFailed("document_too_complex", TOO_COMPLEX)
    raise ReadingFailed("unreadable_document", UNREADABLE)
