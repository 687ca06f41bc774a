"""Days that are marked as the request's and are those of something else: an appointment, an injury, a sample."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.columns_of_days import stands_in_a_column_of_days
from jobs.extraction.assistant.request.letter_date import lies_ahead
from jobs.extraction.text import Span

_OF_ANOTHER_DAY = re.compile(
    r"\b(?:appt|appointment|admi(?:tted|ssion)|expir\w+|valid (?:until|to)|valid(?:ity)?(?: period| from|: from)?|"
    r"due|next|follow[- ]?up|surgery|procedure|operation|injur(?:y|ed)|accident|incident|loss|onset|doi|lmp|edd|"
    r"(?:blood|specimen|sample)s?(?: taken| collected)?|collected)(?: ?date| on| with [\w .]{2,30})?\W*$",
    re.IGNORECASE,
)


def is_of_another_day(document: Document, span: Span) -> bool:
    """Tell whether a day marked as the request's is that of something else by the words before it, or is to come."""
    line = document.text.line_at(span.start)
    told = _OF_ANOTHER_DAY.search(document.text.content, line.start, span.start) is not None
    told = told or any(lies_ahead(document, written) for written in document.dates_in(span))
    return told or stands_in_a_column_of_days(document, span)
