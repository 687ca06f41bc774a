"""Whether a place of a text is taken, told by order instead of one by one."""

from __future__ import annotations

import random

from jobs.extraction.assistant.parties.taken_places import TakenPlaces
from jobs.extraction.text import Span


def test_it_answers_as_looking_at_each_place_does() -> None:
    chance = random.Random(3)  # noqa: S311  no secret
    for _ in range(300):
        spans = [Span(start, start + chance.randint(1, 9)) for start in chance.choices(range(40), k=5)]
        taken = TakenPlaces(spans)
        for start in range(45):
            asked = Span(start, start + chance.randint(1, 4))
            each = any(asked.start < span.end and span.start < asked.end for span in spans)
            assert taken.meets(asked) is each


def test_nothing_is_taken_where_there_are_no_places() -> None:
    assert not TakenPlaces([]).meets(Span(0, 5))
