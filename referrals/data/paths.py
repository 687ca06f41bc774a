"""Paths of the fields of a referral, as `walk` spells them."""

from __future__ import annotations

import re

_INDEX = re.compile(r"\[\d+\]")


def bare_path(path: str) -> str:
    """Return a path without the numbers of list items: `clinical.diagnoses[].text`."""
    return _INDEX.sub("[]", path)
