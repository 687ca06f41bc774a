"""Completing a job: its result, the record's new Referral and the event."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any

from django.conf import settings

from common.wording import counted
from events import event_types
from jobs.calibration.selectors import map_named
from jobs.extraction import build_id
from jobs.models import ExtractionJob, StageRun
from jobs.selectors import get_stage_actor
from jobs.services.job_events import tell_of_job
from jobs.services.packets import packet_json
from jobs.services.reader import READER_NAME
from jobs.services.shadows import follow_with_shadows
from jobs.states import JOB, STAGES
from referrals import selectors as referral_selectors
from referrals.data.records import KeptCorrections
from referrals.data.referral import Completeness, Referral, Triage
from referrals.keeping_services import keep_corrections
from referrals.services import save_referral


def complete_job(
    job: ExtractionJob,
    *,
    referral: Referral,
    triage: Triage,
    completeness: Completeness,
    confidence: float,
    now: datetime,
) -> None:
    """Keep what the job found: as its result as it was found, and as the record's referral with what people had
    corrected before, which the event tells of.
    """
    assistant = get_stage_actor(job=job, stage="assistant")
    save_referral(
        organization_id=job.organization_id,
        record_id=job.record_id,
        job_id=job.id,
        author=f"assistant:{assistant}",
        referral=referral,
        triage=triage,
        completeness=completeness,
        confidence=confidence,
        now=now,
    )
    corrections = keep_corrections(organization_id=job.organization_id, record_id=job.record_id, now=now)
    stands = triage if corrections is None else corrections.triage
    documents = referral_selectors.list_documents(
        organization_id=job.organization_id, record_id=job.record_id
    )
    confidence_map = map_named(
        organization_id=job.organization_id, name=job.confidence_map, assistant=assistant
    )
    JOB.transition(job, "completed")
    job.stage = "done"
    job.completed_at = now
    job.result = json.dumps(
        {
            "referral": referral.model_dump(mode="json"),
            "packet": packet_json(job),
            "triage": triage.model_dump(mode="json"),
            "completeness": completeness.model_dump(mode="json"),
            "confidence": confidence,
            "audit_trail": [*_audit_trail(job), *_of_corrections(corrections, now)],
            "provenance": {
                "assistant": assistant,
                "judge": get_stage_actor(job=job, stage="judge"),
                "confidence_map": confidence_map.name,
                "ruleset": f"{job.ruleset_name} v{job.ruleset_version}",
                "reader": READER_NAME,
                "build": build_id(),
                "document_sha256": [d.sha256 for d in documents if d.id in job.document_ids],
            },
        },
        separators=(",", ":"),
    )
    job.save(update_fields=["status", "stage", "completed_at", "result"])
    follow_with_shadows(job, now=now)
    tell_of_job(
        job,
        event_types.EXTRACTION_JOB_COMPLETED,
        now=now,
        referral_url=f"{settings.PUBLIC_URL}/api/v1/pub/records/{job.record_id}/referral",
        urgency=stands.urgency,
        disposition=stands.disposition,
    )


def _audit_trail(job: ExtractionJob) -> list[dict[str, Any]]:
    requested = {
        "at": job.created_at.isoformat(),
        "stage": "request",
        "actor": job.requested_by,
        "action": "requested",
        "detail": f"ruleset {job.ruleset_name} v{job.ruleset_version}, "
        f"{counted(len(job.document_ids), 'document')}",
    }
    stages = StageRun.objects.in_organization(job.organization_id).filter(job=job, status="completed")
    by_stage = {stage_run.stage: stage_run for stage_run in stages}
    return [requested] + [
        {
            "at": stage_run.completed_at.isoformat() if stage_run.completed_at else None,
            "stage": stage_run.stage,
            "actor": stage_run.actor,
            "action": "completed",
            "detail": f"{stage_run.detail} (attempt {stage_run.attempt})",
        }
        for stage_run in (by_stage[stage] for stage in STAGES if stage in by_stage)
    ]


def _of_corrections(corrections: KeptCorrections | None, now: datetime) -> list[dict[str, Any]]:
    """Tell what became of the corrections of people, which the record's referral holds and this result does not."""
    if corrections is None:
        return []
    told = [f"{counted(len(corrections.kept), 'corrected field')} kept in the record's referral"]
    told += [f"read otherwise now: {path}" for path in corrections.read_otherwise]
    told += [f"without a place: {path}" for path in corrections.lost]
    return [
        {
            "at": now.isoformat(),
            "stage": "triage",
            "actor": "service:corrections",
            "action": "corrections kept",
            "detail": "; ".join(told),
        }
    ]
