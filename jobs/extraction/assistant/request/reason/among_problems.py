"""Which of several problems of a note somebody is sent for, where its plan only says whom to: the one that goes to the
specialty asked ("A: 1. Gout 2. Snoring, probable sleep apnoea / P: refer sleep clinic")."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.items import Item, items_of
from jobs.extraction.assistant.request.reason.complaints import is_clinical
from jobs.extraction.assistant.request.specialty.implied import specialties_told_by
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES, without_specialties
from jobs.extraction.found import Found
from jobs.extraction.words_of_asking import ASKING

_REFERS = re.compile(r"\W*(?:will |please |pls |plan to |to )?(?:re-?)?ref(?:er(?:ral)?)?\b", re.IGNORECASE)
_SURENESS = 0.85
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


def _entries(document: Document, key: str) -> Iterator[Item]:
    for section in document.outline.of(key):
        yield from (item for item in items_of(document.outline, section) if item.bulleted)
