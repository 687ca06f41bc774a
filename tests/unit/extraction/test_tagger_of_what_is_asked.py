"""The tagger tells which words say how urgently, of which specialty and why something is asked."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path

import pycrfsuite
import pytest

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.tagger.asked import (
    REASON,
    SPECIALTY,
    TAGS_OF_ASKED,
    URGENCY,
    asked_in,
    asked_probability,
)
from jobs.extraction.assistant.tagger.model import ASKED_WEIGHTS
from jobs.extraction.assistant.tagger.tags import OUTSIDE
from jobs.extraction.text import Span
from jobs.training.asked_gold import printed_in
from jobs.training.tagger_fingerprint import ASKED_FINGERPRINT, MAKES_FEATURES_OF_ASKED, fingerprint
from tests.unit.extraction.letters import GP_LETTER
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)
FORM = """\
REFERRAL FORM
Quarry Lane Family Medicine
Phone: (503) 555-0142\tFax: (503) 555-0143

Refer to: [ ] Neurology\t[x] Rheumatology\t[ ] Urology
Priority: [ ] Routine\t[x] Urgent\t[ ] Emergency

Patient name: Odalys Brandvold\tDOB: 02/19/1971

Reason for referral: swollen wrists and hands for three months, with stiffness every morning
"""
LETTER = """\
Dr Ingrid Falk
Brook Street Practice

9 February 2026

Department of Urology
Alder General Hospital

Dear Colleague

Re: Wilfred Ostler, born 3 May 1949

Thank you for seeing this retired mason with painless blood in the urine for five weeks. I would be
grateful if you could see him within two weeks.

Yours sincerely
Dr Ingrid Falk
"""


def document_of(text: str) -> Document:
    return Document.of(paper(text), TODAY)


def asked_of(text: str) -> dict[tuple[str, str], str]:
    document = document_of(text)
    return {(each.path, each.tag): document.text[each.span] for each in asked_in(document)}


def test_a_forms_ticked_answers_are_told_from_those_that_are_only_printed() -> None:
    asked = asked_of(FORM)
    assert asked[URGENCY, "soon"] == "Urgent"
    assert (URGENCY, "routine") not in asked


def test_a_letters_request_is_told_by_its_words() -> None:
    asked = asked_of(LETTER)
    assert "two weeks" in asked[URGENCY, "soon"]
    assert "Urology" in asked[SPECIALTY, "specialty"]
    assert "blood in the urine" in asked[REASON, "reason"]


def test_a_form_with_no_tick_is_told_to_say_no_urgency() -> None:
    assert not [
        each
        for each in asked_in(document_of(FORM.replace("[x] Urgent", "[ ] Urgent")))
        if each.path == URGENCY
    ]


def test_marks_come_in_reading_order_and_each_with_a_probability() -> None:
    asked = asked_in(document_of(FORM))
    assert [each.span.start for each in asked] == sorted(each.span.start for each in asked)
    assert all(0 < each.probability <= 1 for each in asked)


def test_words_are_probable_as_what_they_say_and_as_nothing_else() -> None:
    document = document_of(FORM)
    start = document.text.content.index("Urgent")
    span = Span(start, start + len("Urgent"))
    assert asked_probability(document, URGENCY, span) > 0.4
    assert asked_probability(document, SPECIALTY, span) < 0.1
    assert asked_probability(document, URGENCY, Span(10_000, 10_020)) == 0.0


def test_threads_do_not_disturb_each_other() -> None:
    alone = {text: asked_in(document_of(text)) for text in (GP_LETTER, FORM)}

    def tag(text: str) -> bool:
        return asked_in(document_of(text)) == alone[text.rstrip(" ")]

    asked = [f"{text}{' ' * count}" for count in range(1, 9) for text in (GP_LETTER, FORM)]
    with ThreadPoolExecutor(max_workers=4) as pool:
        assert all(pool.map(tag, asked))


@pytest.mark.parametrize(
    "hostile",
    [
        "",
        "\u200b\u00ad",
        "[x] " * 4_000,
        "urgent within 2 weeks " * 1_000,
        "please see " * 2_000,
        "\u2612" * 50_000,
    ],
)
def test_odd_texts_are_read_soon_and_without_complaint(hostile: str) -> None:
    document = document_of(hostile)
    began = time.process_time()
    asked_in(document)
    assert time.process_time() - began < 4


def test_the_weights_belong_to_the_features() -> None:
    assert ASKED_FINGERPRINT.read_text(encoding="utf-8").strip() == fingerprint(MAKES_FEATURES_OF_ASKED), (
        "the features changed: train again with `python -m jobs.training.asked`"
    )


def test_the_weights_know_these_tags_and_no_others() -> None:
    tagger = pycrfsuite.Tagger()
    tagger.open(str(ASKED_WEIGHTS))
    assert set(tagger.labels()) == {OUTSIDE, *(tag for tags in TAGS_OF_ASKED.values() for tag in tags)}


def test_the_words_that_tell_a_value_are_read_from_the_heads_of_sources(tmp_path: Path) -> None:
    head = 'gold:\n  request: {urgency: "urgent || asap = within a fortnight", specialty: urology = *, reason: gout}\n'
    (tmp_path / "an_invented_letter.txt").write_text(f"{head}---\nDear colleague\n", encoding="utf-8")
    assert printed_in(tmp_path) == {
        ("an_invented_letter", URGENCY): "within a fortnight",
        ("an_invented_letter", REASON): "gout",
    }
