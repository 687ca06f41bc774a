"""A picture of a page in a child process: a gray array, its resolution, and how images are opened and set upright."""

from __future__ import annotations

import contextlib
import io
import warnings
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import pillow_heif
from numpy.typing import NDArray
from PIL import Image, ImageFile, ImageOps, TiffImagePlugin, UnidentifiedImageError

from referrals.reading.sandbox.child import WorkFailed

Gray = NDArray[np.uint8]

pillow_heif.register_heif_opener(thumbnails=False)
warnings.simplefilter("ignore")

FORMATS = {
    "image/jpeg": ["JPEG", "MPO"],
    "image/png": ["PNG"],
    "image/tiff": ["TIFF"],
    "image/webp": ["WEBP"],
    "image/heic": ["HEIF"],
}
PAGE_LONG_SIDE_INCHES = 11.0
"""An image that does not tell its resolution, or tells a screen's, is taken for a letter page."""
FAX_DPI = (204.0, 98.0)
FAX_WIDTHS, FAX_HEIGHTS = range(1700, 1741), range(1000, 1251)
"""Pixels of a page of letter paper or A4 that was faxed in standard resolution."""
CREDIBLE_DPI = (90.0, 1300.0)
PAPER = 200


@dataclass(frozen=True, slots=True)
class Picture:
    """Shades of gray, 0 black to 255 white, shape (height, width), and dots per inch, the same both ways."""

    gray: Gray
    dpi: float

    @property
    def width(self) -> int:
        """Return the width in pixels."""
        return int(self.gray.shape[1])

    @property
    def height(self) -> int:
        """Return the height in pixels."""
        return int(self.gray.shape[0])


@dataclass(frozen=True, slots=True)
class PagePicture:
    """A picture of a page as it is displayed, its own rotation mark obeyed, the page's size in points, and whether the
    picture's end is missing."""

    picture: Picture
    width: float
    height: float
    cut_off: bool = False


@contextlib.contextmanager
def opened(data: bytes, media_type: str) -> Iterator[Image.Image]:
    """Open an image by its header, without decoding it.

    Raises:
        WorkFailed: `damaged`.
    """
    Image.MAX_IMAGE_PIXELS = None  # the header's size has been checked against the limits at upload
    try:
        with Image.open(io.BytesIO(data), formats=FORMATS[media_type]) as image:
            yield image
    except (
        UnidentifiedImageError,
        OSError,
        SyntaxError,
        ValueError,
        TypeError,
        KeyError,
        EOFError,
        OverflowError,
    ):
        raise WorkFailed("damaged") from None


def count_frames(image: Image.Image, *, at_most: int) -> int:
    """Count the pages of an image: the frames of a TIFF, a HEIC or a WebP, and of a PNG that moves. What a camera puts
    behind a JPEG is the same photo once more. It stops past `at_most`."""
    if image.format in ("JPEG", "MPO"):
        return 1
    if not isinstance(image, TiffImagePlugin.TiffImageFile):
        return int(getattr(image, "n_frames", 1))
    count = 1
    while count <= at_most:
        try:
            image.seek(count)
        except EOFError:
            break
        count += 1
    image.seek(0)
    return count


def decode(image: Image.Image) -> bool:
    """Decode an image as far as it goes, and tell whether all of it has arrived. A JPEG of which only the mark for its
    end is missing shows all."""
    ImageFile.LOAD_TRUNCATED_IMAGES = False
    try:
        image.load()
    except OSError:
        ImageFile.LOAD_TRUNCATED_IMAGES = True
        image.load()
        is_by_rows = image.format in ("JPEG", "MPO") and "progressive" not in image.info
        return is_by_rows and not lost_share(np.asarray(image.convert("L")))
    return True


def lost_share(seen: Gray) -> float:
    """Return the share of rows at the end that were never decoded: they are of one shade, and it is not paper's."""
    last = int(seen[-1, 0])
    if last > PAPER:
        return 0.0
    differs = np.nonzero((seen != last).any(axis=1))[0]
    return 1.0 - (int(differs[-1]) + 1) / len(seen) if len(differs) else 1.0


def resolution(image: Image.Image) -> tuple[float, float]:
    """Tell the horizontal and vertical dots per inch of an image as stored."""
    try:
        across, down = (float(value) for value in image.info.get("dpi", (0, 0)))
    except (TypeError, ValueError, ZeroDivisionError):
        across = down = 0.0
    low, high = CREDIBLE_DPI
    if low <= across <= high and low <= down <= high and max(across, down) <= 4 * min(across, down):
        return across, down
    if _is_standard_fax(image):
        return FAX_DPI
    assumed = max(image.size) / PAGE_LONG_SIDE_INCHES
    return assumed, assumed


def _is_standard_fax(image: Image.Image) -> bool:
    """Tell a fax page of standard resolution, half as many lines as dots an inch, by its size in pixels."""
    width, height = image.size
    return image.mode == "1" and width in FAX_WIDTHS and height in FAX_HEIGHTS


def decoded_frame(image: Image.Image, number: int) -> tuple[Image.Image, bool]:
    """Decode one frame of an image, number 1 the first, turned as its own mark tells, and tell whether it is whole.

    Raises:
        WorkFailed: `page_not_found` or `page_damaged`.
    """
    try:
        # A HEIC may be opened at another picture than its first.
        if image.tell() != number - 1:
            image.seek(number - 1)
        is_whole = decode(image)
        return ImageOps.exif_transpose(image), is_whole
    except EOFError:
        raise WorkFailed("page_not_found") from None
    except (OSError, SyntaxError, ValueError, TypeError, KeyError, OverflowError):
        raise WorkFailed("page_damaged") from None


def picture_frame(image: Image.Image, number: int) -> PagePicture:
    """Make a gray picture of one frame of an image, with equal resolution both ways.

    Raises:
        WorkFailed: `page_not_found` or `page_damaged`.
    """
    turned, is_whole = decoded_frame(image, number)
    across, down = resolution(image)
    if turned.size != image.size and turned.size == image.size[::-1]:
        across, down = down, across
    gray = _on_white(turned, "L")
    dpi = max(across, down)
    if across != down:
        size = (round(gray.width * dpi / across), round(gray.height * dpi / down))
        gray = gray.resize(size, Image.Resampling.BICUBIC)
    picture = Picture(gray=np.asarray(gray), dpi=dpi)
    points = 72.0 / dpi
    return PagePicture(
        picture=picture,
        width=picture.width * points,
        height=picture.height * points,
        cut_off=not is_whole,
    )


def coloured(image: Image.Image) -> Image.Image:
    """Bring an image of any kind to 8-bit colour on white."""
    return _on_white(image, "RGB")


def _on_white(image: Image.Image, mode: str) -> Image.Image:
    if image.mode in ("I;16", "I;16B", "I;16L", "I", "F"):
        values = np.asarray(image, dtype=np.float64)
        span = float(np.ptp(values)) or 1.0
        return Image.fromarray(((values - values.min()) * (255.0 / span)).astype(np.uint8)).convert(mode)
    if image.mode in ("RGBA", "LA", "PA") or "transparency" in image.info:
        layered = image.convert("RGBA")
        return Image.alpha_composite(Image.new("RGBA", layered.size, "white"), layered).convert(mode)
    return image.convert(mode)
