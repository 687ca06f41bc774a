"""One case, measured: for each path what was right, wrong, missed and invented."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Literal

from jobs.calibration.reliability import Judged
from jobs.evaluation.cases import Case
from jobs.evaluation.comparing import age_on, options_of, same
from jobs.evaluation.locating import Place, find_places
from referrals.data.pages import Page
from referrals.data.paths import bare_path
from referrals.data.referral import Field, Referral, Triage, walk
from referrals.fields import DEFAULT_THRESHOLD

Cause = Literal["not read", "not found", "wrong", "invented"]
"""`not read`: the wanted text is not among the words read. `not found`: it is, and nothing came back. `wrong`:
something else came back. `invented`: nothing was wanted."""


@dataclass(frozen=True, slots=True)
class Miss:
    """What should have come back and did not (`got` is what did), or what came back and should not have.

    `taken` is where the value that came back was taken from, `wanted_at` where the wanted one stands.
    """

    path: str
    expected: Any
    got: Any
    cause: Cause
    literal: bool = True
    taken: tuple[Place, ...] = ()
    wanted_at: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True)
class Tally:
    """Right, invented or wrong, missed or wrong."""

    path: str
    right: int
    false: int
    missed: int


@dataclass(frozen=True, slots=True)
class Measured:
    """`values` are all that came back; `accepted` those of them that would decide something (supported, or sure
    enough). `unmeasured` are paths whose gold could not be compared.
    """

    case: Case
    tallies: tuple[Tally, ...]
    misses: tuple[Miss, ...]
    judged: tuple[Judged, ...]
    values: int
    values_without_place: int
    accepted: int
    accepted_without_place: int
    urgency: str | None = None
    unmeasured: tuple[str, ...] = ()


def measure(
    *, case: Case, referral: Referral, triage: Triage | None, pages: Sequence[Page], today: date
) -> Measured:
    """Compare what came back from a case with what must come back."""
    outcomes: list[_Outcome] = []
    unmeasured: list[str] = []
    for path, expected in case.gold.items():
        try:
            outcomes.append(
                _list(case, path, expected, _listed(referral, path), pages)
                if "[]" in path
                else _single(case, path, expected, *_got(referral, triage, path, expected, today), pages)
            )
        except Exception:  # noqa: BLE001 - a value of a shape nobody thought of is told, and the rest is measured
            unmeasured.append(path)
    fields = [field for _, field in walk(referral) if field.value is not None]
    accepted = [
        field for field in fields if field.verdict == "supported" or field.confidence >= DEFAULT_THRESHOLD
    ]
    return Measured(
        case=case,
        tallies=tuple(outcome[0] for outcome in outcomes),
        misses=tuple(miss for outcome in outcomes for miss in outcome[1]),
        judged=tuple(entry for outcome in outcomes for entry in outcome[2]),
        values=len(fields),
        values_without_place=sum(not field.evidence for field in fields),
        accepted=len(accepted),
        accepted_without_place=sum(not field.evidence for field in accepted),
        urgency=triage.urgency if triage else None,
        unmeasured=tuple(unmeasured),
    )


_Outcome = tuple[Tally, list[Miss], list[Judged]]


def _single(
    case: Case, path: str, expected: Any, got: Any, field: Field | None, pages: Sequence[Page]
) -> _Outcome:
    wanted = {"any_of": expected} if isinstance(expected, list) else expected
    right = same(path, wanted, got)
    judged = []
    if field is not None and got is not None and not _said_in_parts(case, path):
        judged.append(_judged(case, path, field, right=right))
    if right:
        return Tally(path, int(got is not None), 0, 0), [], judged
    demanded = all(option is not None for option in options_of(wanted))
    miss = _miss(case, path, wanted, got, field, pages)
    return Tally(path, 0, int(got is not None), int(demanded)), [miss], judged


def _list(case: Case, path: str, expected: Any, fields: list[Field], pages: Sequence[Page]) -> _Outcome:
    wanted = _wanted(path, expected, fields)
    left = list(fields)
    misses: list[Miss] = []
    judged: list[Judged] = []
    for value in _distinct(wanted):
        match = next((field for field in left if same(path, value, field.value)), None)
        if match is None:
            misses.append(_miss(case, path, value, None, None, pages))
        else:
            left.remove(match)
            judged.append(_judged(case, path, match, right=True))
    right, missed = len(judged), len(misses)
    repeated = [field for field in left if any(same(path, value, field.value) for value in wanted)]
    invented = [field for field in left if field not in repeated]
    open_ended = path in case.recall_only
    if open_ended:
        judged = []  # of what else came back nobody knows whether it is right: the right ones alone would flatter
    else:
        misses += [_miss(case, path, None, field.value, field, pages) for field in invented]
        judged += [_judged(case, path, field, right=False) for field in invented]
    return Tally(path, right, 0 if open_ended else len(invented), missed), misses, judged


def _wanted(path: str, expected: Any, fields: Sequence[Field]) -> list[Any]:
    """The items a list must have; of several lists that would do, the one that most of what came back agrees with."""
    if isinstance(expected, dict) and any(isinstance(option, list) for option in options_of(expected)):
        lists = [option if isinstance(option, list) else [] for option in options_of(expected)]
        return max(
            lists,
            key=lambda items: sum(any(same(path, i, f.value) for i in items) for f in fields),
            default=[],
        )
    if isinstance(expected, list):
        return [item for item in expected if item is not None]
    return [] if expected is None else [expected]


def _miss(case: Case, path: str, expected: Any, got: Any, field: Field | None, pages: Sequence[Page]) -> Miss:
    wanted_at = () if path.startswith("triage.") else find_places(pages, path, expected)
    return Miss(
        path=path,
        expected=expected,
        got=got,
        cause=_cause(expected, got, found=bool(wanted_at) or path in _CODED),
        literal=path not in case.not_literal,
        taken=tuple(Place(place.document_id, place.page, place.boxes) for place in field.evidence)
        if field
        else (),
        wanted_at=wanted_at,
    )


_CODED = (
    *("patient.sex", "patient.age", "request.specialty", "request.urgency", "document.kind"),
    *("triage.urgency", "triage.specialty", "triage.disposition"),
)
"""Values from a list of codes: their words seldom stand in the text, so that finding none says nothing."""


def _cause(expected: Any, got: Any, *, found: bool) -> Cause:
    if expected is None:
        return "invented"
    if got is not None:
        return "wrong" if found else "not read"
    return "not found" if found else "not read"


def _said_in_parts(case: Case, path: str) -> bool:
    """Whether a full name is judged by its parts already."""
    return path == "patient.full_name" and "patient.family_name" in case.gold


def _judged(case: Case, path: str, field: Field, *, right: bool) -> Judged:
    raw = field.confidence if field.confidence_raw is None else field.confidence_raw
    return Judged(path, raw, field.verdict, field.confidence, right, case.subject)


def _distinct(values: list[Any]) -> Iterator[Any]:
    """The expected values, a repeated one only once."""
    seen: set[str] = set()
    for value in values:
        if str(value) not in seen:
            seen.add(str(value))
            yield value


def _listed(referral: Referral, path: str) -> list[Field]:
    bare = path.replace("[]", "")
    return [
        field
        for name, field in walk(referral)
        if bare_path(name).replace("[]", "") == bare
        and field.value is not None
        and field.asserted not in ("negated", "family")
    ]


def _got(
    referral: Referral, triage: Triage | None, path: str, expected: Any, today: date
) -> tuple[Any, Field | None]:
    if path.startswith("triage."):
        return (getattr(triage, path.removeprefix("triage."), None) if triage else None), None
    patient = referral.patient
    if path == "patient.full_name":
        names = [name for name in (patient.given_name, patient.family_name) if name.value]
        return (" ".join(str(name.value) for name in names) or None), min(
            names, key=lambda name: name.confidence, default=None
        )
    if path == "patient.age" and patient.age.value is None and patient.birth_date.value is not None:
        return _age(referral, expected, today), patient.birth_date
    node: Any = referral
    for part in path.split("."):
        node = getattr(node, part, None)
    return (node.value, node) if isinstance(node, Field) else (None, None)


def _age(referral: Referral, expected: Any, today: date) -> int | None:
    """The age that the birth date gives on the day of the letter, or today: the one that is wanted, if either is."""
    ages: list[int] = []
    for day in (referral.request.date.value, today.isoformat()):
        try:
            ages.append(age_on(str(referral.patient.birth_date.value), date.fromisoformat(str(day))))
        except ValueError:
            continue
    return next((age for age in ages if same("patient.age", expected, age)), ages[0] if ages else None)
