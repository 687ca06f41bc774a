"""The grade of a doctor in training as the line below who signs: "ST4 Emergency Medicine", "RMO for Dr Hill".

It says what they are and in which field, and names no place of work.
"""

from __future__ import annotations

import re

_GRADE = re.compile(
    r"(?:(?:medical|surgical|paediatric|pediatric|psychiatry|emergency|senior|junior|specialty|specialist|clinical|"
    r"locum|acting|core|higher|basic) ){0,2}"
    r"(?:(?-i:ST|CT|FY|F|IMT|PGY|BST|HST|GPST)[ -]?\d{1,2}|(?-i:[RSH]MO|J?HO|SHO|SpR|StR|PHO|GPST|JCF|SCF)|registrar|"
    r"(?:clinical |junior |senior )?fellow|house (?:officer|surgeon|physician)|resident(?: medical officer)?|trainee|"
    r"intern)\b(?=$|,? (?:doctor|in|for|to)\b|,? [A-Z])",
    re.IGNORECASE,
)
_A_HOUSE = re.compile(
    r"\b(?:hospital|surgery(?= *,)|practice|clinics?|cent(?:re|er)|infirmary|unit|ward|trust|department|dept|health)\b",
    re.IGNORECASE,
)
"""A word that may name where the one of that grade works."""


def is_a_grade(words: str) -> bool:
    """Tell whether words are a doctor's grade, with the field or the consultant it is held under, and no house."""
    return _GRADE.match(words) is not None and _A_HOUSE.search(words) is None
