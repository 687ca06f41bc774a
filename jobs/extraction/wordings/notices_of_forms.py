"""What a form prints of those for whom it is not meant, and where they go instead: nothing of it is said of the patient
on it."""

from __future__ import annotations

import re

_FURTHEST = 260
_PAPER = r"(?:form|pathway|service|clinic|referral|route|template|line|inbox|mailbox|fax|e-?mail|address|sheet|page)"
_ENDS = re.compile(r"[.!?]\s+(?=[A-Z])|\n\n")
_DO_NOT_USE = r"(?:(?:do|should|must|can|may) not|don['\u2019]t|never) (?:be )?used?"
_MEANT = r"(?:(?:to be used|suitable|intended|meant|appropriate|designed) )?"
_DO_INSTEAD = r"(?:please )?(?:send|ring|call|phone|refer|use|go)"
_NOT_MEANT = re.compile(
    rf"\b{_DO_NOT_USE} (?:for (?!more\b|longer\b|over\b|the\b|\d)|"
    rf"(?:this|the|our) (?:\w+ )?{_PAPER} (?:for|if|in|when|where|to refer)\b)|"
    rf"\b(?:this|the|our) (?:\w+ )?{_PAPER} (?:is|are) not {_MEANT}(?:for|to refer)\b|"
    rf"\b(?:do not|don['\u2019]t) (?:send|refer|submit) [^.\n]{{0,80}}\b(?:to|by|on|with|using|via|through) "
    rf"(?:this|our) {_PAPER}\b|"
    rf"^\W*not for(?: use (?:in|for|with))? (?=[^.]{{0,90}}[:\u2013\u2014-] ?{_DO_INSTEAD}\b)",
    re.IGNORECASE,
)


def is_of_those_not_meant(flowing: str, start: int, end: int) -> bool:
    """Tell whether words stand in a sentence that says for whom the form is not: "Do not use for suspected cauda
    equina: send to A&E"."""
    before = flowing[max(0, start - _FURTHEST) : start]
    begins = max((end.end() for end in _ENDS.finditer(before)), default=0)
    stops = _ENDS.search(flowing, end)
    behind = flowing[end : min(end + _FURTHEST, stops.start() if stops else len(flowing))]
    return _NOT_MEANT.search(before[begins:] + flowing[start:end] + behind) is not None
