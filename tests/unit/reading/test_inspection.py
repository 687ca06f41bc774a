"""An upload is accepted with its type and pages, or refused with a code and what to do next."""

from __future__ import annotations

import zlib

import pillow_heif
import pytest
from PIL import Image

from referrals.reading import DocumentRefused, Limits, inspect_document
from tests.unit.reading.making import encoded, letter, pdf, sheet


def refusal(data: bytes, limits: Limits | None = None) -> DocumentRefused:
    with pytest.raises(DocumentRefused) as caught:
        inspect_document(data=data, limits=limits or Limits())
    assert caught.value.message.endswith(".")
    assert len(caught.value.message.split()) > 5
    return caught.value


def test_a_pdf_tells_its_pages() -> None:
    accepted = inspect_document(data=pdf([letter(), letter()]), limits=Limits())
    assert (accepted.media_type, accepted.page_count) == ("application/pdf", 2)


def test_a_pdf_with_junk_before_its_header_and_behind_its_end_is_accepted() -> None:
    accepted = inspect_document(data=b"fax gateway\r\n" * 20 + pdf([letter()]) + b"\0" * 400, limits=Limits())
    assert accepted.page_count == 1


def test_a_pdf_that_opens_without_a_password_is_accepted_though_encrypted() -> None:
    assert inspect_document(data=pdf([letter()], password=b""), limits=Limits()).page_count == 1


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_an_image_is_one_page(kind: str) -> None:
    assert inspect_document(data=encoded(sheet(dpi=72), kind), limits=Limits()).page_count == 1


def test_a_photo_from_a_phone_is_one_page() -> None:
    pillow_heif.register_heif_opener()
    accepted = inspect_document(data=encoded(sheet(dpi=72).convert("RGB"), "HEIF"), limits=Limits())
    assert (accepted.media_type, accepted.page_count) == ("image/heic", 1)


def test_a_fax_tells_its_frames() -> None:
    frames = [sheet(dpi=72).convert("1") for _ in range(3)]
    fax = encoded(frames[0], "TIFF", save_all=True, append_images=frames[1:], compression="group4")
    assert inspect_document(data=fax, limits=Limits()).page_count == 3


def test_an_empty_file_is_refused() -> None:
    assert refusal(b"").code == "empty"


def test_a_file_above_the_limit_is_refused_with_the_limit() -> None:
    refused = refusal(pdf([letter()]) + b" " * 1024 * 1024, Limits(max_bytes=1024 * 1024))
    assert refused.code == "too_large"
    assert "1 MiB" in refused.message


def test_another_type_is_refused() -> None:
    assert refusal(b"PK\x03\x04 a word processor's file").code == "unsupported_type"


def test_a_pdf_with_a_password_is_refused() -> None:
    assert refusal(pdf([letter()], password=b"secret")).code == "encrypted"


def test_a_pdf_without_pages_is_refused() -> None:
    assert refusal(pdf([])).code == "no_pages"


def test_a_pdf_that_is_cut_off_is_refused() -> None:
    assert refusal(pdf([letter()])[:120]).code == "truncated"


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "TIFF", "WEBP"])
def test_an_image_without_its_header_is_refused(kind: str) -> None:
    assert refusal(encoded(sheet(dpi=72), kind)[:20]).code == "truncated"


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_an_image_that_has_lost_most_of_itself_is_refused(kind: str) -> None:
    file = encoded(sheet(dpi=200), kind)
    assert refusal(file[: len(file) // 5]).code == "truncated"


def test_too_many_pages_are_refused() -> None:
    refused = refusal(pdf([letter()] * 4), Limits(max_pages=3))
    assert refused.code == "too_many_pages"
    assert "3 pages" in refused.message


def test_too_many_frames_are_refused() -> None:
    frames = [Image.new("1", (64, 64)) for _ in range(5)]
    fax = encoded(frames[0], "TIFF", save_all=True, append_images=frames[1:])
    assert refusal(fax, Limits(max_pages=4)).code == "too_many_pages"


def test_a_decompression_bomb_is_refused_by_its_header() -> None:
    header = (50_000).to_bytes(4, "big") * 2 + b"\x08\x00\x00\x00\x00"
    chunk = b"IHDR" + header
    bomb = (
        b"\x89PNG\r\n\x1a\n" + len(header).to_bytes(4, "big") + chunk + zlib.crc32(chunk).to_bytes(4, "big")
    )
    data = zlib.compress(b"\0" * 1000)
    bomb += len(data).to_bytes(4, "big") + b"IDAT" + data + zlib.crc32(b"IDAT" + data).to_bytes(4, "big")
    assert refusal(bomb).code == "image_too_large"


def test_a_large_frame_hidden_behind_a_small_one_is_refused() -> None:
    small, large = Image.new("1", (64, 64)), Image.new("1", (3000, 3000))
    fax = encoded(small, "TIFF", save_all=True, append_images=[large], compression="group4")
    assert refusal(fax, Limits(max_megapixels=5)).code == "image_too_large"
