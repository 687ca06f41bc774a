"""The line among boxes under a head for the reason that says it behind the number of a guideline or list: "[x]
Consultation", and below it "Code 4012: Previous caesarean section, wishes vaginal birth"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.text import CELL, Span, Text

_CODED = re.compile(
    r"\W*(?:(?:referral |guideline |condition |criteri(?:on|a) )?(?:code|criteri(?:on|a)|guideline|item))(?: no\.?)?"
    r"[ :#]*[A-Z]?\d{1,5}[a-z]?\s*[:\u2013-]\s*(?=[^\W\d_])",
    re.IGNORECASE,
)


def coded_line_among_boxes(text: Text, span: Span) -> Span | None:
    """Return what stands behind such a number; None where no line of the span has one, or a box or cells beside it."""
    for line in text.lines[text.line_at(span.start).number : text.line_at(span.end - 1).number + 1]:
        code = _CODED.match(line.text)
        if code is not None and not BOX.search(line.text) and CELL not in line.text:
            return text.trimmed(line.start + code.end(), line.end)
    return None
