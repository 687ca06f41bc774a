"""One case, measured: for each path what was right, wrong, missed and invented."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import Any

from jobs.evaluation.cases import Case
from jobs.evaluation.comparing import age_on, same
from referrals.data.referral import Field, Referral, Triage, walk

_INDEX = re.compile(r"\[\d+\]")


@dataclass(frozen=True, slots=True)
class Miss:
    """What should have come back and did not (`got` is what did), or what came back and should not have."""

    path: str
    expected: Any
    got: Any


@dataclass(frozen=True, slots=True)
class Shown:
    """A value that came back, with the confidence it was shown with, and whether it was right."""

    path: str
    confidence: float
    right: bool
    raw: float = 0.0


@dataclass(frozen=True, slots=True)
class Tally:
    """Right, invented or wrong, missed or wrong."""

    path: str
    right: int
    false: int
    missed: int


@dataclass(frozen=True, slots=True)
class Measured:
    case: Case
    tallies: tuple[Tally, ...]
    misses: tuple[Miss, ...]
    shown: tuple[Shown, ...]
    values: int
    values_without_place: int
    seconds: float
    pages: int


def measure(
    *, case: Case, referral: Referral, triage: Triage | None, seconds: float, pages: int, today: date
) -> Measured:
    """This function will compare what came back from a case with what must come back."""
    tallies: list[Tally] = []
    misses: list[Miss] = []
    shown: list[Shown] = []
    for path, expected in case.gold.items():
        if path.endswith("[]") or "[]" in path:
            outcome = _list(path, expected, _listed(referral, path), recall_only=path in case.recall_only)
        else:
            outcome = _single(path, expected, *_got(referral, triage, path, today))
        tallies.append(outcome[0])
        misses += outcome[1]
        shown += outcome[2]
    fields = [field for _, field in walk(referral) if field.value is not None]
    return Measured(
        case=case,
        tallies=tuple(tallies),
        misses=tuple(misses),
        shown=tuple(shown),
        values=len(fields),
        values_without_place=sum(not field.evidence for field in fields),
        seconds=seconds,
        pages=pages,
    )


_Outcome = tuple[Tally, list[Miss], list[Shown]]


def _single(path: str, expected: Any, got: Any, field: Field | None) -> _Outcome:
    right = same(path, expected, got)
    shown = [_shown(path, field, right=right)] if field is not None and got is not None else []
    if right:
        return Tally(path, int(expected is not None), 0, 0), [], shown
    return (
        Tally(path, 0, int(got is not None), int(expected is not None)),
        [Miss(path, expected, got)],
        shown,
    )


def _list(path: str, expected: Any, fields: list[Field], *, recall_only: bool) -> _Outcome:
    wanted = list(expected or ())
    left = list(fields)
    right = 0
    misses: list[Miss] = []
    shown: list[Shown] = []
    for value in _distinct(wanted):
        match = next((field for field in left if same(path, value, field.value)), None)
        if match is None:
            misses.append(Miss(path, value, None))
        else:
            left.remove(match)
            shown.append(_shown(path, match, right=True))
            right += 1
    repeated = [field for field in left if any(same(path, value, field.value) for value in wanted)]
    invented = [field for field in left if field not in repeated]
    missed = len(misses)
    if not recall_only:
        misses += [Miss(path, None, field.value) for field in invented]
        shown += [_shown(path, field, right=False) for field in invented]
    return Tally(path, right, 0 if recall_only else len(invented), missed), misses, shown


def _shown(path: str, field: Field, *, right: bool) -> Shown:
    raw = field.confidence if field.confidence_raw is None else field.confidence_raw
    return Shown(path, field.confidence, right=right, raw=raw)


def _distinct(values: list[Any]) -> Iterator[Any]:
    """The expected values, a repeated one only once."""
    seen: list[Any] = []
    for value in values:
        if not any(str(value) == str(other) for other in seen):
            seen.append(value)
            yield value


def _listed(referral: Referral, path: str) -> list[Field]:
    bare = path.replace("[]", "")
    return [
        field
        for name, field in walk(referral)
        if _INDEX.sub("", name) == bare
        and field.value is not None
        and field.asserted not in ("negated", "family")
    ]


def _got(referral: Referral, triage: Triage | None, path: str, today: date) -> tuple[Any, Field | None]:
    if path.startswith("triage."):
        return (getattr(triage, path.removeprefix("triage."), None) if triage else None), None
    patient = referral.patient
    if path == "patient.full_name":
        names = [str(name.value) for name in (patient.given_name, patient.family_name) if name.value]
        return (" ".join(names) or None), (patient.family_name if names else None)
    if path == "patient.age" and patient.age.value is None and patient.birth_date.value is not None:
        return age_on(str(patient.birth_date.value), today), patient.birth_date
    node: Any = referral
    for part in path.split("."):
        node = getattr(node, part, None)
    return (node.value, node) if isinstance(node, Field) else (None, None)
