"""A correction confirms a value only when it spells the same thing otherwise."""

from __future__ import annotations

import pytest

from jobs.calibration.confirming import says_the_same

TEXT = "clinical.diagnoses[].text"


@pytest.mark.parametrize(
    ("path", "found", "corrected"),
    [
        ("patient.family_name", "DELGADO", "Delgado"),
        ("patient.family_name", "O Brien", "O'Brien"),
        ("patient.phone", "+15035550177", "(503) 555-0177"),
        ("patient.phone", "+442079460123", "020 7946 0123"),
        ("patient.phone", "+14054849156;ext=26732", "+1-405-484-9156 x26732"),
        ("patient.birth_date", "1961-03-12", "1961-03-12T00:00:00"),
        ("patient.age", 46, "46"),
        ("patient.address", "9 Pear Lane Bristol BS1 4AB", "9 Pear Lane, Bristol, BS14AB."),
        ("patient.identifiers[].value", "4857773456", "485 777 3456"),
        ("patient.email", "Rosa@example.org", "rosa@example.org"),
        ("clinical.diagnoses[].icd10cm", "I209", "I20.9"),
        ("clinical.medications[].dose", "5mg", "5 mg"),
        ("clinical.medications[].dose", "2,5 \u00b5g", "2.5 \u03bcg"),
        (TEXT, "Type 2 diabetes", "type 2  diabetes."),
    ],
)
def test_another_spelling_confirms(path: str, found: str | int, corrected: str) -> None:
    assert says_the_same(path, found=found, corrected=corrected)


@pytest.mark.parametrize(
    ("path", "found", "corrected"),
    [
        (TEXT, "type 1 diabetes", "type 2 diabetes"),
        (TEXT, "hypertension", "pulmonary hypertension"),
        (TEXT, "asthma", "no asthma"),
        (TEXT, "asthma", "asthma?"),
        (TEXT, "stroke", "mini stroke"),
        (TEXT, "stroke", None),
        ("clinical.medications[].dose", "5 mg", "5 mcg"),
        ("clinical.medications[].dose", "5 mg", ".5 mg"),
        ("clinical.medications[].name", "insulin", "insulin glargine"),
        ("clinical.observations[].value", "59", "5.9"),
        ("clinical.observations[].value", "148/86", "14.8/86"),
        ("clinical.observations[].value", "-2.25", "+2.25"),
        ("clinical.allergies[].substance", "penicillin", "penicillamine"),
        ("patient.address", "9 Pear Lane, Bristol", "19 Pear Lane, Bristol"),
        ("patient.given_name", "Jose", "Jos\u00e9"),
        ("patient.email", "r.osa@example.org", "rosa@example.org"),
        ("patient.phone", "5550177", "+15035550177"),
        ("patient.phone", "+15035550177;ext=12", "+15035550177;ext=13"),
        ("patient.birth_date", "1961-03-12", "1961-12-03"),
        ("referrer.name", "Jane Roe", "Jane R. Roe"),
    ],
)
def test_another_meaning_corrects(path: str, found: str, corrected: str | None) -> None:
    assert not says_the_same(path, found=found, corrected=corrected)
