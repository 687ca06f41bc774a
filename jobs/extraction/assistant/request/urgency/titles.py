"""How urgent the first page says it is in a line of its own: a stamp, a title, the subject of a message."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.assistant.request.urgency.something_else import is_about_something_else
from jobs.extraction.assistant.request.urgency.words import LEVEL, cells_of
from jobs.extraction.found import Found
from jobs.extraction.text import Line, Span

_REST_OF_A_STAMP = re.compile(
    r"[\s!*:.,-]*(?:[\w/&-]+\s+){0,3}(?:referral|fax|request|appointment|letter|please|attention|pls|"
    r"plz)?[\s!*.:<>-]*"
)
_SENTENCE_BEHIND = re.compile(r"\s*[-\u2013\u2014:!]+\s+\S.*")
_WEAK = frozenset(
    (
        "high",
        "low",
        "normal",
        "standard",
        "priority",
        "critical",
        "soon",
        "early",
        "elective",
        "today",
        "tomorrow",
        "tonight",
    )
)
"""Words that mean an urgency only where something asks for one."""
_LOUD = re.compile(
    r"(?<![\w-])(?:(?P<stat>STAT(?!\s+LAB)|SAME[ -]DAY|EMERGENT|IMMEDIATE)|(?P<asap>ASAP|(?i:2 ?ww|two[- "
    r"]week[- ](?:wait|rule|"
    r"pathway)|2[- ]?week[- ](?:wait|rule|pathway)|(?:urgent )?suspected (?:\w+ ){0,2}cancer (?:referral|"
    r"pathway|form)|urgent suspected (?:\w+ ){0,2}cancer|red[- ]flag(?: (?:referral|pathway|appointment|form|upgrade)|"
    r"(?=,? suspected)|(?<=red flag)(?=\s*$))|fast[- ]track|faster diagnosis))|"
    r"(?P<urgent>VERY URGENT|URGENT(?:E|LY)?|EXPEDITED?|DRINGEND|EILT|EILIG|SPOED|CITO|"
    r"(?i:(?:very )?urgent(?:e)?(?=\s+(?:[\w/&'-]+\s+){0,4}(?:referral|request|appointment|review|consult\w*|"
    r"opinion|"
    r"clinic|assessment|attention)))))(?![\w-])"
)
"""Words that say it in any title, and those that do so in capitals."""
_SUBJECT = re.compile(
    r"\s*(?:subject|re|ref|regarding|betreff|betrifft|objet|asunto|oggetto|onderwerp)\s*[:.\t]\s*",
    re.IGNORECASE,
)
_HOUSE = re.compile(
    r"\b(?:urgent|emergency|critical|immediate|express|priority)[ -](?:care|treatment|department|dept|room|"
    r"medicine|"
    r"medical|physicians?|services?|health|dental|unit|lab\w*)\b",
    re.IGNORECASE,
)
_ANSWERED = re.compile(r"\W*(?:y|n|yes|no|oui|non|ja|nein|nee|s[ií])\b.{0,30}", re.IGNORECASE)
"""What makes of a stamp a question, which is answered elsewhere or not at all."""
_LONGEST_STAMP, _MOST_WORDS = 60, 13
_STAMP_LINES, _TITLE_LINES = 25, 12


def urgency_in_titles(document: Document) -> Found | None:
    """Return the urgency of a line that says nothing else ("URGENT"), of a title ("2WW upper GI referral") or of a
    subject ("Subject: Urgent - new patient"); None where none says any, or a title offers several."""
    for line in document.text.lines[:_STAMP_LINES]:
        for begin, cell in cells_of(line):
            words = cell.lstrip("> <")
            start = begin + len(cell) - len(words)
            found = _stamped(start, words, line)
            if found is None and line.number < _TITLE_LINES:
                found = _titled(start, words)
            if found is not None:
                return found
    return None


def _stamped(start: int, words: str, line: Line) -> Found | None:
    match = LEVEL.match(words)
    if match is None or len(words) > _LONGEST_STAMP or match.group().casefold() in _WEAK - {"today"}:
        return None
    rest = words[match.end() :]
    if _ANSWERED.fullmatch(rest):
        return None
    loud = match.group().isupper() and len(match.group()) > 3
    if _REST_OF_A_STAMP.fullmatch(rest):
        if not (words.isupper() or re.search(r"referral|request", words, re.IGNORECASE)):
            return None
    elif not (loud and _SENTENCE_BEHIND.fullmatch(rest)):
        return None
    if is_about_something_else(line.text):
        return None
    return Found(match.lastgroup or "urgent", (Span(start + match.start(), start + match.end()),), 0.88)


def _titled(start: int, words: str) -> Found | None:
    subject = _SUBJECT.match(words)
    bare = words[subject.end() :] if subject else words
    begin = start + len(words) - len(bare)
    if len(bare.split()) > _MOST_WORDS or BOX.search(bare) or _HOUSE.search(bare):
        return None
    if (bare.rstrip().endswith((".", "?", ";", ",")) and not subject) or is_about_something_else(bare):
        return None
    match = _LOUD.search(bare) or _category_behind(bare) or (LEVEL.match(bare) if subject else None)
    if match is None or (match.re is LEVEL and match.group().casefold() in _WEAK):
        return None
    if (
        _ANSWERED.fullmatch(bare[match.end() :])
        or _denied(bare[: match.start()])
        or _offers_others(bare, match)
    ):
        return None
    return Found(match.lastgroup or "urgent", (Span(begin + match.start(), begin + match.end()),), 0.87)


def _category_behind(words: str) -> re.Match[str] | None:
    """The category at the end of a title: "Outpatient Referral - Fracture Clinic (Category 1)"."""
    behind = _CATEGORY.search(words)
    return LEVEL.match(words, behind.start("words")) if behind else None


_CATEGORY = re.compile(
    r"\b(?:referral|request)\b[^\n]{0,50}[(\u2013-]\s*(?P<words>cat(?:egory)? [1-4])\)?\s*$", re.IGNORECASE
)


def _denied(before: str) -> bool:
    return re.search(r"\b(?:non|not|no|nicht|niet|pas|semi)[ -]*$", before, re.IGNORECASE) is not None


def _offers_others(words: str, match: re.Match[str]) -> bool:
    """Whether a title names another level too: "Routine / urgent referral form"."""
    levels = {other.lastgroup for other in LEVEL.finditer(words) if other.group().casefold() not in _WEAK}
    return bool(levels & {"routine"}) and match.lastgroup != "routine"
