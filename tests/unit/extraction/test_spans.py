"""Places that are asked about many times are found however they lie within each other."""

from __future__ import annotations

import random

from jobs.extraction.layout.spans import Spans
from jobs.extraction.text import Span


def test_spans_meet_and_hold_what_a_look_at_each_of_them_tells() -> None:
    chance = random.Random(3)  # noqa: S311  no secret
    for _ in range(200):
        some = [
            Span(start, start + chance.randint(1, 12))
            for start in (chance.randint(0, 90) for _ in range(chance.randint(0, 12)))
        ]
        spans = Spans(some)
        for start in range(100):
            asked = Span(start, start + chance.randint(1, 5))
            assert spans.meet(asked) is any(one.meets(asked) for one in some)
            assert spans.hold(start) is any(one.start <= start < one.end for one in some)


def test_no_spans_meet_and_hold_nothing() -> None:
    assert not Spans([]).meet(Span(0, 5))
    assert not Spans([]).hold(0)
