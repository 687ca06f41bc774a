"""Which of several problems of a note somebody is sent for: where its plan only says whom to, the one that goes to the
specialty asked ("A: 1. Gout 2. Snoring, probable sleep apnoea / P: refer sleep clinic"); where each problem has its own
plan, the one whose plan refers ("3. Iron deficiency anemia. Never scoped. Refer GI for c-scope")."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.items import Item, items_of
from jobs.extraction.assistant.request.reason.complaints import is_clinical
from jobs.extraction.assistant.request.specialty.implied import specialties_told_by
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES, without_specialties
from jobs.extraction.found import Found
from jobs.extraction.text import Span
from jobs.extraction.wordings.words_of_asking import ASKING

_REFERS = re.compile(r"\W*(?:will |please |pls |plan to |to )?(?:re-?)?ref(?:er(?:ral)?)?\b", re.IGNORECASE)
_SENT = re.compile(
    r"\W*(?:\w+ing )?(?:I |we )?(?:will |please |pls |plan(?:s)? to |to |have |am |are |placed |new |urgent |placing )*"
    r"(?:re-?)?(?:refer(?:red|ring)?\b(?! back)|referral\b(?! (?:back|was|from|by)\b))",
    re.IGNORECASE,
)
"""A sentence of a plan that sends somebody."""
_NOT_NOW = re.compile(
    r"\b(?:declin\w+|defer\w*|hold off|not|if|consider\w*|already|last (?:year|month|week|visit)|unless|discuss\w*|"
    r"would|could|may|previous\w*|pending since|(?:in )?20\d\d(?! ))\b",
    re.IGNORECASE,
)
_SENTENCES = re.compile(r"(?<=[.;!?])\s+|\n|\s[-\u2013\u2022]\s")
_NAME_ENDS = re.compile(r"[.;](?=\s)|\n|\s[-\u2013\u2014]\s|:(?=\s)")
_NUMBER = re.compile(r"\d{1,2}[.)]\s*$")
_WIDEST_NUMBER = 8
_SURENESS, _SURE_BY_ITS_PLAN = 0.85, 0.9
_FEWEST_PROBLEMS = 2


def reason_among_problems(document: Document) -> Iterator[Found]:
    """Yield the one problem of an assessment that goes to the one specialty which an entry of the plan asks for and
    says nothing else of."""
    problems = list(_entries(document, "assessment"))
    if len(problems) < _FEWEST_PROBLEMS:
        return
    for entry in _entries(document, "plan"):
        words = document.text[entry.span]
        asks = ASKING.search(words) or _REFERS.match(words)
        if asks is None or is_clinical(without_specialties(words)):
            continue
        asked = {slug for slug, _ in ALL_NAMES.matches(words.lower())}
        fitting = [one for one in problems if asked & specialties_told_by(document.text[one.span])]
        if len(asked) == 1 and len(fitting) == 1:
            span = fitting[0].span
            yield Found(document.text[span], (span,), _SURENESS)


def reason_by_its_plan(document: Document) -> Iterator[Found]:
    """Yield the name of the one numbered problem, of several, whose own plan refers."""
    for section in document.outline.of("assessment"):
        problems = [
            item.span
            for item in items_of(document.outline, section)
            if item.bulleted and _is_numbered(document, item)
        ]
        if len(problems) < _FEWEST_PROBLEMS:
            continue
        ends = [*(span.start for span in problems[1:]), problems[-1].end]
        sent = [
            span
            for span, end in zip(problems, ends, strict=True)
            if _refers(document.text.flowing[span.start : end])
        ]
        if len(sent) == 1 and (name := _name_of(document, sent[0])) is not None:
            yield Found(document.text[name], (name,), _SURE_BY_ITS_PLAN)


def _is_numbered(document: Document, item: Item) -> bool:
    return (
        _NUMBER.search(document.text.content, max(0, item.span.start - _WIDEST_NUMBER), item.span.start)
        is not None
    )


def _refers(words: str) -> bool:
    """Whether the plan of a problem sends somebody to somebody now."""
    return any(
        not _NOT_NOW.search(sentence)
        for sentence in _SENTENCES.split(words)
        if _SENT.match(sentence) is not None
    )


def _name_of(document: Document, problem: Span) -> Span | None:
    """What a problem is called, before its plan begins: its first sentence."""
    content = document.text.content
    stop = _NAME_ENDS.search(content, problem.start, problem.end)
    name = document.text.trimmed(problem.start, stop.start() if stop else problem.end, strip=" \t\n,;:.-")
    return name if name is not None and is_clinical(document.text[name]) else None


def _entries(document: Document, key: str) -> Iterator[Item]:
    for section in document.outline.of(key):
        yield from (item for item in items_of(document.outline, section) if item.bulleted)
