"""Where a patient's own doctor is asked, by a pharmacy, an ambulance crew or a screening service: "Please can a GP see
her this week", "Notification to GP practice: referred on"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_OWN = (
    r"(?:an? |the |his |her |their |your |own |patient['\u2019]?s |duty |on-call |usual |registered )*"
    r"(?P<who{n}>gps?|general practitioners?|family (?:doctor|physician)s?|pcps?|primary care (?:provider|physician|"
    r"doctor)s?)"
)
_PAPER = r"(?:referral|notification|message|handover|summary|report|letter|note|request|form)"
_ASKED = re.compile(
    rf"\b(?:can|could|would|will|may) {_OWN.format(n=1)} (?:please |kindly |also )*(?:see|review|assess|examine|"
    r"look at|check|arrange|consider|call|ring|visit|contact|follow|take over|treat|prescribe)\b|"
    rf"(?m:^\W*)(?:[\w-]+ ){{0,3}}?{_PAPER} (?:for|to) {_OWN.format(n=2)}\b|"
    r"\b(?:(?:referred|referring|signposted|sent|directed)(?: (?:him|her|them|back|on|urgently|this \w+))* to|"
    rf"needs to see|to be seen by|appointment with) {_OWN.format(n=3)}\b"
    r"(?= (?:for|to|because|as|with|today|this|within|practice|surgery)\b|\s*[.:,;]|$)",
    re.IGNORECASE,
)
_NAMED = 0.82


def asked_of_a_surgery(document: Document) -> Found | None:
    """Return general practice where words ask a patient's own doctor to see somebody."""
    asked = _ASKED.search(document.text.flowing)
    if asked is None:
        return None
    who = next(name for name in ("who1", "who2", "who3") if asked[name])
    return Found("general_practice", (Span(*asked.span(who)),), _NAMED)
