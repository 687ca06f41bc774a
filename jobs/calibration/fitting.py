"""Fits maps from raw to shown confidence: isotonic, leaning on a prior line, and never kept unless it is truer on
values that the fit has not seen.
"""

from __future__ import annotations

import zlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from jobs.calibration.reliability import Judged, Reliability, error_by_group, reliability
from jobs.extraction.confidence import MOST, ConfidenceMap, Knots, group_of, interpolated

PRIOR_WEIGHT = 25.0
"""Each twentieth of the scale begins with as much weight on the prior line as this many judged values."""

FOLDS = 5
_STEPS = tuple(step / 20 for step in range(21))


@dataclass(frozen=True, slots=True)
class Refit:
    """A map fitted anew, and how it and the one before it did on values left out of the fit (by subject, in folds)."""

    groups: Mapping[str, Knots]
    n: int
    before: Reliability
    after: Reliability
    error_before: float
    error_after: float

    @property
    def truer(self) -> bool:
        """Whether the refit is closer to the truth: a smaller Brier score, and no greater calibration error, which is
        taken group by group.
        """
        return self.after.brier < self.before.brier and self.error_after <= self.error_before


def refit(*, judged: Sequence[Judged], prior: ConfidenceMap) -> Refit:
    """Fit a map that leans on `prior`, and hold it against `prior` on values that it was not fitted on."""
    before = [entry.shown_by(prior) for entry in judged]
    after = held_out(judged=judged, fitted=lambda rest: fit_groups(judged=rest, prior=prior))
    return Refit(
        groups=fit_groups(judged=judged, prior=prior),
        n=len(judged),
        before=reliability(before),
        after=reliability(after),
        error_before=error_by_group(before),
        error_after=error_by_group(after),
    )


def held_out(
    *, judged: Sequence[Judged], fitted: Callable[[Sequence[Judged]], Mapping[str, Knots]]
) -> list[Judged]:
    """Return each value as a map shows it whose lines were fitted on the other folds; all values of a subject share a
    fold."""
    shown: list[Judged] = []
    for fold in range(FOLDS):
        rest = [entry for entry in judged if _fold(entry.subject) != fold]
        using = ConfidenceMap("held out", fitted(rest))
        shown += [entry.shown_by(using) for entry in judged if _fold(entry.subject) == fold]
    return shown


def fit_groups(
    *, judged: Iterable[Judged], prior: ConfidenceMap, most: float = MOST
) -> dict[str, list[tuple[float, float]]]:
    """Return the points (raw, shown) of each group of the prior or of the values, and "*" for all others.

    The line of all values together leans on the prior's; each group's leans on its own prior where the prior has one,
    else on that of all. So a group of few values stays near what is known without it. No line rises above `most`.
    """
    by_group: dict[str, list[Judged]] = defaultdict(list)
    for entry in judged:
        by_group[group_of(entry.path)].append(entry)
    everything = [entry for entries in by_group.values() for entry in entries]
    fitted = {"*": fit(judged=everything, prior=prior.groups["*"], most=most)}
    for name in sorted({*by_group, *prior.groups} - {"*"}):
        fitted[name] = fit(judged=by_group[name], prior=prior.groups.get(name) or fitted["*"], most=most)
    return fitted


def fit(*, judged: Sequence[Judged], prior: Knots, most: float = MOST) -> list[tuple[float, float]]:
    """Return a rising line of points: the share that was right around each raw value, leaning on the prior; `most` at
    most."""
    weights = [PRIOR_WEIGHT] * len(_STEPS)
    rights = [PRIOR_WEIGHT * interpolated(prior, step) for step in _STEPS]
    for entry in judged:
        nearest = round(entry.raw * 20)
        weights[nearest] += 1.0
        rights[nearest] += float(entry.right)
    values = rising([right / weight for right, weight in zip(rights, weights, strict=True)], weights)
    return [(step, round(min(value, most), 4)) for step, value in zip(_STEPS, values, strict=True)]


def rising(values: Sequence[float], weights: Sequence[float]) -> list[float]:
    """Return the nearest sequence that never falls (pool adjacent violators; Ayer et al. 1955)."""
    pools: list[list[float]] = []
    for value, weight in zip(values, weights, strict=True):
        pools.append([value, weight, 1.0])
        while len(pools) > 1 and pools[-2][0] > pools[-1][0]:
            value_b, weight_b, count_b = pools.pop()
            value_a, weight_a, count_a = pools.pop()
            total = weight_a + weight_b
            pools.append([(value_a * weight_a + value_b * weight_b) / total, total, count_a + count_b])
    return [value for value, _, count in pools for _ in range(int(count))]


def _fold(subject: str) -> int:
    return zlib.crc32(subject.encode()) % FOLDS
