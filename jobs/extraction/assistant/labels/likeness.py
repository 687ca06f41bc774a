"""Labels that a reader of pictures got slightly wrong: "DO8", "Pat1ent name", "LAST NAM E", "[MRN", "Date 0f birth"."""

from __future__ import annotations

import re
from functools import cache

from rapidfuzz import fuzz, process

_COMMON = (
    "patient|patient name|name|full name|first name|last name|surname|given name|given names|forename|family name|"
    "middle initial|m.i|dob|d.o.b|date of birth|birth date|birthdate|age|sex|gender|birth sex|legal sex|mrn|"
    "medical record number|chart number|hospital number|patient id|account number|nhs number|nhs no|health card|"
    "health card number|medicare number|medicare no|ohip|phn|nhi|ssn|social security number|phone|phone number|"
    "telephone|telephone number|tel|home phone|cell phone|mobile|mobile phone|work phone|contact number|home|cell|"
    "patient phone|email|e-mail|address|home address|patient address|street address|mailing address|city|state|zip|"
    "zip code|postcode|fax|fax number|office phone|office fax|clinic phone|clinic fax|practice phone|practice fax|"
    "npi|npi number|referring provider|referring physician|referring clinician|referring doctor|referring gp|"
    "referring optometrist|referred by|referrer|requesting provider|requested by|ordering provider|"
    "ordering physician|provider|provider name|physician|physician name|doctor|from|gp|gp name|"
    "practice|practice name|clinic|clinic name|facility|organization|organisation|referring practice|"
    "referring facility|to|attn|attention|refer to|referred to|referral to|specialist|consultant|recipient|"
    "receiving facility|date|date of referral|referral date|date of request|request date|order date|date of order|"
    "today's date|insurance|primary insurance|insurance company|payer|carrier|plan|health plan|member id|"
    "member number|subscriber id|policy number|group|group number|specialty|urgency|priority|medications|allergies|"
    "interpreter|language|emergency contact|next of kin|guarantor|suffix|signature"
)
_MISREAD = str.maketrans({"0": "o", "1": "i", "l": "i", "|": "i", "!": "i", "8": "b", "5": "s", "6": "g"})
_LEAST_LIKENESS = 86.0
_SHORTEST_ALIKE = 6
_ABBREVIATION = 3


def _shape(words: str) -> str:
    """The letters of a wording with those folded together that are taken for each other."""
    bare = re.sub(r"[^\w|!]", "", words.casefold()).replace("_", "").translate(_MISREAD)
    return bare.replace("rn", "m").replace("vv", "w")


@cache
def _shapes() -> dict[str, str]:
    return {_shape(wording): wording for wording in _COMMON.split("|")}


@cache
def wording_like(words: str) -> str | None:
    """Return the label that the words read as when a few letters are wrong; None when they resemble none."""
    shape = _shape(words)
    if len(shape) < 2 or len(words) > 40:
        return None
    if exact := _shapes().get(shape):
        return exact
    if len(shape) < _SHORTEST_ALIKE:
        return None
    near = process.extractOne(shape, _shapes().keys(), scorer=fuzz.ratio, score_cutoff=_LEAST_LIKENESS)
    if near is None or abs(len(near[0]) - len(shape)) > _most_letters_more(_shapes()[near[0]]):
        return None
    return _shapes()[near[0]]


def _most_letters_more(wording: str) -> int:
    """How many letters a misread label may have more or fewer: none where it is told by an abbreviation, as one letter
    makes it another ("NHIS no" is no NHS number)."""
    return 0 if len(wording.split()[0]) <= _ABBREVIATION else 2
