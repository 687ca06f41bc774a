"""Words where a sender's name may stand that are nobody's: a greeting, a title, a relative, a disease in capitals; and
what of words behind a name is none of it."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.words import CONDITION
from jobs.extraction.assistant.page.correspondence import SALUTATION
from jobs.extraction.assistant.parties.departments import names_care
from jobs.extraction.assistant.parties.words_of_parties import TITLED
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.forms_of_address import TITLES
from jobs.extraction.assistant.values.titles import is_title

_A_RELATIVE = re.compile(
    r"(?:mum|mom|mummy|mother|dad|daddy|father|parents?|husband|wife|daughter|grandmother|grandfather|guardian|"
    r"mutter|vater|tochter|ehefrau|ehemann|mama|papa|mamma|madre|padre|figli[oa]|moglie|marito|hij[oa]|espos[oa]|marido|"
    r"m[ãa]e|filh[oa]|m[èe]re|p[èe]re|fille|[ée]poux|[ée]pouse|moeder|vader|dochter|zoon|far|mor|datter|dotter) "
    r"(?=(?-i:[A-ZÀ-Þ]))",
    re.IGNORECASE,
)
_CAPITAL = r"[A-ZÀ-Þ][\w'\u2019-]*"
_ENDED = re.compile(rf"(?:(?i:{TITLES})\.?\s+)+(?:{_CAPITAL}\.?\s+)+{_CAPITAL}(?<=\w{{3}})(?=\.\s+[A-ZÀ-Þ])")
"""A whole name that a stop ends, and what is written behind it: "Dott. Renzo Villa. Lodi"."""
_WHERE_THEY_WORK = re.compile(
    r"(?<=[a-zà-ÿ]) (?:GUM|ENT|ED|A&E|MAU|AMU|ITU|ICU|HDU|CCU|EAU|SAU|PAU|OOH|UCC|MIU|CMHT|CAMHS|OPD|SDEC)$"
)


def names_nobody(words: str) -> bool:
    """Tell whether words without a doctor's title or letters are no sender's name: "Bonjour Docteur", "PREOP ANESTHESIA
    CONSULT", "Mum Ida Hill", "COPD GOLD III", "Elm & Oak"."""
    if SALUTATION.match(words) or _A_RELATIVE.match(words):
        return True
    if TITLED.match(words) or (without_credentials(words) != words and not words.isupper()):
        return False
    shouted = words.isupper() and (names_care(words) or CONDITION.found_in(words))
    return shouted or "&" in words or (len(words.split()) > 2 and is_title(words))


def end_of_person(words: str) -> int:
    """Return where the name of a person ends before the stop, or the ward, that is written behind it."""
    ended = _ENDED.match(words)
    if ended is not None:
        return ended.end()
    works = _WHERE_THEY_WORK.search(words)
    return works.start() if works is not None else len(words)
