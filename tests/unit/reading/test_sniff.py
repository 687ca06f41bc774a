"""The type of a document is what its bytes say."""

from __future__ import annotations

import pytest
from PIL import Image

from referrals.reading.sniff import sniff
from tests.unit.reading.making import encoded, letter, pdf


@pytest.mark.parametrize(
    ("kind", "media_type"),
    [("JPEG", "image/jpeg"), ("PNG", "image/png"), ("TIFF", "image/tiff"), ("WEBP", "image/webp")],
)
def test_an_image_is_known_by_its_bytes(kind: str, media_type: str) -> None:
    assert sniff(encoded(Image.new("L", (40, 40)), kind)) == media_type


def test_a_pdf_is_known_behind_junk_but_not_far_behind() -> None:
    document = pdf([letter()])
    assert sniff(document) == "application/pdf"
    assert sniff(b"\x00" * 1024 + document) == "application/pdf"
    assert sniff(b"\x00" * 1030 + document) is None


def test_heic_is_told_from_avif_which_shares_its_container() -> None:
    assert sniff(b"\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic") == "image/heic"
    assert sniff(b"\x00\x00\x00\x18ftypmif1\x00\x00\x00\x00mif1heic") == "image/heic"
    assert sniff(b"\x00\x00\x00\x1cftypmif1\x00\x00\x00\x00mif1avifmiaf") is None


@pytest.mark.parametrize(
    "data", [b"", b"MZ\x90\x00", b"PK\x03\x04word/document.xml", b"GIF89a", b"<html>", b"plain"]
)
def test_what_is_not_read_has_no_type(data: bytes) -> None:
    assert sniff(data) is None


def test_an_image_that_quotes_a_pdf_header_stays_an_image() -> None:
    picture = encoded(Image.new("L", (40, 40)), "PNG")
    assert sniff(picture + b"%PDF-1.7") == "image/png"
