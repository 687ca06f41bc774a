"""When a value that came back counts as the value that was expected."""

from __future__ import annotations

import re
from datetime import date
from typing import Any

from jobs.evaluation.folding import fold, folded_words
from jobs.evaluation.prose import PROSE, same_prose

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
_SHORTEST_LOCAL = 6
"""Digits that a number without its area code must have to count as the end of the whole number."""


def same(path: str, expected: Any, got: Any) -> bool:
    """Return whether `got` counts as `expected` for a path.

    Text compares after folding case, space and punctuation; names in either order and without titles; phones by
    digits; dates by value; longer text when nearly all its words agree, or one holds the other, unless what they say
    is something else (`prose.py`).
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
    if path.startswith(PROSE):
        return same_prose(path, str(expected), str(got))
    return fold(str(expected)) == fold(str(got))


def options_of(expected: Any) -> list[Any]:
    """Return the values of which each one would do."""
    if not isinstance(expected, dict):
        return [expected]
    options = expected.get("any_of")
    return list(options) if isinstance(options, list) else [options]


def age_on(born: str, day: date) -> int:
    """Return the age in whole years of somebody born on an ISO date."""
    birth = date.fromisoformat(born)
    return day.year - birth.year - ((day.month, day.day) < (birth.month, birth.day))


def _people(name: Any) -> list[str]:
    words = folded_words(_CERTIFIED.sub(r"\1", str(name)))
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


def _same_digits(expected: str, got: str) -> bool:
    shorter, longer = sorted((_digits(expected), _digits(got)), key=len)
    if not shorter:
        return False
    return shorter == longer or (len(shorter) >= _SHORTEST_LOCAL and longer.endswith(shorter))


def _digits(number: str) -> str:
    """The digits without extension, trunk zero and leading zeros."""
    plain = re.sub(r"(?:;ext=|x|ext\.?)\s*\d+\s*$", "", number.strip(), flags=re.IGNORECASE)
    return re.sub(r"\D", "", plain.replace("(0)", "")).lstrip("0")
