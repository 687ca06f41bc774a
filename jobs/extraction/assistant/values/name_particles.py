"""The small words within names: "de la Cruz", "bin Osman", and those that say whose child or spouse."""

from __future__ import annotations

import re

PARTICLES = frozenset(
    "abu af al ap av ben bin bint binte binti bte da dal dalla das de degli del della den der di do "
    "dos du e el ibn la las le lo los mac mc nic ní o' ó san st st. 't te ten ter uí ui van van't von y zu".split()
)
"""In lower case, as they stand before a family name."""
PARTICLE = "(?:" + "|".join(re.escape(word) for word in sorted(PARTICLES, key=len, reverse=True)) + ")"
CHILD_OF = r"(?:[SDWHCsdwhc]/[Oo]|[Aa]/[LlPp])\.?"
"""As names of South and South East Asia say it: "Asha d/o Mohan", "Raj a/l Kumar"."""

FORMERLY = r"\((?:prev(?:iously)?\.?|formerly|n[ée]e|was) [^()\d]{2,25}\)"
"""The name that somebody had before, between the family's and the given one: "QUILL (prev. Brandt), Ada"."""
ON_THE_MIDDLE = (
    r"(?:\((?:middle|mn): ?[^()\d]{1,20}\)|"
    r"\((?:unk(?:nown)?|nmn|nmi|none)\))"
)
"""What a print says of a middle name between the others, mostly that it has none: "Ada (middle: UNK) Quill"."""
SAID_WITHIN = rf"(?:{FORMERLY}, ?[A-ZÀ-Þ]|{ON_THE_MIDDLE} (?-i:[A-ZÀ-Þ]))"
"""Brackets behind which a name goes on."""
IS_CHILD_OF = re.compile(CHILD_OF)
_SAID_WITHIN = re.compile(f" (?:{FORMERLY}|(?i:{ON_THE_MIDDLE}))")


def without_former_name(words: str) -> str:
    """Return a name without the one in brackets that somebody had before, and what is said there of a middle name."""
    return _SAID_WITHIN.sub("", words)


def is_particle(word: str) -> bool:
    """Tell whether a word in lower case can begin a family name ("de", "van")."""
    return word.casefold() in PARTICLES or word.startswith(("d'", "d\u2019"))


def begins_fathers_name(word: str) -> bool:
    """Tell whether a word says, in Malay, that all behind it is the father's name ("binte Mohd Yusof")."""
    return word.casefold() in _CHILD_IN_MALAY


_CHILD_IN_MALAY = frozenset("binte binti bte".split())


def ends_in_particle(word: str) -> bool:
    """Tell whether the last part of a word in two is a particle: "Hoekstra-van", before "den Broek"."""
    return "-" in word and word.rpartition("-")[2] in PARTICLES


def begins_gaelic_surname(first: str, second: str) -> bool:
    """Tell whether two words belong to an Irish surname with a third behind them: "Mac Giolla", "Nic Con"."""
    return first in _GAELIC and second in _DEVOTED


_GAELIC = frozenset("Mac Mag Mhic Nic Ó Ní Uí".split())
_DEVOTED = frozenset("Giolla Ghiolla Con Fhionn Maoil Mhaoil Dhonn Gearailt".split())
"""The servant, the hound, the devotee of somebody, who is named behind."""
_PATRONYMIC = re.compile(r"[a-zà-ÿ]{3,}[eé]z", re.IGNORECASE)
_SURNAMES_OF_SPAIN = frozenset(
    "acosta aguilar aguirre alonso alvarado arias avila ayala barrera blanco bravo bustos caballero "
    "cabrera calderon calderón campos cardenas cardona carrasco carrillo castillo castro cisneros "
    "contreras cordero cordova correa cortes cortés cárdenas córdova delgado diaz duarte duran durán díaz "
    "escobar espinoza estrada figueroa flores fuentes gallardo gallego gallegos garcia garcía garza "
    "guerra guerrero guzman guzmán herrera ibarra iglesias lara lozano macias macías maldonado marin "
    "marín mata medina mejia mejía mendoza mercado meza miranda molina montero montes montoya mora "
    "morales moreno moya muñoz navarro nieto nuñez núñez ochoa ojeda orozco ortega ortiz osorio pacheco "
    "padilla palacios parra peña pineda ponce prieto quintero quiroz ramos rangel reyes rios rivera "
    "robles rocha rojas romero rosales rosas rubio ruiz ríos salas salazar salgado salinas santana "
    "serrano silva sosa soto suarez tapia toledo torres trejo trujillo valencia valenzuela vargas vega "
    "velasco vera vidal villalobos villanueva villarreal zamora zapata zavala zuniga zúñiga ávila".split()
)
_OF_THE_PLAINS = re.compile(
    r"(?:old|red|little|big|black|white|yellow|spotted|standing|running|iron|lone|tall|two|crazy|good|bad) "
    r"(?:elk|bear|cloud|horse|bull|eagle|wolf|hawk|buffalo|crow|deer|bird|feather|elks|bears|bulls|thunder|owl|dog|"
    r"shield|crane|moon|star)",
    re.IGNORECASE,
)


def are_one_family_name(first: str, second: str) -> bool:
    """Tell whether two words at a name's end are its family name by themselves: a father's and a mother's surname
    ("Lopez Garcia"), or a name of the Plains ("Old Elk")."""
    both = all(
        _PATRONYMIC.fullmatch(word) or word.casefold() in _SURNAMES_OF_SPAIN for word in (first, second)
    )
    return both or _OF_THE_PLAINS.fullmatch(f"{first} {second}") is not None
