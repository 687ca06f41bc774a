"""Both sides of a measure, titres and heights in feet are read whole; what somebody lost is no weight."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

_HEAD = "Referral to Medicine\nPatient: Alan Quill  DOB 4 May 1961\n{said}"
_Measure = tuple[object, object, object]


def _measured(said: str) -> list[_Measure]:
    observations = referral_read(_HEAD.format(said=said)).clinical.observations
    return [(each.name.value, each.value.value, each.unit.value) for each in observations]


@pytest.mark.parametrize(
    ("said", "measured"),
    [
        ("Findings: IOP R 32 L 21 mmHg.", [("IOP R", "32", "mmHg"), ("IOP L", "21", "mmHg")]),
        ("Findings: VA R 6/6 L 6/24.", [("VA R", "6/6", None), ("VA L", "6/24", None)]),
        (
            "IOP right 22 mmHg, left 18 mmHg.",
            [("IOP right", "22", "mmHg"), ("IOP left", "18", "mmHg")],
        ),
        ("She has a rash, ANA 1:1280.", [("ANA", "1:1280", None)]),
        ("On examination height 5'9\" and BMI 24.", [("height", "5'9\"", None), ("BMI", "24", None)]),
        ("FEV1 3.2 L 85%.", [("FEV1", "3.2", "L")]),
        ("BP 120/80 at 10:30.", [("BP", "120/80", None)]),
        ("She has weight loss 5 kg in a month.", []),
        ("Weight down 6 kg since May.", []),
        ("Raison: perte de poids 5 kg, depuis 4 mois. Poids 61 kg.", [("Poids", "61", "kg")]),
        ("Weight down to 79 kg.", [("Weight", "79", "kg")]),
        ("Weight - 81.5 kg today.", [("Weight", "81.5", "kg")]),
    ],
)
def test_measures_are_read_whole(said: str, measured: list[_Measure]) -> None:
    assert _measured(said) == measured
