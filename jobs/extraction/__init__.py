"""From pages of words to a judged, triaged referral. Values in, values out: nothing here knows of a database
or the network.
"""

from __future__ import annotations

from jobs.extraction.assistant import ASSISTANT_NAME, run_assistant
from jobs.extraction.default_ruleset import default_ruleset
from jobs.extraction.judge import JUDGE_NAME, run_judge
from jobs.extraction.judge.codes import warm_up_codes
from jobs.extraction.overall import overall_confidence
from jobs.extraction.red_flags import find_red_flags
from jobs.extraction.triage import run_triage


def warm_up() -> None:
    """This function will load what takes seconds to load, so that no document has to wait for it."""
    warm_up_codes()


__all__ = [
    "ASSISTANT_NAME",
    "JUDGE_NAME",
    "default_ruleset",
    "find_red_flags",
    "overall_confidence",
    "run_assistant",
    "run_judge",
    "run_triage",
    "warm_up",
]
