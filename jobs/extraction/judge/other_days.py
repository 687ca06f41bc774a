"""Whether a sentence says that on what is taken for the birth date something else happened."""

from __future__ import annotations

import re

from jobs.extraction.judge.others import ANYONE_ELSE
from jobs.extraction.judge.surroundings import Otherwise, Surroundings

SOMETHING_ELSE_HAPPENED = "Its own sentence says that something else happened then."
_SENTENCE = re.compile(r"[.;!?]\s|\n(?=[A-Z][\w ]{0,20}:)")
_BIRTH = re.compile(
    r"(?<!\w)(?:born|birth\w*|b-?day|bdate|d\.?\s?o\.?\s?b\b|n[ée]e?\b|nac\w*|nasc\w*|nat[oa]\b|geb\w*|f[øö]d\w*|"
    r"urodz\w*|n[ăa]scut\w*|naro[zž]\w*|ro[đd]\w*|szül\w*|lahir\w*|synt\w*)"
    r"(?:(?!\band\b)[^.;])*$",
    re.IGNORECASE,
)
_BORN_BEHIND = re.compile(r"^[\s,(-]*(?:born|birth|d\.?o\.?b)\b", re.IGNORECASE)
_HAPPENED = re.compile(
    r"\b(?:married|wed|divorced|widowed|graduated|qualified|retired|emigrated|immigrated|moved|migrated|arrived|came|"
    r"settled|became|enlisted|naturali[sz]ed|joined|left|started|stopped|began|ceased|quit|sober|abstinent|diagnosed|"
    r"admitted|discharged|seen|reviewed|operated|implanted|inserted|fitted|replaced|removed|repaired|performed|died|"
    r"passed away|delivered|registered|vaccinated|immuni[sz]ed|injured|fell)\b(?P<rest>[^.;:\n]{0,40})$",
    re.IGNORECASE,
)
_NAMED_DAY = re.compile(
    r"\b(?:onset|surgery|operation|procedure|transplant\w*|appointment|visit|expir\w+|lmp|date of (?!birth)[a-z]+)\b"
    r"[^.;\n\d]{0,20}$",
    re.IGNORECASE,
)
_ON_THAT_DAY = re.compile(r"(?<!\w)(?:on|since|from|until|till|by)\s+(?:the\s+)?$", re.IGNORECASE)
_ANOTHERS = re.compile(
    rf"\b(?:his|her|their|the)\s+{ANYONE_ELSE}\b(?:(?!\bpatient\b)[^.;\n])*$", re.IGNORECASE
)


def happened_otherwise(path: str, around: Surroundings) -> Otherwise | None:
    """Return what else happened on a birth date's day, or whose birth it was; None where the sentence says neither."""
    if path != "patient.birth_date":
        return None
    said = f"{_SENTENCE.split(around.before)[-1]} "
    if theirs := _ANOTHERS.search(said):
        return Otherwise.told_before("The words before it tell of somebody else.", theirs)
    if _BIRTH.search(said) or _BORN_BEHIND.match(around.after):
        return None
    happened = _HAPPENED.search(said) or _NAMED_DAY.search(f"{around.line} ") or _ON_THAT_DAY.search(said)
    if happened is None:
        return None
    return Otherwise.told_before(SOMETHING_ELSE_HAPPENED, happened)
