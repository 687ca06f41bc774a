"""Labels of the patient's numbers, of the insurance and of ways to reach the patient that are put together in ways no
list of wordings holds: "Local ID", "Nat. Reg. No.", "What insurance?", "Plan / ID", "Teen's own cell (confidential)".

Every word of such a label belongs to one of a few families, and which families meet tells what is asked for; one word
of no family, or one that names somebody else, and it is none.
"""

from __future__ import annotations

import re
from functools import lru_cache

_NUMBER = frozenset(
    "no nos number numbers num nr id ids identifier identification code pin num\u00e9ro n\u00famero".split()
)
_FILE = frozenset(
    "file chart folder record records hospital hosp clinic unit mr mrn uhid opd op ip ipd inpatient outpatient "
    "local our emr ehr medical facility system dossier".split()
)
_CITIZEN = frozenset(
    "national nat citizen civil passport identity ic kp nric fin cnic hkid nif nie dni cni trn nin niss nrn tax "
    "resident residence prison prisoner inmate eid cedula c\u00e9dula ahv".split()
)
_PEOPLE = frozenset("national nat citizen civil resident residence prison prisoner inmate tax".split())
_HEALTH = frozenset("health healthcare medicare phn uli phin hcn".split())
_PAYS = frozenset(
    "insurance insurer insurers ins payer payor carrier plan cover coverage scheme fund hmo funder mediclaim aid "
    "garant medicaid".split()
)
_MEMBER = frozenset(
    "member membership subscriber sub policy enrollee enrolee enrolment beneficiary insured".split()
)
_GROUP = frozenset("group grp".split())
_SECOND = frozenset("secondary sec second tertiary other 2nd".split())
_REACHED = {
    **dict.fromkeys(
        "phone telephone tel ph mobile cell cellphone mob hp handphone whatsapp landline".split(), "phone"
    ),
    **dict.fromkeys("email mail".split(), "email"),
    **dict.fromkeys("address addr mailing residence dwelling".split(), "address"),
}
_OWN = frozenset(
    "own home new current personal private confidential patient pt client child teen baby".split()
)
_WHOSE = frozenset(
    "own patient patients pt pts client clients child childs teen teens baby babys resident residents student students "
    "his her their your s".split()
)
_BESIDE = frozenset(
    "of the a and or what which who is are name names details if known any please card company co org organisation "
    "organization provider type main primary pri prim first new current preferred best usual home day daytime evening "
    "night contact on reg registration private personal confidential text med medical health "
    "employer dental copy state".split()
)
_MOST_WORDS = 6
_PLANNED = frozenset("plan cover scheme fund aid".split())
_OF_AN_INSURANCE = frozenset("health med medical dental company provider name".split())
"""Words beside which a plan or a cover is an insurance's."""
_REMARK = re.compile(r" ?\([^()]*\)\W*$")
_COUNTED = re.compile(r"\d(?!\s*(?:\W|$))|\d\W+\w|\d\d")
"""Figures that are more than the number of a label ("INS1")."""
_SEVERAL = re.compile(r"[/&+,]|\b(?:and|or)\b", re.IGNORECASE)


_KNOWN = (
    _NUMBER
    | _FILE
    | _CITIZEN
    | _HEALTH
    | _PAYS
    | _MEMBER
    | _GROUP
    | _SECOND
    | _REACHED.keys()
    | _WHOSE
    | _BESIDE
)


@lru_cache(maxsize=4096)
def put_together(words: str) -> tuple[str, str] | None:
    """Return key and role of the label that words are put together to, None when they hold anything else too."""
    bare = _REMARK.sub("", words).replace("\u2019", "'")
    tokens = _tokens(bare)
    if not 0 < len(tokens) <= _MOST_WORDS or not bare[:1].isalpha() or _COUNTED.search(bare) or "(" in bare:
        return None
    found = set(tokens)
    if not found <= _KNOWN:
        return None
    return _of_the_insurance(bare, found) or _of_a_number(found) or _of_a_way(found)


def _tokens(words: str) -> list[str]:
    """The words of a label, small, without figures behind them ("INS1"); "#" says "number"."""
    return _WORD.findall(_FOR_A_NUMBER.sub(" no ", words.casefold()))


_FOR_A_NUMBER = re.compile(r"#|\bn[\u00b0\u00ba]")
_WORD = re.compile(r"[^\W\d_]+")


def _of_the_insurance(words: str, found: set[str]) -> tuple[str, str] | None:
    if found & {"aid"} and not found & {"med", "medical"}:
        return None
    pays = found & _PAYS
    told = pays or found & _MEMBER
    numbered = found & _NUMBER or found & {"policy"} or (pays and "card" in found)
    if found & (_CITIZEN | _FILE - {"medical"} | _REACHED.keys()) or not (told or found & _GROUP):
        return None
    if found & _SECOND:
        return ("ignore", "")
    if found & _GROUP and (found & _NUMBER or pays or len(found) == 1):
        return ("group", "insurance")
    if pays and numbered and _SEVERAL.search(words):
        return ("payer", "insurance")
    if numbered:
        return ("member_id", "insurance")
    surely = pays - _PLANNED or found & _OF_AN_INSURANCE
    return ("payer", "insurance") if surely and not found & (_MEMBER | {"new", "current"}) else None


def _of_a_number(found: set[str]) -> tuple[str, str] | None:
    if found & (_REACHED.keys() | _SECOND | _PAYS | _MEMBER | _GROUP):
        return None
    numbered = bool(found & _NUMBER)
    if found & _HEALTH and (numbered or "card" in found or found <= _HEALTH - {"health", "healthcare"}):
        return ("health_card", "patient")
    if found & _CITIZEN and (numbered or (len(found) == 1 and not found & _PEOPLE) or "card" in found):
        return ("other_id", "patient")
    if found & _FILE and (found & _NUMBER - {"code"} or len(found & _FILE) > 1):
        return ("mrn", "patient")
    return None


def _of_a_way(found: set[str]) -> tuple[str, str] | None:
    ways = {_REACHED[token] for token in found & _REACHED.keys()}
    if len(ways) != 1 or found & (
        _FILE | _CITIZEN | _HEALTH | _PAYS | _MEMBER | _GROUP | {"employer", "provider"}
    ):
        return None
    return (next(iter(ways)), "patient" if found & (_OWN | _WHOSE) else "")
