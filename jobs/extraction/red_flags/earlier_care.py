"""Whether words of danger are told of earlier care that is over: a stay in hospital some months ago, a birth, a
pregnancy before, what a discharge summary tells of how its stay began.
"""

from __future__ import annotations

import re
from functools import cached_property

from jobs.extraction.assistant.values.months import ENGLISH_MONTH
from jobs.extraction.text import Text

_A_WHILE_AGO = (
    rf"(?:in|last|during) (?:early |late |mid[- ]?)?(?:(?-i:{ENGLISH_MONTH})|(?:19|20)\d\d|year|spring|summer|"
    r"autumn|fall|winter)\b"
)
_STAY = re.compile(
    rf"\b(?:hospitali[sz]ed|admitted|admission|inpatient|diagnosed)\b[^.;\n]{{0,30}}\b{_A_WHILE_AGO}[^.;\n]*$",
    re.IGNORECASE,
)
"""Before what somebody was in hospital with: "was hospitalized in March with bloody diarrhea"."""
_EARLIER_PREGNANCY = re.compile(
    r"\b(?:(?:first|second|third|fourth|1st|2nd|3rd|4th|last|previous) (?:pregnancy|baby|delivery) "
    r"(?:was |in |\()*(?:19|20)\d\d|"
    r"(?:last|previous|prior) (?:pregnancy|delivery) (?:was )?(?:complicated by|ended|with))\b[^.;\n]*$",
    re.IGNORECASE,
)
_AT_THAT_TIME = re.compile(r"\bat (?:that|the) time\b(?! of)[^.;\n]*$", re.IGNORECASE)
_AT_BIRTH = re.compile(
    r"\b(?:born (?:at|by|prem\w*|early)|(?:admitted|in hospital|nicu|scbu) at \d+ (?:days?|weeks?|months?))\b[^.;\n]*$",
    re.IGNORECASE,
)
_GROWN = re.compile(r"\b(?:aged?|is) [1-9]\d?(?=[,. ])(?! ?(?:weeks|wks|days|months|mths|/))|"
                    r"\b\d{1,2}[- ](?:years?|yrs?|y/?o)[- ]?(?:old)?\b", re.IGNORECASE)  # fmt: skip
"""The age of somebody who is no infant any more."""
_AS_AN_INFANT = re.compile(
    r"\s*(?:\w+ ){0,2}at \d+ (?:days|weeks|months)(?: of age| old)?(?=\s*[.,;\n)]|$)", re.IGNORECASE
)
_TREATED_SINCE = re.compile(
    r"[^.;\n]{0,110}?(?:\b(?:was|were|and|been) (?:thromboly[sz]ed|stented|coiled|clipped|decompressed|evacuated)\b|"
    r"\btreated with (?:an? )?(?:\w+ )?"
    r"(?:hemiarthroplasty|arthroplasty|replacement|nail\w*|screws?|plate|stents?|PCI)\b|"
    rf"^,?\s*(?:\w+ ){{0,2}}diagnosed (?:{_A_WHILE_AGO}|(?-i:{ENGLISH_MONTH})\b)|"
    r"\b(?:managed|treated) (?:conservatively|non-?operatively)\b|"
    r"\bspent (?:\w+ ){1,3}(?:days|weeks|months) (?:on|in)\b)",
    re.IGNORECASE,
)
_STILL = re.compile(
    r"\b(?:now|today|tonight|yesterday|overnight|currently|still|this (?:morning|week|pregnancy)|since|again|"
    r"presents|ongoing|worse\w*|new|urgent\w*|await\w*|pending|suspected|not (?:yet )?(?:resolved|settled))\b",
    re.IGNORECASE,
)
_A_DISCHARGE = re.compile(
    r"\bdischarge (?:summary|letter|note|report)\b|"
    r"\badmi(?:tted|ssion)(?: date)?:? +\d[^\n]{0,40}\s(?:date of )?discharged?\b",
    re.IGNORECASE,
)
_TITLE = 600
_HOW_IT_BEGAN = re.compile(
    r"\b(?:presented|presenting|admitted|brought in|came in|on (?:admission|arrival|presentation)|"
    r"(?:principal|primary|admission|admitting|discharge) diagnos[ei]s|reason for admission|this admission)\b"
    r"[^.;\n]*$",
    re.IGNORECASE,
)


class EarlierCare:
    """Answers for the places of one text whether what is written there tells of care that is over."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def is_told(self, told: str, after: str) -> bool:
        """Tell whether the last words of `told`, with `after` behind in their statement, are of earlier care."""
        leads = [_STAY, _EARLIER_PREGNANCY, _AT_THAT_TIME]
        if self._is_of_somebody_grown:
            leads.append(_AT_BIRTH)
        if self._is_a_discharge:
            leads.append(_HOW_IT_BEGAN)
        lead = next((found for pattern in leads if (found := pattern.search(told))), None)
        if lead is not None and not _STILL.search(f"{lead.group()} | {after[:_NEAR]}"):
            return True
        if self._is_of_somebody_grown and _AS_AN_INFANT.match(after):
            return True
        treated = _TREATED_SINCE.match(after)
        return treated is not None and not _STILL.search(treated.group())

    @cached_property
    def _is_of_somebody_grown(self) -> bool:
        return _GROWN.search(self.text.flowing) is not None

    @cached_property
    def _is_a_discharge(self) -> bool:
        return _A_DISCHARGE.search(self.text.flowing, 0, _TITLE) is not None


_NEAR = 30
