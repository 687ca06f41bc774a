"""Whether what a page prints of its patient can be the packet's patient (how it is judged: ADR 0010)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Literal

from rapidfuzz.distance import DamerauLevenshtein
from stdnum.gb import nhs

from jobs.extraction.packets.identity import Printed
from jobs.extraction.packets.names import Name, Relation, alike, compare_names, says_former_name
from jobs.extraction.packets.siblings import says_otherwise_called
from referrals.data.packets import QuarantineReason

DateRelation = Literal["same", "near", "different"]
_CLOSEST: tuple[Relation, ...] = ("same", "possible", "given_only", "family_only", "relatives", "different")
_CLOSEST_DATE: tuple[DateRelation, ...] = ("same", "near", "different")


@dataclass(frozen=True, slots=True)
class Verdict:
    """`foreign`: another patient's. `doubtful`: may be. `reasons` say by what; `agrees`: something
    speaks for ours, so that what else is printed there may be the patient's as well."""

    foreign: bool = False
    doubtful: bool = False
    agrees: bool = False
    reasons: tuple[QuarantineReason, ...] = ()


def judge(page: Printed, patient: Printed) -> Verdict:
    """Return whether a page, or part, can be the patient's."""
    if not page.says_who or not patient.says_who:
        return Verdict()
    read_badly = page.read_badly or patient.read_badly
    name = _names(page.names, patient.names, read_badly=read_badly)
    born = _dates(page.birth_dates, patient.birth_dates, read_badly=read_badly)
    numbers = _numbers(page, patient)
    reasons: list[QuarantineReason] = []
    if name in ("different", "family_only", "relatives"):
        reasons.append("other_name")
    if born == "different":
        reasons.append("other_birth_date")
    if numbers == "different":
        reasons.append("other_identifier")
    former = says_former_name(page.content) or says_former_name(patient.content)
    if name == "relatives" and (former or _called_otherwise(page, patient)):
        name = "family_only"
    found = _weigh(name, born, numbers, former=former)
    if found == "ours":
        return Verdict(agrees=True)
    if found == "nothing":
        return Verdict()
    both = {"other_name", "other_birth_date"} <= set(reasons)
    if found == "foreign" and name not in ("same", "possible") and not both and _mentions(page, patient):
        found = "doubtful"
    return Verdict(
        foreign=found == "foreign",
        doubtful=found == "doubtful",
        agrees=found == "doubtful" and name == "different" and born == "same",
        reasons=tuple(reasons) or ("other_name",),
    )


def _weigh(name: Relation | None, born: DateRelation | None, numbers: str, *, former: bool) -> str:
    """The table of ADR 0010: `ours`, `foreign`, `doubtful`, or `nothing` when too little is printed to say."""
    if numbers == "same":
        return "doubtful" if name == "different" and born == "different" else "ours"
    if born == "same":
        if name == "relatives" or (name == "family_only" and numbers == "different"):
            return "foreign"
        return "doubtful" if name in ("family_only", "different") else "ours"
    if born == "near":
        if name in ("same", "possible"):
            return "ours"
        return "doubtful" if name in (None, "given_only") and numbers != "different" else "foreign"
    if born == "different":
        return "foreign"
    if name in ("same", "possible"):
        return "ours"
    if name == "given_only":
        return "ours" if former else "foreign" if numbers == "different" else "doubtful"
    if name in ("family_only", "relatives", "different"):
        return "foreign"
    return "foreign" if numbers == "different" else "nothing"


def _called_otherwise(page: Printed, patient: Printed) -> bool:
    return says_otherwise_called(page.content) or says_otherwise_called(patient.content)


def _names(one: Iterable[Name], other: tuple[Name, ...], *, read_badly: bool) -> Relation | None:
    """The closest relation between any of the names, None when one side prints none."""
    found = {compare_names(a, b, read_badly=read_badly) for a in one for b in other}
    return next((relation for relation in _CLOSEST if relation in found), None)


def _dates(one: Iterable[date], other: tuple[date, ...], *, read_badly: bool) -> DateRelation | None:
    found = {compare_dates(a, b, read_badly=read_badly) for a in one for b in other}
    return next((relation for relation in _CLOSEST_DATE if relation in found), None)


def compare_dates(one: date, other: date, *, read_badly: bool = False) -> DateRelation:
    """Return how two birth dates relate; `near`: day and month swapped, or a digit or two misread or mistyped."""
    if one == other:
        return "same"
    if (one.year, one.month, one.day) == (other.year, other.day, other.month):
        return "near"
    wrong = DamerauLevenshtein.distance(f"{one:%Y%m%d}", f"{other:%Y%m%d}")
    return "near" if wrong <= (2 if read_badly else 1) else "different"


_IN_FAMILIES = ("health_card",)
"""Numbers that members of a family can share: the same one proves nothing."""
_OF_ONE_PLACE = ("mrn",)
"""Numbers that every hospital gives anew: another one proves nothing."""


def _numbers(page: Printed, patient: Printed) -> str:
    """`same`, `different`, or "" when the numbers say nothing."""
    shared = page.identifiers & patient.identifiers
    if any(kind not in _IN_FAMILIES for kind, _ in shared):
        return "same"
    theirs = dict(patient.identifiers)
    for kind, digits in page.identifiers:
        if kind in _OF_ONE_PLACE or kind in _IN_FAMILIES or kind not in theirs:
            continue
        misread = DamerauLevenshtein.distance(digits, theirs[kind]) <= 2
        valid = kind != "nhs_number" or (nhs.is_valid(digits) and nhs.is_valid(theirs[kind]))
        if not misread and valid:
            return "different"
    return ""


_SIBLINGS = frozenset("twin sister brother sibling cotwin".split())
_BEFORE_A_NAME = 4


def _mentions(page: Printed, patient: Printed) -> bool:
    """Whether the page has the patient's own full name, its words side by side, anywhere but as a sibling's."""
    words = re.findall(r"[^\W\d_]+", page.content.casefold())
    for name in patient.names:
        if not name.is_full:
            continue
        given, family = name.whole[0], name.whole[-1]
        for place, word in enumerate(words):
            if (
                alike(word, family)
                and any(alike(near, given) for near in words[max(0, place - 3) : place + 4] if near != word)
                and _SIBLINGS.isdisjoint(words[max(0, place - _BEFORE_A_NAME) : place])
            ):
                return True
    return False
