"""A text is searched only for what it may hold, and nothing is missed by that."""

from __future__ import annotations

import re

import pytest

from jobs.extraction.assistant.vocabulary import Vocabulary
from jobs.extraction.patterns.beginnings import beginnings_of, words_begun_by
from jobs.extraction.patterns.needed_words import WordsHeld, folded_for_needs
from jobs.extraction.text import Text
from tests.unit.extraction.paper import paper


def may(pattern: str, words: str, flags: int = re.IGNORECASE) -> bool:
    return WordsHeld(folded_for_needs(words)).allow(re.compile(pattern, flags))


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        (r"\burgent(?:ly)?\b", "Please see URGENTLY."),
        (r"\b(?:routine|soon)\b", "She can be seen soon."),
        (r"(?:please )?expedite", "We ask you to expedite."),
        (r"\bbor(?:n|n on) (?P<date>\d+)", "Born 3 May"),
        (r"(?:two|2)[- ]week (?:wait|rule)", "two-week rule"),
        (r"(?i:letter) of \w+", "A Letter of thanks"),
        (r"clinic", "The CL\u0130N\u0130C"),
        (r"sister", "\u017fi\u017fter"),
        (r"\d+ ?mg", "40 mg"),
        (r"x? *y", "y"),
    ],
)
def test_what_matches_is_always_looked_for(pattern: str, words: str) -> None:
    assert re.search(pattern, words, re.IGNORECASE)
    assert may(pattern, words)


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        (r"\burgent(?:ly)?\b", "A routine review, please."),
        (r"\b(?:routine|soon)\b", "She is to be seen today."),
        (r"(?:two|2)[- ]week (?:wait|rule)", "in two months"),
    ],
)
def test_a_text_without_the_words_is_not_searched(pattern: str, words: str) -> None:
    assert not may(pattern, words)


def test_phrases_of_a_text_are_those_of_the_pattern() -> None:
    text = Text(paper("Dear Dr Marsh\nPlease see Ada Quill soon, and no later than Friday."))
    later = re.compile(r"no later than \w+", re.IGNORECASE)
    assert [found.group() for found in text.phrases(later)] == ["no later than Friday"]
    assert not list(text.phrases(later, 0, 20))
    assert not list(text.phrases(re.compile(r"as soon as possible")))


@pytest.mark.parametrize(
    ("pattern", "begun"),
    [
        (r"cardiolog\w+", {"ca"}),
        (r"(?:knee|hip) clinic", {"kn", "hi"}),
        (r"(?:rapid )?access clinic", {"ra", "ac"}),
        (r"[ck]ardio", {"ca", "ka"}),
        (r"(?<!no )ent", {"en"}),
        (r"x-?ray", {"x-", "xr"}),
        (r"a\w*", {"a"}),
        (r"\w+ologist", {""}),
    ],
)
def test_what_the_matches_of_a_pattern_begin_with(pattern: str, begun: set[str]) -> None:
    assert beginnings_of(pattern, length=2) == begun


def test_a_vocabulary_finds_each_key_at_a_word_the_longest_match_first_written() -> None:
    names = Vocabulary(
        [
            ("hand", r"hand|hand surgery"),
            ("surgery", r"(?:hand |general )?surgery"),
            ("any", r"\w+ surgery"),
            ("ent", r"ear, nose (?:and|&) throat|ent"),
        ]
    )
    found = [(key, match.group()) for key, match in names.matches("hand surgery, not ent or rent")]
    assert found == [
        ("hand", "hand surgery"),
        ("surgery", "hand surgery"),
        ("any", "hand surgery"),
        ("surgery", "surgery"),
        ("ent", "ent"),
    ]


@pytest.mark.parametrize(
    "pattern", [r"\b(?:ask|kindly) \w+", r"(?<!\w)(?:ask|kindly) \w+", r"(?<![\w-])ask\w*"]
)
def test_a_pattern_of_whole_words_is_tried_at_their_beginnings_only(pattern: str) -> None:
    words = re.compile(pattern, re.IGNORECASE)
    text = Text(paper("We ASK you, and kindly ask ask-backs, not to bask or unmask.\nAsking is free."))
    assert words_begun_by(words)
    assert [found.span() for found in text.phrases(words)] == [
        found.span() for found in words.finditer(text.flowing)
    ]
    assert not list(text.phrases(words, 0, 4))


@pytest.mark.parametrize(
    "pattern",
    [
        r"\b(?:Ask|Kind)\w*",
        r"\b[A-Z]\w+",
        r"\b(?:ask|\?)",
        r"#\d",
        r"\b\d+ mg",
        r"(?i:\bask)",
        r"#\d|\bask",
        r"\?(?:Ask|a)|(?<!\w)mg",
    ],
)
def test_a_pattern_is_tried_at_words_as_it_writes_them_and_at_marks(pattern: str) -> None:
    words = re.compile(pattern)
    text = Text(paper("Asking? ask ?ASK the #2 Kind one, 40 mg or 4 mg. Unmask?\nAsk?And."))
    assert words_begun_by(words)
    assert [found.span() for found in text.phrases(words)] == [
        found.span() for found in words.finditer(text.flowing)
    ]


@pytest.mark.parametrize("pattern", [r"ask\w*", r"\b\w+ology", r"(?<!-)ask", r"(?:ask|\?)", r"\b(?: |ask)"])
def test_a_pattern_that_may_match_within_words_is_tried_everywhere(pattern: str) -> None:
    assert words_begun_by(re.compile(pattern)) is None
