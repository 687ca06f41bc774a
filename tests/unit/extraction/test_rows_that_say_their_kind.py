"""Prints of records in which each row or line says first what kind of entry it is. Everybody is invented."""

from __future__ import annotations

import pytest

from referrals.data.referral import Clinical
from tests.unit.extraction.referral_read import referral_read

_WHO = "eReferral\nPatient: Ada Quill\tDOB: 04/05/1970\nReason\nPlease see for tiredness.\nSupporting information\n"

_RESOURCES = (
    "Resource\tDisplay\tCode / detail\n"
    "Condition\tEssential hypertension\tICD-10-CM I10; clinicalStatus active\n"
    "Condition\tScabies\tICD-10-CM B86; clinicalStatus resolved\n"
    "MedicationRequest\tRamipril 5 mg capsule\t1 capsule once daily; active\n"
    "MedicationRequest\tMeloxicam 15 mg tablet\t1 tablet daily; stopped 11/2025\n"
    "AllergyIntolerance\tLidocaine\tPalpitations; criticality unable-to-assess\n"
    "Observation\tNeck circumference 18 in\t09/02/2026\n"
)
_BARS = (
    "Condition | Essential hypertension | I10 | active\n"
    "Condition | Scabies | B86 | inactive\n"
    "MedicationStatement | Ramipril 5 mg capsule | 1 capsule once daily | active\n"
    "MedicationStatement | Meloxicam 15 mg tablet | 1 tablet daily | completed\n"
    "AllergyIntolerance | Lidocaine | Palpitations | low\n"
    "Observation | Neck circumference | 18 in | 09/02/2026\n"
)
_STATUS_FIRST = (
    "Resource\tStatus\tDisplay\tDate\n"
    "Condition\tactive\tEssential hypertension (I10)\t2019-04-02\n"
    "Condition\tresolved\tScabies\t2019-04-02\n"
    "MedicationRequest\tactive\tRamipril 5 mg once daily\t2019-04-02\n"
    "MedicationRequest\tstopped\tMeloxicam 15 mg daily\t2019-04-02\n"
    "AllergyIntolerance\tactive\tLidocaine (palpitations)\t2019-04-02\n"
    "Observation\tfinal\tNeck circumference 18 in\t2019-04-02\n"
)
_WORDS = (
    "Type\tDescription\tDetail\n"
    "Problem\tEssential hypertension\tI10, active\n"
    "Problem\tScabies\tB86, resolved 02/2024\n"
    "Medication\tRamipril 5 mg capsule\t1 capsule once daily, active\n"
    "Medication\tMeloxicam 15 mg tablet\t1 tablet daily, discontinued\n"
    "Allergy\tLidocaine\treaction: palpitations, severity moderate\n"
    "Measurement\tNeck circumference\t18 in\n"
)
_LINES = (
    "Condition: Essential hypertension (I10), clinicalStatus active\n"
    "Condition: Scabies, clinicalStatus resolved\n"
    "MedicationRequest: Ramipril 5 mg capsule, 1 capsule once daily, active\n"
    "MedicationRequest: Meloxicam 15 mg tablet, 1 tablet daily, stopped\n"
    "AllergyIntolerance: Lidocaine, reaction palpitations, criticality high\n"
    "Observation: Neck circumference 18 in\n"
)


def clinical(written: str) -> Clinical:
    return referral_read(_WHO + written).clinical


@pytest.mark.parametrize("written", [_RESOURCES, _BARS, _STATUS_FIRST, _WORDS, _LINES])
def test_each_row_is_an_entry_of_its_own_list(written: str) -> None:
    read = clinical(written)
    assert [(each.text.value, each.icd10cm.value) for each in read.diagnoses] == [
        ("Essential hypertension", "I10")
    ]
    assert [(each.name.value, each.dose.value, each.frequency.value) for each in read.medications] == [
        ("Ramipril", "5 mg", "once daily")
    ]
    assert [(each.substance.value, str(each.reaction.value).lower()) for each in read.allergies] == [
        ("Lidocaine", "palpitations")
    ]
    assert [(each.name.value, each.value.value) for each in read.observations] == [
        ("Neck circumference", "18")
    ]


def test_a_row_goes_on_in_the_lines_below_its_last_cell() -> None:
    read = clinical(
        "Resource\tDisplay\tCode / detail\nCondition\tGout\tICD-10-CM M10.9; clinicalStatus active\n"
        "MedicationRequest\tColchicine 0.6 mg tablet\t1 tablet twice daily as needed for gout;\n\t\tactive\n"
        "MedicationRequest\tFebuxostat 40 mg tablet\t1 tablet daily;\n\t\tstopped 2024\n"
    )
    assert [(each.name.value, each.frequency.value) for each in read.medications] == [
        ("Colchicine", "twice daily as needed")
    ]


def test_that_none_is_known_is_no_entry() -> None:
    read = clinical(
        "Condition\tGout\tM10.9\nMedicationRequest\tAllopurinol 100 mg\t1 tablet daily\n"
        "AllergyIntolerance\tNo known allergy\tSNOMED CT 716186003\n"
    )
    assert read.allergies == ()


def test_a_form_that_asks_for_lists_is_no_such_table() -> None:
    read = clinical("Condition: Gout\nWorks as a baker and lives alone.\n")
    assert [each.text.value for each in read.diagnoses] == ["Gout"]


@pytest.mark.parametrize("row", ["Condition | Asthma | ruled out", "Condition | ruled out | Asthma"])
def test_what_the_row_rules_out_is_no_diagnosis(row: str) -> None:
    told = referral_read(f"{_WHO}{row}\n{_BARS}").clinical
    assert [one.text.value for one in told.diagnoses] == ["Essential hypertension"]
