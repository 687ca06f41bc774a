"""The text view: offsets, cells, and evidence that is always taken from the page."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import find_labels
from jobs.extraction.text import CELL, Span, Text
from jobs.extraction.texts_at_hand import text_of
from tests.unit.extraction.paper import paper


def span_of(text: Text, words: str) -> Span:
    start = text.content.index(words)
    return Span(start, start + len(words))


def test_words_far_apart_are_cells() -> None:
    text = Text(paper("Name\tAnn Sample"))
    assert text.content == f"Name{CELL}Ann Sample\n"


def test_the_cell_before_another_is_the_one_right_beside_it() -> None:
    text = Text(paper("Name\tAnn Sample\t12/03/1961"))
    name, value, date_of_birth = text.cells[0]
    assert text.cell_before(name) is None
    assert text.cell_before(value) == name
    assert text.cell_before(date_of_birth) == value


def test_a_quote_over_two_lines_has_a_box_for_each() -> None:
    text = Text(paper("she has had pain in\nthe left knee for"))
    (evidence,) = text.evidence(span_of(text, "pain in\nthe left"))
    assert evidence.quote == "pain in the left"
    assert len(evidence.boxes) == 2
    assert evidence.boxes[0][1] < evidence.boxes[1][1]


def test_a_quote_over_two_pages_is_two_places() -> None:
    text = Text(paper("the pain began\fin the left knee"))
    found = text.evidence(span_of(text, "began\nin the"))
    assert [(evidence.page, evidence.quote) for evidence in found] == [(1, "began"), (2, "in the")]


def test_a_part_of_a_word_has_a_part_of_its_box() -> None:
    text = Text(paper("DOB:12/03/1961"))
    (evidence,) = text.evidence(span_of(text, "12/03/1961"))
    whole = text.words[0].word.box
    assert whole[0] < evidence.boxes[0][0] < evidence.boxes[0][2] <= whole[2] + 1e-4


def test_a_full_line_flows_on_and_a_bullet_does_not() -> None:
    text = Text(paper("a long first line that is full to the very edge of\nthis page\n- one\n- two"))
    assert "edge of this page" in text.flowing
    assert "page\n- one\n- two" in text.flowing
    assert len(text.flowing) == len(text.folded) == len(text.content)


def test_a_gap_starts_a_paragraph() -> None:
    text = Text(paper("one\ntwo\nthree\n\n\nfour\nfive"))
    assert text.paragraph_starts == {3}


def test_pages_without_words_are_no_text() -> None:
    assert Text(paper("")).content == ""


def test_the_text_of_pages_is_laid_out_once_and_what_is_made_of_it_too() -> None:
    pages = paper("Name: Ann Sample")
    text = text_of(pages)
    assert text_of(list(pages)) is text
    assert text_of(paper("Name: Bob Sample")).content != text.content
    assert text.once(find_labels) is text.once(find_labels)
    assert Document.of(pages, date(2026, 1, 1)) is Document.of(pages, date(2026, 1, 1))
    assert Document.of(pages, date(2026, 1, 2)).today == date(2026, 1, 2)


def test_the_text_of_a_packet_is_kept_beside_that_of_each_of_its_pages() -> None:
    (page,) = paper("word " * 100)
    packet = tuple(replace(page, number=number) for number in range(1, 21))
    text = text_of(packet)
    for page in packet:
        text_of([page])
    assert text_of(packet) is text


def test_a_long_text_is_not_kept() -> None:
    pages = paper("word " * 6_000)
    assert text_of(pages) is not text_of(pages)


def test_a_line_of_more_cells_than_tables_have_is_one() -> None:
    text = Text(paper("\t".join(f"w{number}" for number in range(300))))
    assert [cell.words.count("\t") for cell in text.cells[0]] == [299]
    assert text.cell_at(40) == text.cells[0][0]


def test_the_cell_before_one_is_the_one_that_stands_right_before_it() -> None:
    text = Text(paper("one\ttwo\tthree"))
    first, second, third = text.cells[0]
    assert text.cell_before(third) == second
    assert text.cell_before(first) is None
    assert text.cell_at(third.span.start) == third
    assert text.cell_at(second.span.end) is None
