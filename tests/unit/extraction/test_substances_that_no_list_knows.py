"""What stands where an allergy or a medicine would, and is none that anybody knows: kept, and doubted."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

UNSURE = 0.5


@pytest.mark.parametrize("said", ["Quillon", "Special needs", "seen in another place"])
def test_an_allergy_to_what_nobody_is_allergic_to_is_doubted(said: str) -> None:
    (allergy,) = referral_read(f"Patient: Ada Quill\nAllergies: {said}").clinical.allergies
    assert allergy.substance.confidence < UNSURE
    assert any("known to be allergic" in reason for reason in allergy.substance.reasons)


@pytest.mark.parametrize(
    "said", ["ASA", "Sulfamethoxazole-trimethoprim", "neoprene", "brinjal", "Ferro-Grad", "red dye"]
)
def test_a_substance_of_lists_alone_or_joined_by_a_dash_is_not(said: str) -> None:
    (allergy,) = referral_read(f"Patient: Ada Quill\nAllergies: {said}").clinical.allergies
    assert allergy.substance.value == said
    assert allergy.substance.confidence > UNSURE


def test_a_medicine_that_is_unknown_and_has_no_dose_is_doubted() -> None:
    page = "Patient: Ada Quill\nMedications: atorvastatin, Programme of exercises, Nu-Seals"
    sure = {
        str(one.name.value): one.name.confidence > UNSURE for one in referral_read(page).clinical.medications
    }
    assert sure["atorvastatin"]
    assert sure["Nu-Seals"]
    assert not sure.get("Programme of exercises", False)
