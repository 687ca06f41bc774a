"""What is asked, weighed against marks: how urgently, of which specialty, why. Every person and place is invented."""

from __future__ import annotations

from datetime import date
from typing import Any

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.second.asked import AskedMarks, read_again_what_is_asked
from jobs.extraction.assistant.tagger.asked import REASON, SPECIALTY, URGENCY, Asked
from jobs.extraction.found import Found, field_of
from jobs.extraction.text import Span
from referrals.data.referral import Field, Referral, replace_fields, walk
from tests.unit.extraction.paper import paper

LETTER = """Harrow Fold Surgery
Cardiology was no help to her in 2019.

Lung Clinic, Tarn General Hospital

Dear colleague
She should be with you before the month is out, inside a fortnight.
She has coughed blood twice since the spring and lost a stone.
Routine bloods were normal.
"""


def document() -> Document:
    return Document.of(paper(LETTER), date(2026, 11, 1))


def place(on: Document, words: str) -> Span:
    start = on.text.content.index(words)
    return Span(start, start + len(words))


def told(on: Document, **values: tuple[str, str]) -> Referral:
    """A referral in which rules found a value at these words."""
    fields = {
        f"request.{name}": field_of(on.text, Found(value, (place(on, words),), 0.9))
        for name, (value, words) in values.items()
    }
    referral: Referral = replace_fields(Referral(), fields)
    return referral


def weighed(
    on: Document, referral: Referral, *asked: tuple[str, str, str, float], believed: float = 0.0
) -> dict[str, Field]:
    """What is left when these words (path, tag, words, probability) are marked and all else is believed so much."""
    marks = tuple(Asked(path, tag, place(on, words), chance) for path, tag, words, chance in asked)
    marks = tuple(sorted(marks, key=lambda mark: mark.span.start))
    return dict(
        walk(read_again_what_is_asked(on, referral, AskedMarks(marks, lambda _path, _span: believed)))
    )


def value(path: str, *asked: tuple[str, str, str, float], **rules: Any) -> Any:
    on = document()
    believed = rules.pop("believed", 0.0)
    return weighed(on, told(on, **rules), *asked, believed=believed)[path].value


def test_what_the_rules_left_open_is_filled_and_points_at_the_marked_words() -> None:
    on = document()
    field = weighed(on, Referral(), (URGENCY, "soon", "inside a fortnight", 0.9))[URGENCY]
    assert field.value == "urgent"
    assert field.evidence[0].quote == "inside a fortnight"
    assert field.confidence < 0.9


def test_of_two_levels_that_are_hardly_told_apart_the_words_decide() -> None:
    on = Document.of(paper("To be seen: ASAP\nOr as soon as you can"), date(2026, 11, 1))
    assert weighed(on, Referral(), (URGENCY, "soon", "ASAP", 0.9))[URGENCY].value == "asap"


def test_an_unlikely_mark_fills_nothing() -> None:
    assert value(URGENCY, (URGENCY, "soon", "inside a fortnight", 0.4)) is None
    assert value(SPECIALTY, (SPECIALTY, "specialty", "Lung Clinic", 0.4)) is None
    assert value(REASON, (REASON, "reason", "coughed blood twice", 0.2)) is None


def test_the_specialty_is_the_one_whose_name_was_marked() -> None:
    assert value(SPECIALTY, (SPECIALTY, "specialty", "Lung Clinic", 0.9)) == "pulmonology"


def test_marked_words_that_name_no_specialty_are_none() -> None:
    assert value(SPECIALTY, (SPECIALTY, "specialty", "Harrow Fold", 0.95)) is None


def test_a_value_that_is_not_believed_gives_way_to_a_likely_one() -> None:
    rules = {"specialty": ("cardiology", "Cardiology")}
    assert value(SPECIALTY, (SPECIALTY, "specialty", "Lung Clinic", 0.9), **rules) == "pulmonology"
    assert (
        value(URGENCY, (URGENCY, "soon", "inside a fortnight", 0.9), urgency=("routine", "Routine"))
        == "urgent"
    )


def test_a_value_that_is_believed_stays() -> None:
    rules = {"specialty": ("cardiology", "Cardiology")}
    marked = (SPECIALTY, "specialty", "Lung Clinic", 0.9)
    assert value(SPECIALTY, marked, believed=0.6, **rules) == "cardiology"


def test_a_value_stays_where_no_mark_is_likely_enough_to_replace_it() -> None:
    rules = {"specialty": ("cardiology", "Cardiology")}
    assert value(SPECIALTY, (SPECIALTY, "specialty", "Lung Clinic", 0.7), **rules) == "cardiology"


def test_soon_by_one_reading_and_by_the_other_is_the_same() -> None:
    marked = (URGENCY, "soon", "inside a fortnight", 0.99)
    assert value(URGENCY, marked, urgency=("asap", "before the month is out")) == "asap"


def test_a_reason_that_stands_where_the_mark_stands_is_kept_in_the_rules_words() -> None:
    sentence = "She has coughed blood twice since the spring and lost a stone."
    marked = (REASON, "reason", "coughed blood twice", 0.95)
    assert value(REASON, marked, reason=(sentence, sentence)) == sentence


def test_a_reason_that_is_not_believed_gives_way() -> None:
    marked = (REASON, "reason", "coughed blood twice since the spring", 0.9)
    rules = {"reason": ("Routine bloods were normal.", "Routine bloods were normal.")}
    assert value(REASON, marked, **rules) == "coughed blood twice since the spring"


def test_words_beside_an_empty_box_say_nothing() -> None:
    on = Document.of(paper("Priority: [ ] Routine\t[ ] Urgent"), date(2026, 11, 1))
    assert weighed(on, Referral(), (URGENCY, "soon", "Urgent", 0.9))[URGENCY].value is None


def test_a_word_that_is_none_of_urgency_says_it_only_where_something_is_asked() -> None:
    told_of = Document.of(paper("The pain began in early October."), date(2026, 11, 1))
    asked_for = Document.of(paper("I would be grateful for your early opinion."), date(2026, 11, 1))
    marked = (URGENCY, "soon", "early", 0.9)
    assert weighed(told_of, Referral(), marked)[URGENCY].value is None
    assert weighed(asked_for, Referral(), marked)[URGENCY].value == "urgent"
