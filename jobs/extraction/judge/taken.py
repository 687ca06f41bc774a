"""Whether a medicine is said not to be taken, or an allergy not to be one, or either to be somebody else's."""

from __future__ import annotations

import re

from jobs.extraction.judge.others import ACQUAINTANCES, FAMILY, NAMED
from jobs.extraction.judge.surroundings import Otherwise, Surroundings

_MEDICINE = re.compile(r"^clinical\.medications\[\d+\]\.name$")
_ALLERGY = re.compile(r"^clinical\.allergies\[\d+\]\.substance$")
_CLAUSE = re.compile(
    r"[.;!?](?=\s)|[•|]|\b(?:but|however|although|now (?:on|takes|taking)|and started|"
    r"changed to|switched to|replaced (?:by|with)|in favou?r of|started(?: on)?)\b",
    re.IGNORECASE,
)
_WORDS = (
    r"(?:(?!(?:smoking|drinking|alcohol|because|due|after|by|on|with|and|for|so|no|none|nil)\b)"
    r"[\w'\u2019%/-]+\s+){0,2}"
)
_NOT_TAKEN = re.compile(
    r"\b(?:no longer (?:takes?|taking|on|uses?|using|needs?|prescribed)|"
    r"not (?:currently )?(?:taking|on|using|started)|"
    r"(?:does not|doesn['\u2019]t|did not|didn['\u2019]t|never|not) "
    r"(?:take|took|taken|use|used|tolerate|start(?:ed)?)|"
    r"(?:stopped|discontinued|ceased|withdrawn|declined|refused)(?: taking| using| the)?|"
    r"(?:came|come|taken|weaned|now) off(?: the| her| his)?|overdosed? (?:on|of|with)|overdose of)"
    rf"\s+{_WORDS}$",
    re.IGNORECASE,
)
_REACTED_TO = re.compile(
    r"\b(?:allergic to|allerg(?:y|ies)(?: to)?:?|intoleran(?:t|ce)(?: of| to)?:?|reacted to)\s+$",
    re.IGNORECASE,
)
_OF_ANOTHER = (
    rf"(?<!\bmy )\b(?:{FAMILY}|{ACQUAINTANCES})\s*(?:\([^)]*\)\s*)?(?:,\s*)?"
    rf"{NAMED},?\s+(?:(?:also|and|both)\s+)*"
)
_TAKES = (
    r"(?:takes?|took|is (?:taking|on|given|prescribed)|was (?:taking|on|given|started on)|uses?|"
    r"(?:has|had) (?:been )?(?:on|taking|prescribed)|(?:[^.;]{0,40}\band (?:takes|is on|uses)))"
    rf"\s+{_WORDS}$"
)
_TAKEN_BY_ANOTHER = re.compile(_OF_ANOTHER + _TAKES, re.IGNORECASE)
_ANOTHERS_ALLERGY = re.compile(
    rf"{_OF_ANOTHER}(?:is|was|are|has been)?\s*(?:severely |also )?"
    r"(?:allergic to|has (?:an )?allerg(?:y|ies) to|reacts? to|intolerant (?:of|to))\s+"
    rf"{_WORDS}$",
    re.IGNORECASE,
)
_STOPPED_BEHIND = re.compile(
    r"^(?:[^A-Za-z.;\n]{0,3}(?:\d[\w./%]*|mg|mcg|ml|g|od|bd|tds|qds|nocte|once|twice|three times|daily|"
    r"a day|prn|bid|tid)){0,6}\s*(?:[-\u2013(:,]\s*|(?:was|has been|is now|now|is)\s+)*"
    r"(?:(?:discontinued|stopped|ceased|withdrawn|declined|refused|not taking|no longer taken|(?-i:allergy))"
    r"\b(?!\s*:))",
    re.IGNORECASE,
)
_BUT_STOPPED = re.compile(
    r"^(?:(?!\b(?:and|but|not|started|switched|changed|instead)\b)[^.;:,\n])*,?\s*\bbut\s+(?:(?:he|she|they)\s+)?"
    r"(?:(?:has|had|have)\s+)?(?:(?:since|later|then|recently)\s+)?"
    r"(?:(?:stopped|discontinued|abandoned)\s+(?:it|this|that|taking (?:it|this))\b|came off it\b|"
    r"(?:it\s+)?(?:was|has been|had to be)\s+(?:stopped|discontinued|withdrawn)\b)",
    re.IGNORECASE,
)
"""The medicine is taken back within its own sentence, in which no other one is begun."""
_NO_ALLERGY_BEHIND = re.compile(
    r"^\s*(?:[-\u2013:]\s*|is\s+)?(?:(?:no|none|nil|denie[sd]|negative)(?=\s*(?:$|[.;,)]))|"
    r"(?:allergy )?(?:label )?(?:removed|de-?labell?ed)\b|[-\u2013:]?\s*tolerate[sd]\b|"
    r"(?:in \d{4} |since )?without (?:any )?(?:trouble|problems?|reactions?|incident|difficulty|ill effects?)\b)",
    re.IGNORECASE,
)


def said_not_to_be_taken(path: str, around: Surroundings) -> Otherwise | None:
    """Return why the patient takes no such medicine, or has no such allergy; None when it may be."""
    if _MEDICINE.match(path):
        return _medicine(around)
    if _ALLERGY.match(path):
        return _allergy(around)
    return None


def _medicine(around: Surroundings) -> Otherwise | None:
    if behind := _STOPPED_BEHIND.match(around.rest) or _BUT_STOPPED.match(around.onward):
        return Otherwise.told_behind("The words behind it say that it is not taken.", behind)
    for pattern, reason in (
        (_TAKEN_BY_ANOTHER, "The words before it tell it of somebody else."),
        (_NOT_TAKEN, "The words before it say that it is not taken."),
    ):
        if match := pattern.search(_clause(around.before)):
            return Otherwise.told_before(reason, match)
    if match := _REACTED_TO.search(f"{around.line} "):
        return Otherwise.told_before("The words before it call it an allergy.", match)
    return None


def _allergy(around: Surroundings) -> Otherwise | None:
    if behind := _NO_ALLERGY_BEHIND.match(around.rest):
        return Otherwise.told_behind("The words behind it deny it.", behind)
    if match := _ANOTHERS_ALLERGY.search(_clause(around.before)):
        return Otherwise.told_before("The words before it tell it of somebody else.", match)
    return None


def _clause(before: str) -> str:
    """What stands before since the clause begins, on one line."""
    said = " ".join(before.split())
    stops = list(_CLAUSE.finditer(said))
    return f"{said[stops[-1].end() :] if stops else said} "
