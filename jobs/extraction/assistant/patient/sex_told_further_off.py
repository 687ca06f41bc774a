"""What papers in languages further off tell of a patient's sex: "62-årig kvinde", "Pacjentka zgłosiła się", "seorang
laki-laki", and the names that only women have ("Szabó Jánosné", "Nováková")."""

from __future__ import annotations

import re

_OLD = (
    r"\b(?:\d{1,3}|(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|"
    r"zwölf)(?=jährig))[\s-]*(?:jährig\w*|årig\w*|år gam(?:mal|mel|le|la)|vuotia\w*|letni\w*|let[áýé]\w*|éves|"
    r"godišnj\w*|yaşında\w*|tahun|"
    r"de ani|ročn\w*)\s+(?:[^\W\d_]+\s+){0,2}?"
)
_WOMAN = (
    r"änka|hustru|dam|Mädchen|kvinnan?|kvinden?|kvinnen?|pige|jente|flicka|nainen|tyttö|kobiet[aęy]|pacjentk[aęi]|dziewczynk[aęi]|žen[au]|pacientk[au]|"
    r"nő(?:beteg\w*)?|nõ(?:beteg\w*)?|kislány|asszony|pacijentic[aeu]|kadın|kız|perempuan|wanita|femeie|pacientă"
)
_MAN = (
    r"mand(?:en)?|mann(?:en)?|dreng|gutt|pojke|mies|poika|mężczyzn[aęy]|pacjent|chłop(?:iec|ca)|muž|férfi(?:beteg\w*)?|fiú|muškarac|"
    r"herre|Bub(?:en)?|pacijent|erkek|laki-laki|pria|bărbat"
)
AGED_FURTHER_OFF = re.compile(
    rf"(?:{_OLD}|\bseorang )(?:(?P<female>{_WOMAN})|(?P<male>{_MAN}))(?![\w/-])", re.IGNORECASE
)
"""A noun for the patient behind the age; the Swedish "man" is an English word, too."""
SAID_FURTHER_OFF = re.compile(
    r"(?<![\w/(] )(?<![\w/(])(?:(?P<female>(?:Pacjentka|Pacientka|Pacijentica|Pacienta)(?=\s+[a-zà-ž])|"
    r"(?:Kvinna|Kvinde|Kvinne)(?=\s+(?:med|som|född|født|fra|från)\b))|"
    r"(?P<male>Pacjent(?=\s+(?:nie )?(?:[^\W\d_]+ )?[^\W\d_]+ł\b)|Pacientul(?=\s+[a-zà-ž])|(?:Man|Mand|"
    r"Mann)(?=\s+(?:med|född|født)\b)))"
)
"""The word for the patient with which a sentence begins, where the language has one for each sex."""
_WOMENS_NAME = re.compile(r"[A-ZÀ-Þ][^\W\d_]{2,}(?:né|ová|dóttir)")


def is_a_womans_name(name: str) -> bool:
    """Tell whether a name is by its ending a wife's or a daughter's: Hungarian, Czech, Slovak or Icelandic."""
    return any(_WOMENS_NAME.fullmatch(word) for word in name.split())
