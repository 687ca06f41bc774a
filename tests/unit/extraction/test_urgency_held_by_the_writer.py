"""How urgent a writer says that he holds it to be, which wait he holds to be too long, and what he asks of a reader who
may have no room. Every person is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_urgency_in_prose import urgency


@pytest.mark.parametrize(
    ("sentence", "level"),
    [
        ("I would call this semi-urgent. She can travel with two days' notice.", "urgent"),
        ("I'd call it urgent.", "urgent"),
        ("I would call it routine.", "routine"),
        ("I would place this in the soon category.", "urgent"),
        ("I would say semi-urgent.", "urgent"),
        ("In my view this is semi-urgent.", "urgent"),
        ("My own grading would be urgent.", "urgent"),
        ("I fear a routine wait would be too long.", "urgent"),
        ("A routine appointment would be too late.", "urgent"),
        ("The usual wait of six months will not do for her.", "urgent"),
        ("I do not want her to join the end of the routine queue.", "urgent"),
        ("I would be unhappy for her to wait until spring.", "urgent"),
        ("Could she be seen for a frenotomy, this week if there is any way?", "urgent"),
        ("Could he be seen for a biopsy, within ten days if there is a slot?", "urgent"),
        ("I think the throat people should have a look within two weeks.", "urgent"),
        ("If there is any way of seeing her this week I would be grateful.", "urgent"),
        ("He leaves for a contract in Japan in January so before Christmas would be great.", "urgent"),
    ],
)
def test_what_the_writer_holds_it_to_be(sentence: str, level: str) -> None:
    assert urgency(sentence) == level


@pytest.mark.parametrize(
    "sentence",
    [
        "I would call him back in three weeks for bloods.",
        "I would say the pain comes on soon after meals.",
        "My impression is that urgent care saw her in May.",
        "Her mother calls it urgent.",
        "He would call it urgent himself, but his wife says it is nothing.",
        "He was told to come back this week if there is any pain.",
        "I feel this falls short of an emergency.",
    ],
)
def test_what_else_is_said_in_such_words_says_nothing(sentence: str) -> None:
    assert urgency(sentence) is None
