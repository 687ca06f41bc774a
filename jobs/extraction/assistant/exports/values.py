"""What an export tells, as the fields of a referral want it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date

from stdnum.gb import nhs

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.exports.told import Told
from jobs.extraction.assistant.parties.npi import check_npi
from jobs.extraction.assistant.patient.phones import phone_found
from jobs.extraction.assistant.request.specialty.destinations import short_name
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.assistant.request.urgency.levels import stated_level
from jobs.extraction.assistant.values.dates import date_without_marks
from jobs.extraction.assistant.values.forms_of_address import TITLE
from jobs.extraction.assistant.values.name_parts import parts_of_name
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.assistant.values.phones import EMAIL, e164, find_phones
from jobs.extraction.found import Found
from jobs.extraction.text import Span

SURE = 0.95
_SEXES = {
    "male": "m male man boy masculin masculino maschio maennlich männlich mannelijk homme hombre h",
    "female": "f female woman girl feminin féminin femenino femminile femmina weiblich vrouwelijk vrouw femme "
    "mujer w v",
    "other": "o x other divers diverse a non-binary nonbinary intersex indeterminate",
    "unknown": "u unknown",
}
_SEX = {word: sex for sex, words in _SEXES.items() for word in words.split()}
_CLOCK = re.compile(r"(?<=\d)T(?=\d\d:)")
_DIGITS = re.compile(r"\+?[\d() ./-]{5,24}\d")
_NUMBER = re.compile(r"(?=[^\n]*\d)[\w/.\- ]{3,30}")


def words_found(document: Document, told: Told, confidence: float = SURE) -> Found | None:
    """Return what is told as it stands."""
    words = told.said(document.text).strip(' ,;"\u201c\u201d')
    return Found(words, told.spans, confidence) if any(c.isalpha() for c in words) else None


def date_of(document: Document, told: Told, *, before: date) -> Found | None:
    """Return a date, also one without marks ("19761005"), that is not after a day."""
    span = told.spans[0]
    compact = date_without_marks(document.text.content, start=span.start, end=span.end)
    if compact is not None:
        found: Found | None = document.date_found(compact, SURE)
    else:
        clock = _CLOCK.search(document.text.content, span.start, span.end)
        place = Span(span.start, clock.start()) if clock else span
        written = next(document.dates_in(place), None)
        found = document.date_found(written, SURE) if written else None
    return found if found is not None and str(found.value) <= before.isoformat() else None


def sex_of(document: Document, told: Told) -> Found | None:
    sex = _SEX.get(told.said(document.text).casefold().strip(" ."))
    return Found(sex, told.spans, SURE) if sex else None


def age_of(document: Document, told: Told) -> Found | None:
    years = re.match(r"\d{1,3}(?!\d|[./-]\d)", document.text[told.spans[0]])
    months = re.search(r"mo|m$|w|day", told.said(document.text), re.IGNORECASE)
    if years is None or months or int(years.group()) > 120:
        return None
    start = told.spans[0].start
    return Found(int(years.group()), (Span(start, start + years.end()),), SURE)


def phone_of(document: Document, told: Told) -> Found | None:
    span, said = told.spans[0], told.words
    if said:
        return Found(e164(said, document.region) or said, told.spans, SURE)
    flat = re.sub(r"\s", " ", document.text.content[span.start : span.end])  # it may go on below
    place = next(find_phones(flat, start=0, end=len(flat)), None)
    if place is None:
        digits = _DIGITS.search(flat)
        place = Span(*digits.span()) if digits else None
    return (
        phone_found(document, Span(span.start + place.start, span.start + place.end), SURE) if place else None
    )


def email_of(document: Document, told: Told) -> Found | None:
    span = told.spans[0]
    match = EMAIL.search(document.text.content, span.start, span.end)
    return Found(match.group(), (Span(*match.span()),), SURE) if match else None


def address_of(document: Document, told: Sequence[Told]) -> Found | None:
    """Return an address put together of its parts, as they stand in the export."""
    spans = [span for each in told for span in each.spans]
    words = [said for each in told if (said := each.said(document.text).strip(" ,;"))]
    joined = ", ".join(words)
    return Found(joined, tuple(spans), SURE) if any(c.isalpha() for c in joined) and len(joined) > 4 else None


def npi_of(document: Document, told: Told) -> Found | None:
    digits = re.sub(r"\D", "", document.text[told.spans[0]])
    return check_npi(Found(digits, told.spans, SURE)) if 5 <= len(digits) <= 10 else None


def number_of(document: Document, told: Told) -> Found | None:
    """Return a number of the patient's, or of a member of an insurance."""
    match = _NUMBER.fullmatch(document.text[told.spans[0]])
    return Found(document.text[told.spans[0]].strip(), told.spans, SURE) if match else None


def kind_of_number(kind: str, number: str) -> str:
    """Return the kind of a patient's number; one of the NHS's form that the check digit bears out is the NHS's."""
    digits = re.sub(r"\D", "", number)
    return "nhs_number" if kind == "other" and len(digits) == 10 and nhs.is_valid(digits) else kind


def urgency_of(document: Document, told: Iterable[Told]) -> Found | None:
    for each in told:
        stated = stated_level(words := document.text[each.spans[0]], led=True)
        if stated is not None:
            return Found(
                stated.level, (_within(document, each.spans[0], words[stated.start : stated.end]),), SURE
            )
        if words.upper() in _PRIORITIES:
            return Found(_PRIORITIES[words.upper()], each.spans, SURE)
    return None


_PRIORITIES = {"R": "routine", "A": "asap", "S": "stat", "U": "urgent"}
"""HL7's tables 0280 and 0485."""


def specialty_of(document: Document, told: Iterable[Told]) -> Found | None:
    for each in told:
        span = each.spans[0]
        matches = list(ALL_NAMES.matches(document.text.folded, start=span.start, end=span.end))
        if matches:  # "Pediatric ophthalmology" is for children, and of the eyes
            match = next((each for each in matches if each[0] != "pediatrics"), matches[0])
            return Found(match[0], (Span(*match[1].span()),), SURE)
        if (short := short_name(document.text[span])) is not None:
            return Found(short, each.spans, SURE)
    return None


def _within(document: Document, span: Span, words: str) -> Span:
    start = document.text.content.find(words, span.start, span.end)
    return Span(start, start + len(words)) if start != -1 else span


def name_parts_of(document: Document, parts: dict[str, Told]) -> tuple[Found | None, Found | None]:
    """Return given and family name: as they are told apart, else out of the whole name. A whole name beside given names
    that are told is the family's."""
    given, family, whole = (parts.get(part) for part in ("given", "family", "name"))
    if whole is not None and family is None and given is not None:
        said = given.said(document.text).casefold()
        if said.split()[0] not in whole.said(document.text).casefold().split():
            family, whole = whole, None
    if whole is not None and (given is None or family is None):
        split = parts_of_name(document.text, whole.spans[0])
        if split is not None:
            given, family = (Told("", spans) if spans else None for spans in (split.given, split.family))
            return _spelled(document, given), _spelled(document, family)
    middle = parts.get("middle")
    if given is not None and middle is not None and len(middle.said(document.text)) > 1:
        given = replace(given, spans=(*given.spans, *middle.spans), words=_both(document, given, middle))
    return _spelled(document, given), _spelled(document, family)


def _both(document: Document, one: Told, other: Told) -> str:
    return f"{one.said(document.text)} {other.said(document.text)}"


def _spelled(document: Document, told: Told | None) -> Found | None:
    if told is None:
        return None
    found = words_found(document, told)
    if found is None or any(c.isdigit() or c in "|^{}<>=" for c in str(found.value)):
        return None
    words = [word for word in str(found.value).split() if not TITLE.fullmatch(word.strip("()"))]
    return replace(found, value=" ".join(words)) if words else None


_OCCUPATION = re.compile(r"\s*,\s*[a-zà-ÿ].*$")
"""What somebody is, behind the name: "A. Prins, huisarts"."""


def party_name_of(document: Document, parts: dict[str, Told]) -> Found | None:
    """Return the name of who sends or receives: the whole one, or title, given and family name and letters."""
    whole = parts.get("name")
    told = [each for part in ("title", "given", "family", "letters") if (each := parts.get(part)) is not None]
    if parts.get("family") is None or whole is not None:
        told = [whole] if whole is not None else []
    if not told:
        return None
    words = _OCCUPATION.sub("", " ".join(each.said(document.text).strip(" ,;") for each in told))
    if (
        any(c in "|^{}<>=_@" for c in words)
        or not re.search(r"[^\W\d_]{2}", words)
        or any(c.isdigit() for c in words)
    ):
        return None
    return (
        None
        if looks_like_organization(words)
        else Found(words, tuple(s for t in told for s in t.spans), SURE)
    )
