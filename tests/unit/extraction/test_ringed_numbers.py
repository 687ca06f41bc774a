"""Scales of urgency on which a number is ringed, typed with brackets around it."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.request.urgency.ringed_numbers import steps_of
from tests.unit.extraction.referral_read import referral_read

FORM = """Knee & Hip Center referral
Patient: Ada Quill\tDOB: 02/12/1963
Referring office: Desert Family Care\tProvider: Ken Ito, MD
Reason: right knee osteoarthritis, failed injections
{scale}
Date: 11/09/2026
"""


@pytest.mark.parametrize(
    ("scale", "level"),
    [
        ("How urgent?  1-Emergent  2-Urgent  (3)-Routine", "routine"),
        ("Urgency: 1 - emergent\t2 - urgent\t(3 - routine)", "routine"),
        ("Urgency: 1 - emergent\t(2 - urgent)\t3 - routine", "urgent"),
        ("How urgent?  1-Emergent  2-Urgent  (3-Non-Urgent)", "routine"),
    ],
)
def test_the_step_that_is_ringed_counts(scale: str, level: str) -> None:
    assert referral_read(FORM.format(scale=scale)).request.urgency.value == level


@pytest.mark.parametrize("scale", ["1-Emergent  2-Urgent  3-Routine", "(1)-Emergent  2-Urgent  (3)-Routine"])
def test_a_scale_without_one_ring_is_not_read_as_chosen(scale: str) -> None:
    assert list(steps_of(scale)) == []
