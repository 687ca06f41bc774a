"""Days that are marked as the request's and are those of something else: an appointment, an injury, a sample."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.words import CONDITION, SYMPTOM
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.columns_of_days import stands_in_a_column_of_days
from jobs.extraction.assistant.request.days_of_supply import is_of_a_supply
from jobs.extraction.assistant.request.letter_date import lies_ahead
from jobs.extraction.text import Span

_OF_ANOTHER_DAY = re.compile(
    r"\b(?:appt|appointment|admi(?:tted|ssion)|expir\w+|valid (?:until|to)|valid(?:ity)?(?: period| from|: from)?|"
    r"(?:response|reply|answer|needed|required|seen) by|printed|due|next|follow[- ]?up|surgery|procedure|"
    r"operation|injur(?:y|ed)|accident|incident|loss|onset|doi|lmp|edd|"
    r"(?:blood|specimen|sample)s?(?: taken| collected)?|collected)(?: ?date| on| with [\w .]{2,30})?\W*$",
    re.IGNORECASE,
)


def is_of_another_day(document: Document, span: Span) -> bool:
    """Tell whether a day marked as the request's is that of something else by the words before it, or is to come."""
    line = document.text.line_at(span.start)
    told = _OF_ANOTHER_DAY.search(document.text.content, line.start, span.start) is not None
    told = told or any(lies_ahead(document, written) for written in document.dates_in(span))
    return (
        told
        or stands_in_a_column_of_days(document, span)
        or is_of_a_supply(document, span)
        or _is_of_an_illness(document, span)
        or _is_on_the_line_of_tests(document, span)
        or _BEGINS_A_STAY.match(document.text.content, span.end, line.end) is not None
    )


def _is_of_an_illness(document: Document, span: Span) -> bool:
    """Whether the words right before a day are what somebody had on it, or another such day is: "First seizure
    07/11/26", "tonsillitis 09/10/26, 22/08/26"."""
    line = document.text.line_at(span.start)
    before = _FURTHER_DAYS.sub("", document.text.content[line.start : span.start])
    words = _LAST_WORDS.search(before)
    return words is not None and (CONDITION.found_in(words.group()) or SYMPTOM.found_in(words.group()))


_BEGINS_A_STAY = re.compile(
    r"\s*(?:al|to|au|bis(?: zum)?|until|till|through|thru|hasta(?: el)?|tot|[-\u2013])\s+(?:the )?\d{1,2}[-/. ]\w",
    re.IGNORECASE,
)
"""Behind the first of the days between which something lasted: "Ricoverata dal 10/11/2026 al 18/11/2026"."""
_FURTHER_DAYS = re.compile(r"(?:[\d/.-]{6,10}(?: ?[,;&+]| and)? *)+$")
_LAST_WORDS = re.compile(r"(?:[^\W\d_][\w'\u2019-]* ){0,2}[^\W\d_][\w'\u2019-]*(?= *(?:on |of |\(|- )?$)")


def _is_on_the_line_of_tests(document: Document, span: Span) -> bool:
    """Whether a day stands on the line that tells of tests: "IMAGING: [x] X-ray  [ ] MRI   Date 10/02/2026"."""
    section = document.outline.section_at(span.start)
    if section is None or section.key != "results":
        return False
    labelled = any(label.key == "date" and label.span.meets(section.heading) for label in document.labels)
    return not labelled and document.text.line_at(section.heading.start) is document.text.line_at(span.start)
