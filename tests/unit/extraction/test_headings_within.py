"""Headings in capitals within a paragraph end a list, known or not, and are no finding themselves."""

from __future__ import annotations

from tests.unit.extraction.referral_read import referral_read

NOTE = (
    "PAST MEDICAL HISTORY: Gastroesophageal reflux disease. ALLERGIES: He is allergic to penicillin. "
    "MISCELLANEOUS/EATING HISTORY: He has been going to support groups for seven months in Greenwich, and he is from "
    "Eastchester, New York. {rest}"
)


def test_a_heading_that_nobody_knows_ends_the_allergies() -> None:
    allergies = referral_read(NOTE.format(rest="MEDICATIONS: None.")).clinical.allergies
    assert [str(one.substance.value) for one in allergies] == ["penicillin"]


def test_a_heading_is_no_finding() -> None:
    note = NOTE.format(rest="ESTIMATED BLOOD LOSS: None. PROCEDURE IN DETAIL: The wound was dressed.")
    clinical = referral_read(note).clinical
    diagnoses = [str(one.text.value) for one in clinical.diagnoses]
    findings = [str(one.text.value) for one in (*clinical.symptoms, *clinical.history)]
    assert not [words for words in diagnoses + findings if words.isupper()]


def test_capitals_with_a_colon_in_a_letter_without_such_headings_head_nothing() -> None:
    letter = "Current medications: ramipril 5 mg daily.\nI saw her with COPD: she takes salbutamol 100 mcg as needed."
    medications = referral_read(letter).clinical.medications
    assert [str(one.name.value) for one in medications] == ["ramipril", "salbutamol"]
