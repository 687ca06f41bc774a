"""Labels of names, birth dates, ages and sexes that are put together."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.labels.composed_for_identity import identity_label


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("Injured worker", ("name", "patient")),
        ("Title/Name", ("full_name", "")),
        ("When was the patient born?", ("birth_date", "patient")),
        ("Client's family name", ("last_name", "patient")),
        ("AGE GENDER", ("sex", "patient")),
        ("Family history", None),
        ("First visit", None),
        ("Name of school", None),
    ],
)
def test_a_label_of_the_patient_is_known_by_its_words(words: str, expected: tuple[str, str] | None) -> None:
    assert identity_label(words) == expected
