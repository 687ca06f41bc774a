"""Diagnoses, complaints and operations as they are heard, weighed against those that rules find."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from jobs.extraction.assistant.clinical.diagnoses_of_the_past import is_past
from jobs.extraction.assistant.clinical.heard.mention import Mention
from jobs.extraction.assistant.clinical.heard.weighing import Weighed, meets_any
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_NOT_THEIRS = ("negated", "family", "hypothetical")
"""How what is heard to be the patient's must not be asserted by the words around it."""
ConditionAndCode = tuple[Found | None, Found | None]
"""A condition and its code; one of them may not be there."""


def diagnoses_weighed(
    document: Document, listed: Sequence[ConditionAndCode], told: Sequence[Found]
) -> tuple[list[ConditionAndCode], list[Found]]:
    """Return the conditions of lists and those of sentences, without what is heard to be none of the patient's, and
    with what else is heard and is not over."""
    weighed = Weighed.of(document)
    if weighed is None:
        return list(listed), list(told)
    listed = [(text, code) for text, code in listed if text is None or weighed.keeps(text.spans[0], "dx")]
    heard = [
        weighed.found(mention, asserted_at(document.text, document.outline, mention.span))
        for mention in (_named(document, mention) for mention in weighed.told("dx"))
    ]
    heard = [
        each
        for each in heard
        if each.asserted not in _NOT_THEIRS
        and not is_past(document, each)
        and not unmarked_at(document.text, each.start)
    ]
    kept = [each for each in told if weighed.keeps(each.spans[0], "dx") and not meets_any(each, heard)]
    return list(listed), [*heard, *kept]


def symptoms_weighed(document: Document, found: Sequence[Found]) -> list[Found]:
    """Return complaints with those that are heard, denied ones marked so; of two at one place the longer one, of
    two that are as long what is heard."""
    weighed = Weighed.of(document)
    if weighed is None:
        return list(found)
    heard = [
        weighed.found(mention, "negated" if mention.kind == "nsx" or asserted == "negated" else "present")
        for mention in weighed.told("sx", "nsx")
        if (asserted := asserted_at(document.text, document.outline, mention.span)) != "family"
    ]
    kept = [
        each
        for each in found
        if weighed.keeps(each.spans[0], "sx", "nsx")
        and not any(_is_as_long(other, each) for other in heard if meets_any(each, [other]))
    ]
    told = sorted(
        [*kept, *(each for each in heard if not meets_any(each, kept))], key=lambda each: each.start
    )
    return list({str(each.value).casefold(): each for each in reversed(told)}.values())[::-1]


def history_weighed(document: Document, found: Sequence[Found]) -> list[Found]:
    """Return what is past with the operations that are heard."""
    weighed = Weighed.of(document)
    if weighed is None:
        return list(found)
    heard = [
        weighed.found(mention, "historical")
        for mention in (_named(document, mention) for mention in weighed.told("op"))
        if not _PARTICIPLE.fullmatch(document.text[mention.span])
        and asserted_at(document.text, document.outline, mention.span) not in _NOT_THEIRS
        and not _TO_COME.search(
            document.text.flowing, max(0, mention.span.start - _BEFORE), mention.span.start
        )
    ]
    return [*found, *(each for each in heard if not meets_any(each, found))]


_BEFORE = 40
_TO_COME = re.compile(
    r"\b(?:await\w*|waiting(?: list)?|listed|booked|planned|planning|scheduled|due|wants?|for)\b[^.;,\n]{0,20}$",
    re.IGNORECASE,
)
"""Before an operation that has not been done."""
_PARTICIPLE = re.compile(r"\w+ed", re.IGNORECASE)
"""What was done, and not to what: "(excised)"."""


def _is_as_long(found: Found, other: Found) -> bool:
    return found.spans[-1].end - found.start >= other.spans[-1].end - other.start


_REMARK = re.compile(r"\s+(?:from|due to|secondary to|w/|since|(?:in )?(?:19|20)\d\d)(?!\w)")
_LED_IN = re.compile(
    r"(?:includes?|including|known|co-?morbid|has|had|status post|s/p|some|an?(?! (?:fib|flutter)\b)|the|"
    r"any|her|his|of)\s+",
    re.IGNORECASE,
)


def _named(document: Document, mention: Mention) -> Mention:
    """What is heard without the words that lead it in, and without a remark behind its name."""
    words = document.text.flowing
    lead = _LED_IN.match(words, mention.span.start, mention.span.end)
    start = lead.end() if lead is not None else mention.span.start
    remark = _REMARK.search(words, start + 1, mention.span.end)
    return replace(mention, span=Span(start, remark.start() if remark is not None else mention.span.end))
