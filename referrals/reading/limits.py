"""How much one document may ask of us, at upload and while it is read."""

from __future__ import annotations

from dataclasses import dataclass

MEBIBYTE = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds for one document. The first three are promises to clients, the rest protect the machine.

    `max_bytes` bounds the upload, `max_pages` a PDF or an image of several pages, `max_megapixels` each image as its
    header declares it. `inspect_seconds` and `page_seconds` bound the processor time of one child process; wall-clock
    time is bounded at three times as much, for machines that are busy. `memory_bytes` is what a child may
    allocate on top of what its process starts with. `document_seconds` bounds a whole document's reading: pages past
    it are kept with a problem.
    """

    max_bytes: int = 25 * MEBIBYTE
    max_pages: int = 300
    max_megapixels: float = 100.0
    inspect_seconds: int = 5
    page_seconds: int = 60
    document_seconds: int = 1800
    memory_bytes: int = 1536 * MEBIBYTE
