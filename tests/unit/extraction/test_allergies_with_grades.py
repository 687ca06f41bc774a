"""Allergies with a column of severity, two told in one breath, and what is none."""

from __future__ import annotations

import pytest

from tests.unit.extraction.allergies_read import allergies


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            "Allergies:\nDoxycycline Photosensitivity Mild\nWasp stings Anaphylaxis Severe",
            [("Doxycycline", "Photosensitivity"), ("Wasp stings", "Anaphylaxis")],
        ),
        (
            "Allergies\n\nNo known drug allergies (reviewed 02/03/2026)\n\nInsurance Providers\n\nPayer\tMember ID",
            [],
        ),
        (
            "Dear Doctor,\nPrawns give her hives and naproxen made her wheezing, please avoid both.",
            [("Prawns", "hives"), ("naproxen", "wheezing")],
        ),
        ("Allergies\nKeflex (Cefalexin)\tSwollen lips", [("Keflex", "Swollen lips")]),
        ("Skin: Prior rash from codeine given in 2012 discussed.", [("codeine", "rash")]),
        (
            "Dear Doctor,\nSome soreness at the MCPs makes me wonder whether this is late onset rheumatoid arthritis.",
            [],
        ),
    ],
)
def test_allergies_told(written: str, expected: list[tuple[str, str | None]]) -> None:
    assert allergies(written) == expected
