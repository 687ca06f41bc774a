"""Writing jobs: requesting one, recording each of its stages, completing and failing it."""

from __future__ import annotations

from jobs.services.failing import FAILURES, fail_job
from jobs.services.judging import judge_stage
from jobs.services.proposing import assistant_stage
from jobs.services.reading import READER_NAME, read_stage, reading_limits
from jobs.services.requesting import request_extraction
from jobs.services.triaging import triage_stage

__all__ = [
    "FAILURES",
    "READER_NAME",
    "assistant_stage",
    "fail_job",
    "judge_stage",
    "read_stage",
    "reading_limits",
    "request_extraction",
    "triage_stage",
]
