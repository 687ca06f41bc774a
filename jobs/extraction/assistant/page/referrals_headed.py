"""The heading below the findings of a note under which it sends somebody on: "Referral", "Consults placed"."""

from __future__ import annotations

import re

_REFERRAL = re.compile(
    r"(?:(?:onward|outpatient|specialist|new|external|internal) )?(?:referrals?|consults?|consultations?)"
    r"(?: (?:made|placed|ordered|requested|sent))?",
    re.IGNORECASE,
)


def heads_a_referral(words: str) -> bool:
    """Tell whether words, alone on their line, are such a heading."""
    return _REFERRAL.fullmatch(words) is not None
