"""What is never why somebody is referred, though it stands where a reason does: the line that says who the patient is,
when the letter was typed, and that a relative needs an appointment too. Without anything else there is no reason."""

from __future__ import annotations

import re
from dataclasses import replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_WHO = re.compile(
    r"\W*(?:(?:re|regarding|patient|pt|name|client)\W{0,3}(?:name\W{0,3})?)?"
    r"(?:(?-i:Mr|Mrs|Ms|Miss|Mx|Master|Dr|Baby)\b\.? )?(?-i:[A-Z])",
    re.IGNORECASE,
)
_PARTICULARS = re.compile(
    r"(?P<date>\b\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d\b)|(?P<number>\b\d{3}[ -]?\d{3}[ -]?\d{4}\b)|"
    r"(?P<phone>\b0\d{2,4}[ -]?\d{3}[ -]?\d{3,4}\b|\b\d{3}-\d{3}-\d{4}\b)|"
    r"(?P<postcode>\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b)|(?P<label>\b(?:NHS|MRN|DOB|CHI|NHI)\b)"
)
_FEWEST_PARTICULARS, _MOST_LINES = 3, 3
_OF_THE_LETTER = re.compile(
    r"\W*(?:this|the) (?:letter|fax|note|referral) was (?:typed|dictated|written|printed|faxed|sent|signed)\b[^.]*"
    r"(?:\.(?=\d)[^.]*)*\W*|"
    r"\W*(?:his|her|their) (?:daughter|son|wife|husband|mother|father|brother|sister|partner) (?:also )?needs? "
    r"(?:an? )?(?:\w+ )?(?:appointment|referral|to be seen)\b[^.]*\W*",
    re.IGNORECASE,
)


def without_what_never_is(document: Document, found: Found) -> Found | None:
    """Return a reason without the patient's own line above it; None where it says nothing of why."""
    kept = _below_the_patients_line(document, found)
    if kept is None or _OF_THE_LETTER.fullmatch(str(kept.value)):
        return None
    return kept


def _below_the_patients_line(document: Document, found: Found) -> Found | None:
    """What a reason says below the lines that only tell who the patient is, if it begins with such."""
    text, start, end = document.text, found.spans[0].start, found.spans[0].end
    for _ in range(_MOST_LINES):
        line = text.line_at(start)
        stop = min(line.end, end)
        if not _tells_who(text.content[start:stop]):
            break
        rest = text.trimmed(stop, end)
        if rest is None:
            return None
        start = rest.start
    if start == found.spans[0].start:
        return found
    spans = (Span(start, end), *found.spans[1:])
    return replace(found, value=" ".join(text[span] for span in spans), spans=spans)


def _tells_who(words: str) -> bool:
    kinds = {match.lastgroup for match in _PARTICULARS.finditer(words)}
    return len(kinds) >= _FEWEST_PARTICULARS and _WHO.match(words) is not None
