"""Conditions that stand in lists with the test that found them, numbered items under an assessment, and complaints at
the head that asks for the reason. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

_HEAD = "Referral to Cardiology\nPatient: Ada Quill   DOB: 03/14/1958   Sex: F\n"


def _diagnoses(written: str) -> list[str]:
    return [str(each.text.value) for each in referral_read(_HEAD + written).clinical.diagnoses]


@pytest.mark.parametrize(
    ("listed", "names"),
    [
        (
            "Diagnoses: ECG in our office showed atrial fibrillation, hypertension",
            ["atrial fibrillation", "hypertension"],
        ),
        ("Diagnosis: Ultrasound showed gallstones", ["gallstones"]),
        (
            "Problem list:\n- Colonoscopy in March found diverticulosis\n"
            "- Sleep study positive for severe obstructive sleep apnea\n- Asthma",
            ["diverticulosis", "severe obstructive sleep apnea", "Asthma"],
        ),
        ("Diagnosis: DEXA scan consistent with osteoporosis", ["osteoporosis"]),
        ("Diagnosis: EKG today shows no ischemia", []),
        ("Diagnose: V.a. Eisenmangelanämie unklarer Genese", ["Eisenmangelanämie unklarer Genese"]),
    ],
)
def test_a_condition_is_named_without_the_test_that_found_it(listed: str, names: list[str]) -> None:
    assert _diagnoses(listed + "\n") == names


@pytest.mark.parametrize(
    "assessment",
    [
        "Assessment\n1. Hypertension\n2. Obesity\n",
        "Assessment:\n1. Hypertension\n2. Obesity\n",
        "Assessment/Plan\n1. Hypertension\nContinue lisinopril.\n2. Obesity\nDiet.\n",
    ],
)
def test_numbered_items_of_an_assessment_are_no_headings(assessment: str) -> None:
    assert _diagnoses(f"Reason for referral: chest pain\n{assessment}") == ["Hypertension", "Obesity"]


@pytest.mark.parametrize("behind", ["", ". She does not smoke."])
def test_a_complaint_at_the_head_for_the_reason_is_there(behind: str) -> None:
    symptoms = referral_read(f"{_HEAD}Reason: chest pain{behind}\nRuth Amos, MD\n").clinical.symptoms
    assert ("chest pain", "present") in {(each.text.value, each.text.asserted) for each in symptoms}
