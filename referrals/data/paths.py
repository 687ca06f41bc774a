"""Paths of the fields of a referral, as `walk` spells them."""

from __future__ import annotations

import re

ASSERTED = ".asserted"
"""What the path of a finding has behind it where a correction says how it is meant."""
_FINDINGS = frozenset({"clinical.diagnoses[].text", "clinical.symptoms[].text", "clinical.history[].text"})
_INDEX = re.compile(r"\[\d+\]")


def bare_path(path: str) -> str:
    """Return a path without the numbers of list items: `clinical.diagnoses[].text`."""
    return _INDEX.sub("[]", path)


def asserted_of(path: str) -> str:
    """Return the path of the finding of which a path says how it is meant, or nothing."""
    finding = path.removesuffix(ASSERTED)
    return finding if finding != path and bare_path(finding) in _FINDINGS else ""
