"""Boxes of another matter that stand below an allergy are none; those that a form offers as allergies are."""

from __future__ import annotations

from tests.unit.extraction.referral_read import referral_read


def substances(page: str) -> list[object]:
    return [one.substance.value for one in referral_read(page).clinical.allergies]


def test_what_is_ticked_below_an_allergy_is_another_matter() -> None:
    boxes = "[x] Carbon monoxide 1 ppm, non smoker\n[x] Bloods taken\n[ ] Social services"
    page = f"Allergies\nCodeine - vomits\n{boxes}\n"
    assert substances(page) == ["Codeine"]


def test_what_a_form_offers_is_an_allergy_where_it_is_ticked() -> None:
    page = "Allergies\nTick all that apply:\n[x] Penicillin\n[ ] Latex\n[x] Eggs\n"
    assert substances(page) == ["Penicillin", "Eggs"]


def test_medicines_that_a_pharmacy_dispensed_are_taken() -> None:
    rows = "METFORMIN TAB 850 MG     850 mg BD   12 wks\nSIMVASTATIN TAB 20 MG     20 mg ON   12 wks"
    medications = referral_read(f"Drugs dispensed\n{rows}\n").clinical.medications
    assert [one.frequency.value for one in medications] == ["BD", "ON"]


def test_labels_in_capitals_over_values_that_are_not_have_them_below() -> None:
    head = "ALLERGY / INTOLERANCE     ANTICOAGULANT     OPIOID (MEQ)     SUBSTANCE USE"
    values = "codeine, vomiting         none              0                none"
    assert substances(f"{head}\n{values}\n") == ["codeine"]
