"""Whether a page is the dictated answer of a consultant: it says who asked for it, or is headed as a consultation, and
goes from what was found to what is advised. "Asked to be seen by Dr. Shaw" tells there who asked, and asks nobody.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.text import CELL, Line, Span, Text

_HEADED = re.compile(
    r"\W*(?:(?:initial|inpatient|outpatient|new|follow-?up|dictated|telephone) )*(?:[\w&/-]+ ){0,3}?"
    r"(?:consult|consultation)(?: (?:note|report))?(?:\s*[,:\u2013-]\s*[\w ,'\u2019/-]{2,50})?\W*",
    re.IGNORECASE,
)
_NO_HEAD = re.compile(
    r"\b(?:requests?(?:ed)?|orders?|form|please|needed|referral|for|to|reason|date|free|virtual)\b",
    re.IGNORECASE,
)
_WHO_ASKED = re.compile(
    r"\b(?:(?:was|were|been|is|being|am|are) (?:kindly )?(?:asked|consulted|requested)(?: by [^.\n]{2,50}?)? to (?:see|"
    r"evaluate|consult|assess|render|review|give|provide)|asked to be (?:seen|evaluated)(?: in \w+)? by|(?:seen|"
    r"evaluated|consult(?:ation|ed)|asked|consult)\b[^.\n]{0,40}? (?:at|by|on) the (?:kind )?request of|"
    r"(?:requested|asked for|ordered) by (?:the |dr\b)|(?:seen|evaluated) in consultation|"
    r"consult(?:ation)? (?:was |is )?requested (?:by|for|to)|(?:requesting|referring|consulting) (?:physician|service|"
    r"provider|doctor)\s*:|participate in (?:the|his|her|their|this) (?:\w+ )?care)",
    re.IGNORECASE,
)
_FOUND = re.compile(
    r"\W*(?:(?:clinical |overall |final |diagnostic )?(?:impressions?|assessments?|diagnos[ie]s|conclusions?))"
    r"(?: (?:and|&) (?:plan|recommendations?))?\W*(?:[:\t]|$)",
    re.IGNORECASE,
)
_ADVISED = re.compile(
    r"\W*(?:(?:impression|assessment|diagnosis) ?(?:and|&|/) ?)?(?:recommendations?|suggestions?|plan(?: of (?:care|"
    r"treatment))?|treatment plan|discussion|disposition)\W*(?:[:\t]|$)",
    re.IGNORECASE,
)
_ASKS = re.compile(
    r"(?m:^\W*reasons? for (?:the |this )?referral)|\b(?:please|kindly) (?:see|evaluate|assess|review|advise|accept)\b|"
    r"\b(?:I am|we are) referring\b|\brefer(?:ral)? (?:to|placed)\b|\b(?:would|could) you\b",
    re.IGNORECASE,
)
_LINES_OF_A_HEAD, _LONGEST_HEAD = 12, 9


def answers_by_its_sections(text: Text, lines: Sequence[Line]) -> Span | None:
    """Return where a page says that it is a consultation that was asked for; None where it asks itself, and for one
    that does not go on to what is advised."""
    start, end = lines[0].start, lines[-1].end
    found = any(_FOUND.match(line.text) for line in lines)
    advised = any(_ADVISED.match(line.text) for line in lines)
    if not (found and advised) or _ASKS.search(text.content, start, end):
        return None
    head = next((line for line in lines[:_LINES_OF_A_HEAD] if _is_headed(line)), None)
    if head is not None:
        return Span(head.start, head.end)
    asked = _WHO_ASKED.search(text.flowing, start, end)
    return Span(*asked.span()) if asked else None


def _is_headed(line: Line) -> bool:
    words = line.text.strip()
    return (
        CELL not in words
        and len(words.split()) <= _LONGEST_HEAD
        and _HEADED.fullmatch(words) is not None
        and _NO_HEAD.search(words) is None
    )
