"""Reading: the bytes of one uploaded document in, pages of words out.

Everything that parses a document runs in limited child processes (`sandbox`), so this package is light to
import and safe to call from any thread of any kind of worker. It knows no Django.
"""

from __future__ import annotations

from referrals.reading.document import read_document
from referrals.reading.errors import DocumentRefused, ReadingFailed
from referrals.reading.inspection import Inspection, inspect_document
from referrals.reading.limits import Limits
from referrals.reading.rendering import render_page
from referrals.reading.sandbox import client


def warm_up(*, ocr: bool = False) -> None:
    """Start the fork servers ahead of the first document: always the one for uploads and text,
    with `ocr` the one that holds the readers of pictures as well. It does not wait for them."""
    client.documents.warm_up()
    if ocr:
        client.ocr.warm_up()


__all__ = [
    "DocumentRefused",
    "Inspection",
    "Limits",
    "ReadingFailed",
    "inspect_document",
    "read_document",
    "render_page",
    "warm_up",
]
