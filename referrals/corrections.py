"""What a person may put into a field: the type, the choices and the form that the referral's schema names for it."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from datetime import date
from typing import Any, get_args

from stdnum import luhn

from common.clock import now
from common.expressions import is_iso_date
from referrals.data.paths import bare_path
from referrals.data.referral import DocumentKind, IdentifierType
from referrals.fields import CATALOGUE
from referrals.specialties import all_specialties

LONGEST_TEXT = 2000
OLDEST_AGE = 130
_OF_AN_NPI = "80840"
"""What a check digit of an NPI is reckoned with: the prefix of health cards of the United States."""
_EMAIL = re.compile(r"[\w.+'-]+@[\w-]+(?:\.[\w-]+)+")
_ICD10CM = re.compile(r"[A-Z][0-9][0-9A-Z](?:\.[0-9A-Z]{1,4})?")
_MOST_SUGGESTED = 3
_LIKE = 0.75
"""How like a name must be to be suggested: "heart" is no "hearing"."""


def fault_of(*, path: str, value: Any) -> str | None:
    """Return what is wrong with a corrected value and what to give instead, or None. Null is always allowed."""
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, (str, int)):
        return "Give text, a whole number or null."
    if path == "patient.age":
        fits = isinstance(value, int) and 0 <= value <= OLDEST_AGE
        return None if fits else f"Give a whole number of years from 0 to {OLDEST_AGE}."
    if not isinstance(value, str) or not value.strip() or len(value) > LONGEST_TEXT:
        return f"Give text of 1 to {LONGEST_TEXT} characters, or null."
    if path.endswith((".date", "_date")) and not is_iso_date(value):
        return "Give a date that exists, as YYYY-MM-DD."
    bare = bare_path(path)
    if bare in _FORMS:
        return _FORMS[bare](value)
    choices = _choices(bare)
    return f"Give one of {', '.join(choices)}." if choices and value not in choices else None


def _choices(path: str) -> tuple[str, ...]:
    if path == "patient.identifiers[].type":
        return get_args(IdentifierType)
    if path == "document.parts[].kind":
        return get_args(DocumentKind)
    known = CATALOGUE.get(f"referral.{path.replace('[]', '')}")
    return tuple(known.choices or ()) if known is not None else ()


def _birth_date(value: str) -> str | None:
    today = now().date()
    if 0 <= today.year - date.fromisoformat(value).year <= OLDEST_AGE and value <= today.isoformat():
        return None
    return f"Give a birth date of the last {OLDEST_AGE} years, not after today."


def _specialty(value: str) -> str | None:
    if value in all_specialties():
        return None
    near = _specialties_like(value)
    hint = f" Did you mean {' or '.join(near)}?" if near else " Slugs are small letters, such as cardiology."
    return f"Give the slug of a specialty of the shipped list.{hint}"


def _specialties_like(words: str) -> list[str]:
    """The slugs whose own or other names are like some words, the likest first."""
    slug_of = {
        name.casefold(): listed.slug
        for listed in all_specialties().values()
        for name in (listed.slug, listed.title, *listed.also_called)
    }
    near = difflib.get_close_matches(words.casefold(), slug_of, n=_MOST_SUGGESTED, cutoff=_LIKE)
    return list(dict.fromkeys(slug_of[name] for name in near))


def _npi(value: str) -> str | None:
    fits = re.fullmatch(r"[0-9]{10}", value) and luhn.is_valid(f"{_OF_AN_NPI}{value}")
    return None if fits else "Give the 10 digits of an NPI, of which the last checks the others."


def _email(value: str) -> str | None:
    return None if _EMAIL.fullmatch(value) else "Give an e-mail address, such as name@example.org."


def _icd10cm(value: str) -> str | None:
    return None if _ICD10CM.fullmatch(value) else "Give a code of ICD-10-CM with its point, such as I20.9."


_FORMS: dict[str, Callable[[str], str | None]] = {
    "patient.birth_date": _birth_date,
    "patient.email": _email,
    "referrer.npi": _npi,
    "request.specialty": _specialty,
    "clinical.diagnoses[].icd10cm": _icd10cm,
}
"""The fields whose values have a form, or a list of their own; each answers what to give instead, or None."""
