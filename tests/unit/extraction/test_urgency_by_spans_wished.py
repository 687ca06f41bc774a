"""How soon letters want somebody where they tell what the patient was told, or what the writer would rather; and the
same words about other matters. Every person is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value
from tests.unit.extraction.test_urgency_in_prose import urgency


@pytest.mark.parametrize(
    "sentence",
    [
        "I have told her she should be seen in the next few weeks and not left until after the lambing.",
        "I have not written to the licensing people yet, so sooner rather than later please.",
        "She needs to be looked at in the next week or two.",
        "I'd be happier if she were seen within the next two to three weeks.",
        "If you could manage it inside a month I would be relieved.",
    ],
)
def test_a_span_that_is_wished_says_how_soon(sentence: str) -> None:
    assert urgency(sentence) == "urgent"


@pytest.mark.parametrize(
    "sentence",
    [
        "I have told her the rash should clear in the next few weeks.",
        "She has had the lump for two weeks.",
        "The pain comes on sooner rather than later after meals.",
        "She should be looked at in two weeks by me.",
        "I have asked her to come back in two weeks if no better.",
    ],
)
def test_the_same_words_about_another_matter_say_nothing(sentence: str) -> None:
    assert urgency(sentence) is None


def test_this_week_or_next_is_chosen_in_its_short_form() -> None:
    form = (
        "REQUEST FOR SPECIALIST VISIT\nPATIENT\tAgnes Thorne\nDOB\t2-3-1961\n\n"
        "SPECIALTY  [x] Ortho  [ ] Cardiology\nWHEN       [ ] today  [x] this wk or next  [ ] next available\n"
    )
    assert value(read(form), "request.urgency") == "urgent"
