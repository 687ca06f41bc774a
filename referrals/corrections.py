"""What a person may put into a field: the same types and choices that rules are checked against."""

from __future__ import annotations

from typing import Any

from common.expressions import is_iso_date
from referrals.data.paths import bare_path
from referrals.fields import CATALOGUE

LONGEST_TEXT = 2000
OLDEST_AGE = 130


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
    if path.endswith((".date", "_date")):
        return None if is_iso_date(value) else "Give a date that exists, as YYYY-MM-DD."
    known = CATALOGUE.get(f"referral.{bare_path(path).replace('[]', '')}")
    if known is not None and known.choices and value not in known.choices:
        return f"Give one of {', '.join(known.choices)}."
    return None
