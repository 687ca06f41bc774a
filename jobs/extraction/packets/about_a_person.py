"""Whether a page is about one person: no advertisement, whatever the page of a clinic says of its offers beside."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.text import Line, Span, Text
from jobs.extraction.wordings.words_of_asking import ASKING

_MONTH = r"[^\W\d_]{3,10}\.?"
_DAY = (
    rf"(?:\d{{1,2}}(?:st|nd|rd|th|\.)?[ /.-]{{1,3}}(?:\d{{1,2}}|{_MONTH})[ /.,-]{{1,3}}\d{{2,4}}|"
    rf"{_MONTH} \d{{1,2}},? \d{{4}}|\d{{4}}[/.-]\d{{1,2}}[/.-]\d{{1,2}}|\d{{8}})(?!\d)"
)
_BORN = re.compile(
    r"\b(?:d\.? ?o\.? ?b\b|date of birth|birth ?date|born|geb(?:oren|urtsdatum)?\b|n[eé]e? le|date de naissance|"
    r"fecha de nacimiento|f\. ?nac|nacid[oa]|data di nascita|nat[oa] il|data de nascimento|geboortedatum)"
    rf"[^\w\n]{{0,12}}(?:(?:am|on|el|le|il|op)\s+)?(?:\([^)\n]{{1,16}}\)\W{{0,6}})?{_DAY}",
    re.IGNORECASE,
)
_NAMED = re.compile(
    r"(?i:\b(?:patient(?:['\u2019]?s)?(?: full)?(?: name)?|name of (?:the )?patient|pt\.?(?: name)?|paciente|paziente|"
    r"patient(?:in|e)|pati[eë]nt(?:naam)?|nom du patient|child['\u2019]s name)\s*[:\t]\s*|"
    r"\b(?:my|this|our) patient,? )"
    r"(?:(?i:mr|mrs|ms|miss|herr|frau|mme|sr|sra)\.? )?[A-ZÀ-Þ][\w'\u2019-]+,? [A-ZÀ-Þ]"
)
_ONE_PERSON = re.compile(
    r"\b(?:s?he|him|hers?|his|(?:my|this|the above|above[- ]named) (?:\w+ )?(?:patient|pt|lady|gentleman|woman|man|boy|"
    r"girl|child|baby)|mr|mrs|ms|miss|herr|frau|mme|\d{1,3}[- ]?(?:year|yr|month)s?[- ]old|\d{1,3} ?y/?o)\b",
    re.IGNORECASE,
)
_DATED = re.compile(rf"[A-ZÀ-Þ][\w'\u2019-]+,? [A-ZÀ-Þ][\w'\u2019-]+,?\s+\(?(?i:{_DAY})")
_SHOWS_HOW = re.compile(
    r"\((?:sample|example|specimen)\b[^()\n]{0,60}\)|\b(?:sample|specimen) (?:referral|form|only)\b|"
    r"\byour name here\b|\bnot a real patient\b|\b(?:Jane|John) (?:Sample|Q\.? Public)\b",
    re.IGNORECASE,
)
_NEAR = 100


def is_about_a_person(text: Text, lines: Sequence[Line]) -> bool:
    """Tell whether a page names its patient, or a birth date, or asks for something for one person. A form that is
    filled in to show how is about nobody."""
    start, end = lines[0].start, lines[-1].end
    content = text.content[start:end]
    if _SHOWS_HOW.search(content):
        return False
    return (
        _BORN.search(content) is not None
        or _NAMED.search(content) is not None
        or marked_choice(text, lines) is not None
        or _asks_for_somebody(text, start, end)
    )


def marked_choice(text: Text, lines: Sequence[Line]) -> Span | None:
    """Return the mark that chose one of the options a page prints; None where all are empty or all are marked, as the
    bullets of a list are.
    """
    start, end = lines[0].start, lines[-1].end
    boxes = list(BOX.finditer(text.content, start, end))
    marked = [box for box in boxes if box["marked"]]
    empty = [box for box in boxes if box["empty"] and "_" not in box["empty"]]
    return Span(marked[0].start(), marked[0].end()) if marked and empty else None


def _asks_for_somebody(text: Text, start: int, end: int) -> bool:
    """Whether a page asks for something, and of one person or beside a person's name and date."""
    for match in ASKING.finditer(text.flowing, start, end):
        around = text.flowing[max(start, match.start() - _NEAR) : min(end, match.end() + _NEAR)]
        if _ONE_PERSON.search(around) or _DATED.search(text.content, start, end):
            return True
    return False
