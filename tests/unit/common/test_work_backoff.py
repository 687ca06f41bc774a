from __future__ import annotations

import pytest

from common.work import Held, WorkType, backoff_seconds, register, work_type


@pytest.mark.parametrize(
    ("attempt", "least", "most"), [(1, 0.75, 1.25), (2, 1.5, 2.5), (4, 6, 10), (12, 225, 375), (60, 225, 375)]
)
def test_waits_double_up_to_five_minutes_with_a_quarter_of_jitter(
    attempt: int, least: float, most: float
) -> None:
    waits = {backoff_seconds(attempt) for _ in range(200)}
    assert all(least <= wait <= most for wait in waits)
    assert len(waits) > 100, "without jitter all that failed together would come back together"


def test_a_kind_of_work_is_registered_once() -> None:
    def nothing(held: Held, *_: str) -> None:
        """Do nothing."""

    kind = WorkType(
        name="test.registered",
        queue="flow",
        handler=nothing,
        give_up=nothing,
        max_attempts=1,
        lease_seconds=1,
    )
    register(kind)
    assert work_type("test.registered") is kind
    with pytest.raises(ValueError, match="twice"):
        register(kind)
