"""What a threshold costs: how much goes straight through at it, and how much of that would be wrong."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from jobs.calibration.reliability import Interval, Judged, wilson

THRESHOLDS = (0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95)

DECIDING = (
    "patient.given_name",
    "patient.family_name",
    "patient.full_name",
    "patient.birth_date",
    "request.specialty",
    "request.urgency",
    "document.kind",
)
"""What a referral that goes straight through rests on: whose it is, what is asked for, how soon, what it is."""


@dataclass(frozen=True, slots=True)
class Advice:
    """Counts at one threshold.

    Of `values`, `passed` reach the threshold and `wrong` of those are wrong. Of `referrals`, `through` have all their
    deciding values at or above it, and `wrong_referrals` of those have a wrong one among them.
    """

    threshold: float
    values: int
    passed: int
    wrong: int
    referrals: int
    through: int
    wrong_referrals: int

    @property
    def passed_share(self) -> float:
        return self.passed / self.values if self.values else 0.0

    @property
    def through_share(self) -> float:
        return self.through / self.referrals if self.referrals else 0.0

    @property
    def error(self) -> float | None:
        """The share of values at or above the threshold that are wrong; None when there are none."""
        return self.wrong / self.passed if self.passed else None

    @property
    def error_interval(self) -> Interval:
        return wilson(self.wrong, self.passed)

    @property
    def referral_error(self) -> float | None:
        """The share of referrals going straight through with a wrong deciding value; None when none goes through."""
        return self.wrong_referrals / self.through if self.through else None

    @property
    def referral_error_interval(self) -> Interval:
        return wilson(self.wrong_referrals, self.through)


def advise(
    judged: Iterable[Judged],
    *,
    thresholds: Sequence[float] = THRESHOLDS,
    deciding: Sequence[str] = DECIDING,
) -> tuple[Advice, ...]:
    """Return what each threshold would do on values whose truth is known; the lowest threshold first."""
    entries = list(judged)
    by_subject: dict[str, list[Judged]] = defaultdict(list)
    for entry in entries:
        if entry.path in deciding:
            by_subject[entry.subject].append(entry)
    return tuple(_at(threshold, entries, list(by_subject.values())) for threshold in sorted(thresholds))


def _at(threshold: float, entries: Sequence[Judged], referrals: Sequence[Sequence[Judged]]) -> Advice:
    passed = [entry for entry in entries if entry.confidence >= threshold]
    through = [fields for fields in referrals if all(field.confidence >= threshold for field in fields)]
    return Advice(
        threshold=threshold,
        values=len(entries),
        passed=len(passed),
        wrong=sum(not entry.right for entry in passed),
        referrals=len(referrals),
        through=len(through),
        wrong_referrals=sum(not all(field.right for field in fields) for fields in through),
    )
