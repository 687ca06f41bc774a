"""While workers of two releases run side by side, the older one reads what the newer one has written."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import BaseModel

from referrals.data.packets import Packet
from referrals.data.referral import Completeness, Field, Referral, Triage


@pytest.mark.parametrize(
    "kept",
    [
        Referral(),
        Triage(urgency="routine", specialty=None, disposition="review", ruleset="shipped", ruleset_version=1),
        Completeness(complete=True),
        Packet(),
    ],
    ids=lambda kept: type(kept).__name__,
)
def test_members_of_a_newer_release_are_left_out(kept: BaseModel) -> None:
    document: dict[str, Any] = {**kept.model_dump(mode="json"), "of_a_newer_release": [1]}
    assert type(kept).model_validate(document) == kept


def test_a_field_with_a_newer_member_keeps_all_that_is_known_of_it() -> None:
    field = Field(value="Ada", confidence=0.9, verdict="supported")
    document = {**field.model_dump(mode="json"), "of_a_newer_release": {"a": 1}}
    referral = Referral.model_validate({"patient": {"given_name": document, "of_a_newer_release": document}})
    assert referral.patient.given_name == field
