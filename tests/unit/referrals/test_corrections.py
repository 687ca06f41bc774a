"""What a person may put into a field of the referral."""

from __future__ import annotations

from typing import Any

import pytest

from referrals.corrections import fault_of


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("patient.birth_date", "1961-04-17"),
        ("patient.birth_date", None),
        ("patient.age", 65),
        ("patient.sex", "female"),
        ("request.urgency", "asap"),
        ("clinical.diagnoses[0].text", "Gout"),
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
        ("request.date", "20250301"),
        ("patient.age", "old"),
        ("patient.age", -5),
        ("patient.age", 10**300),
        ("patient.age", True),
        ("patient.sex", "<script>"),
        ("request.urgency", "whenever"),
        ("document.kind", 7),
        ("patient.address", "x" * 2001),
        ("patient.family_name", "  "),
        ("patient.family_name", ["a"]),
    ],
)
def test_other_values_are_refused_with_what_to_give_instead(path: str, value: Any) -> None:
    fault = fault_of(path=path, value=value)
    assert fault is not None
    assert fault.startswith("Give ")
