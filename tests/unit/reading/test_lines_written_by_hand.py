"""Lines of a form that a hand filled in: what it wrote tall beside or over two lines of print joins neither to one."""

from __future__ import annotations

from itertools import groupby

from referrals.reading.layout import RawWord, arrange


def printed(text: str, x: float, y: float) -> RawWord:
    return RawWord(text, (x, y, x + 7 * len(text), y + 10), 0.98)


def by_hand(text: str, x: float, y: float) -> RawWord:
    return RawWord(text, (x, y, x + 12 * len(text), y + 30), 0.5, handwritten=True)


def lines(*fragments: list[RawWord]) -> list[str]:
    placed = arrange(fragments)
    return [
        " ".join(each.word.text for each in line) for _, line in groupby(placed, key=lambda each: each.line)
    ]


def test_handwriting_beside_two_lines_stands_on_the_nearer_one() -> None:
    home, mail = [printed("Home", 0, 0), printed("phone:", 35, 0)], [printed("E-mail:", 0, 16)]
    written = [by_hand("ada@example.org", 90, 4)]
    assert lines(home, mail, written) == ["Home phone:", "E-mail: ada@example.org"]


def test_two_printed_lines_that_a_reader_took_for_one_are_two_again() -> None:
    both = [
        printed("Patient", 0, 0),
        printed("home", 60, 0),
        printed("Patient", 0, 16),
        printed("email:", 60, 16),
    ]
    assert lines(both) == ["Patient home", "Patient email:"]


def test_what_a_hand_wrote_below_its_label_is_a_line_of_its_own() -> None:
    label = [printed("Fax", 100, 0), by_hand("0171", 95, 4), printed("No:", 130, 0)]
    assert lines(label) == ["Fax No:", "0171"]


def test_a_word_that_a_stroke_cut_short_stays_beside_the_words_before() -> None:
    cut = RawWord("Name:", (88.0, 1.0, 97.0, 9.0), 0.97)
    label = [printed("Referrer", 0, 0), printed("First", 60, 0)]
    placed = arrange([[*label, cut], [by_hand("Ada", 60, 12)]])
    name = next(each.word for each in placed if each.word.text == "Name:")
    assert name.edges[0] < 75


def test_print_without_handwriting_keeps_its_boxes() -> None:
    narrow = RawWord("Will:", (88.0, 0.0, 97.0, 10.0), 0.97)
    placed = arrange([[printed("Free", 0, 0), narrow]])
    assert placed[-1].word.edges == narrow.edges
