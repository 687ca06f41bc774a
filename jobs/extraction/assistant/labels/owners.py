"""Whose a telephone, an address or a date is by the words around its label: "Carer's mobile", "Contact (husband)"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.patient.relatives import ACQUAINTANCE, RELATIVE
from jobs.extraction.text import CELL, Line

_RELATIVES_TOO = re.compile(
    rf"\b(?:{ACQUAINTANCE}|relatives?|(?:grand)?aunt|uncle|niece|nephew|cousin|gran(?:ny|dparents?)?|nan|in-law|"
    r"companion|caller|informant|sponsor|principal|(?:main|principal) member|hij[oa]|espos[oa]|madre|padre|herman[oa]|"
    r"fille|fils|m[eè]re|p[eè]re|mari|épou(?:x|se)|tochter|sohn|mutter|vater|bruder|schwester|ehe(?:frau|mann)|betreuer(?:in)?|dochter|zoon|"
    r"moeder|vader|echtgeno(?:ot|te)|moglie|marito|figli[oa]|filh[oa]|marido|m[ãa]e|pai|cuidador[ae]?|"
    r"proposer|insured party|policy ?holder|"
    r"mamma|pap[àáã]|babbo|nonn[ao]|mam[ãáà]e?|abuel[ao]|av[óô]|maman|grand-?m[eè]re|grand-?p[eè]re|oma|opa|"
    r"padres|pais|genitori|eltern|ouders?|föräldrar|foreldre|forældre|mam[aá]s?|pap[aá]s?|mamie|papi|"
    r"dtr|dau|hubby|partner|w/o|h/o|s/o|d/o)\b",
    re.IGNORECASE,
)
_OTHERS = re.compile(
    r"\b(?:funeral(?: home| director)?|mortuary|undertaker|coroner|"
    r"facility|employer|(?:claims? )?adjust[eo]r|claims? (?:examiner|handler|manager|representative|rep|administrator)|"
    r"attorney|lawyer|solicitor|(?:defen[cs]e |legal )?counsel|paralegal|broker|interpreter|translator|"
    r"work ?place|school|ins(?:urance|urer)?|pharmacy|plan|payer|consultant|secretary|"
    r"care home|nursing home|ward|nurse|case ?(?:worker|manager)|social worker|hospice|transport|lab)"
    r"(?:['\u2019]?s)?[.\s]*$",
    re.IGNORECASE,
)
_BEGINS = re.compile(r"(?:[:;,|()\t]|(?<=\w{4})\.)\s+|\t")
_BRACKET = re.compile(r"[ .]*\((?P<words>[^()\d]{2,24})\)")
_PARENT = re.compile(r"\b(?:mum|mom|dad|mother|father|parents?|guardian)\b", re.IGNORECASE)
"""Whose number in brackets behind "Contact" is that of a child."""
_MOST_WORDS = 3
_REACH_OF_A_BRACKET = 26
"""In letters, with what stands in it."""


def owner_of(line: Line, start: int, end: int) -> str:
    """Return "relative" when the words before a label, or in brackets behind it, say that it is neither the patient's
    nor the sender's; "" when they do not. `start` and `end` count from the line's beginning."""
    before = _BEGINS.split(line.text[:start].rpartition(CELL)[2])[-1].strip()
    if (
        before
        and len(before.split()) <= _MOST_WORDS
        and not any(map(str.isdigit, before))
        and is_of_another(before)
    ):
        return "relative"
    behind = _BRACKET.search(line.text, start, min(len(line.text), end + _REACH_OF_A_BRACKET))
    near = behind is not None and behind.start() <= end
    told = behind["words"] if near and behind is not None else ""
    return "relative" if is_a_relatives(told) and not _PARENT.search(told) else ""


def is_a_relatives(words: str) -> bool:
    """Tell whether words hold one for somebody who belongs to the patient."""
    return RELATIVE.search(words) is not None or _RELATIVES_TOO.search(words) is not None


def is_of_another(words: str) -> bool:
    """Tell whether the words of a label say that what it names is a relative's, an employer's or the like."""
    return is_a_relatives(words) or _OTHERS.search(words) is not None
