"""Departments: places called only by the care that is given there ("Breast Surgery", "Eye Clinic"). Of two names of a
place the one that says which place it is, is its organization's."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from jobs.extraction.assistant.request.specialty.names import without_specialties
from jobs.extraction.found import Found

_CONNECT = frozenset("and of the for in et y e und de".split())
_SMALL = _CONNECT | frozenset(
    "to at a d del della di da do dos du des la le l les el die der das van i ii iii iv".split()
)
_KINDS = _SMALL | frozenset(
    "adult adults child child's children children's women's men's community outpatient outpatients inpatient general "
    "specialist specialty department dept unit clinic clinics team teams office centre center service services ward "
    "casualty emergency accident opd ed er opc care medicine medical surgery surgical family primary health referral "
    "referrals intake triage desk coordinator appointments booking scheduling assessment advice access direct rapid "
    "urgent disease diseases disorder disorders treatment therapy management pathway hub rooms suite lab laboratory "
    "imaging "
    "central hospital section division program programme acute chronic day new patient patients minor procedures "
    "eye ear nose throat heart chest lung kidney skin bone joint foot hand hip knee spine back shoulder breast head "
    "neck blood brain liver bowel pain sleep memory falls wound stroke diabetes diabetic thyroid asthma allergy cancer "
    "tumor tumour hearing speech language fertility pregnancy mental behavioral behavioural ncd hiv tb std sti gum "
    "poli polikliniek poliklinik ambulanz ambulatorio ambulatoire abteilung klinik servicio servizio serviço "
    "consulta consultation reparto afdeling dienst unidad unità unidade "
    "floor ground level block wing building bldg tower zone area corridor gate entrance suites consulting secretary "
    "secretary's secretaries "
    "tongue tie travel vaccination headache migraine epilepsy seizure syncope jaundice menopause colposcopy antenatal "
    "anticoagulation ulcer continence osteoporosis fracture lactation feeding "
    "optical practice address no number name".split()
)
_WORD = re.compile(r"[^\W\d_]+(?:['\u2019]s)?")
_SAYS_LESS = 0.12


@lru_cache(maxsize=1024)
def is_department(words: str) -> bool:
    """Tell whether words name a kind of care or a kind of place and no place in particular."""
    bare = without_specialties(words.replace("\u2019", "'")).casefold()
    kinds = _WORD.findall(bare)
    return (bool(kinds) or len(bare) < len(words)) and all(word in _KINDS for word in kinds)


def is_mere_specialty(words: str) -> bool:
    """Tell whether words are the names of specialties and nothing else: no place is called so ("Urology")."""
    if _SPECIALTY_CALLED_AS_A_PLACE.fullmatch(words.strip(" .,")):
        return True
    if _PLACE_OF_CARE.search(words):
        return False
    bare = without_specialties(_REMARK.sub("", words)).casefold()
    return not [word for word in _WORD.findall(bare) if word not in _CONNECT and word not in _FOR_WHOM]


_REMARK = re.compile(r"\s*(?:\[[^\]]*\]|\([^)]*\))")
_FOR_WHOM = frozenset(
    "adult adults adulte adultes child children enfant pediatric paediatric ts sejawat".split()
)


_PLACE_OF_CARE = re.compile(
    r"\b(?:departments?|dept|clinics?|unit|service|team|program(?:me)?|cent(?:re|er)|outpatients?|hospital|group|institute|"
    r"associates|casualty|intake|opd|poli\w*|ambula\w+|klinik|servi[cz]io|serviço|practice|partners)\b",
    re.IGNORECASE,
)


_SPECIALTY_CALLED_AS_A_PLACE = re.compile(
    r"(?:cl[ií]nica m[ée]dica|cl[ií]nica geral|medicina (?:familiar|general|interna|generale|geral)(?: y comunitaria)?|"
    r"m[ée]decine (?:g[ée]n[ée]rale|interne)|cl[ií]nica quir[úu]rgica)",
    re.IGNORECASE,
)
"""Specialties in whose names a word for a place stands: in Argentina and Brazil a physician's is "Clínica Médica"."""
FIELD_OF_CARE = re.compile(
    r"\b(?:allergy|asthma|ent|hearing|audiology|speech|language|diabetes|thyroid|endocrin\w*|spine|skin|cancer|heart|"
    r"cardiac|lung|kidney|renal|retina|wound|sleep|pain|oral|bone|joint|digestive|liver|gut|breast|vein|fertility|"
    r"memory|"
    r"nutrition|genetics|perinatal|fetal|blood|brain|stroke|arthritis|rheumat\w*|orthop\w*|dermat\w*|surgical|vascular|hand|foot|&)(?!\w)",
    re.IGNORECASE,
)


def names_care(words: str) -> bool:
    """Tell whether words hold the name of a specialty, or a word for a kind of care or of place."""
    bare = without_specialties(words)
    return len(bare) < len(words) or not _TELLING.isdisjoint(_WORD.findall(bare.casefold()))


_TELLING = (
    _KINDS
    - _SMALL
    - frozenset(
        "general head hand foot heart brain day ward care child adult back minor rapid new access direct acute bone "
        "nose skin joint knee shoulder gum name number no patient".split()
    )
)
"""The words of these that are nobody's name."""


def best_place(organizations: Sequence[Found]) -> Found | None:
    """Return the surest organization, one that is called as a department is only before much less sure ones."""
    return max(
        organizations,
        key=lambda found: found.confidence - _SAYS_LESS * is_department(str(found.value)),
        default=None,
    )
