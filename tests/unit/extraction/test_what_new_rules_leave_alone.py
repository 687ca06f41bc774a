"""Ordinary sentences that rules of the past, of side effects and of negative tests leave as they are, and lines that
neither stall nor fail the reading. Everybody is invented."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.page.answers import answers_in
from jobs.extraction.text import Text
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read

_LETTER = (
    "Elm Surgery\n4 March 2026\nDear Dr Moss, Cardiology\nRe: Otto Brandt, 14 Feb 1968\n\n{}\n\n"
    "Yours sincerely\nDr Ada Finch"
)


@pytest.mark.parametrize(
    ("sentence", "condition"),
    [
        ("Please see this 72 year old man with COPD.", "COPD"),
        ("Please see this 60 year old lady with hypertension.", "hypertension"),
        ("NSAIDs were stopped because of chronic kidney disease stage 3.", "chronic kidney disease stage 3"),
        ("She has tried paracetamol for her back pain (sciatica).", "sciatica"),
        ("Diabetes 2010-2020 diet controlled, now on insulin.", "Diabetes"),
        ("Heart failure, resolved pneumonia.", "Heart failure"),
    ],
)
def test_what_the_patient_has_stays_present(sentence: str, condition: str) -> None:
    told = referral_read(_LETTER.format(sentence)).clinical.diagnoses

    assert {str(each.text.value): each.text.asserted for each in told}[condition] == "present"


def test_a_negative_culture_does_not_take_the_complaint_away() -> None:
    told = referral_read(_LETTER.format("He has had diarrhoea, stool cultures negative.")).clinical.symptoms

    assert [(each.text.value, each.text.asserted) for each in told] == [("diarrhoea", "present")]


@pytest.mark.parametrize(
    "weight", ["Weight-5'10", "Weight-150/90", "Weight -\u226530 kg", "Weight-1,234.5 kg"]
)
def test_a_weight_that_is_no_number_fails_nothing(weight: str) -> None:
    assert (
        referral_read(_LETTER.format(f"{weight}. Please see for angina.")).request.specialty.value
        == "cardiology"
    )


def test_a_long_row_of_bare_answers_is_read_at_once() -> None:
    """A pattern that tried every way to part such a row would not end before the test does."""
    row = " ".join(f"Item{number} N" for number in range(60))

    assert len(answers_in(Text(paper(row)))) == 60
    assert len(answers_in(Text(paper("Ab N " * 60 + "x")))) < 60
