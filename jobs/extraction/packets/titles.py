"""What kind of document a line is the title of."""

from __future__ import annotations

import re
from functools import lru_cache

from rapidfuzz import fuzz, process

from jobs.extraction.packets.kind_titles import COMMON_TITLES, TITLES, WORDS_OF_A_TITLE

_TITLES = tuple((kind, re.compile(words, re.IGNORECASE)) for kind, words in TITLES)
SUBJECT_LINE = re.compile(
    r"^\W*(?:re|subject|regarding|title|document(?: type)?|betreff|objet|asunto|betreft)\s*:\s*",
    re.IGNORECASE,
)
_ENTRY = re.compile(r"^\s*(?:[-•·▪☐☒☑□✓✔]|\[.?\]|\(\s?[xX]?\s?\)|\d+[.)])")
"""A bullet, a box, a number: the line is an entry of a list."""
_SECTION = re.compile(
    r"(?:no )?(?:reasons?|indications?|date|source|history|past|hospital course)\b|"
    r"chief complaint ?(?:/|and|&) ?reasons?\b",
    re.IGNORECASE,
)
"""What heads a section within a document, or says that one is empty, whatever follows."""
_ELECTRONIC = re.compile(r"e-?[A-Z]")
"""What a title may begin with in a small letter: "eReferral"."""
BEFORE_A_SUBTITLE = re.compile(r"\s[-\u2013\u2014|]\s")
"""What parts a title from the one below it on the same line."""
_JOINED = re.compile(r"\s*[&+/]\s*|\s(?:and|with|und|et|y|e|en)\s", re.IGNORECASE)
_TITLES_JOINED = 2
_SENT_WITH_A_REQUEST = ("consult_note", "discharge_summary", "imaging_report", "lab_result", "cover_page")
_FORM = re.compile(r"\b(?:form|request|requisition|letter|order|pro-?forma)\W*$", re.IGNORECASE)
"""What a department prints below its name on the paper by which it is asked."""
_COMMON = tuple(COMMON_TITLES)
_LEAST_TO_MISREAD, _NEARLY = 10, 84.0


def is_mere_mark(cell: str) -> bool:
    """Tell whether a cell is the bullet, box or number of an entry whose words stand in the next one."""
    mark = _ENTRY.match(cell)
    return mark is not None and not cell[mark.end() :].strip()


def asks_by_form(kind: str, cell: str) -> bool:
    """Tell whether a title is that of a form by which something is asked."""
    return kind == "referral" and _FORM.search(cell) is not None


_BEFORE_A_HOUSE = re.compile(r"(?P<title>[A-Z]{3,}(?: [A-Z]{2,}){1,3})(?: [A-Z][a-z'\u2019-]+){1,4}")
_OF_HOUSES = ("imaging_report", "lab_result")
"""Kinds of papers whose title stands on one line with the house that made them: "RADIOLOGY REPORT Albany Imaging"."""


@lru_cache(maxsize=4096)
def titled(cell: str) -> str:
    """The kind whose title a cell is, "" for none: few words, begun with a capital, no sentence."""
    if _ENTRY.match(cell) or cell.rstrip().endswith((",", ";", ":")):
        return ""
    bare = SUBJECT_LINE.sub("", cell).strip(" \t*#=_|–—-.()[]")
    if not bare or len(bare.split()) > WORDS_OF_A_TITLE or _SECTION.match(bare):
        return ""
    if (bare[0].islower() and not _ELECTRONIC.match(bare)) or (
        cell.rstrip().endswith(".") and len(bare.split()) > 5
    ):
        return ""
    if _is_joined_with_a_referral(bare):
        return "referral"
    main, *behind = BEFORE_A_SUBTITLE.split(bare)
    for words in (bare, *(part for part in (main, *behind) if " " in part)):
        if kind := next((kind for kind, pattern in _TITLES if pattern.fullmatch(words)), ""):
            return kind
    before_a_house = _BEFORE_A_HOUSE.fullmatch(bare)
    if before_a_house is not None and (kind := titled(before_a_house["title"])) in _OF_HOUSES:
        return kind
    return _misread_title(bare)


def _is_joined_with_a_referral(words: str) -> bool:
    """Whether a title names a referral beside a record ("Visit Note and Referral"): what is sent is the request."""
    halves = _JOINED.split(words)
    if len(halves) != _TITLES_JOINED:
        return False
    kinds = [
        next((kind for kind, pattern in _TITLES if pattern.fullmatch(half.strip())), "") for half in halves
    ]
    return "referral" in kinds and any(kind in _SENT_WITH_A_REQUEST for kind in kinds)


def _misread_title(words: str) -> str:
    """The kind of a common title some letters of which are misread, "" for none."""
    if len(words) < _LEAST_TO_MISREAD:
        return ""
    found = process.extractOne(words.casefold(), _COMMON, scorer=fuzz.ratio, score_cutoff=_NEARLY)
    return COMMON_TITLES[found[0]] if found else ""
