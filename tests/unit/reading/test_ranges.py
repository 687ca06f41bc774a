"""A range of a document's pages is read as the same pages of the whole document are."""

from __future__ import annotations

import pytest

from referrals.data.pages import Page
from referrals.reading import Limits, read_document
from tests.unit.reading.making import encoded, image_pdf, letter, pdf, sheet
from tests.unit.reading.seeing import read

LEAVES = [(f"This is leaf number {number}",) for number in range(1, 6)]
PDF = pdf([letter(lines) for lines in LEAVES])
FRAMES = [sheet(lines, dpi=100, height=3).convert("1") for lines in LEAVES]
FAX = encoded(
    FRAMES[0], "TIFF", save_all=True, append_images=FRAMES[1:], compression="group4", dpi=(100, 100)
)


def read_range(data: bytes, media_type: str, pages: range) -> tuple[Page, ...]:
    return read_document(
        data=data, media_type=media_type, document_id="doc_1", limits=Limits(), processes=2, pages=pages
    )


@pytest.mark.parametrize(
    ("data", "media_type"), [(PDF, "application/pdf"), (FAX, "image/tiff")], ids=["PDF", "TIFF"]
)
def test_ranges_put_together_are_the_document(data: bytes, media_type: str) -> None:
    whole = read(data)
    ranges = [range(1, 3), range(3, 5), range(5, 6)]
    assert tuple(page for pages in ranges for page in read_range(data, media_type, pages)) == whole


def test_a_page_of_a_scanned_pdf_is_recognised_by_its_own_number() -> None:
    scan = image_pdf(sheet(["A scanned leaf with words"], dpi=150, height=11))
    (page,) = read_range(scan, "application/pdf", range(1, 2))
    assert (page.number, page.source) == (1, "ocr")


def test_pages_behind_the_end_of_a_document_are_not_made_up() -> None:
    assert [page.number for page in read_range(PDF, "application/pdf", range(4, 9))] == [4, 5]
