"""A danger that is named and nothing else is one, unless it is an entry of a list; what an earlier stay, pregnancy or
birth has ended is none, nor what a report was asked for and did not find. Everybody is invented."""

from __future__ import annotations

import pytest

from jobs.extraction import find_red_flags
from tests.unit.extraction.paper import paper


def _codes(words: str) -> set[str]:
    return {flag.code for flag in find_red_flags(pages=paper(words))}


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("Pulmonary embolism.", "pulmonary_embolism"),
        ("Appendicitis.", "acute_abdomen"),
        ("Melanoma.", "skin_cancer_signs"),
        ("Status epilepticus.", "acute_neurology"),
        ("Reason for referral: Acute leukaemia", "blood_cancer_signs"),
        ("Dear Dr Shaw\n\nBilateral pulmonary emboli.\n\nPlease see this man.", "pulmonary_embolism"),
        ("2 month hx husky voice, 60 y ex smoker", "head_and_neck_cancer_signs"),
        ("Born at 38 weeks yesterday, floppy and grunting.", "ill_infant"),
        ("Indication: r/o appendicitis. Impression: acute appendicitis.", "acute_abdomen"),
    ],
)
def test_what_is_named_or_told_of_now_is_raised(words: str, code: str) -> None:
    assert code in _codes(words)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("Hypertension. Appendicitis. Gout.", "acute_abdomen"),
        ("Stroke.\nHypertension.\nType 2 diabetes.", "stroke_tia"),
        ("Past medical history: Myocardial infarction. Hypertension.", "acute_coronary"),
        (
            "She was hospitalized in March with bloody diarrhea, fever and anemia, age 61.",
            "bowel_cancer_signs",
        ),
        (
            "First pregnancy 2018: section at 35 weeks for severe pre-eclampsia with HELLP.",
            "obstetric_emergency",
        ),
        ("At that time she had expressed suicidal intent.", "suicidality"),
        (
            "He came in with left facial droop, was thrombolysed and spent two weeks on the ward.",
            "stroke_tia",
        ),
        (
            "Discharge summary\nPrincipal diagnosis: NSTEMI, stented.\nShe presented with central chest pain and a "
            "troponin of 640.",
            "acute_coronary",
        ),
        (
            "Indication: abdominal pain, r/o appendicitis.\nFindings: the appendix is normal.\nImpression: No acute "
            "abnormality.",
            "acute_abdomen",
        ),
        ("Tadhg, age 3, was born at 31 weeks, had neonatal sepsis and apnoeas.", "sepsis"),
        ("Sepsis 2018, no sequelae.", "sepsis"),
    ],
)
def test_entries_of_lists_and_care_that_is_over_raise_nothing(words: str, code: str) -> None:
    assert code not in _codes(words)
