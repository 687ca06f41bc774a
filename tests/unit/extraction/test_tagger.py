"""The tagger tells whose each name, number and place on a page is."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from datetime import date

import pytest

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.tagger import probability_of, tagged_in
from jobs.extraction.text import Span
from jobs.training.tagger_fingerprint import FINGERPRINT, fingerprint
from tests.unit.extraction.letters import GP_LETTER
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)
FORM = """\
REFERRAL FORM
Quarry Lane Family Medicine
Phone: (503) 555-0142\tFax: (503) 555-0143

Date of referral: 06/02/2026

PATIENT INFORMATION
Patient name: Odalys Brandvold\tDOB: 02/19/1971
Address: 418 Millrace Rd, Salem, OR 97301
Phone: (971) 555-0166

REFERRING PROVIDER
Name: Thaddeus Ilves, MD\tNPI: 1417946138

REFERRED TO
Cascade Valley Cardiology
"""


def document_of(text: str) -> Document:
    return Document.of(paper(text), TODAY)


def values_of(text: str) -> dict[str, set[str]]:
    document = document_of(text)
    values: dict[str, set[str]] = {}
    for tagged in tagged_in(document):
        values.setdefault(tagged.path, set()).add(document.text[tagged.span])
    return values


def span_of(document: Document, words: str) -> Span:
    start = document.text.content.index(words)
    return Span(start, start + len(words))


def test_a_letters_people_numbers_and_places_are_told_apart() -> None:
    values = values_of(GP_LETTER)
    assert "Oldroyd" in values["patient.family_name"]
    assert "Margaret Anne" in values["patient.given_name"]
    assert values["patient.birth_date"] == {"12/03/1961"}
    assert values["patient.identifiers[].value"] == {"943 476 5919"}
    assert values["patient.phone"] == {"07700 900123"}
    assert values["referrer.phone"] == {"01642 555 019"}
    assert values["referrer.name"] == {"Dr Peter Lindqvist"}
    assert "The Old Forge Surgery" in values["referrer.organization"]
    assert "James Hartley Hospital" in values["recipient.organization"]
    assert values["request.date"] == {"4th March 2026"}


def test_a_forms_people_numbers_and_places_are_told_apart() -> None:
    values = values_of(FORM)
    assert values["patient.given_name"] == {"Odalys"}
    assert values["patient.family_name"] == {"Brandvold"}
    assert values["patient.birth_date"] == {"02/19/1971"}
    assert values["patient.phone"] == {"(971) 555-0166"}
    assert values["referrer.phone"] == {"(503) 555-0142"}
    assert values["referrer.fax"] == {"(503) 555-0143"}
    assert values["referrer.npi"] == {"1417946138"}
    assert any("Thaddeus Ilves" in name for name in values["referrer.name"])
    assert values["request.date"] == {"06/02/2026"}


def test_mentions_come_in_reading_order_and_each_with_a_probability() -> None:
    tagged = tagged_in(document_of(FORM))
    assert [each.span.start for each in tagged] == sorted(each.span.start for each in tagged)
    assert all(0 < each.probability <= 1 for each in tagged)


def test_characters_are_probable_as_what_they_are_and_as_nothing_else() -> None:
    document = document_of(FORM)
    phone = span_of(document, "(971) 555-0166")
    assert probability_of(document, "patient.phone", phone) > 0.8
    assert probability_of(document, "referrer.phone", phone) < 0.2
    assert probability_of(document, "patient.family_name", span_of(document, "Brandvold")) > 0.5


def test_of_a_path_that_it_does_not_know_nothing_is_probable() -> None:
    document = document_of(FORM)
    assert probability_of(document, "clinical.diagnoses[].text", span_of(document, "Brandvold")) == 0.0


def test_characters_that_are_no_token_are_nothing() -> None:
    document = document_of(FORM)
    assert probability_of(document, "patient.phone", Span(0, 0)) == 0.0
    assert probability_of(document, "patient.phone", Span(10_000, 10_020)) == 0.0


def test_the_same_page_gives_the_same_again() -> None:
    assert tagged_in(document_of(GP_LETTER)) == tagged_in(document_of(f"{GP_LETTER} "))


def test_threads_do_not_disturb_each_other() -> None:
    alone = {text: tagged_in(document_of(text)) for text in (GP_LETTER, FORM)}

    def tag(text: str) -> bool:
        # Spaces at the end keep this text from being the one that was made a moment ago.
        return tagged_in(document_of(text)) == alone[text.rstrip(" ")]

    asked = [f"{text}{' ' * count}" for count in range(1, 9) for text in (GP_LETTER, FORM)]
    with ThreadPoolExecutor(max_workers=4) as pool:
        assert all(pool.map(tag, asked))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\u0000\ufeff \u202e",
        "(((((((((((((",
        "@" * 300,
        "\u4e2d\u6587 \u0639\u0631\u0628\u064a \U0001f600 \u01c5\u0130\ufb03",
        "²³½ Ⅷ 卌 ١٢٣",
        "Dr\nDr.\nMr\n:\n=\tX",
    ],
)
def test_odd_text_is_no_error(text: str) -> None:
    document = document_of(text)
    for tagged in tagged_in(document):
        assert document.text[tagged.span]


@pytest.mark.parametrize(
    "text",
    ["a:" * 10_000, "Dr. A " * 6_000, "555-0101 " * 6_000, "x\n" * 6_000, "Name: B\tC\t" * 300],
    ids=["labels", "people", "numbers", "lines", "cells"],
)
def test_long_hostile_text_takes_bounded_time(text: str) -> None:
    document = document_of(text)
    started = time.process_time()
    tagged_in(document)
    assert time.process_time() - started < 3


def test_the_weights_were_trained_with_the_features_that_are_made_now() -> None:
    assert FINGERPRINT.read_text(encoding="utf-8").strip() == fingerprint(), (
        "What makes the tagger's features has changed: train it again (jobs/extraction/assistant/tagger/README.md)."
    )
