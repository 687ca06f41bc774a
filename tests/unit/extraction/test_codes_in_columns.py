"""Codes of illnesses without a dot in a column below codes that have one. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

_HEAD = "Referral Order\nPatient: QUILL, ADA\tDOB: 08/19/1958\nSpecialty: Podiatry\nReason: thick nails\n\n"


def _codes(words: str) -> list[tuple[object, object]]:
    return [
        (each.icd10cm.value, each.text.value)
        for each in referral_read(_HEAD + words).clinical.diagnoses
        if each.icd10cm.value
    ]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (
            "Diagnoses attached\nE11.42\tType 2 diabetes mellitus with polyneuropathy\nL84\tCorns and callosities",
            ("L84", "Corns and callosities"),
        ),
        (
            "OTHER: F43.12  PTSD, CHRONIC\nI10  ESSENTIAL HYPERTENSION",
            ("I10", "ESSENTIAL HYPERTENSION"),
        ),
    ],
)
def test_a_code_without_a_dot_goes_on_a_column_of_codes(words: str, expected: tuple[str, str]) -> None:
    assert expected in _codes(words)


@pytest.mark.parametrize(
    "words",
    [
        "Diagnoses attached\nE11.42\tType 2 diabetes mellitus\nB12\tlevel to be repeated",
        "Seen in room C10 for gout.\nD20\tback pain clinic",
    ],
)
def test_what_only_looks_like_a_code_is_none(words: str) -> None:
    assert not {"B12", "D20", "C10"} & {code for code, _ in _codes(words)}
