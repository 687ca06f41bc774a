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


def works_at_the_desk(words: str) -> bool:
    """Tell whether words behind a name say that its bearer sends papers off and refers nobody: "Ada Quill, Referral
    Coordinator"."""
    return _AT_A_DESK.search(words) is not None


_AT_A_DESK = re.compile(
    r"[,(\u2013-] ?(?:(?:referrals?|intake|care|patient|scheduling|office|front desk|medical|practice|clinic) ){0,2}"
    r"(?:coordinator|scheduler|receptionist|secretary|clerk|(?:office|unit|nurse) manager|unit (?:clerk|secretary)|"
    r"administrator|medical assistant|desk|"
    r"referrals?)\)?$",
    re.IGNORECASE,
)
