"""Allergies that a form writes beside a question which is answered by yes: "Drug allergy?  Y  penicillin (rash)"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.answers import answers_in
from jobs.extraction.text import Span

_ASKS = re.compile(r"\b(?:allerg(?:y|ies|ic)|intolerances?|sensitivit(?:y|ies))\b", re.IGNORECASE)
_ABOUT_SOMETHING_ELSE = re.compile(
    r"\b(?:family|mother|father|siblings?|clinic|tests?|tested|testing|shots|immunotherapy|referr\w+|seen|specialist|"
    r"history of allergic rhinitis|bracelet|aware|updated|reviewed)\b",
    re.IGNORECASE,
)
_LEAD = re.compile(
    r"[\s,;:()|\u2013\u2014-]*(?:\(?(?:if (?:yes|so),? ?)?(?:please )?(?:list|specify|which|what|details?|describe|"
    r"explain|to|name)\b(?: (?:below|here|them|details?|to))*\)?[\s:?,\u2013\u2014-]*)?",
    re.IGNORECASE,
)


def beside_answers(document: Document) -> Iterator[Span]:
    """Yield what stands behind a yes on its line, up to the next question."""
    answers = answers_in(document.text)
    for answer in answers:
        asked = document.text[answer.span]
        if answer.standing != "yes" or not _ASKS.search(asked) or _ABOUT_SOMETHING_ELSE.search(asked):
            continue
        line = document.text.line_at(answer.whole.end)
        if answer.whole.end > line.end:
            continue
        following = (each.whole.start for each in answers if each.whole.start >= answer.whole.end)
        stop = min(next(following, line.end), line.end)
        lead = _LEAD.match(document.text.content, answer.whole.end, stop)
        start = lead.end() if lead else answer.whole.end
        if (own := document.text.trimmed(start, stop, strip=" \t\n,;:|()-\u2013\u2014")) is not None:
            yield own
