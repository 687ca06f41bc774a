"""What an office tells of its bookings, to whom it concerns: an appointment that is offered, moved, confirmed or was
missed, a referral that has come in or is closed, a list on which somebody waits. Such papers need no title, and ask for
nobody to be seen, though they name a clinic, a patient and a referral as one that asks does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.packets.notices_in_words_abroad import NOTICE_ABROAD, OF_COMING_ABROAD
from jobs.extraction.packets.sections import clinical_headings
from jobs.extraction.text import Line, Span, Text
from jobs.extraction.wordings.words_of_asking import ANOTHER_MATTER, ASKING

_VISIT = (
    r"(?:appointment|visit|clinic place|procedure|operation|surgery|scan|test|treatment|assessment|session)"
)
_HAPPENS = (
    r"(?:(?:is|was|are|will (?:now )?be|has|have|had)(?: now)? (?:on|at|for|with|been|had to be|booked|made|changed|"
    r"moved|"
    r"cancell?ed|postponed|brought forward|re-?scheduled|re-?arranged|confirmed|scheduled|due)\b|cannot (?:go ahead|"
    r"take place)|(?:can|will) (?:no longer|not) (?:go ahead|take place))"
)
_ON = r"(?:[^.?!]|(?<=\b[A-Z][a-z])\.|(?<=\d)\.(?=\d))"
"""Anything up to the end of a sentence, whatever stands short in it: "Dr.", "09.40"."""
_PATIENT = (
    r"(?:(?:the|your|our|this|above(?:[- ]named)?|mutual) ){1,2}"
    r"(?:patient|client|child|son|daughter|parents?|family)"
)
_NOTICE = re.compile(
    "|".join(
        (
            # What a patient is told.
            rf"\byour (?:[\w'\u2019-]+ ){{0,4}}?{_VISIT}\b{_ON}{{0,150}}?\b{_HAPPENS}",
            rf"\b(?:had|have|need(?:ed)?) to (?:cancel|move|change|postpone|re-?arrange|re-?schedule) (?:your|the) "
            rf"(?:[\w'\u2019-]+ ){{0,4}}?{_VISIT}\b",
            r"\byou (?:have been|are) (?:now )?(?:booked|scheduled|down|listed) (?:in )?(?:for|to have) (?:an?|your|"
            r"the)\b",
            r"\b(?:offer(?:ing)?|made|booked|arranged|scheduled|reserved) (?:for )?you (?:for )?(?:an?|your|the "
            r"following|another) (?:\w+ ){0,3}?(?:appointment|visit|time|place|slot)\b",
            rf"\byou (?:now )?have (?:an?|the following|been given an?|been booked for an?) (?:\w+ ){{0,3}}?{_VISIT}\b"
            r"[^.?!]{0,60}?(?:\d|\bwith\b|\bon\b)",
            rf"\bwe have (?:moved|changed|cancell?ed|postponed|re-?scheduled|confirmed|booked|made) (?:your|the|an?) "
            rf"(?:[\w'\u2019-]+ ){{0,3}}?{_VISIT}\b",
            r"\b(?:you are|your name is|remain(?:s|ing)?) on (?:our|the|my) (?:[\w-]+ ){0,3}?waiting list\b",
            r"\byou (?:did not|didn['\u2019]?t|failed to) (?:attend|come to|keep)\b|\byou missed (?:your|an?) ",
            # What is told to those who have sent somebody.
            rf"\b{_PATIENT} (?:has been|is|was) (?:now )?(?:scheduled|booked|given an? (?:\w+ )?appointment)\b|"
            r"\bscheduled as follows\b",
            r"\b(?:we|i) (?:have |acknowledge )?(?:received|receipt of|got|acknowledge) (?:your|the|this) (?:\w+ "
            r")?referral\b|\bthe referral (?:that )?you (?:sent|made|faxed)\b",
            r"\byour (?:\w+ )?referral\b[^.?!\n]{0,60}?\b(?:has been|was|is|:|\t)? ?(?:received|accepted|triaged|"
            r"scheduled|closed|registered|put on|placed on|logged|acknowledged|processed|booked)\b",
            r"\b(?:present|current|average|usual|estimated|expected) wait(?:ing)?(?: time)?s? (?:for|is|are|of)\b",
            rf"\b(?:tried|attempted|attempts?|unable|not able|been unable|could not|failed) (?:\w+ )?to (?:reach|"
            rf"contact|call|telephone|phone|schedule|book)\b[^.?!]{{0,30}}?\b(?:{_PATIENT}|him|her|them|the above)\b",
            r"\b(?:closed|closing|close) (?:the|this|your|his|her|their) (?:referral|request|file)\b|"
            r"\b(?:referral|request) (?:has been|is|was) (?:now )?closed\b",
            r"\b(?:has|have|had) (?:unfortunately |again |also )?(?:did not|not|failed to) attend(?:ed)?\b|\b"
            r"(?:did not|didn['\u2019]?t|failed to|unable to) (?:attend|keep|come (?:to|for)|turn up|show(?: up)?)\b"
            r"[^.?!]{0,50}?\b(?:appointment|clinic|visit|session|review|follow-?up|assessment)\b|\bwas not brought "
            r"(?:to|for)\b|\bmissed (?:his|her|their|the|an?|two|three) "
            r"(?:\w+ ){0,3}?(?:appointments?|visits?)\b",
            r"\bwe have written to (?:the patient|him|her|them)\b",
            NOTICE_ABROAD,
            # What went astray.
            r"(?<!if )\b(?:we|I) (?:have )?(?:received|got|been sent) (?:the|your|this|these|some|an?) "
            r"(?:[\w-]+ ){0,5}?(?:in error|by mistake|meant for|intended for)\b",
        )
    ),
    re.IGNORECASE,
)  # fmt: skip
_SEEN = re.compile(
    r"\b(?:I|we) (?:have )?(?:saw|seen|reviewed|met|examined|assessed|evaluated|spoke)\b|\bwas (?:seen|reviewed|"
    r"assessed|examined) (?:in|by|today|on)\b|\bon examination\b|\battended (?:today|the clinic|my|our|for|on)\b|"
    r"\b(?:impression|diagnos[ie]s|findings|assessment|examination|investigations)\W{0,3}:",
    re.IGNORECASE,
)
"""What a visit tells that took place: its note may mention another appointment."""
_ASKS_ANEW = re.compile(
    r"\b(?:send|offer|give|book|make|arrange|find|re-?book) (?:him|her|them|(?:the|this|our|my) \w+|mr\.? \S+|mrs\.? "
    r"\S+|ms\.? \S+)? ?(?:for )?(?:an?other|a (?:new|further|second|fresh)|an (?:early|earlier|urgent)) "
    r"(?:\w+ )?(?:appointment|date|chance|slot|opportunity)\b",
    re.IGNORECASE,
)
_OF_COMING = re.compile(
    r"\b(?:if (?:you|he|she|they|the patient|your|this|there|his|her|we)\b(?! (?:could|would|can|might))|should "
    r"(?:you|he|she|they)|unless|so that|bring|"
    r"arrive|telephone|ring (?:us|the)|re-?refer|call us|contact us|in the envelope|tick)\b|"
    rf"{OF_COMING_ABROAD}",
    re.IGNORECASE,
)
"""What a notice wishes of its reader: to come, to ring, to refer again where it is still wanted."""
_MOST_WORDS, _MOST_SECTIONS = 260, 1


def tells_of_bookings(text: Text, lines: Sequence[Line]) -> Span | None:
    """Return where a short page tells of an appointment or of what became of a referral; None where it asks for
    somebody, or tells of a visit that took place."""
    start, end = lines[0].start, lines[-1].end
    if len(text.content[start:end].split()) > _MOST_WORDS or clinical_headings(lines) > _MOST_SECTIONS:
        return None
    told = _NOTICE.search(text.flowing, start, end)
    if told is None or _SEEN.search(text.flowing, start, end) or any(_asks(text, start, end)):
        return None
    return Span(*told.span())


def _asks(text: Text, start: int, end: int) -> Iterator[bool]:
    for sentence in re.split(r"(?<=[.?!])\s|\n", text.flowing[start:end]):
        asked = (
            ASKING.search(sentence)
            and not ANOTHER_MATTER.search(sentence)
            and not _OF_COMING.search(sentence)
        )
        yield bool(asked or _ASKS_ANEW.search(sentence)) and _NOTICE.search(sentence) is None
