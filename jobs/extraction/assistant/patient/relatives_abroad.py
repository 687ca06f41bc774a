"""Somebody beside the patient whom a sentence names in another language than English: "die Mutter, Frau Ida Berg", "sa
fille, Mme Anna Roux", "su esposa, la Sra. Ana Gil", "la moglie Adriana", "sonen Per-Olov"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.values.forms_of_address import TITLES
from jobs.extraction.assistant.values.name_particles import PARTICLE
from jobs.extraction.assistant.values.words_of_sending import SENDS
from jobs.extraction.text import Text

_THE = (
    r"(?:di?e[rmn]?|seine[rmn]?|ihre[rmn]?|sein|ihr|unsere?|la|le|sa|son|leur|su|sus|el|il|lo|sua|suo|haar|zijn|de|het|"
    r"hun|o|a|ao|à|pela|pelo|hans|hennes|hendes|sin|deres|jeho|její|svým|svou|svého|s|con|com|avec|mit|met|med|tramite|"
    r"através da)"
)
_THEIR = r"(?:seine[rmn]?|ihre[rmn]?|sa|son|su|sua|suo|haar|zijn|hans|hennes|hendes|jeho|její|a sua|o seu)"
_KIN = (
    r"(?:(?:gro(?:ß|ss)|schwieger|stief|pflege)?(?:mutter|vater|tochter|sohn|eltern)|mama|mutti|papa|ehefrau|ehemann|gattin|"
    r"gatten?|bruder|schwester|oma|opa|enkel(?:in)?|betreuer(?:in)?|nachbar(?:in)?|lebensgefährt(?:e|in)|"
    r"(?:grand-?|belle-?|beau-?)?(?:m[èe]re|p[èe]re|fille|fils|s(?:œ|oe)ur|fr[èe]re)|maman|mari|[ée]pou(?:se|x)|conjointe?|"
    r"compagn(?:e|on)|tante|voisine?|m[aá]dre|mam[áã]e?|padre|pap[áàã]|hij[oa]|espos[oa]|marido|herman[oa]|abuel[oa]|nuera|"
    r"yerno|cuidadora?|pareja|sobrin[oa]|mamma|babbo|figli[oa]|moglie|marito|fratello|sorella|nonn[oa]|badante|"
    r"compagn[oa]|nipote|moeder|vader|dochter|zoon|echtgeno(?:ot|te)|broer|zus|mantelzorger|buur(?:vrouw|man)|m[ãa]e|pai|"
    r"filh[oa]|irmão?|av[óô]|companheir[oa]|sobrinh[oa]|vizinh[oa]|nora|genro|dotter|make|maka|hustru|bror|syster|sambo|"
    r"datter|søn|kone|manžel(?:kou|ka|em)?|matk[aou]+|otce[m]?|syne?m?|dcer[aou]+|sestr[aou]+|bratre?m?)"
)
_KIN_WITH_OTHER_SENSES = (
    r"(?:frau|mann|femme|mujer|mulher|moglie|man|vrouw|partner(?:in)?|fru|mor|far|mamma|pappa|son)"
)
_OF_THE_NORTH = (
    r"(?:sonen|dottern|maken|makan|hustrun|frun|sambon|mamman|pappan|brodern|systern|datteren|sønnen|konen)"
)
_CAP = r"[A-ZÀ-Þ][\w'\u2019-]*"
_PERSON = rf"(?:(?i:{TITLES})\.?,? )*{_CAP}(?: (?:{PARTICLE} ){{0,2}}{_CAP}){{0,3}}"
_INTRODUCED = re.compile(
    rf"(?<!\w)(?i:{_THE} (?:[^\W\d_]+ )?{_KIN}|{_THEIR} {_KIN_WITH_OTHER_SENSES}|"
    rf"{_OF_THE_NORTH})(?!\w),?(?: (?i:la|el|a|o|il))?"
    rf" (?P<told>{_PERSON})"
)
_SENT = re.compile(rf"{SENDS}$")
_REACH = 60


def introduced_abroad(text: Text) -> Iterator[re.Match[str]]:
    """Yield where a sentence names somebody of the patient's; not the child that is sent itself ("je vous adresse sa
    fille Anna Roux")."""
    for match in text.phrases(_INTRODUCED):
        if not _SENT.search(text.flowing, max(0, match.start() - _REACH), match.start()):
            yield match
