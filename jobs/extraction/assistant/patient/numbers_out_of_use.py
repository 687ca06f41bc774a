"""Numbers of the patient's of which the words beside them say that nobody takes the call any more."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found

_OUT_OF_USE = re.compile(
    r"[\s(,;:\u2013-]*(?:is |now |has been )*(?:no longer|not in use|disconnected|"
    r"unobtainable|cut off|out of (?:use|order|service)|do not (?:use|call|ring)|(?:old|wrong) number(?!:? ?[\d(+]))\b",
    re.IGNORECASE,
)
"""What says that nobody takes the call behind a number."""


def is_given_up(document: Document, found: Found) -> bool:
    """Tell whether words before or behind a number say that nobody takes the call: "old number: 082 555 0999", "082 555
    0999 (disconnected)"."""
    content, start = document.text.content, found.start
    if _OLD.search(content, max(0, start - _LONGEST_OLD), start):
        return True
    return _OUT_OF_USE.match(content, found.spans[-1].end) is not None


_LONGEST_OLD = 24
_OLD = re.compile(
    r"\b(?:old|former|previous|wrong)(?: (?:mobile|cell|home|phone|tel|number|no)\b\.?)*[ :.]*$",
    re.IGNORECASE,
)
