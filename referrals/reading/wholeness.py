"""Whether enough of an image has arrived: a cut-off file is decoded as far as it goes, a whole one not at all."""

from __future__ import annotations

import ctypes

import numpy as np
import pypdfium2
import pypdfium2.raw as pdfium
from PIL import Image, TiffImagePlugin

from referrals.reading import pictures
from referrals.reading.sandbox.child import WorkFailed

TAIL = 65536
"""Cameras and scanners add data of their own behind an image's end."""
MOST_LOST = 0.5
"""A page of which more than this is missing is asked for again; of the rest a person sees what there is."""
MOST_PIXELS = 40_000_000
"""Larger images are left to the limits on reading: to count what they unpack to takes as long as to show them."""
PIXEL_BITS = (1, 2, 3, 4, 6, 8, 12)
FILTER_NAME = 32
"""Bytes for the name of a filter: the longest that a PDF knows has fifteen."""
PLAIN_FILTERS = {b"FlateDecode", b"LZWDecode", b"RunLengthDecode", b"ASCII85Decode", b"ASCIIHexDecode"}
OFFSETS = (TiffImagePlugin.STRIPOFFSETS, TiffImagePlugin.TILEOFFSETS)
COUNTS = (TiffImagePlugin.STRIPBYTECOUNTS, TiffImagePlugin.TILEBYTECOUNTS)


def refuse_remains(image: Image.Image, data: bytes) -> None:
    """Raise unless at least half of an image's current frame can be seen.

    Raises:
        WorkFailed: `damaged`.
    """
    if not _is_cut_off(image, data):
        return
    try:
        pictures.decode(image)
        seen = np.asarray(image.convert("L"))
    except (OSError, SyntaxError, ValueError, TypeError):
        raise WorkFailed("damaged") from None
    if pictures.lost_share(seen) > MOST_LOST:
        raise WorkFailed("damaged")


def _is_cut_off(image: Image.Image, data: bytes) -> bool:
    if image.format in ("JPEG", "MPO"):
        return b"\xff\xd9" not in data[-TAIL:]
    if image.format == "PNG":
        return b"IEND" not in data[-TAIL:]
    if image.format == "WEBP":
        return int.from_bytes(data[4:8], "little") + 8 > len(data)
    if isinstance(image, TiffImagePlugin.TiffImageFile):
        return any(_ends_behind(image, kind, len(data)) for kind in range(len(OFFSETS)))
    return False


def _ends_behind(image: TiffImagePlugin.TiffImageFile, kind: int, size: int) -> bool:
    offsets, counts = image.tag_v2.get(OFFSETS[kind], ()), image.tag_v2.get(COUNTS[kind], ())
    return any(offset + count > size for offset, count in zip(offsets, counts, strict=False))


def has_all_arrived(item: pypdfium2.PdfObject) -> bool:
    """Tell whether the data of an image on a PDF page goes on to the image's end, where that can be told without its
    decoder: a JPEG's by the mark for its end, that of plain pixels by their number."""
    if b"DCTDecode" in _filters(item):
        data = _data(item)
        return data.rstrip(b"\0\r\n ").endswith(b"\xff\xd9") or _decodes_whole(data)
    told = pdfium.FPDF_IMAGEOBJ_METADATA()
    if _filters(item) - PLAIN_FILTERS or not pdfium.FPDFImageObj_GetImageMetadata(item.raw, None, told):
        return True
    # How many bits a pixel has is told only with the page, and of few colours those that it is brought to.
    small = told.width * told.height <= MOST_PIXELS
    if not small or not pdfium.FPDFImageObj_GetImageMetadata(item.raw, item.page.raw, told):
        return True
    size = _size(item)
    rows = [size / max(1, (told.width * bits + 7) // 8) for bits in (*PIXEL_BITS, told.bits_per_pixel)]
    return rows[-1] >= told.height or any(told.height <= count < told.height + 1 for count in rows)


def _decodes_whole(data: bytes) -> bool:
    try:
        with pictures.opened(data, "image/jpeg") as image:
            return pictures.decode(image)
    except WorkFailed:
        return False


def _filters(item: pypdfium2.PdfObject) -> set[bytes]:
    names = set()
    for index in range(pdfium.FPDFImageObj_GetImageFilterCount(item.raw)):
        name = ctypes.create_string_buffer(FILTER_NAME)
        pdfium.FPDFImageObj_GetImageFilter(item.raw, index, name, FILTER_NAME)
        names.add(name.value)
    return names


def _size(item: pypdfium2.PdfObject) -> int:
    return int(pdfium.FPDFImageObj_GetImageDataDecoded(item.raw, None, 0))


def _data(item: pypdfium2.PdfObject) -> bytes:
    """Return an image's data without the filters around it that are not the image's own."""
    size = _size(item)
    buffer = ctypes.create_string_buffer(size)
    pdfium.FPDFImageObj_GetImageDataDecoded(item.raw, buffer, size)
    return buffer.raw
