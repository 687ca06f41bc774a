"""What stands under a label for an address and is none. Everybody is invented."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.values.no_addresses import is_no_address
from tests.unit.extraction.referral_read import values_read


@pytest.mark.parametrize(
    "words",
    [
        "(614) 555-0172",
        "Mobile: 505-555-0163 (home)",
        "Address not available",
        "No Street Indicated",
        "Ada Quill, MD signed at August 11, 2026",
    ],
)
def test_no_addresses(words: str) -> None:
    assert is_no_address(words)


@pytest.mark.parametrize(
    "words",
    ["12 Mill Road, Leeds LS1 3XX", "P.O. Box 5520, Los Prados, CA 92898", "The Old Forge", "77 555 Street"],
)
def test_addresses(words: str) -> None:
    assert not is_no_address(words)


def test_the_address_below_a_number_under_the_same_label_is_the_patients() -> None:
    written = (
        "Patient: Ada Quill\nDate of birth: 03/04/1971\nAddress: (614) 555-0172\n"
        "Home address: 2819 Elm Bend, Columbus, OH 43299\n\nReason for referral: cough\n"
    )
    assert values_read(written)["patient.address"] == "2819 Elm Bend, Columbus, OH 43299"
