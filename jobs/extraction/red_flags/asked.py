"""Whether words of danger were only asked about or tested for, and what came back was no."""

from __future__ import annotations

import re

_ASKED = re.compile(
    r"\b(?:(?:asked|enquir|inquir|question)\w*\b[^.;\n]{0,40}\b(?:about|for|regarding|after|of|re)|"
    r"(?:gone|went|going|ran|run|talked) (?:over|through))\b[^.;\n]*$",
    re.IGNORECASE,
)
_SOMEBODY = r"(?:he|she|they|pt|patient|the patient|mum|mother|parents?)"
_ANSWER = re.compile(
    r"[^.;\n]{0,130}?(?:\.\s+|[,:\u2013\u2014]\s*|\s-\s+|\b(?:and|but|to|of) (?:which )?)"
    rf"(?:{_SOMEBODY} (?:again )?(?:(?:said|says|answers|answered|replied|replies) "
    r"(?:no\b|none\b|[\"'\u2018\u201c]no\b)|"
    r"(?:has|have|had|reports?|reported|admits?|admitted) (?:had |noticed |to )?(?:none|neither|not had any|no such)\b|"
    r"(?:denies|denied|denying)\b)|"
    r"none(?: of (?:these|those|them|which))?(?: (?:is|are|was|were))?(?: \w+)?\s*(?=[.,;\n]|$)|"
    r"(?:the )?answer(?:s|ed)?(?: was| were|:)? (?:to (?:all|each|both) )?(?:was |were )?(?:no\b|all no\b)|"
    r"all (?:were |are )?(?:denied|absent|negative|answered no)\b)",
    re.IGNORECASE,
)
"""Behind what was asked about: "and she said no to all", "She has had none of these"."""
_ALL_NORMAL = re.compile(
    r"[^.;\n]{0,60}[.;]\s+(?:both|all)(?: (?:of )?(?:these|the|those|three|four))?"
    r"(?: (?:tests?|results|of them|bloods))?"
    r"(?: (?:were|was|are|is|came back|have been|proved))?(?: (?:completely|all|entirely))?"
    r" (?:normal|negative|unremarkable|clear)\b",
    re.IGNORECASE,
)
"""Behind tests what the next sentence tells of them: "ECG and troponins drawn. Both tests were normal."."""


def is_asked_and_denied(before: str, behind: str) -> bool:
    """Tell whether what stands between the words of a statement and those behind was asked and answered by no, or
    tested and found normal.
    """
    if _ALL_NORMAL.match(behind):
        return True
    return _ASKED.search(before) is not None and _ANSWER.match(behind) is not None
