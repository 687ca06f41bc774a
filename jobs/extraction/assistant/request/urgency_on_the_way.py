"""Urgency that no word of time says: somebody who is already being brought, a pathway for a suspected cancer."""

from __future__ import annotations

import re

_CARRIED = r"(?:by|in|via|with) (?:an? |the )?(?:[\w-]+ )?(?:ambulance|taxi|cab|air ambulance)"
_TO_YOU = (
    r"(?:(?:over|across|up|down|round|along|straight|directly|in) )*(?:to (?:you|your(?: [\w&]+){1,3}?)|"
    r"over|across|round)"
)
_SOMEBODY = (
    r"(?:(?:him|her|them|(?:this|the|my|our) (?:\w+ )?(?:patient|lady|gentleman|woman|man|boy|girl|child|baby)|"
    r"mr|mrs|ms|miss)\.? (?:[\w'-]+ ){0,2}?)?"
)
_MOVED = (
    rf"(?:(?:has|have|is|are|am|being|been|i['\u2019]m|i['\u2019]ve) )*(?:sen[dt](?:ing)?|transferr(?:ing|ed)|"
    rf"bringing|coming|travell?ing|conveyed) {_SOMEBODY}"
)
_UNDER_A_CONDITION = r"(?! (?:if|should|when|unless|last|in (?:19|20)\d\d))"
ON_THE_WAY: tuple[tuple[str, float, re.Pattern[str]], ...] = (
    (
        "stat",
        0.81,
        re.compile(
            rf"(?<!will )(?<!would )\b(?P<words>{_MOVED}(?:{_TO_YOU} (?:(?:now|today) )?{_CARRIED}|"
            rf"{_CARRIED} {_TO_YOU}))\b{_UNDER_A_CONDITION}",
            re.IGNORECASE,
        ),
    ),
    (
        "stat",
        0.8,
        re.compile(
            r"\b(?:is|are) (?:\w+ )?(?P<words>(?:on (?:his|her|their|the) way (?:over|in|to (?:you|your \w+))|"
            r"(?:driving|bringing|taking) (?:him|her|them) (?:over|in|to (?:you|your \w+)) (?:now|today)))\b"
            rf"{_UNDER_A_CONDITION}",
            re.IGNORECASE,
        ),
    ),
    (
        "asap",
        0.84,
        re.compile(
            r"(?P<words>\bsuspected (?:[^\W\d_][\w/&-]* ){1,3}cancer (?:pathway|referral))\b",
            re.IGNORECASE,
        ),
    ),
)
"""(level, how sure, pattern with the group `words`)"""
