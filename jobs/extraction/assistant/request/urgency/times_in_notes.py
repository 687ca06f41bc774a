"""When a short note wants something that is no verb of seeing: "Needs filtration now.", "ENT to attend now.",
"Cystoscopy, two weeks.", "EPAU tomorrow am.", "Radiotherapy today.". The time ends its clause, and what is wanted, or
who is to do it, leads to it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.urgency.in_notes import SERVICE, clause_start, is_short, level_named
from jobs.extraction.assistant.request.urgency.levels import time_level, time_pattern
from jobs.extraction.assistant.request.urgency.words_of_what_was import ON_ITS_WAY, WAS
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Span

_PART = r"(?:a\.?m|p\.?m|morning|afternoon|first thing|early|latest)"
_WHEN = (
    rf"(?:(?P<asap>(?:(?:today|tonight)(?: or (?:first thing )?| ?/ ?))?(?:tomorrow|tmrw|tomoz)(?: {_PART})?|"
    r"(?:first thing )?in the morning|asap|soonest|earliest|(?:(?:with)?in the )?next days|"
    r"as soon as (?:possible|practicable|(?:you|s?he|they|it|someone) can))|"
    r"(?P<stat>(?<!from )(?<!for )now|immediately|at once|straight away|right away|today|tonight|"
    r"this (?:morning|afternoon|evening)|same[- ]day|on the day|stat)|"
    r"(?P<urgent>urgently|soon|quick(?:ly)?|promptly|shortly|(?:in|within) days|"
    r"(?:with)?in the (?:week|fortnight)|"
    r"this w(?:ee)?k(?: or next(?: w(?:ee)?k)?)?)|"
    r"(?P<routine>routinely|in due course|in turn|any time|"
    r"when(?:ever)?(?: \w+){0,3} (?:opening|opens?|free|convenient|can|slot|space|gap|place))|"
    rf"(?P<time>{time_pattern()}))"
)
_ENDS = r"(?=,? ?(?:please|pls|plz|thanks|thx|if (?:at all )?possible)?\W*$|[.;] |, | [-\u2013] )"
_NO_OTHER_MATTER = (
    r"(?!\b(?:s?he|they|who|which|because|since|after|for|ago|was|were|is|are|has|have|had|not|until|and)\b)"
)
_GAP = rf"(?:{_NO_OTHER_MATTER}[\w'\u2019/&+-]+ ){{1,10}}?"
_NEEDED = re.compile(
    r"(?<![\w-])(?<!\bi )(?<!we )(?:needs?|(?<=\w )wants?|requires?|requesting|asking for|pls|please|kindly|"
    rf"(?:can|could|would|will) (?:you|we|somebody|someone|anyone|one of|the|your)) {_GAP}"
    rf"(?P<words>{_WHEN}){_ENDS}",
    re.IGNORECASE,
)
_ATTENDS = re.compile(
    r"\b(?:to|please|pls|must|should) (?:attend|come|visit|review|see|scope|scan|assess)"
    rf"(?: {_NO_OTHER_MATTER}[\w'\u2019-]+){{0,3}}? (?P<words>{_WHEN}){_ENDS}",
    re.IGNORECASE,
)
_OF_A_SERVICE = re.compile(
    rf"\b(?:(?i:{SERVICE}|radiotherapy|plasma exchange|embolisation|cystoscopy|scope|debridement|surgeons?|casualty|"
    r"emergency department|meal plan|hasu|epau|mash|\w+therapy|\w+ectomy|\w+plasty)|(?P<letters>[A-Z]{3,5}))"
    r"(?i:(?: (?:scan|clinic|slot|visit|bed|list|check|consult|review|team|on-?call|please|pls))*,? )"
    rf"(?i:(?P<words>{_WHEN}){_ENDS})"
)
_ALONE = re.compile(
    rf"(?:please |pls |ideally |target )?(?P<words>{_WHEN})(?: please| pls| target| ideally)?[^\w:]*",
    re.IGNORECASE,
)
_TOLD = re.compile(
    rf"\b(?:{WAS}|{ON_ITS_WAY}|has|have|been|for|"
    r"if|unless|returns?|not|no|un(?:able|available)|we|our|aims?|i|he|she|they|who|discharged?|home|repeat|refills?|"
    r"prescriptions?|"
    r"scripts?|fax|forms?|records?|complete|letter|results?|reports?|copy|bloods?|labs?|call|phone|ring|started|"
    r"stopped|taken|took|due|made)\b",
    re.IGNORECASE,
)
"""What makes of a clause one about what was, what is on its way already, or only on a condition."""
_LED_IN = re.compile(
    r"(?:with)?in\b|inside\b|under\b|no\b|before\b|max|next\b|this\b|[<\u2264]", re.IGNORECASE
)
_HOW_OFTEN = re.compile(
    r"\b(?:x|once|twice|times|every|daily|for|another|further|return\w*|week)\s*$", re.IGNORECASE
)
_CHECK_UP = re.compile(r"in (?!the\b).*(?:w(?:ee)?ks?|/52|months?|mths?|/12)", re.IGNORECASE)
"""When somebody is due again: "review in 6 weeks"."""
_ASKS = re.compile(r"\b(?:please|pls|ideally|target)\b", re.IGNORECASE)
_MOST_WORDS = 24
_SURENESS = 0.74


def urgencies_of_times_in_notes(document: Document) -> Iterator[Found]:
    """Yield the times of a short note by which something is wanted, in the order of the page."""
    if not is_short(document):
        return
    for sentence in document.sentences:
        words = document.text.flowing[sentence.span.start : sentence.span.end]
        if CELL in words or len(words.split()) > _MOST_WORDS:
            continue
        match = _alone(words) or next(_led(words), None)
        if match is None:
            continue
        start = sentence.span.start
        yield Found(
            level_named(match) or time_level(match["words"]) or "urgent",
            (Span(start + match.start("words"), start + match.end("words")),),
            _SURENESS,
        )


def _alone(words: str) -> re.Match[str] | None:
    """A sentence that is nothing but a time, which is led in or asked for: how long something has lasted stands alone
    too ("3 days.")."""
    match = _ALONE.fullmatch(words)
    if match is None or match["time"] is None:
        return match
    return match if _LED_IN.match(match["time"].strip()) or _ASKS.search(words) else None


def _led(words: str) -> Iterator[re.Match[str]]:
    """The times to which a want, somebody who is to come, or a service leads in one clause."""
    for pattern in (_NEEDED, _ATTENDS, _OF_A_SERVICE):
        for match in pattern.finditer(words):
            clause = clause_start(words, match.start())
            if _TOLD.search(words, clause, match.start("words")) is None and _is_wanted(match):
                yield match


def _is_wanted(match: re.Match[str]) -> bool:
    """Whether a time is that by which something is wanted, not how long or how often it goes on ("physio, 6 weeks, no
    better", "every two days"), nor that of a test that has been ("ECG today")."""
    if match["time"] is None:
        return not (match["stat"] and match.re is _OF_A_SERVICE and match["letters"])
    told = _HOW_OFTEN.search(match.string, 0, match.start("words")) or _CHECK_UP.match(match["time"].strip())
    if told or time_level(match["time"]) == "routine":
        return False
    led = _LED_IN.match(match["time"].strip()) is not None
    if match.re is _OF_A_SERVICE and match["letters"]:
        return led
    return led or not match.string[match.end("words") :].strip(" .!")
