"""How soon a note in telegraphic style wants it, which has no verb of asking: "Emergency MRI and spinal opinion.",
"Fast track gynaecology for scan.", "Frailty team assessment within days.", "Needs paediatric resus now."."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.handed_on import is_handed_on
from jobs.extraction.assistant.request.urgency.levels import time_level, time_pattern
from jobs.extraction.assistant.request.urgency.words_of_what_was import ON_ITS_WAY, WAS
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Span

SERVICE = (
    r"(?:[a-z]+olog(?:y|ical|ist)|[a-z]+iatr(?:y|ic|ics|ician|ist)|pa?ediatric\w*|orthopa?edics?|obstetrics?|ent|"
    r"eye|surg(?:ery|ical|eons?)|maxillofacial|max[- ]?fac|anaesthe\w+|vascular|cardiac|spinal|breast|stroke|"
    r"tia|chest|clinic|team|hot clinic|ambulatory|sdec|mdt|picu|icu|itu|nicu|hdu|resus\w*|theatre|cath lab|"
    r"pci|thromboly\w+|thrombectomy|laparotomy|exploration|detorsion|"
    r"transfusion|dialysis|ct|mri|scan|ultrasound|x-?ray|angiogra\w+|endoscopy|colonoscopy|gastroscopy|ercp|"
    r"biopsy|physio\w*|dietiti\w+|podiatry|audiology|optometr\w+|midwi\w+|crisis|liaison|camhs|"
    r"early intervention|assessment|review|opinion|referral|follow-?up|check|screening|interrogation|"
    r"surveillance|monitoring|admission|transfer|evaluation|input|appointment|slot|recall|consult\w*)"
)
_LEVELS = (
    r"(?P<stat>immediate|emergency(?! (?:\w+ )?clinic)|blue[- ]light(?:ed)?|999|same[- ]day|stat)|"
    r"(?P<asap>fast[- ]track|2 ?ww|two[- ]week[- ](?:wait|rule)|urgent suspected cancer|urgent suspicion of cancer|"
    r"usc|asap|very urgent)|"
    r"(?P<routine>routine|non[- ]urgent|low priority)|"
    r"(?P<urgent>urgent(?:ly)?|semi[- ]urgent|soon|"
    r"early(?! (?:years|intervention|pregnancy|arthritis|inflammatory|psychosis|memory|onset))|"
    r"priority|prompt|expedited)"
)
_ADDED = r"(?:(?:next|yearly|annual|usual|\w+) ){0,3}?"
_LEAD = r"(?:\W*(?:please|pls|for|needs?|requires?|requesting|request|refer(?:red)?|referral|to|advised?|and)\b[: ]*)*"
_LED_BY_A_LEVEL = re.compile(
    rf"(?:^|(?<=[,;:] )|(?<= - )){_LEAD}(?P<words>{_LEVELS})(?![- ]\w*(?: department| room| unit| care| medicine))"
    rf"\s+(?:{_ADDED}{SERVICE}\b|suspicion of cancer|[\w-]+(?: [\w-]+)? (?:please|pls)\b)",
    re.IGNORECASE,
)
_NOW = re.compile(
    rf"\b{SERVICE}\b[^.;:]{{0,40}}?[ ,](?P<words>(?P<stat>now|immediately|today|tonight|straight away|at once|"
    r"this (?:morning|afternoon|evening)|same day|on the day)|(?P<asap>asap|as soon as possible)|"
    r"(?P<urgent>urgently|soon|next available slot|within days|in days)|"
    r"(?P<routine>routinely|in (?:the )?(?:usual|normal) time|in turn|in due course|when convenient))"
    r"(?=\W*$|, |; | - |,? (?:if (?:at all )?possible|please)\b)",
    re.IGNORECASE,
)
_WITHIN = re.compile(
    rf"\b{SERVICE}\b(?: \w+){{0,2}}? (?P<words>within (?:the |a )?(?:next )?(?:week|fortnight|{time_pattern()}))",
    re.IGNORECASE,
)
_TOLD = re.compile(
    rf"\b(?:{WAS}|{ON_ITS_WAY}|has|have|been|unremarkable|satisfactory|previous(?:ly)?|status post|s/p|requested|"
    r"offered|suctioned|annual|"
    r"(?:week|month)(?:ly)? (?:review|check|follow-?up|visit)|"
    r"if(?! (?:at all )?possible)|unless|should|not|no|un(?:able|available)|"
    r"i|we|you|he|she|they|who|whom|bloods?|tests?|labs?|panel|swabs?|obs)\b|"
    r"\b(?:19|20)\d\d\b",
    re.IGNORECASE,
)
"""What makes of a sentence one about what was, what is on its way already, or only on a condition."""
_MOST_WORDS, _MOST_WORDS_OF_A_NOTE = 16, 160
_LEVELS_NAMED = ("stat", "asap", "routine", "urgent")


def is_short(document: Document) -> bool:
    """Tell whether whoever reads gets no more than a note."""
    return document.text.once(is_handed_on) or len(document.text.words) <= _MOST_WORDS_OF_A_NOTE


def level_named(match: re.Match[str]) -> str | None:
    """Return the level whose group of a pattern matched."""
    return next((name for name in _LEVELS_NAMED if match.groupdict().get(name)), None)


def clause_start(words: str, at: int) -> int:
    """Return where the clause begins that a place of a sentence lies in."""
    return max(words.rfind(mark, 0, at) + 1 for mark in (",", ";", ":", ". "))


def urgencies_in_notes(document: Document) -> Iterator[Found]:
    """Yield the urgencies of a short note's sentences without a verb of asking: in the story of a longer paper such
    words tell what was and is."""
    if not is_short(document):
        return
    for sentence in document.sentences:
        words = document.text.flowing[sentence.span.start : sentence.span.end]
        if CELL in words or len(words.split()) > _MOST_WORDS:
            continue
        for pattern in (_LED_BY_A_LEVEL, _NOW, _WITHIN):
            match = pattern.search(words)
            if match is None or _TOLD.search(_clause_at(words, match)) or _goes_on_to_tell(match):
                continue
            start = sentence.span.start
            yield Found(
                level_named(match) or time_level(match["words"]) or "urgent",
                (Span(start + match.start("words"), start + match.end("words")),),
                0.8,
            )
            break


def _goes_on_to_tell(match: re.Match[str]) -> bool:
    """Whether a comma parts a "now" from the service before it: "four weeks in ICU with sepsis, home now"."""
    return match["words"].casefold() == "now" and "," in match.string[
        match.start() : match.start("words")
    ].rstrip(", ")


def _clause_at(words: str, match: re.Match[str]) -> str:
    """The clause that a match stands in: commas part what was done from what is wanted."""
    start = max(words.rfind(mark, 0, match.start("words")) + 1 for mark in ",;")
    ends = [at for mark in ",;" if (at := words.find(mark, match.end())) != -1]
    return words[start : min(ends, default=len(words))]
