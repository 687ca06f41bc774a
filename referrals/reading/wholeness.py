"""Whether enough of an image has arrived: a cut-off file is decoded as far as it goes, a whole one not at all."""

from __future__ import annotations

import numpy as np
from PIL import Image, TiffImagePlugin

from referrals.reading import pictures
from referrals.reading.sandbox.child import WorkFailed

TAIL = 65536
"""Cameras and scanners add data of their own behind an image's end."""
MOST_LOST = 0.5
"""A page of which more than this is missing is asked for again; of the rest a person sees what there is."""
PAPER = 200
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
        seen = np.asarray(pictures.upright(image).convert("L"))
    except (OSError, SyntaxError, ValueError, TypeError):
        raise WorkFailed("damaged") from None
    if _lost_share(seen) > MOST_LOST:
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


def _lost_share(seen: pictures.Gray) -> float:
    """Return the share of rows at the end that were never decoded: they are of one shade, and it is not paper's."""
    last = int(seen[-1, 0])
    if last > PAPER:
        return 0.0
    differs = np.nonzero((seen != last).any(axis=1))[0]
    return 1.0 - (int(differs[-1]) + 1) / len(seen) if len(differs) else 1.0
