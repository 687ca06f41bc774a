"""How far shown confidences are from the truth: reliability by tenths, calibration error, Brier score."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt

from jobs.extraction.confidence import ConfidenceMap, calibrated, group_of
from referrals.data.referral import Verdict

_BINS = 10
_Z = 1.959964
"""The normal quantile of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A value that was shown and of which it is known whether it was right.

    `raw` and `confidence` are 0-1, before and after the map; `subject` names the record or case it belongs to.
    `reviewed`: a person is known to have looked at this very value.
    """

    path: str
    raw: float
    verdict: Verdict
    confidence: float
    right: bool
    subject: str = ""
    reviewed: bool = True

    def shown_by(self, using: ConfidenceMap | None) -> Judged:
        """Return the value as it would be shown by another map (None: the shipped one)."""
        confidence = calibrated(path=self.path, raw=self.raw, verdict=self.verdict, using=using)
        return replace(self, confidence=confidence)


@dataclass(frozen=True, slots=True)
class Interval:
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Bin:
    """The values shown within one tenth of the scale: their mean, the share that was right, its interval."""

    low: float
    n: int
    shown: float
    right: float
    interval: Interval


@dataclass(frozen=True, slots=True)
class Reliability:
    """`error` is the expected calibration error, `brier` the mean squared distance from the truth; both 0-1."""

    n: int
    wrong: int
    error: float
    brier: float
    bins: tuple[Bin, ...]


def wilson(successes: int, n: int) -> Interval:
    """Return Wilson's 95 % interval of a share; 0-1 whole when nothing was counted (Wilson 1927)."""
    if n == 0:
        return Interval(0.0, 1.0)
    share, z2 = successes / n, _Z * _Z
    middle = (share + z2 / (2 * n)) / (1 + z2 / n)
    half = _Z * sqrt(share * (1 - share) / n + z2 / (4 * n * n)) / (1 + z2 / n)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def reliability(judged: Iterable[Judged]) -> Reliability:
    """Return how true the shown confidences are, over ten tenths of the scale."""
    by_bin: dict[int, list[Judged]] = defaultdict(list)
    entries = list(judged)
    for entry in entries:
        by_bin[min(_BINS - 1, int(entry.confidence * _BINS))].append(entry)
    bins = tuple(_bin(index, by_bin[index]) for index in sorted(by_bin))
    n = len(entries)
    return Reliability(
        n=n,
        wrong=sum(not entry.right for entry in entries),
        error=sum(abs(bin_.shown - bin_.right) * bin_.n for bin_ in bins) / n if n else 0.0,
        brier=sum((entry.confidence - entry.right) ** 2 for entry in entries) / n if n else 0.0,
        bins=bins,
    )


def by_group(judged: Iterable[Judged]) -> Mapping[str, Reliability]:
    """Return the reliability of each group of fields that shares a map, by name."""
    groups: dict[str, list[Judged]] = defaultdict(list)
    for entry in judged:
        groups[group_of(entry.path)].append(entry)
    return {name: reliability(groups[name]) for name in sorted(groups)}


def error_by_group(judged: Iterable[Judged]) -> float:
    """Return the mean of the groups' calibration errors, weighted by their values.

    One group's overconfidence cannot hide behind another's underconfidence, as it can in the error of all together.
    """
    groups = by_group(judged).values()
    n = sum(found.n for found in groups)
    return sum(found.error * found.n for found in groups) / n if n else 0.0


def _bin(index: int, entries: Sequence[Judged]) -> Bin:
    n, right = len(entries), sum(entry.right for entry in entries)
    shown = sum(entry.confidence for entry in entries) / n
    return Bin(index / _BINS, n, shown, right / n, wilson(right, n))
