"""Whether what is written in another language than English is so: denied, doubtful, of a relative, or over."""

from __future__ import annotations

import re
from functools import cache

from jobs.extraction.assistant.abroad.spelling import typed
from jobs.extraction.assistant.abroad.words_of_denial import MODIFIERS
from jobs.extraction.text import Span
from referrals.data.referral import Asserted

_BEFORE, _BEHIND, _NEAR, _CLOSE = 90, 40, 45, 22
_STOP = re.compile(
    typed(
        r"[.;:!?](?=\s)|\n\s*\n|\n\s*[-•*]|\||\t|[☐-☒]|\b(?:aber|jedoch|sondern|dafür|maar|echter|wel|mais|en revanche|"
        r"pero|aunque|sino|ma|però|invece|bensì|mas|porém|men|dock|ale|avšak|jednak|lecz)\b"
    ),
    re.IGNORECASE,
)
"""Where what was said before says nothing of what follows."""
_SAID_AGAIN = re.compile(
    typed(
        r"\b(?:hat|hatte|nimmt|besteht|bestehen|bekannt|ist|sind|wird|leidet|klagt|heeft|had|gebruikt|is|zijn|"
        r"krijgt|bekend|"
        r"a|avait|est|sont|prend|présente|souffre|traitée?|tiene|toma|presenta|es|está|padece|refiere|ha|è|assume|"
        r"soffre|riferisce|tem|faz|apresenta|é|está|refere|har|hade|havde|hadde|är|er|tar|tager|má|je|užívá|léčí|ma|"
        r"jest|"
        r"przyjmuje|seit|sinds|depuis|desde|sedan|siden|sous|con|mit|met|avec)\b"
    ),
    re.IGNORECASE,
)
"""A word within a list of what is denied that says that something is so: behind its comma the denial is over."""
_OF_A_KIND = re.compile(
    typed(r"aller|alerg|medika|médic|drog|fármac|uczul|överkäns|overgev|\bamc\b"), re.IGNORECASE
)
"""What is denied as a kind, so that what follows behind the comma is something else: "keine Allergien, Diabetes"."""


def asserted_abroad(content: str, span: Span, languages: tuple[str, ...]) -> Asserted:
    """Return how the words at a span of a flowing content are asserted by the words of its languages around them."""
    clause = _clause_before(content, span)
    behind = _STOP.split(content[span.end : span.end + _BEHIND], maxsplit=1)[0]
    own = content[span.start : span.end]
    for language in languages:
        words = _patterns(language)
        of_family = _NEAR_RELATIVE_HAS.search(clause) or words["kin"].search(clause)
        if of_family and not _IS_TOLD_BY.search(clause):
            return "family"
        if _denies(words, clause) or words["ruled_out"].match(behind) or words["none"].match(own):
            return "negated"
    queried = _QUERIED.match(content, span.end) is not None
    for language in languages:
        words = _patterns(language)
        if queried or words["doubts"].search(clause[-_NEAR:]):
            return "uncertain"
        if words["had"].search(clause[-_NEAR:]):
            return "historical"
    return "present"


def is_told_by_a_relative(content: str, span: Span) -> bool:
    """Tell whether somebody of the family is named before words because they tell of the patient."""
    return _IS_TOLD_BY.search(_clause_before(content, span)) is not None


def _clause_before(content: str, span: Span) -> str:
    """What stands before words since the last stop."""
    return _STOP.split(content[max(0, span.start - _BEFORE) : span.start])[-1]


_QUERIED = re.compile(r"\s?\?")


_IS_TOLD_BY = re.compile(
    typed(
        r"\b(?:berichte[tn]|bemerkte?n?|beobachtete?t?|schildert|signale(?:nt)?|rapporte(?:nt)?|décri(?:t|vent)|"
        r"remarqu\w+|"
        r"refieren?|relatan?|nota|notan|cuentan?|riferisc(?:e|ono)|segnala(?:no)?|referem?|relatam?|vertelt|vertellen|"
        r"meldt|melden|merkt|ziet|berättar|uppger|fortæller|oplyser|forteller|udává|udávají|podaje|zgłasza)\b"
    ),
    re.IGNORECASE,
)
"""What relatives do where they tell of the patient rather than have something themselves."""


_NEAR_RELATIVE_HAS = re.compile(
    typed(
        r"\b(?:sohn|tochter|ehemann|ehefrau|fils|fille|mari|épouse|hij[oa]|espos[oa]|marido|figli[oa]|moglie|marito|"
        r"zoon|"
        r"dochter|echtgenote?|filh[oa]|son|dotter|sonen|dottern|datter(?:en)?|søn(?:nen)?|sønn(?:en)?|syn|dcera|"
        r"córka|mąż|"
        r"żona|manžel(?:ka)?)"
        r"(?:,? [A-ZÀ-Ý]\w+,?)? (?:è|ha|aveva|soffre|est|a|avait|souffre|ist|hat|hatte|leidet|es|tiene|padece|é|tem|"
        r"teve|"
        r"is|heeft|had|har|hade|havde|hadde|är|er|má|měl[ao]?|je|ma|jest|starb|verstarb|murió|morreu|overleed)\b"
    ),
    re.IGNORECASE,
)
"""A child, husband or wife, who mostly only comes along or is called, as the one who has something."""


def _denies(words: dict[str, re.Pattern[str]], clause: str) -> bool:
    close = clause[-_CLOSE:]
    near = _last(words["negates"], close)
    if near is not None and "," not in close[near.end() :]:
        return True
    denial = _last(words["none"], clause)
    if denial is None:
        return False
    first, *others = clause[denial.end() :].split(",")
    if others and (_OF_A_KIND.search(first) or _SAID_AGAIN.search(first)):
        return False
    return not any(_SAID_AGAIN.search(piece) or len(piece.split()) > _LONGEST_OF_LIST for piece in others)


def _last(pattern: re.Pattern[str], words: str) -> re.Match[str] | None:
    return next(iter(list(pattern.finditer(words))[-1:]), None)


_LONGEST_OF_LIST = 3


@cache
def _patterns(language: str) -> dict[str, re.Pattern[str]]:
    words = MODIFIERS[language]
    return {
        **{
            name: re.compile(rf"(?<!\w)(?:{typed(pattern)})(?:(?<=['’])|(?!\w))", re.IGNORECASE)
            for name, pattern in (
                ("none", words.none), ("negates", words.negates), ("doubts", words.doubts), ("had", words.had),
                ("kin", words.kin),
            )
        },
        "ruled_out": re.compile(rf"[^.;,\n]{{0,20}}?\s(?:{typed(words.ruled_out)})(?!\w)", re.IGNORECASE),
    }  # fmt: skip
