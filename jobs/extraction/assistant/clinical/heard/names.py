"""What is heard without the words that belong to its sentence and not to its name, and a denied list in its parts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from jobs.extraction.assistant.clinical.complaints import names_what_is_felt
from jobs.extraction.assistant.clinical.conditions import names_complaint
from jobs.extraction.assistant.clinical.heard.complaining import names_an_ailment
from jobs.extraction.assistant.clinical.heard.mention import Mention
from jobs.extraction.assistant.document import Document
from jobs.extraction.text import Span

_REMARK = re.compile(
    r"\s+(?:from|due to|secondary to|w/|since|(?:in )?(?:19|20)\d\d|at this (?:time|point)|so much|by (?:the )?Dr\b.*)"
    r"(?!\w)"
)
_LED_IN = re.compile(
    r"(?:[A-Z]?\d{1,3}\.\d{1,2}|"
    r"includes?|including|known|co-?morbid|has|had|status post|s/p|some|an?(?! (?:fib|flutter)\b)|the|"
    r"any|her|his|of|suggest(?:s|ive of)?|(?:the )?differentials?(?: diagnos[ei]s)? (?:includes?|is|are)|"
    r"reveal(?:ed|s|ing)|show(?:ed|s|ing)|demonstrat(?:ed|es|ing)|undergone|underwent|see|saw|good|"
    r"surviving|survived)\s+",
    re.IGNORECASE,
)
_LED_IN_COMPLAINT = re.compile(
    r"(?:.*\b(?:presents?|presented|presenting)(?: today)? with|.*\bcomplain(?:s|ed|ing)? of|"
    r"except for(?: the)?(?: above)?|(?:has |have |had |there is )?(?:any )?(?:evidence|signs?) of|and|any|of|"
    r"including|includes?|include|having|(?:to )?develop(?:ed|s|ing)?(?= (?!delay))|to have|"
    r"(?:\d+ )?pounds(?= overweight))\s+",
    re.IGNORECASE,
)
_LEFT_OVER = re.compile(
    r"(?:,?\s+(?:which|that|who|about|approximately|of|the|an?|to|in|at|on|for|with|and|or|from|by|but|is|was|his|her|"
    r"as well(?: as)?|utili[sz]ing|using|back|measuring(?: [\d.]+)?|as (?:previously )?described)|"
    r"(?<=toes) \d|(?<=fingers) \d|,)+$",
    re.IGNORECASE,
)
"""Words at the end that begin what is no longer of the name: "rhinorrhea about", "lung cancer of the"."""
_SAYS_FURTHER = re.compile(
    r"(?-i:\.\s+[A-Z]{3,}\b.*)|"
    r",?\s+(?:and|but)\s+(?:(?:then|also|she|he|they|who) )?(?:does|do|did|is|was|has|had|takes?|uses?|can)\b.*",
    re.IGNORECASE,
)
_NEXT = re.compile(r"\s*,\s*(?:(?:and|or|nor)\s+)?|\s+(?:or|nor)\s+", re.IGNORECASE)
_MOST_WORDS_OF_A_PART = 5


_STATUS_ABOVE = re.compile(r"(?:in)?active\s*\n\s*|resolved\s*\n\s*", re.IGNORECASE)
"""The status that ends the line above, which is no word of what stands below it."""
_BELONGS_BEFORE = re.compile(
    r"\b(?:(?:poorly|well|moderately)[ -](?=differentiated)|hay (?=fever)|[\d.]+ ?x (?=\d))", re.IGNORECASE
)
"""A first word that changes what a name says: "poorly differentiated", "hay fever", "2.1 x 2.7 cm mass"."""
_LONGEST_BEFORE = 12
_RANGE_CUT = re.compile(r"\bevery \d+(?: to)?$", re.IGNORECASE)
_REST_OF_RANGE = re.compile(r"(?: to| or|-)? ?[\d/-]+ (?:hours?|minutes|nights?|days)\b", re.IGNORECASE)


def named(document: Document, mention: Mention) -> Mention:
    """Return what is heard without the words that lead it in, and without a remark behind its name."""
    return _without(document, mention, _LED_IN, _REMARK)


def complained(document: Document, mention: Mention) -> Mention:
    """Return a complaint without the words that lead it in, and without what its sentence says further."""
    return _without(document, mention, _LED_IN_COMPLAINT, _SAYS_FURTHER)


def _without(
    document: Document, mention: Mention, led_in: re.Pattern[str], further: re.Pattern[str]
) -> Mention:
    """What is heard without what leads it in, and up to where its sentence says something further."""
    words = document.text.flowing
    start = _beginning(document, mention)
    while lead := led_in.match(words, start, mention.span.end):
        start = lead.end()
    behind = further.search(words, start + 1, mention.span.end)
    return _ending(document, mention, start, behind.start() if behind is not None else mention.span.end)


def _beginning(document: Document, mention: Mention) -> int:
    """Where the name begins."""
    start = mention.span.start
    if status := _STATUS_ABOVE.match(document.text.content, start, mention.span.end):
        return status.end()
    for first in _BELONGS_BEFORE.finditer(document.text.flowing, max(0, start - _LONGEST_BEFORE), start + 20):
        if first.end() == start:
            return first.start()
    return start


def _ending(document: Document, mention: Mention, start: int, end: int) -> Mention:
    """What is heard between two places, less what is left over at its end, with the end of a bracket or of a range of
    numbers that is cut."""
    words = document.text.flowing
    if _RANGE_CUT.search(words, start, end) and (rest := _REST_OF_RANGE.match(words, end)):
        return replace(mention, span=Span(start, rest.end()))
    if words.count("(", start, end) > words.count(")", start, end) and words.startswith(")", end):
        return replace(mention, span=Span(start, end + 1))
    left_over = _LEFT_OVER.search(words, start + 1, end)
    return replace(mention, span=Span(start, left_over.start() if left_over is not None else end))


def denied_parts(document: Document, mention: Mention) -> Iterator[Mention]:
    """Yield what is denied one by one: "dysuria, gross hematuria", "shortness of breath or any rashes or lesions";
    but not what shares a word: "voiding or stooling problems"."""
    words, start = document.text.flowing, mention.span.start
    parts = []
    for joint in _NEXT.finditer(words, start, mention.span.end):
        parts.append(Span(start, joint.start()))
        start = joint.end()
    parts.append(Span(start, mention.span.end))
    if all(_stands_alone(document.text[part]) for part in parts):
        yield from (replace(mention, span=part) for part in parts)
    else:
        yield mention


def _stands_alone(words: str) -> bool:
    if names_complaint(words) or names_what_is_felt(words):
        return len(words.split()) <= _MOST_WORDS_OF_A_PART
    return 1 < len(words.split()) <= _MOST_WORDS_OF_A_PART and names_an_ailment(words)
