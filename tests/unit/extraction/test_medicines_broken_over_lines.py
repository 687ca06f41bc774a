"""Medicines whose name a line breaks within: one medicine, and not its last word once more."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper


def names_in(text: str) -> list[str]:
    found = run_assistant(pages=paper(text), today=date(2026, 11, 21))
    return [str(medicine.name.value) for medicine in found.clinical.medications]


LETTER = "Dear Dr. Lindgren,\n\nThank you for seeing Mr. Ashdown, 63, who has had chest pressure for three weeks.\n{}"


@pytest.mark.parametrize(
    ("told", "names"),
    [
        (
            "He takes aspirin 81 mg daily, atorvastatin 80 mg nightly and, since today, metoprolol\n"
            "succinate 50 mg daily and nitroglycerin 0.4 mg as needed.",
            ["aspirin", "atorvastatin", "metoprolol succinate", "nitroglycerin"],
        ),
        (
            "He takes metoprolol succinate 50 mg daily, and ferrous sulfate 325 mg every other day.",
            ["metoprolol succinate", "ferrous sulfate"],
        ),
    ],
)
def test_a_name_over_two_lines_is_one_medicine(told: str, names: list[str]) -> None:
    assert sorted(names_in(LETTER.format(told))) == sorted(names)


def test_also_before_a_medicine_is_no_part_of_its_name() -> None:
    told = "He takes apixaban 5 mg twice daily. He is on tamsulosin 0.4 mg, also rosuvastatin 10 mg at night."
    assert "rosuvastatin" in names_in(LETTER.format(told))
