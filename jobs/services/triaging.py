"""The triage stage: the clinic's rules, and the end of the job."""

from __future__ import annotations

from common.clock import Clock
from common.row_security import organization_scope
from common.wording import counted
from common.work import Held, recording
from jobs import extraction
from jobs.data import Ruleset
from jobs.selectors import get_stage_outputs
from jobs.services.red_flag_lane import red_flags_of
from jobs.services.results import complete_job
from jobs.services.stages import complete_stage, finishing, pages_of, start_stage
from referrals.data.referral import Referral
from referrals.packet_selectors import find_packet


def triage_stage(held: Held, *, clock: Clock) -> None:
    """Apply the clinic's rules; complete the job with its result, the record's new Referral and the event."""
    with organization_scope(held.organization_id):
        job = start_stage(held, now=clock())
        pages = pages_of(job)
        referral = Referral.model_validate(get_stage_outputs(job=job)["judge"])
        ruleset = Ruleset.model_validate(job.ruleset)
        red_flags = red_flags_of(job, pages=pages)
        packet = find_packet(organization_id=job.organization_id, job_id=job.id)
    triage, completeness = extraction.run_triage(
        referral=referral, pages=pages, ruleset=ruleset, today=clock().date(), red_flags=red_flags
    )
    if packet is not None:
        triage = extraction.triage_of_packet(triage=triage, packet=packet)
    confidence = extraction.overall_confidence(referral)
    with recording(held):
        now = clock()
        job, stage_run = finishing(held)
        complete_stage(
            stage_run,
            held,
            actor=f"ruleset:{ruleset.name} v{ruleset.version}",
            detail=f"{triage.disposition}, {triage.urgency}, {counted(len(triage.reasons), 'reason')}",
            output=None,
            now=now,
        )
        complete_job(
            job, referral=referral, triage=triage, completeness=completeness, confidence=confidence, now=now
        )
