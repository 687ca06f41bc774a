"""Shadows: adding and stopping one, and running it beside completed jobs. What it finds is kept and never used."""

from __future__ import annotations

import json
import logging
import re
import threading
import time
import zlib
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from django.db import transaction

from common.clock import Clock
from common.errors import FieldError, InvalidRequest
from common.row_security import organization_scope
from common.work import Held, enqueue, postpone, recording
from jobs import extraction
from jobs.calibration.selectors import map_named
from jobs.data import Ruleset
from jobs.extraction.confidence import ConfidenceMap, recalibrated
from jobs.extraction.models import BUILTIN
from jobs.models import ExtractionJob, Shadow, ShadowRun
from jobs.rules import check_ruleset
from jobs.selectors import get_stage_outputs
from jobs.services.candidates import (
    CandidateRefused,
    Papers,
    candidate_choice,
    candidate_names,
    papers_of,
    propose,
)
from jobs.services.chosen_models import Choice
from jobs.shadowing import ShadowResult, compare
from jobs.states import SHADOW_RUN
from referrals.data.referral import Referral
from tenants.selectors import find_team

logger = logging.getLogger(__name__)

WORK, QUEUE = "jobs.shadow", "shadow"
LONGEST_DAYS = 180
WAIT_SECONDS = 5.0
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9 _.-]{0,99}")
_places = threading.BoundedSemaphore(2)
"""How many shadows one worker process runs at once, of all organizations: they never take its threads from others."""


def add_shadow(
    *,
    organization_id: str,
    name: str,
    ends_at: datetime,
    actor: str,
    now: datetime,
    team_id: str | None = None,
    assistant: str = "",
    ruleset: Ruleset | None = None,
    share: int = 100,
    comment: str = "",
) -> str:
    """Begin to run a candidate beside the jobs that complete from now on, and return its id.

    `assistant` names another assistant (empty: the job's own reading stays), `ruleset` other rules (None: the job's
    own); `share` is of a hundred jobs how many it runs on. Raises InvalidRequest naming each field at fault.
    """
    faults = list(_faults(name, assistant, ruleset, share, ends_at, now))
    if team_id is not None and find_team(organization_id=organization_id, team_id=team_id) is None:
        faults.append(FieldError("team", "The organization has no team with this id. Choose one of its own."))
    shadows = Shadow.objects.in_organization(organization_id)
    if not faults and shadows.filter(name=name).exists():
        faults.append(FieldError("name", "There is a shadow of this name already. Choose another name."))
    if faults:
        raise InvalidRequest(" ".join(fault.message for fault in faults), errors=tuple(faults))
    shadow = Shadow.objects.create(
        organization_id=organization_id,
        team_id=team_id,
        name=name,
        assistant=assistant,
        ruleset=ruleset.model_dump(mode="json") if ruleset else None,
        share=share,
        comment=comment[:300],
        created_at=now,
        created_by=actor,
        ends_at=ends_at,
    )
    return str(shadow.id)


def _faults(
    name: str, assistant: str, ruleset: Ruleset | None, share: int, ends_at: datetime, now: datetime
) -> list[FieldError]:
    found = []
    if _NAME.fullmatch(name) is None:
        found.append(FieldError("name", "Name it with letters, digits, spaces, dots, - and _, at most 100."))
    if not assistant and ruleset is None:
        found.append(FieldError("assistant", "Choose another assistant, other rules, or both."))
    if assistant and assistant not in candidate_names():
        known = ", ".join(candidate_names())
        found.append(FieldError("assistant", f"There is no assistant {assistant}. Configured are {known}."))
    if ruleset is not None and (problems := check_ruleset(ruleset)):
        found.append(FieldError("ruleset", f"The rules cannot be used: {problems[0].message}"))
    if not 1 <= share <= 100:
        found.append(FieldError("share", "The share is of a hundred jobs: choose 1 to 100."))
    if not now < ends_at <= now + timedelta(days=LONGEST_DAYS):
        found.append(
            FieldError("ends_at", f"It must end in the future, at most {LONGEST_DAYS} days from now.")
        )
    return found


def stop_shadow(*, organization_id: str, shadow_id: str, now: datetime) -> None:
    """Run the shadow no more; what it found stays. Nothing happens to one that has been stopped before."""
    Shadow.objects.in_organization(organization_id).filter(id=shadow_id, stopped_at=None).update(
        stopped_at=now
    )


def follow_with_shadows(job: ExtractionJob, *, now: datetime) -> None:
    """Let the organization's shadows follow a job that completes, inside its transaction. Never fails the job."""
    try:
        with transaction.atomic():
            for shadow in _watching(job, now=now):
                run = ShadowRun.objects.create(
                    organization_id=job.organization_id,
                    shadow=shadow,
                    job=job,
                    record_id=job.record_id,
                    created_at=now,
                )
                enqueue(
                    name=WORK,
                    queue=QUEUE,
                    subject_id=run.id,
                    organization_id=job.organization_id,
                )
    except Exception as error:  # noqa: BLE001 - whatever goes wrong with a shadow, the job completes
        logger.warning("shadows not started", extra={"error": type(error).__name__})


def _watching(job: ExtractionJob, *, now: datetime) -> list[Shadow]:
    shadows = Shadow.objects.in_organization(job.organization_id).filter(stopped_at=None, ends_at__gt=now)
    return [
        shadow
        for shadow in shadows
        if shadow.team_id in (None, job.team_id) and _drawn(job.id, shadow.id) < shadow.share
    ]


def _drawn(job_id: str, shadow_id: str) -> int:
    """Return a number from 0 to 99 for the pair, always the same and as good as thrown."""
    return zlib.crc32(f"{job_id} {shadow_id}".encode()) % 100


def run_shadow(held: Held, *, clock: Clock) -> None:
    """Run the candidate on the pages of the job, and keep what it found beside what the job had found."""
    if not _places.acquire(blocking=False):
        postpone(held, seconds=WAIT_SECONDS, code="other_shadows_first", refund=True)
        return
    try:
        _run(held, clock=clock)
    finally:
        _places.release()


def _run(held: Held, *, clock: Clock) -> None:
    with organization_scope(held.organization_id):
        task = _task_of(held)
    if task.shadow.stopped_at is not None:
        give_up_shadow(held, "stopped", now=clock())
        return
    started = time.perf_counter()
    try:
        candidate = task.candidate_result()
    except CandidateRefused as refused:
        give_up_shadow(held, refused.code, now=clock())
        return
    seconds = time.perf_counter() - started
    compared = compare(current=task.current, candidate=candidate)
    with recording(held):
        run = _pending(held)
        SHADOW_RUN.transition(run, "completed")
        run.result = candidate.model_dump(mode="json")
        run.comparison = [one.model_dump(mode="json") for one in compared]
        run.seconds = round(seconds, 3)
        run.completed_at = clock()
        run.save(update_fields=["status", "result", "comparison", "seconds", "completed_at"])


@dataclass(frozen=True)
class _Task:
    """What a run needs, read before it begins. `judged` is the job's own referral, `today` the day it was done."""

    shadow: Shadow
    papers: Papers
    current: ShadowResult
    judged: Referral
    ruleset: Ruleset
    confidence_map: ConfidenceMap
    choice: Choice
    today: date

    def candidate_result(self) -> ShadowResult:
        """Return what the candidate makes of the job's pages."""
        judged, ground = self.judged, self.papers.ground
        if self.shadow.assistant:
            proposed = propose(self.choice, papers=self.papers, today=self.today)
            judged = extraction.run_judge(referral=proposed, pages=ground.pages, doubtful=ground.doubted)
            judged = recalibrated(judged, using=self.confidence_map)
        triage, completeness = ground.triage(referral=judged, ruleset=self.ruleset, today=self.today)
        return ShadowResult(referral=judged, triage=triage, completeness=completeness)


def _task_of(held: Held) -> _Task:
    runs = ShadowRun.objects.in_organization(held.organization_id).select_related("shadow", "job")
    run = runs.get(id=held.subject_id)
    shadow, job = run.shadow, run.job
    choice = candidate_choice(shadow.assistant or BUILTIN, organization_id=job.organization_id)
    return _Task(
        shadow=shadow,
        papers=papers_of(job),
        current=_result_of(job),
        judged=Referral.model_validate(get_stage_outputs(job=job)["judge"]),
        ruleset=Ruleset.model_validate(shadow.ruleset or job.ruleset),
        confidence_map=map_named(
            organization_id=job.organization_id,
            name=job.confidence_map,
            assistant=choice.config.label if choice.config else extraction.ASSISTANT_NAME,
        ),
        choice=choice,
        today=(job.completed_at or job.created_at).date(),
    )


def _result_of(job: ExtractionJob) -> ShadowResult:
    body = json.loads(job.result)
    return ShadowResult.model_validate({name: body[name] for name in ShadowResult.model_fields})


def _pending(held: Held) -> ShadowRun:
    runs = ShadowRun.objects.in_organization(held.organization_id).select_for_update()
    run: ShadowRun = runs.get(id=held.subject_id)
    return run


def give_up_shadow(held: Held, code: str, *, now: datetime) -> None:
    """Note that the candidate failed on this job; nothing else hears of it."""
    with recording(held):
        run = _pending(held)
        SHADOW_RUN.transition(run, "failed")
        run.error_code = code[:100]
        run.completed_at = now
        run.save(update_fields=["status", "error_code", "completed_at"])
