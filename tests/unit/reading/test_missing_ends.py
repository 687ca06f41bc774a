"""A page of which the end has not arrived is read as far as it goes, and marked: what it lacks may be what counts."""

from __future__ import annotations

import zlib

import pytest
from PIL import Image

from referrals.reading.errors import PAGE_CUT_OFF
from tests.unit.reading.making import LINES, encoded, pdf, sheet, stream_object
from tests.unit.reading.seeing import lines, read


def long_letter() -> Image.Image:
    return sheet((*LINES, *(f"Earlier note number {number} of this practice" for number in range(11))))


def page_of(image: bytes, *, name: str, size: tuple[int, int]) -> bytes:
    entries = (
        f"/Type /XObject /Subtype /Image /Width {size[0]} /Height {size[1]} "
        f"/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /{name}"
    )
    return pdf(
        [b"q 612 0 0 792 0 0 cm /Im1 Do Q"],
        objects={100: stream_object(image, entries)},
        resources="/XObject << /Im1 100 0 R >>",
    )


@pytest.mark.parametrize("kind", ["JPEG", "PNG"])
def test_a_picture_whose_end_is_missing_is_read_as_far_as_it_goes_and_marked(kind: str) -> None:
    file = encoded(long_letter(), kind)
    page = read(file[: len(file) * 3 // 4])[0]
    assert lines(page)[0] == LINES[0]
    assert page.problem == PAGE_CUT_OFF


def test_a_scan_in_a_pdf_whose_end_is_missing_is_marked() -> None:
    scan = long_letter()
    photo, plain = encoded(scan, "JPEG"), zlib.compress(scan.tobytes())
    for name, data in (("DCTDecode", photo), ("FlateDecode", plain)):
        whole = page_of(data, name=name, size=scan.size)
        cut = page_of(data[: len(data) * 3 // 4], name=name, size=scan.size)
        assert read(whole)[0].problem is None
        page = read(cut)[0]
        assert lines(page)[0] == LINES[0]
        assert page.problem == PAGE_CUT_OFF


def test_a_picture_that_lacks_nothing_but_the_mark_for_its_end_is_whole() -> None:
    file = encoded(sheet(), "JPEG")[:-2]
    assert read(file)[0].problem is None
    assert read(page_of(file, name="DCTDecode", size=sheet().size))[0].problem is None
