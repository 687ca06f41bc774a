"""What the name that a program gives to a value says of it: whose it is, and what of a referral."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from jobs.extraction.assistant.exports.key_vocabulary import PLAIN, SAYS, TOGETHER
from jobs.extraction.patterns.accents import without_accents

_PARTS = re.compile(r"#?\d+|[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
_ITEM = re.compile(r"(?<!icd)(?<!icd[_-])(?<!\d)#?\d+", re.IGNORECASE)
_OWN = ("value", "extension", "displayname", "#text", "_text", "val")
"""Names of a value that has a name above them."""
_SHORT = ("pt", "dr", "id", "no", "to", "by", "gp", "nr", "ph")
_PARTY = ("referrer", "recipient")
_OF_THE_PATIENT = {
    "mrn": "mrn", "nhs": "nhs_number", "health": "health_card", "citizen": "other", "ssn": "ssn",
}  # fmt: skip
_REACHED = frozenset({"phone", "fax", "email", "npi"})
_PEOPLE = frozenset({"patient", "referrer", "recipient"})
_MEMBERS = frozenset({"member"})
_OF_A_PERSON = frozenset({"first", "last", "middle", "birth", "sex", "age", "phone", "email", "address"})
"""What a part of an insurer's print that is called by its member tells of somebody: whom it insures is the patient."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """`path` is a path of the referral, or of what is put together to one; "other" what is somebody else's or of
    another matter, "" what the name does not tell. `item` tells entries of one list apart."""

    path: str = ""
    item: str = ""


_NOTHING = Meaning()
_OTHERS = Meaning("other")


@lru_cache(maxsize=4096)
def meaning_of(names: tuple[str, ...]) -> Meaning:
    """Return what a value is whose names these are, the outermost first."""
    if names and names[-1].casefold() in _OWN:
        return meaning_of(names[:-1])
    levels = [said for name in names if not name.startswith("#") and (said := frozenset(_said(name)))]
    if len(levels) > 1 and levels[0] == _MEMBERS and levels[-1] & _OF_A_PERSON:
        levels[0] = frozenset({"patient"})
    if not levels or not frozenset().union(*levels) - {"unknown"}:
        return _NOTHING
    item = "/".join(part for name in names for part in _ITEM.findall(name))
    return _meaning(levels[-1], frozenset().union(*levels), _role(levels), item)


def _said(name: str) -> list[str]:
    plain = without_accents(name)
    parts = [part.casefold() for part in _PARTS.findall(plain) if not part[0].isdigit()]
    whole = re.sub(r"[\W\d_]", "", plain).casefold()
    if whole == "family":  # of a name: with another word it is a relative's
        return ["last"]
    if whole == "hosp":  # with another word it is what a hospital counts its patients by
        return ["organization"]
    if whole in SAYS and len(parts) > 1:
        return [*SAYS[whole], *(what for part in parts for what in SAYS.get(part, ()) if what in _WHOSE)]
    return [what for part in parts if part not in PLAIN for what in (tuple(_of_word(part)) or ("unknown",))]


_WHOSE = ("patient", "referrer", "recipient", "insurance", "by", "to", "ref", "weakly")


def _of_word(word: str) -> Iterator[str]:
    if word in SAYS or len(word) < 5:
        yield from SAYS.get(word, ())
        return
    rest = word
    found: list[str] = []
    while rest:
        known = next((each for each in (*TOGETHER, *_SHORT) if rest.startswith(each)), None)
        if known is None:
            return
        found += SAYS[known]
        rest = rest[len(known) :]
    yield from found


def _role(levels: Sequence[frozenset[str]]) -> str:
    """Whose a value is by the innermost name that tells it; "" where none does."""
    for said in reversed(levels):
        if "other" in said:
            return "other"
        if "recipient" in said or (
            "to" in said and said & {"ref", "asking", "weakly", "organization", *_REACHED}
        ):
            return "recipient"
        if said in ({"to"}, {"to", "group"}):
            return "recipient"
        if said & {"referrer"} or (
            "ref" in said and said & {"by", "weakly", "name", "phone", "fax", "npi", "organization"}
        ):
            return "referrer"
        if "by" in said and said & _REACHED and "patient" not in said:
            return "referrer"
        if said == {"by"} or ({"by", "asking"} <= said) or said == {"ref"}:
            return "referrer"
        if "insurance" in said:
            return "insurance"
        if "patient" in said:
            return "patient"
    return "weakly" if any(said & {"weakly", "organization"} for said in levels) else ""


def _meaning(inner: frozenset[str], said: frozenset[str], role: str, item: str) -> Meaning:
    if role == "other":
        return _OTHERS
    if "skip" in inner and not inner & {
        "allergy",
        "medication",
        "diagnosis",
        "reaction",
        "reason",
        "urgency",
    }:
        return _NOTHING
    if role == "insurance" or (said & {"member", "plan"} and not said & _PEOPLE):
        return _of_insurance(inner)
    for clinical in (_allergy, _medication, _diagnosis):
        if (path := clinical(inner, said)) is not None:
            return Meaning(path, item)
    if inner & {"otherday"}:
        return _NOTHING
    if path := _asked(inner, said, role):
        return Meaning(path)
    return _of_somebody(inner, said, role, item)


def _of_insurance(inner: frozenset[str]) -> Meaning:
    if "group" in inner:
        return Meaning("insurance.group")
    if inner & {"phone", "fax", "address", "date", "otherday", "birth", "email", "sex", "first", "last"}:
        return _OTHERS
    if inner & {"member", "number", "mrn"}:
        return Meaning("insurance.member_id")
    if inner & {"plan"}:
        return Meaning("insurance.plan")
    return Meaning("insurance.payer") if inner & {"name", "insurance", "organization"} else _NOTHING


def _allergy(inner: frozenset[str], said: frozenset[str]) -> str | None:
    if "allergy" not in said and "reaction" not in inner:
        return None
    if inner & {"severity", "date", "code", "otherday", "skip", "number"} and not inner & {
        "allergy",
        "reaction",
    }:
        return ""
    if inner & {"severity", "date", "code"} and "reaction" not in inner:
        return ""
    return "clinical.allergies.reaction" if "reaction" in inner else "clinical.allergies.substance"


def _medication(inner: frozenset[str], said: frozenset[str]) -> str | None:
    if "medication" not in said:
        return None
    if inner & {"past", "over"}:
        return _OTHERS.path
    if inner & {"dose", "frequency"}:
        return "clinical.medications.dose" if "dose" in inner else "clinical.medications.frequency"
    if inner & {"date", "code", "otherday", "skip", "number", "severity", "reason", "weakly"}:
        return ""
    return "clinical.medications.name" if inner & {"medication", "name", "words", "unknown"} else ""


def _diagnosis(inner: frozenset[str], said: frozenset[str]) -> str | None:
    if not said & {"diagnosis", "icd"}:
        return None
    if inner & {"icd"} or (inner & {"code"}):
        return "clinical.diagnoses.icd10cm"
    if inner & {"date", "otherday", "skip", "number", "severity"} and "diagnosis" not in inner:
        return ""
    if inner & {"date", "otherday", "severity"}:
        return ""
    if "over" in inner:
        return _OTHERS.path
    return "clinical.diagnoses.text" if inner & {"diagnosis", "name", "words"} else ""


def _asked(inner: frozenset[str], said: frozenset[str], role: str) -> str:
    """What is asked for and when, whoever's name stands beside it."""
    for what in ("urgency", "reason", "specialty"):
        if what in inner or (what in said and inner <= {"words", "code", "name", "number", "unknown"}):
            if inner & {"number", "date"}:
                return ""
            return f"request.{what}" if what != "specialty" or role != "referrer" else ""
    if inner == {"note"} and "asking" in said and not role:
        return "request.note"
    if "service" in inner and role == "recipient":  # a house's department in the Romance languages
        return "request.specialty"
    if "service" in inner and not inner & {"date", "number"}:
        return "request.service"
    if "date" in inner and "birth" not in said and role in ("", "referrer", "weakly"):
        return "request.date" if said & {"asking", "ref"} or inner == {"date"} else ""
    return ""


def _of_somebody(inner: frozenset[str], said: frozenset[str], role: str, item: str) -> Meaning:
    whose = {"weakly": "referrer", "": "patient"}.get(role, role)
    if whose == "patient":
        if inner & {"birth"} or ("birth" in said and "date" in inner):
            return Meaning("patient.birth_date")
        for what in ("age", "sex"):
            if what in inner:
                return Meaning(f"patient.{what}")
        for what, kind in _OF_THE_PATIENT.items():
            if what in inner or (what in said and inner & {"number", "unknown"} == {"number"}):
                return Meaning(f"patient.id.{kind}", what)
        if "patient" in said and "number" in inner and not inner & {"phone", "fax", "date"}:
            return Meaning("patient.id.mrn", "number")
    for what in ("fax", "email", "phone"):
        if what in inner or (what in said and inner & {"number", "work"}):
            if whose == "patient" and ("work" in said or (what == "fax")):
                return _OTHERS
            return Meaning(f"{whose}.{what}")
    if "npi" in inner and whose in (*_PARTY, "patient"):
        return Meaning(f"{'referrer' if whose == 'patient' else whose}.npi")
    if "address" in inner:
        return Meaning(f"{whose}.address", item)
    if ("organization" in inner and role != "patient") or (inner == {"to", "group"}):
        return Meaning(f"{whose if whose in _PARTY else 'referrer'}.organization")
    return _named(inner, said, role, whose)


def _named(inner: frozenset[str], said: frozenset[str], role: str, whose: str) -> Meaning:
    if inner & {"number", "date", "code", "asking"}:
        return _NOTHING
    for what, part in (("first", "given"), ("last", "family"), ("middle", "middle")):
        if what in inner:
            return Meaning(f"{whose}.{part}")
    if "organization" in said and role in _PARTY:
        return Meaning(f"{role}.organization")
    if "name" in inner and not (role == "" and "unknown" in inner):
        return Meaning(f"{whose}.name")
    bare = inner <= {role, "to", "by", "ref", "weakly"}
    return Meaning(f"{whose}.name") if bare and role in (*_PARTY, "weakly", "patient") else _NOTHING
