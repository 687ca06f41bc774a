"""The scorer takes another wording for the same, and never one that says something else."""

from __future__ import annotations

import pytest

from jobs.evaluation.comparing import same

DIAGNOSIS = "clinical.diagnoses[].text"
CODE = "clinical.diagnoses[].icd10cm"
MEDICINE = "clinical.medications[].name"
DOSE = "clinical.medications[].dose"
FREQUENCY = "clinical.medications[].frequency"
SUBSTANCE = "clinical.allergies[].substance"
NAME = "clinical.observations[].name"
VALUE = "clinical.observations[].value"
UNIT = "clinical.observations[].unit"
REASON = "request.reason"
ADDRESS = "patient.address"


@pytest.mark.parametrize(
    ("path", "expected", "got"),
    [
        (DIAGNOSIS, "type 1 diabetes", "type 2 diabetes"),
        (DIAGNOSIS, "type I diabetes", "type II diabetes"),
        (DIAGNOSIS, "hepatitis B", "hepatitis C"),
        (DIAGNOSIS, "CKD stage 3a", "CKD stage 3b"),
        (DIAGNOSIS, "hypertension", "pulmonary hypertension"),
        (DIAGNOSIS, "stroke", "mini stroke"),
        (DIAGNOSIS, "diabetes", "diabetes insipidus"),
        (DIAGNOSIS, "smoker", "ex-smoker"),
        (DIAGNOSIS, "stroke", "family history of stroke"),
        (DIAGNOSIS, "sickle cell", "sickle cell trait"),
        (DIAGNOSIS, "asthma", "no asthma"),
        (DIAGNOSIS, "asthma", "Asthma: no"),
        (DIAGNOSIS, "asthma", "asthma denied"),
        (DIAGNOSIS, "left knee pain", "right knee pain"),
        (DIAGNOSIS, "hyperthyroidism", "hypothyroidism"),
        (DIAGNOSIS, "fracture of the distal radius", "fracture of the distal ulna"),
        (CODE, "S72.001A", "S72.002A"),
        (MEDICINE, "insulin", "insulin glargine"),
        (MEDICINE, "Metformin", "Metformin/sitagliptin"),
        (MEDICINE, "Empagliflozin; Metformin", "Empagliflozin"),
        (DOSE, "5 mg", "5 mcg"),
        (DOSE, "5 mg/kg", "5 mg"),
        (DOSE, "1 tablet", "1 puff"),
        (FREQUENCY, "1-0-0", "0-0-1"),
        (FREQUENCY, "every 4 hours", "every 6 hours"),
        (FREQUENCY, "twice daily", "daily"),
        (SUBSTANCE, "penicillin", "penicillamine"),
        (SUBSTANCE, "prednisone", "prednisolone"),
        (NAME, "LDL cholesterol", "HDL cholesterol"),
        (VALUE, "59", "5.9"),
        (VALUE, "148/86", "14.8/86"),
        (VALUE, "148/86", "86/148"),
        (VALUE, "148/86", "148"),
        (VALUE, "-2.5", "2.5"),
        (UNIT, "mg/dL", "mmol/L"),
        (REASON, "chest pain", "no chest pain"),
        (REASON, "left knee pain after a fall", "right knee pain after a fall"),
        (REASON, "chest pain for 3 weeks", "chest pain for 5 weeks"),
        (ADDRESS, "9 Pear Lane, Bristol", "19 Pear Lane, Bristol"),
    ],
)
def test_what_says_something_else_is_not_the_same(path: str, expected: str, got: str) -> None:
    assert not same(path, expected, got)
    assert not same(path, got, expected)


@pytest.mark.parametrize(
    ("path", "expected", "got"),
    [
        (DIAGNOSIS, "Type II diabetes", "Type 2 diabetes"),
        (DIAGNOSIS, "Essential hypertension", "hypertension"),
        (DIAGNOSIS, "non-small cell lung cancer", "lung cancer, non-small cell"),
        (DIAGNOSIS, "Migraine without aura", "Migraine"),
        (DIAGNOSIS, "haematuria", "hematuria"),
        (DIAGNOSIS, "nasal polyps", "nasal polyposis"),
        (DIAGNOSIS, "CKD stage 3a", "CKD stage 3"),
        (CODE, "I20", "I20.9"),
        (CODE, "I209", "I20.9"),
        (MEDICINE, "Anoro Ellipta (umeclidinium-vilanterol)", "Anoro Ellipta"),
        (MEDICINE, "atorvastatin calcium", "atorvastatin"),
        (DOSE, "5 micrograms", "5 mcg"),
        (DOSE, "5 mg-325 mg", "5-325 mg"),
        (DOSE, "0.5 mg", "0,50 mg"),
        (DOSE, "10 mg", "10"),
        (FREQUENCY, "1 twice a day", "twice a day"),
        (SUBSTANCE, "amoxycillin", "Amoxicilline"),
        (SUBSTANCE, "Eggs", "egg"),
        (NAME, "serum creatinine", "S. creatinine"),
        (VALUE, "1,050", "1050"),
        (VALUE, "27", "27/30"),
        (UNIT, "\u00b5g/L", "mcg/l"),
        (UNIT, "mmol", "mmol/L"),
        (REASON, "chest pain", "chest pain with no syncope"),
        (REASON, "no skin tethering. Right breast normal", "No skin tethering Right breast normal."),
        ("request.service", "MRI lumbar spine without contrast", "MRI lumbar spine w/o contrast"),
        (ADDRESS, "9 Pear Lane, Bristol BS1 4AB", "9 Pear Lane Bristol BS14AB"),
        (NAME, "Hemoglobin A1c", "Hemoglobin Alc"),
        (DIAGNOSIS, "Iron deficiency", "lron deficiency"),
        (ADDRESS, "9 Pear Lane, Harlan NM 87599", "9 Pear Lane, Harlan NM 875.99"),
        (ADDRESS, "Suite 200, 15 Main St", "15 Main St, Suite 200"),
    ],
)
def test_another_wording_is_the_same(path: str, expected: str, got: str) -> None:
    assert same(path, expected, got)
    assert same(path, got, expected)
