"""How urgent the document itself says it is, on the scale of FHIR's request priority."""

from __future__ import annotations

import re

from jobs.extraction.assistant.checkboxes import ticked
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_LEVELS: tuple[tuple[str, str], ...] = (
    (
        "asap",
        r"two[- ]week(?:s)?[- ](?:wait|rule)|2[- ]?week[- ]wait|2ww|urgent suspected cancer|"
        r"usc|suspected cancer (?:pathway|referral)|fast[- ]track cancer|as soon as possible|"
        r"a\.?s\.?a\.?p\.?",
    ),
    (
        "stat",
        r"stat|emergen(?:cy|t)|immediate(?:ly)?|same[- ]day|life[- ]threatening|"
        r"critical|within 24 ?h(?:ours|rs)?",
    ),
    ("routine", r"non[- ]?urgent|not urgent|routine|elective|standard|normal|low"),
    ("urgent", r"semi[- ]urgent|very urgent|urgent(?:ly)?|expedited?|high|priority|soon"),
)
_LEVEL = re.compile(
    r"(?<![\w-])(?:" + "|".join(f"(?P<{level}>{words})" for level, words in _LEVELS) + r")(?![\w-])",
    re.IGNORECASE,
)
_OPTIONS = {
    "routine": "routine",
    "non-urgent": "routine",
    "non urgent": "routine",
    "elective": "routine",
    "standard": "routine",
    "normal": "routine",
    "urgent": "urgent",
    "semi-urgent": "urgent",
    "soon": "urgent",
    "expedited": "urgent",
    "high": "urgent",
    "asap": "asap",
    "two week wait": "asap",
    "two-week wait": "asap",
    "2ww": "asap",
    "2 week wait": "asap",
    "urgent suspected cancer": "asap",
    "suspected cancer": "asap",
    "stat": "stat",
    "emergency": "stat",
    "immediate": "stat",
    "emergent": "stat",
    "same day": "stat",
    "same-day": "stat",
}
_ASKED_THING = (
    r"(?:referral|review|assessment|appointment|evaluation|consult(?:ation)?|"
    r"attention|opinion|input|investigation|admission|outpatient|clinic|follow-?up|"
    r"pathway|screening|imaging|management|intervention|work-?up|colonoscopy|endoscopy|gastroscopy|"
    r"echocardiogram|biopsy|surgery|scan|mri|ct|angiogra\w+|bronchoscopy|opinion)"
)
_IN_PROSE = re.compile(
    rf"(?<![\w-])(?P<words>(?:{'|'.join(words for _, words in _LEVELS[:2])}|non[- ]?urgent|urgent(?:ly)?))"
    rf"(?:\s+[\w/&-]+){{0,3}}?\s+{_ASKED_THING}\b"
    r"|(?P<calm>\broutine)\s+(?:\w+\s+)?(?:referral|appointment|outpatient|assessment|evaluation)\b"
    rf"|(?:see(?:n)?|review(?:ed)?|assess(?:ed|ment)?|referr(?:al|ed|ing)|refer|"
    rf"appointment|attention)\b[^.\n]{{0,40}}?\b(?P<after>urgently|as soon as possible|"
    rf"asap|immediately|stat|routinely)\b"
    r"|(?P<pathway>\b(?:2ww|two[- ]week[- ]wait|urgent suspected cancer|suspected cancer pathway)\b)",
    re.IGNORECASE,
)
_MAIL_SLOGAN = re.compile(
    r"confidential|receiv(?:e|ed) (?:this )?(?:fax|in error)|call now|limited|offer|contact emergency|if you",
    re.IGNORECASE,
)
_BLOCK_LINES = 6


def urgency_of(document: Document) -> Found | None:
    """Return the urgency that the document states, with the words that state it; None when it states none."""
    return _labelled(document) or _stamped(document) or _in_prose(document)


def _labelled(document: Document) -> Found | None:
    for label in document.labels:
        if label.key != "urgency" or label.wording.casefold() == "determination":
            continue
        lines = document.text.lines[label.line : label.line + _BLOCK_LINES]
        block = Span(label.span.end, lines[-1].end)
        marked = ticked(document.text, block, tuple(_OPTIONS))
        if marked is not None:
            option, span = marked
            return Found(_OPTIONS[option], (span,), 0.93)
        if label.value is None:
            continue
        levels = list(_LEVEL.finditer(document.text.content, label.value.start, label.value.end))
        if len({match.lastgroup for match in levels}) == 1:
            match = levels[0]
            return Found(match.lastgroup or "routine", (Span(match.start(), match.end()),), 0.96)
    return None


def _stamped(document: Document) -> Found | None:
    """A line of the first page that says nothing but how urgent it is: "URGENT", "URGENT REFERRAL"."""
    for line in document.text.lines[:20]:
        words = line.text.strip(" *!-\u2013—\t")
        if len(words) > 50 or not words:
            continue
        match = _LEVEL.match(words)
        if match is not None and re.fullmatch(
            rf"{re.escape(match.group())}[\s!*:-]*(?:[\w/-]+\s+){{0,2}}(?:referral|fax|"
            rf"request|appointment)?[\s!*.-]*",
            words,
            re.IGNORECASE,
        ):
            if match.group().casefold() in (
                "high",
                "low",
                "normal",
                "standard",
                "priority",
                "critical",
                "soon",
            ):
                continue
            if not (words.isupper() or re.search(r"referral|request", words, re.IGNORECASE)):
                continue
            start = line.start + line.text.index(words) + match.start()
            return Found(match.lastgroup or "urgent", (Span(start, start + len(match.group())),), 0.88)
    return None


def _in_prose(document: Document) -> Found | None:
    for match in document.phrase(_IN_PROSE):
        group = next(name for name in ("words", "after", "pathway", "calm") if match[name])
        span = Span(match.start(group), match.end(group))
        line = document.text.line_at(match.start())
        section = document.outline.section_at(match.start())
        if _MAIL_SLOGAN.search(line.text) or (
            section is not None
            and section.key in ("plan", "family", "social", "encounters", "course", "systems")
        ):
            continue
        if asserted_at(document.text, document.outline, span) in ("negated", "hypothetical"):
            continue
        level = _LEVEL.search(match[group])
        name = (level.lastgroup if level else None) or "routine"
        return Found(name, (span,), 0.85 if name != "routine" else 0.75)
    return None
