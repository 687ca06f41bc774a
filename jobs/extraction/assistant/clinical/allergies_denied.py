"""Allergies that a paper asks for by name and says that they are none: "Penicillin - NO", "Latex: denies"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.allergens import is_allergen
from jobs.extraction.assistant.document import Document
from jobs.extraction.text import Span

_CALLED = r"(?: (?:drug )?(?:allerg(?:y|ies|ic)|intolerance|sensitivity|hypersensitivity))?"
_DENIED_BEHIND = re.compile(
    rf"{_CALLED}(?:[ ]*(?:[-:=?(\u2013\u2014]|\t|\| ?)[ \t]*|[ ]+(?=(?-i:N|NO|No)\b))"
    r"(?:(?:pt|patient|s?he) )?"
    r"(?:no(?:pe)?|n(?!/[vd]\b)|nil(?: known)?|(?<![\t|])(?<!\| )none|neg(?:ative)?|denie[sd]|false|"
    r"not (?:truly |known to be )?allergic|no longer(?: (?:allergic|an allergy))?|"
    r"no(?: known)? (?:drug )?allerg(?:y|ies)|outgrown|(?:allergy )?(?:excluded|ruled out|disproved|disproven|refuted)"
    r"(?: (?:by|on|after|following|in|at) [^.;,()\n]{1,40})?)"
    r"(?=[ ]*(?:[)\].,;|/\n\t]|$|\())",
    re.IGNORECASE,
)
_TAKEN_OFF_BEHIND = re.compile(
    rf"{_CALLED}[ ]*[-:(,\u2013\u2014][ ]*(?:(?:has )?(?:since |now )?tolerat\w+ (?P<borne>[^;.,()\n]{{3,40}}),?\s*)?"
    r"(?:(?:and|so|now|since|allergy|old|has been|was) )*"
    r"(?:label (?:has been |was |is |now )?removed|de-?labell?ed)\b(?! (?:in|by) error)",
    re.IGNORECASE,
)
"""That the label of an allergy was taken off, for what has been borne since."""
OUTGROWN = re.compile(
    r"\b(?:outgrown|grew out of|no longer allergic|no current allerg|de-?labell?ed|disproved|not "
    r"(?:truly|really) allergic)",
    re.IGNORECASE,
)
TAKEN_OFF = re.compile(
    r"\s*(?:allergy )?label (?:has been |was |is now |now )?removed\b(?![^.\n]*\b(?:error|mistake|reinstat))",
    re.IGNORECASE,
)
THOUGHT = re.compile(
    r"\bthought to be [^.;,]{3,40} but (?:oral |drug )?challenge (?:was |has been )?negative\b(?! to\b)",
    re.IGNORECASE,
)
"""An allergy that was disproved, told around its name."""
AFFIRMED = re.compile(r"(?:yes|y|true|positive)\b(?!\s*(?:to|for)\b)[\s:,(\u2013-]*", re.IGNORECASE)
"""That somebody is allergic to what a form asks for by name, before what that does."""


_NONE_KNOWN = (
    r"\b(?:nkda?|nka|none(?: known)?|nil(?: known)?|no (?:known )?(?:drug )?allerg(?:y|ies)|not known)\b"
)
_NONE_BUT = re.compile(
    rf"{_NONE_KNOWN}[^.\n]{{0,30}}?\b(?:but|except|although|though|however|other than|apart from|save)\b|"
    r"\b(?:nkda?|nka|none known|nil known)\s*[,;\u2013-]",
    re.IGNORECASE,
)
ALL_BUT = re.compile(
    rf"{_NONE_KNOWN}[^.;,\n]{{0,20}},? (?:except|other than|apart from|save)(?: for| to)*\s+"
    r"(?P<list>(?:[^.;?\n()]|\([^()\n]{0,60}\)){2,140})",
    re.IGNORECASE,
)
"""What alone of all somebody is allergic to: "NKDA except penicillin (rash)"."""
_AFFIRMED_BEHIND = re.compile(r"[:?\u2013-]\s*(?:yes|y)\b", re.IGNORECASE)


def is_affirmed(words: str) -> bool:
    """Tell whether words ask for an allergy by name and answer with yes, whatever the question before was answered."""
    return _AFFIRMED_BEHIND.search(words) is not None


def is_an_exception(document: Document, match: re.Match[str]) -> bool:
    """Tell whether a line affirms an allergy among those that are denied: "NKDA but gets hives with shellfish",
    "Allergy to iodine: YES"."""
    if is_affirmed(match.group()):
        return True
    line = document.text.line_at(match.start())
    return _NONE_BUT.search(document.text.content, line.start, match.end()) is not None


_TAKEN_OFF_IN_BRACKETS = re.compile(
    r" ?\((?![^()]*\b(?:error|mistake|reinstated)\b)[^()]{0,60}\b(?:de-?labell?ed|label removed)\b[^()]*\)",
    re.IGNORECASE,
)
"""A remark on an allergy that ends in its label being taken off: "(childhood rash, since tolerated - delabelled)"."""


def is_denied_behind(document: Document, substance: Span) -> bool:
    """Tell whether the words behind a substance say that nobody is allergic to it, or not any more."""
    if _DENIED_BEHIND.match(document.text.content, substance.end):
        return True
    if _TAKEN_OFF_IN_BRACKETS.match(document.text.flowing, substance.end):
        return True
    taken_off = _TAKEN_OFF_BEHIND.match(document.text.flowing, substance.end)
    if taken_off is None:
        return False
    return taken_off["borne"] is not None or not is_allergen(taken_off.group())
