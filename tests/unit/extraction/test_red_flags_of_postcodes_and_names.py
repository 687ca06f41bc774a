"""Letters of a postcode, parts of a date and names of people that look like a dangerous level or word."""

from __future__ import annotations

import pytest

from jobs.extraction import find_red_flags
from tests.unit.extraction.paper import paper


def codes(page: str) -> set[str]:
    return {flag.code for flag in find_red_flags(pages=paper(page))}


@pytest.mark.parametrize(
    "page",
    [
        "220 Teron Road, Kanata, Ontario K2K 1R8",
        "90 Regent St W, Limestone, ON K7K 9Z9",
        "Hemoglobin (2025-07-02): 11.9 g/dL",
        "Creatinine (2026-09-14): 0.8 mg/dL",
        "Thank you for seeing her.\nAdaeze Ludwig, MD CCFP",
        "Tel. (88) 98555-0142 / recado c/ ACS Lindalva",
        "Rua do Sossego Novo, 112, Recife - PE\nACS: Genilda",
        "Pt: Nowicki, Adam  M\nHC#: 2345-678-901-VH\nReason for Referral: varicose veins",
        "HCN: 2345678901 VH\nReason for Referral: varicose veins",
        "Health Card: 2345 678 901 Version Code: PE   DOB 1944/08/30\nVaricose veins",
    ],
)
def test_what_only_looks_like_a_danger_raises_nothing(page: str) -> None:
    assert codes(page) == set()


@pytest.mark.parametrize(
    ("page", "code"),
    [
        ("K 7.1, repeated and not haemolysed.", "acute_kidney_injury"),
        ("Potassium (2026-09-14): 7.1 mmol/L", "acute_kidney_injury"),
        ("Hemoglobin (2025-07-02): 5.9 g/dL", "critical_result"),
        ("Floor of the mouth raised, drooling: Ludwig's angina.", "airway"),
        ("Likely Ludwig angina, tongue pushed up.", "airway"),
        ("Central chest pain and sweating, treated as ACS.", "acute_coronary"),
        ("VH x 3 in the last month, 62M.", "urological_cancer_signs"),
    ],
)
def test_the_danger_itself_is_raised(page: str, code: str) -> None:
    assert code in codes(page)
