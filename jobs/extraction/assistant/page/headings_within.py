"""Headings within a paragraph: of dictated notes, in capitals, and behind the end of a sentence."""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Callable, Iterator, Sequence

from jobs.extraction.assistant.page.sections import BLOCKS, LISTS, Heading
from jobs.extraction.text import Span, Text

_RUN_ON = re.compile(r"(?<=[.,;:\s])(?P<head>[A-Z][A-Z][A-Z ,/&()\n-]{1,45}):")
"""Headings in capitals within a paragraph, as dictated notes have them: "... stone. MEDICATIONS: None.
ALLERGIES: None.".
"""
_WITHIN = re.compile(
    r"(?:(?<=[.;)|\t])\s*|(?<=\s\s)|(?<=\.[\"'] )|(?<=, )(?=(?:Drug )?Allerg|Med(?:s|ication)))"
    r"(?P<head>[A-Z][A-Za-zÀ-ÿ/&]*(?:[ -][A-Za-zÀ-ÿ/&]+){0,3}) ?:(?=\s)"
)
"""Headings behind the end of a sentence or cell: "... obesity. Meds: ferrous sulfate. Allergies: Sulfa."."""
_ENOUGH_RUN_ON = 2
"""How many known headings in capitals paragraphs have at least where every other one heads something too."""
_ENDED = re.compile(r"[.,;:]\s*$")
_LONGEST_GAP = 3


def headings_within(text: Text, found: Sequence[Heading], key_of: Callable[[str], str]) -> list[Heading]:
    """Return the headings within the paragraphs of a text, beside those that were found at the beginnings of its lines;
    `key_of` gives the key of a section by the words that head it, "" when they are no known heading."""
    starts = {place for heading in found for place in range(heading.span.start, heading.span.end + 1)}
    known: list[Heading] = []
    unknown: list[Span] = []
    for match in (*_RUN_ON.finditer(text.content), *_WITHIN.finditer(text.content)):
        span = Span(match.start("head"), match.end())
        if span.start in starts:
            continue
        key = key_of(" ".join(match["head"].split()))
        if key and key not in BLOCKS and text.content[span.start - 1] != "\n":
            starts.update(range(span.start, span.end))
            known.append(Heading(key, span, within=match.re is _WITHIN))
        elif not key and match.re is _RUN_ON:
            unknown.append(span)
    if sum(not heading.within for heading in known) < _ENOUGH_RUN_ON:
        return known
    return [*known, *_in_capitals(text, sorted((*found, *known), key=_start), unknown)]


def _in_capitals(text: Text, known: Sequence[Heading], unknown: Sequence[Span]) -> Iterator[Heading]:
    """Headings that nobody knows, behind the end of a sentence: they end a list, and go on with what was no list."""
    for span in unknown:
        place = bisect(known, span.start, key=_start)
        inside = known[place - 1].key if place else "other"
        if _ENDED.search(text.content, max(0, span.start - _LONGEST_GAP), span.start):
            yield Heading("other" if inside in LISTS else inside, span)


def _start(heading: Heading) -> int:
    return heading.span.start
