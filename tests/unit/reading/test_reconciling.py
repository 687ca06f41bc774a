"""Two readings of one page become one, and a disagreement shows in the confidence."""

from __future__ import annotations

import pytest

from referrals.reading.layout import RawWord
from referrals.reading.reconciling import reconcile


def word(text: str, x: float, confidence: float, *, y: float = 0, width: float = 50) -> RawWord:
    return RawWord(text=text, edges=(x, y, x + width, y + 20), confidence=confidence)


def only(lines: list[list[RawWord]]) -> RawWord:
    (found,) = (word for line in lines for word in line)
    return found


def test_agreement_makes_a_word_surer_than_either_reader_is() -> None:
    merged = only(reconcile([[word("atenolol", 0, 0.8)]], [[word("atenolol", 2, 0.9)]]))
    assert merged.text == "atenolol"
    assert merged.confidence == pytest.approx(0.98)


def test_the_place_is_the_first_readers_which_measures_it() -> None:
    merged = only(reconcile([[word("atenolol", 0, 0.8)]], [[word("atenolol", 2, 0.9)]]))
    assert merged.edges == (0, 0, 50, 20)


def test_where_they_differ_the_second_is_believed_with_less_confidence() -> None:
    merged = only(reconcile([[word("atenoIol", 0, 0.9)]], [[word("atenolol", 0, 0.95)]]))
    assert merged.text == "atenolol"
    assert merged.confidence < 0.9


def test_the_more_they_differ_the_less_sure_it_is() -> None:
    near = only(reconcile([[word("2000", 0, 0.9)]], [[word("3000", 0, 0.95)]]))
    far = only(reconcile([[word("vuol", 0, 0.9)]], [[word("3000", 0, 0.95)]]))
    assert far.confidence < near.confidence


def test_signs_that_no_latin_text_has_are_not_believed() -> None:
    assert (
        only(reconcile([[word("01-Jun-1970", 0, 0.6)]], [[word("01-Jun-↓970", 0, 0.99)]])).text
        == "01-Jun-1970"
    )


def test_an_unsure_second_reading_gives_way_to_a_sure_first() -> None:
    assert only(reconcile([[word("dose", 0, 0.95)]], [[word("dcse", 0, 0.5)]])).text == "dose"


def test_a_word_that_both_read_elsewhere_on_the_page_is_believed() -> None:
    merged = reconcile(
        [[word("Melbourne", 0, 0.9)], [word("Melbourne", 0, 0.8, y=100)]],
        [[word("Melbourne", 0, 0.9)], [word("Meibourne", 0, 0.99, y=100)]],
    )
    assert [line[0].text for line in merged] == ["Melbourne", "Melbourne"]


def test_a_word_of_the_dictionary_is_believed_against_one_that_is_not() -> None:
    ours = RawWord(text="Reference", edges=(0, 0, 50, 20), confidence=0.8, in_dictionary=True)
    assert only(reconcile([[ours]], [[word("Referenco", 0, 0.99)]])).text == "Reference"


def test_a_short_word_of_the_dictionary_proves_nothing() -> None:
    ours = RawWord(text="Lo", edges=(0, 0, 50, 20), confidence=0.8, in_dictionary=True)
    assert only(reconcile([[ours]], [[word("to", 0, 0.99)]])).text == "to"


def test_words_that_one_reader_runs_together_meet_the_two_of_the_other() -> None:
    merged = reconcile(
        [[word("two", 0, 0.9), word("weeks", 55, 0.9)]], [[word("twoweeks", 0, 0.9, width=105)]]
    )
    assert "".join(word.text for line in merged for word in line) == "twoweeks"
    assert all(word.confidence > 0.95 for line in merged for word in line)


def test_what_only_one_reader_saw_is_kept_with_less_confidence_and_dirt_is_not() -> None:
    first = [[word("signed", 0, 0.9), word("-~", 400, 0.9), word("ghost", 500, 0.3)]]
    second = [[word("Lindqvist", 100, 0.9)]]
    merged = {word.text: word.confidence for line in reconcile(first, second) for word in line}
    assert set(merged) == {"signed", "Lindqvist"}
    assert all(confidence == pytest.approx(0.72) for confidence in merged.values())


def test_one_silent_reader_leaves_the_other() -> None:
    assert reconcile([], []) == []
    assert only(reconcile([], [[word("alone", 0, 1.0)]])).text == "alone"
    assert only(reconcile([[word("alone", 0, 1.0)]], [])).text == "alone"
