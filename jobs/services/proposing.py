"""The assistant stage: a proposed referral from the pages."""

from __future__ import annotations

from common.clock import Clock
from common.row_security import organization_scope
from common.work import Held
from jobs import extraction
from jobs.services.stages import hand_on, pages_of, start_stage


def assistant_stage(held: Held, *, clock: Clock) -> None:
    """Extract the structured referral from the pages."""
    with organization_scope(held.organization_id):
        pages = pages_of(start_stage(held, now=clock()))
    referral = extraction.run_assistant(pages=pages, today=clock().date())
    hand_on(
        held,
        referral,
        actor=f"assistant:{extraction.ASSISTANT_NAME}",
        detail="proposed values with their places on the page",
        following="judge",
        clock=clock,
    )
