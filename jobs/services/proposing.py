"""The assistant stage: a proposed referral from the pages."""

from __future__ import annotations

from common.clock import Clock
from common.row_security import organization_scope
from common.work import Held, recording
from jobs import extraction
from jobs.services.packets import keep_packet, known_of_pages
from jobs.services.stages import complete_stage, finishing, go_on, pages_of, start_stage


def assistant_stage(held: Held, *, clock: Clock) -> None:
    """Extract the structured referral from the pages."""
    with organization_scope(held.organization_id):
        job = start_stage(held, now=clock())
        pages, known = pages_of(job), known_of_pages(job)
    packet = extraction.sort_packet(
        pages=pages, today=clock().date(), released=known.released, own_names=known.own_names
    )
    referral = extraction.run_assistant(pages=packet.usable(pages), today=clock().date(), packet=packet)
    with recording(held):
        now = clock()
        job, stage_run = finishing(held)
        complete_stage(
            stage_run,
            held,
            actor=f"assistant:{extraction.ASSISTANT_NAME}",
            detail="proposed values with their places on the page",
            output=referral.model_dump(mode="json"),
            now=now,
        )
        go_on(job, "judge", held=held, now=now)
        keep_packet(job, packet, now=now)
