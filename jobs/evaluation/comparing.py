"""When a value that came back counts as the value that was expected."""

from __future__ import annotations

import re
import unicodedata
from datetime import date
from typing import Any

from rapidfuzz import fuzz

_TITLES = frozenset(
    "dr mr mrs ms miss prof professor md do rn np pa phd mx sir mbbs mrcgp mb chb bs ba frcp frcs ccfp fracgp".split()
)
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
)
_SIMILAR_PROSE = 85.0


def same(path: str, expected: Any, got: Any) -> bool:
    """This function will tell whether `got` counts as `expected` for a path.

    Text compares after folding case, space and punctuation; names in either order and without titles;
    phones by
    digits; dates by value; longer text when nearly all its words agree, or one holds the other.
    """
    if expected is None or got is None:
        return expected is got
    if isinstance(expected, dict):
        return any(same(path, option, got) for option in expected["any_of"])
    if _PHONES.search(path):
        return _same_digits(str(expected), str(got))
    if path.endswith("date"):
        return str(expected) == str(got)
    if path == "patient.age":
        return round(float(expected)) == round(float(got))
    if path in _PEOPLE:
        return sorted(_words(expected, drop=_TITLES)) == sorted(_words(got, drop=_TITLES))
    folded, other = fold(str(expected)), fold(str(got))
    if folded == other:
        return True
    if not path.startswith(_PROSE):
        return False
    if path == "clinical.medications[].name":
        return _same_drug(_words(expected), _words(got))
    return _alike(_words(expected), _words(got))


def fold(text: str) -> str:
    """This function will return the letters and digits of a text in lower case, without accents."""
    decomposed = unicodedata.normalize("NFKD", text).casefold()
    return "".join(c for c in decomposed if c.isalnum())


def age_on(born: str, today: date) -> int:
    """This function will return the age in whole years of somebody born on an ISO date."""
    birth = date.fromisoformat(born)
    return today.year - birth.year - ((today.month, today.day) < (birth.month, birth.day))


def _words(text: Any, *, drop: frozenset[str] = frozenset()) -> list[str]:
    return [word for word in map(fold, re.split(r"[\s,;/.()\-]+", str(text))) if word and word not in drop]


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


def _same_digits(expected: str, got: str) -> bool:
    plain = [
        re.sub(r"(?:;ext=|x|ext\.?)\s*\d+$", "", number.strip(), flags=re.IGNORECASE)
        for number in (expected, got)
    ]
    shorter, longer = sorted((re.sub(r"\D", "", number).lstrip("0") for number in plain), key=len)
    return len(shorter) >= 5 and longer.endswith(shorter)
