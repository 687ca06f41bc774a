"""Weight and height that sentences tell without their names, and numbers that only look like what was measured."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


def measured(written: str) -> dict[str, str]:
    seen = referral_read(written).clinical.observations
    return {str(one.name.value).casefold(): str(one.value.value) for one in seen}


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            "He currently weighs 344 pounds and 5'9\". His ideal body weight is 160 pounds.",
            {"weight": "344", "height": "5'9\""},
        ),
        ("A 44-year-old, 250-pound male presents with pain.", {"weight": "250"}),
        ("He is 184 pounds overweight. She lost 25 pounds.", {}),
        ("The office is in Norfolk, VA 31688, near the bay.", {}),
        ("The dry weight is 70 kg today.", {"dry weight": "70"}),
        ("His pulse is 83, respirations 16.", {"pulse": "83", "respirations": "16"}),
    ],
)
def test_what_was_measured(written: str, expected: dict[str, str]) -> None:
    assert measured(written) == expected
