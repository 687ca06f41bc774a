"""Measures extraction against documents whose contents are known (`gold.jsonl`, format in
docs/reference/referral.md).
"""

from jobs.evaluation.cases import Case, NothingToMeasure, Problem, load_cases
from jobs.evaluation.measuring import Measured, measure
from jobs.evaluation.report import Report, report_of
from jobs.evaluation.running import Done, Setting, run_cases

__all__ = [
    "Case",
    "Done",
    "Measured",
    "NothingToMeasure",
    "Problem",
    "Report",
    "Setting",
    "load_cases",
    "measure",
    "report_of",
    "run_cases",
]
