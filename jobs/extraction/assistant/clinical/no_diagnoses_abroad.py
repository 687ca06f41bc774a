"""What stands among the diagnoses of a list in other languages than English and is none: what somebody has not ("non
cefalea", "ikke diabetes"), a test that found nothing ("CK nella norma"), and what the writer asks for ("Chiedo
conferma")."""

from __future__ import annotations

import re

from jobs.extraction.assistant.abroad.languages import languages_of
from jobs.extraction.assistant.clinical.conditions import names_condition
from jobs.extraction.text import Text

_PART_OF_A_NAME = r"(?!insul|al[ck]o|hodgkin|is[cq][hu]|klein|pequ|petit|sm[åa]|spe[cz]i|melan|c[ée]l)"
"""Behind a no that belongs to the name of a condition: "nicht alkoholische Fettleber", "não Hodgkin"."""
_DENIED = re.compile(
    rf"(?:ikke|ej|inte|nicht|niet|n[ãa]o|brak|bez|ausgeschlossen) {_PART_OF_A_NAME}", re.IGNORECASE
)
_DENIED_IN_ITALIAN = re.compile(rf"(?:non|n[ée]) {_PART_OF_A_NAME}", re.IGNORECASE)
"""A word that begins names of conditions in English: "non union of the tibia"."""
_FOUND_NOTHING = re.compile(
    r"\b(?:nell[ae] norma|nei limiti(?: (?:di|della) norma)?|negativ(?:[oaie]|[oa]s|e[rs])?|n[ée]gatifs?|negatief|"
    r"ujemn[yae]|norma(?:li?|les?|ux|is|[a]l)e?|w normie|unauff[äa]llig\w*|sin (?:alteraciones|hallazgos)|"
    r"sem altera[çc][õo]es|sans (?:anomalie|particularit[ée])s?|zonder afwijkingen|bez zmian|"
    r"utan anm[äa]rkning|uden anm[æa]rkning(?:er)?|uten anmerkning(?:er)?)\W*$",
    re.IGNORECASE,
)
_BLOOD_GROUP = re.compile(r"\brh(?:esus)?\b", re.IGNORECASE)
_ASKED = re.compile(
    r"(?:si )?(?:chied(?:o|iamo|e)|richied(?:o|e|iamo)|solicit(?:o|amos|a)|ruego|rogamos|rogo|pe[çc]o|graag|prosz[ęe]|"
    r"merci|agrade[zç]co|vi prego|prego|invi(?:o|amo)|encaminh(?:o|amos)|remit(?:o|imos)|deriv(?:o|amos)) ",
    re.IGNORECASE,
)


def is_no_diagnosis_abroad(text: Text, words: str) -> bool:
    """Tell whether words among the diagnoses of a text name none."""
    if _DENIED.match(words) or _ASKED.match(words):
        return True
    if _DENIED_IN_ITALIAN.match(words) and "it" in languages_of(text):
        return True
    nothing = _FOUND_NOTHING.search(words)
    return nothing is not None and not (
        names_condition(words[: nothing.start()]) or _BLOOD_GROUP.search(words)
    )
