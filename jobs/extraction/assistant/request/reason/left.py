"""Why somebody is referred where neither a head nor a sentence tells: the words of a complaint that stand by themselves
in a field of a row, behind a label that is not known, or in a line of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.others_health import goes_on_about_another
from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.assistant.page.correspondence import salutations, tells
from jobs.extraction.assistant.request.reason.complaints import is_clinical
from jobs.extraction.assistant.request.reason.in_prose import NEVER_A_REASON
from jobs.extraction.assistant.request.reason.values import is_a_label, says_a_reason
from jobs.extraction.assistant.request.reason.words import BACKGROUND, LOGISTICS
from jobs.extraction.assistant.request.service.words import A_SERVICE
from jobs.extraction.assistant.request.specialty.names import without_specialties
from jobs.extraction.found import Found

_FIELD = re.compile(r"(?:[^|\t\n.]|\.(?! [A-Z][a-z]+: ))+")
_LABEL = re.compile(r"\s*\[?(?P<label>[^\W\d_][^:\]=\n]{0,34}?)(?:\.{2,}:?|[:\]=]|/(?=[A-Z]{3}))\s*")
_OF_ANOTHER_MATTER = re.compile(
    r"\b(?:allerg\w*|medic\w*|meds|drugs?|pmh|pmhx|past|history|hx|family|fh|fhx|social|exam\w*|o/e|obs|plan|insur\w*|"
    r"payer|contact|known|other|current\w*|dept|department|clinic|special\w+|hospital|to|from|consultant|unit|"
    r"refer\w*|"
    r"name|address|tel|phone|fax|provider|practice|organi[sz]ation|facility|treatment|action|under|follow\w*|alert|"
    r"instructions?|education|visit|summary|orders?|status|"
    r"antecedentes?|ant[ée]c[ée]dents?|atcd|anamnesi|vorerkrankung\w*|befunde?|voorgeschiedenis|k/c/o|"
    r"attach\w*|enc\w*|cc|copy|already|oth|priority|urgency|category|class|triage|service|tests?|labs?|results?)\b",
    re.IGNORECASE,
)
_OF_THE_MATTER = re.compile(
    r"\b(?:re|reason|why|for|case|problem|complaint|concern|finding|facts|issue|dx|diag\w*|impression|indication|"
    r"because|subject|sub|question|rsn|plan|juicio|motivo|sospecha|motif|quesito|fragestellung|vraagstelling)\b",
    re.IGNORECASE,
)
_LEAD = re.compile(r"[\s>*\u2022\u2013-]*(?:(?:for|case of|re|regarding|because of)\b:?\s+)?", re.IGNORECASE)
_STOP = re.compile(r"\.\s+(?=[A-Z?])| - (?=[A-Z][a-z]+ [a-z])|\.$")
_IN_SMALL = re.compile(r"\d|(?<!\w)(?!and\b|with\b|from\b)[^\W\d_A-ZÀ-Þ]{4,}")
"""What a title has not: a number, or a word in small letters."""
_NOT_NOW_OR_NOT_HERS = re.compile(
    r"\b(?:since|in|from) (?:19|20)\d\d\b|\b(?:mothers?|fathers?|brothers?|sisters?|parents?|uncles?|aunts?|"
    r"grand\w+|siblings?|relatives?)\b|\b(?:denie[sd]|denying|negative|screening|screened|no (?:history|evidence|"
    r"signs?)|at risk|not currently|resolved|stable|well[- ]controlled)\b|\b(?:we|our|us|you|your)\b|@|\bwww\.",
    re.IGNORECASE,
)
"""A matter of former years, of a relative, denied or at rest; or the words of a house to its readers."""
_FEWEST, _MOST = 2, 24
_BY_A_LABEL, _WITHOUT_A_LABEL = 0.58, 0.5


def reasons_left(document: Document) -> Iterator[Found]:
    """Yield the fields and lines that name a complaint and nothing else, surer behind a label that may ask for one."""
    text = document.text
    for line in text.lines:
        section = document.outline.section_at(line.start)
        key, block = section.key if section else "", document.outline.block_at(line.start)
        if block in ("insurance", "copies", "signature") or (key in NEVER_A_REASON and key != "problems"):
            continue
        labelled_only = block == "letterhead" or key == "problems"
        for field in _FIELD.finditer(text.content, line.start, line.end):
            found = _complaint(document, field.start(), field.end())
            if found is not None and (found.confidence > _WITHOUT_A_LABEL or not labelled_only):
                yield found


def subjects_below_salutations(document: Document) -> Iterator[Found]:
    """Yield the complaint that stands alone between a salutation and the first sentence of its letter: "New Graves
    thyrotoxicosis"."""
    greetings = document.text.once(salutations)
    for subject, first in pairwise(document.text.lines):
        if subject.number - 1 not in greetings or subject.page != first.page or not tells(first.text):
            continue
        words = subject.text
        if _ENDS_OR_LEADS.search(words) or tells(words) or len(words.split()) > _OF_A_SUBJECT:
            continue
        found = _complaint(document, subject.start, subject.end)
        if found is not None and found.value == words.strip():
            yield Found(
                found.value, found.spans, _OF_A_LETTER, ("It stands above the letter as its subject.",)
            )


_ENDS_OR_LEADS = re.compile(r"[.:;,?!]\s*$|:|\t")
_OF_A_SUBJECT, _OF_A_LETTER = 9, 0.77


def _complaint(document: Document, start: int, end: int) -> Found | None:
    """The complaint that a field names, up to its first full stop; None where it tells of something else."""
    text = document.text
    label = _LABEL.match(text.content, start, end)
    asks = label is not None and _OF_THE_MATTER.search(label["label"]) is not None
    if label is not None and not asks and _OF_ANOTHER_MATTER.search(label["label"]):
        return None
    begin = label.end() if label is not None else start
    if (box := BOX.match(text.content, begin + _blanks(text.content, begin), end)) is not None:
        begin = box.end()
    if BOX.search(text.content, begin, end) is not None:
        return None
    lead = _LEAD.match(text.content, begin, end)
    begin = lead.end() if lead else begin
    stop = _STOP.search(text.content, begin, end)
    span = text.trimmed(begin, stop.start() if stop else end, strip=" \t\n,;:.|*_")
    if span is None or unmarked_at(text, span.start):
        return None
    words = text[span]
    bare = without_specialties(words)
    if not _FEWEST <= len(words.split()) <= _MOST or not is_clinical(bare) or not says_a_reason(words):
        return None
    if BACKGROUND.match(words) or LOGISTICS.search(words) or is_a_label(text, (span,)):
        return None
    if words.endswith("?") or goes_on_about_another(text.flowing, span.start):
        return None
    if not asks and (_OF_ANOTHER_MATTER.search(words) or _IN_SMALL.search(words) is None):
        return None
    if _NOT_NOW_OR_NOT_HERS.search(words) or (not asks and A_SERVICE.search(words)):
        return None
    return Found(
        words,
        (span,),
        _BY_A_LABEL if asks else _WITHOUT_A_LABEL,
        ("It names a complaint; no reason is named.",),
    )


def _blanks(content: str, start: int) -> int:
    return len(content[start : start + 8]) - len(content[start : start + 8].lstrip(" \t"))
