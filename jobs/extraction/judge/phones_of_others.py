"""A telephone number given for the patient and for whoever refers: the practice's, until somebody says otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterator

from referrals.data.referral import Referral

_LEAST_DIGITS, _TELLING_DIGITS = 7, 9
"""A number has as many digits at least; by so many last ones two are compared, with or without the country's."""
REASON = "The same number is given for whoever refers."


def phones_of_others(referral: Referral) -> Iterator[tuple[str, str]]:
    """Yield the path of the patient's number and what is doubtful of it, where the practice has the same one."""
    ours = _digits(referral.patient.phone.value)
    theirs = (_digits(number.value) for number in (referral.referrer.phone, referral.referrer.fax))
    if any(_are_one(ours, number) for number in theirs):
        yield "patient.phone", REASON


def _digits(number: str | int | None) -> str:
    return re.sub(r"\D", "", str(number or "").partition(";ext=")[0])


def _are_one(one: str, two: str) -> bool:
    told = min(len(one), len(two), _TELLING_DIGITS)
    return told >= _LEAST_DIGITS and one[-told:] == two[-told:]
