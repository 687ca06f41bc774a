"""Rows of tables whose first cell no list of ours holds, or that no heading stands above."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Clinical
from tests.unit.extraction.paper import paper


def clinical(written: str) -> Clinical:
    return run_assistant(pages=paper(written), today=date(2026, 11, 21)).clinical


def measured(written: str) -> list[tuple[str, str]]:
    return [(str(each.name.value), str(each.value.value)) for each in clinical(written).observations]


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            "Analyte\tResult\tFlag\tUnits\tReference\nTSH\t3.9\tH\tmIU/L\t0.4-4.0\nTPO Antibody\t412\tH\tIU/mL\t<34\n"
            "Total T3\tPending\t\tng/dL\t71-180",
            [("TSH", "3.9"), ("TPO Antibody", "412")],
        ),
        (
            "Test\tResult\tUnits\nLyme screen index\t0.31\tindex\nAnti-gliadin IgA\t12\tU/mL",
            [("Lyme screen index", "0.31"), ("Anti-gliadin IgA", "12")],
        ),
        ("Item\tResult\tUnits\nParking spaces\t12\teach", []),
        ("Test\tBooked\tRoom\nEcho slot\t12\tB", []),
    ],
)
def test_what_a_laboratory_measures_needs_no_known_name(
    written: str, expected: list[tuple[str, str]]
) -> None:
    assert measured("Patient: Ines Caldwell\n\n" + written) == expected


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            "Dear Anil\nWhat this farmer takes before his operation on the knee stands below.\n\n"
            "Candesartan\t8mg\tmane\nMetformin\t1g\tceased 2025 - diarrhoea\n"
            "Sotalol\tstopped by cardiology\nIrbesartan\t300mg\tmane",
            ["Candesartan", "Irbesartan"],
        ),
        ("Dear Anil\n\nCandesartan\t8mg\tmane\nMetformin\t1g\tbd", ["Candesartan", "Metformin"]),
    ],
)
def test_a_row_without_a_heading_says_what_was_given_up(written: str, expected: list[str]) -> None:
    assert [str(each.name.value) for each in clinical(written).medications] == expected
