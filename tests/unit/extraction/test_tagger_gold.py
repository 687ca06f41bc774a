"""What a document is known to say becomes the tags that the tagger learns."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from jobs.evaluation.cases import Case
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.tagger.tags import mentions
from jobs.extraction.assistant.tagger.tokens import tokens_of
from jobs.extraction.text import Span
from jobs.training.tagger_gold import tags_of
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper


def tagged(text: str, **gold: Any) -> list[tuple[str, str]]:
    """The mentions of a document whose gold is given as `patient__phone=...`."""
    case = Case("made_up", (), {path.replace("__", "."): value for path, value in gold.items()})
    document = Document.of(paper(text), date(2026, 11, 21))
    tokens = tokens_of(document.text)
    return [
        (path, document.text[Span(tokens[first].start, tokens[last].end)])
        for path, first, last in mentions(tags_of(case, document, tokens, Referral()))
    ]


@pytest.mark.parametrize(
    ("given", "family", "text", "names"),
    [
        ("Ifeoma", "Petrie-Obafemi", "Re: Ifeoma Petrie-Obafemi, 41", [("name", "Ifeoma Petrie-Obafemi")]),
        ("Dalia", "Al-Sabti", "Pt: AL-SABTI, DALIA F", [("name", "AL-SABTI, DALIA")]),
        ("Joost", "van der Velden", "Betreft: Joost van der Velden", [("name", "Joost van der Velden")]),
        ("Nuala", "O'Hanrahan", "Name: Nuala O\u2019Hanrahan", [("name", "Nuala O\u2019Hanrahan")]),
        (
            "Amaru",
            {"any_of": ["Quispe Ward", "Quispe-Ward"]},
            "Last name: Quispe Ward",
            [("family_name", "Quispe Ward")],
        ),
        ("Ada", "Quill", "Mrs Quill was seen. Quill pens were not.", [("family_name", "Quill")]),
    ],
)
def test_names_of_patients_are_tagged_whole(
    given: str, family: Any, text: str, names: list[tuple[str, str]]
) -> None:
    found = tagged(text, patient__given_name=given, patient__family_name=family)
    assert found == [(f"patient.{path}", words) for path, words in names]


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("Dr. K. R. Subramoney", "Sincerely,\nDr. K. R. Subramoney", "Dr. K. R. Subramoney"),
        ("Priya N. Raghunath, MD", "Priya N. Raghunath, MD\nFamily Medicine", "Priya N. Raghunath"),
        ("Priya N.", "seen by Priya N. today", "Priya N."),
        ("Tomas Ilves", "ILVES,TOMAS", "ILVES,TOMAS"),
        ("Tomas Ilves", "Dr Tomas J Ilves", "Dr Tomas J Ilves"),
    ],
)
def test_people_are_tagged_with_their_titles_and_without_what_is_behind(
    name: str, text: str, words: str
) -> None:
    assert tagged(text, referrer__name=name) == [("referrer.name", words)]


@pytest.mark.parametrize(
    ("number", "text", "words"),
    [
        ("03 5550 0134", "Ph (03) 5550 0134 / 5550 0135", "(03) 5550 0134"),
        ("+61 3 5550 0134", "Ph 03 5550 0134", "03 5550 0134"),
        ("0131 496 0123", "T +44 131 496 0123", "+44 131 496 0123"),
        ("604-555-0123", "Suite 5 604-555-0123", "604-555-0123"),
    ],
)
def test_numbers_are_tagged_with_brackets_and_country_and_without_what_stands_before(
    number: str, text: str, words: str
) -> None:
    assert tagged(text, referrer__phone=number) == [("referrer.phone", words)]


def test_of_several_options_the_one_that_stands_there_is_tagged_and_the_longest_of_those() -> None:
    options = {"any_of": [None, "Elm Grove", "Elm Grove Surgery", "Elm Grove Health Centre"]}
    assert tagged("Elm Grove Surgery\n1 High St", referrer__organization=options) == [
        ("referrer.organization", "Elm Grove Surgery")
    ]


def test_numbers_and_codes_are_found_however_they_are_divided() -> None:
    assert tagged("NHS no. 999 483 9578", **{"patient__identifiers[]__value": ["9994839578"]}) == [
        ("patient.identifiers[].value", "999 483 9578")
    ]


def test_a_day_is_tagged_in_whatever_way_it_is_written() -> None:
    assert tagged("Friday 12 June 2026", request__date="2026-06-12") == [("request.date", "12 June 2026")]
