"""Diagnoses that stand beside an ICD-10-CM code outside of lists: in brackets behind them, or before them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.conditions import names_condition
from jobs.extraction.assistant.clinical.diagnosis_names import ICD10CM, cleaned
from jobs.extraction.assistant.clinical.told_diagnoses import LISTED_ELSEWHERE
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_IN_BRACKETS = r"[(\[](?:ICD-?10(?:-?CM)?:?\s*)?(?P<code>[A-TV-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,4})?)[)\]]"
_CODE_IN_BRACKETS = re.compile(_IN_BRACKETS)
_BRACKETED_CODE = re.compile(rf"(?P<name>[A-Za-z][^\n.;:|\t()]{{3,80}}?)\s*{_IN_BRACKETS}")


def told_with_codes(document: Document, known: set[str]) -> Iterator[tuple[Found, Found]]:
    """Yield conditions of running text with their code in brackets: "Failed back syndrome (M96.1), fusion 2018"."""
    content = document.text.content
    if _CODE_IN_BRACKETS.search(content) is None:
        return
    for match in _BRACKETED_CODE.finditer(content):
        section = document.outline.section_at(match.start())
        if match["code"] in known or (section is not None and section.key in LISTED_ELSEWHERE):
            continue
        start = max(content.rfind(mark, 0, match.start("name")) for mark in ".;:,\n\t|") + 1
        span = document.text.trimmed(max(start, match.start("name")), match.end("name"))
        if span is None or len(document.text[span].split()) > 9 or (text := cleaned(document, span)) is None:
            continue
        asserted = asserted_at(document.text, document.outline, text)
        code = Found(match["code"], (Span(match.start("code"), match.end("code")),), 0.9)
        yield Found(document.text[text], (text,), 0.82, asserted=asserted), code


_CODES_LABEL = re.compile(
    r"\b(?:dx|diagnos[ie]s|icd(?:-?(?:9|10))?(?:-?cm)?|codes?)\b[^\n]{0,30}$", re.IGNORECASE
)
_BETWEEN_CODES = re.compile(r"[\s_,;/&+]*(?:and\s+)?")
_NO_CODES = frozenset({"medications", "past_medications", "allergies", "family", "immunizations"})


def loose_codes(document: Document, known: set[str]) -> Iterator[tuple[Found | None, Found]]:
    """Yield the codes that stand beside no condition of a list, each with the condition right behind it where there is
    one: "ICD-10: N18.4, I12.9", "F43.12 PTSD, CHRONIC". One without a dot counts behind a word for codes, next to
    one with a dot, or below one, before the name of a condition.
    """
    content = document.text.content
    dotted, listed = 0, -1
    for match in ICD10CM.finditer(content):
        section = document.outline.section_at(match.start())
        if (section is not None and section.key in _NO_CODES) or unmarked_at(document.text, match.start()):
            continue
        labelled = _CODES_LABEL.search(content, max(0, match.start() - 60), match.start()) is not None
        beside = dotted and _BETWEEN_CODES.fullmatch(content, dotted, match.start()) is not None
        follows = _BETWEEN_CODES.match(content, match.end())
        following = ICD10CM.match(content, follows.end() if follows else match.end())
        ahead = following is not None and "." in following.group()
        line = document.text.line_at(match.start())
        below = listed in (line.number, line.number - 1) and _begins_its_row(document, match)
        if "." not in match.group() and not (labelled or beside or ahead or below):
            continue
        dotted, listed = match.end(), line.number
        if match.group() in known or document.outline.block_at(match.start()) in ("letterhead", "signature"):
            continue
        known.add(match.group())
        code = Found(match.group(), (Span(match.start(), match.end()),), 0.88)
        yield _named_behind(document, match.end()), code


def _begins_its_row(document: Document, match: re.Match[str]) -> bool:
    """Whether a code stands first on its line, and the name of a condition behind it: "L84 | Corns and callosities"."""
    line = document.text.line_at(match.start())
    before = document.text.content[line.start : match.start()]
    return not before.strip(" \t|*\u2022-") and _named_behind(document, match.end()) is not None


def _named_behind(document: Document, offset: int) -> Found | None:
    """The condition right behind a code, in its cell or the next one."""
    content = document.text.content
    begins = _BEFORE_ITS_NAME.match(content, offset)
    start = begins.end() if begins is not None else offset
    stop = _NAME_ENDS.search(content, start)
    name = (
        cleaned(document, Span(start, stop.start()))
        if stop is not None and stop.start() > start + 3
        else None
    )
    if name is None or name.start > start + 6 or not names_condition(document.text[name]):
        return None
    words = document.text[name]
    return (
        Found(words, (name,), 0.82)
        if len(words.split()) <= _LONGEST_NAME_OF_A_CODE and not ICD10CM.search(words)
        else None
    )


_BEFORE_ITS_NAME = re.compile(r" ?\t?(?:[\u2013\u2014-]\s)?")
_NAME_ENDS = re.compile(r"[;\t\n(]|,\s*(?=[A-TV-Z]\d)|$")
_LONGEST_NAME_OF_A_CODE = 14
"""Words of the longest name beside a code, which is rather that of the classification than a writer's own."""
