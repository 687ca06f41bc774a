"""What a case says beside its gold: the red flags that must be raised, what each page is, whose it is."""

from __future__ import annotations

from dataclasses import dataclass

from jobs.evaluation.cases import Case
from referrals.data.referral import Triage


@dataclass(frozen=True, slots=True)
class Named:
    """Of named things: those found that were wanted, those found that were not, those wanted and not found."""

    right: tuple[str, ...] = ()
    false: tuple[str, ...] = ()
    missed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Extras:
    """None where the case does not say."""

    red_flags: Named | None = None
    page_kinds: Named | None = None
    foreign_pages: Named | None = None


def measure_extras(*, case: Case, triage: Triage | None) -> Extras:
    """Compare red flags with what the case says of them."""
    raised = {flag.code for flag in triage.red_flags} if triage else set()
    return Extras(red_flags=None if case.red_flags is None else _compared(set(case.red_flags), raised))


def _compared(wanted: set[str], got: set[str]) -> Named:
    return Named(
        right=tuple(sorted(wanted & got)),
        false=tuple(sorted(got - wanted)),
        missed=tuple(sorted(wanted - got)),
    )
