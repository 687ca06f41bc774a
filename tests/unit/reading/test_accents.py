"""Names keep their accents on scanned pages of English, and no word gets any that it has not."""

from __future__ import annotations

from pathlib import Path

import reportlab  # type: ignore[import-untyped]
from PIL import Image, ImageDraw, ImageFont

from referrals.reading.accents import accented
from referrals.reading.layout import RawWord
from tests.unit.reading.making import encoded
from tests.unit.reading.seeing import lines, read

PAGE = (
    "Northfield Family Practice",
    "Dear Dr Müller, thank you for seeing this patient, who",
    "has had headaches for three weeks after a fall.",
    "Patient: José Muñoz, a retired electrician",
    "Next of kin: Siobhán Lefèvre, his sister, who will bring",
    "him to the clinic. He has been seen by a neurologist.",
)
NAMES = ("Müller", "José", "Muñoz", "Siobhán", "Lefèvre")


FONT = Path(reportlab.__file__).with_name("fonts") / "Vera.ttf"


def scan(shown: tuple[str, ...]) -> bytes:
    page = Image.new("L", (1700, 2200), 255)
    font = ImageFont.truetype(str(FONT), 34)
    for row, line in enumerate(shown):
        ImageDraw.Draw(page).text((200, 200 + 90 * row), line, fill=0, font=font)
    return encoded(page, "PNG", dpi=(200, 200))


def test_names_on_a_scanned_page_of_english_keep_their_accents() -> None:
    page = read(scan(PAGE))[0]
    words = {word.text.strip(",."): word for word in page.words}
    assert set(NAMES) <= set(words)
    assert min(words[name].confidence for name in NAMES) > 0.7
    assert [text for text in words if not text.isascii()] == [name for name in words if name in NAMES]


def test_a_page_without_accents_stays_as_it_is() -> None:
    plain = (
        "Northfield Family Practice",
        "Dear Dr Miller, thank you for seeing",
        "Mr Joseph Siobhan Dvorak.",
    )
    assert lines(read(scan(plain))[0]) == list(plain)


def read_again(text: str, seen: str, confidence: float) -> RawWord:
    word = RawWord(text=text, edges=(0.0, 0.0, 80.0, 20.0), confidence=0.9)
    return accented(word, seen=seen, confidence=confidence)


def test_punctuation_around_a_name_stays_and_its_case() -> None:
    assert read_again("(Wojcik),", "wójcik", 0.97).text == "(Wójcik),"


def test_an_accent_that_the_second_reader_is_unsure_of_is_not_taken() -> None:
    assert read_again("Maria", "María", 0.6).text == "Maria"
    assert read_again("Everolimus", "Éverolimus", 0.95).text == "Everolimus"


def test_another_word_is_not_taken() -> None:
    assert read_again("Maria", "Çelik", 0.99).text == "Maria"
    assert read_again("Smoking", "Smokıng", 0.99).text == "Smoking"


def test_letters_that_were_taken_for_others_lower_the_confidence() -> None:
    better, changed = read_again("Munoz", "Muñoz", 0.99), read_again("Mufioz", "Muñoz", 0.99)
    assert (better.text, changed.text) == ("Muñoz", "Muñoz")
    assert changed.confidence < better.confidence
