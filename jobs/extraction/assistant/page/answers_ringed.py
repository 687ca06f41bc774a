"""Questions whose answer is set in brackets, as typing shows what a pen would put a ring around: "Diabetes  Y (N)",
"Claustrophobic  (Yes) No"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.page.answers_of_rows import Answered, Row
from jobs.extraction.assistant.page.what_is_asked import what_is_said
from jobs.extraction.text import Span

_APART = r"\s?[/|]?\s?"
_RINGED = re.compile(
    r"(?<![\w)])(?P<asked>[^\W\d_](?:(?!\s{3}|[.:?]\s)[^\t\n;|()]){1,60}?)[\s:?]{1,8}"
    rf"(?:\((?P<yes>Y|Yes|YES)\){_APART}(?:N|No|NO)|(?:Y|Yes|YES){_APART}\((?:N|No|NO)\))(?!\w)"
)


def answers_ringed(rows: Sequence[Row]) -> Iterator[Answered]:
    """Yield the questions of rows that are answered by the one of yes and no that stands in brackets."""
    for row in rows:
        if "(Y" not in row.words and "(N" not in row.words:
            continue
        begins = row.span.start
        for match in _RINGED.finditer(row.words):
            standing = what_is_said(match["asked"], yes=match["yes"] is not None)
            asked = Span(begins + match.start("asked"), begins + match.end("asked"))
            yield Answered(asked, standing, Span(asked.start, begins + match.end()))
