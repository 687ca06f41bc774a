"""Labels of the patient's numbers, insurance and contacts by the words they are put together of."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.labels.composed_for_patients import put_together


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("Local ID", ("mrn", "patient")),
        ("Our number", ("mrn", "patient")),
        ("Hospital file no.", ("mrn", "patient")),
        ("Nat. Reg. No.", ("other_id", "patient")),
        ("Prison number", ("other_id", "patient")),
        ("PHN / ULI", ("health_card", "patient")),
        ("What insurance?", ("payer", "insurance")),
        ("Plan / ID", ("payer", "insurance")),
        ("INS1", ("payer", "insurance")),
        ("Sub ID", ("member_id", "insurance")),
        ("Sec Ins", ("ignore", "")),
        ("Teen's own cell (confidential)", ("phone", "patient")),
        ("New address (was 12 Mill Lane)", ("address", "patient")),
    ],
)
def test_a_label_is_known_by_the_families_of_its_words(words: str, named: tuple[str, str]) -> None:
    assert put_together(words) == named


@pytest.mark.parametrize(
    "words",
    [
        "Mother's cell",
        "Facility phone",
        "Insurance company phone",
        "Cell 021 555 0110",
        "Prisoner",
        "Hospital",
        "Clinic code",
        "Plan",
        "Current plan",
        "Provider ID",
        "Cover letter",
        "Insured name",
        "Our ref",
        "Sub DOB",
    ],
)
def test_words_of_other_matters_are_no_such_label(words: str) -> None:
    assert put_together(words) is None
