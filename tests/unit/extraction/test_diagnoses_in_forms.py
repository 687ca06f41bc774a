"""Conditions that forms ask for: ticked ones, ranked ones, codes with a name in the next cell, and what stands among
them and is none."""

from __future__ import annotations

import pytest

from referrals.data.referral import Clinical
from tests.unit.extraction.referral_read import referral_read

FORM = "STROKE PREVENTION CLINIC\nReferral form\n\nPatient: Jo Park\tDOB: 01/02/1960\n\n{}\n\nReferred by: Dr B Reed\n"


def _clinical(written: str) -> Clinical:
    return referral_read(FORM.format(written)).clinical


def _diagnoses(written: str) -> list[str]:
    return [str(each.text.value) for each in _clinical(written).diagnoses if each.text.value is not None]


def test_ticked_risk_factors_are_conditions() -> None:
    found = _diagnoses(
        "RISK FACTORS\n☒ Hypertension\t☐ Diabetes\t☒ Atrial fibrillation\n☐ Smoker\t☒ High cholesterol\t☐ CAD"
    )

    assert found == ["Hypertension", "Atrial fibrillation", "High cholesterol"]


def test_the_condition_behind_a_yes_is_told_with_the_one_that_is_asked_for() -> None:
    found = _diagnoses(
        "Bleeding disorder: ☒ yes ☐ no von Willebrand disease type 1, letter sent\nHeart disease: ☐ yes ☒ no\n"
        "Lung disease: ☒ yes ☐ no asthma, mild"
    )

    assert {"von Willebrand disease type 1", "asthma"} <= set(found)
    assert "Heart disease" not in found


def test_several_boxes_in_one_cell_are_several_options() -> None:
    found = _diagnoses("Known conditions\n☒ Type 2 diabetes ☒ Hypertension ☐ Asthma ☐ CKD ☒ Other: PAD")

    assert found == ["Type 2 diabetes", "Hypertension", "PAD"]


@pytest.mark.parametrize(
    "written",
    [
        "INDICATIONS\n☒ Home sleep apnea test\t☐ Split night",
        "FAMILY HISTORY\n☒ Glaucoma\t☐ Diabetes",
        "DONE SO FAR\n☒ CT head: no hemorrhage\t☐ MRI",
        "Problem\n☐ Shoulder ☐ Elbow ☒ Knee ☐ Spine\nHow soon: ☐ Routine ☒ Urgent",
    ],
)
def test_tests_relatives_and_parts_of_the_body_that_are_ticked_are_no_conditions(written: str) -> None:
    assert _diagnoses(written) == []


def test_ticked_treatments_below_the_medicines_are_no_medicines() -> None:
    found = _clinical("Medications: none\n☒ Range of motion ☒ Gait training ☐ Dry needling ☒ Home program")

    assert found.medications == ()


def test_a_code_names_what_stands_in_the_next_cell() -> None:
    found = _clinical("J44.9\tEnd-stage COPD\nJ96.11\tChronic respiratory failure with hypoxia").diagnoses

    assert [(each.text.value, each.icd10cm.value) for each in found] == [
        ("End-stage COPD", "J44.9"),
        ("Chronic respiratory failure with hypoxia", "J96.11"),
    ]


def test_a_name_behind_a_code_may_be_as_long_as_the_classification_has_it() -> None:
    name = "Sprain of anterior cruciate ligament of left knee, subsequent encounter"

    assert _diagnoses(f"Service:\tPhysical therapy\nDiagnosis:\tS83.512D — {name}") == [name]


def test_a_column_for_display_names_holds_the_conditions() -> None:
    found = _diagnoses(
        "PROBLEM LIST (active)\nCode\tDisplay\tOnset\nN18.32\tChronic kidney disease stage 3b\t2024\n"
        "I10\tHypertensive disorder\t2008"
    )

    assert found == ["Chronic kidney disease stage 3b", "Hypertensive disorder"]


def test_the_first_and_the_second_diagnosis_are_no_insurances() -> None:
    referral = referral_read(
        FORM.format(
            "Diagnoses\nPrimary: Decompensated heart failure\nSecondary: Chronic anaemia\n"
            "Clinical summary\nTreated for a week."
        )
    )

    assert [each.text.value for each in referral.clinical.diagnoses] == [
        "Decompensated heart failure",
        "Chronic anaemia",
    ]
    assert referral.insurance.payer.value is None


def test_what_a_form_asks_for_is_not_the_answer() -> None:
    found = _diagnoses(
        "Problem\nDiagnosis + ICD-10: right knee sprain S83.91XA\nImaging done: X-ray 10/26 no fracture. MRI not yet."
    )

    assert found == ["right knee sprain"]


def test_what_has_no_code_in_a_list_of_codes_must_name_a_condition() -> None:
    found = _diagnoses(
        "Diagnoses\nL89.623 Pressure ulcer of left heel, stage 3\nI73.9 Peripheral vascular disease\nLabs / studies\n"
        "Gout"
    )

    assert found == ["Pressure ulcer of left heel, stage 3", "Peripheral vascular disease", "Gout"]
