"""Names of medicines as RxNorm makes them begin with what a package holds or how long a tablet lasts."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


@pytest.mark.parametrize(
    ("written", "name", "dose"),
    [
        (
            "120 ACTUAT Fluticasone propionate 0.11 MG/ACTUAT Metered Dose Inhaler",
            "Fluticasone propionate",
            "0.11 MG/ACTUAT",
        ),
        ("24 HR Metoprolol Tartrate 50 MG Extended Release Oral Tablet", "Metoprolol Tartrate", "50 MG"),
        ("0.4 ML Enoxaparin sodium 100 MG/ML Prefilled Syringe", "Enoxaparin sodium", "100 MG/ML"),
        ("3 ML insulin glargine 100 UNT/ML Pen Injector", "insulin glargine", "100 UNT/ML"),
    ],
)
def test_the_name_is_the_medicines(written: str, name: str, dose: str) -> None:
    page = (
        f"Hospital Discharge Medications:\nMedication | Directions | Status\n{written} | once daily | Active"
    )
    [medication] = referral_read(page).clinical.medications
    assert (medication.name.value, medication.dose.value) == (name, dose)
