"""When a value that came back counts as the value that was expected."""

from __future__ import annotations

import re
import unicodedata
from datetime import date
from typing import Any

from rapidfuzz import fuzz

_TITLES = frozenset(
    "dr mr mrs ms miss mx prof professor sir dame md do dds dmd dpm od phd psyd pharmd rn lpn np fnp aprn arnp crnp "
    "dnp msn bsn pa mbbs mbchb mbbch mb chb bch bchir bm bs ba bsc ma msc mrcgp frcgp mrcp frcp frcs ccfp fracgp "
    "frcpc facc facp facs llb".split()
)
_CERTIFIED = re.compile(r"\b(PA|NP|FNP|RN|DNP)[\s-]?(?:B?C)\b")
_PHONES = re.compile(r"\.(?:phone|fax)$")
_PEOPLE = (
    "patient.given_name",
    "patient.family_name",
    "patient.full_name",
    "referrer.name",
    "recipient.name",
)
_PROSE = (
    "request.reason",
    "request.service",
    "patient.address",
    "referrer.address",
    "clinical.",
    "referrer.organization",
    "recipient.organization",
    "insurance.payer",
)
_AMOUNTS = ("clinical.medications[].dose", "clinical.observations[].value")
_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
_SIMILAR_PROSE = 85.0
_SHORTEST_LOCAL = 6
"""Digits that a number without its area code must have to count as the end of the whole number."""


def same(path: str, expected: Any, got: Any) -> bool:
    """Return whether `got` counts as `expected` for a path.

    Text compares after folding case, space and punctuation; names in either order and without titles; phones by
    digits; dates by value; longer text when nearly all its words agree, or one holds the other.
    """
    if isinstance(expected, dict):
        return any(same(path, option, got) for option in options_of(expected))
    if expected is None or got is None:
        return expected is got
    if _PHONES.search(path):
        return _same_digits(str(expected), str(got))
    if path.endswith("date"):
        return _day(expected) == _day(got)
    if path == "patient.age":
        return _years(expected) == _years(got)
    if path in _PEOPLE:
        return _people(expected) == _people(got)
    folded, other = fold(str(expected)), fold(str(got))
    if folded == other:
        return True
    if not path.startswith(_PROSE):
        return False
    if path == "clinical.medications[].name":
        return _same_drug(_words(expected), _words(got))
    if path in _AMOUNTS and not _same_amounts(str(expected), str(got)):
        return False
    return _alike(_words(expected), _words(got))


def options_of(expected: Any) -> list[Any]:
    """Return the values of which each one would do."""
    if not isinstance(expected, dict):
        return [expected]
    options = expected.get("any_of")
    return list(options) if isinstance(options, list) else [options]


def fold(text: str) -> str:
    """Return the letters and digits of a text in lower case, without accents."""
    decomposed = unicodedata.normalize("NFKD", text).casefold()
    return "".join(c for c in decomposed if c.isalnum())


def age_on(born: str, day: date) -> int:
    """Return the age in whole years of somebody born on an ISO date."""
    birth = date.fromisoformat(born)
    return day.year - birth.year - ((day.month, day.day) < (birth.month, birth.day))


def _words(text: Any) -> list[str]:
    return [word for word in map(fold, re.split(r"[\s,;/.()\-]+", str(text))) if word]


def _people(name: Any) -> list[str]:
    words = _words(_CERTIFIED.sub(r"\1", str(name)))
    return sorted([word for word in words if word not in _TITLES] or words)


def _day(value: Any) -> str:
    text = str(value).strip()
    try:
        return date.fromisoformat(text[:10]).isoformat()
    except ValueError:
        return fold(text)


def _years(value: Any) -> str:
    try:
        return str(int(float(value)))
    except (TypeError, ValueError, OverflowError):
        return fold(str(value))


def _alike(expected: list[str], got: list[str]) -> bool:
    """One begins with the other or holds it whole, or nearly all words agree."""
    if not expected or not got:
        return False
    shorter, longer = sorted((expected, got), key=len)
    if len(shorter) * 4 >= len(longer) and set(shorter) <= set(longer):
        return True
    return fuzz.token_sort_ratio(" ".join(expected), " ".join(got)) >= _SIMILAR_PROSE


def _same_drug(expected: list[str], got: list[str]) -> bool:
    """The gold may carry dose and form behind the name: the shorter wording must begin the longer one."""
    shorter, longer = sorted((expected, got), key=len)
    return bool(shorter) and longer[0] == shorter[0] and set(shorter) <= set(longer)


def _same_amounts(expected: str, got: str) -> bool:
    """Whether the numbers of the one all stand in the other."""
    fewer, more = sorted((_numbers(expected), _numbers(got)), key=len)
    return set(fewer) <= set(more) and bool(fewer) == bool(more)


def _numbers(text: str) -> list[str]:
    return [number.replace(",", ".") for number in _NUMBER.findall(text)]


def _same_digits(expected: str, got: str) -> bool:
    shorter, longer = sorted((_digits(expected), _digits(got)), key=len)
    if not shorter:
        return False
    return shorter == longer or (len(shorter) >= _SHORTEST_LOCAL and longer.endswith(shorter))


def _digits(number: str) -> str:
    """The digits without extension, trunk zero and leading zeros."""
    plain = re.sub(r"(?:;ext=|x|ext\.?)\s*\d+\s*$", "", number.strip(), flags=re.IGNORECASE)
    return re.sub(r"\D", "", plain.replace("(0)", "")).lstrip("0")
