"""Pages that are text in one part and a picture in another are read whole, each word once."""

from __future__ import annotations

import dataclasses
import zlib

import numpy as np
import pytest
from PIL import Image, ImageDraw

from referrals.data.pages import Page, Word
from referrals.reading import Limits
from referrals.reading.hidden_text import compared
from referrals.reading.hidden_words import HIDDEN_CONFIDENCE, UNSURE
from referrals.reading.pictures import Picture
from tests.unit.reading.making import LINES, image_pdf, letter, pdf, sheet, stream_object, text
from tests.unit.reading.seeing import ink_covered, lines, read

LETTERHEAD = (
    "Northfield Family Practice, 12 Harbour Street, Northfield",
    "Telephone 555 0100, fax 555 0101, open Monday to Friday",
    "Doctors Harriet Lindqvist, Samuel Okafor and Ruth Delacroix",
    "A practice of invented people, printed for tests of reading only,",
    "with a long letterhead that has more letters than a stamp has.",
)


def placed(picture: Image.Image, *, bottom: int, top: int, over: bytes) -> bytes:
    """Return a PDF of one page with text, and a picture that fills its width from one height to another."""
    entries = (
        f"/Type /XObject /Subtype /Image /Width {picture.width} /Height {picture.height} "
        "/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode"
    )
    return pdf(
        [f"q 612 0 0 {top - bottom} 0 {bottom} cm /Im1 Do Q ".encode() + over],
        objects={100: stream_object(zlib.compress(picture.tobytes()), entries)},
        resources="/Font << /F1 3 0 R >> /XObject << /Im1 100 0 R >>",
    )


def part(lines_of_print: tuple[str, ...], *, inches: float) -> Image.Image:
    return sheet(lines_of_print).crop((0, 100, 1700, 100 + round(inches * 200)))


def test_a_scanned_body_under_a_letterhead_of_text_is_read() -> None:
    head = text(*((72, 750 - 16 * number, line) for number, line in enumerate(LETTERHEAD)))
    document = placed(part(LINES, inches=6), bottom=100, top=532, over=head)
    page = read(document)[0]
    assert lines(page) == [*LETTERHEAD, *LINES]
    assert ink_covered(document, page, media_type="application/pdf") > 0.95


def test_a_scanned_letterhead_over_a_body_of_text_is_read() -> None:
    body = text(*((72, 500 - 20 * number, line) for number, line in enumerate(LINES)))
    head = ("Northfield Family Practice", "12 Harbour Street, telephone 555 0100")
    page = read(placed(part(head, inches=1.5), bottom=650, top=758, over=body))[0]
    assert lines(page) == [*head, *LINES]
    assert {word.confidence for word in page.words if word.text in LINES[2].split()} == {1.0}


def test_a_form_of_which_the_print_is_a_picture_and_the_answers_are_text_is_read_as_one() -> None:
    labels = ("Patient:", "Date of birth:", "NHS number:", "Reason for referral:")
    answers = ("Eleanor Whitcombe, invented", "14 March 1961", "943 476 5919", "chest pain on exertion")
    over = text(*((260, 708 - 32.4 * row, answer) for row, answer in enumerate(answers)))
    page = read(image_pdf(sheet(labels), over=over + b" " + text((72, 400, "Seen in the practice " * 4))))[0]
    assert lines(page)[:4] == [f"{label} {answer}" for label, answer in zip(labels, answers, strict=True)]


def test_a_picture_without_print_adds_no_words() -> None:
    photo = Image.new("L", (600, 300), 255)
    draw = ImageDraw.Draw(photo)
    draw.ellipse((200, 40, 400, 240), fill=90)
    draw.rectangle((60, 60, 160, 260), fill=30)
    page = read(placed(photo, bottom=100, top=300, over=letter()))[0]
    assert lines(page) == list(LINES)


def hidden(said: tuple[str, ...]) -> bytes:
    return text(*((72.0, 708.0 - 32.4 * index, line) for index, line in enumerate(said)), mode=3, size=13)


def test_a_number_in_hidden_text_that_the_picture_contradicts_is_not_believed() -> None:
    other = tuple(line.replace("1961", "1967") for line in LINES)
    page = read(image_pdf(sheet(), over=hidden(other)))[0]
    assert page.source == "ocr"
    assert lines(page) == list(LINES)


def test_hidden_text_that_says_something_else_than_its_picture_is_not_believed() -> None:
    other = (
        "Invoice from a supplier of office furniture",
        "Two chairs and a desk were delivered to us",
        "Payment is expected by the end of the month",
        "Thank you very much for ordering at our shop",
    )
    assert lines(read(image_pdf(sheet(), over=hidden(other)))[0]) == list(LINES)


@pytest.mark.parametrize("noise", [0, 40])
def test_hidden_text_that_its_picture_bears_out_is_kept(noise: int) -> None:
    pixels = np.asarray(sheet()).astype(float)
    pixels += np.random.default_rng(3).normal(0, noise, pixels.shape)
    scan = Image.fromarray(pixels.clip(0, 255).astype(np.uint8))
    page = read(image_pdf(scan, over=hidden(LINES)))[0]
    assert page.source == "text_layer"
    assert lines(page) == list(LINES)


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        ("Eleanor Whitcombe", "Beatrice Fairweather"),
        ("two weeks", "two months"),
        ("50 mg", "5.0 mg"),
        ("chest pain on exertion", "chest pain"),
    ],
)
def test_a_single_line_of_hidden_text_that_the_picture_contradicts_is_not_believed(
    shown: str, said: str
) -> None:
    letter_of_many = (*LINES, *(f"Earlier note number {number} of the same practice" for number in range(8)))
    other = tuple(line.replace(shown, said) for line in letter_of_many)
    page = read(image_pdf(sheet(letter_of_many), over=hidden(other)))[0]
    assert lines(page) == list(letter_of_many)


def test_hidden_text_where_there_is_only_paper_is_not_believed() -> None:
    added = text((72, 120, "Allergic to latex, sudden collapse"), mode=3, size=13)
    page = read(image_pdf(sheet(), over=hidden(LINES) + b" " + added))[0]
    assert lines(page) == list(LINES)
    assert read(image_pdf(Image.new("L", (1700, 2200), 255), over=hidden(LINES * 2)))[0].words == ()


OTHERS = tuple(line.replace("Whitcombe", "Fairweather") for line in LINES)


def painted(*, before: bytes, behind: bytes) -> bytes:
    """Return a PDF of one page with a picture that fills it, and what is painted before and behind that."""
    scan = sheet()
    entries = (
        f"/Type /XObject /Subtype /Image /Width {scan.width} /Height {scan.height} "
        "/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode"
    )
    return pdf(
        [before + b" q 612 0 0 792 0 0 cm /Im1 Do Q " + behind],
        objects={
            100: stream_object(zlib.compress(scan.tobytes()), entries),
            101: b"<< /Type /ExtGState /ca 0 >>",
        },
        resources="/Font << /F1 3 0 R >> /XObject << /Im1 100 0 R >> /ExtGState << /G1 101 0 R >>",
    )


def shown(said: tuple[str, ...]) -> bytes:
    return text(*((72.0, 708.0 - 32.4 * index, line) for index, line in enumerate(said)), size=13)


@pytest.mark.parametrize(
    "document",
    [painted(before=shown(OTHERS), behind=b""), painted(before=b"", behind=b"/G1 gs " + shown(OTHERS))],
    ids=["below the picture", "painted with nothing"],
)
def test_text_that_nobody_sees_over_or_under_a_scan_is_asked_of_its_picture(document: bytes) -> None:
    assert lines(read(document)[0]) == list(LINES)


def test_text_below_its_scan_that_the_picture_bears_out_is_kept() -> None:
    page = read(painted(before=shown(LINES), behind=b""))[0]
    assert page.source == "text_layer"
    assert lines(page) == list(LINES)
    assert page.confidence < 1.0


def test_text_that_is_seen_on_a_picture_is_read_as_it_is() -> None:
    page = read(painted(before=b"", behind=text((72, 300, "Stamped: seen and filed " * 2), size=9)))[0]
    assert "Stamped: seen and filed" in " ".join(lines(page))


def test_hidden_words_that_could_not_be_made_out_on_the_picture_are_unsure() -> None:
    picture = Picture(gray=np.asarray(sheet(("A smudge",)).resize((850, 1100))), dpi=100.0)
    word = Word(text="Fairweather", box=(0.11, 0.08, 0.3, 0.12), confidence=HIDDEN_CONFIDENCE)
    layer = Page("", 1, 612, 792, "text_layer", (word,))
    seen = Page("", 1, 612, 792, "ocr", (dataclasses.replace(word, text="Fainveathor", confidence=0.4),))
    standing, kept = compared(layer, seen, picture)
    assert standing == "unsure"
    assert [word.confidence for word in kept.words] == [UNSURE]


def test_hidden_text_that_nobody_had_the_time_to_compare_is_unsure() -> None:
    page = read(image_pdf(sheet(), over=hidden(LINES)), limits=Limits(document_seconds=0))[0]
    assert {word.confidence for word in page.words} == {UNSURE}
