"""Lists that the pages say have nothing in them: "Current medication: Nil", "NKDA". An empty list that was told to be
empty is an answer; nobody is asked for it again."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.texts_at_hand import text_of
from jobs.extraction.wordings.words_for_none import FOR_NONE
from referrals.data.pages import Page

_BEGINS = r"(?:^|[.;|\t\u2022] *)[ \t*-]*"
_IS = r"[ \t]*(?:[:=?\u2013-]|\t|\bare\b|\bis\b|\n)\s*"
_NONE = (
    r"(?:nil|none|no)(?: (?:known|regular|current|currently|reported|recorded|prescribed|taken|at present|"
    r"medic(?:ation|ine)s?|meds|reg))*[ \t]*(?=[.;,|\t\n]|$)"
)
_ANY = r"(?:(?:regular|current|prescribed|prescription|routine|daily|long[- ]term|repeat) )*"
_MEDICINES = r"(?:medic(?:ation|ine)s?|meds|tablets|drugs)"
_OF_OTHER_MATTERS = (
    r"(?! ?(?:allerg\w*|intoleran\w*|chang\w+|for|that|which|to|has|have|was|were|help\w*|list|listed|enclosed|"
    r"attached|given|errors?|review|on file|available|information|except|apart|other than|but|started|needed)\b)"
)
_KINDS = r"(?:(?:current|regular|usual|repeat|present|home|active|outpatient|prescribed|list of|drug|medication) )*"
_TAKES_NO = (
    r"(?:(?:on|takes?|taking|uses?|using|has) no|not (?:currently )?(?:on|taking) any|"
    r"(?:does not|doesn['\u2019]t|do not) (?:currently )?take any|denies (?:taking |using )?any)"
)
_NONE_ABROAD = rf"{_IS}{FOR_NONE}[ \t]*(?=[.;,|\t\n]|$)"
_MEDICINES_ABROAD = (
    r"(?:(?:dauer|haus|aktuelle |aktuell )?medikation|medikamente|traitements?|m[ée]dicaments?|medicaci[óo]n|"
    r"medicamentos|tratamiento|terapia|farmaci|medica[çc][ãa]o|medicatie|läkemedel|lægemidler|medisiner|medicin(?:er)?|leki)"
    r"(?: (?:en cours|actuels?|habituels?|habitual|actual|em uso|domiciliare|in atto|attuale|aktuell|actueel))?"
)
_ALLERGIES_ABROAD = (
    r"(?:bekannte |known )?(?:allergi(?:en|es?|er)?|alergias?|alergie|allergieën|unverträglichkeiten|intol[ée]rances|"
    r"intolerancias)(?: (?:connues|conocidas|conhecidas|note|medicamentosas))?"
)
_MEDICINES_NONE = re.compile(
    rf"{_BEGINS}{_MEDICINES_ABROAD}{_NONE_ABROAD}|"
    rf"{_BEGINS}{_KINDS}(?:{_MEDICINES}|drug (?:history|hx)|dhx?|rx|prescriptions?)(?: (?:list|history|taken))?"
    rf"{_IS}{_NONE}|"
    rf"(?:\b{_TAKES_NO}|{_BEGINS}no) {_ANY}{_MEDICINES}\b{_OF_OTHER_MATTERS}",
    re.IGNORECASE | re.MULTILINE,
)
_ALLERGIES_NONE = re.compile(
    rf"{_BEGINS}{_ALLERGIES_ABROAD}{_NONE_ABROAD}|"
    rf"{_BEGINS}(?:(?:known|drug|medication|food) )*(?:allerg(?:y|ies)|adrs?)(?: status)?{_IS}{_NONE}|\bnkd?a\b|"
    r"\b(?:no|nil) (?:known )?(?:(?:drug|medication|medicine|food) )*allerg(?:y|ies)\b"
    r"(?! (?:to|testing|clinic|information)\b)|"
    r"\b(?:not allergic to anything|denies (?:any )?(?:known )?(?:drug )?allergies(?! to\b))",
    re.IGNORECASE | re.MULTILINE,
)
_TOLD_NONE = {"clinical.medications": _MEDICINES_NONE, "clinical.allergies": _ALLERGIES_NONE}


def lists_told_to_be_none(pages: Sequence[Page]) -> frozenset[str]:
    """Return the paths of the lists that the pages say are empty."""
    content = text_of(pages).content
    return frozenset(path for path, told in _TOLD_NONE.items() if told.search(content))
