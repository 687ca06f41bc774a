"""Windows of time around what has happened, within which a letter wants somebody to be seen or treated: "to be seen 5
to 7 days from the injury", "so that casting could begin in the first week of life", "has to be done inside a fortnight
or it will have set"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.request.urgency.phrases import Phrases

_FLAGS = re.IGNORECASE
_EVENT = (
    r"(?:(?:the|his|her|their|this|initial|original|first) )*(?:injur(?:y|ing)|accident|fall|fracture|break|"
    r"trauma|burn|"
    r"bite|event|onset|first symptoms?|symptom onset|birth|delivery|exposure|incident|dislocation|tear|rupture|stroke|"
    r"tia|seizure|collision|attendance|discharge|sprain)\b"
)
_NUMBER = r"(?:\d{1,2}|two|three|four|five|six|seven|ten|fourteen)"
_DAYS = (
    rf"(?:(?<![\d/.])(?:[3-9]|1\d|2[01]|three|four|five|six|seven|ten|fourteen)(?:\s?(?:to|or|-|"
    rf"\u2013)\s?{_NUMBER})? days?)"
)
_WEEKS = (
    r"(?:(?:a|one|two|1|2)(?: ?(?:to|or|-|\u2013) ?(?:two|2))? w(?:ee)?ks?|a fortnight|(?:24|48|72) ?(?:hours?|"
    r"hrs?|h))"
)
_SINCE = rf"(?:from|after|post|following|of|since)[ -]{_EVENT}"
_SEEN = (
    r"(?:see(?:n)?|reviewed?|assess(?:ed|ment)?|clinic|appointment|appt|visit|manipulat(?:ed|ion)|reduc(?:ed|tion)|repair(?:ed)?|"
    r"operated on|fixed|fixation|consult\w*|evaluat(?:ed|ion)|look(?:ed at)?|follow(?:ed)?[- ]?up|start(?:ed)?|"
    r"begin|begun|"
    r"treat(?:ed|ment)|surgery)"
)
_NOT_PAST = r"(?<!\bwas )(?<!\bwere )(?<!\bbeen )(?<!\bhad )(?<!\bwe )(?<!\bi )"
_WOULD = r"(?:can|could|should|must|may|might|will|would|needs? to|has to|have to|to)"
_DEED = (
    r"(?:cast(?:ing)?|treatment|therapy|splint(?:ing|age)?|surgery|repair|bracing|manipulation|serial casting|"
    r"harness)"
)

DAYS_FROM_AN_EVENT: Phrases = (
    (
        "",
        0.82,
        re.compile(
            rf"{_NOT_PAST}\b{_SEEN} (?:[\w-]+ ){{0,3}}?(?:at |around |on |in |within |inside |by )?(?:about |around )?"
            rf"(?P<words>(?:{_DAYS}|{_WEEKS}) {_SINCE})(?! by (?:us|me|our)\b)",
            _FLAGS,
        ),
    ),
    (
        "urgent",
        0.82,
        re.compile(
            rf"\b(?:{_DEED}|(?:be )?{_SEEN}) (?:{_WOULD} )?(?:be )?(?:begin|start|begun|started|done|commenced?)? ?"
            r"(?P<words>(?:with)?in (?:the )?first (?:(?:few|two|three|seven|ten|2|3|7|10) )?(?:days|weeks?)(?: "
            r"or (?:two|so))? "
            r"(?:of life|of birth|after birth|after delivery))\b",
            _FLAGS,
        ),
    ),
    (
        "",
        0.82,
        re.compile(
            rf"\b(?:has|have|needs?|ought|must)(?: to)? be (?:done|fixed|reduced|manipulated|set|repaired|"
            rf"operated on|dealt with|"
            rf"seen|treated) (?P<words>(?:inside|within) (?:the (?:next |first )?|an? |one )?(?:{_NUMBER} )?"
            r"(?:fortnight|days|w(?:ee)?ks?|hours)\b(?: or (?:two|so))?)",
            _FLAGS,
        ),
    ),
)
"""Each with its level; "" where the words name it. What is due later is when a check-up comes."""
