"""The assistant stage: a proposed referral from the pages, by the assistant that the organization has chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from common.clock import Clock
from common.row_security import organization_scope
from common.work import Held, recording
from events import event_types
from jobs import extraction
from jobs.extraction.models import ModelFailed
from jobs.services.asking import ask
from jobs.services.chosen_models import REASONS, Choice, chosen_assistant
from jobs.services.job_events import tell_of_job
from jobs.services.packets import keep_packet, known_of_pages
from jobs.services.stages import complete_stage, finishing, go_on, pages_of, start_stage
from jobs.services.waiting import move_to_waiting_pool
from referrals.data.packets import Packet
from referrals.data.pages import Page
from referrals.data.referral import Referral


@dataclass(frozen=True)
class _Proposal:
    """`fell_back` is the code (of REASONS) why not the wanted assistant, "" when it was it."""

    referral: Referral
    assistant: str
    fell_back: str = ""


def assistant_stage(held: Held, *, clock: Clock) -> None:
    """Extract the structured referral from the pages.

    A model is asked in the pool whose threads may wait. One that fails for a moment is asked again later (Retry);
    in the end the built-in assistant proposes instead, and the audit trail, the provenance and an event say so.
    """
    with organization_scope(held.organization_id):
        job = start_stage(held, now=clock())
        pages, known = pages_of(job), known_of_pages(job)
        choice = chosen_assistant(organization_id=held.organization_id)
    if choice.config is not None and move_to_waiting_pool(held):
        return
    packet = extraction.sort_packet(
        pages=pages, today=clock().date(), released=known.released, own_names=known.own_names
    )
    proposal = _propose(choice, held, pages, packet, today=clock().date())
    with recording(held):
        now = clock()
        job, stage_run = finishing(held)
        complete_stage(
            stage_run,
            held,
            actor=f"assistant:{proposal.assistant}",
            detail=_detail(choice, proposal),
            output=proposal.referral.model_dump(mode="json"),
            now=now,
        )
        go_on(job, "judge", held=held, now=now)
        keep_packet(job, packet, now=now)
        if proposal.fell_back:
            tell_of_job(
                job,
                event_types.EXTRACTION_JOB_FELL_BACK,
                now=now,
                wanted=choice.wanted,
                used=proposal.assistant,
                code=proposal.fell_back,
            )


def _propose(choice: Choice, held: Held, pages: Sequence[Page], packet: Packet, *, today: date) -> _Proposal:
    usable = packet.usable(pages)
    refused = choice.refused_now()
    if choice.config is not None and not refused:
        config = choice.config
        try:
            referral = ask(
                config,
                lambda: extraction.run_model_assistant(config=config, pages=usable, today=today),
                attempt=held.attempt,
            )
            return _Proposal(referral, config.label)
        except ModelFailed as failure:
            refused = failure.code
    referral = extraction.run_assistant(pages=usable, today=today, packet=packet)
    return _Proposal(referral, extraction.ASSISTANT_NAME, fell_back=refused)


def _detail(choice: Choice, proposal: _Proposal) -> str:
    if not proposal.fell_back:
        return "proposed values with their places on the page"
    return (
        f"proposed values in place of {choice.wanted}, which was not used: {REASONS[proposal.fell_back]} "
        f"({proposal.fell_back})"
    )[:300]
