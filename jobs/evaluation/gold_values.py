"""Whether what a gold line expects can come back at all, and its dates in the form that the referral has."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from datetime import date
from typing import Any, get_args

from referrals.data.referral import IdentifierType
from referrals.fields import CATALOGUE

_WRITTEN = re.compile(r"(\d{1,2})([./-])(\d{1,2})\2(\d{4})")
_ORDERS = {"DMY": (0, 1), "MDY": (1, 0)}


class _NoGold(ValueError):
    """The message says what a value must be."""


def usable(gold: Mapping[str, Any], *, date_order: str = "") -> tuple[dict[str, Any], list[str]]:
    """Return the paths whose values can come back, dates as ISO text, and what is wrong with the others.

    `date_order` (DMY or MDY) is that of the case, and decides where a date alone does not show it.
    """
    kept: dict[str, Any] = {}
    faults: list[str] = []
    for path, expected in gold.items():
        try:
            kept[path] = _usable(path, expected, date_order)
        except _NoGold as fault:
            faults.append(f"{path}: {fault} It is not measured.")
    return kept, faults


def _usable(path: str, expected: Any, date_order: str) -> Any:
    if isinstance(expected, list):
        return [_usable(path, item, date_order) for item in expected]
    if isinstance(expected, dict):
        options = expected.get("any_of")
        if not isinstance(options, list) or not options:
            raise _NoGold("`any_of` must be a list of at least one value.")
        return {**expected, "any_of": _usable_options(path, options, date_order)}
    if isinstance(expected, float) and not math.isfinite(expected):
        raise _NoGold("NaN and infinity are no values.")
    if isinstance(expected, str):
        if path.endswith("date"):
            return _as_iso(expected, date_order)
        choices = _choices(path)
        if choices and expected.casefold() not in choices:
            raise _NoGold(f'it can never be "{expected}", but is one of {", ".join(choices)}.')
    return expected


def _usable_options(path: str, options: list[Any], date_order: str) -> list[Any]:
    """Return the options that can come back; one that cannot harms nothing beside them."""
    kept: list[Any] = []
    faults: list[_NoGold] = []
    for option in options:
        try:
            kept.append(_usable(path, option, date_order))
        except _NoGold as fault:
            faults.append(fault)
    if not kept:
        raise faults[0]
    return kept


def _choices(path: str) -> tuple[str, ...]:
    """The only words of a path. A kind of document or a specialty that the service does not know stays gold: that it
    is not found is the service's miss.
    """
    if path == "patient.identifiers[].type":
        return get_args(IdentifierType)
    if path.rpartition(".")[2] in ("kind", "specialty"):
        return ()
    known = CATALOGUE.get(path if path.startswith("triage.") else f"referral.{path}")
    return known.choices if known is not None else ()


def _as_iso(text: str, date_order: str) -> str:
    """Return a date in figures as ISO text; other text as it is, which compares as text."""
    written = _WRITTEN.fullmatch(text.strip())
    if written is None:
        return text
    figures = (int(written[1]), int(written[3]))
    days = {
        order: found
        for order, at in _ORDERS.items()
        if (found := _day(int(written[4]), figures, at)) is not None
    }
    if not days:
        raise _NoGold(f"there is no day {text}.")
    if len(set(days.values())) > 1 and date_order not in days:
        raise _NoGold(f"{text} may be two days: write it as YYYY-MM-DD.")
    return days[date_order] if date_order in days else next(iter(days.values()))


def _day(year: int, figures: tuple[int, int], at: tuple[int, int]) -> str | None:
    try:
        return date(year, figures[at[1]], figures[at[0]]).isoformat()
    except ValueError:
        return None
