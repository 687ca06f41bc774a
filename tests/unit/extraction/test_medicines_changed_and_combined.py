"""Medicines of which a story tells how much was begun and how much is taken now, and two in one tablet. Everybody is
invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.medicines_told import medicines_told


@pytest.mark.parametrize(
    ("words", "dose"),
    [
        (
            "I began prednisone 20 mg in February and she was well within two days. The trouble is\n"
            "that I cannot get her below 12.5 mg a day, which she takes now, without the\nstiffness returning.",
            "12.5 mg",
        ),
        ("I started her on prednisolone 40 mg at Easter. She is now down to 15 mg daily.", "15 mg"),
    ],
)
def test_the_dose_is_the_one_of_now(words: str, dose: str) -> None:
    assert [medicine[:2] for medicine in medicines_told(words)] == [(words.split(" mg")[0].split()[-2], dose)]


@pytest.mark.parametrize(
    ("words", "dose"),
    [
        ("I started prednisone 20 mg in February. She is now on the list for a scan.", "20 mg"),
        (
            "I started prednisone 20 mg in February, and for her heart she takes bisoprolol, now on 5 mg.",
            "20 mg",
        ),
    ],
)
def test_what_is_told_of_something_else_changes_no_dose(words: str, dose: str) -> None:
    assert ("prednisone", dose) in [medicine[:2] for medicine in medicines_told(words)]


def test_two_medicines_in_one_tablet_are_one() -> None:
    lines = "\n\nRx at present\nTab. Glimepiride + Metformin 2/500   1-0-1\nTab. Telmisartan 40 mg   1-0-0"
    assert medicines_told(lines) == [
        ("Glimepiride + Metformin", "2/500", "1-0-1"),
        ("Telmisartan", "40 mg", "1-0-0"),
    ]


def test_two_tablets_stay_two() -> None:
    lines = "\n\nRx at present\nTab. Glimepiride 2 mg + Metformin 500 mg   1-0-1"
    assert [medicine[1] for medicine in medicines_told(lines)] == ["2 mg", "500 mg"]
