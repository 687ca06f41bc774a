"""The patient under a label by which an insurer names whom it covers: "Member: Quill, Nora". Elsewhere that label may
hold who pays for a child, so it is asked last."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.values.names import looks_like_person
from jobs.extraction.text import Span

_COVERED = re.compile(
    r"(?<!\w)(?:(?<!\w )member|insured|enrollee|beneficiary|covered person) ?: ?"
    r"(?P<name>(?-i:[A-ZÀ-Þ][\w'\u2019-]+, [A-ZÀ-Þ][\w'\u2019-]*\.?(?: [A-ZÀ-Þ][\w'\u2019-]*\.?(?![\w:]| :))?))"
    r"(?=\s|$)",
    re.IGNORECASE,
)
_ALONE = re.compile(
    r"(?:(?m:^)|(?<=\t))(?:member|enrollee|covered person|plan member) ?: ?"
    r"(?P<name>(?-i:[A-ZÀ-Þ][\w'\u2019-]+(?: [A-ZÀ-Þ]\.?)?(?: [A-ZÀ-Þ][\w'\u2019-]+){1,2}))(?=[ ]*(?:$|\t))",
    re.IGNORECASE | re.MULTILINE,
)
"""The whole of a line or cell, the given name first."""


def names_of_members(document: Document) -> Iterator[Span]:
    """Yield the names of those whom labels of an insurer call its own."""
    for match in document.phrase(_COVERED):
        yield Span(*match.span("name"))
    for match in document.phrase(_ALONE):
        if looks_like_person(match["name"]):
            yield Span(*match.span("name"))
