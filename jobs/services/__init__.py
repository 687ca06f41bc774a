"""Writing jobs: requesting one, recording each of its stages, completing and failing it."""

from __future__ import annotations

from jobs.services.cancelling import cancel_jobs_of_record, enqueue_cancelling
from jobs.services.correcting import triage_corrected
from jobs.services.failing import FAILURES, fail_job, fail_job_of_part
from jobs.services.judging import judge_stage
from jobs.services.packets import release_and_extract
from jobs.services.proposing import assistant_stage
from jobs.services.reader import READER_NAME
from jobs.services.reading import read_stage
from jobs.services.reading_parts import read_part
from jobs.services.red_flag_lane import give_up_search, search_red_flags
from jobs.services.requesting import extract_what_arrived, request_extraction
from jobs.services.shadows import add_shadow, give_up_shadow, run_shadow, stop_shadow
from jobs.services.triaging import triage_stage

__all__ = [
    "FAILURES",
    "READER_NAME",
    "add_shadow",
    "assistant_stage",
    "cancel_jobs_of_record",
    "enqueue_cancelling",
    "extract_what_arrived",
    "fail_job",
    "fail_job_of_part",
    "give_up_search",
    "give_up_shadow",
    "judge_stage",
    "read_part",
    "read_stage",
    "release_and_extract",
    "request_extraction",
    "run_shadow",
    "search_red_flags",
    "stop_shadow",
    "triage_corrected",
    "triage_stage",
]
