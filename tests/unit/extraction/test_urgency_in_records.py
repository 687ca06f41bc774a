"""Words of urgency in records of what was done, and of a system of the body, that ask for nothing."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


@pytest.mark.parametrize(
    "written",
    [
        "OPERATION PERFORMED: Neck exploration; tracheostomy; urgent flexible bronchoscopy via tracheostomy site.",
        "Routine care discussed with the family. Plans include routine postpartum orders.",
        "ASA Grade Assessment: P1 A normal healthy patient.",
    ],
)
def test_a_record_states_no_urgency(written: str) -> None:
    assert referral_read(written).request.urgency.value is None


def test_a_request_states_its_urgency() -> None:
    assert (
        referral_read("Dear colleague,\nPlease see him urgently for chest pain.").request.urgency.value
        == "urgent"
    )


def test_a_system_of_the_body_is_no_specialty() -> None:
    written = "REVIEW OF SYSTEMS: ENT: Denies any runny nose. GI: Negative."
    assert referral_read(written).request.specialty.value is None
