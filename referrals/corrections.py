"""What a person may put into a field: the type, the choices and the form that the referral's schema names for it."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Callable, Mapping
from datetime import date, timedelta
from typing import Any, get_args

from stdnum import luhn
from stdnum.gb import nhs

from common.clock import now
from common.expressions import is_iso_date
from referrals.data.paths import bare_path
from referrals.data.referral import Asserted, DocumentKind, Field, IdentifierType
from referrals.fields import CATALOGUE
from referrals.specialties import all_specialties

LONGEST_TEXT = 2000
OLDEST_AGE = 130
_OF_AN_NPI = "80840"
"""What a check digit of an NPI is reckoned with: the prefix of health cards of the United States."""
_EMAIL = re.compile(r"[\w.+'-]+@[\w-]+(?:\.[\w-]+)+")
_ICD10CM = re.compile(r"[A-Z][0-9][0-9A-Z](?:\.[0-9A-Z]{1,4})?")
_LEAST_OF_A_PHONE, _MOST_OF_A_PHONE = 4, 22
"""Digits: an extension inside a hospital has four, a number abroad with its prefixes and an extension has most."""
_AHEAD = timedelta(days=1)
"""It is tomorrow already where some senders live."""
_BREAKS = frozenset({"Cc", "Zl", "Zp"})
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
    bare = bare_path(path)
    if any(unicodedata.category(c) in _BREAKS and not (c in "\n\t" and bare in _PROSE) for c in value):
        return "Give text on one line, without control characters."
    if path.endswith((".date", "_date")) and not is_iso_date(value):
        return "Give a date that exists, as YYYY-MM-DD."
    if bare in _FORMS:
        return _FORMS[bare](value)
    choices = _choices(bare)
    return f"Give one of {', '.join(choices)}." if choices and value not in choices else None


def fault_of_identifiers(*, known: Mapping[str, Field], changes: Mapping[str, Any]) -> dict[str, str]:
    """Return what is wrong with numbers whose type has a check digit, by path; the type may be a correction too."""

    def now_at(path: str) -> Any:
        return changes[path] if path in changes else known[path].value if path in known else None

    entries = {path.rpartition(".")[0] for path in changes if path.startswith("patient.identifiers[")}
    faults: dict[str, str] = {}
    for entry in sorted(entries):
        value = now_at(f"{entry}.value")
        if now_at(f"{entry}.type") == "nhs_number" and value is not None and not nhs.is_valid(str(value)):
            faults[f"{entry}.value"] = (
                "Give the 10 digits of an NHS number, of which the last checks the others."
            )
    return faults


def fault_of_asserted(*, finding: Field, value: Any) -> str | None:
    """Return what is wrong with what a person says of how a finding is meant, or None."""
    if value not in get_args(Asserted):
        return f"Give one of {', '.join(get_args(Asserted))}."
    return (
        None
        if finding.value is not None
        else "Give the finding too: there is none of which this could be said."
    )


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


def _day(value: str) -> str | None:
    today = now().date()
    if (
        today.year - date.fromisoformat(value).year <= OLDEST_AGE
        and date.fromisoformat(value) <= today + _AHEAD
    ):
        return None
    return f"Give a date of the last {OLDEST_AGE} years, not after today."


def _phone(value: str) -> str | None:
    digits = sum(character.isdigit() for character in value)
    if _LEAST_OF_A_PHONE <= digits <= _MOST_OF_A_PHONE:
        return None
    return "Give a phone number with its digits, such as +442079460000."


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


_PROSE = frozenset({"request.reason"})
"""What may have lines of its own."""
_FORMS: dict[str, Callable[[str], str | None]] = {
    "patient.birth_date": _birth_date,
    "request.date": _day,
    "clinical.observations[].date": _day,
    "patient.phone": _phone,
    "referrer.phone": _phone,
    "referrer.fax": _phone,
    "patient.email": _email,
    "referrer.npi": _npi,
    "request.specialty": _specialty,
    "clinical.diagnoses[].icd10cm": _icd10cm,
}
"""The fields whose values have a form, or a list of their own; each answers what to give instead, or None."""
