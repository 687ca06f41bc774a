"""What a person may put into a field of the referral."""

from __future__ import annotations

from typing import Any

import pytest

from referrals.corrections import fault_of, fault_of_identifiers
from referrals.data.referral import Field


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("patient.birth_date", "1961-04-17"),
        ("patient.birth_date", None),
        ("patient.age", 65),
        ("patient.sex", "female"),
        ("request.urgency", "asap"),
        ("clinical.diagnoses[0].text", "Gout"),
        ("patient.email", "n.quill@mail.example.org"),
        ("patient.identifiers[0].type", "health_card"),
        ("referrer.npi", "1234567893"),
        ("request.specialty", "cardiology"),
        ("clinical.diagnoses[0].icd10cm", "I20.9"),
        ("clinical.diagnoses[0].icd10cm", "S72.001A"),
        ("clinical.observations[0].date", "2026-01-02"),
        ("request.date", "2026-01-02"),
        ("patient.phone", "01632 960 700 (home)"),
        ("patient.phone", "+44 1632 960700 ext. 4412"),
        ("referrer.fax", "x 4412"),
        ("request.reason", "Chest pain on exertion.\nFamily worried."),
        ("patient.family_name", "O'Neill-Ó Súilleabháin"),
    ],
)
def test_values_of_the_fields_type_are_taken(path: str, value: Any) -> None:
    assert fault_of(path=path, value=value) is None


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("patient.birth_date", "banana"),
        ("patient.birth_date", "2025-02-30"),
        ("patient.birth_date", "2099-01-01"),
        ("patient.birth_date", "1700-01-01"),
        ("patient.email", "zzz"),
        ("patient.identifiers[0].type", "passport"),
        ("referrer.npi", "1"),
        ("referrer.npi", "1234567890"),
        ("request.specialty", "heart"),
        ("request.specialty", "Not A Specialty!!"),
        ("request.specialty", "x" * 500),
        ("clinical.diagnoses[0].icd10cm", "ZZZ"),
        ("document.parts[0].kind", "novel"),
        ("clinical.observations[0].date", "yesterday"),
        ("request.date", "20250301"),
        ("patient.age", "old"),
        ("patient.age", -5),
        ("patient.age", 10**300),
        ("patient.age", True),
        ("patient.sex", "<script>"),
        ("request.urgency", "whenever"),
        ("document.kind", 7),
        ("patient.address", "x" * 2001),
        ("request.date", "2131-01-01"),
        ("request.date", "1726-01-01"),
        ("clinical.observations[0].date", "2131-01-01"),
        ("patient.phone", "call the neighbour"),
        ("referrer.fax", "12"),
        ("patient.family_name", "Voss\nOther"),
        ("patient.family_name", "Voss\u2028Other"),
        ("patient.address", "1 High St\r\nLuton"),
        ("request.reason", "pain\x00"),
        ("patient.family_name", "  "),
        ("patient.family_name", ["a"]),
    ],
)
def test_other_values_are_refused_with_what_to_give_instead(path: str, value: Any) -> None:
    fault = fault_of(path=path, value=value)
    assert fault is not None
    assert fault.startswith("Give ")


def test_a_specialty_in_other_words_is_refused_with_the_slug_that_is_meant() -> None:
    fault = fault_of(path="request.specialty", value="Cardiologist")
    assert fault is not None
    assert "Did you mean cardiology" in fault


@pytest.mark.parametrize(
    ("changes", "at_fault"),
    [
        ({"value": "943 476 5918"}, True),
        ({"value": "943 476 5919"}, False),
        ({"value": "9434765918", "type": "mrn"}, False),
        ({"value": None}, False),
        ({"type": "nhs_number"}, True),
    ],
)
def test_an_nhs_number_has_its_check_digit(changes: dict[str, Any], at_fault: bool) -> None:
    entry = "patient.identifiers[0]"
    known = {f"{entry}.type": Field(value="nhs_number"), f"{entry}.value": Field(value="12345")}
    faults = fault_of_identifiers(known=known, changes={f"{entry}.{k}": v for k, v in changes.items()})
    assert list(faults) == ([f"{entry}.value"] if at_fault else [])
