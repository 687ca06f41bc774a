"""Keeping what people corrected when a record is extracted again. Runs inside the organization's scope."""

from __future__ import annotations

from datetime import datetime

from referrals.data.records import KeptCorrections
from referrals.data.referral import Triage, TriageReason
from referrals.kept_corrections import Kept, with_corrections
from referrals.models import ReferralVersion
from referrals.selectors import triaged_referral
from referrals.services import save_referral
from referrals.triage_of_corrections import triage_corrected

AUTHOR = "service:corrections"


def keep_corrections(*, organization_id: str, record_id: str, now: datetime) -> KeptCorrections | None:
    """Write the corrections of people in the referral before onto the newest, which an extraction has just saved.

    Makes a version of its own, triaged by the rules of the new extraction; what found no place, or was read in a third
    way, is named there and asks for a person. Returns None when nobody had corrected anything.
    """
    versions = ReferralVersion.objects.in_organization(organization_id).filter(record_id=record_id)
    newest, *earlier = versions.order_by("-number")[:2]
    if not earlier:
        return None
    first = versions.filter(job_id=earlier[0].job_id).order_by("number")[0]
    extracted = triaged_referral(newest)
    kept = with_corrections(
        found_before=triaged_referral(first).referral,
        corrected=triaged_referral(earlier[0]).referral,
        found_now=extracted.referral,
    )
    if not kept.kept and not kept.lost:
        return None
    follows = triage_corrected(
        organization_id=organization_id, before=extracted, corrected=kept.referral, now=now
    )
    triage = _told(follows.triage, kept)
    save_referral(
        organization_id=organization_id,
        record_id=record_id,
        job_id=extracted.job_id,
        author=AUTHOR,
        referral=kept.referral,
        triage=triage,
        completeness=follows.completeness,
        confidence=follows.confidence,
        now=now,
    )
    return KeptCorrections(kept=kept.kept, read_otherwise=kept.read_otherwise, lost=kept.lost, triage=triage)


def _told(triage: Triage, kept: Kept) -> Triage:
    """Say what was kept, and leave to a person what was not."""
    reasons = list(triage.reasons)
    if kept.kept:
        text = f"Corrections of people before this extraction are kept: {', '.join(kept.kept)}."
        reasons.append(TriageReason(rule="corrections_kept", text=text, fields=kept.kept))
    if kept.read_otherwise:
        text = (
            f"A person's value is kept, but this extraction reads another: {', '.join(kept.read_otherwise)}."
        )
        reasons.append(TriageReason(rule="correction_read_otherwise", text=text, fields=kept.read_otherwise))
    if kept.lost:
        text = (
            "Corrections of people found no place in this extraction, correct it anew where they are still "
            f"right: {', '.join(kept.lost)} of the version before."
        )
        reasons.append(TriageReason(rule="corrections_not_kept", text=text))
    for_a_person = bool(kept.read_otherwise or kept.lost)
    disposition = "review" if for_a_person else triage.disposition
    return triage.model_copy(update={"reasons": tuple(reasons), "disposition": disposition})
