"""Faxes, scans and photos are read whatever way they lie, and the boxes stay on the words that a person sees."""

from __future__ import annotations

import numpy as np
import pillow_heif
import pytest
from PIL import Image

from referrals.data.pages import Page
from referrals.reading.pictures import resolution
from tests.unit.reading.making import LINES, encoded, image_pdf, sheet
from tests.unit.reading.seeing import ink_covered, lines, read

ALL_BUT_A_SPECK = 0.97


def fax(picture: Image.Image, *more: Image.Image, dpi: tuple[int, int] = (200, 200)) -> bytes:
    frames = [frame.convert("1") for frame in (picture, *more)]
    return encoded(frames[0], "TIFF", save_all=True, append_images=frames[1:], compression="group4", dpi=dpi)


def assert_read(page: Page) -> None:
    assert set(lines(page)) >= set(LINES)
    assert page.source == "ocr"
    assert page.problem is None
    assert 0.85 < page.confidence < 1.0


def test_every_frame_of_a_fax_is_a_page_in_order() -> None:
    pages = read(
        fax(sheet(), sheet(["Second page of the fax", *LINES]), sheet(["Third page of the fax", *LINES]))
    )
    assert [lines(page)[0] for page in pages] == [LINES[0], "Second page of the fax", "Third page of the fax"]


def test_a_fax_with_fewer_lines_down_than_dots_across_is_read_in_its_true_shape() -> None:
    coarse = sheet(dpi=204).resize((round(8.5 * 204), 11 * 98), Image.Resampling.LANCZOS)
    document = fax(coarse, dpi=(204, 98))
    page = read(document)[0]
    assert_read(page)
    assert (round(page.width), round(page.height)) == (612, 792)
    assert ink_covered(document, page, media_type="image/tiff") > ALL_BUT_A_SPECK


@pytest.mark.parametrize("turn", [90, 180, 270])
def test_a_page_that_was_put_in_the_wrong_way_is_turned(turn: int) -> None:
    document = fax(sheet().rotate(turn, expand=True))
    page = read(document)[0]
    assert_read(page)
    assert page.rotation == turn
    assert (round(page.width), round(page.height)) == (612, 792)
    assert ink_covered(document, page, media_type="image/tiff") > ALL_BUT_A_SPECK


def test_a_scanned_pdf_page_that_lies_upside_down_is_turned() -> None:
    document = image_pdf(sheet().rotate(180))
    page = read(document)[0]
    assert_read(page)
    assert page.rotation == 180
    assert ink_covered(document, page, media_type="application/pdf") > ALL_BUT_A_SPECK


@pytest.mark.parametrize("degrees", [-3, 2])
def test_a_crooked_page_is_read_and_its_boxes_lie_on_the_crooked_words(degrees: int) -> None:
    document = fax(sheet().rotate(degrees, fillcolor=255, resample=Image.Resampling.BICUBIC))
    page = read(document)[0]
    assert_read(page)
    assert ink_covered(document, page, media_type="image/tiff") > 0.95


@pytest.mark.parametrize("degrees", [-11, 20])
def test_a_page_that_was_laid_down_askew_is_read(degrees: int) -> None:
    askew = sheet().rotate(degrees, fillcolor=255, resample=Image.Resampling.BICUBIC, expand=True)
    document = encoded(askew, "PNG")
    page = read(document)[0]
    assert set(lines(page)) >= set(LINES)
    assert ink_covered(document, page, media_type="image/png") > 0.9


def test_dirt_of_the_line_is_not_read() -> None:
    """Specks all over, and streaks down the page, as a worn fax machine makes them."""
    pixels = np.asarray(sheet()).copy()
    dirt = np.random.default_rng(7)
    pixels[dirt.integers(0, pixels.shape[0], 9000), dirt.integers(0, pixels.shape[1], 9000)] = 0
    pixels[:, 430:432] = 0
    pixels[:, 1200] = 0
    page = read(fax(Image.fromarray(pixels)))[0]
    assert lines(page) == list(LINES)


def test_a_photo_is_turned_as_the_camera_marked_it() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    document = encoded(sheet().rotate(90, expand=True), "JPEG", quality=85, exif=exif)
    page = read(document)[0]
    assert_read(page)
    assert page.rotation == 0
    assert ink_covered(document, page, media_type="image/jpeg") > ALL_BUT_A_SPECK


def test_a_photo_of_a_sheet_on_a_desk_in_uneven_light_is_read() -> None:
    paper = sheet().convert("L")
    width, height = paper.size
    desk = (width + 500, height + 500)
    corners = ((300, 220), (width + 210, 300), (width + 300, height + 330), (190, height + 250))
    placed = paper.transform(
        desk, Image.Transform.PERSPECTIVE, onto(corners, paper.size), Image.Resampling.BICUBIC
    )
    mask = Image.new("L", paper.size, 255).transform(
        desk, Image.Transform.PERSPECTIVE, onto(corners, paper.size), Image.Resampling.BICUBIC
    )
    scene = np.where(np.asarray(mask) > 128, np.asarray(placed), 60).astype(np.float64)
    light = np.linspace(1.0, 0.45, desk[0])[None, :]
    document = encoded(Image.fromarray((scene * light).astype(np.uint8)), "JPEG", quality=85)
    page = read(document)[0]
    assert_read(page)
    first = page.words[0]
    assert first.text == LINES[0].split()[0]
    assert 0.15 < first.box[0] < 0.3
    assert 0.12 < first.box[1] < 0.24


def onto(corners: tuple[tuple[int, int], ...], size: tuple[int, int]) -> list[float]:
    """Return the coefficients that put a picture of a size onto four corners, clockwise from top left."""
    source = ((0, 0), (size[0], 0), size, (0, size[1]))
    rows, values = [], []
    for (x, y), (u, v) in zip(corners, source, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    return [float(value) for value in np.linalg.solve(np.array(rows, float), np.array(values, float))]


@pytest.mark.parametrize("kind", ["WEBP", "HEIF", "PNG"])
def test_other_kinds_of_image_are_read(kind: str) -> None:
    pillow_heif.register_heif_opener()
    assert_read(read(encoded(sheet().convert("RGB"), kind))[0])


@pytest.mark.parametrize("kind", ["WEBP", "HEIF", "PNG"])
def test_every_picture_of_an_image_with_several_is_a_page_in_order(kind: str) -> None:
    pillow_heif.register_heif_opener()
    second = sheet(["Second page of the letter", *LINES]).convert("RGB")
    pages = read(encoded(sheet().convert("RGB"), kind, save_all=True, append_images=[second]))
    assert [lines(page)[0] for page in pages] == [LINES[0], "Second page of the letter"]


def test_an_image_with_a_see_through_ground_is_read_on_white() -> None:
    ink = sheet().point(lambda shade: 255 - shade)
    picture = Image.merge("RGBA", (*[Image.new("L", ink.size, 0)] * 3, ink))
    assert_read(read(encoded(picture, "PNG"))[0])


def test_an_empty_picture_is_a_page_without_words() -> None:
    page = read(encoded(Image.new("L", (1700, 2200), 255), "PNG"))[0]
    assert (page.source, page.words, page.confidence, page.problem) == ("none", (), 0.0, None)


def test_a_page_is_read_alike_whether_pages_run_side_by_side_or_one_by_one() -> None:
    document = fax(sheet(), sheet(LINES[::-1]))
    assert read(document, processes=1) == read(document, processes=4)


def test_a_fax_of_standard_resolution_is_known_by_its_pixels() -> None:
    squashed = Image.new("1", (1734, 1078), 1)
    squashed.info["dpi"] = (72.0, 72.0)
    assert resolution(squashed) == (204.0, 98.0)
    assert resolution(Image.new("L", (1734, 1078)))[0] == resolution(Image.new("L", (1734, 1078)))[1]
