"""How a referral that a person has corrected is triaged anew.

Rules belong to a room above this one. It gives what applies them when Django starts (`config/switchboard.py`), so that
a correction and what follows from it are one version, written in one transaction.
"""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple, Protocol

from referrals.data.records import TriagedReferral
from referrals.data.referral import Completeness, Referral, Triage


class Follows(NamedTuple):
    """What follows from a corrected referral; `confidence` is that of the referral as a whole."""

    triage: Triage
    completeness: Completeness
    confidence: float


class Triaging(Protocol):
    """Triages `corrected`, which stands in the place of the referral `before`. Reads only, in the caller's scope."""

    def __call__(
        self, *, organization_id: str, before: TriagedReferral, corrected: Referral, now: datetime
    ) -> Follows: ...


_triaging: list[Triaging] = []


def triage_corrections_with(triaging: Triaging) -> None:
    """Set what triages corrected referrals."""
    _triaging[:] = [triaging]


def triage_corrected(
    *, organization_id: str, before: TriagedReferral, corrected: Referral, now: datetime
) -> Follows:
    """Return what follows from a corrected referral; inside the organization's scope."""
    (triaging,) = _triaging
    return triaging(organization_id=organization_id, before=before, corrected=corrected, now=now)
