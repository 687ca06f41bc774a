"""A page is shown as it was read: upright, in the width that was asked for, page by page."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from referrals.reading import ReadingFailed, render_page
from tests.unit.reading.making import encoded, letter, pdf, sheet


def shown(
    data: bytes, media_type: str, *, page_number: int = 1, max_width: int = 300, rotation: int = 0
) -> Image.Image:
    picture = render_page(
        data=data, media_type=media_type, page_number=page_number, max_width=max_width, rotation=rotation
    )
    return Image.open(io.BytesIO(picture))


def test_a_pdf_page_is_shown_in_the_width_asked_for() -> None:
    picture = shown(pdf([letter()]), "application/pdf")
    assert (picture.format, picture.size) == ("PNG", (300, 389))


@pytest.mark.parametrize("rotation", [90, 270])
def test_a_turned_page_is_as_wide_as_asked_after_the_turn(rotation: int) -> None:
    assert shown(pdf([letter()]), "application/pdf", rotation=rotation).size == (300, 232)
    assert shown(encoded(sheet(dpi=100), "PNG"), "image/png", rotation=rotation).size == (300, 232)


def test_an_image_is_never_blown_up() -> None:
    assert shown(encoded(Image.new("L", (50, 80), 255), "PNG"), "image/png").size == (50, 80)


def test_each_frame_is_shown_by_its_number() -> None:
    frames = [Image.new("L", (60, 60), shade) for shade in (255, 0)]
    fax = encoded(frames[0], "TIFF", save_all=True, append_images=frames[1:])
    assert shown(fax, "image/tiff", page_number=1).convert("L").getpixel((30, 30)) == 255
    assert shown(fax, "image/tiff", page_number=2).convert("L").getpixel((30, 30)) == 0


@pytest.mark.parametrize("number", [0, 3, -1])
def test_a_page_that_is_not_there_is_named(number: int) -> None:
    with pytest.raises(ReadingFailed) as caught:
        shown(pdf([letter(), letter()]), "application/pdf", page_number=number)
    assert caught.value.code == "page_not_found"
    with pytest.raises(ReadingFailed) as caught:
        shown(encoded(sheet(dpi=72), "PNG"), "image/png", page_number=number)
    assert caught.value.code == "page_not_found"


def test_a_damaged_document_cannot_be_shown() -> None:
    with pytest.raises(ReadingFailed) as caught:
        shown(b"%PDF-1.7 nothing else", "application/pdf")
    assert caught.value.code == "unreadable_document"
