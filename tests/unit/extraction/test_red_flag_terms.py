"""The terms of red flags: every one must be found in a letter that holds its words."""

from __future__ import annotations

import re

import pytest

from jobs.extraction import find_red_flags
from jobs.extraction.red_flags.pictures import Ideas
from jobs.extraction.red_flags.rules import RED_FLAG_RULES
from jobs.extraction.red_flags.rules.idea import one
from jobs.extraction.red_flags.terms import end_of, variants
from jobs.extraction.red_flags.words import tokens_of
from tests.unit.extraction.paper import paper

_TERMS = sorted(
    {
        (rule.code, term.strip())
        for rule in RED_FLAG_RULES
        for picture in rule.pictures
        for idea in picture.ideas
        for words in idea.words
        for term in words.terms.split(",")
    }
)


def _as_a_letter_says(term: str, choice: int) -> str:
    """The words of a term with one of its alternatives at each place, the beginning of a word with some end."""
    places = [place for place in term.split() if not place.startswith("..")]
    words = []
    for place in places:
        choices = [word for word in (place[1:] if len(place) > 1 else place).split("/") if word]
        if not place.startswith("?") or len(place) == 1:
            choices = [word for word in place.split("/") if word]
        words.append(re.sub(r"(?<=.)\*$", "zqxw", choices[choice % len(choices)]))
    return " ".join(words)


def _is_found(term: str, text: str) -> bool:
    tokens = tokens_of(text)
    return any(
        items[0].fits(token) and end_of(items, tokens, place) is not None
        for items in variants(term)
        for place, token in enumerate(tokens)
    )


def _alternatives(term: str) -> int:
    return max(place.count("/") for place in term.split()) + 1


def test_every_word_of_every_term_can_stand_in_a_letter() -> None:
    silent = [
        (code, term, text)
        for code, term in _TERMS
        for choice in range(_alternatives(term))
        if not _is_found(term, text := _as_a_letter_says(term, choice))
    ]
    assert silent == []


@pytest.mark.parametrize("term", ["&", "lump ..2 \u2026", "", "?maybe"])
def test_a_term_that_no_letter_can_hold_is_refused(term: str) -> None:
    with pytest.raises(ValueError, match="term"):
        Ideas({"x": (one(term),)})


@pytest.mark.parametrize(
    ("term", "text", "found"),
    [
        ("never", "He never smoked.", True),
        ("never", "He does not smoke.", False),
        ("not smok*", "He never smoked.", True),
        ("U5", "Nodule, U5.", True),
        ("U5", "Nodule, u5.", False),
        ("m4/m5", "Mammogram M5.", True),
        ("+ve upt", "UPT: +ve UPT", True),
        ("cannot exclude", "Could not exclude", True),
        ("not fade*", "It is not fading.", True),
        ("age*", "Aging well", False),
        ("h\u00fcfte", "Die H\u00fcfte", True),
    ],
)
def test_terms_are_read_as_letters_are(term: str, text: str, found: bool) -> None:
    assert _is_found(term, text) is found


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("airway", "Angioedema of the tongue."),
        ("breast_cancer_signs", "Mammogram M5."),
        ("head_and_neck_cancer_signs", "Thyroid ultrasound: U5 nodule."),
    ],
)
def test_marks_of_letter_and_number_and_british_words_raise(code: str, text: str) -> None:
    assert code in {flag.code for flag in find_red_flags(pages=paper(text))}


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("stroke_tia", "Head strike on the door frame, no loss of consciousness."),
        ("diabetic_emergency", "Takes creatine for the gym."),
        ("airway", "Drooping left eyelid for years."),
        ("breast_cancer_signs", "GCS E3 V4 M5."),
    ],
)
def test_words_that_only_look_like_danger_stay_silent(code: str, text: str) -> None:
    assert code not in {flag.code for flag in find_red_flags(pages=paper(text))}
