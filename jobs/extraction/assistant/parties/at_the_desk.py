"""Who is asked back about a paper that another one answers for, where one is named: a nurse on duty, a focal point."""

from __future__ import annotations

import re

from jobs.extraction.assistant.labels.labelled import Label

_AT_THE_DESK = re.compile(
    r"(?:(?:charge|contact|floor|unit|referral|triage|intake) )?nurse$|ordering user$|(?:focal|nodal|liaison|"
    r"point focal|punto focal|ponto focal|point of contact|ansprechpartner)\b",
    re.IGNORECASE,
)


def is_at_the_desk(label: Label) -> bool:
    """Tell whether a label names who is asked back, and no more than that."""
    return _AT_THE_DESK.match(label.wording.rpartition(" / ")[2]) is not None
