"""How often a candidate agrees with what is used, and whom people's corrections proved right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from jobs.calibration.reliability import Interval, wilson
from jobs.shadowing.comparing import Compared, folded
from referrals.data.referral import DISPOSITIONS, URGENCIES

NOTHING = "-"


@dataclass(frozen=True, slots=True)
class Ran:
    """One run of a shadow that completed. Ids name it; `compared` holds patient data."""

    run_id: str
    record_id: str
    compared: tuple[Compared, ...]
    seconds: float

    @property
    def differs_in(self) -> tuple[str, ...]:
        return tuple(one.path for one in self.compared if not one.agrees)


@dataclass(frozen=True, slots=True)
class Corrected:
    """A field of a record that a person corrected after the run: the value before and after, None for none."""

    record_id: str
    path: str
    before: str | None
    after: str | None


@dataclass(frozen=True, slots=True)
class PathAgreement:
    """`n` counts the runs in which at least one side has a value; `interval` is of the share that agrees."""

    path: str
    n: int
    agreed: int
    only_current: int
    only_candidate: int
    interval: Interval

    @property
    def share(self) -> float:
        return self.agreed / self.n


@dataclass(frozen=True, slots=True)
class ProvedRight:
    """Corrected fields by which side had what the person entered."""

    corrected: int = 0
    candidate_only: int = 0
    current_only: int = 0
    both: int = 0
    neither: int = 0


@dataclass(frozen=True, slots=True)
class Confusion:
    """How often the job said the row and the candidate the column."""

    labels: tuple[str, ...]
    rows: tuple[tuple[int, ...], ...]

    @property
    def with_labels(self) -> tuple[tuple[str, tuple[tuple[int, bool], ...]], ...]:
        """Return (label, ((count, is on the diagonal), ...)) for each row."""
        return tuple(
            (label, tuple((count, row == column) for column, count in enumerate(self.rows[row])))
            for row, label in enumerate(self.labels)
        )


@dataclass(frozen=True, slots=True)
class Agreement:
    """`n` runs completed, `failed` did not, `waiting` are still to come. `identical` agree in every field."""

    n: int
    failed: int
    waiting: int
    identical: int
    identical_interval: Interval
    paths: tuple[PathAgreement, ...]
    urgency: Confusion
    disposition: Confusion
    less_urgent: int
    more_urgent: int
    proved_right: ProvedRight
    mean_seconds: float | None

    def as_json(self) -> dict[str, Any]:
        """Return the report as plain values: counts and paths, no patient data."""
        found = asdict(self)
        found["paths"] = [{**asdict(path), "share": round(path.share, 4)} for path in self.paths]
        return found


def agreement_of(
    *, ran: Sequence[Ran], corrected: Sequence[Corrected] = (), failed: int = 0, waiting: int = 0
) -> Agreement:
    """Report how the completed runs of a shadow compare with the jobs they ran beside."""
    identical = sum(not one.differs_in for one in ran)
    steps = [_urgency_step(one) for one in ran]
    return Agreement(
        n=len(ran),
        failed=failed,
        waiting=waiting,
        identical=identical,
        identical_interval=wilson(identical, len(ran)),
        paths=_paths(ran),
        urgency=_confusion(ran, "triage.urgency", URGENCIES),
        disposition=_confusion(ran, "triage.disposition", DISPOSITIONS),
        less_urgent=sum(step < 0 for step in steps),
        more_urgent=sum(step > 0 for step in steps),
        proved_right=_proved_right(ran, corrected),
        mean_seconds=round(sum(one.seconds for one in ran) / len(ran), 3) if ran else None,
    )


def _paths(ran: Sequence[Ran]) -> tuple[PathAgreement, ...]:
    """Return how often each path agrees, those that agree least first."""
    by_path: dict[str, list[Compared]] = {}
    for one in ran:
        for compared in one.compared:
            by_path.setdefault(compared.path, []).append(compared)
    agreements = [
        PathAgreement(
            path=path,
            n=len(found),
            agreed=(agreed := sum(one.agrees for one in found)),
            only_current=sum(not one.candidate for one in found),
            only_candidate=sum(not one.current for one in found),
            interval=wilson(agreed, len(found)),
        )
        for path, found in by_path.items()
    ]
    return tuple(sorted(agreements, key=lambda one: one.share))


def _pair(one: Ran, path: str) -> tuple[str, str]:
    found = next((compared for compared in one.compared if compared.path == path), None)
    if found is None:
        return NOTHING, NOTHING
    return next(iter(found.current), NOTHING), next(iter(found.candidate), NOTHING)


def _confusion(ran: Sequence[Ran], path: str, labels: Sequence[str]) -> Confusion:
    counts = Counter(_pair(one, path) for one in ran)
    return Confusion(tuple(labels), tuple(tuple(counts[row, column] for column in labels) for row in labels))


def _urgency_step(one: Ran) -> int:
    """Return how many levels the candidate stands above the job; negative below."""
    current, candidate = _pair(one, "triage.urgency")
    return URGENCIES.index(candidate) - URGENCIES.index(current)


def _proved_right(ran: Sequence[Ran], corrected: Sequence[Corrected]) -> ProvedRight:
    compared = {(one.record_id, found.path): found for one in ran for found in one.compared}
    outcomes: Counter[str] = Counter()
    for correction in corrected:
        found = compared.get((correction.record_id, correction.path))
        if found is None:
            continue
        current, candidate = (_right(correction, side) for side in (found.current, found.candidate))
        outcomes[
            "both"
            if current and candidate
            else "current_only"
            if current
            else "candidate_only"
            if candidate
            else "neither"
        ] += 1
    return ProvedRight(corrected=outcomes.total(), **outcomes)


def _right(correction: Corrected, values: tuple[str, ...]) -> bool:
    """Whether a side has what the person entered, or has not what the person took away."""
    have = {folded(correction.path, value) for value in values}
    if correction.after is not None:
        return folded(correction.path, correction.after) in have
    return correction.before is not None and folded(correction.path, correction.before) not in have
