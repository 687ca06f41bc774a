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

DateRelation = Literal["same", "turned", "near", "different"]
"""`turned`: day and month swapped, as countries write them. `near`: a digit wrong, misread, mistyped or another's."""
NumberRelation = Literal["same", "none", "of_a_place", "different"]
"""`of_a_place`: another record number, which every hospital gives anew. `none`: there are none to compare."""
_CLOSEST: tuple[Relation, ...] = (
    "same",
    "possible",
    "like",
    "given_only",
    "family_only",
    "relatives",
    "different",
)
_CLOSEST_DATE: tuple[DateRelation, ...] = ("same", "turned", "near", "different")
_THE_NAME: tuple[Relation, ...] = ("same", "possible", "like")


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
    scanned = page.scanned or patient.scanned
    name = _names(page.names, patient.names, read_badly=read_badly)
    born = _dates(page.birth_dates, patient.birth_dates, read_badly=read_badly)
    numbers = compare_numbers(page, patient, scanned=scanned)
    former = says_former_name(page.content) or says_former_name(patient.content)
    weighed = name
    if name == "relatives" and (former or _called_otherwise(page, patient)):
        weighed = "family_only"
    elif name == "like" and read_badly:
        weighed = "same"
    found = _weigh(weighed, born, numbers, former=former, scanned=scanned)
    if found == "ours":
        return Verdict(agrees=True)
    if found == "nothing":
        return Verdict()
    reasons = _reasons(name, born, numbers)
    both = name not in (None, *_THE_NAME) and born == "different"
    if found == "foreign" and name not in _THE_NAME and not both and _mentions(page, patient):
        found = "doubtful"
    return Verdict(
        foreign=found == "foreign",
        doubtful=found == "doubtful",
        agrees=found == "doubtful" and name == "different" and born == "same",
        reasons=reasons,
    )


def _reasons(
    name: Relation | None, born: DateRelation | None, numbers: NumberRelation
) -> tuple[QuarantineReason, ...]:
    """What speaks against a page, a name that is only much alike as well."""
    reasons: list[QuarantineReason] = []
    if name in ("like", "different", "family_only", "relatives"):
        reasons.append("other_name")
    if born in ("near", "different"):
        reasons.append("other_birth_date")
    if numbers in ("of_a_place", "different"):
        reasons.append("other_identifier")
    return tuple(reasons) or ("other_name",)


def _weigh(
    name: Relation | None,
    born: DateRelation | None,
    numbers: NumberRelation,
    *,
    former: bool,
    scanned: bool,
) -> str:
    """The table of ADR 0010: `ours`, `foreign`, `doubtful`, or `nothing` when too little is printed to say."""
    if numbers == "same":
        return "doubtful" if name == "different" and born == "different" else "ours"
    if born == "same":
        return _born_the_same(name, numbers, former=former)
    if born in ("turned", "near"):
        return _born_nearly_the_same(name, born, numbers, scanned=scanned)
    if born == "different":
        return "foreign"
    if name in _THE_NAME:
        return "ours" if numbers == "none" else "doubtful"
    if name == "given_only":
        return "ours" if former else "foreign" if numbers == "different" else "doubtful"
    if name in ("family_only", "relatives", "different"):
        return "foreign"
    return {"different": "foreign", "of_a_place": "doubtful"}.get(numbers, "nothing")


def _born_the_same(name: Relation | None, numbers: NumberRelation, *, former: bool) -> str:
    if name == "relatives" or (name == "family_only" and numbers == "different"):
        return "foreign"
    if name in ("family_only", "different") or numbers == "different":
        return "doubtful"
    return "doubtful" if numbers == "of_a_place" and name in ("like", "given_only") and not former else "ours"


def _born_nearly_the_same(
    name: Relation | None, born: DateRelation, numbers: NumberRelation, *, scanned: bool
) -> str:
    """Two differences are another person's, be they small; of a scan, one of them may be misread."""
    if name not in _THE_NAME:
        unsure = name in (None, "given_only") and numbers == "none"
        return "doubtful" if unsure else "foreign"
    if born == "turned":
        return "doubtful" if name == "like" or numbers == "different" else "ours"
    misread = scanned and name != "like"
    if numbers != "none":
        return "doubtful" if misread and numbers == "of_a_place" else "foreign"
    return "ours" if misread else "doubtful"


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
    """Return how two birth dates relate."""
    if one == other:
        return "same"
    if (one.year, one.month, one.day) == (other.year, other.day, other.month):
        return "turned"
    wrong = DamerauLevenshtein.distance(f"{one:%Y%m%d}", f"{other:%Y%m%d}")
    return "near" if wrong <= (2 if read_badly else 1) else "different"


_IN_FAMILIES = ("health_card",)
"""Numbers that members of a family can share: the same one proves nothing."""
_OF_ONE_PLACE = ("mrn",)
_MISREAD = 2
"""So many figures of a number may be misread on a scan."""


def compare_numbers(page: Printed, patient: Printed, *, scanned: bool) -> NumberRelation:
    """Return how the numbers of two prints relate: one that both have proves more than others that they have not."""
    shared = page.identifiers & patient.identifiers
    if any(kind not in _IN_FAMILIES for kind, _ in shared):
        return "same"
    found: NumberRelation = "none"
    for kind, digits in sorted(page.identifiers):
        theirs = [other for of_kind, other in patient.identifiers if of_kind == kind]
        if not theirs or kind in _IN_FAMILIES:
            continue
        if any(_may_be_one_number(kind, digits, other, scanned=scanned) for other in theirs):
            continue
        if kind not in _OF_ONE_PLACE:
            return "different"
        found = "of_a_place"
    return found


def _may_be_one_number(kind: str, one: str, other: str, *, scanned: bool) -> bool:
    """Whether two numbers may be one: written with less, misread, or one of them with a wrong check digit."""
    if one.endswith(other.lstrip("0")) or other.endswith(one.lstrip("0")):
        return True
    if kind == "nhs_number" and not (nhs.is_valid(one) and nhs.is_valid(other)):
        return True
    return scanned and DamerauLevenshtein.distance(one, other) <= _MISREAD


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
