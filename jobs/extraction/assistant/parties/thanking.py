"""Who signs at the end of a line of prose, behind thanks or a greeting: "Thanks - Dr Ida Moss, Elm Surgery"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.dividing import people_and_organizations
from jobs.extraction.assistant.parties.signing import DOCTOR
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_THANKS = re.compile(
    r"(?<![\w-])(?:(?:many|with|kind|kindest|best|warm|and|very) )*(?:thanks?(?: you)?|thx|tks|ta|cheers|regards|rgds|"
    r"wishes)(?: (?:in advance|again|so much|very much|a lot|as always|as ever|for (?:your|the|all) [a-z ]{3,20}))?"
    r"(?P<apart>[.!]? ?[-\u2013\u2014/~]+ ?|[,.!]* )(?=[A-ZÀ-Þ])(?P<who>[^\n\t]{5,90})$",
    re.IGNORECASE | re.MULTILINE,
)


def who_thanks(document: Document) -> tuple[Found | None, Found | None]:
    """Return the last person who signs so, with a title or letters, and the place of work behind the name."""
    signed = list(_signed(document))
    return signed[-1] if signed else (None, None)


def _signed(document: Document) -> Iterator[tuple[Found, Found | None]]:
    """Those whom a dash sets apart, or a place of work or letters follow: "Thanks Dr Moss" speaks to Dr Moss."""
    for match in _THANKS.finditer(document.text.content):
        if not match["who"][0].isupper() or document.outline.block_at(match.start()) == "copies":
            continue
        named, employed = people_and_organizations(document, Span(*match.span("who")), 0.86)
        sure = [found for found in named if found.confidence > _SURELY and found.start == match.start("who")]
        if not sure:
            continue
        words = str(sure[0].value)
        lettered = without_credentials(words) != words
        apart = match["apart"].strip(" ,.!") != ""
        if lettered or (DOCTOR.match(words) and (apart or employed)) or (apart and employed):
            place = employed[0].because("It stands in the signature.", confidence=0.8) if employed else None
            yield sure[0], place


_SURELY = 0.8
