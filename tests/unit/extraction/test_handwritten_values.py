"""A value that a hand wrote is shown as a guess, and not at all where it cannot be read."""

from __future__ import annotations

from jobs.extraction.judge import run_judge
from referrals.data.pages import Page, Word
from referrals.data.referral import Evidence, Field, Patient, Referral


def judged(*, confidence: float, handwritten: bool) -> Field:
    """Return what the judge says of a family name that stands on a page by itself."""
    box = (0.1, 0.1, 0.2, 0.12)
    word = Word(text="Whitcombe", box=box, confidence=confidence, handwritten=handwritten)
    page = Page(document_id="doc_1", number=1, width=612, height=792, source="ocr", words=(word,))
    evidence = Evidence(document_id="doc_1", page=1, boxes=(box,), quote="Whitcombe")
    name = Field(value="Whitcombe", confidence=0.9, evidence=(evidence,))
    return run_judge(referral=Referral(patient=Patient(family_name=name)), pages=[page]).patient.family_name


def test_a_handwritten_value_is_an_uncertain_guess() -> None:
    field = judged(confidence=0.5, handwritten=True)
    assert (field.value, field.verdict) == ("Whitcombe", "uncertain")
    assert "It is handwritten." in field.reasons
    assert field.confidence < 0.7


def test_handwriting_that_cannot_be_read_is_no_value_and_keeps_its_place() -> None:
    field = judged(confidence=0.2, handwritten=True)
    assert (field.value, field.absent, field.confidence) == (None, "illegible", 0.0)
    assert field.evidence[0].page == 1
    assert field.reasons == ("It is handwritten and cannot be read.",)


def test_print_that_is_as_hard_to_read_stays_a_value() -> None:
    field = judged(confidence=0.2, handwritten=False)
    assert (field.value, field.absent) == ("Whitcombe", None)
