"""The judge stage: every field looked at again."""

from __future__ import annotations

from common.clock import Clock
from common.row_security import organization_scope
from common.work import Held
from jobs import extraction
from jobs.calibration.selectors import map_named
from jobs.extraction.confidence import recalibrated
from jobs.selectors import get_stage_outputs
from jobs.services.stages import hand_on, pages_of, start_stage
from referrals.data.referral import Referral


def judge_stage(held: Held, *, clock: Clock) -> None:
    """Check every field against the pages again."""
    with organization_scope(held.organization_id):
        job = start_stage(held, now=clock())
        pages = pages_of(job)
        proposed = Referral.model_validate(get_stage_outputs(job=job)["assistant"])
        confidence_map = map_named(organization_id=job.organization_id, name=job.confidence_map)
    judged = recalibrated(extraction.run_judge(referral=proposed, pages=pages), using=confidence_map)
    hand_on(
        held,
        judged,
        actor=f"judge:{extraction.JUDGE_NAME}",
        detail="looked again at every field and gave verdicts",
        following="triage",
        clock=clock,
    )
