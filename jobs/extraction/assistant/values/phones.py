"""Telephone numbers: found as they are written, given as E.164 where they can be read so; and e-mail addresses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

import phonenumbers

from jobs.extraction.text import Span

_WRITTEN = re.compile(
    r"(?<![A-Za-z0-9/.-])(?:\+|00)?\(?\d[\d ().\-\u2013/\xa0]{4,34}\d(?:\s?(?:;ext=|x|"
    r"ext\.?|extension)\s?\d{1,6})?(?![^\W_]|_\d|[-/]\d)",
    re.IGNORECASE,
)
EMAIL = re.compile(r"(?<![\w.+'-])[\w.+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+")
_EXTENSION = re.compile(r"\s?(?:;ext=|x|ext\.?|extension)\s?(\d{1,6})$", re.IGNORECASE)
_SENTENCE_ENDS = re.compile(r"(?<=\d\d\d\d)\. (?=\d)")
"""A stop behind a number, and what begins with a figure behind it: "504-555-0166. 5120 Camphor St"."""
_HOURS_BEHIND = re.compile(r"\s\(\d{1,2}$")
"""Where the hours begin in which somebody answers: "080-2555 0163 (9 to 1)"."""
_HOUSE_BEHIND = re.compile(r"(?<=\d{3}[-.]\d{3}[-.]\d{4}) (?=\d)")
"""Where a whole number of North America ends before the number of a house: "812-555-0182 77 Orchard Knob"."""
_STROKE = re.compile(r"\s*/\s*|\s{2,}")
_OF_AN_ADDRESS = re.compile(r"[1-9]\d{2,5}")
"""A postal code before a stroke and a number, and no code of an area ("Huntly 3700 / 07 555 0173")."""
_ZIP = re.compile(r"\d{5}")
_WHOLE_NUMBER = re.compile(r"\(?\d{3}\)?[ .-]{1,2}\d{3}[ .-]\d{4}(?!\d)")
"""A number of North America, before which five figures and a stroke are a postal code ("05401 / (802) 555-0100")."""
_FIGURES_OF_A_CODE = 3
_REST_OF_A_CODED_NUMBER = re.compile(r"\d{3}-\d{4}(?!\d)")
"""What stands behind a code of North America that a stroke parts from its number: "614/555-0136"."""
_BEHIND_A_ZIP = re.compile(
    r"\d{5}(?:-\d{4})? (?:[-\u2013] )?(?=\(?\d{3}[-.) ]{1,2}\d{3}[-. ]\d{4})|[1-9]\d{3,5} (?=\(0\d[\d ]{6,}\d\)?)"
)
"""A postal code right before a whole number ("97001 541-555-0177"), or one in brackets ("3999 (0491 570 313)")."""
_DIGITS_OF_A_NUMBER = 7
_LEAST_BEFORE_A_SECOND, _MOST_OF_A_SECOND = 8, 4
"""Digits of a number before a stroke, and of the end of a second one behind it ("0131 496 0123/4")."""
_NO_PHONE_BEHIND = re.compile(
    r"\b(?:nhs (?:number|no\.?)(?: [\w ]{1,20})? is|"
    r"bp|blood pressure|pulse|flight|(?:invoice|booking|tracking|serial|order|policy|claim)(?= ?(?:n|#)))"
    r"(?: ?(?:no|nr|number|#))?[.:]{0,2}\s*$",
    re.IGNORECASE,
)
"""Words that say of the number behind them what else it is."""
_LONGEST_WORD_BEFORE = 40
_DATE_SHAPED = re.compile(
    r"(?:\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d\d|(?:19|"
    r"20)\d\d[-/.]\d{1,2}[-/.]\d{1,2})(?!\d)|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$|"
    r"\d{1,2}/\d{1,2}(?:/\d{2,4})?\)?(?:\s|$)"
)
_OF_A_PAPER = re.compile(r"\d{3,7}[-/](?:19|20)\d\d$")
"""The number of a form with its year: "99041-2026"."""
_CITIZENS_NUMBER = re.compile(
    r"(?:\d{3}\.\d{3}\.\d{3}-\d\d|\d{1,2}\.\d{3}\.\d{3}-[\dkK]|"
    r"(?:[0-2]\d|3[01])(?:0[1-9]|1[0-2])\d\d-\d{4}|(?:19|20)?\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])-\d{4})(?!\d)"
)
"""Numbers that countries give their people: of Brazil and Chile with points, of the North a day before a dash."""
_SERIES = re.compile(r"[1-9]\d{0,2}(?: [-\u2013] [1-9]\d{0,2}){2,}")
"""A value that was measured again and again: "platelets 188 - 140 - 97 - 61"."""
_ROOMS_AND_A_HOUSE = re.compile(
    r"\d{1,5}[A-Za-z]? [-\u2013] \d{1,5} (?:[A-Z0-9][\w.'\u2019-]* ){1,4}?"
    r"(?:st|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|way|hwy|highway|lane|ln|cres|crescent|court|ct|place|"
    r"pl|pkwy|parkway|terrace|close|square)\b",
    re.IGNORECASE,
)
"""The number of the rooms before that of the house: "204 - 9450 Cedar Hills Blvd"."""
_DATE_WITHIN = re.compile(r"(?<!\d)\d{1,2}([-/.])\d{1,2}\1(?:19|20)\d\d(?!\d)")
"""A date behind the number of a page: "Page 1 18/11/2026"."""


def find_phones(content: str, *, start: int, end: int) -> Iterator[Span]:
    """Yield where something like a telephone number is written."""
    for match in _WRITTEN.finditer(content, start, end):
        if _NO_PHONE_BEHIND.search(content, max(0, match.start() - _LONGEST_WORD_BEFORE), match.start()):
            continue
        ended = (
            _HOUSE_BEHIND.search(match.group())
            or _SENTENCE_ENDS.search(match.group())
            or _HOURS_BEHIND.search(match.group())
        )
        for first, last in _numbers_in(match.group()[: ended.start()] if ended else match.group()):
            written = match.group()[first:last]
            digits = sum(c.isdigit() for c in _EXTENSION.sub("", written))
            dated = _DATE_SHAPED.match(written.strip(" (")) or _DATE_WITHIN.search(written)
            if _CITIZENS_NUMBER.match(written.strip(" (")):
                continue
            if _ROOMS_AND_A_HOUSE.match(content, match.start() + first, end):
                continue
            counted = _SERIES.fullmatch(written.strip(" (")) or _OF_A_PAPER.match(written.strip(" ("))
            if 7 <= digits <= 16 and "\n" not in written and not dated and not counted:
                yield Span(match.start() + first, match.start() + last)


def _numbers_in(written: str) -> list[tuple[int, int]]:
    """The places of the numbers that were written with a stroke between them ("555 0170 / 555 0171")."""
    places: list[tuple[int, int]] = []
    start = zipped.end() if (zipped := _BEHIND_A_ZIP.match(written)) else 0
    for stroke in _STROKE.finditer(written):
        before, behind = written[start : stroke.start()], written[stroke.end() :]
        digits, more = (sum(c.isdigit() for c in part) for part in (before, behind))
        whole = min(digits, more) >= _DIGITS_OF_A_NUMBER
        if (
            "/" in stroke.group()
            and "/" not in before
            and digits >= _LEAST_BEFORE_A_SECOND
            and more <= _MOST_OF_A_SECOND
        ):
            return [*places, (start, stroke.start())]
        if whole:
            places.append((start, stroke.start()))
        coded = (
            _REST_OF_A_CODED_NUMBER.match(behind) is not None and stroke.start() - start == _FIGURES_OF_A_CODE
        )
        zipped_before = _ZIP.fullmatch(written, start, stroke.start()) and _WHOLE_NUMBER.match(behind)
        address_before = _OF_AN_ADDRESS.fullmatch(written, start, stroke.start()) and not coded
        if whole or address_before or zipped_before:
            start = stroke.end()
    return [*places, (start, len(written))]


@lru_cache(maxsize=1024)
def e164(written: str, region: str | None) -> str | None:
    """Return a number as E.164, with `;ext=` and the extension where one is written; None when it is no
    possible number.
    """
    extension = _EXTENSION.search(written)
    bare = _EXTENSION.sub("", written).strip()
    if bare.startswith("00"):
        bare = f"+{bare[2:].lstrip(' -')}"
    try:
        number = phonenumbers.parse(bare, region)
    except phonenumbers.NumberParseException:
        return None
    if phonenumbers.is_possible_number_with_reason(number) != phonenumbers.ValidationResult.IS_POSSIBLE:
        return None
    formatted = phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.E164)
    return f"{formatted};ext={extension.group(1)}" if extension else formatted
