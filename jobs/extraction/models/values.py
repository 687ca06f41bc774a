"""Brings what a model writes into the form of the Referral's values: dates, numbers, codes, specialties."""

from __future__ import annotations

import re
from datetime import date

from jobs.extraction.assistant.request.specialty.words import NAMES
from jobs.extraction.assistant.values.dates import find_dates, order_in
from jobs.extraction.assistant.values.phones import e164
from jobs.extraction.assistant.values.regions import region_of
from jobs.extraction.patterns.searched import Searched
from referrals.specialties import all_specialties

_WORDLESS = frozenset({"", "null", "none", "n/a", "na", "unknown", "not stated", "not given", "-", "--"})
"""What models write for "there is none", though null is allowed."""


class Values:
    """Knows the document's country and order of dates, and today."""

    def __init__(self, content: str, today: date) -> None:
        self._today = today
        searched = Searched(content)
        self._order = order_in(searched).order
        self._region = region_of(searched)

    def of(self, path: str, written: str) -> str | int | None:
        """Return the value of a path (without indices) in its form; None when it says nothing, or is no date, age or
        specialty where one belongs. Other values that are malformed stay as written: the judge will say so.
        """
        text = " ".join(written.split())
        if text.casefold() in _WORDLESS and path != "patient.sex":
            return None
        if path.endswith(("birth_date", ".date")):
            dates = find_dates(text, order=self._order, today=self._today)
            return next((found.value.isoformat() for found in dates), None)
        if path.endswith((".phone", ".fax")):
            return e164(text, self._region) or text
        if path == "patient.age":
            digits = re.search(r"\d{1,3}", text)
            return int(digits.group()) if digits else None
        if path == "referrer.npi":
            return re.sub(r"\D", "", text) or text
        if path.endswith(".icd10cm"):
            return text.upper()
        if path == "request.specialty":
            return specialty_slug(text)
        return text


def specialty_slug(name: str) -> str | None:
    """Return the slug of a specialty by its slug, title or any of its names; None for one that is not listed."""
    folded = name.casefold().strip()
    for slug, listed in all_specialties().items():
        if folded in (
            slug,
            slug.replace("_", " "),
            *(n.casefold() for n in (listed.title, *listed.also_called)),
        ):
            return slug
    return next(
        (
            slug
            for slug, names in NAMES.items()
            if re.search(rf"(?<!\w)(?:{names})(?!\w)", name, re.IGNORECASE)
        ),
        None,
    )
