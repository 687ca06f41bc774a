"""The type of a document by its bytes. Names and declared types are never asked."""

from __future__ import annotations

from typing import Literal

MediaType = Literal["application/pdf", "image/jpeg", "image/png", "image/tiff", "image/webp", "image/heic"]

PDF_HEADER_WITHIN = 1024
"""Scanners and mail gateways put junk before a PDF's header; every viewer tolerates it this far."""

HEIC_BRANDS = frozenset({b"heic", b"heix", b"hevc", b"hevx", b"heim", b"heis", b"mif1", b"msf1"})
AVIF_BRANDS = frozenset({b"avif", b"avis"})


def sniff(data: bytes) -> MediaType | None:
    """Name the media type that the bytes are, or None for a type that is not read.

    Images are recognised by their first bytes. A PDF may have up to 1024 bytes of junk before its header, so it is
    looked for last: an image that quotes `%PDF-` stays an image.
    """
    if data.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if data[:4] in (b"II*\0", b"MM\0*", b"II+\0", b"MM\0+"):
        return "image/tiff"
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "image/webp"
    if _is_heic(data):
        return "image/heic"
    if b"%PDF-" in data[: PDF_HEADER_WITHIN + 5]:
        return "application/pdf"
    return None


def _is_heic(data: bytes) -> bool:
    """Read the brands of an ISO media file's first box: the generic `mif1` is HEIC unless AVIF is named too."""
    if data[4:8] != b"ftyp":
        return False
    size = min(int.from_bytes(data[:4], "big"), 256)
    brands = {data[8:12], *(data[i : i + 4] for i in range(16, size, 4))}
    return bool(brands & HEIC_BRANDS) and not brands & AVIF_BRANDS
