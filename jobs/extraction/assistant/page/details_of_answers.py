"""What is written behind a yes on its line, up to the next question: "Drug allergy?  Y  penicillin (rash)"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.page.answers import answers_in
from jobs.extraction.assistant.page.answers_of_rows import Answered
from jobs.extraction.text import Span, Text

_LEAD = re.compile(
    r"[\s,;:()|\u2013\u2014-]*(?:\(?(?:if (?:yes|so),? ?)?(?:please )?(?:list|specify|which|what|details?|describe|"
    r"explain|to|name)\b(?: (?:below|here|them|details?|to))*\)?[\s:?,\u2013\u2014-]*)?",
    re.IGNORECASE,
)


def details_behind(text: Text, answer: Answered) -> Span | None:
    """Return the details behind an answer; None where its line ends or goes on to another question."""
    line = text.line_at(answer.whole.end)
    if answer.whole.end > line.end:
        return None
    following = (each.whole.start for each in answers_in(text) if each.whole.start >= answer.whole.end)
    stop = min(next(following, line.end), line.end)
    lead = _LEAD.match(text.content, answer.whole.end, stop)
    start = lead.end() if lead else answer.whole.end
    return text.trimmed(start, stop, strip=" \t\n,;:|()-\u2013\u2014")
