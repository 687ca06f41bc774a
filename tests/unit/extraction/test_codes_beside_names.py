"""Illnesses in two columns, the code first and the name beside it; and tables of lenses, which are no medicines."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Clinical
from tests.unit.extraction.paper import paper


def _clinical(text: str) -> Clinical:
    return run_assistant(pages=paper(text), today=date(2026, 11, 21)).clinical


def _coded(text: str) -> list[tuple[str, str | None]]:
    return [
        (str(each.text.value), str(each.icd10cm.value) if each.icd10cm.value is not None else None)
        for each in _clinical(text).diagnoses
    ]


@pytest.mark.parametrize(
    "head",
    ["Diagnosis\n", "Diagnosis codes:\n", "Dx code\tDescription\n", "ICD-10\tText\n", "Diagnosis:\t"],
)
def test_each_row_has_its_code_and_its_name(head: str) -> None:
    rows = ["M54.16\tLumbar radiculopathy", "G89.29\tChronic pain", "I10\tHypertension"]
    text = head + ("\n\t" if head.endswith("\t") else "\n").join(rows)

    assert _coded(text) == [
        ("Lumbar radiculopathy", "M54.16"),
        ("Chronic pain", "G89.29"),
        ("Hypertension", "I10"),
    ]


def test_codes_with_the_letter_for_certainty_are_read() -> None:
    found = _coded(
        "Diagnosen (ICD-10)\nI48.0 G\tParoxysmales Vorhofflimmern\nI10.90 G\tArterielle Hypertonie"
    )

    assert found == [("Paroxysmales Vorhofflimmern", "I48.0"), ("Arterielle Hypertonie", "I10.90")]


def test_a_code_begins_the_next_line_of_a_list() -> None:
    found = _coded(
        "Diagnosis codes:\nM17.11 Primary osteoarthritis, right knee\nM25.561 Pain in right knee\nE66.9 Obesity"
    )

    assert [code for _, code in found] == ["M17.11", "M25.561", "E66.9"]


def test_codes_with_their_names_one_after_the_other_on_a_line() -> None:
    found = _coded("Diagnosis codes: F80.1 Expressive language disorder H65.23 Chronic serous otitis media")

    assert found == [
        ("Expressive language disorder", "F80.1"),
        ("Chronic serous otitis media", "H65.23"),
    ]


def test_codes_of_general_practice_are_none_of_the_icd() -> None:
    found = _coded("Problems\nICPC\tDescription\tSince\nR96\tAsthma\t1998\nL96\tMeniscus tear\t2026")

    assert [code for _, code in found] == [None, None]


@pytest.mark.parametrize(
    "text",
    [
        "PRESCRIPTION\nEye\tSphere\tCylinder\tAxis\tPrism\tAdd\nOD\t-3.00\t-1.25\t175\nOS\t-2.75\t-1.00\t5",
        "Current prescription\nR: -1.75/-0.50x85  6/5\nL: -2.00 DS  6/5\nNear add +1.75\nIOP R 17 L 18",
        "Prescription (refraction)\nDistance VA\tNear VA\tBVD\n6/12\tN6\t12",
    ],
)
def test_an_opticians_prescription_holds_no_medicines(text: str) -> None:
    assert _clinical(text).medications == ()


def test_a_prescription_of_drugs_is_still_read() -> None:
    names = [
        str(each.name.value)
        for each in _clinical("Prescription\nLatanoprost 0.005% nocte\nTimolol 0.25% bd").medications
    ]

    assert names == ["Latanoprost", "Timolol"]


def test_a_temperature_is_no_code() -> None:
    note = "IMPRESSION: Gout. EXAM: BP 118/66. HR 83. RR 20. T36.8C. Alert."
    assert [code for _, code in _coded(note) if code] == []
