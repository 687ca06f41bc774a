"""Fields of a form in which something is written that nobody made out: they are not empty, they are illegible."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from jobs.extraction.judge.aligner import Aligned, PageIndex
from jobs.extraction.judge.roles import nearest_role
from referrals.data.pages import Word
from referrals.data.referral import Field, Referral, walk

_NUMBER = r"(?: (?:no|number|#))?"
_NAME = r"(?:'?s)?(?: full)? name"
_LABELS: tuple[tuple[str, str], ...] = (
    ("patient.birth_date", r"(?:date of birth|d\.?o\.?b\.?|birth ?date)"),
    ("patient.given_name", rf"(?:(?:first|given) name|forenames?|patient(?:{_NAME})?|full name|client name)"),
    ("patient.family_name", rf"(?:(?:last|family) name|surname|patient(?:{_NAME})?|full name|client name)"),
    ("patient.sex", r"(?:sex|gender)"),
    ("patient.email", r"e-?mail(?: address)?"),
    (
        "*.phone",
        rf"(?:(?:home|work|cell|mobile|contact|daytime) )?(?:tele)?phone{_NUMBER}|tel{_NUMBER}|mobile|cell",
    ),
    ("*.fax", rf"fax{_NUMBER}"),
    ("*.address", r"(?:(?:home|postal|mailing) )?address"),
    (
        "referrer.name",
        r"(?:referring (?:physician|provider|doctor|gp|clinician|practitioner)(?: name)?|referred by|referrer)",
    ),
    ("referrer.npi", rf"npi{_NUMBER}"),
    ("request.date", r"date(?: of (?:referral|request))?"),
    ("request.reason", r"reason(?: for (?:the )?(?:referral|consultation|visit|request))?"),
    ("request.urgency", r"(?:urgency|priority)"),
    ("insurance.payer", r"(?:insurance(?: company| plan)?|insurer|payer)"),
    ("insurance.member_id", rf"(?:member|policy)(?: id)?{_NUMBER}"),
)
"""By path what labels a form's field; of "*" it depends on who is spoken of before it."""
_PATTERNS = tuple((path, re.compile(rf"(?:patient(?:'?s)? )?(?:{words})")) for path, words in _LABELS)
_OF_PATIENTS_BY_THEMSELVES = ("*.phone", "*.address")
_LONGEST_LABEL = 5
_READ_BADLY = 0.6
"""Readers are less sure than this of handwriting, and of scribbles that they take for print."""
_LEAST_WIDTH = 0.03
"""Share of the page's width: less is a speck."""
REASON = "Something is written there that cannot be read."


def illegible_fields(referral: Referral, said: Iterable[PageIndex]) -> dict[str, Field]:
    """Return, by their paths, the absent fields of a form behind whose label stands nothing but what was read badly."""
    absent = {
        path
        for path, field in walk(referral)
        if field.absent == "not_in_document" and field.source != "human"
    }
    found: dict[str, Field] = {}
    for index in said:
        for path, first, last in _scribbled(index):
            if path in absent:
                place = index.place(first, last)
                found.setdefault(path, Field(absent="illegible", reasons=(REASON,), evidence=(place,)))
    return found


def _scribbled(index: PageIndex) -> Iterator[tuple[str, int, int]]:
    """Yield (path, first, last) for what is scribbled behind a label, by words of the page."""
    words = index.page.words
    for colon, word in enumerate(words):
        if not word.text.endswith(":") or (last := _last_scribbled(words, colon + 1)) is None:
            continue
        for length in range(_LONGEST_LABEL, 0, -1):
            first = colon + 1 - length
            paths = _paths(index, first, colon) if first >= 0 and words[first].line == word.line else []
            if paths:
                yield from ((path, colon + 1, last) for path in paths)
                break


def _paths(index: PageIndex, first: int, last: int) -> list[str]:
    """Return the paths that words label, with whose field it is by the words before it."""
    label = index.words(first, last).casefold().rstrip(":").strip()
    paths = [path for path, pattern in _PATTERNS if pattern.fullmatch(label)]
    if not any(path.startswith("*") for path in paths):
        return paths
    role = nearest_role(index, Aligned("exact", first, last, 1.0))
    if label.startswith("patient") or (not role and paths[0] in _OF_PATIENTS_BY_THEMSELVES):
        role = "patient"
    return [path.replace("*", role) for path in paths]


def _last_scribbled(words: Sequence[Word], first: int) -> int | None:
    """Return the last word of what is written behind a label, None where it is nothing, or some of it was read."""
    line = [word for word in words[first:] if word.line == words[first - 1].line]
    count = next((number for number, word in enumerate(line) if not _is_scribbled(word)), len(line))
    width = sum(word.box[2] - word.box[0] for word in line[:count])
    rest_is_labelled = count == len(line) or any(word.text.endswith(":") for word in line[count:])
    return first + count - 1 if width >= _LEAST_WIDTH and rest_is_labelled else None


def _is_scribbled(word: Word) -> bool:
    return (word.handwritten or word.confidence < _READ_BADLY) and any(map(str.isalnum, word.text))
