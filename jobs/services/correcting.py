"""The triage of a referral that a person has corrected: by the rules of the job that it comes from."""

from __future__ import annotations

from datetime import datetime

from jobs import extraction
from jobs.data import Ruleset
from jobs.models import ExtractionJob
from jobs.services.triage_ground import ground_with_flags
from referrals.data.records import TriagedReferral
from referrals.data.referral import Referral
from referrals.triage_of_corrections import Follows


def triage_corrected(
    *, organization_id: str, before: TriagedReferral, corrected: Referral, now: datetime
) -> Follows:
    """Return what follows from the corrected referral, by the rules as they were when its job was requested.

    The pages are the same, so their red flags are those that were raised before. Nothing of the job is done again or
    changed: its result stays what the machine found. Where the job is no longer kept, triage stays as it was.
    """
    job = ExtractionJob.objects.in_organization(organization_id).filter(id=before.job_id).first()
    if job is None:
        return Follows(before.triage, before.completeness, before.confidence)
    triage, completeness = ground_with_flags(job, flags=before.triage.red_flags).triage(
        referral=corrected, ruleset=Ruleset.model_validate(job.ruleset), today=now.date()
    )
    return Follows(triage, completeness, extraction.overall_confidence(corrected))
