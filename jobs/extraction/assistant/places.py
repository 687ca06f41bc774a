"""Postal addresses: what a line of one looks like, and where one ends."""

from __future__ import annotations

import re

from jobs.extraction.assistant.phones import find_phones

POSTCODE = re.compile(
    r"\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b"
    r"|\b(?:A[LKZRAEP]|C[AOT]|D[CE]|FL|G[AU]|HI|I[DLNA]|K[SY]|LA|M[EDAINSOTP]|"
    r"N[EVHJMYCD]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[TAI]|W[AVIY]),? \d{5}(?:-\d{0,4})?\b"
    r"|\b(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT)[, ]+\d{4}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|"
    r"\b[A-Z]\d[\dW] [A-Z\d]{4}\b|\b\d{5} [A-Z][a-zäöüß]+"
    r"|(?<=, )(?!19|20)\d{4}(?: [A-Z]{2})? [A-Z][a-zà-ÿ]+|(?<=[a-z])[ -]+[1-9]\d{5}$"
    r"|(?<=, )[A-Z][\w' -]{2,24} (?!19|20)\d{4}$"
)
_STREET = re.compile(
    r"\b(?:street|st|road|rd|avenue|ave|av|close|way|drive|dr|lane|ln|boulevard|"
    r"blvd|court|ct|place|pl|terrace|gardens?|crescent|cres|hill|row|square|"
    r"sq|park|"
    r"grove|mews|view|highway|hwy|parkway|pkwy|circle|cir|trail|run|isle|meadows?|"
    r"walk|rise|green|box|apt|suite|unit|flat|plaza|pike|loop|plains|"
    r"crossing|path|stra(?:ß|ss)e|rue|calle|via|parade|quay|yard|wharf|fold|brow|mount|esplanade|promenade|cove|ridge|"
    r"broadway|villas|cottages|buildings|chemin|avenida|travessa|rua|piazza|viale|corso|jalan|jln|lorong)\b\.?",
    re.IGNORECASE,
)
_NUMBERED = re.compile(
    r"^\W*(?:(?:flat|apt|apartment|unit|suite|level|floor)\s*#?\w{1,5},?\s+(?=\d))?"
    r"(?:flat|apt|unit|suite|no\.?|p\.?o\.? box|psc|#)?\s*#?\d{1,6}[a-z]?(?:[-/]\d+)?[,\s]+[A-Za-z]",
    re.IGNORECASE,
)
_LONGEST_ADDRESS = 110
"""In letters: what is longer tells something."""


def looks_like_address(words: str) -> bool:
    """Tell whether a line reads like (part of) a postal address: a number and a street, or a postal code."""
    if POSTCODE.search(words) and len(words) < _LONGEST_ADDRESS:
        return True
    if len(words) >= _LONGEST_ADDRESS:
        return False
    if _NUMBERED.match(words) is not None and _STREET.search(words) is not None:
        return True
    return _PREMISES.match(words) is not None or _NUMBER_AND_TOWN.match(words) is not None


_PREMISES = re.compile(
    r"\W*(?:(?i:lot|blk|block|erf|stand|plot|villa|purok|site|door|h\.? ?no|rmb|r\.? ?r|box|p\.? ?o\.? ?box)\b"
    r"\.?[ #]{0,2}(?i:no\.? ?)?(?:[A-Z]{1,2}[-/]?)?\d[\w/-]*,? ?[A-Z]|"
    r"(?i:at/post|at post|sitio|brgy\.?|barangay) [A-Z]).*, ?.*"
)
"""How addresses begin where houses stand on lots, stands and in blocks."""
_NUMBER_AND_TOWN = re.compile(
    r"\d{1,5}[A-Za-z]? (?!(?i:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|tab|cap))[A-Z][\w'\u2019-]+"
    r"(?: [A-Z][\w'\u2019-]+){1,2}, [A-Z][a-z]+(?:[ -][A-Z][a-z]+)*(?:,? [A-Z]{1,2}\d{1,2}\b.*)?$"
)
"""A number, a name of two or three words and a town, whatever the street is called: "101 Bradford Parade, Keighley"."""


def tells_where_to_reach(words: str) -> bool:
    """Tell whether a line holds an address or a telephone number: of a name above it, those of its bearer."""
    return looks_like_address(words) or any(find_phones(words, start=0, end=len(words)))


def ends_address(words: str) -> bool:
    """Tell whether a line holds the postal code that ends an address."""
    return POSTCODE.search(words) is not None


_BEHIND_AN_ADDRESS = re.compile(
    r";\s|(?:(?<=\d\d\d\d)|(?<=\d[A-Z][A-Z]))\.\s|(?<=[a-z]{4})\.\s(?=[A-Z][a-z]+ [a-z])|,\s+(?=[a-zà-ÿ]{5,}[\s:])"
)
_SHORTEST = 12


def end_of_address(words: str) -> int:
    """Return where an address ends that words begin with, before what else a line tells of the patient."""
    behind = _BEHIND_AN_ADDRESS.search(words, _SHORTEST)
    return behind.start() if behind else len(words)


_NO_PLACE = re.compile(
    r"\b(?:\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|d\.?o\.?b|born|aged?|male|female|years?|yrs?|y/?o|nhs|mrn|tel|phone|referral|"
    r"diagnos\w+|pain|review|md|rn|do|jr|sr|iii?)\b|\d{6,}",
    re.IGNORECASE,
)


def could_be_places(words: str) -> bool:
    """Tell whether words behind a name can be where somebody lives: capitals behind every comma, no date, no age."""
    parts = [part.strip() for part in words.split(",")]
    large = all(part[:1].isupper() or part[:1].isdigit() for part in parts)
    return len(parts) > 1 and large and not _NO_PLACE.search(words) and len(words) > 12


_PLACES = re.compile(r"[A-ZÀ-Þ][\w'\u2019. -]{2,40}(?:, [A-ZÀ-Þ][\w'\u2019. -]{2,30}){1,3}\.?")


def is_line_of_places(words: str) -> bool:
    """Tell whether words are a street and a town without a number or a code: "High Road, Limerick"."""
    first = words.partition(",")[0]
    return (
        _PLACES.fullmatch(words) is not None
        and _STREET.search(first) is not None
        and not any(map(str.isdigit, words))
    )
