"""Whom a writer says would be the right one to see a patient, where no other words ask. Every person is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.specialty.best_placed import best_placed
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read

LETTER = (
    "Elm Surgery\n3 May 2026\nDear Colleague,\nRe: Ada Quill, born 4 May 1961\nShe has had {} and has been well "
    "otherwise. She takes ramipril and has no allergies.\n{}\n\nYours sincerely\nDr Tom Lee"
)


@pytest.mark.parametrize(
    ("story", "said", "slug"),
    [
        ("a fast pulse", "Cardiology outpatients, routine, would be the right place.", "cardiology"),
        ("swollen fingers", "Rheumatology is where she belongs.", "rheumatology"),
        ("a BMI of 34", "The dietitians to advise please.", "nutrition_dietetics"),
        ("a stiff neck", "She would benefit from physiotherapy.", "physical_therapy"),
        ("a frozen shoulder", "She would do well with some physio.", "physical_therapy"),
        ("sore feet", "She could do with a podiatrist.", "podiatry"),
        ("trouble dressing", "Occupational therapy to visit please.", "occupational_therapy"),
        ("ringing ears", "Audiology would be a good start.", "audiology"),
        ("an aunt with breast cancer", "Could the family history clinic advise on testing?", "genetics"),
    ],
)
def test_whom_the_writer_holds_to_be_right(story: str, said: str, slug: str) -> None:
    assert referral_read(LETTER.format(story, said)).request.specialty.value == slug


@pytest.mark.parametrize(
    "said",
    [
        "She did well with physiotherapy in 2019.",
        "Physiotherapy would not help.",
        "She would benefit from physiotherapy. Podiatry to see.",
        "Her mother would benefit from physiotherapy.",
    ],
)
def test_what_else_is_said_of_specialties_asks_nobody(said: str) -> None:
    document = Document.of(paper(LETTER.format("a sore hip", said)), date(2026, 11, 21))
    assert best_placed(document) is None


def test_who_is_written_to_goes_before_whom_the_patient_would_do_well_with() -> None:
    page = LETTER.format(
        "a sore hip", "Please assess her hip. She would benefit from physiotherapy meanwhile."
    )
    page = page.replace("Dear Colleague", "Department of Orthopaedics\nDear Colleague")
    assert referral_read(page).request.specialty.value == "orthopedics"
