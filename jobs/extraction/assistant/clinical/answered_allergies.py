"""Allergies that a form writes beside a question which is answered by yes: "Drug allergy?  Y  penicillin (rash)"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.answers import answers_in
from jobs.extraction.assistant.page.details_of_answers import details_behind
from jobs.extraction.text import Span

_ASKS = re.compile(r"\b(?:allerg(?:y|ies|ic)|intolerances?|sensitivit(?:y|ies))\b", re.IGNORECASE)
_ABOUT_SOMETHING_ELSE = re.compile(
    r"\b(?:family|mother|father|siblings?|clinic|tests?|tested|testing|shots|immunotherapy|referr\w+|seen|specialist|"
    r"history of allergic rhinitis|bracelet|aware|updated|reviewed)\b",
    re.IGNORECASE,
)


def beside_answers(document: Document) -> Iterator[Span]:
    """Yield what stands behind a yes on its line, up to the next question."""
    for answer in answers_in(document.text):
        asked = document.text[answer.span]
        if answer.standing != "yes" or not _ASKS.search(asked) or _ABOUT_SOMETHING_ELSE.search(asked):
            continue
        if (details := details_behind(document.text, answer)) is not None:
            yield details
