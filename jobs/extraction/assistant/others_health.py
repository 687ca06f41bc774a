"""Whether words tell of the health of somebody beside the patient who is no relative by blood: "his wife died of
breast cancer", "her flatmate is allergic to cats", "teaches children with autism"."""

from __future__ import annotations

import re

_OTHER = (
    r"(?:(?:ex[- ])?(?:wife|husband|partner|spouse|boyfriend|girlfriend)|fianc[ée]e?|neighbou?r|"
    r"(?:best |close )?friend|(?:flat|room|house|work|class|school|team)-?mate|colleague|co-?worker|carer|"
    r"caregiver|boss|employer|"
    r"(?:mother|father|brother|sister|son|daughter)s?-in-law|in-laws|step-?(?:son|daughter|father|mother|brother|"
    r"sister|dad|mum|mom)|grand-?(?:son|daughter|child|children)|foster (?:child|mother|father|carer))s?"
)
_LET_ONE_KNOW = (
    r"noti[cf]\w*|noted|seen|saw|observ\w*|witness\w*|report\w*|heard|hears|found|felt|feels|describ\w*|mention\w*|ask\w*|"
    r"request\w*|brought|brings?|worr\w*|concern\w*|anxious|keen|g[ia]v(?:e|es|en|ing)|wonder\w*|told|tells?|sa(?:id|ys?|ying)|"
    r"stat\w+|think\w*|thought|believ\w*|complain\w*|record\w*|film\w*|describ\w*|confirm\w*|aware|sure|certain|present|"
    r"understand\w*|help\w*|car(?:es|ed|ing)|look\w*|call\w*|ph?on\w*|rang|rings|drove|drives"
)
"""What somebody beside the patient does who tells of the patient."""
_AGAIN_THE_PATIENT = (
    r"s?he|him|his|hers?|they|them|their|we|i|me|my|you|your|it|patient|pt|mrs?|ms|miss|that|who|whose|whom|"
    r"which"
)
_HAS = (
    r"(?:has|had|have|having|is|are|was|were|died|suffer(?:s|ed)|takes?|took|uses?|smokes|drinks|developed|got|caught|contracted|"
    r"tested|reacts|reacted|with)"
)
_OTHERS_HEALTH = re.compile(
    rf"\b{_OTHER}(?:,? (?:also|now|still|sadly|recently|just|previously|herself|himself|who|age[d]?|\d+)){{0,3}} {_HAS}"
    rf"(?:(?:,| and| or)? (?!(?:{_AGAIN_THE_PATIENT}|{_LET_ONE_KNOW})\b)[\w'\u2019/+-]+){{0,9}}(?:,| and| or)?\s*\(?$|"
    rf"\b{_OTHER}['\u2019]s? (?!(?:{_LET_ONE_KNOW})\b)(?:[\w-]+ (?!(?:{_LET_ONE_KNOW})\b)){{0,3}}$",
    re.IGNORECASE,
)
"""From somebody beside the patient to what that one has; nothing between goes back to the patient."""
_IN_THEIR_CARE = re.compile(
    r"\b(?:teach\w*|work(?:s|ed|ing)?|car(?:es|ed|ing) for|look(?:s|ed|ing) after)\b[^.;\n]{0,30}"
    r"\b(?:children|people|patients|adults|clients|pupils|residents|students) (?:with|who have) (?:[\w-]+ ){0,2}$",
    re.IGNORECASE,
)
"""From what somebody does for a living to what ails those it is done for: "teaches children with autism"."""
_BEGINS_WITH_ANOTHER = re.compile(
    rf"\W*(?:[a-z]+,? )?(?:(?:his|her|their|the(?: patient['\u2019]s)?) )?{_OTHER}"
    rf"(?:,? (?:also|now|still|sadly|recently|just|previously|who))* {_HAS}\b"
    rf"(?P<told>(?:(?!\b(?:{_AGAIN_THE_PATIENT}|{_LET_ONE_KNOW})\b).)*)$",
    re.IGNORECASE | re.DOTALL,
)
_GOES_ON_ABOUT = re.compile(
    rf"(?:^|[.!?]\s+|\n)(?:His (?:wife|partner|girlfriend|spouse|carer)\b(?:[^.!?]|(?<=\d)\.(?=\d))*?[;,] (?:and )?she|"
    rf"Her (?:husband|partner|boyfriend|spouse|carer)\b(?:[^.!?]|(?<=\d)\.(?=\d))*?[;,] (?:and )?he) "
    rf"(?:is (?:his|her) (?:[a-z-]+ ){{1,3}}and )?(?:also |now |still )?{_HAS}"
    rf"(?:(?:,| and| or)? (?!(?:(?i:{_AGAIN_THE_PATIENT}|{_LET_ONE_KNOW}))\b)[\w'\u2019/+-]+){{0,9}}(?:,| and|"
    rf" or)?\s*\(?$"
)
"""A sentence that begins with who is beside the patient and goes on, by the other sex, about that one: "His wife Joan
comes with him; she is his carer and has gout"."""
_FURTHEST_BEGINNING = 260
_LINE_OF_ANOTHER = re.compile(
    r"(?-i:\bFOB|[Ff]ather of (?:the )?baby):? (?-i:[A-Z])[\w'-]+ (?-i:[A-Z])[^.;:\n]{0,60}$|"
    rf"(?:^|[\n.;(\u2022])\s*(?:(?:his|her|the|their) )?{_OTHER}\s*[:\u2013-]\s+[^.;:\n]{{0,40}}$",
    re.IGNORECASE,
)
"""A line about somebody beside the patient: "Wife: breast cancer"."""


def is_line_of_another(before: str) -> bool:
    """Tell whether words stand behind a label for somebody beside the patient."""
    return _LINE_OF_ANOTHER.search(before) is not None


def tells_of_another(before: str) -> bool:
    """Tell whether the words of a clause before what ails somebody make it that of somebody beside the patient."""
    return _OTHERS_HEALTH.search(before) is not None or _IN_THEIR_CARE.search(before) is not None


def goes_on_about_another(content: str, offset: int) -> bool:
    """Tell whether a sentence up to a place has gone over from somebody beside the patient to what ails that one."""
    return _GOES_ON_ABOUT.search(content[max(0, offset - _FURTHEST_BEGINNING) : offset]) is not None


def tells_only_of_another(words: str) -> bool:
    """Tell whether a sentence tells of somebody beside the patient and nowhere goes back to the patient."""
    return _BEGINS_WITH_ANOTHER.match(words) is not None
