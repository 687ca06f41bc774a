"""The triage stage: the clinic's rules, and the end of the job."""

from __future__ import annotations

from common.clock import Clock
from common.row_security import organization_scope
from common.wording import counted
from common.work import Held, recording
from jobs import extraction
from jobs.data import Ruleset
from jobs.selectors import get_stage_outputs
from jobs.services.red_flag_lane import tell_if_late
from jobs.services.results import complete_job
from jobs.services.stages import complete_stage, finishing, start_stage
from jobs.services.triage_ground import ground_of
from referrals.data.referral import Referral


def triage_stage(held: Held, *, clock: Clock) -> None:
    """Apply the clinic's rules; complete the job with its result, the record's new Referral and the event."""
    with organization_scope(held.organization_id):
        job = start_stage(held, now=clock())
        ground = ground_of(job)
        referral = Referral.model_validate(get_stage_outputs(job=job)["judge"])
        ruleset = Ruleset.model_validate(job.ruleset)
    triage, completeness = ground.triage(referral=referral, ruleset=ruleset, today=clock().date())
    confidence = extraction.overall_confidence(referral)
    with recording(held):
        now = clock()
        job, stage_run = finishing(held)
        tell_if_late(job, (*ground.red_flags, *ground.set_aside), now=now)
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
