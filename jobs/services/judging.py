"""The judge stage: every field looked at again."""

from __future__ import annotations

from collections.abc import Sequence

from common.clock import Clock
from common.row_security import organization_scope
from common.work import Held
from jobs import extraction
from jobs.calibration.selectors import map_named
from jobs.extraction.confidence import recalibrated
from jobs.extraction.models import ModelFailed
from jobs.extraction.models.failures import WORDS
from jobs.selectors import get_stage_actor, get_stage_outputs
from jobs.services.asking import ask
from jobs.services.chosen_models import REASONS, Choice, chosen_judge
from jobs.services.stages import hand_on, pages_of, start_stage
from jobs.services.waiting import move_to_waiting_pool
from referrals.data.packets import Packet
from referrals.data.pages import Page
from referrals.data.referral import Referral
from referrals.packet_selectors import find_packet

_SILENT = (*WORDS, "resting")
"""Why a judge that these documents may go to gave no answer, by code; to one that may not be asked they never went."""


def judge_stage(held: Held, *, clock: Clock) -> None:
    """Check every field against the pages again; then let the second judge lower what it doubts, if there is one."""
    with organization_scope(held.organization_id):
        job = start_stage(held, now=clock())
        pages = pages_of(job)
        proposed = Referral.model_validate(get_stage_outputs(job=job)["assistant"])
        assistant = get_stage_actor(job=job, stage="assistant")
        confidence_map = map_named(
            organization_id=job.organization_id, name=job.confidence_map, assistant=assistant
        )
        choice = chosen_judge(organization_id=job.organization_id, assistant=assistant)
        packet = find_packet(organization_id=job.organization_id, job_id=job.id) or Packet()
    if choice.config is not None and move_to_waiting_pool(held):
        return
    judged = extraction.run_judge(referral=proposed, pages=pages, doubtful=packet.doubted)
    judged = recalibrated(judged, using=confidence_map)
    judged, judges, said = _second(choice, held, judged, pages)
    hand_on(
        held,
        judged,
        actor=f"judge:{judges}",
        detail=f"looked again at every field and gave verdicts{said}"[:300],
        following="triage",
        clock=clock,
    )


def _second(choice: Choice, held: Held, judged: Referral, pages: Sequence[Page]) -> tuple[Referral, str, str]:
    """Return the referral, the judges' names and what to say of the second one in the audit trail."""
    refused = choice.refused_now()
    if choice.config is not None and not refused:
        config = choice.config
        try:
            doubted = ask(
                config,
                lambda: extraction.second_opinion(config=config, referral=judged, pages=pages),
                attempt=held.attempt,
            )
        except ModelFailed as failure:
            refused = failure.code
        else:
            said = f"; {config.label} looked as the second judge"
            return doubted, f"{extraction.JUDGE_NAME} and {config.name}", said
    if choice.config is not None and refused in _SILENT:
        judged = extraction.without_opinion(referral=judged, why=REASONS[refused])
    said = f"; {choice.wanted} gave no second opinion: {REASONS[refused]} ({refused})" if refused else ""
    return judged, extraction.JUDGE_NAME, said
