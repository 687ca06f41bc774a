"""What dictated notes mark with (+) and (-), ask to rule out, and tell of a treatment's risks."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


def diagnoses(written: str) -> list[tuple[str, str | None]]:
    found = referral_read(written).clinical.diagnoses
    return [(str(one.text.value), one.text.asserted) for one in found]


def test_marks_say_what_is_and_what_is_not() -> None:
    written = "PAST MEDICAL HISTORY: Childhood Illnesses: (+) asthma, Cardiovascular Hx: (-) angina."
    found = diagnoses(written)
    assert ("asthma", "present") in found
    assert ("angina", "present") not in found
    assert not [name for name, _ in found if "(" in name]


@pytest.mark.parametrize(
    "written",
    [
        "IMPRESSION:\n1. Gout.\n2. Rule out ascites, with no GI issues other than edema.",
        "IMPRESSION:\n1. Gout.\n2. R/O ascites.",
    ],
)
def test_what_is_to_be_ruled_out_is_uncertain_and_named_alone(written: str) -> None:
    assert diagnoses(written) == [("Gout", "present"), ("ascites", "uncertain")]


def test_what_was_discussed_of_an_operation_is_no_illness() -> None:
    written = (
        "IMPRESSION: Adenocarcinoma of the prostate.\n\nPLAN: We have discussed bleeding, infection, injury to the "
        "rectum, deep vein thrombosis, pulmonary embolus, MI, stroke, and death."
    )
    assert diagnoses(written) == [("Adenocarcinoma of the prostate", "present")]


def test_where_a_family_lives_is_no_illness_of_it() -> None:
    written = "FAMILY HISTORY: The patient lives at home with both parents.\n\nMEDICATIONS: None."
    assert not referral_read(written).clinical.history
