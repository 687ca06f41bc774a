"""What the record page draws for a field: the places it rests on, and the places that say otherwise."""

from __future__ import annotations

from referrals.admin.shown_fields import marks_by_page, shown_sections
from referrals.data.referral import Evidence, Field, Patient, Referral


def place(quote: str, *, page: int) -> Evidence:
    return Evidence(document_id="doc_1", page=page, boxes=((0.1, 0.2, 0.3, 0.25),), quote=quote)


def test_what_says_otherwise_is_drawn_for_the_same_field_on_its_own_page() -> None:
    born = Field(
        value="1961-03-12",
        confidence=0.2,
        verdict="contradicted",
        evidence=(place("12/03/1961", page=1),),
        contradicted_by=(place("21/07/1962", page=2),),
    )
    sections = shown_sections(Referral(patient=Patient(birth_date=born)))
    marks = marks_by_page(sections, triage=None)
    first, second = marks[("doc_1", 1)], marks[("doc_1", 2)]
    assert [(mark.path, mark.verdict, mark.label) for mark in first] == [
        ("patient.birth_date", "contradicted", "Patient: Birth date")
    ]
    assert [(mark.path, mark.verdict, mark.label) for mark in second] == [
        ("patient.birth_date", "otherwise", "Patient: Birth date: says otherwise")
    ]
