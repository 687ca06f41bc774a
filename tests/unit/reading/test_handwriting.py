"""Handwriting is told from print, marked as such and never read with confidence."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image, ImageDraw

from referrals.data.pages import Page, Word
from referrals.reading.handwriting import MOST_CONFIDENCE, mark_handwriting
from referrals.reading.layout import RawWord
from referrals.reading.reconciling import reconcile
from tests.unit.reading.making import LINES, encoded, sheet
from tests.unit.reading.seeing import lines, read

Words = list[list[RawWord]]


def word(text: str, x: float, confidence: float, *, y: float = 0) -> RawWord:
    return RawWord(text=text, edges=(x, y, x + 12 * len(text), y + 20), confidence=confidence)


def by_hand(first: Words, second: Words) -> dict[str, float]:
    merged = mark_handwriting(reconcile(first, second), first=first, second=second)
    return {word.text: word.confidence for line in merged for word in line if word.handwritten}


def test_a_line_that_the_readers_take_differently_is_handwriting_and_no_longer_sure() -> None:
    first = [[word("Patient", 0, 0.97), word("name:", 100, 0.96)], [word("Iisa", 0, 0.12, y=40)]]
    second = [[word("Patient", 0, 1.0), word("name:", 100, 1.0)], [word("Wilson", 0, 1.0, y=40)]]
    assert list(by_hand(first, second)) == ["Wilson"]
    assert by_hand(first, second)["Wilson"] <= MOST_CONFIDENCE


def test_what_only_the_second_reader_sees_alone_on_its_line_is_handwriting() -> None:
    assert list(by_hand([], [[word("Hanks", 0, 1.0)]])) == ["Hanks"]


def test_a_word_of_a_bad_fax_that_one_reader_misses_in_a_line_of_print_is_print() -> None:
    first = [
        [word("History", 0, 0.9), word("of", 100, 0.9), word("aleohn)", 150, 0.5), word("abuse", 260, 0.9)]
    ]
    second = [
        [word("History", 0, 1.0), word("of", 100, 1.0), word("alcohol", 150, 1.0), word("abuse", 260, 1.0)]
    ]
    assert by_hand(first, second) == {}


def test_long_words_on_which_both_agree_are_print_however_unsure_the_first_reader_is() -> None:
    assert by_hand([[word("TEST-REF-001", 0, 0.4)]], [[word("TEST-REF-001", 0, 1.0)]]) == {}


SHORT = [word(text, 0, 0.3, y=40.0 * line) for line, text in enumerate(("DOB", "M", "999", "0121", "NPI"))]


def test_short_words_on_which_both_agree_are_print_where_there_is_no_handwriting() -> None:
    # A table in small print on a bad fax: the first reader does not see its dark headings, and is unsure of all.
    headings = [word(text, 300, 1.0, y=40.0 * line) for line, text in enumerate(("Code", "Problem", "Onset"))]
    read = by_hand([[one] for one in SHORT], [*([one] for one in SHORT), *([one] for one in headings)])
    assert set(read) == {"Code", "Problem", "Onset"}


def test_short_words_are_doubted_where_a_hand_wrote_several_lines() -> None:
    names = [("Iisa", "Wilson"), ("Bomly", "Bennett"), ("tuo2", "Hooper")]
    scribble = [[word(seen, 300, 0.2, y=40.0 * line)] for line, (seen, _) in enumerate(names)]
    guesses = [[word(guess, 300, 1.0, y=40.0 * line)] for line, (_, guess) in enumerate(names)]
    read = by_hand([*scribble, *([one] for one in SHORT)], [*guesses, *([one] for one in SHORT)])
    assert {"Wilson", "Bennett", "Hooper", "DOB", "999"} <= set(read)


def test_signs_without_letters_say_nothing() -> None:
    assert by_hand([[word("~", 0, 0.1)]], [[word("-", 0, 0.4)]]) == {}


def test_a_page_keeps_which_words_are_handwritten_when_it_is_stored() -> None:
    box = (0.1, 0.1, 0.2, 0.2)
    words = (Word(text="Name:", box=box), Word(text="Wilson", box=box, confidence=0.4, handwritten=True))
    page = Page(document_id="doc_1", number=1, width=612, height=792, source="ocr", words=words)
    assert Page.from_json(page.to_json()) == page
    printed = page.to_json()["words"][0]
    assert len(printed) == 8


def test_what_a_pen_scrawls_on_a_printed_page_is_marked_and_the_print_is_not() -> None:
    page = sheet((*LINES, "Name of the patient, in clear letters please:", "Signature and date of signing:"))
    scrawl(page, left=260, top=1250, letters=9, seed=2050)
    scrawl(page, left=260, top=1750, letters=9, seed=2150)
    found = read(encoded(page, "PNG", dpi=(200, 200)))[0]
    assert set(LINES) <= set(lines(found))
    printed = set(" ".join(LINES).split())
    written = [word for word in found.words if word.handwritten]
    assert written
    assert not [word.text for word in written if word.text in printed]
    assert all(word.confidence <= MOST_CONFIDENCE for word in written)


def scrawl(page: Image.Image, *, left: int, top: int, letters: int, seed: int) -> None:
    """Draw loops of a pen that slant and grow as a hurried hand's do."""
    chance = np.random.default_rng(seed)
    draw = ImageDraw.Draw(page)
    x, points = float(left), []
    for _ in range(letters):
        height, width = chance.uniform(18, 60), chance.uniform(16, 34)
        for step in range(24):
            angle = 2 * math.pi * step / 24
            y = top - height * (1 - math.cos(angle)) / 2
            points.append((x + width * step / 24 + 0.4 * (top - y) + 6 * math.sin(angle), y))
        x += width
    draw.line(points, fill=70, width=4, joint="curve")
