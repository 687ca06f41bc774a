"""Who ordered what a hospital's or a laboratory's system prints, named as registers do: "ORDERED 11/18/2026 08:52 BY
QUILL, ADA MD", "ORDERED  QUILL, ADA PA-C"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_ORDERED_BY = re.compile(
    r"\b(?i:ordered|requested|referred|order placed)(?i: on)?:?\s+"
    r"(?:\d[\d/.-]{5,9}(?:,? \d{1,2}:?\d\d(?:(?::\d\d)? ?(?i:[ap]m))?)?\s+)?(?i:by:?\s+)?"
    r"(?P<name>[A-ZÀ-Þ][\w'\u2019-]+, ?[A-ZÀ-Þ][\w'\u2019-]+(?: [A-Z]\.?)?,? "
    r"(?:MD|DO|PA(?:-C)?|APRN|CRNP|ARNP|[A-Z]{0,4}NP(?:-[A-Z]{1,2})?|CNM|DPM|OD|DDS|DMD|MBBS))(?![\w-])"
)
_SURENESS = 0.9


def people_who_ordered(document: Document) -> Iterator[Found]:
    """Yield the people whom a print names so behind the word for an order."""
    for match in document.phrase(_ORDERED_BY):
        yield Found(match["name"], (Span(*match.span("name")),), _SURENESS)
