"""Ages in months and half years, and the age of a mother beside a birth."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


@pytest.mark.parametrize(
    ("written", "age"),
    [
        (
            "BIRTH HISTORY: Born to a 21-year-old, first baby. A 16-month-old with penile swelling for 4 days.",
            1,
        ),
        ("The patient is a 10-1/2-year-old born with asplenia syndrome.", 10),
        ("He was born at 39 weeks to a healthy 30-year-old. The patient is a 5-year-old boy.", 5),
        ("This 66-year-old man has pain. His 16-month-old grandson visited.", 66),
        ("She was delivered by a midwife. A 30-year-old woman with pain.", 30),
    ],
)
def test_the_age_is_that_of_the_patient(written: str, age: int) -> None:
    assert referral_read(written).patient.age.value == age
