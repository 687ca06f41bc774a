"""How soon a letter wants somebody to be seen, below lines that speak of others, and what is no haste for all that.
Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value
from tests.unit.extraction.test_urgency_in_prose import urgency

_TOP = (
    "Elm Surgery - 01632 960370\n\nName\tAda Quill\tDoB\t30-Dec-1949\n"
    "Address\t2 Elm Yard\tContact\tdaughter Eva Ford\n\tNR99 7ZZ\t\t07700 900377\n"
)


def _urgency(paper: str) -> object:
    return value(read(paper), "request.urgency")


@pytest.mark.parametrize(
    ("sentence", "levels"),
    [
        ("Please could she be seen today or tomorrow for likely arteritis.", ("stat", "asap", "urgent")),
        ("Please see her urgently for likely arteritis.", ("urgent",)),
        ("Her daughter was seen urgently for the same.", (None,)),
    ],
)
def test_a_relative_in_the_cells_above_a_sentence_is_not_whom_it_speaks_of(
    sentence: str, levels: tuple[object, ...]
) -> None:
    assert _urgency(f"{_TOP}{sentence}\nNew headache.\n\nEva Thurtle\n") in levels


@pytest.mark.parametrize(
    ("sentence", "level"),
    [
        ("I would be very grateful if he could be fitted in within the next fortnight.", "urgent"),
        ("We would appreciate it if you could slot him in within two weeks.", "urgent"),
        ("Wants to be fitted in within a fortnight of his holiday.", None),
    ],
)
def test_what_the_writer_asks_below_a_heading_of_the_record_is_asked(sentence: str, level: object) -> None:
    letter = (
        "Elm Surgery\n\nDear Dr Brandt,\n\nThank you for seeing Mr Tom Ford, 4/5/1961, with a weak foot.\n\n"
    )
    record = f"Past History\n1988\tQ fever\n2007\tGout\n\nSocial\nNon-smoker.\n{sentence}\nYours sincerely\n\nDr Eva\n"
    assert _urgency(letter + record) == level


@pytest.mark.parametrize(
    "sentence",
    [
        "She would rather wait till he is through it, August at the earliest.",
        "He is abroad and could be seen in June at the earliest.",
        "He would rather be seen soon than lose a day of the harvest.",
    ],
)
def test_when_somebody_can_come_at_all_is_no_haste(sentence: str) -> None:
    assert urgency(sentence) is None


def test_the_earliest_there_is_is() -> None:
    assert urgency("Please see him at the earliest.") == "asap"
