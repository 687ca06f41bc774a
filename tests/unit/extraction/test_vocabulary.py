"""Wordings looked for at once are those that each would find alone."""

from __future__ import annotations

import re
import sys

import pytest

from jobs.extraction import warm_up
from jobs.extraction.assistant.vocabulary import Vocabulary

WORDINGS = (
    ("heart", r"cardiolog\w+|co?rdis|heart(?: failure)?|c\.?h\.?f"),
    ("lung", r"copd|ch(?:est|ronic cough)|o2"),
    ("number", r"\d+ mg|2ww"),
    ("again", r"cardiology clinic|é?cho"),
)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("cardiology clinic", ["heart:cardiology", "again:cardiology clinic"]),
        ("chest", ["lung:chest"]),
        ("crdis or cordis", ["heart:crdis", "heart:cordis"]),
        ("c.h.f and chf", ["heart:c.h.f", "heart:chf"]),
        ("20 mg", ["number:20 mg"]),
        ("on o2", ["lung:o2"]),
        ("heart failure", ["heart:heart failure"]),
        ("unheart c", []),
    ],
)
def test_words_are_found_by_how_they_begin(words: str, found: list[str]) -> None:
    assert [f"{key}:{match.group()}" for key, match in Vocabulary(WORDINGS).matches(words)] == found


@pytest.mark.parametrize("words", ["be", "bend", "better", "b-cell"])
def test_wordings_that_say_fewer_letters_are_tried_beside_those_that_say_more(words: str) -> None:
    of_all = Vocabulary([("long", r"bett\w+|bend"), ("short", r"be\w*"), ("any", r"b\S*")])
    alone = {
        key
        for key, pattern in (("long", r"bett\w+|bend"), ("short", r"be\w*"), ("any", r"b\S*"))
        if re.match(rf"(?:{pattern})(?![\w-])", words)
    }
    assert {key for key, _ in of_all.matches(words)} == alone


def test_a_word_at_the_end_of_what_is_looked_at_is_cut_there() -> None:
    assert [match.group() for match in Vocabulary(WORDINGS).each("heart failure", end=5)] == ["heart"]


def test_what_may_follow_any_wording_belongs_to_it() -> None:
    drugs = Vocabulary([("drug", "metoprolol|iron")], tail="(?: (?:tartrate|xl))?")
    found = [match.group() for match in drugs.each("iron, metoprolol xl and metoprolol tart")]
    assert found == ["iron", "metoprolol xl", "metoprolol"]


def test_every_pattern_of_every_vocabulary_can_be_compiled() -> None:
    """Patterns are compiled when a word first begins as they do: a broken one must not wait for such a word."""
    warm_up()
    modules = [module for name, module in list(sys.modules.items()) if name.startswith("jobs.extraction.")]
    vocabularies = {each for module in modules for each in vars(module).values() if type(each) is Vocabulary}
    assert len(vocabularies) > 10
    for vocabulary in vocabularies:
        for beginning in vocabulary.beginnings:
            list(vocabulary.matches(beginning))
